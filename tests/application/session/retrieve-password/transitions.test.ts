import { left, right } from 'fp-ts/Either';
import type { DoneActorEvent, EventObject } from 'xstate';
import type {
  RetrieveEvent,
  RetrieveFact,
} from '../../../../src/application/session/retrieve-password/events';
import { retrievePasswordMachine } from '../../../../src/application/session/retrieve-password/machine';
import { defect, done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { completes, typedValues } from '../way-in/samples';
import { saysNo, submitsNew, typesNew } from './samples';

const proof = { userName: ' 13851206614 ', countryCode: '86', caption: '123 456' };
const nothing = { userName: '', countryCode: '', caption: '' };
const toChoosing = [completes, done('checkCode', right(undefined))];
const toChanging = [...toChoosing, typesNew(' amber-77 '), submitsNew];

const reported = (...facts: readonly RetrieveFact[]): readonly EventObject[] => facts;
const answers = (message: string) => [{ to: 'form', event: { type: 'form.answered', message } }];
const ended: DoneActorEvent = {
  type: 'xstate.done.actor.retrievePassword',
  output: undefined,
  actorId: 'retrievePassword',
};
const refuses = (
  from: readonly (RetrieveEvent | Answer)[],
  target: string,
  events: readonly (RetrieveEvent | Answer)[],
) =>
  refusalRows<typeof retrievePasswordMachine>({
    from,
    target,
    events,
  });

transitionTable('retrieve-password', {
  machine: retrievePasswordMachine,
  input: { appid: '2030' },
  text: ({ context: { errors } }) => [errors.password, errors.form].filter(Boolean).join('／'),
  rows: [
    {
      title: '[LOG-10][LOG-12] it begins with a form whose codes are for a forgotten password',
      from: [],
      target: 'proving',
      calls: [{ actor: 'form', input: { appid: '2030', mode: 2, asksPassword: false } }],
      context: { proof: nothing, password: '' },
      text: '',
    },
    {
      title: '[SCR-10] for who is logged in it begins with the phone of the account',
      input: { appid: '2030', ownPhone: '13851206614' },
      from: [],
      target: 'proving',
      calls: [
        {
          actor: 'form',
          input: { appid: '2030', mode: 2, asksPassword: false, ownPhone: '13851206614' },
        },
      ],
    },
    {
      title: '[REL-04] a form that breaks ends it, so that the error screen takes its place',
      from: [],
      event: defect('form'),
      target: 'formLost',
      sends: [{ to: 'parent', event: ended }],
      emits: reported({ type: 'retrieve.formLost' }),
    },
    ...refuses([], 'proving', [typesNew('x'), submitsNew]),
    {
      title: '[LOG-12] the code is checked, without the password of the form',
      from: [],
      event: completes,
      target: 'checking',
      calls: [{ actor: 'checkCode', input: proof }],
      context: { proof },
    },
    {
      title: '[LOG-02] a wrong code is told to the form, and forgotten',
      from: [completes],
      event: done('checkCode', left(saysNo('验证码不正确'))),
      target: 'proving',
      sends: answers('验证码不正确'),
      context: { proof: nothing },
    },
    {
      from: [completes],
      event: done('checkCode', left({ kind: 'timeout' })),
      target: 'proving',
      sends: answers('系统接口请求超时'),
      context: { proof: nothing },
    },
    {
      from: [completes],
      event: done('checkCode', left({ kind: 'malformed', field: '' })),
      target: 'proving',
      sends: answers('系统返回的数据有误，请稍后重试'),
      context: { proof: nothing },
    },
    ...refuses([completes], 'checking', [completes, typesNew('x'), submitsNew]),
    {
      title: '[LOG-12] a right code lets a new password be chosen',
      from: [completes],
      event: done('checkCode', right(undefined)),
      target: 'choosing',
      context: { proof },
    },
    {
      from: toChoosing,
      event: typesNew('amber-77'),
      target: 'choosing',
      context: { password: 'amber-77' },
      text: '',
    },
    {
      title: '[VAL-06] a weak password is not sent',
      from: [...toChoosing, typesNew('amber')],
      event: submitsNew,
      target: 'choosing',
      text: '密码至少 8 位，还差 3 位',
    },
    {
      from: toChoosing,
      event: submitsNew,
      target: 'choosing',
      text: '请设置密码',
    },
    {
      title: '[VAL-06] a password that is the phone itself is not sent',
      from: [...toChoosing, typesNew('a13851206614')],
      event: submitsNew,
      target: 'choosing',
      text: '密码不能包含手机号',
    },
    {
      title: 'what is typed anew is no longer marked wrong',
      from: [...toChoosing, submitsNew],
      event: typesNew('a'),
      target: 'choosing',
      context: { errors: {} },
      text: '',
    },
    ...refuses(toChoosing, 'choosing', [completes]),
    {
      title: '[LOG-12] the change carries phone, code and the password as typed',
      from: [...toChoosing, submitsNew, typesNew('x'), submitsNew, typesNew(' amber-77 ')],
      event: submitsNew,
      target: 'changing',
      calls: [{ actor: 'changePassword', input: { ...proof, password: typedValues.password } }],
      context: { errors: {} },
      text: '',
    },
    {
      title: '[LOG-12] a change that succeeded forgets what it was made with',
      from: toChanging,
      event: done('changePassword', right(undefined)),
      target: 'changed',
      stops: ['form'],
      sends: [{ to: 'parent', event: ended }],
      context: { proof: nothing, password: '' },
    },
    ...['验证码已过期，请重新获取', '该手机号没有注册'].map((message) => ({
      title: `[LOG-12] what is wrong with the proof goes back to its form (${message})`,
      from: toChanging,
      event: done('changePassword', left(saysNo(message))),
      target: 'proving',
      sends: answers(message),
      context: { proof: nothing, password: '' },
    })),
    {
      title: '[LOG-12] what is wrong with the password stands beside it',
      from: toChanging,
      event: done('changePassword', left(saysNo('密码过于简单'))),
      target: 'choosing',
      context: { password: ' amber-77 ', errors: { password: '密码过于简单' } },
      text: '密码过于简单',
    },
    {
      title: '[LOG-12] without an answer nothing typed is lost, and it is said that it may have been done',
      from: toChanging,
      event: done('changePassword', left({ kind: 'network' })),
      target: 'choosing',
      context: { proof, password: ' amber-77 ' },
      text: '后端接口连接异常，密码可能已修改成功，请重试，或使用新密码登录',
    },
    {
      title: '[LOG-13] a call that does not end is a timeout after 20 s',
      from: toChanging,
      event: done('changePassword', left({ kind: 'timeout' })),
      target: 'choosing',
      text: '系统接口请求超时，密码可能已修改成功，请重试，或使用新密码登录',
    },
    {
      from: toChanging,
      event: done('changePassword', left({ kind: 'malformed', field: '' })),
      target: 'choosing',
      text: '系统返回的数据有误，请稍后重试，密码可能已修改成功，请重试，或使用新密码登录',
    },
    ...refuses(toChanging, 'changing', [completes, typesNew('x'), submitsNew]),
  ],
});
