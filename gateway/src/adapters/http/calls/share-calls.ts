import { left } from 'fp-ts/Either';
import { kinds, type KindWith } from '../../../../../contract/kind/kinds';
import { refusals } from '../../../../../contract/refusal/refusal';
import { saleCalls } from '../../../../../contract/sale/calls';
import { shareCalls as ofShare } from '../../../../../contract/share/calls';
import { isId } from '../../../../../contract/values/id';
import type { ToShare } from '../../../application/kind/shown-kinds';
import type { SharePicture } from '../../../application/share/share-picture';
import type { SharePoster } from '../../../application/share/share-poster';
import { answering } from './answering';
import type { Call } from './call';

interface Asked {
  readonly kind: KindWith<'share'>;
  readonly sourceType: string | null;
  readonly id: string;
}

/** The thing that is asked about; null where its address is malformed. */
const thingOf = ({ kind, sourceType, id }: Asked): ToShare | null =>
  isId(id) && (!kinds[kind].bySource || isId(sourceType ?? ''))
    ? { kind, sourceType: sourceType ?? '', id }
    : null;

/** The calls for the picture and the poster of what is shared. */
export const shareCalls = (picture: SharePicture, poster: SharePoster): readonly Call[] => [
  answering(saleCalls.shareImagePath, async (asked, { visitor }) => {
    const thing = thingOf(asked);
    return thing === null ? left(refusals.wrongParameters) : await picture(thing, visitor);
  }),
  answering(ofShare.poster, async ({ kind, sourceType, id }, { session }) => {
    if (kind === null) return poster(null, session);
    const thing = thingOf({ kind, sourceType, id: id ?? '' });
    return thing === null ? left(refusals.wrongParameters) : poster(thing, session);
  }),
];
