import { left, right } from 'fp-ts/Either';
import { elsewhereInvariants } from '../../../../src/application/messages/kept-elsewhere/invariants';
import { elsewhereMachine } from '../../../../src/application/messages/kept-elsewhere/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { defect, done, says } from '../../../support/explore/step';
import { keptAs } from '../file-outbox/samples';
import { entryAs } from '../outbox/samples';

explorationTests('kept-elsewhere', {
  machine: elsewhereMachine,
  inputs: [undefined],
  alphabet: [
    { type: 'elsewhere.memberCame', userId: '7' },
    { type: 'elsewhere.memberCame', userId: '8' },
    { type: 'elsewhere.memberLeft' },
    { type: 'elsewhere.met', clientIds: ['a'] },
    { type: 'elsewhere.met', clientIds: ['a', 'f'] },
    says('changes', { type: 'elsewhere.changed' }),
    done('read', right({ queue: [], files: [] })),
    done('read', right({ queue: [entryAs('a', 1)], files: [keptAs('f', 1)] })),
    done('read', left({ kind: 'unavailable' })),
    defect('read'),
  ],
  facts: ({ context: { userId, kept, met } }) => ({
    userId,
    kept: kept.queue.length + kept.files.length,
    met: [...met],
  }),
  invariants: elsewhereInvariants,
  goal: (elsewhere) => elsewhere.matches('away'),
});
