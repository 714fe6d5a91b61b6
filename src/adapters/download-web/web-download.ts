import { left, right } from 'fp-ts/Either';
import type { Environment } from '../../domain/access/environment';
import type { BinaryFile, FileDownload, MadeFile, TextFile } from '../../ports/file-download';
import { bytesOfBase64 } from '../bytes-of-base64';

/** What of a window a download needs. */
export type DownloadWindow = Pick<Window & typeof globalThis, 'document' | 'URL' | 'Blob' | 'setTimeout'>;

/** So long the browser may take to begin reading the file, in milliseconds. */
const readingMs = 60_000;

/** Hands over a file as a browser does: by a link to it that is pressed at once. */
export class WebDownload implements FileDownload {
  constructor(
    private readonly window: DownloadWindow,
    private readonly environment: Environment,
  ) {}

  readonly save = (file: TextFile | BinaryFile | MadeFile) => () => {
    // WeChat's browser and the native application ignore a link to a generated file, and report nothing.
    if (this.environment !== 'browser') return Promise.resolve(left('downloadFailed' as const));
    const { document, URL } = this.window;
    try {
      const address = URL.createObjectURL(this.contentOf(file));
      const link = document.createElement('a');
      link.href = address;
      link.download = file.name;
      document.body.append(link);
      link.click();
      link.remove();
      this.window.setTimeout(() => URL.revokeObjectURL(address), readingMs);
      return Promise.resolve(right(undefined));
    } catch {
      return Promise.resolve(left('downloadFailed' as const));
    }
  };

  private contentOf(file: TextFile | BinaryFile | MadeFile): Blob {
    const { Blob } = this.window;
    if ('content' in file) return file.content;
    return 'text' in file
      ? new Blob([file.text], { type: `${file.mediaType};charset=utf-8` })
      : new Blob([bytesOfBase64(file.base64)], { type: file.mediaType });
  }
}
