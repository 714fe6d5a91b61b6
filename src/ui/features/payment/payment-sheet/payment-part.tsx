import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import type { Fen } from '../../../../../contract/values/fen';
import { yuanText } from '../../../../domain/order/yuan-text';
import type { OutcomeCode } from '../../../../domain/payment/outcome';
import { IconButton } from '../../../kit/action/button/icon-button';
import { KeyValues } from '../../../kit/display/key-value/key-values';
import { paymentSheetText as text } from './text';

export interface PaymentPartProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Read out at once, where something failed. */
  readonly urgent?: boolean;
  readonly before?: ReactNode;
  /** The code of product.md §8, for engineers who look into a failure; users do not read it. */
  readonly outcome?: OutcomeCode;
  /** Closes it without an answer; left out where there is nothing to close. */
  readonly onDismiss?: (() => void) | undefined;
}

/** One thing that the sheet says. It takes the focus when it comes, so that it is read out. */
export function PaymentPart(props: PaymentPartProps): ReactElement {
  const { title, children, urgent = false, before, outcome, onDismiss } = props;
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={part}
      className="payment"
      role={urgent ? 'alertdialog' : 'dialog'}
      aria-modal="true"
      aria-labelledby={id}
      tabIndex={-1}
      data-outcome={outcome}
    >
      {before}
      <h2 id={id}>{title}</h2>
      {children}
      {onDismiss === undefined ? null : (
        <div className="payment-dismiss">
          <IconButton icon="close" label={text.dismiss} onPress={onDismiss} />
        </div>
      )}
    </section>
  );
}

export interface PaidThingProps {
  readonly goodsName: string;
  readonly amount: Fen;
  readonly orderNo: string | null;
}

/** What it is about; nothing of it where it is not known. */
export function PaidThing({ goodsName, amount, orderNo }: PaidThingProps): ReactElement {
  return (
    <KeyValues
      rows={[
        ...(goodsName === '' ? [] : [{ name: text.goods, value: goodsName }]),
        ...(amount === 0 ? [] : [{ name: text.amount, value: `¥${yuanText(amount)}` }]),
        ...(orderNo === null ? [] : [{ name: text.orderNo, value: orderNo }]),
      ]}
    />
  );
}
