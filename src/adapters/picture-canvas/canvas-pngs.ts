import { left, right, type Either } from 'fp-ts/Either';
import { reducedSize } from '../../domain/member/crop-area';
import { largestPictureFile, longestPictureSide } from '../../domain/share/share-picture';
import type { PngFault, PngMaker } from '../../ports/png-maker';

type PageOfPngs = Pick<Window & typeof globalThis, 'createImageBitmap' | 'document' | 'fetch'>;

/** How long a picture may take to come, in milliseconds: the person waits for the sheet. */
const pictureLimitMs = 4_000;

/** Makes PNGs by the browser's own decoder and canvas. */
export class CanvasPngs implements PngMaker {
  constructor(private readonly page: PageOfPngs) {}

  readonly make = (picture: string | Blob) => async (): Promise<Either<PngFault, Blob>> => {
    const file = typeof picture === 'string' ? await this.fetched(picture) : picture;
    if (file === null) return left('unreachable');
    if (file.size > largestPictureFile) return left('tooLarge');
    const bitmap = await this.page.createImageBitmap(file).catch(() => null);
    if (bitmap === null) return left('unreadable');
    const canvas = this.page.document.createElement('canvas');
    Object.assign(canvas, reducedSize(bitmap, longestPictureSide));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return png === null ? left('unreadable') : right(png);
  };

  private async fetched(address: string): Promise<Blob | null> {
    try {
      const answer = await this.page.fetch(address, { signal: AbortSignal.timeout(pictureLimitMs) });
      return answer.ok ? await answer.blob() : null;
    } catch {
      return null;
    }
  }
}
