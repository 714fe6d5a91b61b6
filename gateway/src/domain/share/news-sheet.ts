import { newsCategories, isNewsCategory } from '../../../../contract/news/news';
import type { NewsPiece } from '../news/news-piece';
import { bounded, dayText, spoken, type ThingSheet } from './share-sheet';

/** A piece of news; all of it is public. */
export const newsSheet = ({
  category,
  title,
  source,
  summary,
  picture,
  publishedAt,
}: Omit<NewsPiece, 'html'>): ThingSheet => ({
  kind: isNewsCategory(category) ? `资讯 ${newsCategories[category]}` : '资讯',
  title: bounded(title),
  facts: spoken([source]),
  figures: [],
  sealed: '',
  summary: bounded(summary),
  picture,
  confirmed: `${dayText(publishedAt)}发布`,
  source: '依据公开披露与访谈整理，不构成投资建议',
});
