import type { TaskEither } from 'fp-ts/TaskEither';
import type { FilePreview } from './file-previews';

/** Why a PDF or one of its pages is not shown: the file is broken, locked by a password, not for the caller, or did not come. */
export type PdfFault = 'damaged' | 'encrypted' | 'refused' | 'unavailable';

/** Ends when the reader needs the answer no longer. */
export interface PdfOptions {
  readonly signal: AbortSignal;
}

/** A PDF whose pages can be drawn. */
export interface OpenPdf {
  readonly pageCount: number;
  /** Draws a page, from 1, as a picture that is shown until it is closed. */
  readonly draw: (page: number, options: PdfOptions) => TaskEither<PdfFault, FilePreview>;
  /** Frees the file; no page is drawn after it. */
  readonly close: () => void;
}

/** Opens PDFs of the application, page by page: no more of a file is loaded than is shown. */
export interface PdfReader {
  /** @param path of the file on the application's own server, which is asked with the bearer */
  readonly open: (path: string, options: PdfOptions) => TaskEither<PdfFault, OpenPdf>;
}
