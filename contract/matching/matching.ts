import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { WireFlag } from '../codec/flag';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { PublicationKind } from '../publication/publication';
import { MatchBand, MatchFactor, MatchLevel } from './match-weights';

/** How many counterparties the lists have at most, and how many are read to score them; `general` is of each kind. */
export const matchLimits = { matches: 10, near: 5, candidates: 30, general: 10 } as const;

/** What a publication states of one factor, as people read it. */
export const StatedCondition = record({ factor: MatchFactor, text: WireFilledText }, 'StatedCondition');

/** A listed publication of the caller, for which counterparties are looked for. */
export const MatchedPublication = record(
  {
    /** Of the publication, not of the deal that is listed of it. */
    id: WireId,
    kind: PublicationKind,
    title: WireFilledText,
    code: WireText,
    confirmedAt: WireTime,
  },
  'MatchedPublication',
);
export type MatchedPublication = t.TypeOf<typeof MatchedPublication>;

/** The result of one factor, with the reason for it. */
export const MatchedFactor = record(
  {
    factor: MatchFactor,
    level: MatchLevel,
    /** From 0 to the weight of the factor, with at most one decimal place. */
    points: WireDecimal,
    reason: WireFilledText,
  },
  'MatchedFactor',
);
export type MatchedFactor = t.TypeOf<typeof MatchedFactor>;

/** The public values of a counterparty. */
const listed = {
  kind: PublicationKind,
  id: WireId,
  /** Part of the address of some kinds. */
  sourceType: orNull(WireFilledText),
  title: WireFilledText,
  code: WireText,
  /** Short facts, such as industry and region. */
  facts: listOf(WireText),
  /** By day where the owner is not named (ENT-08). */
  confirmedAt: WireTime,
};

/** A listed demand or deal without a score: it is the same for every member. */
export const ListedCounterpart = record(listed, 'ListedCounterpart');
export type ListedCounterpart = t.TypeOf<typeof ListedCounterpart>;

const counterpart = {
  ...listed,
  /** From 0 to 100. */
  score: WireCount,
  band: MatchBand,
  factors: listOf(MatchedFactor),
};

/** A counterparty with its score (SCR-13). It holds public values alone, and is scored by these alone (ENT-08). */
export const Counterpart = record(counterpart, 'Counterpart');
export type Counterpart = t.TypeOf<typeof Counterpart>;

/** A counterparty that a single thing keeps from being a match (差一点). */
export const NearCounterpart = record(
  { ...counterpart, missName: WireFilledText, missReason: WireFilledText },
  'NearCounterpart',
);
export type NearCounterpart = t.TypeOf<typeof NearCounterpart>;

/** The counterparties of one publication, the best first. */
export const Matching = record(
  {
    /** Whether the caller consents to personal recommendation (MKT-23); without it the answer is the same for all. */
    personal: withDefault(WireFlag, true),
    /** Without the consent: the deals and demands that were confirmed last, by time. */
    general: listOf(ListedCounterpart),
    /** The publication that is matched; null where the caller has none that is listed, and without the consent. */
    publication: orNull(MatchedPublication),
    conditions: listOf(StatedCondition),
    /** How many listed demands or deals were compared. */
    compared: WireCount,
    at: WireTime,
    matches: listOf(Counterpart),
    near: listOf(NearCounterpart),
  },
  'Matching',
);
export type Matching = t.TypeOf<typeof Matching>;
