import type { EventObject } from 'xstate';
import { openedUntil } from '../../../domain/sale/opened-until';
import type { Clock } from '../../../ports/clock';
import { clockDoubts, type ClockDoubtPorts } from '../../kit/clock-doubts';
import type { HiddenUntilEvent, HiddenUntilInput } from './events';
import { hiddenUntilMachine } from './machine';
import { fromListener } from '../../kit/from-listener';

export interface HiddenUntilPorts extends ClockDoubtPorts {
  readonly clock: Clock;
}

/**
 * The end of the access that NDAs give to the shown deals, which are loaded again then; it lasts as long as the page.
 */
export const hiddenUntil = ({ clock, ...ports }: HiddenUntilPorts) =>
  hiddenUntilMachine(clock).provide({
    actors: {
      deals: fromListener<EventObject, HiddenUntilInput>(({ input: { deals }, sendBack, receive }) => {
        let known = deals.getSnapshot().context.value;
        const notify = (type: 'hidden.found' | 'hidden.answered'): void => {
          const event: HiddenUntilEvent = { type, until: openedUntil(known === null ? [] : [known].flat()) };
          sendBack(event);
        };
        receive(() => deals.send({ type: 'resource.reloadRequested' }));
        notify('hidden.found');
        const following = deals.subscribe(({ context: { value } }) => {
          if (value === known) return;
          known = value;
          notify('hidden.answered');
        });
        return () => following.unsubscribe();
      }),
      clockDoubts: clockDoubts(ports, { type: 'hidden.clockDoubted' } satisfies HiddenUntilEvent),
    },
  });
