-- The content of a file lies in the file store under its purpose and id; what is still here is moved there at the start.
alter table upload alter column content drop not null;
