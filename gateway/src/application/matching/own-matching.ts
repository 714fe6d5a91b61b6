import { left, right, type Either } from 'fp-ts/Either';
import {
  matchLimits,
  type Counterpart,
  type ListedCounterpart,
  type MatchedPublication,
  type Matching,
  type NearCounterpart,
} from '../../../../contract/matching/matching';
import { purposeTexts } from '../../../../contract/privacy/separate-consents';
import { matchFactors } from '../../../../contract/matching/match-weights';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { exactDecimal } from '../../../../contract/values/decimal';
import { matchingsPerAccount } from '../../domain/limit/limits';
import { rankMatches, type Match } from '../../domain/matching/match';
import type { MatchedThing } from '../../domain/matching/matched-thing';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { MatchCandidates, OwnListed } from '../../ports/match-candidates';
import type { PurposeConsents } from '../../ports/purpose-consents';
import type { Publications } from '../../ports/publications';
import { asVerified } from '../account/as-verified';

export interface OwnMatchingNeeds {
  readonly candidates: MatchCandidates;
  readonly publications: Pick<Publications, 'one'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly consents: Pick<PurposeConsents, 'holds'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Answer<A> = Promise<Either<Refusal, A>>;

const nothing = (at: number): Matching => ({
  personal: true,
  general: [],
  publication: null,
  conditions: [],
  compared: 0,
  at,
  matches: [],
  near: [],
});

/** Counterparties for the listed publications of a verified member (SCR-13). */
export interface OwnMatching {
  readonly own: (accountId: string) => Answer<readonly MatchedPublication[]>;
  /**
   * Without the member's consent to personal recommendation the answer depends neither on the member nor on `id` (MKT-23).
   * @param id the publication; null for the newest that is listed
   */
  readonly best: (accountId: string, id: string | null) => Answer<Matching>;
}

const headOf = ({ id, thing }: OwnListed): MatchedPublication => ({
  id,
  kind: thing.kind,
  title: thing.title,
  code: thing.code,
  confirmedAt: thing.confirmedAt,
});

const pointsOf = (points: number) => exactDecimal(String(Math.round(points * 10) / 10));

const listedOf = ({
  kind,
  id,
  sourceType,
  title,
  code,
  facts,
  confirmedAt,
}: MatchedThing): ListedCounterpart => ({ kind, id, sourceType, title, code, facts, confirmedAt });

const counterpartOf = ({ score, band, factors }: Match, thing: MatchedThing): Counterpart => ({
  ...listedOf(thing),
  score,
  band,
  factors: factors.map(({ factor, level, points, reason }) => ({
    factor,
    level,
    points: pointsOf(points),
    reason,
  })),
});

export const makeOwnMatching = (needs: OwnMatchingNeeds): OwnMatching => {
  const { candidates, publications, accounts, consents, limits, clock } = needs;
  const verified = asVerified(accounts, refusals.publicationGrade);

  /** Why a publication that is not among the listed ones is not matched. */
  const whyNot = async (accountId: string, id: string): Promise<Refusal> => {
    const found = await publications.one(id);
    return found?.ownerId === accountId ? refusals.matchingNotListed : refusals.publicationUnknown;
  };

  const matchingOf = async (chosen: OwnListed): Promise<Matching> => {
    const { kind, side, stated } = chosen.thing;
    const now = clock.now();
    const others = await candidates.best(kind === 'sale' ? 'buy' : 'sale', side, matchLimits.candidates, now);
    const things = new Map(others.things.map((thing) => [thing.id, thing]));
    const ranked = rankMatches(
      side,
      others.things.map((thing) => thing.side),
      matchLimits,
    );
    const shown = <M extends Match>(match: M): readonly (readonly [M, MatchedThing])[] => {
      const thing = things.get(match.id);
      return thing === undefined ? [] : [[match, thing]];
    };
    return {
      ...nothing(now),
      publication: headOf(chosen),
      conditions: matchFactors
        .map((factor) => ({ factor, text: stated[factor] }))
        .filter(({ text }) => text !== ''),
      compared: others.compared,
      matches: ranked.matches.flatMap(shown).map(([match, thing]) => counterpartOf(match, thing)),
      near: ranked.near.flatMap(shown).map(([match, thing]): NearCounterpart => ({
        ...counterpartOf(match, thing),
        missName: match.miss.name,
        missReason: match.miss.reason,
      })),
    };
  };

  /** The same for every member who has not consented. */
  const generalOrder = async (): Promise<Matching> => {
    const now = clock.now();
    const [sales, buys] = await Promise.all([
      candidates.newest('sale', matchLimits.general, now),
      candidates.newest('buy', matchLimits.general, now),
    ]);
    return { ...nothing(now), personal: false, general: [...sales, ...buys].map(listedOf) };
  };

  const { version } = purposeTexts.recommendation;

  return {
    own: (accountId) =>
      verified(accountId, async () => right((await candidates.own(accountId, clock.now())).map(headOf))),
    best: (accountId, id) =>
      verified(accountId, async () => {
        const { allowed } = await limits.take(`matching:account:${accountId}`, matchingsPerAccount);
        if (!allowed) return left(refusals.readsTooOften);
        if (!(await consents.holds(accountId, 'recommendation', version))) return right(await generalOrder());
        const own = await candidates.own(accountId, clock.now());
        const chosen = id === null ? own[0] : own.find((each) => each.id === id);
        if (chosen !== undefined) return right(await matchingOf(chosen));
        if (id !== null) return left(await whyNot(accountId, id));
        return right(nothing(clock.now()));
      }),
  };
};
