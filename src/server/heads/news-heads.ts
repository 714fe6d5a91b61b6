import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { WireCount } from '../../../contract/codec/count';
import { orNull } from '../../../contract/codec/or-null';
import { NewsArticle } from '../../../contract/news/calls';
import { News } from '../../../contract/news/news';
import { categoryName, categoryNamed } from '../../domain/news/news-category';
import { asDescription, type HeadOf, type PageHead } from './head';
import { pathOf, thingsOf, wayToThing } from './kind-heads';

const Listed = t.type({ news: t.type({ items: t.readonlyArray(News), total: orNull(WireCount) }) });
const Read = t.type({ article: NewsArticle });

/** News of a category or of all. */
export const newsHead = ({ answers, search, at }: HeadOf): PageHead => {
  const category = categoryNamed(new URLSearchParams(search).get('category'));
  const name = category === null ? null : categoryName(category);
  const read = Listed.decode(answers);
  return {
    ...(name === null ? {} : { title: name }),
    description: `${name ?? '并购资讯'}：并购与股权投资的市场动态、政策法规、交易案例与行业研究。`,
    statements: isRight(read) ? [thingsOf(at, 'news', read.right.news.items, read.right.news.total)] : [],
  };
};

/** One piece of news. */
export const newsDetailHead = ({ answers, at, config }: HeadOf): PageHead => {
  const read = Read.decode(answers);
  if (!isRight(read)) return {};
  const { article } = read.right;
  const { title, picture, source } = article;
  const description = asDescription(article.summary);
  const image = picture === null ? null : at(picture);
  return {
    title,
    description,
    type: 'article',
    image,
    statements: [
      {
        '@type': 'NewsArticle',
        headline: title,
        description,
        url: at(pathOf('news', article)),
        mainEntityOfPage: at(pathOf('news', article)),
        datePublished: new Date(article.publishedAt).toISOString(),
        author: { '@type': 'Organization', name: source === '' ? config.product : source },
        publisher: { '@type': 'Organization', name: config.product },
        ...(image === null ? {} : { image }),
      },
      wayToThing({ at, config }, 'news', article),
    ],
  };
};
