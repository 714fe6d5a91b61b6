import type { PublicationHead } from '../../../contract/publication/publication';

/** The shown state of a publication: its listing for others, else the progress of its text. */
export type ShownState = 'draft' | 'pending' | 'rejected' | 'listed' | 'unconfirmed' | 'withdrawn' | 'closed';

/** The second state, of a text that continues the listed one. */
export type ShownEdit = 'editing' | 'editInReview' | 'editRejected';

type Standing = Pick<PublicationHead, 'review' | 'listing' | 'freshness'>;

export const shownState = ({ review, listing, freshness }: Standing): ShownState => {
  if (listing === 'withdrawn' || listing === 'closed') return listing;
  if (listing === 'listed') return freshness === 'unconfirmed' ? 'unconfirmed' : 'listed';
  return review === 'approved' ? 'draft' : review;
};

/** How far an edit has come of what others see already; null where there is none. */
export const shownEdit = ({ review, listing }: Standing): ShownEdit | null => {
  if (listing === 'none' || listing === 'closed' || review === 'approved') return null;
  if (review === 'pending') return 'editInReview';
  return review === 'rejected' ? 'editRejected' : 'editing';
};
