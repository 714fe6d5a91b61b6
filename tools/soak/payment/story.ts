import type { PaymentOutcome } from '../../../src/domain/payment/outcome';
import type { PaymentStatus } from '../../../src/application/payment/payment/status';

/** What the person did and was told in one run, as far as the judge must know it. */
export interface Story {
  /** What was to be bought under a key; null where nothing was. */
  readonly goodsOf: (key: string) => string | null;
  /** Whether the first cashier of an order was opened after that of another. */
  readonly isLater: (orderNo: string, other: string) => boolean;
  /** Whether the person had been told that `paidNo` is paid (outcome 1) when the first cashier of an order was opened. */
  readonly knewPaid: (paidNo: string, orderNo: string) => boolean;
  /** Whether the person was told of an order, or will be asked about it. */
  readonly isTold: (order: { readonly orderNo: string; readonly key: string }) => boolean;
}

export interface StoryTeller extends Story {
  /** An order is asked for. */
  readonly begins: (key: string, goodsId: string) => void;
  /** An order can be paid from now on: its cashier is there. */
  readonly opens: (orderNo: string) => void;
  /** Whoever asked is told how it ended. */
  readonly ends: (orderNo: string | null, outcome: PaymentOutcome) => void;
  /** @param keptKey of the intent that the device keeps meanwhile; null when it keeps none */
  readonly shows: (status: PaymentStatus, keptKey: string | null) => void;
  /** At the end the device keeps this intent: the person is asked about it at the next start. */
  readonly keeps: (key: string | null) => void;
}

interface Opened {
  readonly place: number;
  readonly knownPaid: ReadonlySet<string>;
}

/** Notes what happens in one run. */
export const storyOf = (): StoryTeller => {
  const goods = new Map<string, string>();
  const opened = new Map<string, Opened>();
  const paid = new Set<string>();
  const named = new Set<string>();
  const keys = new Set<string>();
  return {
    begins: (key, goodsId) => {
      goods.set(key, goodsId);
    },
    opens: (orderNo) => {
      if (!opened.has(orderNo)) opened.set(orderNo, { place: opened.size, knownPaid: new Set(paid) });
    },
    ends: (orderNo, { code }) => {
      if (orderNo === null) return;
      named.add(orderNo);
      if (code === 1) paid.add(orderNo);
    },
    shows: (status, keptKey) => {
      if (status.kind === 'idle' || status.kind === 'working') return;
      if (status.orderNo !== null) named.add(status.orderNo);
      if (keptKey !== null) keys.add(keptKey);
    },
    keeps: (key) => {
      if (key !== null) keys.add(key);
    },
    goodsOf: (key) => goods.get(key) ?? null,
    isLater: (orderNo, other) => (opened.get(orderNo)?.place ?? 0) > (opened.get(other)?.place ?? 0),
    knewPaid: (paidNo, orderNo) => opened.get(orderNo)?.knownPaid.has(paidNo) ?? false,
    isTold: ({ orderNo, key }) => named.has(orderNo) || keys.has(key),
  };
};
