import type { ChatFileEvent } from '../../../../src/application/messages/chat-file/machine';
import { chatFileInvariants } from '../../../../src/application/messages/chat-file/invariants';
import { chatFileMachine } from '../../../../src/application/messages/chat-file/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says, type Answer } from '../../../support/explore/step';

const reads = (event: ChatFileEvent): Answer => says('read', event);

explorationTests('chat-file', {
  machine: chatFileMachine,
  inputs: [
    { id: 'f-1', size: 'small' },
    { id: 'f-1', size: null },
  ],
  alphabet: (snapshot): readonly (ChatFileEvent | Answer)[] => [
    { type: 'file.wanted' },
    { type: 'file.cancelled' },
    ...(snapshot.matches({ held: 'coming' })
      ? [
          reads({ type: 'file.came', address: 'blob:1' }),
          reads({ type: 'file.came', address: null }),
          reads({ type: 'file.failed' }),
        ]
      : []),
  ],
  facts: ({ context }) => context,
  invariants: chatFileInvariants,
});
