import type { ReactElement } from 'react';
import type { BidKind, BidState } from '../../../../contract/bid/bid';
import { StatusTag, type StatusTone } from '../tag/status-tag';
import { bidText as text } from './text';

const tones: Readonly<Record<BidState, StatusTone>> = {
  open: 'pending',
  asked: 'open',
  accepted: 'done',
  declined: 'rejected',
  withdrawn: 'over',
};

export interface BidStateTagProps {
  readonly bid: { readonly kind: BidKind; readonly state: BidState };
}

/** Where an interest or a bid stands. */
export const BidStateTag = ({ bid: { kind, state } }: BidStateTagProps): ReactElement => (
  <StatusTag tone={tones[state]} word={text.states[kind][state]} />
);
