-- Members ask about free-trade zones and parks, and report what is wrong.
alter table consultation drop constraint consultation_kind_check;
alter table consultation add constraint consultation_kind_check
  check (kind in ('sale', 'buy', 'transfer', 'organization', 'presentation', 'park'));
alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check
  check (kind in ('sale', 'buy', 'transfer', 'investor', 'organization', 'presentation', 'park', 'message'));
