import { left, right } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeExpired } from '../../../gateway/src/adapters/database/stores/expired-rows';
import { wechatCodeStore } from '../../../gateway/src/adapters/database/stores/wechat-code-store';
import { wechatIdentityStore } from '../../../gateway/src/adapters/database/stores/wechat-identity-store';
import { proofIn, weixinUserInfoWire } from '../../../gateway/src/adapters/http/wire/weixin-user-info';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { makeWechatBinding } from '../../../gateway/src/application/account/wechat-binding';
import { makeWechatLogin } from '../../../gateway/src/application/account/wechat-login';
import { refusals } from '../../../contract/refusal/refusal';
import { locations } from '../../../gateway/src/main/locations';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { movedClock } from '../../support/gateway/moved-clock';

const clock = movedClock();
let sql: SqlDatabase;
beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    await sql.script(`insert into account (id, phone, name, company, position, password_hash, registered_at)
      values ('${id}', '${id}', '甲', '公司', '经理', '', 1)`);
});
afterAll(() => sql.close());

const people = () => wechatIdentityStore(databaseOver(sql), clock, systemRandom);
const binding = () => makeWechatBinding(people());
const person = (openId: string) => ({ openId, nickname: `昵称${openId}` });

describe('binding a phone to a person of WeChat', () => {
  test('[LOG-04][LOG-05] the person of the proof logs in to the account from then on', async () => {
    const proof = await people().offer(person('p1'));
    expect(await binding().check(proof)).toEqual(right(null));
    expect(await binding().bind(proof, 'a')).toEqual(right(null));
    expect(await people().accountOf(person('p1'))).toBe('a');
    const codes = wechatCodeStore(databaseOver(sql), clock, systemRandom);
    const login = makeWechatLogin({
      authorisations: codes,
      identities: people(),
      openLogin: (accountId) => Promise.resolve(`token of ${accountId}`),
      security: { note: () => undefined },
      limits: {
        take: () => Promise.resolve({ allowed: true }),
        giveBack: () => Promise.resolve(),
        clear: () => Promise.resolve(),
      },
      clock,
    });
    expect(
      await login({ code: await codes.issue(person('p1')), visitor: { ip: '::1', device: null } }),
    ).toEqual(right({ kind: 'token', token: 'token of a' }));
  });

  test('[SEC-05] a proof is used once', async () => {
    const proof = await people().offer(person('p2'));
    await binding().bind(proof, 'b');
    expect(await binding().check(proof)).toEqual(left(refusals.wechatProofSpent));
    expect(await binding().bind(proof, 'c')).toEqual(left(refusals.wechatProofSpent));
    expect(await people().accountOf(person('p2'))).toBe('b');
  });

  test('[SEC-05] of two bindings at once by the same proof one is taken', async () => {
    const proof = await people().offer(person('p3'));
    const outcomes = await Promise.all([people().bind(proof, 'c'), people().bind(proof, 'd')]);
    expect(outcomes.sort()).toEqual(['bound', 'spent']);
  });

  test('[SEC-05] a proof is good until 30 minutes have gone, and one that was made up never is', async () => {
    const proof = await people().offer(person('p4'));
    clock.move(30 * 60_000 - 1);
    expect(await binding().check(proof)).toEqual(right(null));
    clock.move(1);
    expect(await binding().check(proof)).toEqual(left(refusals.wechatProofSpent));
    expect(await binding().bind(proof, 'e')).toEqual(left(refusals.wechatProofSpent));
    expect(await binding().bind('made up', 'e')).toEqual(left(refusals.wechatProofSpent));
  });

  test('[LOG-05] an account of another person is refused, and the proof stays good for a phone of one’s own', async () => {
    const proof = await people().offer(person('p5'));
    expect(await binding().bind(proof, 'a')).toEqual(left(refusals.wechatOfAnother));
    expect(await binding().bind(proof, 'e')).toEqual(right(null));
  });

  test('[LOG-05] who is bound already stays bound to that account', async () => {
    const [again, elsewhere] = [await people().offer(person('p1')), await people().offer(person('p1'))];
    expect(await people().bind(again, 'a')).toBe('bound');
    await sql.script(`insert into account (id, phone, name, company, position, password_hash, registered_at)
      values ('f', 'f', '甲', '公司', '经理', '', 1)`);
    expect(await people().bind(elsewhere, 'f')).toBe('spent');
    expect(await people().accountOf(person('p1'))).toBe('a');
  });

  test('[SEC-05] codes and proofs are kept as hashes only', async () => {
    const proof = await people().offer(person('p6'));
    const code = await wechatCodeStore(databaseOver(sql), clock, systemRandom).issue(person('p6'));
    const rows = await sql.query(
      'select hash from wechat_code union all select hash from wechat_offer',
      [],
      'arrays',
    );
    expect(JSON.stringify(rows)).not.toContain(proof);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('[OPS-05] what has expired is swept out', async () => {
    await people().offer(person('p7'));
    await removeExpired(databaseOver(sql), clock.now() + 31 * 60_000);
    const rows = await sql.query(
      'select (select count(*)::int from wechat_code), (select count(*)::int from wechat_offer)',
      [],
      'arrays',
    );
    expect(rows).toEqual([[0, 0]]);
  });
});

test('[LOG-04] the proof is found in the field as the client was answered it, and in nothing else', () => {
  const field = JSON.stringify(weixinUserInfoWire({ nickname: '林', proof: 'p' }));
  expect(proofIn(field)).toBe('p');
  for (const other of ['', 'p', '{}', '{"ticket":1,"nickname":"林"}', '[]', 'null'])
    expect(proofIn(other)).toBeNull();
});
