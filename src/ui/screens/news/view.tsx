import type { ReactElement } from 'react';
import type { News, NewsCategory } from '../../../../contract/news/news';
import { newsCategoryNames } from '../../../domain/news/news-category';
import { PageBar } from '../../kit/page/page-bar';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EndlessList, type EndlessListFlow } from '../../features/list/endless-list/endless-list';
import { RefreshButton } from '../../features/list/endless-list/refresh-button';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { NewsList } from '../../features/deal/news-list/news-list';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { newsText as text } from './text';
import './style.css';

export interface NewsViewProps extends EndlessListFlow<News> {
  /** Null for all of them. */
  readonly category: NewsCategory | null;
  readonly now: number;
}

const tabsOf = (category: NewsCategory | null): readonly FilterTab[] => [
  { to: '/news', word: text.all, current: category === null },
  ...newsCategoryNames.map((each) => ({
    to: `/news?category=${each}`,
    word: text.tabs[each],
    current: each === category,
  })),
];

const bones = (
  <Skeleton times={6}>
    <div className="news-bones">
      <Bone shape="title" />
      <Bone shape="line" />
      <Bone shape="short" />
    </div>
  </Skeleton>
);

const Nothing = ({ category }: Pick<NewsViewProps, 'category'>): ReactElement => (
  <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
    <ButtonLink to={category === null ? '/' : '/news'}>
      {category === null ? text.toHome : text.toAll}
    </ButtonLink>
  </StatePanel>
);

export function NewsView({ category, now, ...flow }: NewsViewProps): ReactElement {
  const refresh = <RefreshButton refreshing={flow.status.refreshing} onRefresh={flow.onRefresh} />;
  return (
    <div className="news reading">
      <PageBar title={text.title} aside={refresh} />
      <FilterTabs label={text.filterNames} tabs={tabsOf(category)} />
      <h2 className="vh">{text.list}</h2>
      <EndlessList {...flow} now={now} words={text} skeleton={bones} empty={<Nothing category={category} />}>
        {(news) => <NewsList label={text.list} news={news} now={now} />}
      </EndlessList>
    </div>
  );
}
