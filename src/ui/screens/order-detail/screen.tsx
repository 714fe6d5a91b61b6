import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectOrderCancelStatus } from '../../../application/order-cancel/status';
import { selectOrderFormStatus } from '../../../application/order-form/status';
import { selectResourceStatus } from '../../../application/resource/status';
import type { InvoiceForm, RefundForm } from '../../../domain/order/order-forms';
import type { Order } from '../../../../contract/order/order';
import type { User } from '../../../domain/user/user';
import { useFlows } from '../../app/flows';
import { usePayment } from '../../app/payment-flow';
import { useRouteParam } from '../../app/route-params';
import { useCapabilities } from '../../app/use-capabilities';
import { useNotFoundTitle } from '../../app/use-document-title';
import { useMember } from '../../app/use-member';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { AwaitedOrder } from './awaited-order';
import { CancelSheet } from './cancel-sheet';
import { InvoiceSheet } from './invoice-sheet';
import { RefundSheet } from './refund-sheet';
import { orderDetailText as text } from './text';
import { useProgressFocus } from './use-progress-focus';
import { OrderDetailView } from './view';
import { useInspected } from '../../parts/inspected';

interface OwnOrderProps {
  readonly orderNo: string;
  readonly user: User;
}

function OwnOrder({ orderNo, user }: OwnOrderProps): ReactElement {
  const { bundle, now } = useFlows();
  const flows = bundle('orders');
  const userId = user.userId;
  const order = useActorRef(flows.detail, useInspected({ input: { input: orderNo } }));
  const cancel = useActorRef(flows.cancel, useInspected({ input: { orderNo } }));
  const refund = useActorRef(
    flows.refund,
    useInspected({ input: { orderNo, userId, initial: { reason: '' } } }),
  );
  const invoice = useActorRef(
    flows.invoice,
    useInspected({
      input: {
        orderNo,
        userId,
        initial: { kind: 'company', title: user.company ?? '', taxNumber: '', email: '' },
      },
    }),
  );
  const status = useSelector(order, selectResourceStatus<string, Order>);
  const cancelling = useSelector(cancel, selectOrderCancelStatus);
  const refunding = useSelector(refund, selectOrderFormStatus<RefundForm>);
  const invoicing = useSelector(invoice, selectOrderFormStatus<InvoiceForm>);
  const desk = usePayment();
  const capabilities = useCapabilities();
  useNotFoundTitle(status.phase === 'notFound');

  const progress = useProgressFocus();

  const pay = (): void => {
    if (status.value === null) return;
    const { goodsId, goodsName, amount, payBy } = status.value;
    desk.send({
      type: 'payment.requested',
      asked: { kind: 'order', orderNo, goodsId, goodsName, amount, payBy },
    });
  };
  return (
    <>
      <OrderDetailView
        status={status}
        now={now()}
        paysHere={capabilities.payment !== 'none'}
        paying={desk.status.kind === 'working'}
        cancelling={cancelling}
        awaited={(own) => <AwaitedOrder key={own.orderNo} order={own} />}
        progress={progress}
        onReload={() => order.send({ type: 'resource.reloadRequested' })}
        onPay={pay}
        onCancel={() => cancel.send({ type: 'orderCancel.requested' })}
        onRefund={() => refund.send({ type: 'orderForm.opened' })}
        onInvoice={() => invoice.send({ type: 'orderForm.opened' })}
      />
      {cancelling.phase === 'asking' ? <CancelSheet send={(event) => cancel.send(event)} /> : null}
      {refunding.phase === 'editing' || refunding.phase === 'sending' ? (
        <RefundSheet status={refunding} send={(event) => refund.send(event)} />
      ) : null}
      {invoicing.phase === 'editing' || invoicing.phase === 'sending' ? (
        <InvoiceSheet status={invoicing} send={(event) => invoice.send(event)} />
      ) : null}
    </>
  );
}

/** One order: seen, paid, cancelled, its money asked back, an invoice asked for (PAY-15, PAY-16). */
export default function OrderDetailScreen(): ReactElement {
  const orderNo = useRouteParam('orderNo');
  return (
    <MemberFrame title={text.title} shape="order" member={useMember()}>
      {(user) => <OwnOrder key={orderNo} orderNo={orderNo} user={user} />}
    </MemberFrame>
  );
}
