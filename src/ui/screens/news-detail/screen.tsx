import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { NewsArticle as Article } from '../../../../contract/news/calls';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { useThingTitle } from '../../frame/context/use-own-title';
import { useFlows } from '../../frame/context/flows';
import { NewsDetailView } from './view';

export interface NewsDetailScreenProps {
  readonly flows: { readonly article: ActorRefFrom<ResourceMachine<string, Article>> };
}

/** One piece of news. */
export function NewsDetailScreen({ flows: { article } }: NewsDetailScreenProps): ReactElement {
  const { now } = useFlows();
  const status = useSelector(article, selectResourceStatus<string, Article>);
  useThingTitle(status);
  return (
    <NewsDetailView
      status={status}
      now={now()}
      onReload={() => article.send({ type: 'resource.reloadRequested' })}
    />
  );
}
