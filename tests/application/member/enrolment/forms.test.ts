import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Enrolment } from '../../../../contract/enrolment/enrolment';
import {
  enrolmentForm,
  enrolmentRules,
  leaveForm,
  leaveRules,
  type EnrolmentOf,
} from '../../../../src/application/member/enrolment/forms';
import { ownEnrolments } from '../../../../src/application/member/enrolment/own-enrolments';
import type {
  EnrolmentForm,
  EnrolmentGiven,
  LeaveForm,
} from '../../../../src/domain/enrolment/enrolment-form';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { oneToEnrol, pendingEnrolment } from '../../../../tools/gallery/stories/enrolments';
import { fakeFormDrafts } from '../../../support/fakes/form-drafts';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { formContract, type FormCase, type FormNeeds } from '../../kit/form/form-contract';

const asked =
  <A>({ call }: Pick<FormNeeds<A>, 'call'>) =>
  (said: object, options?: { readonly signal?: AbortSignal | undefined }) =>
    call.call(said, options?.signal);
const unused = () => () => Promise.reject(new Error('this is not asked'));
const enrolments = { enrol: unused, withdraw: unused };
const portsOf = ({ drafts, layers, changed }: Pick<FormNeeds<unknown>, 'drafts' | 'layers' | 'changed'>) => ({
  drafts,
  layers,
  changed,
  random: fakeRandom(),
});

const statement = '以自有资金收购，可用资金 3 亿元。';
const input = { userId: '7', given: { buyId: 'b1' }, initial: { statement } };

const enrolmentCase: FormCase<EnrolmentForm, EnrolmentGiven, Enrolment> = {
  name: '[SCR-02] enrolling a demand',
  rules: enrolmentRules,
  machine: (needs) =>
    enrolmentForm({ ...portsOf(needs), enrolments: { ...enrolments, enrol: asked(needs) } }),
  input: { ...input, initial: { statement: '' } },
  sound: { statement },
  sent: { buyId: 'b1', statement },
  answer: pendingEnrolment,
  unsound: ['statement', '太短'],
};
formContract(enrolmentCase);

const leaveCase: FormCase<LeaveForm, EnrolmentOf, void> = {
  name: '[SCR-02] taking an enrolment back',
  rules: leaveRules,
  machine: (needs) => leaveForm({ ...portsOf(needs), enrolments: { ...enrolments, withdraw: asked(needs) } }),
  input: { userId: '7', given: { enrolmentId: '21' }, initial: { words: '' } },
  sound: { words: '收购计划推迟' },
  sent: { enrolmentId: '21', words: '收购计划推迟' },
  answer: undefined,
  unsound: ['words', '长'.repeat(201)],
};
formContract(leaveCase);

test('[VAL-06] what the gateway refuses stands beside its field, or above the form', () => {
  expect(enrolmentRules.refusedField('请填写 10 至 300 字的资金与意向说明')).toBe('statement');
  expect(enrolmentRules.refusedField('该求购需求已登记，无需重复提交')).toBeNull();
  expect(leaveRules.refusedField('说明不能超过 200 字，也不能含有无法识别的字符')).toBe('words');
  expect(leaveRules.refusedField('该登记已结束，请刷新后查看')).toBeNull();
});

test('[PAY-13] an enrolment whose answer was lost goes out again under the same key', async () => {
  const answers: Either<GatewayFailure, Enrolment>[] = [left({ kind: 'network' }), right(pendingEnrolment)];
  const keys: (string | undefined)[] = [];
  const machine = enrolmentForm({
    drafts: fakeFormDrafts().port,
    layers: fakeLayers().port,
    random: fakeRandom(),
    changed: () => undefined,
    enrolments: {
      ...enrolments,
      enrol: (_, options) => () => {
        keys.push(options?.key);
        return Promise.resolve(answers.shift() ?? right(pendingEnrolment));
      },
    },
  });
  const actor = createActor(machine, { input }).start();
  actor.send({ type: 'form.opened' });
  await settled();
  for (let one = 0; one < 2; one += 1) {
    actor.send({ type: 'form.submitted' });
    await settled();
  }
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(actor.getSnapshot().matches('closed')).toBe(true);
});

test('[SCR-02] where one stands is read anew when the operator has decided, and when one has enrolled', async () => {
  const { ports, gateways, arrives } = fakePagePorts();
  const { standing, forms } = ownEnrolments(ports);
  const actor = createActor(standing, { input: { input: undefined } }).start();
  const { own, enrol } = gateways.enrolment;
  const answer = async (): Promise<void> => {
    own.last().answer(right(oneToEnrol));
    await settled();
  };
  await settled();
  await answer();
  arrives({ ...incomingMessage('他'), link: '/new_buy' });
  await settled();
  expect(own.calls).toHaveLength(1);
  arrives({ ...incomingMessage('选'), link: '/buy/hundred/ad' });
  await settled();
  expect(own.calls).toHaveLength(2);
  await answer();
  const form = createActor(forms.enrol, { input }).start();
  form.send({ type: 'form.opened' });
  await settled();
  form.send({ type: 'form.submitted' });
  await settled();
  enrol.last().answer(right(pendingEnrolment));
  await settled();
  expect(own.calls).toHaveLength(3);
  actor.stop();
});
