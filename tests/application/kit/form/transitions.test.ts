import { left, right } from 'fp-ts/Either';
import type { FormEvent } from '../../../../src/application/kit/form/form-context';
import type { ProfileFields } from '../../../../src/domain/member/profile';
import { after, defect, done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import {
  asks,
  doubtfulEmail,
  ownFields,
  profile,
  profileInput,
  submits,
  typesProfile as types,
} from './samples';

type Event = FormEvent<ProfileFields>;
type Way = readonly (Event | Answer)[];
const name = { formId: 'profile', userId: '7' };
const given = { locked: false };
const nothingKept = done('recallDraft', null);
const toEditing: Way = [nothingKept];
const partner = { ...ownFields, position: ' 合伙人 ' };
const toSending: Way = [...toEditing, types('position', ' 合伙人 '), done('keepDraft', 'kept'), submits];
const toTaken: Way = [...toSending, done('send', right(undefined))];
const refuses = (from: Way, target: string, events: readonly Event[]) =>
  refusalRows<typeof profile>({ from, target, events });

transitionTable('form', {
  machine: profile,
  input: profileInput(false),
  text: ({ context: { errors, failure } }) =>
    [errors.name, errors.company, errors.position, errors.email, failure ?? undefined]
      .filter(Boolean)
      .join('／'),
  rows: [
    {
      title: '[SES-07] what was typed before a reload is looked for at once',
      from: [],
      target: 'recalling',
      calls: [{ actor: 'recallDraft', input: name }],
      context: { typed: ownFields },
    },
    { from: [], event: nothingKept, target: 'editing.resting', context: { typed: ownFields }, text: '' },
    {
      title: '[SES-07] it lies over what was loaded',
      from: [],
      event: done('recallDraft', { position: '合伙人', other: 'x' }),
      target: 'editing.resting',
      context: { typed: { ...ownFields, position: '合伙人' } },
    },
    ...[defect('recallDraft'), after(1_000)].map((event) => ({
      from: [],
      event,
      target: 'editing.resting',
      context: { typed: ownFields },
    })),
    ...refuses([], 'recalling', [types('name', 'x'), submits]),
    {
      title: '[SES-07] what is typed is kept on the device',
      from: toEditing,
      event: types('position', '合伙人'),
      target: 'editing.drafting',
      calls: [{ actor: 'keepDraft', input: { ...name, fields: { ...ownFields, position: '合伙人' } } }],
      context: { typed: { ...ownFields, position: '合伙人' } },
    },
    ...[done('keepDraft', 'kept'), defect('keepDraft'), after(1_000)].map((event) => ({
      from: [...toEditing, types('position', '合伙人')],
      event,
      target: 'editing.resting',
      context: { typed: { ...ownFields, position: '合伙人' } },
    })),
    {
      title: '[VAL-06] nothing is sent while a field is wrong, and the first wrong one gets the focus',
      from: [...toEditing, types('name', ' '), types('email', 'he@')],
      event: submits,
      target: 'editing.drafting',
      context: { focusField: 'name' },
      text: '请输入姓名／邮箱格式不正确，例如 name@company.com',
    },
    {
      title: '[VAL-06] typing takes the error of its own field away',
      from: [...toEditing, types('name', ' '), types('email', 'he@'), submits, done('keepDraft', 'kept')],
      event: types('name', '何嘉'),
      target: 'editing.drafting',
      calls: [{ actor: 'keepDraft', input: { ...name, fields: { ...ownFields, email: 'he@' } } }],
      context: { focusField: null },
      text: '邮箱格式不正确，例如 name@company.com',
    },
    {
      title: '[VAL-06] what is to be asked first is asked beside its field, and nothing is sent',
      from: [...toEditing, types('email', doubtfulEmail), done('keepDraft', 'kept')],
      event: submits,
      target: 'editing.resting',
      context: { focusField: 'email' },
      text: asks,
    },
    {
      title: '[VAL-06] the same once more goes out',
      from: [...toEditing, types('email', doubtfulEmail), done('keepDraft', 'kept'), submits],
      event: submits,
      target: 'sending',
      calls: [{ actor: 'send', input: { ...name, form: { ...ownFields, email: doubtfulEmail }, given } }],
      text: '',
    },
    {
      title: '[SCR-10] what is right goes out once',
      from: [...toEditing, types('position', ' 合伙人 '), done('keepDraft', 'kept')],
      event: submits,
      target: 'sending',
      calls: [{ actor: 'send', input: { ...name, form: partner, given } }],
    },
    {
      title: '[SCR-10] taken, it stands as it was sent',
      from: toSending,
      event: done('send', right(undefined)),
      target: 'taken',
      context: { typed: { ...ownFields, position: '合伙人' }, answer: undefined },
    },
    {
      title: '[SCR-10] a refusal keeps what was typed',
      from: toSending,
      event: done('send', left({ kind: 'refused', code: 400, message: '邮箱格式不正确' })),
      target: 'editing.resting',
      context: { typed: partner },
      text: '邮箱格式不正确',
    },
    {
      from: toSending,
      event: done('send', left({ kind: 'timeout' })),
      target: 'editing.resting',
      context: { typed: partner },
      text: '系统接口请求超时',
    },
    ...refuses(toSending, 'sending', [types('name', 'x'), submits]),
    {
      title: 'typing goes on from what was taken',
      from: toTaken,
      event: types('email', ''),
      target: 'editing.drafting',
      calls: [
        {
          actor: 'keepDraft',
          input: { ...name, fields: { ...ownFields, position: '合伙人', email: '' } },
        },
      ],
      context: { typed: { ...ownFields, position: '合伙人', email: '' } },
    },
    ...refuses(toTaken, 'taken', [submits]),
  ],
});
