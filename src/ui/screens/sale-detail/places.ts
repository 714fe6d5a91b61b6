import type { ReactNode } from 'react';

/** Where flows of their own stand on a deal's page; each place is empty until something is put there. */
export interface DealPlaces {
  /** The way into the NDA, at the end of its panel; for the owner, who asked for one. */
  readonly nda?: ReactNode;
  /** The one main action, in amber. */
  readonly main?: ReactNode;
  /** What may be done beside it. */
  readonly second?: ReactNode;
  /** Small actions: at the start of the bottom bar on a phone, in a row in the side panel of a desk. */
  readonly tools?: ReactNode;
  /** Small actions that have no room in the bottom bar; on a phone they stand at the end of the page's bar or under the next step. */
  readonly deskTools?: ReactNode;
  /** Panels and rows under the next step. */
  readonly aside?: ReactNode;
}
