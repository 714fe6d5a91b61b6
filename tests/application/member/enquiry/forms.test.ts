import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { enquiryForm, enquiryRules } from '../../../../src/application/member/enquiry/definition';
import {
  emptyEnquiry,
  enquiryErrors,
  type EnquiryForm,
  type EnquiryGiven,
} from '../../../../src/domain/enquiry/enquiry-form';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { refusals } from '../../../../contract/refusal/refusal';
import { callsOf } from '../../../support/fakes/fake-families';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { formContract, type FormCase } from '../../kit/form/form-contract';

const sound: EnquiryForm = {
  organization: '临港智造产业园',
  need: '希望整理一份可以核对的招商目录。',
  time: 'morning',
  agreed: '1',
};
const input = { userId: '7', given: { about: 'government' }, initial: emptyEnquiry } as const;

const enquiryCase: FormCase<EnquiryForm, EnquiryGiven, void> = {
  name: '[SCR-15] an enquiry about a service',
  rules: enquiryRules,
  machine: ({ drafts, call }) =>
    enquiryForm({
      drafts,
      random: fakeRandom(),
      callOf: callsOf({ enquiry: { send: (said, options) => call.call(said, options?.signal) } }),
    }),
  input,
  sound,
  sent: { about: 'government', ...sound, agreed: true },
  answer: undefined,
  unsound: ['need', '太短'],
  notifiesNoTab: true,
};
formContract(enquiryCase);

test('[SCR-15] an enquiry without consent, name or need is not sent, and says what is missing', () => {
  expect(enquiryErrors(emptyEnquiry)).toEqual({
    organization: '请填写单位名称',
    need: '请填写需求说明',
    agreed: '请勾选同意，我们才能使用以上内容与您联系',
  });
  expect(enquiryErrors({ ...sound, organization: '长'.repeat(61) }).organization).toBe(
    '单位名称不能超过 60 字',
  );
  expect(enquiryErrors({ ...sound, need: '长'.repeat(501) }).need).toBe('不能超过 500 字，已超出 1 字');
  expect(enquiryErrors({ ...sound, need: '短短短' }).need).toBe('至少 10 字，还差 7 字');
  expect(enquiryErrors({ ...sound, organization: 'A\u0000B' }).organization).toBe(
    '单位名称含有无法识别的字符',
  );
});

test('[SCR-15] a draft with an unknown time keeps the default', () => {
  expect(enquiryRules.takes('time', 'night', input.given)).toBe(false);
  expect(enquiryRules.takes('agreed', 'yes', input.given)).toBe(false);
  expect(enquiryRules.takes('need', '任何文字', input.given)).toBe(true);
});

test('[VAL-06] a refusal of the gateway is shown at its field, or above the form', () => {
  expect(enquiryRules.refusedField(refusals.enquiryOrganization.text)).toBe('organization');
  expect(enquiryRules.refusedField(refusals.enquiryNeed.text)).toBe('need');
  expect(enquiryRules.refusedField(refusals.enquiriesTooOften.text)).toBeNull();
});

test('[PAY-13] an enquiry whose answer was lost goes out again under the same key', async () => {
  const answers: Either<GatewayFailure, undefined>[] = [left({ kind: 'network' }), right(undefined)];
  const keys: (string | undefined)[] = [];
  const machine = enquiryForm({
    drafts: fakeFormDrafts().port,
    random: fakeRandom(),
    callOf: callsOf({
      enquiry: {
        send: (_, options) => () => {
          keys.push(options?.key);
          return Promise.resolve(answers.shift() ?? right(undefined));
        },
      },
    }),
  });
  const actor = createActor(machine, { input: { ...input, initial: sound } }).start();
  await settled();
  for (let one = 0; one < 2; one += 1) {
    actor.send({ type: 'form.submitted' });
    await settled();
  }
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(actor.getSnapshot().matches('taken')).toBe(true);
  expect(actor.getSnapshot().context.typed).toEqual({ ...emptyEnquiry, organization: sound.organization });
});
