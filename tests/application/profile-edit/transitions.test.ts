import { left, right } from 'fp-ts/Either';
import type { ProfileEditEvent } from '../../../src/application/profile-edit/events';
import { profileEditMachine } from '../../../src/application/profile-edit/machine';
import { after, defect, done, type Answer } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';
import { refusalRows } from '../../support/refusal-rows';
import { profile, reloads, submits, typesInto } from './samples';

type Way = readonly (ProfileEditEvent | Answer)[];
const loaded = done('load', right({ profile: profile(), draft: null }));
const verified = done('load', right({ profile: profile({ locked: true }), draft: null }));
const network = left({ kind: 'network' as const });
const typed = { name: '何嘉', company: '金信并购基金', position: '执行董事', email: 'he@example.com' };
const toEditing: Way = [loaded];
const toSaving: Way = [...toEditing, typesInto('position', ' 合伙人 '), done('keepDraft', 'kept'), submits];
const toSaved: Way = [...toSaving, done('save', right(undefined))];
const refuses = (from: Way, target: string, events: readonly ProfileEditEvent[]) =>
  refusalRows<typeof profileEditMachine>({ from, target, events });

transitionTable('profile-edit', {
  machine: profileEditMachine,
  input: { userId: '7' },
  text: ({ context: { errors } }) =>
    [errors.name, errors.company, errors.position, errors.email, errors.form].filter(Boolean).join('／'),
  rows: [
    {
      title: '[SCR-10] the profile is asked for at once',
      from: [],
      target: 'loading',
      calls: [{ actor: 'load', input: { userId: '7' } }],
    },
    {
      title: '[SCR-10] what came is there to be edited',
      from: [],
      event: loaded,
      target: 'editing.resting',
      context: { typed, profile: profile() },
    },
    {
      title: '[SES-07] what was typed before a reload lies over it',
      from: [],
      event: done('load', right({ profile: profile(), draft: { position: '合伙人' } })),
      target: 'editing.resting',
      context: { typed: { ...typed, position: '合伙人' } },
    },
    {
      title: '[SCR-10] but not over what was verified',
      from: [],
      event: done('load', right({ profile: profile({ locked: true }), draft: { name: '别人', email: '' } })),
      target: 'editing.resting',
      context: { typed: { ...typed, email: '' } },
    },
    {
      from: [],
      event: done('load', network),
      target: 'failed',
      calls: ['connectionBack'],
      text: '后端接口连接异常',
    },
    {
      from: [],
      event: defect('load'),
      target: 'failed',
      calls: ['connectionBack'],
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: [],
      event: after(35_000),
      target: 'failed',
      calls: ['connectionBack'],
      stops: ['load'],
      text: '系统接口请求超时',
    },
    ...refuses([], 'loading', [typesInto('name', 'x'), submits, reloads]),
    {
      from: [done('load', network)],
      event: reloads,
      target: 'loading',
      calls: [{ actor: 'load', input: { userId: '7' } }],
      text: '',
    },
    {
      title: '[LAY-16] what did not come is asked for again when the connection is back',
      from: [done('load', network)],
      event: done('connectionBack'),
      target: 'loading',
      calls: [{ actor: 'load', input: { userId: '7' } }],
    },
    {
      from: [done('load', network)],
      event: defect('connectionBack'),
      target: 'failed',
      actions: ['goOn'],
    },
    ...refuses([done('load', network)], 'failed', [typesInto('name', 'x'), submits]),
    {
      title: '[SES-07] what is typed is kept on the device',
      from: toEditing,
      event: typesInto('position', '合伙人'),
      target: 'editing.drafting',
      calls: [{ actor: 'keepDraft', input: { userId: '7', fields: { ...typed, position: '合伙人' } } }],
      context: { typed: { ...typed, position: '合伙人' } },
    },
    ...[done('keepDraft', 'kept'), defect('keepDraft')].map((event) => ({
      from: [...toEditing, typesInto('position', '合伙人')],
      event,
      target: 'editing.resting',
    })),
    {
      title: '[SCR-10] name and company that were verified are not edited here',
      from: [verified],
      event: typesInto('company', '别的公司'),
      target: 'editing.resting',
      refused: ['profile.typed'],
      context: { typed },
    },
    ...refuses(toEditing, 'editing.resting', [reloads]),
    {
      title: '[VAL-06] nothing is sent while a field is wrong, and the first wrong one gets the focus',
      from: [...toEditing, typesInto('name', ' '), typesInto('email', 'he@')],
      event: submits,
      target: 'editing.drafting',
      context: { focusField: 'name' },
      text: '请输入姓名／邮箱格式不正确，例如 name@company.com',
    },
    {
      title: '[SCR-10] what is right goes out once',
      from: [...toEditing, typesInto('position', ' 合伙人 '), done('keepDraft', 'kept')],
      event: submits,
      target: 'saving',
      calls: [{ actor: 'save', input: { userId: '7', fields: { ...typed, position: ' 合伙人 ' } } }],
    },
    {
      title: '[SCR-10] saved, it stands as it was sent',
      from: toSaving,
      event: done('save', right(undefined)),
      target: 'saved',
      context: {
        typed: { ...typed, position: '合伙人' },
        profile: profile({ position: '合伙人' }),
      },
    },
    {
      title: '[SCR-10] a refusal keeps what was typed',
      from: toSaving,
      event: done('save', left({ kind: 'refused', code: 400, message: '邮箱格式不正确' })),
      target: 'editing.resting',
      context: { typed: { ...typed, position: ' 合伙人 ' } },
      text: '邮箱格式不正确',
    },
    {
      from: toSaving,
      event: defect('save'),
      target: 'editing.resting',
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toSaving,
      event: after(35_000),
      target: 'editing.resting',
      stops: ['save'],
      text: '系统接口请求超时',
    },
    ...refuses(toSaving, 'saving', [typesInto('name', 'x'), submits, reloads]),
    {
      from: toSaved,
      event: typesInto('email', ''),
      target: 'editing.drafting',
      calls: [
        {
          actor: 'keepDraft',
          input: { userId: '7', fields: { ...typed, position: '合伙人', email: '' } },
        },
      ],
      context: { typed: { ...typed, position: '合伙人', email: '' } },
    },
    {
      from: [verified, submits, done('save', right(undefined))],
      event: typesInto('name', '别人'),
      target: 'saved',
      refused: ['profile.typed'],
    },
    ...refuses(toSaved, 'saved', [submits]),
    {
      title: 'a new picture has the profile read again',
      from: toSaved,
      event: reloads,
      target: 'loading',
      calls: [{ actor: 'load', input: { userId: '7' } }],
    },
  ],
});
