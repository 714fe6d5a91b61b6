import { and, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { newsSearch } from '../../../../domain/news/news-search';
import type { NewsPieces } from '../../../../ports/news-pieces';
import { keysetPart, newestFirst } from '../../keyset';
import type { Database } from '../../orm';
import { news } from './table';

const { html: _html, withdrawnAt: _withdrawnAt, search: _search, ...head } = getTableColumns(news);
const shown = isNull(news.withdrawnAt);

export const newsStore = ({ orm }: Database): NewsPieces => ({
  page: (category, asked) =>
    keysetPart(
      orm,
      {
        table: news,
        order: newestFirst(news.id, ({ id }) => id),
        which: and(shown, category === null ? undefined : eq(news.category, category)),
        rows: orm.select(head).from(news).$dynamic(),
      },
      asked,
    ),
  one: async (id) => {
    const [piece] = await orm
      .select({ ...head, html: news.html })
      .from(news)
      .where(and(eq(news.id, id), shown));
    return piece ?? null;
  },
  others: ({ id, category }, most) =>
    orm
      .select(head)
      .from(news)
      .where(and(shown, eq(news.category, category), ne(news.id, id)))
      .orderBy(desc(news.id))
      .limit(most),
  add: async (draft, publishedAt) => {
    const [added] = await orm
      .insert(news)
      .values({ ...draft, publishedAt, search: newsSearch(draft) })
      .returning({ id: news.id });
    if (added === undefined) throw new Error('A piece of news was not stored.');
    return added.id;
  },
  withdraw: async (id, at) => {
    const withdrawn = await orm
      .update(news)
      .set({ withdrawnAt: sql`coalesce(${news.withdrawnAt}, ${at})` })
      .where(eq(news.id, id))
      .returning({ id: news.id });
    return withdrawn.length > 0;
  },
});
