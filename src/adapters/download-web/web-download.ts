import { left, right } from 'fp-ts/Either';
import type { FileDownload, TextFile } from '../../ports/file-download';

/** What of a window a download needs. */
export type DownloadWindow = Pick<Window & typeof globalThis, 'document' | 'URL' | 'Blob' | 'setTimeout'>;

/** So long the browser may take to begin reading the file, in milliseconds. */
const readingMs = 60_000;

/** Hands over a file as a browser does: by a link to it that is pressed at once. */
export class WebDownload implements FileDownload {
  constructor(private readonly window: DownloadWindow) {}

  readonly save =
    ({ name, mediaType, text }: TextFile) =>
    () => {
      const { document, URL, Blob } = this.window;
      try {
        const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
        const link = document.createElement('a');
        link.href = address;
        link.download = name;
        document.body.append(link);
        link.click();
        link.remove();
        this.window.setTimeout(() => URL.revokeObjectURL(address), readingMs);
        return Promise.resolve(right(undefined));
      } catch {
        return Promise.resolve(left('downloadFailed' as const));
      }
    };
}
