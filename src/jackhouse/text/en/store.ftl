### The store of served tables: why it cannot be opened, or something not be stored.

## Opening

reason-store-locked = The data folder { $file } is in use by another server: stop that one, or choose another folder.
reason-store-foreign = { $file } is not a store of ours and is left as it is: move it away, or choose another data folder.
reason-store-corrupt = The store { $file } is damaged: { $problem }. Move all that is in its folder away, and put a backup in its place.
reason-store-newer = The store { $file } was written by a newer jackhouse (version { $found } of its form; this one knows up to { $known }): install that one.
reason-store-unwritable = { $file } cannot be written ({ $detail }): choose a folder in which jackhouse may write.
reason-store-missing = There is no store { $file }: name the data folder of a server.

problem-store-broken = its structure is broken ({ $detail })
problem-store-gap = entries of the table { $detail } are missing
problem-store-stray-log = the log { $detail } is there, but not the file to which it belongs

## Storing

reason-store-full = There is no room left for { $file } ({ $detail }): free some, then try again.
reason-store-failed = The store { $file } could not be read or written ({ $detail }): nothing was stored.
reason-store-closed = The store { $file } is closed, so nothing can be stored or read any more.
reason-store-clash = Entry { $found } of the table { $key } was not stored: the next one is { $known }.
reason-store-backup-exists = There is something at { $file } already and it is not overwritten: choose another name for the backup.
