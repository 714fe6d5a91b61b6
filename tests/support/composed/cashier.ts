import { left, right, type Either } from 'fp-ts/Either';
import type { Scheduler } from 'fast-check';
import type { BridgeFailure } from '../../../src/domain/platform/bridge-failure';
import type { PaymentRequest, PlatformBridge } from '../../../src/ports/platform-bridge';
import type { Fates } from './fates';
import { orderOfToken, type PayServer } from './pay-server';

export interface CashierNeeds {
  readonly scheduler: Scheduler;
  readonly fates: Fates;
  readonly pay: PayServer;
  /** What should never have happened, in words. */
  readonly faults: string[];
  /** Orders whose cashier is open in some tab. */
  readonly open: Set<string>;
  /** The page is left; called back when the person returns to it. */
  readonly leave: () => () => void;
}

const failed = left<BridgeFailure>({ kind: 'failed', reason: 'x' });

const tokenOf = (request: PaymentRequest): string => {
  if (request.kind === 'wechat') return request.data.package;
  return request.kind === 'app' ? request.data.prepay_id : request.orderNo;
};

/** Where a person pays: on top of the page, or by leaving it. */
export const cashier = (needs: CashierNeeds): Pick<PlatformBridge, 'pay' | 'leaveFor'> => {
  const { scheduler, fates, pay, faults, open, leave } = needs;
  const opens = (orderNo: string): void => {
    if (pay.known.has(orderNo)) faults.push(`the cashier was opened for ${orderNo}, known to be paid`);
    if (open.has(orderNo)) faults.push(`two cashiers for ${orderNo} at a time`);
    open.add(orderNo);
  };
  const soon = async <A>(answer: A, name: string): Promise<A> =>
    scheduler.schedule(Promise.resolve(answer), name);
  return {
    pay: (request) => async (): Promise<Either<BridgeFailure, void>> => {
      const token = tokenOf(request);
      const orderNo = orderOfToken(token);
      opens(orderNo);
      const fate = fates.next();
      const isPaid = fate.kind !== 'fails' || fate.done;
      if (isPaid) pay.charge(token, fate.kind === 'well');
      const answer = isPaid ? right(undefined) : left<BridgeFailure>({ kind: 'cancelled' });
      const said = await soon(fate.kind === 'fails' && fate.done ? failed : answer, 'the cashier answers');
      open.delete(orderNo);
      return said;
    },
    leaveFor: (address) => (): Promise<Either<BridgeFailure, void>> => {
      const token = /cashier\/([^?]+)/.exec(address)?.[1] ?? '';
      const orderNo = orderOfToken(token);
      const fate = fates.next();
      if (fate.kind === 'fails' && !fate.done) return soon(failed, 'the page is not left');
      opens(orderNo);
      const back = leave();
      void soon(undefined, 'the person comes back from the cashier').then(() => {
        if (fate.kind !== 'fails') pay.charge(token, fate.kind === 'well');
        open.delete(orderNo);
        back();
      });
      return new Promise(() => undefined);
    },
  };
};
