import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import type { News, NewsCategory } from '../../../../contract/news/news';
import type { ListingMachine } from '../../../application/kit/listing/machine';
import { categoryName, categoryNamed, newsCategoryNames } from '../../../domain/news/news-category';
import { NewsList } from '../../features/deal/news-list/news-list';
import { useListing } from '../../features/list/endless-list/use-listing';
import type { ListLook } from '../../features/page/list-page';
import { ButtonLink } from '../../kit/action/button/button-link';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { Icon } from '../../kit/display/icon/icon';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { newsText as text } from './text';
import './style.css';

const all = listAddress('news');

const tabsOf = (category: NewsCategory | null): readonly FilterTab[] => [
  { to: all, word: text.all, current: category === null },
  ...newsCategoryNames.map((each) => ({
    to: `${all}?category=${each}`,
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

/** The news of a category or of all, the newest first. */
export const newsLook: ListLook<News, { readonly list: ActorRefFrom<ListingMachine<News>> }> = {
  className: 'news reading',
  text,
  skeleton: bones,
  useParts: ({ list }, { search }, now) => {
    const category = categoryNamed(new URLSearchParams(search).get('category'));
    return {
      list: useListing(list),
      ownTitle: category === null ? null : categoryName(category),
      head: (
        <>
          <FilterTabs label={text.filterNames} tabs={tabsOf(category)} />
          <Link className="news-presentations" to={listAddress('presentation')}>
            {text.presentations}
            <Icon name="forward" size={14} />
          </Link>
          <h2 className="vh">{text.list}</h2>
        </>
      ),
      empty: (
        <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
          <ButtonLink to={category === null ? '/' : all}>
            {category === null ? text.toHome : text.toAll}
          </ButtonLink>
        </StatePanel>
      ),
      rows: (news) => <NewsList label={text.list} news={news} now={now} />,
    };
  },
};
