import { left, right } from 'fp-ts/Either';
import { changePasswordMachine } from '../../../src/application/change-password/machine';
import { after, defect, done } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';
import { refusalRows } from '../../support/refusal-rows';
import { filled, submits, typesInto } from './samples';

const toSubmitting = [...filled, submits];
const toChanged = [...toSubmitting, done('change', right(2))];
const refuses = (from: typeof toChanged, state: string, events: typeof filled) =>
  refusalRows<typeof changePasswordMachine>({ from, target: state, events });

transitionTable('change-password', {
  machine: changePasswordMachine,
  input: { userName: '13851206614' },
  text: ({ context: { errors } }) =>
    [errors.oldPassword, errors.password, errors.repeated, errors.form].filter(Boolean).join('／'),
  rows: [
    { from: [], target: 'editing', text: '' },
    {
      title: '[VAL-06] an empty form says what is missing, and the first field gets the focus',
      from: [],
      event: submits,
      target: 'editing',
      context: { focusField: 'oldPassword' },
      text: '请输入原密码／请设置密码／请再次输入新密码',
    },
    {
      title: '[VAL-06] the new password is another one than the old',
      from: [typesInto('oldPassword', 'amber-2026'), ...filled.slice(1)],
      event: submits,
      target: 'editing',
      context: { focusField: 'password' },
      text: '新密码不能与原密码相同',
    },
    {
      title: '[VAL-06] both new ones must be the same',
      from: [...filled, typesInto('repeated', 'amber-2027')],
      event: submits,
      target: 'editing',
      context: { focusField: 'repeated' },
      text: '两次输入的新密码不一致',
    },
    {
      title: '[VAL-06] it is not built around one’s own phone',
      from: [...filled, typesInto('password', 'a13851206614'), typesInto('repeated', 'a13851206614')],
      event: submits,
      target: 'editing',
      text: '密码不能包含手机号',
    },
    {
      title: '[VAL-06] typing takes the error of its own field away',
      from: [submits],
      event: typesInto('oldPassword', 'o'),
      target: 'editing',
      context: { oldPassword: 'o', focusField: null },
      text: '请设置密码／请再次输入新密码',
    },
    {
      title: '[SCR-10] a complete form goes out once, with the old password and the new',
      from: [submits, ...filled],
      event: submits,
      target: 'submitting',
      calls: [{ actor: 'change', input: { oldPassword: 'old-2025', password: 'amber-2026' } }],
      context: { errors: {} },
      text: '',
    },
    {
      title: '[SCR-10] once changed the passwords are forgotten, and how many logins ended is told',
      from: toSubmitting,
      event: done('change', right(2)),
      target: 'changed',
      context: { ended: 2, oldPassword: '', password: '', repeated: '' },
    },
    ...(
      [
        ['原密码不正确', 'oldPassword', 'oldPassword'],
        ['密码须为 8 至 64 位，且同时包含字母和数字', 'password', 'password'],
        ['操作过于频繁，请稍后再试', 'form', null],
      ] as const
    ).map(([message, place, focusField]) => ({
      title: `[SCR-10][VAL-06] a refusal keeps what was typed and stands beside what it is about, which gets the focus: ${message}`,
      from: toSubmitting,
      event: done('change', left({ kind: 'refused', code: 400, message })),
      target: 'editing',
      context: {
        oldPassword: 'old-2025',
        password: 'amber-2026',
        errors: { [place]: message },
        focusField,
      },
      text: message,
    })),
    {
      title: '[SCR-10] without an answer nobody is told that it failed, for it may have been done',
      from: toSubmitting,
      event: done('change', left({ kind: 'network' })),
      target: 'editing',
      context: { oldPassword: 'old-2025', password: 'amber-2026' },
      text: '后端接口连接异常，密码可能已修改成功，请重试，或使用新密码登录',
    },
    {
      from: toSubmitting,
      event: defect('change'),
      target: 'editing',
      text: '系统返回的数据有误，请稍后重试，密码可能已修改成功，请重试，或使用新密码登录',
    },
    {
      from: toSubmitting,
      event: after(20_000),
      target: 'editing',
      stops: ['change'],
      text: '系统接口请求超时，密码可能已修改成功，请重试，或使用新密码登录',
    },
    ...refuses(toSubmitting, 'submitting', [submits, typesInto('password', 'x')]),
    {
      title: 'typing after a change begins another one',
      from: toChanged,
      event: typesInto('oldPassword', 'a'),
      target: 'editing',
      context: { oldPassword: 'a', ended: 2 },
    },
    ...refuses(toChanged, 'changed', [submits]),
  ],
});
