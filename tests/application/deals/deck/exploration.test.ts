import { deckInvariants } from '../../../../src/application/deals/deck/invariants';
import type { DeckEvent } from '../../../../src/application/deals/deck/deck-context';
import { deckMachine } from '../../../../src/application/deals/deck/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says, type Answer } from '../../../support/explore/step';

const deckSays = (event: DeckEvent): Answer => says('deck', event);

explorationTests('deck', {
  machine: deckMachine,
  inputs: [
    { id: 'pres-1', protected: false, pageCount: 3, page: 2 },
    { id: 'pres-1', protected: true, pageCount: 3, page: 9 },
  ],
  alphabet: (snapshot): readonly (DeckEvent | Answer)[] => [
    ...[0, 1, 3].map((to): DeckEvent => ({ type: 'page.turned', to })),
    { type: 'page.retried' },
    { type: 'deck.retried' },
    ...(snapshot.matches('held')
      ? [
          deckSays({ type: 'deck.opened', pageCount: 3 }),
          deckSays({ type: 'deck.opened', pageCount: 501 }),
          deckSays({ type: 'deck.opened', pageCount: 0 }),
          deckSays({ type: 'deck.failed', fault: 'encrypted' }),
          deckSays({ type: 'deck.failed', fault: 'unavailable' }),
          ...[1, 3].flatMap((page) => [
            deckSays({ type: 'page.drawn', page, address: `blob:${page}` }),
            deckSays({ type: 'page.failed', page }),
          ]),
        ]
      : []),
  ],
  facts: ({ context: { page, pageCount, drawn, fault } }) => [
    page,
    pageCount,
    drawn.map((one) => one.page).sort(),
    fault,
  ],
  invariants: deckInvariants,
});
