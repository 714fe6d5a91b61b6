import type { Presentation, PresentationDetail } from '../../../../contract/presentation/presentation';

/** A presentation as it is stored: with its pages. */
export type StoredPresentation = PresentationDetail & {
  readonly pages: NonNullable<PresentationDetail['pages']>;
};

/** What a page says beyond the card and the slides. */
export type PresentationFacts = Omit<PresentationDetail, keyof Presentation | 'pages'>;

/** The part of a fund's presentation that a member without a determination may read: its card (MKT-19). */
export const closedPresentation = (presentation: StoredPresentation): PresentationDetail => ({
  ...presentation,
  summary: '',
  use: '',
  speakerText: '',
  commentators: [],
  materials: [],
  replayMinutes: null,
  pages: null,
});
