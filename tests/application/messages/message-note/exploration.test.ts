import { noteInvariants } from '../../../../src/application/messages/message-note/invariants';
import { noteMachine } from '../../../../src/application/messages/message-note/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { defect } from '../../../support/explore/step';
import { arrives, atHome, covered, dismissed, fromZhou, recalled, uncovered } from './samples';

explorationTests('message-note', {
  machine: noteMachine,
  inputs: [undefined],
  alphabet: [
    arrives(),
    arrives({ ...fromZhou, id: '101', from: '9', fromName: '陈立' }),
    arrives({ ...fromZhou, from: '7' }),
    arrives(fromZhou, { ...atHome, address: '/message/chat?to=8' }),
    recalled('100'),
    recalled('101'),
    dismissed,
    covered,
    uncovered,
    defect('arrivals'),
    defect('cover'),
  ],
  facts: ({ context: { note } }) => note?.id ?? null,
  invariants: noteInvariants,
  goal: (note) => note.matches({ listening: 'quiet' }),
});
