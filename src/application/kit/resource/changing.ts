import type { Call, CallOptions } from '../../../ports/call';
import type { FreshNews } from '../../../ports/fresh-news';
import { resourceActors } from './actors';
import type { Reading } from './definition';
import { resourceMachine } from './machine';
import { resourceNews } from './news-actor';

/** A resource machine wired to the call that loads a thing which others can change while it is shown. */
export const changing = <I, A>(
  { clock, connection }: Reading,
  load: (input: I, options: CallOptions) => Call<A>,
  news: FreshNews<I>,
) =>
  resourceMachine<I, A>(clock).provide({
    actors: { ...resourceActors(load, connection), ...resourceNews(news) },
  });
