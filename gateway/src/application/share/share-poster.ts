import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { PosterContent } from '../../../../contract/share/poster';
import type { Session } from '../../domain/session/session';
import { appSheet, posterOf, promotionCode } from '../../domain/share/poster';
import type { Digest } from '../../ports/digest';
import type { SharedSheets, ToShare } from '../kind/shown-kinds';

export interface SharePosterNeeds {
  readonly sheets: SharedSheets;
  readonly digest: Digest;
  /** What the house is called. */
  readonly brand: string;
}

/**
 * The content of a poster: what a stranger may read, for every caller, with the promotion code of a member who asks; null
 * asks for the application's own.
 */
export type SharePoster = (
  what: ToShare | null,
  session: Session | null,
) => Promise<Either<Refusal, PosterContent>>;

export const makeSharePoster =
  ({ sheets, digest, brand }: SharePosterNeeds): SharePoster =>
  async (what, session) => {
    const sprad = session === null ? null : promotionCode(digest, session.userId);
    if (what === null) return right(posterOf(brand, appSheet, sprad));
    const sheet = await sheets[what.kind](what);
    return sheet === null ? left(refusals[`${what.kind}Unknown`]) : right(posterOf(brand, sheet, sprad));
  };
