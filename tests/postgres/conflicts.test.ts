import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withinRequest } from '../../gateway/src/adapters/request-id/request-scope';
import { StorageUnavailable } from '../../gateway/src/ports/storage-fault';
import type { SqlDatabase } from '../../gateway/src/adapters/database/sql-client';
import { dropDatabase, emptyDatabase, openDatabase, testServer } from '../support/gateway/postgres-databases';

const server = testServer ?? '';
let address: string;
let instances: readonly SqlDatabase[];
beforeAll(async () => {
  address = await emptyDatabase(server);
  instances = await Promise.all([0, 1, 2].map(() => openDatabase(address)));
  await instances[0]?.script(
    'create table seat (id int primary key, taken_by int); create table log (who int)',
  );
});
afterAll(async () => {
  await Promise.all(instances.map((each) => each.close()));
  await dropDatabase(server, address);
});

const instanceOf = (who: number): SqlDatabase => {
  const found = instances[who % instances.length];
  if (found === undefined) throw new Error('no instance');
  return found;
};

const countIn = async (database: Pick<SqlDatabase, 'query'>, table: string): Promise<number> => {
  const rows = await database.query(`select count(*)::int from ${table}`, [], 'arrays');
  return Number((rows[0] as readonly unknown[])[0]);
};

describe('transactions of three instances at once', () => {
  test('[OPS-02] of 50 who look for a free seat and take it, exactly 10 get one', async () => {
    await instanceOf(0).script('delete from seat');
    const take = (who: number) =>
      instanceOf(who).transaction(async (client) => {
        const taken = await countIn(client, 'seat');
        if (taken >= 10) return false;
        await client.query('insert into seat (id, taken_by) values ($1, $2)', [who, who], 'arrays');
        return true;
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, who) => take(who)));
    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(await countIn(instanceOf(1), 'seat')).toBe(10);
  });

  test('[OPS-02] two that lock the same rows the other way round both succeed', async () => {
    await instanceOf(0).script('delete from seat; insert into seat values (1, 0), (2, 0)');
    const add = (who: number, ids: readonly number[]) =>
      instanceOf(who).transaction(async (client) => {
        for (const id of ids)
          await client.query('update seat set taken_by = taken_by + 1 where id = $1', [id], 'arrays');
      });
    const rounds = Array.from({ length: 20 }, (_, who) => add(who, who % 2 === 0 ? [1, 2] : [2, 1]));
    await Promise.all(rounds);
    const rows = await instanceOf(2).query('select taken_by from seat order by id', [], 'arrays');
    expect(rows).toEqual([[20], [20]]);
  });

  test('[OPS-02] a transaction finds the key that another one took after it had looked', async () => {
    await instanceOf(0).script('delete from seat');
    let runs = 0;
    const found = await instanceOf(0).transaction(async (client) => {
      runs += 1;
      if ((await countIn(client, 'seat')) > 0) return 'kept';
      if (runs === 1) await instanceOf(1).script('insert into seat values (1, 0)');
      await client.query('insert into seat values (1, 1)', [], 'arrays');
      return 'added';
    });
    expect(found).toBe('kept');
    expect(runs).toBe(2);
  });

  test('[OPS-02] a key that stays taken fails after three runs', async () => {
    await instanceOf(0).script('delete from seat; insert into seat values (1, 0)');
    let runs = 0;
    const failing = instanceOf(0).transaction(async (client) => {
      runs += 1;
      await client.query('insert into seat values (1, 1)', [], 'arrays');
    });
    await expect(failing).rejects.toThrow('23505');
    expect(runs).toBe(3);
  });

  test('[OPS-02] an error of the work rolls back, is not repeated, and shows no parameter', async () => {
    let runs = 0;
    const failing = instanceOf(0).transaction(async (client) => {
      runs += 1;
      await client.query('insert into log values ($1)', [runs], 'arrays');
      await client.query('select $1::int / 0', [13_800_000_001], 'arrays').catch((error: unknown) => {
        throw error;
      });
    });
    await expect(failing).rejects.toThrow();
    await failing.catch((error: unknown) => expect(String(error)).not.toContain('13800000001'));
    expect(runs).toBe(1);
    expect(await countIn(instanceOf(1), 'log')).toBe(0);
  });

  test('[OPS-02] work that goes on after a failed statement is refused, and nothing of it is kept', async () => {
    const hiding = instanceOf(0).transaction(async (client) => {
      await client.query('insert into log values (1)', [], 'arrays');
      await client.query('select 1 / 0', [], 'arrays').catch(() => undefined);
      return 'done';
    });
    await expect(hiding).rejects.toThrow('A statement of the transaction failed.');
    expect(await countIn(instanceOf(1), 'log')).toBe(0);
  });

  test('[OPS-02] inside a transaction only its own client may be used', async () => {
    const database = instanceOf(0);
    const nested = database.transaction(() => database.query('select 1', [], 'arrays'));
    await expect(nested).rejects.toThrow('Inside a transaction only its own client may be used.');
  });

  test('[REL-02] a statement whose connection the server ends is refused, and the next one is answered', async () => {
    const database = instanceOf(0);
    const ended = database.query('select pg_terminate_backend(pg_backend_pid()), pg_sleep(1)', [], 'arrays');
    await expect(ended).rejects.toThrow(StorageUnavailable);
    expect(await database.query('select 1', [], 'arrays')).toEqual([[1]]);
  });
});

test('[OPS-02] a transaction carries the id of its request to the server, and no other one does', async () => {
  const name = () =>
    instanceOf(0).transaction((client) =>
      client.query(`select current_setting('application_name')`, [], 'arrays'),
    );
  expect(await withinRequest('0f8fad5b-d9cb-469f-a165-70867728950e', name)).toEqual([
    ['hupo 0f8fad5b-d9cb-469f-a165-70867728950e'],
  ]);
  expect(await name()).toEqual([['hupo']]);
  expect(await withinRequest("x'; drop table seat; --", name)).toEqual([['hupo']]);
});
