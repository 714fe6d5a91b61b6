import { left, right, type Either } from 'fp-ts/Either';
import { toNullable } from 'fp-ts/Option';
import {
  getDocument,
  PDFWorker,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerFile from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { FilePreview } from '../../ports/file-previews';
import type { OpenPdf, PdfFault, PdfOptions, PdfReader } from '../../ports/pdf-reader';
import type { TokenStore } from '../../ports/token-store';
import { pageScale } from './page-scale';
import { pdfFault } from './pdf-fault';
import { workerAddress } from './worker-address';

type Page = Window & typeof globalThis;

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

/** Pages of PDFs as pictures, drawn by pdf.js on a canvas that is never shown. */
export class PdfPages implements PdfReader {
  constructor(
    private readonly page: Page,
    private readonly tokens: Pick<TokenStore, 'read'>,
  ) {}

  readonly open =
    (path: string, { signal }: PdfOptions) =>
    async (): Promise<Either<PdfFault, OpenPdf>> => {
      const token = toNullable(this.tokens.read());
      const thread = new this.page.Worker(workerAddress(this.page, workerFile), { type: 'module' });
      const worker = PDFWorker.create({ port: thread });
      const task = getDocument({
        url: new URL(path, this.page.location.origin).href,
        httpHeaders: token === null ? {} : { Authorization: `Bearer ${token}` },
        worker,
        // Only what is shown is loaded, and nothing of a file runs.
        disableAutoFetch: true,
        disableStream: true,
        isEvalSupported: false,
        enableXfa: false,
        useWasm: false,
        // 16 million pixels: a larger picture in a file is left out, as phones cannot hold it.
        maxImageSize: 2 ** 24,
        verbosity: 0,
      });
      const close = (): void => {
        void task.destroy().catch(() => undefined);
        worker.destroy();
        thread.terminate();
      };
      signal.addEventListener('abort', close, { once: true });
      try {
        const file = await task.promise;
        return right({
          pageCount: file.numPages,
          draw: (number, options) => () => this.draw(file, number, options),
          close,
        });
      } catch (error) {
        close();
        return left(pdfFault(error));
      }
    };

  private async draw(
    file: PDFDocumentProxy,
    number: number,
    { signal }: PdfOptions,
  ): Promise<Either<PdfFault, FilePreview>> {
    try {
      const page = await file.getPage(number);
      const preview = await this.drawn(page, signal);
      page.cleanup();
      return preview === null ? left('unavailable') : right(preview);
    } catch (error) {
      return left(pdfFault(error));
    }
  }

  private async drawn(page: PDFPageProxy, signal: AbortSignal): Promise<FilePreview | null> {
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = pageScale(width, height);
    if (scale === null) return null;
    const viewport = page.getViewport({ scale });
    const canvas = this.page.document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    const rendering = page.render({ canvas, viewport });
    signal.addEventListener('abort', () => rendering.cancel(), { once: true });
    await rendering.promise;
    const content = await pngOf(canvas);
    // WebKit frees the memory of a canvas when it has no size.
    canvas.width = 0;
    canvas.height = 0;
    if (content === null || signal.aborted) return null;
    const address = this.page.URL.createObjectURL(content);
    return { address, close: () => this.page.URL.revokeObjectURL(address) };
  }
}
