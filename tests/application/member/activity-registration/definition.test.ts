import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { RegistrationDesk } from '../../../../contract/activity/registration';
import { refusals } from '../../../../contract/refusal/refusal';
import {
  activityRegistration,
  registrationRules,
} from '../../../../src/application/member/activity-registration/definition';
import {
  registrationErrors,
  type RegistrationForm,
  type RegistrationGiven,
} from '../../../../src/domain/activity/registration-form';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { noRegistration, registeredDesk } from '../../../../tools/gallery/stories/activity-stories';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { callsOf } from '../../../support/fakes/fake-families';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { formContract, type FormCase } from '../../kit/form/form-contract';

const sound: RegistrationForm = {
  name: '沈知远',
  phone: '',
  company: '恒泰产业资本',
  position: '投资总监',
  agreed: '1',
};
const given = { activityId: 'act-901', waits: false };
const input = { userId: '7', given, initial: { ...sound, agreed: '' } };

const registrationCase: FormCase<RegistrationForm, RegistrationGiven, RegistrationDesk> = {
  name: '[SCR-08] a registration for an activity',
  rules: registrationRules,
  machine: ({ drafts, layers, call }) =>
    activityRegistration({
      ...fakePagePorts().ports,
      drafts,
      layers,
      random: fakeRandom(),
      callOf: callsOf({
        activityRegistration: { register: (said, options) => call.call(said, options?.signal) },
      }),
    }).form,
  input,
  sound,
  sent: { ...given, ...sound, agreed: true },
  answer: registeredDesk,
  unsound: ['company', '甲'],
  notifiesNoTab: true,
};
formContract(registrationCase);

test('[SCR-08] a registration without consent, name or company is not sent, and says what is missing', () => {
  expect(registrationErrors({ name: '', phone: '', company: '', position: '', agreed: '' })).toEqual({
    name: '请填写姓名',
    company: '请填写单位',
    position: '请填写职务',
    agreed: '请勾选同意，主办方才能收到您的报名信息',
  });
  expect(registrationErrors({ ...sound, name: '长'.repeat(21) }).name).toBe('姓名不能超过 20 字');
  expect(registrationErrors({ ...sound, company: '甲' }).company).toBe('单位至少 2 个字');
  expect(registrationErrors({ ...sound, position: '总监\u202e' }).position).toBe('职务含有无法识别的字符');
  expect(registrationErrors({ ...sound, phone: '12345' }).phone).toBe(
    '手机号不正确；境外号码以 + 和国家代码开头',
  );
  for (const phone of ['138 5120 6614', '138-5120-6614', '+852 6123 4567'])
    expect(registrationErrors({ ...sound, phone })).toEqual({});
});

test('[VAL-06] a refusal of the gateway is shown at its field, or above the form', () => {
  expect(registrationRules.refusedField(refusals.registrationName.text)).toBe('name');
  expect(registrationRules.refusedField(refusals.registrationPhone.text)).toBe('phone');
  expect(registrationRules.refusedField(refusals.registrationCompany.text)).toBe('company');
  expect(registrationRules.refusedField(refusals.registrationPosition.text)).toBe('position');
  expect(registrationRules.refusedField(refusals.activityFull.text)).toBeNull();
  expect(registrationRules.takes('agreed', 'yes', given)).toBe(false);
});

test('[PAY-13] a registration whose answer was lost goes out again under the same key', async () => {
  const answers: Either<GatewayFailure, RegistrationDesk>[] = [
    left({ kind: 'network' }),
    right(registeredDesk),
  ];
  const keys: (string | undefined)[] = [];
  const { form } = activityRegistration({
    ...fakePagePorts().ports,
    random: fakeRandom(),
    callOf: callsOf({
      activityRegistration: {
        register: (_, options) => () => {
          keys.push(options?.key);
          return Promise.resolve(answers.shift() ?? right(registeredDesk));
        },
      },
    }),
  });
  const actor = createActor(form, { input: { ...input, initial: sound } }).start();
  actor.send({ type: 'form.opened' });
  await settled();
  for (let one = 0; one < 2; one += 1) {
    actor.send({ type: 'form.submitted' });
    await settled();
  }
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(actor.getSnapshot().matches('closed')).toBe(true);
  // The consent belongs to the registration that was sent.
  expect(actor.getSnapshot().context.typed.agreed).toBe('');
});

test.each<readonly [string, Either<GatewayFailure, RegistrationDesk>, number]>([
  ['is accepted', right(registeredDesk), 2],
  [
    'is refused, since the activity became full',
    left({ kind: 'refused', code: 409, message: '名额已满' }),
    2,
  ],
  ['is lost', left({ kind: 'network' }), 1],
])('[SCR-08] the state is read again where a registration %s', async (_, answer, reads) => {
  const asked: string[] = [];
  const { mine, form } = activityRegistration({
    ...fakePagePorts().ports,
    random: fakeRandom(),
    callOf: callsOf({
      activityRegistration: {
        mine: (activityId) => () => {
          asked.push(activityId);
          return Promise.resolve(right(noRegistration));
        },
        register: () => () => Promise.resolve(answer),
      },
    }),
  });
  createActor(mine, { input: { input: 'act-901' } }).start();
  const actor = createActor(form, { input: { ...input, initial: sound } }).start();
  actor.send({ type: 'form.opened' });
  await settled();
  actor.send({ type: 'form.submitted' });
  await settled();
  expect(asked).toEqual(Array.from({ length: reads }, () => 'act-901'));
});

test('[SCR-08] a registration is cancelled once the member confirmed it', async () => {
  const cancelled: string[] = [];
  const { cancel } = activityRegistration({
    ...fakePagePorts().ports,
    random: fakeRandom(),
    callOf: callsOf({
      activityRegistration: {
        cancel: (activityId) => () => {
          cancelled.push(activityId);
          return Promise.resolve(right(noRegistration));
        },
      },
    }),
  });
  const actor = createActor(cancel).start();
  actor.send({ type: 'ask.requested', subject: { activityId: 'act-901', hasPlace: true } });
  await settled();
  expect(cancelled).toEqual([]);
  actor.send({ type: 'ask.confirmed' });
  await settled();
  expect(cancelled).toEqual(['act-901']);
});
