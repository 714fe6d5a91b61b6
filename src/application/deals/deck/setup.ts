import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { mostPages } from '../../../../contract/presentation/presentation-picture';
import { nearestPage } from '../../../domain/presentation/page-in-address';
import { unwiredListener } from '../../kit/from-listener';
import {
  tooMany,
  type AddressAmended,
  type DeckCommand,
  type DeckEvent,
  type DeckFault,
  type DeckSource,
  type DeckTypes,
} from './deck-context';

const types: DeckTypes = {};
/** Delays of a presentation, in milliseconds. */
const deckDelays = {
  /** The code of the reader is loaded with the first file. */
  openLimit: 30_000,
  drawLimit: 20_000,
} as const;

type Drawn = Extract<DeckEvent, { readonly type: 'page.drawn' }>;

/** What the flow of a presentation is made of: its guards, actions and delays. Source: SCR-06. */
export const deckSetup = setup({
  types,
  actors: {
    deck: unwiredListener<DeckCommand, DeckSource>('deck', 'deck'),
    address: unwiredListener<AddressAmended, Pick<DeckSource, 'id'>>('deck', 'address'),
  },
  delays: deckDelays,
  guards: {
    isTooLong: (_, { pageCount }: { readonly pageCount: number }) => pageCount > mostPages,
    isEmpty: (_, { pageCount }: { readonly pageCount: number }) => pageCount < 1,
    isFinal: (_, { fault }: { readonly fault: DeckFault }) => fault !== 'unavailable',
    isOther: ({ context }, { to }: { readonly to: number }) =>
      nearestPage(to, context.pageCount) !== context.page,
    isShown: ({ context }, { page }: { readonly page: number }) => page === context.page,
    isDrawn: ({ context: { drawn, page } }) => drawn.some((one) => one.page === page),
  },
  actions: {
    keepCount: assign(({ context }, { pageCount }: { readonly pageCount: number }) => ({
      pageCount,
      page: nearestPage(context.page, pageCount),
    })),
    turn: assign(({ context }, { to }: { readonly to: number }) => ({
      page: nearestPage(to, context.pageCount),
    })),
    keepDrawn: enqueueActions(({ context, enqueue }, { page, address }: Omit<Drawn, 'type'>) => {
      const held = [...context.drawn.filter((one) => one.page !== page), { page, address }];
      const gone = tooMany(held, context.page);
      for (const one of gone) enqueue.sendTo('deck', { type: 'page.dropped', page: one.page });
      enqueue.assign({ drawn: held.filter((one) => !gone.includes(one)) });
    }),
    forgetDrawn: assign({ drawn: [] }),
    noteFault: assign((_, { fault }: { readonly fault: DeckFault }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    amendAddress: sendTo('address', ({ context: { page } }) => ({ type: 'address.amended' as const, page })),
    wantPage: sendTo('deck', ({ context: { page } }) => ({ type: 'page.wanted' as const, page })),
    wantNext: enqueueActions(({ context: { page, pageCount }, enqueue }) => {
      if (page < pageCount) enqueue.sendTo('deck', { type: 'page.wanted', page: page + 1 });
    }),
  },
});
