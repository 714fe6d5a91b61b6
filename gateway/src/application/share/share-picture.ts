import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Visitor } from '../../domain/session/visitor';
import type { SharedSheets, ToShare } from '../kind/shown-kinds';
import type { DrawnPictures } from './drawn-pictures';

export interface SharePictureNeeds {
  readonly sheets: SharedSheets;
  readonly drawn: Pick<DrawnPictures, 'nameOf'>;
  /** What the house is called. */
  readonly brand: string;
}

/**
 * The picture of a shared thing (ENT-10). It contains what a stranger may read, for every caller: a signed NDA opens nothing
 * in a shared picture. Where it cannot be drawn in time, it is the product's logo.
 */
export type SharePicture = (
  what: ToShare,
  visitor: Visitor,
) => Promise<Either<Refusal, { readonly path: string }>>;

/** PNG too, as messengers take it. */
const housePicture = '/icon-512.png';

export const makeSharePicture =
  ({ sheets, drawn, brand }: SharePictureNeeds): SharePicture =>
  async (what, visitor) => {
    const sheet = await sheets[what.kind](what);
    if (sheet === null) return left(refusals[`${what.kind}Unknown`]);
    const name = await drawn.nameOf({ brand, ...sheet }, visitor);
    return right({ path: name === null ? housePicture : `/files/share/${name}.png` });
  };
