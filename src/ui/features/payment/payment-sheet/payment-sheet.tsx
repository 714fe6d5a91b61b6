import { Popup } from 'antd-mobile';
import type { ReactElement } from 'react';
import type { PaymentStatus } from '../../../../application/payment/payment/status';
import type { PaymentPress } from '../../../../application/payment/payment/session/payment-flow';
import { Asking } from './asking';
import { Blocked } from './blocked';
import { Dropped } from './dropped';
import { Finished } from './finished';
import { Working } from './working';
import '../../../kit/design/antd-mobile';
import '../../../kit/sheet/sheet.css';
import './payment-sheet.css';

export interface PaymentSheetProps {
  readonly status: PaymentStatus;
  readonly send: (press: PaymentPress) => void;
  /** Closes what is shown, and goes there. */
  readonly onGo: (address: string) => void;
}

const content = ({ status, send, onGo }: PaymentSheetProps): ReactElement | null => {
  switch (status.kind) {
    case 'idle':
      return null;
    case 'working':
      return <Working status={status} />;
    case 'askingConfirmation':
      return <Asking status={status} send={send} />;
    case 'blockedByOther':
      return <Blocked status={status} send={send} />;
    case 'finished':
      return <Finished status={status} send={send} onGo={onGo} />;
    case 'dropped':
      return <Dropped status={status} send={send} onGo={onGo} />;
  }
};

/**
 * Paying, over any page: in progress, asking whether it was paid, another payment in progress, the outcome.
 * Success is shown only after the result was checked. A press outside does nothing: each way out is a button.
 */
export function PaymentSheet(props: PaymentSheetProps): ReactElement {
  return (
    <Popup visible={props.status.kind !== 'idle'} bodyClassName="sheet" destroyOnClose>
      {content(props)}
    </Popup>
  );
}
