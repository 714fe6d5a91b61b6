import { left, right } from 'fp-ts/Either';
import type { InboxAct } from '../../../../src/application/messages/inbox/inbox-context';
import { inboxMachine } from '../../../../src/application/messages/inbox/machine';
import type { AheadCommand } from '../../../../src/application/messages/inbox/setup';
import { after, defect, done, elapse } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { conversation, notification, opened, read, readAll, remove, undo } from './samples';

const saved = done('save', right(2));
const notSaved = done('save', left({ kind: 'network' }));
const saves = (input: InboxAct) => [{ actor: 'save', input }];
const ahead: AheadCommand = { type: 'ahead.ask', peerId: 'U2' };
const at = (saving: 'resting' | 'sending', notifying: 'quiet' | 'removed') => ({ saving, notifying });

transitionTable('inbox', {
  machine: inboxMachine,
  rows: [
    {
      title: '[SCR-11] at first nothing was done',
      from: [],
      target: at('resting', 'quiet'),
      calls: [{ actor: 'ahead', input: undefined }],
    },
    { from: [], event: defect('ahead'), target: at('resting', 'quiet') },
    {
      title: '[LAY-02] how the unread ones divide is remembered for rows that tell nothing of it',
      from: [],
      event: { type: 'inbox.counted', parts: { chat: 4, notice: 1 } },
      target: at('resting', 'quiet'),
      context: { parts: { chat: 4, notice: 1 } },
    },
    {
      title: '[SCR-11] a conversation that is gone to is asked for while its page is drawn',
      from: [],
      event: opened(conversation),
      target: at('resting', 'quiet'),
      sends: [{ to: 'ahead', event: ahead }],
    },
    {
      title: '[SCR-11] of a notification that is gone to nothing is asked',
      from: [],
      event: opened(notification),
      target: at('resting', 'quiet'),
      sends: [],
    },
    {
      title: '[SOC-08] a row that is read shows so at once, and is saved',
      from: [],
      event: read(conversation),
      target: at('sending', 'quiet'),
      calls: saves({ kind: 'read', row: conversation }),
      context: { read: { 'chat U2': 'M1' }, sent: { kind: 'read', row: conversation }, waiting: [] },
    },
    {
      title: '[SOC-08] what is done meanwhile waits for its turn',
      from: [read(conversation)],
      event: readAll(conversation, notification),
      target: at('sending', 'quiet'),
      context: {
        read: { 'chat U2': 'M1', 'notice M9': 'M9' },
        waiting: [{ kind: 'readAll', rows: [conversation, notification] }],
      },
    },
    {
      title: '[SOC-08] once one thing is saved the next goes out',
      from: [read(conversation), read(notification)],
      event: saved,
      target: at('sending', 'quiet'),
      calls: saves({ kind: 'read', row: notification }),
      context: { sent: { kind: 'read', row: notification }, waiting: [] },
    },
    {
      title: '[SOC-08] what was saved last leaves nothing to do',
      from: [read(conversation)],
      event: saved,
      target: at('resting', 'quiet'),
      context: { sent: null, read: { 'chat U2': 'M1' } },
    },
    {
      title: '[SOC-08] what was not saved shows as it was',
      from: [readAll(conversation, notification)],
      event: notSaved,
      target: at('resting', 'quiet'),
      context: { sent: null, read: {} },
    },
    {
      title: '[SOC-08] what takes longer than a call may was not saved',
      from: [read(conversation)],
      event: done('save', left({ kind: 'timeout' })),
      target: at('resting', 'quiet'),
      context: { read: {} },
    },
    {
      title: '[SCR-11] a row that is taken out is gone at once, and can be taken back',
      from: [],
      event: remove(conversation),
      target: at('sending', 'removed'),
      calls: saves({ kind: 'remove', row: conversation }),
      context: { removed: { 'chat U2': 'M1' }, last: conversation },
    },
    {
      title: '[SCR-11] a removal that was not saved puts the row back',
      from: [remove(conversation)],
      event: notSaved,
      target: at('resting', 'removed'),
      context: { removed: {} },
    },
    {
      title: '[SCR-11] taken back, the row is there at once; the gateway hears both, in their order',
      from: [remove(conversation)],
      event: undo,
      target: at('sending', 'quiet'),
      context: { removed: {}, last: null, waiting: [{ kind: 'restore', row: conversation }] },
    },
    {
      title: '[REL-03] a row that could not be put back is gone again, and its return is offered once more',
      from: [remove(conversation), saved, undo],
      event: notSaved,
      target: at('resting', 'removed'),
      context: { removed: { 'chat U2': 'M1' }, last: conversation },
    },
    {
      title: '[REL-03] the offer after a lost return ends after 5 s',
      from: [remove(conversation), saved, undo, notSaved],
      event: after(5_000),
      target: at('resting', 'quiet'),
      context: { last: null },
    },
    {
      title: '[SCR-11] after 5 s it is not offered any more',
      from: [remove(conversation), saved],
      event: after(5_000),
      target: at('resting', 'quiet'),
      context: { last: null, removed: { 'chat U2': 'M1' } },
    },
    {
      title: '[SCR-11] the next removal is offered for its own 5 s',
      from: [remove(conversation), saved, elapse(4_000), remove(notification), saved],
      event: elapse(4_999),
      target: at('resting', 'removed'),
      context: { last: notification },
    },
    ...refusalRows<typeof inboxMachine>({ from: [], target: at('resting', 'quiet'), events: [undo] }),
  ],
});
