import { conversationSignsInvariants } from '../../../../src/application/messages/conversation-signs/invariants';
import {
  conversationSignsMachine,
  type SignsEvent,
} from '../../../../src/application/messages/conversation-signs/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says, type Answer } from '../../../support/explore/step';
import { entryAs } from '../outbox/samples';

const reports = (event: SignsEvent): Answer => says('device', event);

explorationTests('conversation-signs', {
  machine: conversationSignsMachine,
  inputs: [{ userId: '7' }, { userId: null }],
  alphabet: [
    reports({ type: 'signs.draftsReported', drafts: {} }),
    reports({ type: 'signs.draftsReported', drafts: { '8': '另外' } }),
    reports({ type: 'signs.queueReported', queue: [], files: [] }),
    reports({
      type: 'signs.queueReported',
      queue: [entryAs('a', 1), { ...entryAs('b', 2), state: 'failed' }],
      files: [],
    }),
  ],
  facts: ({ context: { drafts, queue } }) => [drafts, queue.length],
  invariants: conversationSignsInvariants,
});
