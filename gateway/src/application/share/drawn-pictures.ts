import {
  longestDrawingMs,
  mostKept,
  keptForMs,
  picturesPerAddress,
  sheetLayout,
} from '../../domain/share/picture-bounds';
import type { ShareSheet } from '../../domain/share/share-sheet';
import type { Visitor } from '../../domain/session/visitor';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { FileStore, OpenedFile } from '../../ports/file-store';
import type { Limits } from '../../ports/limits';
import type { Log } from '../../ports/log';
import type { ShareDrawing } from '../../ports/share-drawing';

export interface DrawnPictureNeeds {
  /** Holds these pictures and nothing else. */
  readonly files: FileStore;
  readonly drawing: ShareDrawing;
  readonly limits: Pick<Limits, 'take'>;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly log: Pick<Log, 'problem'>;
}

export interface DrawnPictures {
  /** Under which name the picture of a sheet lies, drawn when it is first asked for; null where it did not come in time. */
  readonly nameOf: (sheet: ShareSheet, visitor: Visitor) => Promise<string | null>;
  /** A picture by its name; null when there is none. */
  readonly picture: (name: string) => Promise<OpenedFile | null>;
  /** Takes out what was drawn long ago. */
  readonly sweep: () => Promise<void>;
}

const place = (name: string): string => `share/${name}`;
/** A picture of an earlier run; it is drawn again on request. */
const unknownAge = 0;
const nameForm = /^[0-9a-f]{64}$/;

/**
 * Pictures under the digest of their text: deals with equal public values have one picture, and its
 * address reveals nothing more. One that is requested in the second half of its time is drawn again.
 */
export const makeDrawnPictures = (needs: DrawnPictureNeeds): DrawnPictures => {
  const { files, drawing, limits, digest, clock, log } = needs;
  /** When each was drawn, the oldest first; what an earlier run or another instance drew is read once. */
  let shelf: Promise<Map<string, number>> | null = null;
  const underWay = new Map<string, Promise<boolean>>();

  const read = async (): Promise<Map<string, number>> =>
    new Map((await files.olderThan(Infinity)).map((name) => [name.slice(place('').length), unknownAge]));
  const shelved = (): Promise<Map<string, number>> => (shelf ??= read());

  /** Whether the store still has it: another instance may have removed it. A store that is away is no reason to draw. */
  const isKept = async (name: string): Promise<boolean> => {
    const found = await files.openPart(place(name), { from: 0, to: 0 }).catch(() => 'unknown' as const);
    if (found === null || found === 'unknown') return found !== null;
    await found.part?.body.cancel();
    return true;
  };

  const drawnAtOf = async (name: string): Promise<number | undefined> => {
    const kept = await shelved();
    const drawnAt = kept.get(name);
    if (drawnAt === undefined || (await isKept(name))) return drawnAt;
    // One that was drawn again meanwhile has another time.
    if (kept.get(name) === drawnAt) kept.delete(name);
    return kept.get(name);
  };

  const put = async (name: string, sheet: ShareSheet): Promise<boolean> => {
    const content = await drawing.png(sheet);
    if (content === null) return false;
    const kept = await shelved();
    await files.put(place(name), content, clock.now());
    kept.delete(name);
    kept.set(name, clock.now());
    for (const [oldest] of kept) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
      await files.remove(place(oldest));
    }
    return true;
  };

  const begun = (name: string, sheet: ShareSheet): Promise<boolean> => {
    const work = put(name, sheet)
      .catch((error: unknown) => {
        log.problem('分享图片没有画成', error);
        return false;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };

  /** Who shares does not wait longer; the picture is there for who shares next. */
  const inTime = (work: Promise<boolean>): Promise<boolean> =>
    new Promise((resolve) => {
      const cancel = clock.after(longestDrawingMs, () => resolve(false));
      void work.then(resolve).finally(cancel);
    });

  return {
    nameOf: async (sheet, { ip }) => {
      const name = digest(JSON.stringify([sheetLayout, sheet]));
      const drawnAt = await drawnAtOf(name);
      if (drawnAt !== undefined && drawnAt > clock.now() - keptForMs / 2) return name;
      const current = underWay.get(name);
      if (
        current === undefined &&
        !(await limits.take(`share-picture:address:${ip}`, picturesPerAddress)).allowed
      )
        return drawnAt === undefined ? null : name;
      const isThere = await inTime(current ?? underWay.get(name) ?? begun(name, sheet));
      return isThere || drawnAt !== undefined ? name : null;
    },
    picture: (name) => (nameForm.test(name) ? files.open(place(name)) : Promise.resolve(null)),
    sweep: async () => {
      const kept = await shelved();
      for (const old of await files.olderThan(clock.now() - keptForMs)) {
        kept.delete(old.slice(place('').length));
        await files.remove(old);
      }
    },
  };
};
