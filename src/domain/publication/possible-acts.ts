import type { PublicationHead } from '../../../contract/publication/publication';

/** What can be done about a publication in its list, the one that is asked for first. */
export type PossibleAct = 'confirm' | 'withdraw' | 'close' | 'restore' | 'remove' | 'revert';

/** What its owner cannot take back: it is asked about first. */
export type ActForGood = 'close' | 'remove' | 'revert';

export const isForGood = (act: PossibleAct): act is ActForGood =>
  act === 'close' || act === 'remove' || act === 'revert';

/** The owner's possible acts, by its state; a submitted one can be withdrawn in its form alone. Total and pure. */
export const possibleActs = ({
  review,
  listing,
}: Pick<PublicationHead, 'review' | 'listing'>): readonly PossibleAct[] => {
  const isTyped = review === 'draft' || review === 'rejected';
  if (listing === 'none') return isTyped ? ['remove'] : [];
  if (listing === 'closed') return [];
  const standing: readonly PossibleAct[] =
    listing === 'listed' ? ['confirm', 'withdraw', 'close'] : ['restore'];
  return isTyped ? [...standing, 'revert'] : standing;
};

/** Whether its owner may change its text: not while the reviewer has it, nor once the deal is closed. Total and pure. */
export const mayBeChanged = ({ review, listing }: Pick<PublicationHead, 'review' | 'listing'>): boolean =>
  review !== 'pending' && listing !== 'closed';
