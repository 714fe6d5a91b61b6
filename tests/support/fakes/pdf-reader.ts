import { left, right, type Either } from 'fp-ts/Either';
import type { FilePreview } from '../../../src/ports/file-previews';
import type { OpenPdf, PdfFault, PdfReader } from '../../../src/ports/pdf-reader';
import { settled } from './settled';

/** A reader of PDFs that does what a test says, when it says so. */
export const fakePdfReader = () => {
  const asked: string[] = [];
  const drawing: number[] = [];
  const open = new Set<string>();
  const held: {
    answer?: (opened: Either<PdfFault, OpenPdf>) => void;
    draw?: (drawn: Either<PdfFault, FilePreview>) => void;
    signal?: AbortSignal;
    closed: boolean;
  } = { closed: false };

  const port: PdfReader = {
    open:
      (path, { signal }) =>
      () => {
        asked.push(path);
        held.signal = signal;
        return new Promise((resolve) => {
          held.answer = resolve;
        });
      },
  };

  const file = (pageCount: number): OpenPdf => ({
    pageCount,
    draw: (page) => () => {
      drawing.push(page);
      return new Promise((resolve) => {
        held.draw = resolve;
      });
    },
    close: () => {
      held.closed = true;
    },
  });

  return {
    port,
    /** The paths that were opened. */
    asked,
    /** The pages that were begun. */
    drawing,
    /** The addresses of pictures that are open now. */
    open,
    closed: () => held.closed,
    aborted: () => held.signal?.aborted ?? false,
    opens: async (pageCount: number): Promise<void> => {
      held.answer?.(right(file(pageCount)));
      await settled();
    },
    fails: async (fault: PdfFault): Promise<void> => {
      held.answer?.(left(fault));
      await settled();
    },
    /** Ends the page that was begun last. */
    draws: async (fault?: PdfFault): Promise<void> => {
      const address = `blob:page-${drawing.at(-1) ?? 0}`;
      if (fault === undefined) {
        open.add(address);
        held.draw?.(right({ address, close: () => open.delete(address) }));
      } else held.draw?.(left(fault));
      await settled();
    },
  };
};
