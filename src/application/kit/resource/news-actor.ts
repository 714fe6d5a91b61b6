import { fromCallback, type EventObject } from 'xstate';
import type { FreshNews } from '../../../ports/fresh-news';

/** Listens for events that make the resource stale; it is then reloaded. */
export const resourceNews = <I>(news: FreshNews<I>) => ({
  freshNews: fromCallback<EventObject, { readonly of: I }>(({ input, sendBack }) =>
    news.listen(input.of, () => sendBack({ type: 'resource.reloadRequested' })),
  ),
});
