import { reducedSize, type CropArea, type PictureSize } from '../../domain/member/crop-area';
import { withEnding } from '../../domain/upload/file-name';
import type { ChosenFile } from '../../ports/chosen-file';
import { left, right, type Either } from 'fp-ts/Either';
import type { OpenedPicture, PictureBounds, PictureEditor, ReduceFault } from '../../ports/picture-editor';

type PageOfPictures = Pick<Window & typeof globalThis, 'createImageBitmap' | 'document' | 'URL'>;

const jpeg = 'image/jpeg';

/** From 0 to 1. */
const quality = 0.9;

/** Opens and cuts pictures by the browser's own decoder and canvas; nothing leaves the device. */
export class CanvasPictures implements PictureEditor {
  constructor(private readonly page: PageOfPictures) {}

  readonly open = (file: ChosenFile) => async (): Promise<Either<'unreadable', OpenedPicture>> => {
    const bitmap = await this.decoded(file);
    if (bitmap === null || !(file instanceof Blob)) return left('unreadable');
    const { width, height } = bitmap;
    bitmap.close();
    const address = this.page.URL.createObjectURL(file);
    return right({ address, width, height, close: () => this.page.URL.revokeObjectURL(address) });
  };

  readonly crop =
    (file: ChosenFile, area: CropArea, side: number) =>
    async (): Promise<Either<'unreadable', ChosenFile>> => {
      const bitmap = await this.decoded(file);
      if (bitmap === null) return left('unreadable');
      const { left: x, top: y, side: from } = area;
      const cut = await this.drawn({ width: side, height: side }, (pen) =>
        pen.drawImage(bitmap, x, y, from, from, 0, 0, side, side),
      );
      bitmap.close();
      return cut === null ? left('unreadable') : right(new File([cut], 'avatar.jpg', { type: jpeg }));
    };

  readonly reduce =
    (file: ChosenFile, bounds: PictureBounds) => async (): Promise<Either<ReduceFault, ChosenFile>> => {
      if (!(file instanceof Blob)) return left({ kind: 'unavailable' });
      const size = await this.measured(file);
      if (size === null) return left({ kind: 'damaged' });
      const pixels = size.width * size.height;
      if (!bounds.always && file.size <= bounds.bytes && pixels <= bounds.pixels) return right(file);
      if (pixels > bounds.mostPixels) return left({ kind: 'tooManyPixels', pixels });
      const { width, height } = reducedSize(size, bounds.side);
      const bitmap = await this.decoded(file, {
        imageOrientation: 'from-image',
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      if (bitmap === null) return left({ kind: 'damaged' });
      const reduced = await this.drawn({ width, height }, (pen) =>
        pen.drawImage(bitmap, 0, 0, width, height),
      );
      bitmap.close();
      if (reduced === null) return left({ kind: 'unavailable' });
      return right(new File([reduced], withEnding(file.name, 'jpg'), { type: jpeg }));
    };

  /** The upright size of a picture, which the browser reads without decoding all of it; null for no picture. */
  private measured(file: Blob): Promise<PictureSize | null> {
    const address = this.page.URL.createObjectURL(file);
    const picture = this.page.document.createElement('img');
    return new Promise<PictureSize | null>((resolve) => {
      picture.addEventListener('load', () =>
        resolve({ width: picture.naturalWidth, height: picture.naturalHeight }),
      );
      picture.addEventListener('error', () => resolve(null));
      picture.src = address;
    }).finally(() => this.page.URL.revokeObjectURL(address));
  }

  /** A JPEG on white, since JPEG has no transparency; null where the browser makes none. */
  private async drawn(
    { width, height }: PictureSize,
    draw: (pen: CanvasRenderingContext2D) => void,
  ): Promise<Blob | null> {
    const canvas = this.page.document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (pen === null) return null;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    draw(pen);
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, jpeg, quality));
  }

  private async decoded(file: ChosenFile, options?: ImageBitmapOptions): Promise<ImageBitmap | null> {
    try {
      return file instanceof Blob ? await this.page.createImageBitmap(file, options) : null;
    } catch {
      return null;
    }
  }
}
