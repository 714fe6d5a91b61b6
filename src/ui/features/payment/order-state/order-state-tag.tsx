import type { ReactElement } from 'react';
import type { OrderState } from '../../../../../contract/order/order-state';
import { StatusTag, type StatusTone } from '../../../kit/display/tag/status-tag';
import { orderStateText } from './text';

const tones: Readonly<Record<OrderState, StatusTone>> = {
  created: 'pending',
  paying: 'pending',
  paid: 'done',
  cancelled: 'over',
  expired: 'over',
  refunding: 'pending',
  refunded: 'done',
};

/** How far an order is. */
export const OrderStateTag = ({ state }: { readonly state: OrderState }): ReactElement => (
  <StatusTag tone={tones[state]} word={orderStateText[state]} />
);
