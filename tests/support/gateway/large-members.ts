import { seededAt } from './template';

/** A deal that every member has asked an NDA of, and bid for. */
export const oneSale = '20260418';

const members = 400;
/** One member has as much as anybody may have. */
const most = 500;
/** What each of the others has. */
const some = 30;

/** The first things of a table, in the order of their ids, numbered from 1. */
const numbered = (table: string): string => `(select id, row_number() over (order by id) as n from ${table})`;

const keeping = (kind: string, table: string): string => `
  insert into favourite (account_id, kind, target, since)
    select 'm' || m, '${kind}', thing.id, ${seededAt} + thing.n
    from generate_series(1, ${members}) as m join ${numbered(table)} as thing
      on thing.n <= case m when 1 then ${most} else ${some} end;`;

/** Many of what the demonstration has a few of, so that no list is read whole because it is short. */
const copied = (table: string, more: string): string => `
  do $$ declare columns text;
  begin
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute 'insert into ${table} (' || columns || ') select ' || columns || $copy$
      from (select (jsonb_populate_record(null::${table}, to_jsonb(${table}) ||
        jsonb_build_object('id', id || '-' || n, ${more}))).*
        from ${table}, generate_series(1, 100) as n) as copy$copy$;
  end $$;`;

const filter = JSON.stringify({ region: 'cn-31,cn-32', industry: '0102', min: '10000' });

/** Adds to the large seed 400 members and what they keep, publish, sign, bid and search for; one has most of it. */
export const largeMembers = `
  insert into account (id, phone, name, company, position, password_hash, registered_at)
    select 'm' || m, '1390' || lpad(m::text, 7, '0'), '成员' || m, '公司' || m, '经理', 'x', ${seededAt}
    from generate_series(1, ${members}) as m;
  ${copied('transfer', "'code', code || '-' || n")}
  ${copied('investor', "'name', name || n")}
  ${copied('conferences', "'title', title || n")}
  ${copied('activity', "'title', title || n")}
  ${keeping('sale', 'sale')}
  ${keeping('transfer', 'transfer')}
  ${keeping('buy', 'buy')}
  ${keeping('investor', 'investor')}
  ${keeping('conference', 'conferences')}
  ${keeping('activity', 'activity')}
  insert into publication (id, owner_id, kind, version, editor, fields, review, listing, saved_at)
    select 'p' || m || '-' || n, 'm' || m, 'sale', 1, 'd', '{}',
      case n % 3 when 0 then 'draft' else 'approved' end, case n % 3 when 0 then 'none' else 'listed' end, ${seededAt}
    from generate_series(1, ${members}) as m, generate_series(1, case m when 1 then ${most} else ${some} end) as n;
  insert into nda (account_id, sale_id, state, changed_at)
    select 'm' || m, thing.id, (array['pending', 'signed', 'rejected', 'expired'])[1 + thing.n % 4],
      ${seededAt} - thing.n
    from generate_series(1, ${members}) as m join ${numbered('sale')} as thing
      on thing.id = '${oneSale}' or thing.n <= case m when 1 then ${most} else ${some} end;
  insert into nda_step (nda_id, at, kind, actor, name, note)
    select id, changed_at, 'signed', 'signer', '', '' from nda;
  insert into bid (account_id, sale_id, kind, state, amount, note, changed_at)
    select 'm' || m, thing.id, 'bid', case thing.n % 2 when 0 then 'open' else 'accepted' end, 1000, '', ${seededAt}
    from generate_series(1, ${members}) as m join ${numbered('sale')} as thing
      on thing.id = '${oneSale}' or thing.n <= case m when 1 then ${most} else ${some} end;
  insert into bid_step (bid_id, kind, at) select id, 'placed', changed_at from bid;
  insert into saved_search (account_id, name, kind, filter, alert, created_at)
    select 'm' || m, '搜索' || n, case n % 2 when 0 then 'sale' else 'buy' end, '${filter}',
      (array['off', 'now', 'daily'])[1 + n % 3], ${seededAt}
    from generate_series(1, ${members}) as m, generate_series(1, 50) as n;
  insert into search_alert (search_id, deal_id, made_at)
    select saved_search.id, thing.id, ${seededAt}
    from saved_search join ${numbered('sale')} as thing on thing.n <= 5 where saved_search.id % 10 = 0;`;

/** u-shen and u-he wrote 10,000 messages to each other in the large seed; beside them there are 40,000 of others. */
export const largeTalks = `
  insert into message (sender_id, sender_name, recipient_id, kind, content, sent_at, conversation, read_at)
    select 'm' || nth % 900, '姓名', 'm' || (nth % 900 + 1), 'chat', '第 ' || nth || ' 条', nth,
      'm' || nth % 900 || '_m' || (nth % 900 + 1), 1
    from generate_series(1, 40000) nth;`;
