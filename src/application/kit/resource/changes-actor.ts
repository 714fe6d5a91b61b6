import type { EventObject } from 'xstate';
import type { ChangeFeed } from '../../../ports/change-feed';
import { fromListener } from '../from-listener';

/** Listens for events that make the resource stale; it is then reloaded. */
export const resourceChanges = <I>(changes: ChangeFeed<I>) => ({
  changeFeed: fromListener<EventObject, { readonly of: I }>(({ input, sendBack }) =>
    changes.listen(input.of, () => sendBack({ type: 'resource.reloadRequested' })),
  ),
});
