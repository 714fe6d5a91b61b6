import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedReview, isFit } from '../../../gateway/src/domain/verification/verification';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { bytesOf, uploadFile } from '../../support/gateway/upload';
import { propertyRuns } from '../../support/property';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'applicants', content: { ...sampleContent, accounts } });
});
afterAll(() => gateway.close());

const hour = 3_600_000;
/** One applicant for each test: the tests share one gateway, which takes seconds to start. */
const accounts = ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'].flatMap((id, place) =>
  sampleContent.accounts
    .filter(({ prove }) => prove === null)
    .map((unverified) => ({ ...unverified, id, phone: `1390000000${place}` }))
    .concat(place === 0 ? sampleContent.accounts : []),
);
const person = { name: '沈知远', company: '恒泰产业资本有限公司', position: '投资总监' };

const documentOf = async (account: string, purpose = 'verification'): Promise<string> => {
  const token = await tokenOf(gateway, account);
  const { data } = await uploadFile(gateway, bytesOf('image/png'), { token, purpose, name: '名片.png' });
  return (data as { id: string }).id;
};
const current = async (account: string) =>
  callGateway(gateway.url, '/webapp/audit!get.action', { token: await tokenOf(gateway, account) });
const apply = async (
  account: string,
  documentId: string,
  changed: Partial<typeof person> = {},
  key: string | null = null,
) =>
  callGateway(gateway.url, '/webapp/audit!save.action', {
    method: 'POST',
    token: await tokenOf(gateway, account),
    parameters: { ...person, ...changed, documentId },
    headers: key === null ? {} : { 'Idempotency-Key': key },
  });
const userInfo = async (account: string) =>
  (await callGateway(gateway.url, '/webapp/register!get.action', { token: await tokenOf(gateway, account) }))
    .data;
const numberOf = async (phone: string): Promise<number> => {
  const listed = await gateway.inside.desk.review.list();
  const lines = listed._tag === 'Right' ? listed.right : '';
  return Number(new RegExp(`编号 (\\d+) {2}${phone}`).exec(lines)?.[1]);
};

describe('the rules of verification', () => {
  test.each([
    ['on a Friday within working hours', '2026-10-16T15:00', '2026-10-19T15:00'],
    ['on a Thursday within working hours', '2026-10-15T09:00', '2026-10-16T09:00'],
    ['on a Monday before work', '2026-10-19T06:48', '2026-10-19T18:00'],
    ['on a Friday evening', '2026-10-16T18:00', '2026-10-19T18:00'],
    ['on a Sunday morning', '2026-10-18T06:48', '2026-10-19T18:00'],
  ])('[SCR-10] handed in %s, a decision is expected after one working day', (_, submitted, expected) => {
    const inBeijing = (local: string): number => Date.parse(`${local}:00+08:00`);
    expect(new Date(expectedReview(inBeijing(submitted)))).toEqual(new Date(inBeijing(expected)));
  });

  test('[SCR-10] a decision is always expected within working hours, and after at least nine of them', () => {
    const workingHours = (from: number, to: number): number => {
      let worked = 0;
      for (let moment = from; moment < to; moment += hour / 4) {
        const local = new Date(moment + 8 * hour);
        const [day, time] = [local.getUTCDay(), local.getUTCHours()];
        if (day !== 0 && day !== 6 && time >= 9 && time < 18) worked += 0.25;
      }
      return worked;
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000 }), (quarters) => {
        const submitted = quarters * (hour / 4);
        const expected = expectedReview(submitted);
        expect(workingHours(submitted, expected)).toBe(9);
        const local = new Date(expected + 8 * hour);
        expect([0, 6]).not.toContain(local.getUTCDay());
        expect(local.getUTCHours()).toBeGreaterThanOrEqual(9);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[VAL-06] a text is fit between its least and most bytes, and on one line', () => {
    expect([isFit('name', '沈'), isFit('name', '沈远'), isFit('name', '沈'.repeat(21))]).toEqual([
      false,
      true,
      false,
    ]);
    for (const hidden of ['\n', '\u202e', '\u2066', '\u200f', '\u200b', '\ud800'])
      expect(isFit('company', `恒泰${hidden}资本`)).toBe(false);
  });
});

describe('an application', () => {
  test('[SCR-10] waits for its review with what was said, and cannot be handed in twice', async () => {
    expect(await gateway.inside.desk.review.list()).toEqual({ _tag: 'Right', right: '没有待审核的认证' });
    expect((await current('a0')).data).toEqual({ state: 'none' });
    const document = await documentOf('a0');
    const { data } = await apply('a0', document, { name: ' 沈知远 ' });
    const submittedAt = gateway.clock.now();
    expect(data).toEqual({
      state: 'pending',
      ...person,
      document: { id: document, name: '名片.png', type: 'image/jpeg', size: expect.any(Number) as number },
      submittedAt,
      expectedAt: submittedAt + 24 * hour,
    });
    expect((await current('a0')).data).toEqual(data);
    expect(await apply('a0', document)).toMatchObject({
      code: 409,
      text: '您的资料正在审核中，请等待审核结果',
    });
  });

  test('[SCR-10] sent again under its key, because no answer came, it is one application and answered alike', async () => {
    const [key, another] = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
    const document = await documentOf('a8');
    const first = await apply('a8', document, {}, key);
    const again = await apply('a8', document, { name: ` ${person.name} ` }, key.toUpperCase());
    expect([again.code, again.data]).toEqual([200, first.data]);
    const listed = await gateway.inside.desk.review.list();
    const lines = listed._tag === 'Right' ? listed.right : '';
    expect(lines.match(/13900000008/g)).toHaveLength(1);
    for (const answer of [
      await apply('a8', document, {}, another),
      await apply('a8', document, { company: '云岭医疗投资有限公司' }, key),
      await apply('a8', document),
    ])
      expect(answer.code).toBe(409);

    await gateway.inside.desk.review.reject(await numberOf('13900000008'), '名片上没有公司名称');
    expect((await apply('a8', document, {}, key)).data).toMatchObject({ state: 'rejected' });
    gateway.clock.move(hour);
    expect((await apply('a8', document, {}, key)).data).toMatchObject({ state: 'pending' });
  });

  test('[SEC-05] the key of one member repeats nothing of another', async () => {
    const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const document = await documentOf('a9');
    expect((await apply('a9', document, {}, key)).data).toMatchObject({
      state: 'pending',
      document: { id: document },
    });
  });

  test('[SEC-05] takes only a document of its own member, handed in for it', async () => {
    for (const document of [await documentOf('u1'), await documentOf('a1', 'avatar'), 'none', ''])
      expect(await apply('a1', document)).toMatchObject({ code: 400, text: '上传的文件已失效，请重新上传' });
    expect((await current('a1')).data).toEqual({ state: 'none' });
  });

  test('[VAL-06] says which field is wrong', async () => {
    const document = await documentOf('a2');
    expect((await apply('a2', document, { name: ' ' })).text).toBe('请填写真实姓名');
    expect((await apply('a2', document, { company: '甲' })).text).toBe('请填写公司全称');
    expect((await apply('a2', document, { position: 'x'.repeat(61) })).text).toBe('请填写职务');
    const bare = await callGateway(gateway.url, '/webapp/audit!get.action');
    expect(bare.code).toBe(401);
  });

  test('[SEC-05] ten are taken a day and no more', async () => {
    const document = await documentOf('a3');
    for (let count = 0; count < 10; count += 1) {
      expect((await apply('a3', document)).code).toBe(200);
      await gateway.inside.desk.review.reject(await numberOf('13900000003'), '证件不清晰');
    }
    expect(await apply('a3', document)).toMatchObject({ code: 429, text: '今天提交的次数过多，请明天再试' });
  });

  test('[SEC-05] a document that was never handed in is gone after a day, one that was stays', async () => {
    const [kept, left] = [await documentOf('a4'), await documentOf('a4')];
    await apply('a4', kept);
    gateway.clock.move(25 * hour);
    await gateway.inside.desk.review.reject(await numberOf('13900000004'), '证件不清晰');
    expect((await apply('a4', left)).text).toBe('上传的文件已失效，请重新上传');
    expect((await apply('a4', kept)).code).toBe(200);
  });
});

describe('the review', () => {
  test('[OPS-06] lists what waits, approves it once, and the account has its level and name', async () => {
    await apply('a5', await documentOf('a5'));
    const number = await numberOf('13900000005');
    expect(await gateway.inside.desk.review.list()).toMatchObject({
      right: expect.stringMatching(
        /^编号 \d+ {2}13900000005 {2}沈知远 {2}恒泰产业资本有限公司 {2}投资总监 {2}名片\.png（\d+ 字节） {2}提交于 2026-10-1\d \d\d:00:00$/m,
      ) as string,
    });
    expect(await gateway.inside.desk.review.approve(number, '1')).toMatchObject({
      right: `编号 ${number} 已通过，认证级别 1`,
    });
    expect(await userInfo('a5')).toMatchObject({
      prove: '1',
      name: '沈知远',
      company: '恒泰产业资本有限公司',
    });
    expect((await current('a5')).data).toMatchObject({ state: 'approved', level: '1' });
    expect(await gateway.inside.desk.review.approve(number, '1')).toEqual({
      _tag: 'Left',
      left: `没有编号为 ${number} 的待审核认证`,
    });
  });

  test('[SCR-10] a rejection says why, opens nothing, and another application may follow', async () => {
    const document = await documentOf('a6');
    await apply('a6', document);
    expect((await gateway.inside.desk.review.reject(await numberOf('13900000006'), ' '))._tag).toBe('Left');
    await gateway.inside.desk.review.reject(await numberOf('13900000006'), '证件照片不清晰');
    expect((await current('a6')).data).toMatchObject({
      state: 'rejected',
      reason: '证件照片不清晰',
      ...person,
    });
    expect(await userInfo('a6')).not.toHaveProperty('prove');
    expect((await apply('a6', document)).data).toMatchObject({ state: 'pending' });
  });

  test('[SCR-10] from the first level one goes up, and a rejection on the way leaves what was reached', async () => {
    expect((await current('u3')).data).toMatchObject({ state: 'approved', level: '2' });
    await apply('u3', await documentOf('u3'));
    await gateway.inside.desk.review.reject(await numberOf('13800000003'), '请上传营业执照');
    expect(await userInfo('u3')).toMatchObject({ prove: '2' });
    await apply('u3', await documentOf('u3'));
    await gateway.inside.desk.review.approve(await numberOf('13800000003'), '1');
    expect(await userInfo('u3')).toMatchObject({ prove: '1' });
  });

  test('[SCR-10][ACC-05] a verified member applies anew with another company, and stays verified until then', async () => {
    const stands = { prove: '1', company: '公司u1' };
    expect(await userInfo('u1')).toMatchObject(stands);
    await apply('u1', await documentOf('u1'));
    expect((await current('u1')).data).toMatchObject({ state: 'pending', company: person.company });
    expect(await userInfo('u1')).toMatchObject(stands);
    await gateway.inside.desk.review.reject(await numberOf('13800000001'), '请上传新公司的名片');
    expect((await current('u1')).data).toMatchObject({ state: 'rejected', reason: '请上传新公司的名片' });
    expect(await userInfo('u1')).toMatchObject(stands);
    await apply('u1', await documentOf('u1'));
    await gateway.inside.desk.review.approve(await numberOf('13800000001'), '1');
    expect(await userInfo('u1')).toMatchObject({ prove: '1', company: person.company });
  });

  test('[SCR-10] the member finds a notice in the inbox', async () => {
    await apply('a7', await documentOf('a7'));
    await gateway.inside.desk.review.approve(await numberOf('13900000007'), '2');
    const token = await tokenOf(gateway, 'a7');
    const { data } = await callGateway(gateway.url, '/webapp/message!list.action', { token });
    expect(data).toMatchObject({
      list: [{ kind: 'notice', fromName: '平台通知', title: '认证已通过', link: '/user', readState: '0' }],
    });
  });
});
