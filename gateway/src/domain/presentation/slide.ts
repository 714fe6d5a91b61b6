import type { PresentationPage } from '../../../../contract/presentation/presentation';
import type { StoredPresentation } from './presentation';

/** One page of a presentation as it is drawn. */
export interface Slide extends PresentationPage {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** In the foot of each page: the company, or its code name. */
  readonly company: string;
}

/** All pages of a presentation, as its file has them. */
export interface Deck {
  readonly title: string;
  /** Of the version of the pages, milliseconds since 1970. */
  readonly at: number;
  readonly slides: readonly Slide[];
}

/** The pages of a presentation. */
export const deckOf = ({ title, company, versionAt, pages }: StoredPresentation): Deck => ({
  title,
  at: versionAt,
  slides: pages.map((page, place) => ({ ...page, number: place + 1, count: pages.length, company })),
});
