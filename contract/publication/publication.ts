import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { kindCodec } from '../kind/capabilities';
import { WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { PictureMark } from '../upload/picture-mark';
import { withDefault } from '../codec/with-default';
import { ListedSale } from './listed-sale';

export const PublicationKind = kindCodec('publication', 'PublicationKind');

/** How far the text has come: typed, with the reviewer, sent back with reasons, or as it is listed. */
export const ReviewState = t.keyof(
  { draft: null, pending: null, rejected: null, approved: null },
  'ReviewState',
);
export type ReviewState = t.TypeOf<typeof ReviewState>;

/** Whether others can see it. A new version under review leaves the listed one unchanged. `closed` is 已成交. */
export const ListingState = t.keyof(
  { none: null, listed: null, withdrawn: null, closed: null },
  'ListingState',
);
export type ListingState = t.TypeOf<typeof ListingState>;

/** How long ago the owner said that it still holds (MKT-06). */
export const Freshness = t.keyof({ fresh: null, due: null, unconfirmed: null }, 'Freshness');
export type Freshness = t.TypeOf<typeof Freshness>;

export const Reason = record({ field: WireText, reason: WireText }, 'PublicationReason');
export type Reason = t.TypeOf<typeof Reason>;

/** Who read it and who wants it, as numbers. */
export const Interest = record(
  { reads: WireCount, favorites: WireCount, ndas: WireCount, bids: WireCount },
  'PublicationInterest',
);

const headFields = {
  id: WireId,
  kind: PublicationKind,
  /** By which the operator speaks of it. */
  number: WireCount,
  /** By which people name what is listed; null where nothing is, and outside the list. */
  code: orNull(WireText),
  title: WireText,
  review: ReviewState,
  listing: ListingState,
  freshness: withDefault(Freshness, 'fresh'),
  /** What the reviewer wants mended, by field. */
  reasons: listOf(Reason),
  savedAt: WireTime,
  submittedAt: orNull(WireTime),
  confirmedAt: orNull(WireTime),
  /** Where others see it: a path inside the application; null where they do not. */
  address: orNull(WireText),
  interest: orNull(Interest),
};

/** One of one's publications in their list. */
export const PublicationHead = record(headFields, 'PublicationHead');
export type PublicationHead = t.TypeOf<typeof PublicationHead>;

/** A picture of its text, with the metadata that the gateway removed from it. */
export const DealPicture = record({ id: WireId, marks: listOf(PictureMark) }, 'DealPicture');
export type DealPicture = t.TypeOf<typeof DealPicture>;

/** A publication with its text, for its owner. */
export const Publication = record(
  {
    ...headFields,
    /** Grows with each saving; a saving names the one that it goes on from. */
    version: WireCount,
    /** The editor that saved last, as the request named it. An editor never mistakes a foreign text for its own. */
    editor: orNull(WireId),
    /** The source under which a sale was listed: it is not changed any more; null where it may be. */
    keptSource: orNull(WireText),
    /** The values of a listed sale that are not in its text; null where it is not listed, and for a demand. */
    listed: orNull(ListedSale),
    /** The pictures of the text that the gateway has, in their order. */
    pictures: listOf(DealPicture),
    fields: t.readonly(t.record(t.string, t.string)),
  },
  'Publication',
);
export type Publication = t.TypeOf<typeof Publication>;

/** What came of saving: it was taken; or it was not, because somewhere else a newer version was saved. */
export const Saving = record({ taken: WireFlag, publication: Publication }, 'PublicationSaving');
export type Saving = t.TypeOf<typeof Saving>;
