import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalsOf } from '../../../contract/refusal/may-refuse';
import { exampleOf } from '../../../tools/docs/contract/example-of';
import { families } from '../../../tools/docs/contract/documented-families';
import { imageWith } from '../../support/gateway/gate-rig';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { sampleSurvey } from '../../support/samples/survey';
import { publishedContract } from './published-contract';
import { withRecordedConference } from './recorded-conference';
import { recordedTicket, recordGates } from './recorded-gates';
import { recordedWorld } from './recorded-world';
import { scenes } from './recording';
import { everyCall, recorderOf, type Asking, type Recorder } from './recorder';

const beforeSurvey = 'survey.current';

let gateway: TestGateway;
let recorder: Recorder;
const problems: string[] = [];

beforeAll(async () => {
  const image = await withRecordedConference(
    await imageWith([{ number: recordedTicket, holder: 'u1' }], recordedWorld),
  );
  gateway = await startTestGateway({ storage: await image.storage() }, recordedWorld);
  recorder = recorderOf(gateway, process.cwd());
  for (const [name, scene] of Object.entries({ ...scenes, gates: recordGates }))
    await scene({ gateway, recorder }).catch((error: unknown) => problems.push(`${name}: ${String(error)}`));
  // The one public call without parameters that may be refused: before the first survey begins.
  const sinceSurvey = gateway.clock.now() - sampleSurvey.since;
  gateway.clock.jump(-sinceSurvey - 1);
  await recorder.call(beforeSurvey, {});
  gateway.clock.jump(sinceSurvey + 1);
  // Each other call is refused once: without a token where it needs one, else with parameters that fit nothing.
  for (const [name, value] of everyCall)
    if (name === beforeSurvey) continue;
    else if (value.access !== 'public')
      await recorder.call(name, exampleFor(name), withoutToken(value.brings));
    else if (refusalsOf(value).length > 0) await recorder.call(name, nonsenseFor(name));
}, 120_000);
afterAll(() => gateway.close());

/** The parameters of a call as the published contract shows them. */
const exampleFor = (name: string): Readonly<Record<string, string>> => {
  const [family = '', own = ''] = name.split('.');
  const found = families.find((each) => each.name === `${family}Calls`);
  if (found === undefined) throw new Error(`no family of ${name}`);
  return exampleOf(found, own).parameters;
};

const withoutToken = (brings: 'file' | undefined): Asking =>
  brings === 'file' ? { file: new File(['%PDF-1.7'], '执照.pdf', { type: 'application/pdf' }) } : {};

const proof = { userName: '13800000001', countryCode: '86', caption: '000000' };

/** Parameters that a public call takes and refuses. */
const nonsenseFor = (name: string): Readonly<Record<string, string>> => {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'account.loginByPassword': { userName: '13800000001', password: 'wrong', code: 'spent', uuid: 'x' },
    'account.loginByWechat': { code: 'spent', channel: 'web' },
    'account.loginByCode': { userName: '13800000001', countryCode: '86', code: '000000' },
    'account.loginByValidate': proof,
    'account.register': { ...proof, password: 'Harbor-Lantern-88' },
    'account.checkCode': proof,
    'account.resetPassword': { ...proof, password: 'Harbor-Lantern-88' },
    'sale.detail': { sourceType: 'entrust', id: 'unknown' },
    'sale.card': { sourceType: 'entrust', id: 'unknown' },
    'share.poster': { kind: 'sale', sourceType: 'entrust', id: 'unknown' },
    'sale.shareImagePath': { kind: 'sale', sourceType: 'entrust', id: 'unknown' },
    'buy.detail': { id: 'unknown' },
    'buy.card': { id: 'unknown' },
    'transfer.detail': { sourceType: 'soe', id: 'unknown' },
    'news.detail': { id: 'unknown' },
    'investor.detail': { id: 'unknown' },
    'organization.detail': { id: 'unknown' },
    'presentation.detail': { id: 'unknown' },
    'conference.detail': { id: 'unknown' },
    'park.detail': { id: 'unknown' },
    'activity.detail': { id: 'unknown' },
    'presentationPicture.read': { id: 'unknown', page: '1' },
    'survey.save': { version: 'unknown', answers: JSON.stringify({ list: [] }) },
  };
  return known[name] ?? { userName: '12345', ticket: 'spent', randstr: 'x' };
};

const codesOf = (call: string): readonly number[] =>
  recorder.exchanges.filter((exchange) => exchange.call === call).map(({ code }) => code);

test('[GAT-11] the recording runs through every part of the product', () => {
  expect(problems).toEqual([]);
});

test('[GAT-10][GAT-11] each call of the contract is done once over HTTP', () => {
  expect([...everyCall.keys()].filter((call) => !codesOf(call).includes(200))).toEqual([]);
});

test('[GAT-11] each call that may be refused is refused once', () => {
  const mayBe = [...everyCall].filter(([, value]) => refusalsOf(value).length > 0).map(([name]) => name);
  expect(mayBe.filter((call) => codesOf(call).every((code) => code === 200))).toEqual([]);
});

test('[GAT-11] every request and every answer is what the published contract says', () => {
  const wrong = recorder.exchanges.filter(({ faults }) => faults.length > 0);
  expect(wrong.map(({ call, faults }) => `${call}: ${faults.join(', ')}`)).toEqual([]);
});

test('[GAT-11] an answer that differs from the published contract is found', () => {
  const { operationOf } = publishedContract(process.cwd());
  const user = operationOf('/webapp/register!get.action', 'GET');
  expect(user.answer({ resultCode: 200, data: { userId: 'u1', isremove: '0' } })).toBe('');
  expect(user.answer({ resultCode: 200, data: { userId: 'not an id' } })).toContain('pattern');
  expect(user.answer({ resultCode: 200, data: {} })).toContain('userId');
  expect(user.answer({ resultCode: 999, resultMsg: '未列出' })).not.toBe('');
  expect(user.answer({ resultCode: 401 })).toContain('resultMsg');
  const detail = operationOf('/webapp/sale!detail.action', 'GET');
  expect(detail.request({ sourceType: 'entrust' }, {})).toContain('id');
  expect(detail.request({ sourceType: 'entrust', id: 's1', more: '1' }, {})).toContain('additional');
});
