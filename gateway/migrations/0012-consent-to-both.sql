-- A consent is to two texts: the privacy policy, whose version was recorded from the start, and the user agreement.
-- Whoever consented until now did so to the agreement's first version, for there was no other.
alter table consent add column agreement_version text not null default '1.0';
alter table consent alter column agreement_version drop default;
drop index consent_that_holds;
create unique index consent_that_holds on consent (account_id, version, agreement_version, environment)
  where withdrawn_at is null;
