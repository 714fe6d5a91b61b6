import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import type { NewsArticle } from '../../../../contract/news/calls';
import type { ShareMachine } from '../../../application/deals/share/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { newsKind } from '../../../domain/news/kind';
import { categoryName } from '../../../domain/news/news-category';
import { readingMinutes } from '../../../domain/news/reading-time';
import { thingToShare } from '../../../domain/share/thing-to-share';
import { momentText } from '../../../domain/time/moment-text';
import { PosterTool, ShareTool } from '../../features/deal-action/share/share-buttons';
import { ShareNote } from '../../features/deal-action/share/share-note';
import { NewsList } from '../../features/deal/news-list/news-list';
import { Panel } from '../../kit/display/panel/panel';
import { Separator } from '../../kit/display/separator/separator';
import { useRichText } from '../../frame/context/use-rich-text';
import { RichText } from '../../kit/rich-text/rich-text';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import type { DetailLook } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { thingTitle } from '../../frame/context/use-own-title';
import { newsDetailText as text } from './text';
import './style.css';

interface ArticleProps {
  readonly article: NewsArticle;
  readonly now: number;
}

interface ArticlePageProps extends ArticleProps {
  readonly sharing: ShareMachine;
}

/** Sharing the article, at its end. */
function ArticleTools({ article, sharing }: Omit<ArticlePageProps, 'now'>): ReactElement {
  const share = usePartFlow(sharing, undefined);
  const deal = thingToShare(newsKind, article);
  return (
    <div className="article-tools">
      <ShareTool onShare={() => share.send({ type: 'share.requested', deal })} />
      <PosterTool thing={{ kind: 'news', sourceType: null, id: article.id }} />
      <ShareNote sharing={share} />
    </div>
  );
}

function Byline({ article, now }: ArticleProps): ReactElement {
  const reader = useReaderClock();
  return (
    <p className="article-by">
      {article.source === '' ? null : (
        <>
          <b>{article.source}</b>
          <Separator />
        </>
      )}
      {categoryName(article.category) === null ? null : (
        <>
          <span>{categoryName(article.category)}</span>
          <Separator />
        </>
      )}
      <time dateTime={new Date(article.publishedAt).toISOString()}>
        {momentText(article.publishedAt, now, reader)}
      </time>
      <Separator />
      <span>{text.minutes(readingMinutes(article.html))}</span>
    </p>
  );
}

const Article = ({ article, now, sharing }: ArticlePageProps): ReactElement => (
  <div className="article-page">
    <article className="article">
      <h2 className="article-title">{article.title}</h2>
      <Byline article={article} now={now} />
      {article.summary === '' ? null : <p className="article-lead">{article.summary}</p>}
      <RichText html={article.html} {...useRichText()} />
      <p className="article-law">{text.law}</p>
      <ArticleTools article={article} sharing={sharing} />
    </article>
    {article.related.length === 0 ? null : (
      <Panel title={text.related} className="article-related">
        <NewsList label={text.related} news={article.related} now={now} />
      </Panel>
    )}
  </div>
);

/** One piece of news. */
export const newsDetailLook: DetailLook<
  NewsArticle,
  { readonly thing: ActorRefFrom<ResourceMachine<string, NewsArticle>>; readonly sharing: ShareMachine }
> = {
  text,
  shape: 'text',
  list: listAddress('news'),
  useParts: ({ thing, sharing }, now) => {
    const { status, onReload } = useResource(thing);
    return {
      status,
      onReload,
      ownTitle: thingTitle(status),
      ready: (article) => <Article article={article} now={now} sharing={sharing} />,
    };
  },
};
