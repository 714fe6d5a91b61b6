import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Waiting, WaitingKind } from '../../../../../contract/waiting/waiting';
import { timeLeft, waitingAddress } from '../../../../domain/waiting/waiting-row';
import { Icon } from '../../../kit/display/icon/icon';
import type { RowIconName } from '../../../kit/display/icon/row-glyphs';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { waitingText as text } from './text';
import './waiting.css';

const icons: { readonly [Kind in WaitingKind]: RowIconName } = {
  orderUnpaid: 'receipt',
  ndaToReview: 'eye',
  bidToAnswer: 'message',
  bidToSupplement: 'document',
  bidToPlace: 'document',
  meetingToArrange: 'message',
  ndaToSign: 'pen',
  ndaToRenew: 'pen',
  ndaRejected: 'pen',
  publicationRejected: 'warning',
  publicationToConfirm: 'check',
  messageToAnswer: 'message',
  verificationMissing: 'person',
  verificationRejected: 'warning',
  verificationToUpgrade: 'person',
  membershipEnding: 'briefcase',
};

export interface WaitingRowProps {
  readonly row: Waiting;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
}

/** One thing that waits: what to do, with what, until when, and one way to it (DSK-05). */
export function WaitingRow({ row, now }: WaitingRowProps): ReactElement {
  const { title, object, note, action } = text.words(row, now);
  const left = timeLeft(row, now);
  const isUrgent = left.kind === 'soon' || left.kind === 'overdue';
  return (
    <Link className="wait" to={waitingAddress(row)}>
      <RowIcon name={icons[row.kind]} />
      <span className="wait-words">
        <b>{title}</b>
        <span>{object}</span>
        {note === '' ? null : <span>{note}</span>}
      </span>
      <span className={isUrgent ? 'wait-left wait-soon' : 'wait-left'}>
        {isUrgent ? <Icon name="clock" size={16} /> : null}
        {text.left(left, row, now)}
      </span>
      <span className="button button-secondary button-small">{action}</span>
    </Link>
  );
}
