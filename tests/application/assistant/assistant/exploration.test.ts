import { left, right } from 'fp-ts/Either';
import { assistantInvariants } from '../../../../src/application/assistant/assistant/invariants';
import { assistantMachine } from '../../../../src/application/assistant/assistant/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { asked, begun, broke, came, ended, faulty, gone, recalled, turn, words } from './samples';

explorationTests('assistant', {
  machine: assistantMachine,
  inputs: [{ conversation: null }, { conversation: 'c2' }],
  alphabet: [
    { type: 'assistant.typed', text: '问' },
    { type: 'assistant.typed', text: '问'.repeat(2_001) },
    asked,
    { type: 'assistant.asked', question: '  ' },
    { type: 'assistant.asked', question: '问'.repeat(2_001) },
    { type: 'assistant.askedAgain' },
    { type: 'assistant.stopRequested' },
    { type: 'assistant.freshRequested' },
    { type: 'assistant.conversationOpened', id: 'c2' },
    { type: 'assistant.addressed', id: 'c2' },
    { type: 'assistant.addressed', id: null },
    { type: 'assistant.reloadRequested' },
    { type: 'assistant.othersRequested' },
    { type: 'assistant.scrolled', atEnd: false },
    { type: 'assistant.scrolled', atEnd: true },
    { type: 'assistant.talksOpened' },
    { type: 'assistant.talksClosed' },
    gone('c1'),
    gone('c2'),
    recalled('问'),
    says('layer', { type: 'assistant.talksClosed' }),
    came(begun),
    came(words('有')),
    came({ kind: 'replace', text: '换' }),
    came({ kind: 'stage', stage: 'found', count: 2 }),
    came({ kind: 'sources', list: turn.sources }),
    came({ kind: 'ping' }),
    came(ended),
    came(faulty),
    ...everyFailure.map(broke),
    done('stop', undefined),
    done('history', right([turn])),
    ...everyFailure.map((failure) => done('history', left(failure))),
    done('networkLost', undefined),
  ],
  facts: ({ context: { writing, turns, draft, failure, again } }) => [
    writing === null ? null : [writing.turn, writing.came === '', writing.came === writing.shown],
    turns.length === 0,
    turns.at(-1)?.id === undefined,
    draft === '',
    failure === null,
    again === null,
  ],
  invariants: assistantInvariants,
});
