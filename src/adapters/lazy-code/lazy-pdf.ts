import { left } from 'fp-ts/Either';
import type { PdfReader } from '../../ports/pdf-reader';

/** The reader of PDFs, whose code is loaded when the first one is opened. */
export const lazyPdf = (load: () => Promise<PdfReader>): PdfReader => ({
  open: (path, options) => () =>
    load().then(
      (reader) => reader.open(path, options)(),
      () => left('unavailable' as const),
    ),
});
