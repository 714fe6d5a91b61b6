import * as fc from 'fast-check';

/** What a person, a network or an attacker does next. Tabs are counted from 0. */
export type Step =
  | { readonly do: 'ask'; readonly tab: number; readonly plan: number }
  | { readonly do: 'askOrder'; readonly tab: number; readonly place: number }
  | { readonly do: 'tell'; readonly tab: number; readonly what: Telling }
  | { readonly do: 'cashier'; readonly outcome: Outcome; readonly older: boolean }
  | { readonly do: 'reload'; readonly tab: number }
  | { readonly do: 'openTab' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'attack'; readonly how: 'forge' | 'replay' | 'raise' };

export const tellings = [
  'confirmed',
  'again',
  'cancelled',
  'checkAgain',
  'closed',
  'continued',
  'givenUp',
] as const;
export type Telling = (typeof tellings)[number];

export const outcomes = ['pay', 'later', 'fail', 'cancel', 'close'] as const;
export type Outcome = (typeof outcomes)[number];

/** What becomes of a request: `unsent` never leaves, `unheard` is done and its answer lost. */
export type Fault = 'none' | 'unsent' | 'unheard';
/** What becomes of a notice of the payment service. */
export type NoticeFault = 'none' | 'lost' | 'unheard' | 'twice' | 'kept';

/** One run: who pays how, what is done, and what goes wrong meanwhile (each list again and again). */
export interface Plan {
  readonly channel: 'h5' | 'wechat' | 'app';
  readonly steps: readonly { readonly step: Step; readonly settle: boolean }[];
  readonly faults: readonly Fault[];
  readonly notices: readonly NoticeFault[];
  /** What the person does at the platform's own cashier. */
  readonly pays: readonly Outcome[];
}

const tab = fc.constantFrom(0, 0, 0, 1);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), tab, plan: fc.nat({ max: 2 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('askOrder' as const), tab, place: fc.nat({ max: 3 }) }),
  },
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('tell' as const), tab, what: fc.constantFrom(...tellings) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('cashier' as const),
      outcome: fc.constantFrom('pay' as const, 'pay' as const, ...outcomes),
      older: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.constant({ do: 'openTab' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1_000, 5_000, 20_000, 60_000, 360_000, 1_860_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('attack' as const),
      how: fc.constantFrom('forge' as const, 'replay' as const, 'raise' as const),
    }),
  },
);

const mostly = <A>(usual: A, ...others: readonly A[]): fc.Arbitrary<A> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const asks: Step = { do: 'ask', tab: 0, plan: 0 };
const pays: Step = { do: 'cashier', outcome: 'pay', older: false };
const later: Step = { do: 'cashier', outcome: 'later', older: false };
const confirms: Step = { do: 'tell', tab: 0, what: 'confirmed' };
const closes: Step = { do: 'tell', tab: 0, what: 'closed' };
const cancels: Step = { do: 'tell', tab: 0, what: 'cancelled' };

/** How somebody begins who wants to pay. */
const beginning = fc.constantFrom<readonly Step[]>(
  [asks],
  [asks, pays],
  [asks, later],
  [asks, pays, confirms],
  [asks, pays, { do: 'reload', tab: 0 }, confirms],
  [asks, cancels, pays],
  [asks, later, confirms, closes, asks, pays, confirms],
  [asks, pays, confirms, closes, asks, pays, confirms],
);

/** Random runs; each begins with somebody who wants to pay. */
export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  channel: fc.constantFrom('h5' as const, 'h5' as const, 'wechat' as const, 'app' as const),
  steps: fc
    .tuple(
      beginning,
      fc.array(fc.record({ step, settle: mostly(true, false) }), { minLength: 1, maxLength: 6 }),
    )
    .map(([first, rest]) => [...first.map((one) => ({ step: one, settle: true })), ...rest]),
  faults: fc.array(mostly<Fault>('none', 'unsent', 'unheard'), { minLength: 1, maxLength: 12 }),
  notices: fc.array(mostly<NoticeFault>('none', 'lost', 'unheard', 'twice', 'kept'), {
    minLength: 1,
    maxLength: 6,
  }),
  pays: fc.array(fc.constantFrom('pay' as const, 'pay' as const, ...outcomes), {
    minLength: 1,
    maxLength: 4,
  }),
});
