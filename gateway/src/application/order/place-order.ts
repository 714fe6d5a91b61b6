import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { ordersPerAccount } from '../../domain/limit/limits';
import { planOf } from '../../domain/membership/plans';
import { payableForMs } from '../../domain/order/order';
import { numbersOfDay, orderNumber } from '../../domain/order/order-number';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { KeyedOrder, Orders } from '../../ports/orders';
import type { Random } from '../../ports/random';
import type { OwnOrders } from './own-orders';

export interface PlaceOrderNeeds {
  readonly orders: Pick<Orders, 'byKey' | 'add'>;
  readonly mayBuy: OwnOrders['mayBuy'];
  readonly limits: Limits;
  readonly clock: Clock;
  readonly random: Random;
}

export interface OrderRequest {
  readonly accountId: string;
  readonly key: string;
  readonly goodsId: string;
  /** JSON, written the same way for the same fields. */
  readonly data: string;
}

/** Places an order once for each key: asked again in the same words it answers the same number, always (PAY-13). */
export type PlaceOrder = (request: OrderRequest) => Promise<Either<Refusal, { readonly orderNo: string }>>;

export const makePlaceOrder = ({ orders, mayBuy, limits, clock, random }: PlaceOrderNeeds): PlaceOrder => {
  const before = (known: KeyedOrder, { goodsId, data }: OrderRequest) =>
    known.goodsId === goodsId && known.data === data
      ? right({ orderNo: known.orderNo })
      : left(refusals.keyReused);

  const added = async (request: OrderRequest): Promise<Either<Refusal, { readonly orderNo: string }>> => {
    const plan = planOf(request.goodsId);
    if (plan === null) return left(refusals.goodsUnknown);
    const createdAt = clock.now();
    const orderNo = orderNumber(createdAt, random.integer(numbersOfDay));
    const { name, amount, months } = plan;
    const order = { ...request, orderNo, goodsName: name, amount, months, createdAt };
    if (await orders.add({ ...order, payBy: createdAt + payableForMs })) return right({ orderNo });
    // Another request of this intent was quicker, or the number was taken.
    const known = await orders.byKey(request.accountId, request.key);
    return known === null ? added(request) : before(known, request);
  };

  return async (request) => {
    const known = await orders.byKey(request.accountId, request.key);
    if (known !== null) return before(known, request);
    const verdict = await mayBuy(request.accountId, request.goodsId);
    if (isLeft(verdict)) {
      // Another request of this intent may have been quicker, and its order be the one that is being paid.
      const meanwhile = await orders.byKey(request.accountId, request.key);
      return meanwhile === null ? verdict : before(meanwhile, request);
    }
    const pace = await limits.take(`order:place:${request.accountId}`, ordersPerAccount);
    return pace.allowed ? added(request) : left(refusals.ordersTooOften);
  };
};
