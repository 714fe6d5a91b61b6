import type { EventObject } from 'xstate';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { intakeMachine } from '../../../../src/application/messages/message-intake/machine';
import { after, elapse } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { arrived, hundred, message, missed, notCome, sign } from './samples';

const reports = (...messages: readonly (IncomingMessage | null)[]): readonly EventObject[] =>
  messages.map((one) => ({ type: 'intake.delivered', message: one }));
const asks = (newest: number) => [{ actor: 'fetchMissed', input: String(newest) }];

const first = arrived(message(1));
const gap = arrived(message(4));
const toFilling = [first, gap];
const toBehind = [...toFilling, notCome({ kind: 'network' })];

transitionTable('message-intake', {
  machine: intakeMachine,
  rows: [
    { title: '[SOC-05] at first nothing is missing', from: [], target: 'level' },
    {
      title: '[SOC-05] the first message is told: nothing is known of what stood before it',
      from: [],
      event: arrived(message(7)),
      target: 'level',
      emits: reports(message(7)),
      context: { newest: '7' },
    },
    {
      title: '[SOC-05] one that follows the newest is told',
      from: [first],
      event: arrived(message(2)),
      target: 'level',
      emits: reports(message(2)),
      context: { newest: '2' },
    },
    {
      title: '[SOC-05] one that says nothing of what stands before it is told',
      from: [first],
      event: arrived(message(4, null)),
      target: 'level',
      emits: reports(message(4, null)),
    },
    {
      title: '[SOC-05] one that was told already is refused',
      from: [first],
      event: first,
      target: 'level',
      refused: ['intake.arrived'],
    },
    {
      title: '[SOC-05] what only tells of a change is told, however often, and moves nothing',
      from: [first, arrived(sign)],
      event: arrived(sign),
      target: 'level',
      emits: reports(sign),
      context: { newest: '1' },
    },
    {
      title: '[SOC-05] before any message nothing can be asked for: whoever shows messages asks anew',
      from: [],
      event: arrived(null),
      target: 'level',
      emits: reports(null),
    },
    {
      title: '[SOC-05] after a break what was missed is asked for after the newest',
      from: [first],
      event: arrived(null),
      target: 'filling',
      calls: asks(1),
      emits: reports(null),
    },
    {
      title: '[SOC-05] a gap in the ids is seen: the message waits for those before it',
      from: [first],
      event: gap,
      target: 'filling',
      calls: asks(1),
      context: { held: [message(4)] },
    },
    {
      title: '[SOC-05] what was missed is told before what waited, each once',
      from: [...toFilling, arrived(message(5))],
      event: missed(message(2), message(3), message(4)),
      target: 'level',
      emits: reports(message(2), message(3), message(4), message(5)),
      context: { newest: '5', held: [] },
    },
    {
      title: '[SOC-05] while a hundred come more is asked for',
      from: toFilling,
      event: missed(...hundred(2)),
      target: 'filling',
      calls: asks(101),
      emits: reports(...hundred(2)),
    },
    {
      title: '[SOC-05] what may have been missed while it was asked for is asked for once more',
      from: [...toFilling, arrived(null)],
      event: missed(message(2)),
      target: 'filling',
      calls: asks(2),
      emits: reports(message(2)),
      context: { again: false },
    },
    {
      title: '[SOC-05] a message that arrives meanwhile waits',
      from: toFilling,
      event: arrived(message(5)),
      target: 'filling',
      context: { held: [message(4), message(5)] },
    },
    {
      title: '[SOC-05] another break meanwhile is told, and remembered',
      from: toFilling,
      event: arrived(null),
      target: 'filling',
      emits: reports(null),
      context: { again: true },
    },
    {
      title: '[SOC-05] a gateway without the call is not asked again; what waited is told',
      from: toFilling,
      event: notCome({ kind: 'status', status: 404 }),
      target: 'level',
      emits: reports(message(4), null),
      context: { canFill: false, newest: '4' },
    },
    {
      title: '[SOC-05] from then on what arrives is told, whatever stands before it',
      from: [...toFilling, notCome({ kind: 'status', status: 404 })],
      event: arrived(message(9)),
      target: 'level',
      emits: reports(message(9)),
    },
    {
      title: '[SOC-05] what does not come holds nothing back, and stays missing',
      from: toFilling,
      event: notCome({ kind: 'network' }),
      target: 'behind',
      emits: reports(message(4), null),
      context: { newest: '1', held: [] },
    },
    {
      title: '[SOC-05] nor does what takes longer than a call may',
      from: toFilling,
      event: notCome({ kind: 'timeout' }),
      target: 'behind',
      emits: reports(message(4), null),
    },
    {
      title: '[SOC-05] it is asked for again after 10 s',
      from: toBehind,
      event: after(10_000),
      target: 'filling',
      calls: asks(1),
    },
    {
      title: '[SOC-05] what comes then is told but for what was told already',
      from: [...toBehind, elapse(10_000)],
      event: missed(message(2), message(3), message(4)),
      target: 'level',
      emits: reports(message(2), message(3)),
      context: { newest: '4' },
    },
    {
      title: '[SOC-05] meanwhile what arrives is told at once',
      from: toBehind,
      event: arrived(message(5)),
      target: 'behind',
      emits: reports(message(5)),
      context: { newest: '1' },
    },
    { from: toBehind, event: gap, target: 'behind', refused: ['intake.arrived'] },
    {
      title: '[SOC-05] another connection is a reason to ask at once',
      from: toBehind,
      event: arrived(null),
      target: 'filling',
      calls: asks(1),
      emits: reports(null),
    },
    {
      title: '[LOG-08] with the session all of it is forgotten',
      from: toFilling,
      event: { type: 'intake.left' },
      target: 'level',
      stops: ['fetchMissed'],
      context: { newest: null, delivered: [], held: [] },
    },
  ],
});
