import type { MatchSide } from '../domain/matching/match-side';
import type { MatchedThing } from '../domain/matching/matched-thing';

/** The kinds that are matched, each with the other. */
export type MatchedKind = MatchedThing['kind'];

/** A listed publication of an account. */
export interface OwnListed {
  /** Of the publication. */
  readonly id: string;
  /** The demand or deal that is listed of it. */
  readonly thing: MatchedThing;
}

/** Things of one kind that may be counterparties. */
export interface Candidates {
  /** How many listed things of other owners there are. */
  readonly compared: number;
  readonly things: readonly MatchedThing[];
}

/** Reads what is matched, by public values alone (ENT-08). */
export interface MatchCandidates {
  /** The account's publications that are listed, with what is listed of each, the newest first. */
  readonly own: (ownerId: string, now: number) => Promise<readonly OwnListed[]>;
  /** The listed things of a kind that were confirmed last, by day; the same for every member. */
  readonly newest: (kind: MatchedKind, most: number, now: number) => Promise<readonly MatchedThing[]>;
  /**
   * The listed things of a kind that fit a side best, and those that miss a single thing, at most `most` of each. The
   * bound is by the same points as the score, so that the best of all are among them.
   */
  readonly best: (kind: MatchedKind, side: MatchSide, most: number, now: number) => Promise<Candidates>;
}
