import { newsKind } from '../../domain/news/kind';
import { categoryName, categoryNamed } from '../../domain/news/news-category';
import { asDescription, type HeadOf, type PageHead } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** News of a category or of all. */
export const newsHead = (of: HeadOf): PageHead => {
  const category = categoryNamed(new URLSearchParams(of.search).get('category'));
  const name = category === null ? null : categoryName(category);
  return {
    ...(name === null ? {} : { title: name }),
    description: `${name ?? '并购资讯'}：并购与股权投资的市场动态、政策法规、交易案例与行业研究。`,
    statements: listStatements(newsKind, of, ({ title }) => title),
  };
};

/** One piece of news. */
export const newsDetailHead = (of: HeadOf): PageHead => {
  const { at, config } = of;
  const article = sentThing(newsKind, of);
  if (article === null) return {};
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
      wayToThing(of, 'news', article),
    ],
  };
};
