import { conversationStatusInvariants } from '../../../../src/application/messages/conversation-status/invariants';
import {
  conversationStatusMachine,
  type ConversationStatusEvent,
} from '../../../../src/application/messages/conversation-status/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says, type Answer } from '../../../support/explore/step';
import { entryAs } from '../outbox/samples';

const reports = (event: ConversationStatusEvent): Answer => says('device', event);

explorationTests('conversation-status', {
  machine: conversationStatusMachine,
  inputs: [{ userId: '7' }, { userId: null }],
  alphabet: [
    reports({ type: 'statuses.draftsReported', drafts: {} }),
    reports({ type: 'statuses.draftsReported', drafts: { '8': '另外' } }),
    reports({ type: 'statuses.queueReported', queue: [], files: [] }),
    reports({
      type: 'statuses.queueReported',
      queue: [entryAs('a', 1), { ...entryAs('b', 2), state: 'failed' }],
      files: [],
    }),
  ],
  facts: ({ context: { drafts, queue } }) => [drafts, queue.length],
  invariants: conversationStatusInvariants,
});
