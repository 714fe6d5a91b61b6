import { isNewsCategory, newsCategories, type NewsCategory } from '../../../contract/news/news';

/** The categories in the order of the page. */
export const newsCategoryNames: readonly NewsCategory[] = Object.keys(newsCategories).filter(isNewsCategory);

/** The category that a text of an address names; null, which is all of them, when it names none. */
export const categoryNamed = (text: string | null): NewsCategory | null =>
  text !== null && isNewsCategory(text) ? text : null;

/** What a piece of news is about, in words; null for a category that is not known here. */
export const categoryName = (category: string): string | null =>
  isNewsCategory(category) ? newsCategories[category] : null;
