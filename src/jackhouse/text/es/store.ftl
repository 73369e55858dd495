### El almacén de las mesas servidas: por qué no se puede abrir, o no se puede guardar algo.

## Abrir

reason-store-locked = Otro servidor está usando la carpeta de datos { $file }: detén ese servidor o elige otra carpeta.
reason-store-foreign = { $file } no es un almacén nuestro y se deja como está: muévelo a otro sitio o elige otra carpeta de datos.
reason-store-corrupt = El almacén { $file } está dañado: { $problem }. Lleva a otro sitio todo lo que hay en su carpeta y pon en su lugar una copia de seguridad.
reason-store-newer = El almacén { $file } lo escribió un jackhouse más nuevo (versión { $found } del formato; este conoce hasta la { $known }): instala esa versión.
reason-store-unwritable = No se puede escribir en { $file } ({ $detail }): elige una carpeta donde jackhouse tenga permiso para escribir.
reason-store-missing = No existe el almacén { $file }: indica la carpeta de datos de un servidor.

problem-store-broken = su estructura está rota ({ $detail })
problem-store-gap = faltan entradas de la mesa { $detail }
problem-store-stray-log = está el diario { $detail }, pero no el archivo al que pertenece

## Guardar

reason-store-full = Ya no queda espacio para { $file } ({ $detail }): libera un poco y vuelve a intentarlo.
reason-store-failed = No se pudo leer o escribir el almacén { $file } ({ $detail }): no se guardó nada.
reason-store-closed = El almacén { $file } está cerrado y ya no se puede guardar ni leer nada.
reason-store-clash = La entrada { $found } de la mesa { $key } no se guardó: la que sigue es la { $known }.
reason-store-backup-exists = Ya hay algo en { $file } y no se sobrescribe: elige otro nombre para la copia de seguridad.
