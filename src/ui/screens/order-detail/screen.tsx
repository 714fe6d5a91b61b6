import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import { selectAskFirst, type AskFirstMachine } from '../../../application/kit/ask-first/machine';
import type {
  OrderFormMachine,
  OrderGiven,
  RefundGiven,
  RefundMachine,
} from '../../../application/payment/order-detail/forms';
import { selectSheetFormStatus } from '../../../application/kit/sheet-form/status';
import type { PaymentFollowingMachine } from '../../../application/payment/payment-following/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { InvoiceForm, RefundForm } from '../../../domain/order/order-forms';
import { registrationOf } from '../../../../contract/order/goods';
import type { Order } from '../../../../contract/order/order';
import { useFlows } from '../../frame/context/flows';
import { usePayment } from '../../frame/context/use-payment';
import { useCapabilities } from '../../frame/context/use-capabilities';
import { useNotFoundTitle } from '../../frame/context/use-own-title';
import { AwaitedOrder } from './awaited-order';
import { CancelSheet } from './cancel-sheet';
import { InvoiceSheet } from './invoice-sheet';
import { RefundSheet } from './refund-sheet';
import { useProgressFocus } from './use-progress-focus';
import { DetailStates } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { OrderPage } from './order-page';
import { orderDetailText as text } from './text';
import './style.css';

export interface OrderDetailScreenProps {
  readonly flows: {
    readonly order: ActorRefFrom<ResourceMachine<string, Order>>;
    readonly cancel: ActorRefFrom<AskFirstMachine<string>>;
    readonly refund: ActorRefFrom<RefundMachine>;
    readonly invoice: ActorRefFrom<OrderFormMachine<InvoiceForm>>;
    readonly following: PaymentFollowingMachine<string>;
    readonly copying: CopyingMachine;
  };
}

/** One order: seen, paid, cancelled, its money asked back, an invoice asked for (PAY-15, PAY-16). */
export function OrderDetailScreen({ flows }: OrderDetailScreenProps): ReactElement {
  const { now } = useFlows();
  const { order, cancel, refund, invoice, following, copying } = flows;
  const { status, onReload } = useResource(order);
  const cancelling = useSelector(cancel, selectAskFirst<string>, shallowEqual);
  const refunding = useSelector(refund, selectSheetFormStatus<RefundForm, RefundGiven>);
  const shown = useSelector(refund, ({ context }) => context.given.refundNow);
  const invoicing = useSelector(invoice, selectSheetFormStatus<InvoiceForm, OrderGiven>);
  const payment = usePayment();
  const capabilities = useCapabilities();
  useNotFoundTitle(status.phase === 'notFound');

  const progress = useProgressFocus();

  const pay = (): void => {
    if (status.value === null) return;
    const { orderNo, goodsId, goodsName, amount, payBy } = status.value;
    payment.send({
      type: 'payment.requested',
      asked: { kind: 'order', orderNo, goodsId, goodsName, amount, payBy },
    });
  };
  return (
    <>
      <DetailStates
        status={status}
        text={text}
        shape="order"
        list="/pay"
        now={now()}
        onReload={onReload}
        ready={(own) => (
          <OrderPage
            order={own}
            now={now()}
            paysHere={capabilities.payment !== 'none'}
            paying={payment.status.kind === 'working'}
            cancelling={cancelling}
            awaited={(awaited) => <AwaitedOrder key={awaited.orderNo} machine={following} order={awaited} />}
            copying={copying}
            progress={progress}
            onPay={pay}
            onCancel={() => cancel.send({ type: 'ask.requested', subject: own.orderNo })}
            onRefund={() => refund.send({ type: 'form.openedAbout', about: { refundNow: own.refundNow } })}
            onInvoice={() => invoice.send({ type: 'form.opened' })}
          />
        )}
      />
      {cancelling.phase === 'asking' ? <CancelSheet send={(event) => cancel.send(event)} /> : null}
      {refunding.phase === 'closed' ? null : (
        <RefundSheet
          status={refunding}
          refundNow={shown}
          ofTickets={status.value !== null && registrationOf(status.value) !== null}
          send={(event) => refund.send(event)}
        />
      )}
      {invoicing.phase === 'closed' ? null : (
        <InvoiceSheet status={invoicing} send={(event) => invoice.send(event)} />
      )}
    </>
  );
}
