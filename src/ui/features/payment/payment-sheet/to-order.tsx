import type { ReactElement } from 'react';
import { orderAddress } from '../../../../domain/order/order-address';
import { Button } from '../../../kit/action/button/button';
import { paymentSheetText as text } from './text';

export interface ToOrderProps {
  /** null while there is none: then it leads to all that there are. */
  readonly orderNo: string | null;
  readonly primary?: boolean;
  readonly onGo: (address: string) => void;
}

/** From a payment to its order. */
export function ToOrder({ orderNo, primary = false, onGo }: ToOrderProps): ReactElement {
  return (
    <Button kind={primary ? 'primary' : 'secondary'} block onPress={() => onGo(orderAddress(orderNo))}>
      {orderNo === null ? text.toOrders : text.toOrder}
    </Button>
  );
}
