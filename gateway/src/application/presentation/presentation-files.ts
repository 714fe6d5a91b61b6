import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { PresentationPicture } from '../../../../contract/presentation/presentation-picture';
import { dayMs } from '../../../../contract/values/duration';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { deckOf } from '../../domain/presentation/slide';
import type { StoredPresentation } from '../../domain/presentation/presentation';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import { wholeOf } from '../../ports/file-reading';
import type { FileStore, OpenedFile, OpenedPart, WantedPart } from '../../ports/file-store';
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

/** The file of a presentation, drawn when it is first opened; busy where it could not be. */
export interface PresentationFile {
  readonly open: () => Promise<Either<Refusal, OpenedFile>>;
  readonly openPart: (wanted: WantedPart) => Promise<Either<Refusal, OpenedPart>>;
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
  /** Removes what was drawn long ago, so that pages of presentations that are gone or changed do not stay. */
  readonly sweep: () => Promise<void>;
}

/** Pages that are still read are drawn again after this time; milliseconds. */
export const decksKeptForMs = 30 * dayMs;

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

  /** Draws what is not kept yet, once for all who ask for it; null where it could not be drawn. */
  const added = async (name: string, draw: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> => {
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

  const presentationFor = async (
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
      const found = await presentationFor(accountId, id);
      if (isLeft(found)) return found;
      const slide = deckOf(found.right).slides[page - 1];
      if (slide === undefined) return left(refusals.presentationPageUnknown);
      const name = `page/${digest(JSON.stringify([layout, slide]))}`;
      const kept = await files.open(name);
      const content = kept === null ? await added(name, () => drawing.picture(slide)) : await wholeOf(kept);
      return content === null
        ? left(refusals.presentationBusy)
        : right({ type: 'image/webp', content: Buffer.from(content).toString('base64') });
    },
    file: async (accountId, id) => {
      const found = await presentationFor(accountId, id);
      if (isLeft(found)) return found;
      if (found.right.protected) return left(refusals.presentationNoFile);
      const deck = deckOf(found.right);
      const name = digest(JSON.stringify([layout, deck]));
      const place = `deck/${name}`;
      const opened = async <A>(open: () => Promise<A | null>): Promise<Either<Refusal, A>> => {
        const kept = await open();
        if (kept !== null) return right(kept);
        const drawn = await added(place, () => drawing.file(deck));
        const file = drawn === null ? null : await open();
        return file === null ? left(refusals.presentationBusy) : right(file);
      };
      return right({
        open: () => opened(() => files.open(place)),
        openPart: (wanted) => opened(() => files.openPart(place, wanted)),
        digest: name,
        gated: found.right.gated,
      });
    },
    sweep: async () => {
      for (const old of await files.olderThan(clock.now() - decksKeptForMs)) await files.remove(old);
    },
  };
};
