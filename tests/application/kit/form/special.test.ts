import { left, right } from 'fp-ts/Either';
import { done } from '../../../support/explore/step';
import { transitionRows } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { filled, ownFields, password, passwordInput, profile, profileInput, rightPasswords } from './samples';
import { submits, typesPassword, typesProfile } from './samples';

const nothingKept = done('recallDraft', null);
const kept = done('keepDraft', 'kept');
const typed = filled.flatMap((event) => [event, kept]);
const toSending = [nothingKept, ...typed, submits];

transitionRows('form of a verified member', {
  machine: profile,
  input: profileInput(true),
  rows: [
    {
      title: '[SCR-10] a draft does not lie over what was verified',
      from: [],
      event: done('recallDraft', { name: '别人', email: '' }),
      target: 'editing.resting',
      context: { typed: { ...ownFields, email: '' } },
    },
    ...refusalRows<typeof profile>({
      from: [nothingKept],
      target: 'editing.resting',
      events: [typesProfile('company', '别的公司'), typesProfile('name', '别人')],
    }),
    ...refusalRows<typeof profile>({
      from: [nothingKept, submits, done('send', right(undefined))],
      target: 'taken',
      events: [typesProfile('name', '别人')],
    }),
  ],
});

transitionRows('form of a new password', {
  machine: password,
  input: passwordInput,
  text: ({ context: { errors, failure } }) =>
    [errors.oldPassword, errors.password, errors.repeated, failure ?? undefined].filter(Boolean).join('／'),
  rows: [
    {
      title: '[VAL-06] an empty form says what is missing, and the first field gets the focus',
      from: [nothingKept],
      event: submits,
      target: 'editing.resting',
      context: { focusField: 'oldPassword' },
      text: '请输入原密码／请设置密码／请再次输入新密码',
    },
    {
      title: '[VAL-06] the new password is another one than the old',
      from: [nothingKept, ...typed, typesPassword('oldPassword', rightPasswords.password), kept],
      event: submits,
      target: 'editing.resting',
      context: { focusField: 'password' },
      text: '新密码不能与原密码相同',
    },
    {
      title: '[VAL-06] both new ones must be the same',
      from: [nothingKept, ...typed, typesPassword('repeated', 'amber-2027'), kept],
      event: submits,
      target: 'editing.resting',
      context: { focusField: 'repeated' },
      text: '两次输入的新密码不一致',
    },
    {
      title: '[VAL-06] it is not built around one’s own phone',
      from: [
        nothingKept,
        ...typed,
        typesPassword('password', 'a13851206614'),
        typesPassword('repeated', 'a13851206614'),
        kept,
      ],
      event: submits,
      target: 'editing.resting',
      text: '密码不能包含手机号',
    },
    {
      title: '[SCR-10] once changed the passwords are forgotten, and how many logins ended is told',
      from: toSending,
      event: done('send', right(2)),
      target: 'taken',
      context: { answer: 2, typed: { oldPassword: '', password: '', repeated: '' } },
    },
    ...(
      [
        ['原密码不正确', 'oldPassword'],
        ['密码须为 8 至 64 位，且同时包含字母和数字', 'password'],
        ['操作过于频繁，请稍后再试', null],
      ] as const
    ).map(([message, focusField]) => ({
      title: `[SCR-10][VAL-06] a refusal keeps what was typed and stands beside what it is about, which gets the focus: ${message}`,
      from: toSending,
      event: done('send', left({ kind: 'refused', code: 400, message })),
      target: 'editing.resting',
      context: {
        typed: rightPasswords,
        focusField,
        errors: focusField === null ? {} : { [focusField]: message },
        failure: focusField === null ? message : null,
      },
      text: message,
    })),
    {
      title: '[SCR-10] without an answer nobody is told that it failed, for it may have been done',
      from: toSending,
      event: done('send', left({ kind: 'network' })),
      target: 'editing.resting',
      context: { typed: rightPasswords },
      text: '后端接口连接异常，密码可能已修改成功，请重试，或使用新密码登录',
    },
  ],
});
