import type { ReactNode } from 'react';

/** The places for further flows on a deal's page; a place is empty by default. */
export interface DealPlaces {
  /** The way into the NDA, at the end of its panel; for the owner, who asked for one. */
  readonly nda?: ReactNode;
  /** The one main action, in amber. */
  readonly main?: ReactNode;
  /** A secondary action. */
  readonly second?: ReactNode;
  /** Small actions: at the start of the bottom bar on a phone, in a row in the side panel of a desktop. */
  readonly tools?: ReactNode;
  /**
   * Small actions that do not fit the bottom bar; on a phone they are at the end of the page's bar or under
   * the next step.
   */
  readonly desktopTools?: ReactNode;
  /** Panels and rows under the next step. */
  readonly aside?: ReactNode;
}
