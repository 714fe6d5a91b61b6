import { isRight, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Clock } from '../../ports/clock';
import { decodeJson } from '../../../contract/codec/decode-json';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { PaymentLock } from '../../ports/payment-lock';
import type { Random } from '../../ports/random';

const name = 'hupo.payment-lease';

/** Who holds it, and until when it counts unless it is renewed, in milliseconds since 1970. */
const Lease = t.type({ holder: t.string, until: t.number }, 'Lease');
type Lease = t.TypeOf<typeof Lease>;

/** How often it is renewed. A tab in the background is let run once a minute only. */
export const beatMs = 15_000;
/** How long it counts after it was renewed last: so soon a crash frees it. */
export const leaseMs = 75_000;
/** How long the others have to show themselves, before one believes that one holds it. */
export const settleMs = 60;

export interface LeaseWindow {
  readonly setInterval: (then: () => void, milliseconds: number) => number;
  readonly clearInterval: (timer: number) => void;
  readonly addEventListener: (type: 'pagehide', listener: () => void) => void;
  readonly removeEventListener: (type: 'pagehide', listener: () => void) => void;
}

export interface LeaseNeeds {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Pick<Random, 'uuid'>;
  readonly window: LeaseWindow;
  readonly delay: (milliseconds: number) => Promise<void>;
}

/**
 * One tab at a time by a lease in the storage that tabs share, where the browser has no locks (PAY-06). Two that
 * take it at the same moment both look again after a while, and the one that wrote last holds it. Where nothing can
 * be kept there is nothing to be shared, and every tab may.
 */
export class StorageLease implements PaymentLock {
  constructor(private readonly needs: LeaseNeeds) {}

  readonly take: PaymentLock['take'] = async (onLost) => {
    const holder = this.needs.random.uuid();
    if (this.heldByOther(holder)) return left('busy');
    if (!this.write(holder)) return right(() => undefined);
    await this.needs.delay(settleMs);
    return this.kept()?.holder === holder ? right(this.hold(holder, onLost)) : left('busy');
  };

  private hold(holder: string, onLost: () => void): () => void {
    const { window, storage } = this.needs;
    const beat = window.setInterval(() => {
      if (!this.heldByOther(holder)) {
        this.write(holder);
        return;
      }
      free();
      onLost();
    }, beatMs);
    const free = (): void => {
      window.clearInterval(beat);
      window.removeEventListener('pagehide', free);
      if (this.kept()?.holder === holder) storage.remove(name)();
    };
    window.addEventListener('pagehide', free);
    return free;
  }

  private write(holder: string): boolean {
    const { storage, clock } = this.needs;
    return isRight(storage.write(name, JSON.stringify({ holder, until: clock.now() + leaseMs }))());
  }

  /** A lease that ends later than any can was written under another clock. */
  private heldByOther(holder: string): boolean {
    const kept = this.kept();
    const now = this.needs.clock.now();
    return kept !== null && kept.holder !== holder && kept.until > now && kept.until <= now + leaseMs;
  }

  private kept(): Lease | null {
    return pipe(this.needs.storage.read(name)(), O.chainEitherK(decodeJson(Lease)), O.toNullable);
  }
}
