import type { EventObject } from 'xstate';
import type { FreshNews } from '../../../ports/fresh-news';
import { fromListener } from '../from-listener';

/** Listens for events that make the resource stale; it is then reloaded. */
export const resourceNews = <I>(news: FreshNews<I>) => ({
  freshNews: fromListener<EventObject, { readonly of: I }>(({ input, sendBack }) =>
    news.listen(input.of, () => sendBack({ type: 'resource.reloadRequested' })),
  ),
});
