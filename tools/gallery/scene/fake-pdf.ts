import { left, right } from 'fp-ts/Either';
import type { PresentationPicture } from '../../../contract/presentation/presentation-picture';
import type { PdfFault, PdfReader } from '../../../src/ports/pdf-reader';

const slide = (word: string): string =>
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#fff"/>` +
      `<rect width="12" height="720" fill="#ffb300"/><rect x="88" y="172" width="1104" height="2" fill="#e5e8ed"/>` +
      `<text x="88" y="136" font-size="44" fill="#151a22">${word}</text></svg>`,
  );

/** A file of so many pages, each with its number. */
export const fakePdf = (pageCount: number): PdfReader => ({
  open: () => () =>
    Promise.resolve(
      right({
        pageCount,
        draw: (page) => () =>
          Promise.resolve(right({ address: slide(`第 ${page} 页`), close: () => undefined })),
        close: () => undefined,
      }),
    ),
});

/** A file that is not opened. */
export const faultyPdf = (fault: PdfFault): PdfReader => ({
  open: () => () => Promise.resolve(left(fault)),
});

/** A file that is still on its way. */
export const comingPdf: PdfReader = { open: () => () => new Promise(() => undefined) };

/** A file of which no page can be drawn. */
export const blankPdf: PdfReader = {
  open: () => () =>
    Promise.resolve(
      right({
        pageCount: 4,
        draw: () => () => Promise.resolve(left('unavailable' as const)),
        close: () => undefined,
      }),
    ),
};

/** One pixel. */
export const slidePicture: PresentationPicture = {
  type: 'image/webp',
  content: 'UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAcQ/Y/+ByKi/wEA',
};
