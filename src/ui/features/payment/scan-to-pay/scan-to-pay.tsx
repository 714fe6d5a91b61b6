import type { ReactElement } from 'react';
import type { FollowingStatus } from '../../../../application/payment/payment-following/status';
import { Button } from '../../../kit/action/button/button';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { qrCodeLater } from '../../../kit/display/qr-code/qr-code-later';
import { scanToPayText as text } from './text';
import './scan-to-pay.css';

export interface ScanToPayProps {
  /** The page that the phone opens, inside the application. */
  readonly path: string;
  /** The state of the payment; null where it cannot be followed. */
  readonly status: FollowingStatus | null;
  readonly onResume: () => void;
}

const icons = {
  waiting: 'clock',
  unanswered: 'warning',
  paid: 'check',
  closed: 'slash',
  over: 'clock',
} as const satisfies Record<FollowingStatus, string>;

/** Paying on a device that cannot pay: a phone opens the page, and this one shows the state (PAY-09). */
export function ScanToPay({ path, status, onResume }: ScanToPayProps): ReactElement {
  const Code = qrCodeLater.Part;
  const isOver = status === 'paid' || status === 'closed';
  return (
    <section className="scan" aria-label={text.name}>
      {isOver ? null : (
        <div className="scan-code">
          <Code text={new URL(path, document.baseURI).href} label={text.code} />
        </div>
      )}
      <div className="scan-words">
        <h2>{isOver ? text.states[status] : text.title}</h2>
        {isOver ? null : (
          <ol>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {status === null || isOver ? null : (
          <p className={`scan-status scan-${status}`} role="status">
            <RowIcon name={icons[status]} size={16} />
            {text.states[status]}
          </p>
        )}
        {status === 'over' ? (
          <Button small onPress={onResume}>
            {text.resume}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
