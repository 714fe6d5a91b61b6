import type { PdfFault } from '../../../ports/pdf-reader';

/** How many drawn pages are held: the one that is shown, and those next to it. */
export const mostDrawn = 5;

/** The presentation whose pages are shown. */
export interface DeckSource {
  readonly id: string;
  /** Its pages come as pictures, its file is not handed out. */
  readonly protected: boolean;
  readonly pageCount: number;
}

export interface DeckInput extends DeckSource {
  /** The page that the address asks for, from 1; it may be beyond the last one. */
  readonly page: number;
}

/** Why nothing can be shown: as the reader says, or the presentation is longer than the product shows. */
export type DeckFault = PdfFault | 'tooLong';

/** A page that is drawn. */
export interface DrawnPage {
  readonly page: number;
  /** For the `src` of a picture. */
  readonly address: string;
}

export type DeckEvent =
  | { readonly type: 'page.turned'; readonly to: number }
  | { readonly type: 'page.retried' }
  | { readonly type: 'deck.retried' }
  | { readonly type: 'deck.opened'; readonly pageCount: number }
  | { readonly type: 'deck.failed'; readonly fault: DeckFault }
  | ({ readonly type: 'page.drawn' } & DrawnPage)
  | { readonly type: 'page.failed'; readonly page: number };

/** What the machine asks of the file. A page that is drawn already is not drawn again. */
export type DeckCommand =
  | { readonly type: 'page.wanted'; readonly page: number }
  /** The picture of a page is not needed any more. */
  | { readonly type: 'page.dropped'; readonly page: number };

/** Puts a page on the address. */
export interface AddressAmended {
  readonly type: 'address.amended';
  readonly page: number;
}

export interface DeckContext extends DeckSource {
  readonly page: number;
  /** At most `mostDrawn`. */
  readonly drawn: readonly DrawnPage[];
  /** Why the presentation is not shown; null while it is. */
  readonly fault: DeckFault | null;
}

export interface DeckTypes {
  readonly context?: DeckContext;
  readonly events?: DeckEvent;
  readonly input?: DeckInput;
}

/** Those that are farthest from a page, beyond how many are held. */
export const tooMany = (drawn: readonly DrawnPage[], page: number): readonly DrawnPage[] =>
  [...drawn].sort((one, other) => Math.abs(one.page - page) - Math.abs(other.page - page)).slice(mostDrawn);
