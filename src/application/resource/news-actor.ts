import { fromCallback, type EventObject } from 'xstate';
import type { FreshNews } from '../../ports/fresh-news';

/** Hears what makes the thing old: it is loaded anew then. */
export const resourceNews = <I>(news: FreshNews<I>) => ({
  freshNews: fromCallback<EventObject, { readonly of: I }>(({ input, sendBack }) =>
    news.listen(input.of, () => sendBack({ type: 'resource.reloadRequested' })),
  ),
});
