import { isRight } from 'fp-ts/Either';
import type { Clock } from '../../ports/clock';
import type { MessageBus } from '../../ports/message-bus';
import type { Ndas } from '../../ports/ndas';
import { notifyAtOnce } from './notify-at-once';

export interface NdaSweepNeeds {
  readonly ndas: Pick<Ndas, 'over' | 'move' | 'remind'>;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** What time alone does to NDAs: their ends, and the reminders of those that wait (MKT-04). */
export const makeNdaSweep =
  ({ ndas, bus, clock }: NdaSweepNeeds) =>
  async (): Promise<void> => {
    const now = clock.now();
    let over = await ndas.over(now);
    while (over.length > 0) {
      for (const which of over) {
        const moved = await ndas.move(which, { kind: 'termEnded' }, now);
        if (isRight(moved)) await notifyAtOnce(bus, moved.right.notices);
      }
      over = await ndas.over(now);
    }
    await notifyAtOnce(bus, await ndas.remind(now));
  };
