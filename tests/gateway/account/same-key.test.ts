import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { families } from '../../../tools/docs/contract/documented-families';
import { bidderAt, bidWorld } from '../../support/gateway/bids';
import { callGateway, type Answered } from '../../support/gateway/call';
import { seededImage } from '../../support/gateway/database-image';
import { logIn, tokenOf } from '../../support/gateway/log-in';
import { codeSentTo } from '../../support/gateway/sent-code';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { bytesOf, uploadFile } from '../../support/gateway/upload';
import {
  declarationNames,
  questionnaireVersion,
  riskQuestions,
} from '../../../contract/determination/questionnaire';
import { sampleAnswers, sampleSurvey } from '../../support/samples/survey';
import { demoSeed } from '../../../tools/process/seeds';

/** Demands of u1's, which are in no programme. */
const buys = demoSeed.buys.slice(0, 1).flatMap((base) =>
  ['d1', 'd2', 'd3', 'd4'].map((id) => ({
    ...base,
    ...{ id, code: `XQ${id}`, title: `需求${id}`, ownerId: 'u1', hundred: false, expiresInDays: 400 },
  })),
);

const { activities, conferences } = demoSeed;
/** An attendee of a conference, as the form sends it. */
const attendee = (name: string): string =>
  JSON.stringify([{ name, phone: '13900000001', company: '恒泰产业资本', position: '投资总监' }]);

/**
 * Refuses a note of a key whose transaction has stored nothing before it: its process could end between a write and
 * such a note, and the repeat would write again.
 */
const refuseLoneNotes = `
  create function lone_note_refused() returns trigger language plpgsql as $$
  begin
    if pg_current_xact_id_if_assigned() is null then
      raise exception 'a key is noted in the transaction of its write';
    end if;
    return new;
  end $$;
  create trigger lone_note_refused before insert on answered_call
    for each row execute function lone_note_refused();`;

const content = { ...bidWorld.content, buys, activities, conferences };
let gateway: TestGateway;
beforeAll(async () => {
  const image = await seededImage('same-key', content);
  const storage = await (await image.after('refuse lone notes', refuseLoneNotes)).storage();
  gateway = await startTestGateway({ storage }, { name: 'same-key', content });
});
afterAll(() => gateway.close());

type Fields = Readonly<Record<string, string>>;

/** A write that carries a key: its fields, other contents of them, and all that can be read of it. */
interface Write {
  readonly path: string;
  readonly token?: string;
  readonly given: Fields;
  readonly others: Fields;
  readonly seen: () => Promise<unknown>;
}

const code = async (phone: string, purpose: 'identity' | 'forgotten' = 'identity'): Promise<string> => {
  gateway.clock.move(15 * 60_000);
  return codeSentTo(gateway, phone, purpose);
};
const opens = async (userName: string, password: string): Promise<boolean> =>
  (await logIn(gateway, { userName, password })).code === 200;
const read = async (path: string, token: string, parameters: Fields = {}): Promise<unknown> =>
  (await callGateway(gateway.url, path, { token, parameters })).data;
const idOf = ({ data }: Answered): string => (data as { readonly id: string }).id;

const bidOf = async (saleId: string): Promise<string> =>
  idOf(await (await bidderAt(gateway, 'u1')).bid(saleId, '1500'));

const enrolmentOf = async (buyId: string, token: string): Promise<string> =>
  idOf(
    await callGateway(gateway.url, '/webapp/enrolment!save.action', {
      method: 'POST',
      token,
      parameters: { buyId, statement: '以自有资金收购，可用资金 3 亿元。' },
    }),
  );

/** Each of them by its name in the contract. */
const writes: Readonly<Record<string, () => Promise<Write>>> = {
  'bidCalls.place': async () => {
    const token = await tokenOf(gateway, 'u1');
    return {
      path: '/webapp/bid!save.action',
      token,
      given: { saleId: 'b2', kind: 'bid', amount: '1300', note: '自有资金' },
      others: { saleId: 'b3', kind: 'interest', amount: '1400', note: '并购贷款' },
      seen: () => read('/webapp/bid!list.action', token),
    };
  },
  'bidCalls.withdraw': async () => {
    const token = await tokenOf(gateway, 'u1');
    return {
      path: '/webapp/bid!withdraw.action',
      token,
      given: { bidId: await bidOf('b4'), words: '' },
      others: { bidId: await bidOf('b5'), words: '不再跟进' },
      seen: () => read('/webapp/bid!list.action', token),
    };
  },
  'bidCalls.answer': async () => {
    const token = await tokenOf(gateway, 'u2');
    const others = await bidOf('b7');
    return {
      path: '/webapp/bid!answer.action',
      token,
      given: { bidId: await bidOf('b6'), verdict: 'accepted', words: '' },
      others: { bidId: others, verdict: 'declined', words: '价格不合适' },
      seen: async () => [
        await read('/webapp/bid!ofDeal.action', token, { saleId: 'b6' }),
        await read('/webapp/bid!ofDeal.action', token, { saleId: 'b7' }),
      ],
    };
  },
  'ndaCalls.sign': async () => {
    const token = await tokenOf(gateway, 'u6');
    const current = (saleId: string) => read('/webapp/nda!get.action', token, { saleId });
    const { version, sha256 } = (await current('s1')) as {
      readonly version: string;
      readonly sha256: string;
    };
    return {
      path: '/webapp/nda!save.action',
      token,
      given: { saleId: 's1', version, sha256, name: '姓名u1', caption: await code('13800000006') },
      others: { saleId: 's2', version: '另一版', sha256: '0'.repeat(64), name: '别人', caption: '12345' },
      seen: async () => [await current('s1'), await current('s2')],
    };
  },
  'verificationCalls.submit': async () => {
    const token = await tokenOf(gateway, 'u4');
    const document = async () =>
      idOf(
        await uploadFile(gateway, bytesOf('image/png'), { token, purpose: 'verification', name: '名片.png' }),
      );
    return {
      path: '/webapp/audit!save.action',
      token,
      given: {
        name: '沈知远',
        company: '恒泰产业资本有限公司',
        position: '总监',
        documentId: await document(),
      },
      others: { name: '沈远', company: '另一家有限公司', position: '经理', documentId: await document() },
      seen: () => read('/webapp/audit!get.action', token),
    };
  },
  'orderCalls.placeAnOrder': async () => {
    const token = await tokenOf(gateway, 'u1');
    return {
      path: '/webapp/wxPay!placeAnOrder.action',
      token,
      given: { goodsId: 'plan-buyer-year', data: '{}' },
      others: { goodsId: 'plan-facility-year', data: '{"a":1}' },
      seen: async () =>
        (
          await callGateway(gateway.url, '/webapp/wxPay!orderList.action', {
            method: 'POST',
            token,
            parameters: { state: '' },
          })
        ).data,
    };
  },
  'surveyCalls.save': async () => ({
    path: '/webapp/survey!save.action',
    token: await tokenOf(gateway, 'u1'),
    given: { version: sampleSurvey.version, answers: JSON.stringify({ list: sampleAnswers }) },
    others: { version: 'other', answers: JSON.stringify({ list: [] }) },
    seen: () => gateway.inside.desk.surveys.list(),
  }),
  'enquiryCalls.send': async () => ({
    path: '/webapp/enquiry!save.action',
    token: await tokenOf(gateway, 'u1'),
    given: {
      about: 'fund',
      organization: '恒泰产业资本',
      need: '希望了解出资条件怎样比对。',
      time: 'any',
      agreed: '1',
    },
    others: {
      about: 'service',
      organization: '另一家公司',
      need: '希望了解服务的费用与时间。',
      time: 'morning',
      agreed: '0',
    },
    seen: () => gateway.inside.desk.enquiries.list(),
  }),
  'enrolmentCalls.enrol': async () => {
    const token = await tokenOf(gateway, 'u1');
    return {
      path: '/webapp/enrolment!save.action',
      token,
      given: { buyId: 'd1', statement: '以自有资金收购，可用资金 3 亿元。' },
      others: { buyId: 'd2', statement: '以并购贷款收购，可用资金 5 亿元。' },
      seen: () => read('/webapp/enrolment!own.action', token),
    };
  },
  'enrolmentCalls.withdraw': async () => {
    const token = await tokenOf(gateway, 'u1');
    return {
      path: '/webapp/enrolment!withdraw.action',
      token,
      given: { enrolmentId: await enrolmentOf('d3', token), words: '' },
      others: { enrolmentId: await enrolmentOf('d4', token), words: '计划有变' },
      seen: () => read('/webapp/enrolment!own.action', token),
    };
  },
  'activityRegistrationCalls.register': async () => {
    const token = await tokenOf(gateway, 'u1');
    return {
      path: '/webapp/activityRegistration!save.action',
      token,
      given: {
        ...{
          activityId: 'act-2601',
          name: '沈知远',
          phone: '',
          company: '恒泰产业资本',
          position: '投资总监',
        },
        ...{ agreed: '1', waits: '0' },
      },
      others: { activityId: 'act-2602', name: '沈知行', company: '远见资本', position: '合伙人', waits: '1' },
      seen: () => read('/webapp/activityRegistration!own.action', token),
    };
  },
  'ticketCalls.register': async () => {
    const token = await tokenOf(gateway, 'u1');
    return {
      path: '/webapp/ticket!register.action',
      token,
      given: { conferenceId: 'conf-015', typeId: 'conf-015-early', attendees: attendee('沈知远') },
      others: { conferenceId: 'conf-001', typeId: 'conf-015-std', attendees: attendee('沈知行') },
      seen: () => read('/webapp/ticket!mine.action', token),
    };
  },
  'determinationCalls.save': async () => {
    const token = await tokenOf(gateway, 'u1');
    return {
      path: '/webapp/determination!save.action',
      token,
      given: {
        version: questionnaireVersion,
        standard: 'assets',
        declared: declarationNames.join(','),
        answers: riskQuestions.map(({ id }) => `${id}-d`).join(','),
      },
      others: { standard: 'income', answers: riskQuestions.map(({ id }) => `${id}-a`).join(',') },
      seen: () => read('/webapp/determination!own.action', token),
    };
  },
  'accountCalls.register': async () => {
    const userName = '15800000001';
    return {
      path: '/webapp/register!save.action',
      given: {
        userName,
        countryCode: '86',
        caption: await code(userName),
        password: 'amber-77',
        ageStated: '1',
      },
      others: { userName: '15800000002', countryCode: '852', caption: '12345', password: 'pearl-88' },
      seen: async () => [await opens(userName, 'amber-77'), await opens(userName, 'pearl-88')],
    };
  },
  'accountCalls.resetPassword': async () => {
    const userName = '13800000003';
    return {
      path: '/webapp/register!changePassword.action',
      given: {
        userName,
        countryCode: '86',
        caption: await code(userName, 'forgotten'),
        password: 'amber-77',
      },
      others: { userName: '13800000002', countryCode: '852', caption: '12345', password: 'pearl-88' },
      seen: async () => [await opens(userName, 'amber-77'), await opens('13800000002', 'password-u2')],
    };
  },
  'credentialCalls.changePassword': async () => {
    const token = await tokenOf(gateway, 'u6');
    return {
      path: '/webapp/register!changePassword.action',
      token,
      given: { oldPassword: 'password-u1', password: 'amber-77' },
      others: { oldPassword: 'password-u2', password: 'pearl-88' },
      seen: async () => [await opens('13800000006', 'amber-77'), await opens('13800000006', 'pearl-88')],
    };
  },
};

const keyed = families.flatMap(({ name: family, calls }) =>
  Object.entries(calls).flatMap(([name, { key }]) => (key === 'none' ? [] : [`${family}.${name}`])),
);

test('[PAY-13] each write of the contract that takes a key is looked at here', () => {
  expect(Object.keys(writes).sort()).toEqual([...keyed].sort());
});

test.each(Object.entries(writes))(
  '[PAY-13] %s is done once under its key, noted together with it, and refused with anything else',
  async (_, prepared) => {
    const { path, token, given, others, seen } = await prepared();
    const key = randomUUID();
    const send = (parameters: Fields) =>
      callGateway(gateway.url, path, {
        method: 'POST',
        parameters,
        headers: { 'Idempotency-Key': key },
        ...(token === undefined ? {} : { token }),
      });
    const [first, ...meanwhile] = await Promise.all([send(given), send(given), send(given)]);
    expect([first.code, first.text]).toEqual([200, expect.any(String)]);
    const afterwards = await seen();
    for (const again of [...meanwhile, await send(given)]) {
      // A registration that is repeated opens a login of its own; a repeated change ended no further login.
      const answered = path.includes('register!') ? [again.code] : [again.code, again.data];
      expect(answered).toEqual(path.includes('register!') ? [200] : [200, first.data]);
    }
    expect(await seen()).toEqual(afterwards);
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(others), { minLength: 1 }), async (changed) => {
        const other = { ...given, ...Object.fromEntries(changed.map((name) => [name, others[name] ?? ''])) };
        const answer = await send(other);
        expect([answer.code, answer.text]).toEqual([409, '该请求编号已用于其他内容，请重新提交']);
      }),
      { numRuns: 20, examples: Object.keys(others).map((name) => [[name]]) },
    );
    expect(await seen()).toEqual(afterwards);
  },
);
