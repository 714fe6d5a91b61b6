import type { ReactElement } from 'react';
import type { BidKind, BidState } from '../../../../../contract/bid/bid';
import type { DealState } from '../../../../../contract/sale/deal-state';
import { bidStanding, type BidStanding } from '../../../../domain/bid/bid-standing';
import { StatusTag, type StatusTone } from '../../../kit/display/tag/status-tag';
import { bidText as text } from './text';

const tones: Readonly<Record<BidStanding, StatusTone>> = {
  open: 'pending',
  asked: 'open',
  accepted: 'done',
  declined: 'rejected',
  withdrawn: 'over',
  paused: 'over',
  ended: 'over',
};

export interface BidStateTagProps {
  readonly bid: { readonly kind: BidKind; readonly state: BidState };
  readonly dealState: DealState;
}

/** The state of an interest or a bid. */
export const BidStateTag = ({ bid: { kind, state }, dealState }: BidStateTagProps): ReactElement => {
  const standing = bidStanding(state, dealState);
  return <StatusTag tone={tones[standing]} word={text.states[kind][standing]} />;
};
