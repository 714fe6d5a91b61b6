import { toNullable } from 'fp-ts/Option';
import { boundsAfter, leadWithin, type ClockBounds, type ServerStamp } from '../../domain/time/server-time';
import type { Clock, ClockCorrections, ServerTime } from '../../ports/clock';
import type { KeyValueStorage } from '../../ports/key-value-storage';

const keptName = 'hupo.clock-lead';

/** A difference that people notice, in milliseconds. */
const noticeable = 1_000;

/** A device whose clock is nearer to the server's than this keeps nothing, in milliseconds. */
const rightEnough = 2_000;

/** The device's calendar clock, which its user can set, and its steady clock, which runs on meanwhile. */
export type DeviceClocks = Pick<Clock & ServerTime, 'now' | 'steady'>;

/**
 * The server's clock as its answers show it. Until the first answer it is the device's clock, corrected by what the
 * last visit learnt. Afterwards it runs by the steady clock, so that setting the device's clock moves nothing (CLK-01).
 */
export class ServerClock implements Clock, ServerTime, ClockCorrections {
  private bounds: ClockBounds | null = null;
  /** How far the server's clock is ahead of the steady one; null before the first answer. */
  private lead: number | null = null;
  /** How far the server's clock was ahead of the device's at the last visit. */
  private keptLead: number;
  private readonly hearers = new Set<() => void>();

  constructor(
    private readonly device: DeviceClocks,
    private readonly storage: KeyValueStorage,
  ) {
    const kept = Number(toNullable(storage.read(keptName)()) ?? 0);
    this.keptLead = Number.isFinite(kept) ? kept : 0;
  }

  readonly steady = (): number => this.device.steady();

  readonly now = (): number => Math.floor(this.steady() + (this.lead ?? this.supposed()));

  readonly learn = (stamp: ServerStamp | null): void => {
    if (stamp === null) return;
    const before = this.lead ?? this.supposed();
    this.bounds = boundsAfter(this.bounds, stamp);
    this.lead = leadWithin(this.bounds, before);
    this.keep(this.lead + this.steady() - this.device.now());
    if (Math.abs(this.lead - before) >= noticeable) for (const hear of this.hearers) hear();
  };

  readonly listen = (hear: () => void): (() => void) => {
    this.hearers.add(hear);
    return () => void this.hearers.delete(hear);
  };

  private supposed(): number {
    return this.device.now() + this.keptLead - this.steady();
  }

  private keep(aheadOfDevice: number): void {
    const lead = Math.abs(aheadOfDevice) < rightEnough ? 0 : Math.round(aheadOfDevice);
    if (lead === this.keptLead || (lead !== 0 && Math.abs(lead - this.keptLead) < noticeable)) return;
    this.keptLead = lead;
    if (lead === 0) this.storage.remove(keptName)();
    else this.storage.write(keptName, String(lead))();
  }
}
