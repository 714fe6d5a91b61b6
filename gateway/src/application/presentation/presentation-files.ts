import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { PresentationPicture } from '../../../../contract/presentation/presentation-picture';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { deckOf } from '../../domain/presentation/slide';
import type { StoredPresentation } from '../../domain/presentation/presentation';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { FileStore } from '../../ports/file-store';
import type { Log } from '../../ports/log';
import type { SlideDrawing } from '../../ports/slide-drawing';
import type { PresentationReading } from './presentation-reading';

export interface PresentationFilesNeeds {
  readonly reading: Pick<PresentationReading, 'opened'>;
  /** Holds these files and nothing else. */
  readonly files: FileStore;
  readonly drawing: SlideDrawing;
  readonly digest: Digest;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'problem'>;
}

/** The file of a presentation. */
export interface PresentationFile {
  readonly content: Uint8Array;
  /** Differs with the content. */
  readonly digest: string;
  /** Only determined readers may have it, so that no cache keeps it. */
  readonly gated: boolean;
}

/** The pages of presentations as callers may have them: null is a visitor. */
export interface PresentationFiles {
  /** @param page from 1 */
  readonly picture: (
    accountId: string | null,
    id: string,
    page: number,
  ) => Promise<Either<Refusal, PresentationPicture>>;
  /** A protected presentation has no file: its pages are pictures. */
  readonly file: (accountId: string | null, id: string) => Promise<Either<Refusal, PresentationFile>>;
}

/** Grows when pages are drawn in another way, so that kept files are not sent any more. */
const layout = 1;

/** Draws each page and each file once, under the digest of what it shows, and keeps it. */
export const makePresentationFiles = (needs: PresentationFilesNeeds): PresentationFiles => {
  const { reading, files, drawing, digest, clock, log } = needs;
  const underWay = new Map<string, Promise<Uint8Array | null>>();

  const drawn = async (name: string, draw: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const content = await draw();
    if (content !== null) await files.put(name, content, clock.now());
    return content;
  };

  const kept = async (name: string, draw: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
    const found = await files.get(name);
    if (found !== null) return found;
    const current =
      underWay.get(name) ??
      drawn(name, draw)
        .catch((error: unknown) => {
          log.problem('路演材料没有生成', error);
          return null;
        })
        .finally(() => underWay.delete(name));
    underWay.set(name, current);
    return current;
  };

  const opened = async (
    accountId: string | null,
    id: string,
  ): Promise<Either<Refusal, StoredPresentation>> => {
    const found = await reading.opened(accountId, id);
    if (isLeft(found)) return found;
    const { presentation, open } = found.right;
    return open ? right(presentation) : left(refusals.presentationClosed);
  };

  return {
    picture: async (accountId, id, page) => {
      const found = await opened(accountId, id);
      if (isLeft(found)) return found;
      const slide = deckOf(found.right).slides[page - 1];
      if (slide === undefined) return left(refusals.presentationPageUnknown);
      const name = `page/${digest(JSON.stringify([layout, slide]))}`;
      const content = await kept(name, () => drawing.picture(slide));
      return content === null
        ? left(refusals.presentationBusy)
        : right({ type: 'image/webp', content: Buffer.from(content).toString('base64') });
    },
    file: async (accountId, id) => {
      const found = await opened(accountId, id);
      if (isLeft(found)) return found;
      if (found.right.protected) return left(refusals.presentationNoFile);
      const deck = deckOf(found.right);
      const name = digest(JSON.stringify([layout, deck]));
      const content = await kept(`deck/${name}`, () => drawing.file(deck));
      return content === null
        ? left(refusals.presentationBusy)
        : right({ content, digest: name, gated: found.right.gated });
    },
  };
};
