import { left, right as answer } from 'fp-ts/Either';
import { after, defect, done, says, type Answer } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';
import { refusalRows } from '../../support/refusal-rows';
import { closes, initial, input, machine, opens, right, submits, types, type Event } from './samples';

type Way = readonly (Event | Answer)[];
const nothingKept = done('recallDraft', null);
const toRecalling: Way = [opens];
const toEditing: Way = [opens, nothingKept];
const kept = done('keepDraft', 'kept');
const toRight: Way = [opens, done('recallDraft', { ...right })];
const toSending: Way = [...toRight, submits];
const refuses = (from: Way, target: string, events: readonly Event[]) =>
  refusalRows<typeof machine>({ from, target, events });
const every: readonly Event[] = [opens, types('title', 'x'), submits, closes];

transitionTable('order-form', {
  machine,
  input,
  text: ({ context: { errors, failure } }) =>
    [errors.title, errors.taxNumber, errors.email, failure ?? undefined].filter(Boolean).join('／'),
  rows: [
    { from: [], target: 'closed', context: { typed: initial }, text: '' },
    {
      title: '[VAL-06] opened, what was typed before is looked for',
      from: [],
      event: opens,
      target: 'recalling',
      calls: [{ actor: 'recallDraft', input: { formId: 'invoice-HP1', userId: '7' } }],
    },
    ...refuses([], 'closed', [types('title', 'x'), submits, closes]),
    {
      title: '[LAY-19] with nothing kept the form begins as the page filled it, in a sheet over the page',
      from: toRecalling,
      event: nothingKept,
      target: 'editing.resting',
      calls: ['layer'],
      context: { typed: initial },
    },
    {
      title: '[VAL-06] what was typed before stands there again; what is no value is left out',
      from: toRecalling,
      event: done('recallDraft', { kind: 'nobody', email: 'a@b.cn', more: '?' }),
      target: 'editing.resting',
      calls: ['layer'],
      context: { typed: { ...initial, email: 'a@b.cn' } },
    },
    ...[defect('recallDraft'), after(1_000)].map((event) => ({
      title: `[VAL-06] a device that keeps nothing holds nobody up (${'ms' in event ? 'late' : 'defect'})`,
      from: toRecalling,
      event,
      target: 'editing.resting',
      calls: ['layer'],
    })),
    ...refuses(toRecalling, 'recalling', every),
    {
      title: '[VAL-06] what is typed is kept on the device',
      from: toEditing,
      event: types('email', 'a@b.cn'),
      target: 'editing.drafting',
      calls: [
        {
          actor: 'keepDraft',
          input: { formId: 'invoice-HP1', userId: '7', fields: { ...initial, email: 'a@b.cn' } },
        },
      ],
      context: { typed: { ...initial, email: 'a@b.cn' } },
    },
    ...[kept, defect('keepDraft'), after(1_000)].map((event) => ({
      from: [...toEditing, types('email', 'a@b.cn')],
      event,
      target: 'editing.resting',
      context: { typed: { ...initial, email: 'a@b.cn' } },
    })),
    {
      title: '[VAL-06] nothing is sent while a field is wrong; the first wrong one gets the focus',
      from: toEditing,
      event: submits,
      target: 'editing.resting',
      context: { focusField: 'taxNumber' },
      text: '请输入纳税人识别号／请输入邮箱',
    },
    {
      title: '[VAL-06] typing takes the errors away',
      from: [...toEditing, submits],
      event: types('kind', 'personal'),
      target: 'editing.drafting',
      calls: [
        {
          actor: 'keepDraft',
          input: { formId: 'invoice-HP1', userId: '7', fields: { ...initial, kind: 'personal' } },
        },
      ],
      context: { focusField: null, typed: { ...initial, kind: 'personal' } },
      text: '',
    },
    ...[closes, says('layer', closes)].map((event) => ({
      title: `[LAY-19] put away, nothing is sent (${'type' in event ? 'its cross' : 'back'})`,
      from: [...toEditing, submits],
      event,
      target: 'closed',
      stops: ['layer'],
      text: '',
    })),
    { from: toEditing, event: defect('layer'), target: 'closed' },
    ...refuses(toEditing, 'editing.resting', [opens]),
    {
      title: '[PAY-16] what is right goes out once',
      from: toRight,
      event: submits,
      target: 'sending',
      stops: ['layer'],
      calls: [{ actor: 'send', input: { orderNo: 'HP1', form: right, formId: 'invoice-HP1' } }],
    },
    {
      title: '[PAY-16] taken, the sheet goes',
      from: toSending,
      event: done('send', answer(undefined)),
      target: 'closed',
      text: '',
    },
    {
      title: '[VAL-06] a send that failed loses nothing that was typed, and says why',
      from: toSending,
      event: done('send', left({ kind: 'refused', code: 409, message: '发票已申请' })),
      target: 'editing.resting',
      calls: ['layer'],
      context: { typed: right },
      text: '发票已申请',
    },
    {
      from: toSending,
      event: defect('send'),
      target: 'editing.resting',
      calls: ['layer'],
      context: { typed: right },
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toSending,
      event: after(20_000),
      target: 'editing.resting',
      stops: ['send'],
      calls: ['layer'],
      context: { typed: right },
      text: '系统接口请求超时',
    },
    {
      title: 'sent again, the old reason is gone',
      from: [...toSending, done('send', left({ kind: 'network' }))],
      event: submits,
      target: 'sending',
      stops: ['layer'],
      calls: [{ actor: 'send', input: { orderNo: 'HP1', form: right, formId: 'invoice-HP1' } }],
      text: '',
    },
    ...refuses(toSending, 'sending', every),
  ],
});
