### The store of served tables: why it cannot be opened, or something not be stored.

## Opening

reason-store-locked = The data folder { $file } is in use by another server: stop that one, or choose another folder.
reason-store-foreign = { $file } is not a Jackhouse store and is left as it is: move it away, or choose another data folder.
reason-store-corrupt = The store { $file } is damaged: { $problem }. Copy the whole folder before you change anything in it.
reason-store-newer = The store { $file } was written by a newer jackhouse (version { $found } of its form; this one knows up to { $known }): install that one.
reason-store-unwritable = { $file } cannot be written ({ $detail }): choose a folder in which jackhouse may write.
reason-store-missing = There is no store { $file }: name the data folder of a server.

problem-store-broken = its structure is broken ({ $detail }); what can still be read is saved with the command .recover of sqlite3, and a backup can be served from another folder
problem-store-gap = entries of the table { $detail } are missing; other tables are not affected
problem-store-stray-log = the log { $detail } holds moves of another file than the one beside it; put the file back to which it belongs, or serve a backup from an empty folder

## Storing

reason-store-full = There is no room left for { $file } ({ $detail }): free some, then try again.
reason-store-failed = The store { $file } could not be read or written ({ $detail }): nothing was stored.
reason-store-undecided = The store { $file } failed while it was being written ({ $detail }): this may have been stored or not. Send it again with the same key.
reason-store-closed = The store { $file } is closed, so nothing can be stored or read any more.
reason-store-clash = Entry { $found } of the table { $key } was not stored: the next one is { $known }.
reason-store-backup-exists = There is something at { $file } already and it is not overwritten: choose another name for the backup.
