import type { ReactElement, ReactNode, RefObject } from 'react';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { AskFirstStatus } from '../../../application/kit/ask-first/machine';
import { registrationOf } from '../../../../contract/order/goods';
import type { Order } from '../../../../contract/order/order';
import { orderTimeline } from '../../../domain/order/order-timeline';
import {
  mayAskInvoice,
  mayAskRefund,
  mayCancel,
  mayPay,
  orderEnd,
} from '../../../domain/order/what-is-possible';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Icon } from '../../kit/display/icon/icon';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Panel } from '../../kit/display/panel/panel';
import { Timeline } from '../../kit/display/timeline/timeline';
import { Asked } from './asked';
import { Summary } from './summary';
import { orderDetailText as text } from './text';

/** What a person can do about an order. */
export interface OrderActions {
  readonly onPay: () => void;
  readonly onCancel: () => void;
  readonly onRefund: () => void;
  readonly onInvoice: () => void;
}

export interface OrderPageProps extends OrderActions {
  readonly copying: CopyingMachine;
  readonly order: Order;
  readonly now: number;
  /** Whether it can be paid where the page is shown. */
  readonly paysHere: boolean;
  readonly paying: boolean;
  readonly cancelling: AskFirstStatus<string>;
  /** Follows the payment, which may be made elsewhere, and leads there where it cannot be made here. */
  readonly awaited: (order: Order) => ReactNode;
  /** Where the focus goes when the button that had it is gone. */
  readonly progress: RefObject<HTMLDivElement | null>;
}

function ToPay(props: OrderPageProps): ReactElement | null {
  const { order, now, paysHere, paying, cancelling, awaited, onPay, onCancel } = props;
  if (!mayCancel(order)) return null;
  const payable = mayPay(order, now);
  return (
    <section className="order-block order-actions" aria-label={text.pay}>
      {cancelling.error === null ? null : <ResultNote kind="failed">{cancelling.error}</ResultNote>}
      {payable ? awaited(order) : null}
      {payable ? <p className="order-hint">{text.payBy(order.payBy)}</p> : null}
      {payable && !paysHere ? <p className="order-hint scan-not">{text.cannotPay}</p> : null}
      {payable ? (
        <Button kind={paysHere ? 'primary' : 'secondary'} block busy={paying} onPress={onPay}>
          {paysHere ? text.pay : text.howToPay}
        </Button>
      ) : null}
      <Button block busy={cancelling.phase === 'calling'} onPress={onCancel}>
        {cancelling.phase === 'calling' ? text.cancel.cancelling : text.cancel.open}
      </Button>
    </section>
  );
}

function After({ order, onRefund, onInvoice }: OrderPageProps): ReactElement | null {
  const ofTickets = registrationOf(order) !== null;
  const rows = [
    { may: mayAskInvoice(order), word: text.askInvoice, about: text.askInvoiceText, onPress: onInvoice },
    {
      may: mayAskRefund(order),
      word: text.askRefund,
      about: ofTickets ? text.tickets.askRefund(order.refundNow) : text.askRefundText,
      onPress: onRefund,
    },
  ].filter(({ may }) => may);
  if (rows.length === 0) return null;
  return (
    <Panel title={text.after}>
      <ul className="member-rows">
        {rows.map(({ word, about, onPress }) => (
          <li key={word}>
            <button type="button" className="member-row order-ask" onClick={onPress}>
              <span>
                <b>{word}</b>
                <span className="muted">{about}</span>
              </span>
              <Icon name="forward" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** How the order ended, when, and what to do next. */
function Ended({ order }: OrderPageProps): ReactElement | null {
  const end = orderEnd(order);
  if (end === null) return null;
  const { title, text: about } = text.ends[end.kind];
  const ofTickets = registrationOf(order) !== null;
  return (
    <section className="order-block order-actions" aria-label={title}>
      <p className="order-end">
        <b>{title}</b>
        {end.at === null ? null : <span className="muted">{text.endedAt(end.at)}</span>}
      </p>
      <p className="order-hint">{ofTickets && end.kind === 'refunded' ? text.tickets.refunded : about}</p>
      {ofTickets ? (
        <ButtonLink kind="primary" block to="/user/conf">
          {text.tickets.toTickets}
        </ButtonLink>
      ) : end.kind === 'overtaken' ? (
        <ButtonLink kind="primary" block to="/member">
          {text.toRights}
        </ButtonLink>
      ) : (
        <ButtonLink kind="primary" block to={`/member/pay?plan=${order.goodsId}`}>
          {text.again}
        </ButtonLink>
      )}
    </section>
  );
}

function Further({ order }: OrderPageProps): ReactElement | null {
  if (order.membership === null || orderEnd(order) !== null) return null;
  return (
    <div className="order-further">
      <ButtonLink block to="/member">
        {text.toRights}
      </ButtonLink>
    </div>
  );
}

/** One order as a whole: what it is, what can be done, how it went, what comes next. */
export function OrderPage(props: OrderPageProps): ReactElement {
  const { order, now, progress } = props;
  return (
    <>
      <Summary order={order} copying={props.copying} />
      <ToPay {...props} />
      <Ended {...props} />
      <div className="order-progress" ref={progress} tabIndex={-1}>
        <Panel title={text.progress}>
          <Timeline
            entries={orderTimeline(order, now).map((entry, place) => {
              const when = text.whenOf(entry);
              return {
                key: `${place}-${entry.kind}`,
                place: entry.place,
                name: text.steps[entry.kind],
                lines: [when ?? '', entry.note].filter((line) => line !== ''),
              };
            })}
          />
        </Panel>
      </div>
      <Asked order={order} />
      <After {...props} />
      <Further {...props} />
    </>
  );
}
