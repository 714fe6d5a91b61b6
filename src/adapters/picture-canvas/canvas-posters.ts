import { left, right, type Either } from 'fp-ts/Either';
import { encode } from 'uqr';
import type { Environment } from '../../domain/access/environment';
import { posterSize, posterStrokes } from '../../domain/poster/poster-layout';
import type { PosterStroke } from '../../domain/poster/poster-stroke';
import { dataAddressOf } from '../data-address';
import type { DrawnPoster, PosterDrawing, PosterWork } from '../../ports/poster-drawing';

type PageOfPosters = Pick<
  Window & typeof globalThis,
  'document' | 'fetch' | 'createImageBitmap' | 'URL' | 'Path2D' | 'getComputedStyle' | 'setTimeout'
>;

/** How long a poster waits for its picture and for the fonts, in milliseconds; then it is drawn without. */
const partLimitMs = 4_000;

/** How long an address stays good after its poster was closed, in milliseconds: a save may still read it. */
const lateMs = 60_000;

/** The most modules of a code whose modules are 5 px wide, which a phone reads from another's screen. */
const largestSafe = 49;

/** Level H takes the mark over its middle; a long link, whose modules would be too small to be read, has level M. */
const codeOf = (link: string): readonly (readonly boolean[])[] => {
  const safe = encode(link, { ecc: 'H', border: 0 });
  return safe.size <= largestSafe ? safe.data : encode(link, { ecc: 'M', border: 0 }).data;
};

/** Draws posters on the browser's canvas. WeChat presses long on a picture with a data address only. */
export class CanvasPosters implements PosterDrawing {
  constructor(
    private readonly page: PageOfPosters,
    private readonly environment: Environment,
  ) {}

  readonly draw = (work: PosterWork) => async (): Promise<Either<'undrawable', DrawnPoster>> => {
    const canvas = this.page.document.createElement('canvas');
    Object.assign(canvas, posterSize);
    const pen = canvas.getContext('2d');
    if (pen === null) return left('undrawable');
    try {
      const [picture] = await Promise.all([this.pictureOf(work.picture), this.fonts()]);
      this.paint(pen, work, picture);
      picture?.close();
      const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      return png === null ? left('undrawable') : right(await this.shown(png));
    } catch {
      return left('undrawable');
    }
  };

  private paint(
    pen: CanvasRenderingContext2D,
    { poster, link }: PosterWork,
    picture: ImageBitmap | null,
  ): void {
    const { fontFamily } = this.page.getComputedStyle(this.page.document.body);
    const font = (size: number, weight: number): string =>
      `${weight} ${size}px ${fontFamily || 'sans-serif'}`;
    const strokes = posterStrokes(poster, codeOf(link), picture !== null, (text, size, weight) => {
      pen.font = font(size, weight);
      return pen.measureText(text).width;
    });
    for (const stroke of strokes) this.step(pen, stroke, picture, font);
  }

  private step(
    pen: CanvasRenderingContext2D,
    stroke: PosterStroke,
    picture: ImageBitmap | null,
    font: (size: number, weight: number) => string,
  ): void {
    switch (stroke.kind) {
      case 'area':
        pen.fillStyle = stroke.fill;
        pen.fillRect(stroke.x, stroke.y, stroke.width, stroke.height);
        break;
      case 'text':
        pen.fillStyle = stroke.fill;
        pen.font = font(stroke.size, stroke.weight);
        pen.fillText(stroke.text, stroke.x, stroke.y);
        break;
      case 'outline': {
        const path = new this.page.Path2D(stroke.data);
        pen.save();
        pen.translate(stroke.x, stroke.y);
        pen.scale(stroke.scale, stroke.scale);
        pen.fillStyle = stroke.color;
        pen.strokeStyle = stroke.color;
        pen.lineCap = 'round';
        pen.lineJoin = 'round';
        if (stroke.stroke === null) pen.fill(path);
        else {
          pen.lineWidth = stroke.stroke;
          pen.stroke(path);
        }
        pen.restore();
        break;
      }
      case 'picture':
        if (picture !== null) drawCovering(pen, picture, stroke);
    }
  }

  private async pictureOf(path: string | null): Promise<ImageBitmap | null> {
    if (path === null) return null;
    try {
      const answer = await this.page.fetch(path, { signal: AbortSignal.timeout(partLimitMs) });
      return answer.ok ? await this.page.createImageBitmap(await answer.blob()) : null;
    } catch {
      return null;
    }
  }

  private async fonts(): Promise<void> {
    const late = new Promise<void>((resolve) => this.page.setTimeout(() => resolve(), partLimitMs));
    await Promise.race([this.page.document.fonts.ready, late]);
  }

  private async shown(png: Blob): Promise<DrawnPoster> {
    if (this.environment === 'wechat')
      return { png, address: await dataAddressOf(png), close: () => undefined };
    const { URL } = this.page;
    const address = URL.createObjectURL(png);
    return {
      png,
      address,
      close: () => void this.page.setTimeout(() => URL.revokeObjectURL(address), lateMs),
    };
  }
}

/** A picture over a whole area, cut at the edges that are too long. */
const drawCovering = (
  pen: CanvasRenderingContext2D,
  picture: ImageBitmap,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void => {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  const from = { x: (picture.width - cutWidth) / 2, y: (picture.height - cutHeight) / 2 };
  pen.drawImage(picture, from.x, from.y, cutWidth, cutHeight, x, y, width, height);
};
