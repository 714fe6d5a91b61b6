import type { SnapshotFrom } from 'xstate';
import { mostPages } from '../../../../contract/presentation/presentation-picture';
import { mostDrawn } from './deck-context';
import type { DeckMachine } from './machine';

type Deck = SnapshotFrom<DeckMachine>;

/** What holds in every reachable state of a presentation. */
export const deckInvariants: Readonly<Record<string, (now: Deck) => boolean>> = {
  '[SCR-06] no more pages are held than fit, and each once': ({ context: { drawn } }) =>
    drawn.length <= mostDrawn && new Set(drawn.map(({ page }) => page)).size === drawn.length,
  '[SCR-06] a page that is shown is drawn, and is one of the presentation': (now) =>
    !now.matches({ held: { open: 'shown' } }) ||
    (now.context.drawn.some(({ page }) => page === now.context.page) &&
      now.context.page >= 1 &&
      now.context.page <= now.context.pageCount),
  '[SCR-06] a page that is drawn is shown': (now) =>
    !now.matches({ held: 'open' }) ||
    now.matches({ held: { open: 'shown' } }) ||
    now.context.drawn.every(({ page }) => page !== now.context.page),
  '[SCR-06] nothing longer than the product shows is open': (now) =>
    !now.matches({ held: 'open' }) || now.context.pageCount <= mostPages,
  '[SCR-06] the file is open in its state alone, and no picture outlives it': (now) =>
    now.matches('held') === (now.children.deck !== undefined) &&
    (now.matches('held') || now.context.drawn.length === 0),
  '[SCR-06] a reason is shown exactly where nothing else is': (now) =>
    (now.context.fault !== null) === (now.matches('failed') || now.matches('refused')),
};
