import { answered, failing, never } from '../scene/answers';
import { article, longNews, news, newsOf } from './news';
import type { Story } from './story';
import { asMember, network, timeout } from './words';

const list = '/news';
const one = '/news/28';

/** The list of news and one of them: ready, loading, empty, failed, and with long words. */
export const newsStories: readonly Story[] = [
  { id: 'news', title: '资讯', scene: { address: list } },
  {
    id: 'news-policy',
    title: '资讯：政策法规',
    scene: {
      ...asMember,
      address: `${list}?category=policy`,
      news: answered(newsOf(news.slice(2, 3), false)),
    },
  },
  { id: 'news-loading', title: '资讯：加载中', scene: { address: list, news: never } },
  { id: 'news-empty', title: '资讯：没有内容', scene: { address: list, news: answered(newsOf([], false)) } },
  { id: 'news-failed', title: '资讯：没有加载出来', scene: { address: list, news: timeout } },
  {
    id: 'news-more-failed',
    title: '资讯：后面的没有加载出来',
    scene: { address: list, news: answered(newsOf(news, true)), moreNews: network },
  },
  {
    id: 'news-long',
    title: '资讯：长文字',
    scene: { address: list, news: answered(newsOf(longNews, false)) },
  },
  { id: 'article', title: '资讯详情', scene: { address: one } },
  { id: 'article-loading', title: '资讯详情：加载中', scene: { address: one, article: never } },
  { id: 'article-failed', title: '资讯详情：没有加载出来', scene: { address: one, article: timeout } },
  {
    id: 'article-missing',
    title: '资讯详情：不存在',
    scene: {
      address: one,
      article: failing({ kind: 'refused', code: 404, message: '资讯不存在或已下架' }),
    },
  },
  {
    id: 'article-long',
    title: '资讯详情：长文字',
    scene: {
      address: one,
      article: answered({ ...article, ...longNews[0], html: article.html.repeat(3), related: longNews }),
    },
  },
];
