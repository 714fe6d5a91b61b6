import { isRight, left, right } from 'fp-ts/Either';
import { fromNullable } from 'fp-ts/Option';
import { createActor, type Actor } from 'xstate';
import { StoredIntents } from '../../../src/adapters/payment-device/stored-intents';
import type { PaymentSessionMachine } from '../../../src/application/payment/payment/session/machine';
import { selectPaymentStatus } from '../../../src/application/payment/payment/session/status';
import type { PaymentSessionEvent } from '../../../src/application/payment/payment/session/events';
import type { PaymentMeans } from '../../../src/domain/payment/channel';
import type { PaymentOutcome } from '../../../src/domain/payment/outcome';
import type { KeyValueStorage } from '../../../src/ports/key-value-storage';
import type { PaymentLock } from '../../../src/ports/payment-lock';
import { wirePayment } from '../../../src/wiring/wire-payment';
import type { GatewayPorts } from './member-ports';
import type { Outcome } from './step';
import type { StoryTeller } from './story';
import type { UnderWay } from './under-way';
import type { WorldClock } from './world-clock';

export interface BrowserNeeds {
  readonly ports: GatewayPorts;
  readonly clock: WorldClock;
  readonly means: PaymentMeans;
  readonly userId: string;
  readonly uuid: () => string;
  readonly story: StoryTeller;
  readonly work: UnderWay;
  /** Pays at the platform's own cashier with what was prepared. */
  readonly payOnPlatform: (prepayId: string) => Promise<Outcome>;
}

export interface Browser {
  readonly send: (tab: number, event: PaymentSessionEvent) => void;
  readonly reload: (tab: number) => void;
  readonly openTab: () => void;
  readonly close: () => void;
  /** Of the intent that the device keeps; null when it keeps none. */
  readonly keptKey: () => string | null;
  /** Where pages were left for, the newest last. */
  readonly cashiers: readonly string[];
  readonly endings: readonly { readonly outcome: PaymentOutcome; readonly orderNo: string | null }[];
  /** The most calls of the platform's cashier that were open for one order at a time. */
  readonly mostAtOnce: () => number;
}

const memoryStorage = (): KeyValueStorage => {
  const kept = new Map<string, string>();
  return {
    read: (name) => () => fromNullable(kept.get(name)),
    write: (name, value) => () => {
      kept.set(name, value);
      return right(undefined);
    },
    remove: (name) => () => void kept.delete(name),
  };
};

const memoryLock = (): PaymentLock => {
  let held: symbol | null = null;
  return {
    take: () => {
      if (held !== null) return Promise.resolve(left('busy' as const));
      const mine = Symbol('lock');
      held = mine;
      return Promise.resolve(
        right(() => {
          if (held === mine) held = null;
        }),
      );
    },
  };
};

const cancelled = ['cancel', 'close'];

/** A browser with its tabs: they share a storage and a lock, and each has its desk. */
export const openBrowser = (needs: BrowserNeeds): Browser => {
  const { clock, work } = needs;
  const cashiers: string[] = [];
  const endings: { outcome: PaymentOutcome; orderNo: string | null }[] = [];
  const open = new Map<string, number>();
  let mostAtOnce = 0;
  const storage = memoryStorage();
  const intents = new StoredIntents(storage);
  const keptKey = (): string | null => {
    const kept = intents.read();
    return isRight(kept) ? (kept.right?.key ?? null) : null;
  };

  const pay = async (prepayId: string): Promise<Outcome> => {
    const many = (open.get(prepayId) ?? 0) + 1;
    open.set(prepayId, many);
    mostAtOnce = Math.max(mostAtOnce, many);
    const outcome = await work.during(() => needs.payOnPlatform(prepayId));
    open.set(prepayId, many - 1);
    return outcome;
  };

  const logic = wirePayment({
    ...needs.ports,
    clock,
    random: { uuid: needs.uuid },
    intents,
    lock: memoryLock(),
    openIds: { read: () => `o${'soak'.repeat(6)}abc`, keep: () => () => undefined, forget: () => undefined },
    openIdCodes: { take: () => null, ask: () => Promise.resolve(left({ kind: 'cancelled' })) },
    bridge: {
      leaveFor: (address) => () => {
        cashiers.push(address);
        return Promise.resolve(right(undefined));
      },
      pay: (request) => async () => {
        if (request.kind === 'miniProgram') return left({ kind: 'versionTooLow' });
        const prepayId =
          request.kind === 'app' ? request.data.prepay_id : request.data.package.slice('prepay_id='.length);
        const outcome = await pay(prepayId);
        if (cancelled.includes(outcome)) return left({ kind: 'cancelled' });
        return outcome === 'fail' ? left({ kind: 'failed', reason: 'fail' }) : right(undefined);
      },
    },
  });

  const desk = (): Actor<PaymentSessionMachine> => {
    const actor = createActor(logic, { input: needs.means, clock: clock.timers });
    actor.on('payment.ended', ({ outcome, orderNo }) => {
      endings.push({ outcome, orderNo });
      needs.story.ends(orderNo, outcome);
    });
    actor.subscribe((snapshot) => needs.story.shows(selectPaymentStatus(snapshot), keptKey()));
    actor.start();
    actor.send({ type: 'payment.memberCame', userId: needs.userId });
    return actor;
  };

  const tabs: Actor<PaymentSessionMachine>[] = [desk()];
  return {
    cashiers,
    endings,
    keptKey,
    mostAtOnce: () => mostAtOnce,
    send: (tab, event) => (tabs[tab] ?? tabs[0])?.send(event),
    reload: (tab) => {
      const place = tab < tabs.length ? tab : 0;
      tabs[place]?.stop();
      tabs[place] = desk();
    },
    openTab: () => {
      if (tabs.length < 2) tabs.push(desk());
    },
    close: () => tabs.forEach((tab) => void tab.stop()),
  };
};
