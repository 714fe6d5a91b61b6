import { left, right, type Either } from 'fp-ts/Either';
import type { CropArea } from '../../domain/member/crop-area';
import type { ChosenFile } from '../../ports/chosen-file';
import type { OpenedPicture, PictureDesk } from '../../ports/picture-desk';

type PageOfPictures = Pick<Window & typeof globalThis, 'createImageBitmap' | 'document' | 'URL'>;

/** As good as a small picture needs, from 0 to 1. */
const quality = 0.9;

/** Opens and cuts pictures by the browser's own decoder and canvas; nothing leaves the device. */
export class CanvasPictures implements PictureDesk {
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
      const canvas = this.page.document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const pen = canvas.getContext('2d');
      if (bitmap === null || pen === null) return left('unreadable');
      // JPEG has no transparency: what was transparent is white, not black.
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, side, side);
      pen.drawImage(bitmap, area.left, area.top, area.side, area.side, 0, 0, side, side);
      bitmap.close();
      const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
      return cut === null ? left('unreadable') : right(new File([cut], 'avatar.jpg', { type: 'image/jpeg' }));
    };

  private async decoded(file: ChosenFile): Promise<ImageBitmap | null> {
    try {
      return file instanceof Blob ? await this.page.createImageBitmap(file) : null;
    } catch {
      return null;
    }
  }
}
