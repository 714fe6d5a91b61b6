import { fromCallback, type EventObject } from 'xstate';
import { openedUntil } from '../../../domain/sale/opened-until';
import type { Clock, ClockCorrections } from '../../../ports/clock';
import type { PageLifecycle } from '../../../ports/page-lifecycle';
import type { HiddenUntilEvent, HiddenUntilInput } from './events';
import { hiddenUntilMachine } from './machine';

export interface HiddenUntilPorts {
  readonly clock: Clock;
  readonly clockCorrections: ClockCorrections;
  readonly lifecycle: Pick<PageLifecycle, 'listen'>;
}

/** The end of what NDAs have opened, over the deals that are shown, which it has read anew, and the page's life. */
export const hiddenUntil = ({ clock, clockCorrections, lifecycle }: HiddenUntilPorts) =>
  hiddenUntilMachine(clock).provide({
    actors: {
      deals: fromCallback<EventObject, HiddenUntilInput>(({ input: { deals }, sendBack, receive }) => {
        let known = deals.getSnapshot().context.value;
        const tell = (type: 'hidden.found' | 'hidden.answered'): void => {
          const event: HiddenUntilEvent = { type, until: openedUntil(known === null ? [] : [known].flat()) };
          sendBack(event);
        };
        receive(() => deals.send({ type: 'resource.reloadRequested' }));
        tell('hidden.found');
        const following = deals.subscribe(({ context: { value } }) => {
          if (value === known) return;
          known = value;
          tell('hidden.answered');
        });
        return () => following.unsubscribe();
      }),
      clockDoubts: fromCallback<EventObject>(({ sendBack }) => {
        const doubt: HiddenUntilEvent = { type: 'hidden.clockDoubted' };
        const endLifecycle = lifecycle.listen((happening) => {
          if (happening === 'foreground') sendBack(doubt);
        });
        const endCorrections = clockCorrections.listen(() => sendBack(doubt));
        return () => {
          endLifecycle();
          endCorrections();
        };
      }),
    },
  });
