import type { ReactElement } from 'react';
import type { TicketState } from '../../../../contract/ticket/ticket';
import { ticketStates } from '../../../domain/ticket/ticket-states';
import { StatusTag, type StatusTone } from '../../kit/display/tag/status-tag';

const tones: Readonly<Record<TicketState, StatusTone>> = {
  pending: 'pending',
  toPay: 'pending',
  valid: 'done',
  checkedIn: 'done',
  transferred: 'over',
  refunded: 'over',
  cancelled: 'over',
  void: 'rejected',
};

/** The state of a ticket by word, drawing and colour. */
export const TicketTag = ({ state }: { readonly state: TicketState }): ReactElement => (
  <StatusTag tone={tones[state]} word={ticketStates[state]} />
);
