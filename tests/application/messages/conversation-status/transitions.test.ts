import {
  conversationStatusMachine,
  type ConversationStatusEvent,
} from '../../../../src/application/messages/conversation-status/machine';
import { after, defect, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { waitingAs } from '../file-outbox/samples';
import { entryAs } from '../outbox/samples';

const reports = (event: ConversationStatusEvent) => says('device', event);
const failed = { ...entryAs('b', 2), state: 'failed' } as const;

transitionTable('conversation-status', {
  machine: conversationStatusMachine,
  input: { userId: '7' },
  rows: [
    {
      from: [],
      target: 'listening',
      calls: [{ actor: 'device', input: { userId: '7' } }],
      context: { drafts: {}, queue: [] },
    },
    {
      title: '[SCR-11] drafts are known as they are kept',
      from: [],
      event: reports({ type: 'statuses.draftsReported', drafts: { '8': '另外' } }),
      target: 'listening',
      context: { drafts: { '8': '另外' }, queue: [] },
    },
    {
      title: '[SOC-06] what is on its way is known as it changes, beside the drafts',
      from: [reports({ type: 'statuses.draftsReported', drafts: { '8': '另外' } })],
      event: reports({ type: 'statuses.queueReported', queue: [failed], files: [waitingAs('f', 1)] }),
      target: 'listening',
      context: { drafts: { '8': '另外' }, queue: [failed], files: [waitingAs('f', 1)] },
    },
    {
      title: 'after a defect what was known stands, and it is listened again',
      from: [reports({ type: 'statuses.queueReported', queue: [failed], files: [waitingAs('f', 1)] })],
      event: defect('device'),
      target: 'deaf',
      context: { queue: [failed] },
    },
    {
      from: [defect('device')],
      event: after(1_000),
      target: 'listening',
      calls: [{ actor: 'device', input: { userId: '7' } }],
    },
  ],
});
