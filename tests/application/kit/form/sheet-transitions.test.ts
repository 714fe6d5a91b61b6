import { left, right } from 'fp-ts/Either';
import type { FormEvent } from '../../../../src/application/kit/form/form-context';
import type { InvoiceForm } from '../../../../src/domain/order/order-forms';
import { after, defect, done, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import {
  asks,
  blankInvoice,
  closes,
  doubtfulEmail,
  invoice,
  invoiceInput,
  opens,
  opensAbout,
  rightInvoice,
  submits,
  typesInvoice as types,
} from './samples';

type Event = FormEvent<InvoiceForm>;
type Way = readonly (Event | Answer)[];
const name = { formId: 'invoice-HP1', userId: '7' };
const given = { orderNo: 'HP1' };
const nothingKept = done('recallDraft', null);
const toRecalling: Way = [opens];
const toEditing: Way = [opens, nothingKept];
const kept = done('keepDraft', 'kept');
const toRight: Way = [opens, done('recallDraft', { ...rightInvoice })];
const doubtful = { ...rightInvoice, email: doubtfulEmail };
const toDoubtful: Way = [opens, done('recallDraft', doubtful)];
const toSending: Way = [...toRight, submits];
const sends = { actor: 'send', input: { ...name, form: rightInvoice, given } } as const;
const refuses = (from: Way, target: string, events: readonly Event[]) =>
  refusalRows<typeof invoice>({ from, target, events });
const every: readonly Event[] = [opens, types('title', 'x'), submits, closes];

transitionTable('sheet-form', {
  machine: invoice,
  input: invoiceInput,
  text: ({ context: { errors, failure } }) =>
    [errors.title, errors.taxNumber, errors.email, failure ?? undefined].filter(Boolean).join('／'),
  rows: [
    { from: [], target: 'closed', context: { typed: blankInvoice }, text: '' },
    {
      title: '[VAL-06] opened, what was typed before is looked for',
      from: [],
      event: opens,
      target: 'recalling',
      calls: [{ actor: 'recallDraft', input: name }],
    },
    {
      title: '[PAY-16] opened about what the page shows at that moment, the form keeps that',
      from: [],
      event: opensAbout,
      target: 'recalling',
      calls: [{ actor: 'recallDraft', input: { ...name, formId: 'invoice-HP2' } }],
      context: { given: opensAbout.about },
    },
    ...refuses([], 'closed', [types('title', 'x'), submits, closes]),
    {
      title: '[LAY-19] with nothing kept the form begins as the page filled it, in a sheet over the page',
      from: toRecalling,
      event: nothingKept,
      target: 'editing.resting',
      calls: ['layer'],
      context: { typed: blankInvoice },
    },
    {
      title: '[VAL-06] what was typed before stands there again; what is no value is left out',
      from: toRecalling,
      event: done('recallDraft', { kind: 'nobody', email: 'a@b.cn', more: '?' }),
      target: 'editing.resting',
      calls: ['layer'],
      context: { typed: { ...blankInvoice, email: 'a@b.cn' } },
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
      title: '[VAL-06] what is to be asked first is asked beside its field, and nothing is sent',
      from: toDoubtful,
      event: submits,
      target: 'editing.resting',
      context: { focusField: 'email' },
      text: asks,
    },
    {
      title: '[VAL-06] the same once more goes out',
      from: [...toDoubtful, submits],
      event: submits,
      target: 'sending',
      calls: [{ actor: 'send', input: { ...sends.input, form: doubtful } }],
      text: '',
    },
    {
      title: '[LAY-19] put away, the sheet forgets that it asked: opened again it asks again',
      from: [...toDoubtful, submits, closes, opens, done('recallDraft', doubtful)],
      event: submits,
      target: 'editing.resting',
      context: { focusField: 'email' },
      text: asks,
    },
    {
      title: '[VAL-06] what is typed is kept on the device',
      from: toEditing,
      event: types('email', 'a@b.cn'),
      target: 'editing.drafting',
      calls: [{ actor: 'keepDraft', input: { ...name, fields: { ...blankInvoice, email: 'a@b.cn' } } }],
      context: { typed: { ...blankInvoice, email: 'a@b.cn' } },
    },
    ...[kept, defect('keepDraft'), after(1_000)].map((event) => ({
      from: [...toEditing, types('email', 'a@b.cn')],
      event,
      target: 'editing.resting',
      context: { typed: { ...blankInvoice, email: 'a@b.cn' } },
    })),
    ...refuses(toEditing, 'editing.resting', [types('kind', 'nobody')]),
    {
      title: '[VAL-06] nothing is sent while a field is wrong; the first wrong one gets the focus',
      from: toEditing,
      event: submits,
      target: 'editing.resting',
      context: { focusField: 'taxNumber' },
      text: '请输入纳税人识别号／请输入邮箱',
    },
    {
      title: '[VAL-06] typing takes the error of its own field away',
      from: [...toEditing, submits],
      event: types('email', 'a@b.cn'),
      target: 'editing.drafting',
      calls: [{ actor: 'keepDraft', input: { ...name, fields: { ...blankInvoice, email: 'a@b.cn' } } }],
      context: { focusField: null },
      text: '请输入纳税人识别号',
    },
    ...[closes, says('layer', closes)].map((event) => ({
      title: `[LAY-19] put away, nothing is sent (${'type' in event ? 'its cross' : 'back'})`,
      from: [...toEditing, submits],
      event,
      target: 'closed',
      stops: ['layer'],
      text: '',
    })),
    ...refuses(toEditing, 'editing.resting', [opens]),
    {
      title: '[PAY-16] what is right goes out once',
      from: toRight,
      event: submits,
      target: 'sending',
      stops: ['layer'],
      calls: [sends],
    },
    {
      title: '[PAY-16] taken, the sheet goes',
      from: toSending,
      event: done('send', right(undefined)),
      target: 'closed',
      context: { answer: undefined, typed: rightInvoice },
      text: '',
    },
    {
      title: '[VAL-06] a send that failed loses nothing that was typed, and says why',
      from: toSending,
      event: done('send', left({ kind: 'refused', code: 409, message: '发票已申请' })),
      target: 'editing.resting',
      calls: ['layer'],
      context: { typed: rightInvoice },
      text: '发票已申请',
    },
    {
      from: toSending,
      event: done('send', left({ kind: 'timeout' })),
      target: 'editing.resting',
      calls: ['layer'],
      context: { typed: rightInvoice },
      text: '系统接口请求超时',
    },
    {
      title: 'sent again, the old reason is gone',
      from: [...toSending, done('send', left({ kind: 'network' }))],
      event: submits,
      target: 'sending',
      stops: ['layer'],
      calls: [sends],
      text: '',
    },
    ...refuses(toSending, 'sending', every),
  ],
});
