-- The number by which evidence is verified; the same facts may stand in files of several digests.
alter table nda_evidence add column number text;
update nda_evidence set number = facts ->> 'number';
alter table nda_evidence alter column number set not null;
create index nda_evidence_by_number on nda_evidence (number);
