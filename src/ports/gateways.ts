import type { Families } from '../../contract/families';
import type { Asked } from './asked';
import type { FormsOf } from './call-forms';
import type { Call } from './call';

/**
 * All calls of the contract, by family and name. Answers in parts are read by AssistantAnswers. The contract's
 * `reportedBy` says who reports a failure of the call (PAY-03).
 */
export type Gateways = {
  readonly [Name in keyof Families as Exclude<Name, 'ask'>]: Asked<Families[Name], FormsOf<Name>>;
};

/**
 * Gives a call, whose code is loaded with its first use: `callOf(({ buy }) => buy.list)`. Code that cannot be loaded is
 * a network failure.
 */
export type CallOf = <Given extends readonly unknown[], A>(
  pick: (gateways: Gateways) => (...given: Given) => Call<A>,
) => (...given: Given) => Call<A>;
