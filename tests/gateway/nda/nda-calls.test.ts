import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { anotherThan } from '../../support/gateway/sent-code';
import type { TestGateway } from '../../support/gateway/test-gateway';
import { partyAt, startWithOwners, type Party } from './nda-rig';

let gateway: TestGateway;
let signer: Party;
let owner: Party;
beforeAll(async () => {
  gateway = await startWithOwners();
  signer = partyAt(gateway, 'u1');
  owner = partyAt(gateway, 'u2');
});
afterAll(() => gateway.close());

const hiddenTexts = ['隐藏公司', '隐藏客户', '隐藏原因', '隐藏文件', '4321.09', '98765.43'];
const tellsHidden = (raw: string): boolean => hiddenTexts.some((text) => raw.includes(text));
const day = 24 * 60 * 60_000;
/** The sweep of every minute works while other things are answered. */
const swept = (party: Party, title: RegExp) =>
  expect
    .poll(async () => (await party.toldOfNdas()).map((message) => message.title))
    .toContainEqual(expect.stringMatching(title));

describe('signing', () => {
  test('[ENT-09] begins with the whole text, its version and digest, and nothing is hidden in it', async () => {
    const { data, raw } = await signer.current('s1');
    expect(data).toMatchObject({
      id: null,
      state: 'unsigned',
      maySign: 'yes',
      version: '2026-1',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      text: expect.stringContaining('第八条 法律适用与争议解决') as string,
      signerName: '姓名u1',
      history: [],
    });
    expect(tellsHidden(raw)).toBe(false);
  });

  test('[ENT-09] a wrong code, another name or another text sign nothing', async () => {
    const code = await signer.code();
    expect(await signer.sign('s1', anotherThan(code))).toMatchObject({ code: 400 });
    expect((await signer.sign('s1', code, { name: '姓名u2' })).text).toBe('签署人姓名须与认证姓名一致');
    expect((await signer.sign('s1', code, { sha256: '0'.repeat(64) })).text).toBe(
      '协议文本已更新，请重新阅读后签署',
    );
    expect(await signer.standing('s1')).toMatchObject({ state: 'unsigned', id: null });
  });

  test.each([
    ['u3', '先通过完整认证', 's1'],
    ['u4', '先通过完整认证', 's1'],
    ['u2', '这是您自己的项目', 's1'],
    ['u1', '没有需要签署保密协议', 's3'],
  ])('[ACC-05] %s is told %s', async (who, words, saleId) => {
    expect((await partyAt(gateway, who).sign(saleId, '123456')).text).toContain(words);
  });

  test('[ENT-09] waits for its owner, and opens nothing before', async () => {
    const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const code = await signer.code();
    const first = await signer.sign('s1', code, { name: ' 姓名u1 ' }, key);
    expect(first.data).toMatchObject({
      state: 'pending',
      expectedAt: expect.any(Number) as number,
      history: [{ kind: 'signed', by: 'signer', name: '姓名u1', at: gateway.clock.now() }],
    });
    expect((await signer.sign('s1', code, { name: ' 姓名u1 ' }, key)).data).toEqual(first.data);
    expect((await signer.sign('s1', '000000')).data).toEqual(first.data);
    expect(tellsHidden((await signer.deal('s1')).raw)).toBe(false);
    expect((await owner.toldOfNdas())[0]).toMatchObject({
      kind: 'deal',
      title: '保密协议待审核：XMs1',
      content: '公司u1 姓名u1签署了“项目s1”的保密协议，请审核。',
      link: '/sale/entrust/s1',
    });
  });

  test('[ENT-09] an NDA of somebody else’s is as unknown as none, and so are its requests', async () => {
    const { id } = await signer.standing('s1');
    for (const stranger of [signer, partyAt(gateway, 'u3')]) {
      expect(await stranger.approve(id ?? '')).toMatchObject({ code: 404, text: '保密协议不存在' });
      expect((await stranger.requests('s1')).code).toBe(404);
    }
    expect(await owner.approve('999')).toMatchObject({ code: 404, text: '保密协议不存在' });
    expect(await owner.approve('x')).toMatchObject({ code: 400 });
    expect(await signer.current('nothing')).toMatchObject({ code: 404, text: '项目不存在或已下架' });
  });

  test('[ENT-09] is rejected with a reason that the signer reads, and signed anew', async () => {
    const { id } = await signer.standing('s1');
    expect((await owner.reject(id ?? '', ' ')).text).toBe('请填写驳回原因（2 至 200 字）');
    expect((await owner.reject(id ?? '', '请改用单位全称')).data).toMatchObject({
      state: 'rejected',
      name: '姓名u1',
    });
    expect((await signer.current('s1')).data).toMatchObject({
      state: 'rejected',
      reason: '请改用单位全称',
      history: [{ kind: 'rejected', by: 'owner', name: '', note: '请改用单位全称' }, { kind: 'signed' }],
    });
    expect((await signer.toldOfNdas())[0]).toMatchObject({ kind: 'deal', title: '保密协议被驳回：XMs1' });
    expect((await owner.approve(id ?? '')).text).toBe('该保密协议不在待审核状态');
    expect((await signer.sign('s1', await signer.code())).data).toMatchObject({
      state: 'pending',
      reason: null,
    });
  });

  test('[ENT-09][ENT-08] approved by the owner, what was hidden is open to the signer and to nobody else', async () => {
    const { id } = await signer.standing('s1');
    const approved = await owner.approve(id ?? '');
    expect(approved.data).toMatchObject({ state: 'signed', company: '公司u1' });
    expect((await owner.approve(id ?? '')).data).toEqual(approved.data);
    const deal = await signer.deal('s1');
    expect(deal.data).toMatchObject({
      companyName: '隐藏公司s1',
      ndaState: 'signed',
      hidden: [],
      owned: false,
    });
    for (const other of ['u3', 'u4'])
      expect(tellsHidden((await partyAt(gateway, other).deal('s1')).raw)).toBe(false);
    expect((await signer.deal('s2')).data).toMatchObject({ ndaState: 'unsigned' });
    expect((await signer.toldOfNdas())[0]).toMatchObject({
      title: '保密协议已通过：XMs1',
      link: '/sale/entrust/s1',
    });
    expect((await signer.withdraw('s1')).text).toBe('该保密协议不在待审核状态');
  });

  test('[ENT-08] the owner of a deal sees all of it without an NDA', async () => {
    expect((await owner.deal('s1')).data).toMatchObject({
      companyName: '隐藏公司s1',
      owned: true,
      ndaState: 'unsigned',
    });
    const others = await owner.deal('s4', 'soe');
    expect([tellsHidden(others.raw), others.data]).toMatchObject([false, { owned: false }]);
  });

  test('[ENT-09] ends after twelve months to the moment: closed again, told, and signed anew', async () => {
    const { expiresAt } = (await signer.current('s1')).data as { readonly expiresAt: number };
    const last = expiresAt - 1;
    // Confirmed in time, as an owner would: what nobody confirms is taken off the lists by a sweep before the year is over.
    while (last - gateway.clock.now() > 80 * day) {
      await owner.keepListed('s1');
      gateway.clock.move(80 * day);
    }
    await owner.keepListed('s1');
    gateway.clock.move(last - gateway.clock.now());
    expect(tellsHidden((await signer.deal('s1')).raw)).toBe(true);
    gateway.clock.move(1);
    const closed = await signer.deal('s1');
    expect([tellsHidden(closed.raw), closed.data]).toMatchObject([false, { ndaState: 'expired' }]);
    gateway.clock.move(60_000);
    await swept(signer, /^保密协议已到期：XMs1$/);
    await owner.keepListed('s1');
    expect(await signer.sign('s1', await signer.code())).toMatchObject({
      code: 200,
      data: { state: 'pending' },
    });
  });

  test('[ENT-09] is taken back while nobody has decided, and the owner is told', async () => {
    expect((await signer.withdraw('s1')).data).toMatchObject({
      state: 'unsigned',
      history: [{ kind: 'withdrawn' }, {}, {}, {}, {}, {}, {}],
    });
    expect((await owner.toldOfNdas())[0]).toMatchObject({ title: '保密协议已撤回：XMs1' });
    expect((await owner.requests('s1')).data).toMatchObject({ list: [], total: 0 });
  });
});

describe('what time does', () => {
  test('[MKT-04] the owner is reminded on days 1, 3 and 7 while it waits, once each', async () => {
    await owner.keepListed('s2');
    await signer.sign('s2', await signer.code());
    const reminders = async () =>
      (await owner.toldOfNdas()).filter(({ title }) => title === '保密协议仍待审核：XMs2').length;
    for (const [days, told] of [
      [1, 1],
      [1, 1],
      [1, 2],
      [4, 3],
      [9, 3],
    ] as const) {
      gateway.clock.move(days * day);
      await expect.poll(reminders).toBe(told);
    }
  });

  test('[MKT-04] and no more once it is decided', async () => {
    await signer.sign('s4', await signer.code());
    const { id } = await signer.standing('s2');
    await owner.reject(id ?? '', '请补充资料');
    await owner.keepListed('s1');
    await signer.sign('s1', await signer.code());
    const reminded = async (title: string) =>
      (await owner.toldOfNdas()).filter((told) => told.title === title).length;
    const before = await reminded('保密协议仍待审核：XMs2');
    gateway.clock.move(10 * day);
    // The sweep has been through once it has told of the one that still waits.
    await expect.poll(() => reminded('保密协议仍待审核：XMs1')).toBeGreaterThan(0);
    expect(await reminded('保密协议仍待审核：XMs2')).toBe(before);
    await signer.withdraw('s1');
  });
});

describe('the operator', () => {
  test('[OPS-06] lists what waits and decides it by its number or its account’s phone', async () => {
    const { id } = await signer.standing('s4');
    const { ndas } = gateway.inside.desk;
    expect(await ndas.list()).toMatchObject({
      right: expect.stringMatching(
        new RegExp(`^编号 ${id} {2}XMs4 {2}项目s4 {2}13800000001 {2}姓名u1 {2}公司u1 {2}提交于 \\d{4}-`),
      ) as string,
    });
    expect(await ndas.reject('13800000001', '请补充\n资料')).toMatchObject({ _tag: 'Right' });
    expect((await signer.current('s4')).data).toMatchObject({
      state: 'rejected',
      history: [{ by: 'operator', note: '请补充 资料' }, {}],
    });
    expect(await ndas.list()).toEqual({ _tag: 'Right', right: '没有待审核的保密协议' });
    expect(await ndas.approve('13800000001')).toMatchObject({
      left: '手机号 13800000001 没有待审核的保密协议',
    });
    await signer.sign('s4', await signer.code());
    expect(await ndas.approve(id ?? '')).toMatchObject({ right: `编号 ${id} 的保密协议已通过` });
    expect(tellsHidden((await signer.deal('s4', 'soe')).raw)).toBe(true);
  });
});

test('[MKT-04] giving the account up takes back what waits, and keeps what was signed with its history', async () => {
  const leaving = partyAt(gateway, 'u1');
  await leaving.sign('s1', await leaving.code());
  const { id } = await leaving.standing('s1');
  expect((await owner.requests('s1')).data).toMatchObject({ list: [{ id }] });
  await callGateway(gateway.url, '/webapp/register!unsubscribe.action', {
    method: 'POST',
    parameters: { caption: await leaving.code() },
    token: await tokenOf(gateway, 'u1'),
  });
  expect((await owner.requests('s1')).data).toMatchObject({ list: [] });
  expect(await gateway.inside.desk.ndas.list()).toEqual({ _tag: 'Right', right: '没有待审核的保密协议' });
  expect((await leaving.current('s1')).code).toBe(403);
});
