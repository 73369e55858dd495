### El almacén de las mesas servidas: por qué no se puede abrir, o no se puede guardar algo.

## Abrir

reason-store-locked = Otro servidor está usando la carpeta de datos { $file }: detén ese servidor o elige otra carpeta.
reason-store-foreign = { $file } no es un almacén de Jackhouse y se deja como está: muévelo a otro lugar o elige otra carpeta de datos.
reason-store-corrupt = El almacén { $file } está dañado: { $problem }. Copia la carpeta entera antes de cambiar nada en ella.
reason-store-newer = El almacén { $file } lo ha escrito un jackhouse más nuevo (versión { $found } del formato; este conoce hasta la { $known }): instala esa versión.
reason-store-unwritable = No se puede escribir en { $file } ({ $detail }): elige una carpeta donde jackhouse tenga permiso para escribir.
reason-store-missing = No existe el almacén { $file }: indica la carpeta de datos de un servidor.

problem-store-broken = su estructura está rota ({ $detail }); lo que aún se puede leer se salva con la orden .recover de sqlite3, y una copia de seguridad se puede servir desde otra carpeta
problem-store-gap = faltan entradas de la mesa { $detail }; las demás mesas no están afectadas
problem-store-stray-log = el diario { $detail } contiene jugadas de otro archivo que el que está a su lado; vuelve a poner el archivo al que pertenece, o sirve una copia de seguridad desde una carpeta vacía

## Guardar

reason-store-full = Ya no queda espacio para { $file } ({ $detail }): libera un poco y vuelve a intentarlo.
reason-store-failed = No se ha podido leer o escribir el almacén { $file } ({ $detail }): no se ha guardado nada.
reason-store-undecided = El almacén { $file } ha fallado mientras se escribía en él ({ $detail }): puede que esto se haya guardado o no. Vuelve a enviarlo con la misma clave.
reason-store-closed = El almacén { $file } está cerrado y ya no se puede guardar ni leer nada.
reason-store-clash = La entrada { $found } de la mesa { $key } no se ha guardado: la que sigue es la { $known }.
reason-store-backup-exists = Ya hay algo en { $file } y no se sobrescribe: elige otro nombre para la copia de seguridad.
