import { isLeft, left, right } from 'fp-ts/Either';
import { newsCalls as ofNews } from '../../../../../contract/news/calls';
import { isNewsCategory, type News } from '../../../../../contract/news/news';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { NewsReading } from '../../../application/news/news-reading';
import { numberedId } from '../../../domain/identifier/numbered-id';
import type { NewsHead } from '../../../domain/news/news-piece';
import { mapPart } from '../../../domain/page/list-part';
import { answering } from './answering';
import type { Call } from './call';
import { listMark } from './list-part';

const mark = listMark('n');

const newsWire = <Piece extends NewsHead>({ id, ...piece }: Piece): Omit<Piece, 'id'> & Pick<News, 'id'> => ({
  ...piece,
  id: String(id),
});

/** What everybody may read of the news. */
export const newsCalls = (news: NewsReading): readonly Call[] => [
  answering(ofNews.list, async ({ category, ...part }) => {
    const asked = mark.asked(part);
    if (isLeft(asked)) return asked;
    if (category !== null && !isNewsCategory(category)) return left(refusals.wrongParameters);
    const told = mapPart(await news.page(category, asked.right), newsWire<NewsHead>);
    return right(mark.told(told, asked.right));
  }),
  answering(ofNews.detail, async (given) => {
    const id = numberedId(given);
    // An id that no piece can have is an unknown piece, not a wrong call.
    if (id._tag === 'None') return left(refusals.newsUnknown);
    const article = await news.one(id.value);
    if (isLeft(article)) return article;
    const { piece, related } = article.right;
    return right({ ...newsWire(piece), related: related.map(newsWire) });
  }),
];
