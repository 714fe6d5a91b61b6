import type { ReactElement } from 'react';
import type { PaymentStatus } from '../../../../application/payment/payment/status';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { PaidThing, PaymentPart } from './payment-part';
import { paymentSheetText as text } from './text';

type WorkingStatus = Extract<PaymentStatus, { readonly kind: 'working' }>;

/** Something is under way; there is nothing to press. */
export function Working({ status }: { readonly status: WorkingStatus }): ReactElement {
  return (
    <PaymentPart
      title={status.text}
      before={
        <span className="payment-sign payment-turning">
          <RowIcon name="spinner" />
        </span>
      }
    >
      <p className="payment-text" role="status">
        {text.working}
      </p>
      <PaidThing {...status} />
    </PaymentPart>
  );
}
