import { describe, expect, test } from 'vitest';
import { contractedBy, notTolerated } from '../../../tools/check/migrations/tolerated';

describe('migrations of a rolling release', () => {
  test.each([
    ['create table gift (id text primary key); create unique index gift_by_id on gift (id);'],
    ['alter table gift add column weight integer check (weight >= 0), add column place text'],
    ["alter table gift add column kind text not null default 'a'"],
    ['alter table gift alter column kind drop not null; alter table gift alter column kind drop default'],
    ['create index gift_by_kind on gift (kind); drop index gift_by_id'],
    ["update gift set kind = 'drop table gift; alter table gift drop column kind'"],
    ['-- drop table gift;\ncreate table other (id text not null)'],
    [
      "alter table gift drop constraint kind_check; alter table gift add constraint kind_check check (kind in ('a', 'b'))",
    ],
    ["alter table gift add column late boolean not null generated always as (kind = 'a') stored"],
  ])('[OPS-05] the version before tolerates: %s', (sql) => {
    expect(notTolerated(sql)).toEqual([]);
  });

  test.each([
    ['create table a (id text);\n\ndrop table gift;', 3, 'removes'],
    ['alter table gift add column b text,\n  drop column kind;', 1, 'removes'],
    ['alter table gift drop kind', 1, 'removes'],
    ['alter table gift rename column kind to sort', 1, 'removes'],
    ['alter table gift rename to present', 1, 'removes'],
    ['alter table gift alter column weight type numeric using weight::numeric', 1, 'old type'],
    ['alter table gift alter column weight set not null', 1, 'forbids'],
    ['alter table gift add column weight integer not null', 1, 'forbids'],
    ['alter table gift add constraint heavy check (weight > 0)', 1, 'forbids'],
    ['-- one\ncreate unique index gift_by_kind on gift (kind)', 2, 'forbids'],
    ['truncate gift', 1, 'removes'],
  ])('[OPS-05] the version before does not tolerate: %s', (sql, line, why) => {
    const found = notTolerated(sql);
    expect(found.map((one) => one.line)).toEqual([line]);
    expect(found[0]?.why).toContain(why);
  });

  test('[OPS-05] a contracting migration names in its first line the one that made it possible', () => {
    expect(contractedBy('-- Contracts 0117: kinds are read from sort.\nalter table …')).toBe('0117');
    expect(contractedBy('alter table gift drop column kind; -- Contracts 0117: late')).toBeNull();
    expect(contractedBy('-- Contracts 0117:\n')).toBeNull();
  });
});
