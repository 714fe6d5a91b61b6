import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { News } from '../../../../contract/news/news';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { categoryName, categoryNamed } from '../../../domain/news/news-category';
import { useFlows } from '../../frame/context/flows';
import { useListing } from '../../features/list/endless-list/use-listing';
import { useOwnTitle } from '../../frame/context/use-own-title';
import { NewsView } from './view';

export interface NewsScreenProps {
  readonly flows: { readonly news: ActorRefFrom<ListingMachine<News>> };
}

/** The news of a category or of all, the newest first; which ones, the address says. */
export function NewsScreen({ flows: { news } }: NewsScreenProps): ReactElement {
  const { now } = useFlows();
  const { search } = useLocation();
  const category = categoryNamed(new URLSearchParams(search).get('category'));
  useOwnTitle(category === null ? null : categoryName(category));
  return <NewsView {...useListing(news)} category={category} now={now()} />;
}
