import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { declaredColumns } from '../../../gateway/src/adapters/database/schema/declared-columns';
import { personalDataStore } from '../../../gateway/src/adapters/database/stores/personal-data-store';
import { exportNames } from '../../../gateway/src/application/privacy/export-names';
import { locations } from '../../../gateway/src/main/locations';
import { callGateway } from '../../support/gateway/call';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const agree = (token: string, changed: Readonly<Record<string, string>> = {}) =>
  callGateway(gateway.url, '/webapp/privacy!agree.action', {
    method: 'POST',
    token,
    parameters: {
      version: '1.1',
      agreement: '1.0',
      at: String(gateway.clock.now()),
      environment: 'native',
      ...changed,
    },
  });
const consents = async (token: string) =>
  ((await callGateway(gateway.url, '/webapp/privacy!consents.action', { token })).data as { list: unknown[] })
    .list;
const withdraw = (token: string) =>
  callGateway(gateway.url, '/webapp/privacy!withdraw.action', { method: 'POST', token });
const exported = (token: string) => callGateway(gateway.url, '/webapp/privacy!export.action', { token });
const wrong = [400, '参数错误'];

describe('a consent', () => {
  test('[PRI-06] is recorded with both versions, time and place, once while it holds', async () => {
    const token = await tokenOf(gateway, 'u1');
    const at = gateway.clock.now();
    expect((await agree(token)).code).toBe(200);
    gateway.clock.move(60_000);
    await agree(token);
    await agree(token, { environment: 'browser' });
    expect(await consents(token)).toEqual([
      { version: '1.1', agreement: '1.0', environment: 'browser', at: at + 60_000, withdrawnAt: null },
      { version: '1.1', agreement: '1.0', environment: 'native', at, withdrawnAt: null },
    ]);
  });

  test('[PRI-06] is never later than when it came, whatever the device’s clock says', async () => {
    const token = await tokenOf(gateway, 'u2');
    await agree(token, { at: String(gateway.clock.now() + 86_400_000) });
    expect(await consents(token)).toMatchObject([{ at: gateway.clock.now() }]);
  });

  test('[PRI-06][SEC-04] that is taken back stays on record with its end, and ends every login, the one that asks too', async () => {
    const [token, other] = [await tokenOf(gateway, 'u3'), await tokenOf(gateway, 'u3')];
    await agree(token);
    gateway.clock.move(1_000);
    expect((await withdraw(token)).code).toBe(200);
    expect([(await exported(token)).code, (await exported(other)).code]).toEqual([401, 401]);
    const next = await tokenOf(gateway, 'u3');
    expect(await consents(next)).toMatchObject([{ withdrawnAt: gateway.clock.now() }]);
    expect((await consents(next)).length).toBe(1);
    await agree(next);
    expect(await consents(next)).toMatchObject([{ withdrawnAt: null }, { version: '1.1' }]);
  });

  test('[PRI-06] to another version of the user agreement is another consent, and both are exported', async () => {
    const token = await tokenOf(gateway, 'u3');
    await agree(token);
    await agree(token, { agreement: '1.1' });
    await agree(token, { agreement: '1.1' });
    expect((await consents(token)).slice(0, 2)).toMatchObject([
      { version: '1.1', agreement: '1.1', withdrawnAt: null },
      { version: '1.1', agreement: '1.0', withdrawnAt: null },
    ]);
    const { records } = (await exported(token)).data as { records: Record<string, object[]> };
    const versions = records.同意记录?.map((row) => Reflect.get(row, '用户协议版本') as unknown);
    expect(versions?.filter((version) => version === '1.1')).toEqual(['1.1']);
  });

  test('[PRI-06] of an older client, which names no version of the user agreement, is to its first', async () => {
    const token = await tokenOf(gateway, 'u2');
    const parameters = { version: '1.1', at: String(gateway.clock.now()), environment: 'wechat' };
    await callGateway(gateway.url, '/webapp/privacy!agree.action', { method: 'POST', token, parameters });
    const [latest] = await consents(token);
    expect(latest).toMatchObject({ version: '1.1', agreement: '1.0', environment: 'wechat' });
  });

  test.each([
    { version: '' },
    { version: 'x'.repeat(20) },
    { version: '1.1.1.1.1' },
    { agreement: '' },
    { agreement: 'newest' },
    { at: '-1' },
    { at: 'soon' },
    { environment: 'car' },
  ])('[SEC-05] with %j is refused', async (changed) => {
    const { code, text } = await agree(await tokenOf(gateway, 'u1'), changed);
    expect([code, text]).toEqual(wrong);
  });

  test('[SEC-05] is told to its owner alone, and to nobody without a token', async () => {
    await agree(await tokenOf(gateway, 'u1'));
    const newcomer = await tokenOf(gateway, 'u4');
    const asked = await callGateway(gateway.url, '/webapp/privacy!consents.action', {
      token: newcomer,
      parameters: { userId: 'u1', accountId: 'u1' },
    });
    expect(asked.data).toEqual({ list: [] });
    for (const path of ['privacy!consents', 'privacy!export'])
      expect((await callGateway(gateway.url, `/webapp/${path}.action`)).code).toBe(401);
  });
});

describe('what is exported', () => {
  test('[PRI-06] is everything of the account, of nobody else, and no secret', async () => {
    const token = await tokenOf(gateway, 'u1');
    const { data, raw } = await exported(token);
    const { records, exportedAt } = data as { records: Record<string, object[]>; exportedAt: number };
    expect(exportedAt).toBe(gateway.clock.now());
    expect(records.账号).toMatchObject([{ 账号编号: 'u1', 手机号: '13800000001' }]);
    expect(records.登录记录?.length).toBeGreaterThan(0);
    for (const message of records.消息 ?? [])
      expect([Reflect.get(message, '接收人编号'), Reflect.get(message, '发送人编号')]).toContain('u1');
    for (const secret of ['passwordHash', 'password_hash', 'scrypt', token])
      expect(raw).not.toContain(secret);
  });

  test('[PRI-06] is told in Chinese, with times that people can read, and nothing under the name of a column', async () => {
    gateway.clock.move(60 * 60_000);
    const token = await tokenOf(gateway, 'u1');
    await agree(token);
    const { records } = (await exported(token)).data as { records: Record<string, object[]> };
    for (const [kind, rows] of Object.entries(records))
      for (const name of [kind, ...rows.flatMap((row) => Object.keys(row))])
        expect(name).toMatch(/[\u4e00-\u9fff]/);
    expect(records.同意记录?.[0]).toMatchObject({
      隐私政策版本: '1.1',
      用户协议版本: '1.0',
      同意时间: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      撤回时间: null,
    });
  });

  test('[PRI-06] has a Chinese name for every column of every table that goes out, and no name twice in one', async () => {
    const sql = await openEmptyDatabase();
    try {
      await migrate(sql, locations.migrations);
      const tables = Object.keys(await personalDataStore(databaseOver(sql)).of('nobody'));
      expect(Object.keys(exportNames).sort()).toEqual([...tables].sort());
      const inner: Readonly<Record<string, readonly string[]>> = {
        account: ['password_hash'],
        message: ['given_hash'],
        upload: ['content'],
        sale: [
          ...['industry_group', 'recommended', 'industry_id', 'region_id', 'round_id'],
          ...['listed_amount', 'listed_revenue', 'listed_stake', 'search'],
        ],
        buy: ['industry_ids', 'region_ids', 'round_ids', 'listed_least', 'listed_most', 'search'],
      };
      for (const [table, { fields }] of Object.entries(exportNames)) {
        const columns = declaredColumns()
          .filter((line) => line.startsWith(`${table}.`))
          .map((line) => line.slice(table.length + 1).split(' ')[0] ?? '')
          .filter((column) => !(inner[table] ?? []).includes(column));
        const camel = columns.map((column) =>
          column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
        );
        expect([table, Object.keys(fields).sort()]).toEqual([table, camel.sort()]);
        expect(new Set(Object.values(fields)).size).toBe(camel.length);
      }
      expect(new Set(Object.values(exportNames).map(({ title }) => title)).size).toBe(tables.length);
    } finally {
      await sql.close();
    }
  });

  test('[SEC-05] is put together five times an hour at most', async () => {
    const token = await tokenOf(gateway, 'u2');
    for (let time = 0; time < 5; time += 1) expect((await exported(token)).code).toBe(200);
    const { code, text } = await exported(token);
    expect([code, text]).toEqual([429, '导出过于频繁，请在 60 分钟后再试']);
    gateway.clock.move(60 * 60_000);
    expect((await exported(token)).code).toBe(200);
  });

  test('[PRI-06] leaves out no table that names an account', async () => {
    const sql = await openEmptyDatabase();
    try {
      await migrate(sql, locations.migrations);
      const rows = await sql.query(
        `select distinct t.relname as name from pg_constraint c
           join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
          where c.contype = 'f' and f.relname = 'account'`,
        [],
        'objects',
      );
      const named = rows.map((row) => String(Reflect.get(row as object, 'name')));
      const known = Object.keys(await personalDataStore(databaseOver(sql)).of('nobody'));
      expect(named.filter((name) => !known.includes(name))).toEqual([]);
      expect(known).toContain('account');
    } finally {
      await sql.close();
    }
  });
});
