import { isLeft, left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';
import { newsCategories } from '../../../../contract/news/news';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { NewsDraft } from '../../domain/news/news-piece';
import type { Clock } from '../../ports/clock';
import type { NewsPieces } from '../../ports/news-pieces';

/** A text file by its path; left is why it could not be read. */
export type ReadTextFile = (path: string) => Promise<Either<string, string>>;

export interface NewsDeskNeeds {
  readonly news: NewsPieces;
  readonly clock: Clock;
  readonly readTextFile: ReadTextFile;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about news (OPS-06); each answers lines for the terminal. */
export interface NewsDesk {
  /** The newest of those that are shown. */
  readonly list: () => Line;
  /** @param path of a JSON file with title, summary, category, source, html and, where there is one, picture */
  readonly publish: (path: string) => Line;
  readonly withdraw: (id: number) => Line;
}

const listed = 50;

const words = (most: number) =>
  t.refinement(t.string, (text) => text.trim() !== '' && text.length <= most, `text of 1 to ${most}`);

/** A file of the application's own, or one elsewhere by https. */
const pictureAddress = t.refinement(t.string, (text) => /^(?:https:\/\/|\/(?![/\\]))\S{1,500}$/.test(text));

const Draft = t.intersection([
  t.type({
    title: words(100),
    summary: words(300),
    category: t.keyof(newsCategories),
    source: words(50),
    html: words(500_000),
  }),
  t.partial({ picture: t.union([pictureAddress, t.null]) }),
]);

const draftIn = (text: string): Either<string, NewsDraft> => {
  const draft = decodeJson(Draft)(text);
  if (isLeft(draft)) {
    const field = draft.left[0]?.context.find(({ key }) => /^[a-z]+$/.test(key))?.key;
    return left(field === undefined ? '文件内容不是 JSON 对象' : `字段 ${field} 有误`);
  }
  const { title, summary, category, source, html, picture = null } = draft.right;
  return right({ title, summary, category, source, html, picture });
};

export const makeNewsDesk = ({ news, clock, readTextFile }: NewsDeskNeeds): NewsDesk => ({
  list: async () => {
    const { list } = await news.page(null, { after: null, page: 1, pageSize: listed });
    if (list.length === 0) return right('没有已发布的资讯');
    return right(
      list
        .map(({ id, publishedAt, category, title }) =>
          [`编号 ${id}`, beijingTime(publishedAt), category, title].join('  '),
        )
        .join('\n'),
    );
  },
  publish: async (path) => {
    const text = await readTextFile(path);
    if (isLeft(text)) return text;
    const draft = draftIn(text.right);
    if (isLeft(draft)) return left(`${path}：${draft.left}`);
    return right(`已发布，资讯编号 ${await news.add(draft.right, clock.now())}`);
  },
  withdraw: async (id) =>
    (await news.withdraw(id, clock.now())) ? right(`资讯 ${id} 已下架`) : left(`没有编号为 ${id} 的资讯`),
});
