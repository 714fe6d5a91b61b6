-- What somebody last wrote to another, and up to where it is read: beside what others write, the newest of all was walked
-- through until one of theirs came.
create index message_of_sender on message (conversation, sender_id, id desc) where kind = 'chat';
