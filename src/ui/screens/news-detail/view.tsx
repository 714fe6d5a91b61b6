import type { ReactElement } from 'react';
import type { NewsArticle } from '../../../../contract/news/calls';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { categoryName } from '../../../domain/news/news-category';
import { readingMinutes } from '../../../domain/news/reading-time';
import { momentText } from '../../../domain/time/moment-text';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { NewsList } from '../../features/deal/news-list/news-list';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { Panel } from '../../kit/display/panel/panel';
import { Separator } from '../../kit/display/separator/separator';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { useRichText } from '../../frame/context/use-rich-text';
import { RichText } from '../../kit/rich-text/rich-text';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { newsDetailText as text } from './text';
import './style.css';

export interface NewsDetailViewProps {
  readonly status: ResourceStatus<NewsArticle>;
  readonly now: number;
  readonly onReload: () => void;
}

interface ArticleProps {
  readonly article: NewsArticle;
  readonly now: number;
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

const Article = ({ article, now }: ArticleProps): ReactElement => (
  <div className="article-page">
    <article className="article">
      <h2 className="article-title">{article.title}</h2>
      <Byline article={article} now={now} />
      {article.summary === '' ? null : <p className="article-lead">{article.summary}</p>}
      <RichText html={article.html} {...useRichText()} />
      <p className="article-law">{text.law}</p>
    </article>
    {article.related.length === 0 ? null : (
      <Panel title={text.related} className="article-related">
        <NewsList label={text.related} news={article.related} now={now} />
      </Panel>
    )}
  </div>
);

function Body({ status, now, onReload }: NewsDetailViewProps): ReactElement {
  if (status.phase === 'ready' && status.value !== null) return <Article article={status.value} now={now} />;
  if (status.phase === 'loading') return <PageBones shape="text" />;
  if (status.phase === 'failed')
    return <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />;
  return (
    <StatePanel picture="empty" title={text.notFound} text={text.notFoundText}>
      <ButtonLink kind="primary" to="/news">
        {text.toList}
      </ButtonLink>
    </StatePanel>
  );
}

export function NewsDetailView(body: NewsDetailViewProps): ReactElement {
  return (
    <>
      <PageBar title={text.title} />
      <EarlierNotice status={body.status} now={body.now} />
      <Body {...body} />
    </>
  );
}
