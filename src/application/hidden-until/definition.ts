import { fromCallback, type EventObject } from 'xstate';
import type { Clock } from '../../ports/clock';
import type { PageLifecycle } from '../../ports/page-lifecycle';
import type { HiddenUntilEvent, HiddenUntilInput } from './events';
import { hiddenUntilMachine } from './machine';

export interface HiddenUntilPorts {
  readonly clock: Clock;
  readonly lifecycle: Pick<PageLifecycle, 'listen'>;
}

/** The end of what an NDA has opened, over the deal that is shown, which it has read anew, and the page's life. */
export const hiddenUntil = ({ clock, lifecycle }: HiddenUntilPorts) =>
  hiddenUntilMachine(clock).provide({
    actors: {
      deal: fromCallback<EventObject, HiddenUntilInput>(({ input: { deal }, sendBack, receive }) => {
        let known = deal.getSnapshot().context.value;
        const tell = (type: 'hidden.found' | 'hidden.answered'): void => {
          const event: HiddenUntilEvent = { type, until: known?.opened?.until ?? null };
          sendBack(event);
        };
        receive(() => deal.send({ type: 'resource.reloadRequested' }));
        tell('hidden.found');
        const following = deal.subscribe(({ context: { value } }) => {
          if (value === known) return;
          known = value;
          tell('hidden.answered');
        });
        return () => following.unsubscribe();
      }),
      foreground: fromCallback<EventObject>(({ sendBack }) =>
        lifecycle.listen((happening) => {
          const event: HiddenUntilEvent = { type: 'hidden.foregrounded' };
          if (happening === 'foreground') sendBack(event);
        }),
      ),
    },
  });
