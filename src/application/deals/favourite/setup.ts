import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, raise, setup } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import { thingKey, type Thing } from '../../../domain/favourite/thing';
import type { FavouriteEvent, Press, Shown } from './events';
import {
  afterNotSaved,
  afterSaved,
  nextAsked,
  nobodys,
  showsOn,
  unknownOf,
  withPress,
  type FavouriteContext,
} from './favourite-context';
import { unwiredWait } from '../../kit/from-wait';
import { unwiredCall } from '../../kit/from-call';

interface FavouriteTypes {
  readonly context?: FavouriteContext;
  readonly events?: FavouriteEvent;
}

const types: FavouriteTypes = {};

/** The ids among those that were asked about which are favourites. */
type Asking = Either<GatewayFailure, readonly string[]>;
type Saving = Either<GatewayFailure, unknown>;

export const favouriteDelays = {
  /** How long a removal can be taken back, in milliseconds. */
  undoOffered: 5_000,
  /** How long the notice of a failure is shown, in milliseconds. */
  failureShown: 4_000,
} as const;

/** The words that the chart of favourites is written in. */
export const favouriteSetup = setup({
  types,
  actors: {
    ask: unwiredCall<readonly string[], readonly Thing[]>('favourites', 'ask'),
    save: unwiredCall<unknown, Press | null>('favourites', 'save'),
    connectionBack: unwiredWait('favourites', 'connectionBack'),
  },
  delays: favouriteDelays,
  guards: {
    isAnother: ({ context }, shown: Shown) => context.who !== shown.who,
    somethingIsUnknown: ({ context }, shown: Shown) =>
      context.who !== null && context.who === shown.who && unknownOf(context, shown).length > 0,
    isTheirs: ({ context }, shown: Shown) => context.who === shown.who,
    somethingIsMissing: ({ context }) => context.missing.length > 0,
    statesCame: (_, asking: Asking) => isRight(asking),
    isChange: ({ context }, press: Press) => context.who !== null && showsOn(context, press) !== press.on,
    isRemoval: ({ context }, press: Press) => context.who !== null && showsOn(context, press) && !press.on,
    somethingIsWanted: ({ context }) => Object.keys(context.wanted).length > 0,
    wasSaved: (_, saving: Saving) => isRight(saving),
  },
  actions: {
    startFor: assign((_, { who, things }: Shown) => ({
      ...nobodys,
      who,
      missing: who === null ? [] : things,
    })),
    noteMissing: assign(({ context }, shown: Shown) => ({
      missing: [...context.missing, ...unknownOf(context, shown)],
    })),
    keepListed: assign(({ context }, { things }: Shown) => ({
      saved: { ...Object.fromEntries(things.map((thing) => [thingKey(thing), true])), ...context.saved },
    })),
    startWithListed: assign((_, { who, things }: Shown) => ({
      ...nobodys,
      who,
      saved: Object.fromEntries(things.map((thing) => [thingKey(thing), true])),
    })),
    takeNext: assign(({ context }) => nextAsked(context.missing)),
    /** A state that was saved since is newer than the answer. */
    keepStates: assign(({ context }, asking: Asking) => {
      const on = new Set(isRight(asking) ? asking.right : []);
      const states = context.asked.map((thing) => [thingKey(thing), on.has(thing.id)] as const);
      return { saved: { ...Object.fromEntries(states), ...context.saved }, asked: [] };
    }),
    putBack: assign(({ context }) => ({ missing: [...context.asked, ...context.missing], asked: [] })),
    keepPress: assign(({ context }, press: Press) => ({ wanted: withPress(context, press) })),
    takeFirst: assign(({ context }) => ({ sent: Object.values(context.wanted)[0] ?? null })),
    keepSaved: assign(({ context }) => afterSaved(context)),
    rollBack: assign(({ context }) => afterNotSaved(context)),
    reportNotSaved: raise((_, saving: Saving) => ({
      type: 'favourites.notSaved' as const,
      text: isLeft(saving) ? failureText(saving.left) : '',
    })),
    keepRemoved: assign((_, { kind, id }: Press) => ({ removed: { kind, id } })),
    forgetRemoved: assign({ removed: null }),
    takeBack: raise(({ context }) => ({
      type: 'favourites.pressed' as const,
      ...(context.removed ?? { kind: 'sale' as const, id: '' }),
      on: true,
    })),
    keepError: assign((_, { text }: { readonly text: string }) => ({ error: text })),
    forgetError: assign({ error: null }),
  },
});
