import { left, right } from 'fp-ts/Either';
import type { PaymentIntent } from '../../../src/domain/payment/intent';
import type { BridgeFailure } from '../../../src/domain/platform/bridge-failure';
import type { StorageFailure } from '../../../src/domain/session/storage-failure';
import type { OpenIdCodes } from '../../../src/ports/open-id-codes';
import type { OpenIds } from '../../../src/ports/open-ids';
import type { PaymentIntents } from '../../../src/ports/payment-intents';
import type { PaymentLock } from '../../../src/ports/payment-lock';
import type { WechatAuthorization } from '../../../src/ports/platform-bridge';

export interface FakeIntents {
  readonly port: PaymentIntents;
  /** What the device keeps; `damaged` for what does not decode. */
  kept: PaymentIntent | 'damaged' | null;
  /** Set when the device refuses to keep anything. */
  failure: StorageFailure | null;
  readonly writes: readonly PaymentIntent[];
  readonly clears: () => number;
}

/** The intent of a browser, which several desks may share as its tabs do. */
export const fakeIntents = (kept: FakeIntents['kept'] = null): FakeIntents => {
  const writes: PaymentIntent[] = [];
  let clears = 0;
  const intents: FakeIntents = {
    kept,
    failure: null,
    writes,
    clears: () => clears,
    port: {
      read: () => (intents.kept === 'damaged' ? left('damaged') : right(intents.kept)),
      write: (intent) => () => {
        if (intents.failure !== null) return left(intents.failure);
        writes.push(intent);
        intents.kept = intent;
        return right(undefined);
      },
      clear: () => {
        clears += 1;
        intents.kept = null;
      },
    },
  };
  return intents;
};

export interface FakeLock {
  readonly port: PaymentLock;
  /** Whether somebody holds it; a test sets it for another tab. */
  held: boolean;
  /** Set when taking it breaks. */
  breaks: boolean;
  /** Another tab takes it over. */
  readonly lose: () => void;
  readonly taken: () => number;
  readonly freed: () => number;
}

/** The lock of a browser, which several desks may share as its tabs do. */
export const fakeLock = (held = false): FakeLock => {
  const counts = { taken: 0, freed: 0 };
  let lost: () => void = () => undefined;
  const lock: FakeLock = {
    held,
    breaks: false,
    lose: () => lost(),
    taken: () => counts.taken,
    freed: () => counts.freed,
    port: {
      take: (onLost) => {
        if (lock.breaks) return Promise.reject(new Error('the lock broke'));
        if (lock.held) return Promise.resolve(left('busy'));
        lock.held = true;
        counts.taken += 1;
        lost = onLost;
        const mine = { freed: false };
        return Promise.resolve(
          right(() => {
            if (mine.freed) return;
            mine.freed = true;
            counts.freed += 1;
            lock.held = false;
          }),
        );
      },
    },
  };
  return lock;
};

export interface FakeOpenIds {
  readonly port: OpenIds;
  kept: string | null;
}

export const fakeOpenIds = (kept: string | null = null): FakeOpenIds => {
  const openIds: FakeOpenIds = {
    kept,
    port: {
      read: () => openIds.kept,
      keep: (openId) => () => {
        openIds.kept = openId;
      },
      forget: () => {
        openIds.kept = null;
      },
    },
  };
  return openIds;
};

export interface FakeOpenIdCodes {
  readonly port: OpenIdCodes;
  /** The code that the person came back with. */
  came: string | null;
  readonly asks: () => number;
}

/** Codes of WeChat's: asked for as the test says, and come back with once. */
export const fakeOpenIdCodes = (
  came: string | null = null,
  answer: WechatAuthorization | BridgeFailure = {
    kind: 'leaving',
    address: 'https://wechat.example/authorize',
  },
): FakeOpenIdCodes => {
  let asks = 0;
  const isGiven = (said: WechatAuthorization | BridgeFailure): said is WechatAuthorization =>
    said.kind === 'leaving' || said.kind === 'code';
  const codes: FakeOpenIdCodes = {
    came,
    asks: () => asks,
    port: {
      ask: () => {
        asks += 1;
        return Promise.resolve(isGiven(answer) ? right(answer) : left(answer));
      },
      take: () => {
        const code = codes.came;
        codes.came = null;
        return code;
      },
    },
  };
  return codes;
};
