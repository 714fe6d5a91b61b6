import { isLeft, isRight } from 'fp-ts/Either';
import { failureText } from '../../../domain/gateway/failure-text';
import type { ChosenFile } from '../../../ports/chosen-file';
import type { PictureReducer } from '../../../ports/picture-editor';
import { prepareFile } from '../../kit/upload/prepared-file';
import { uploadText } from '../../kit/upload/text';
import type { Gateways } from '../../../ports/gateways';

/** A chosen picture on its way to the gateway. */
export interface MovingPicture {
  readonly key: string;
  /** The file's name. */
  readonly name: string;
  readonly percent: number;
  /** The change of the picture on the device before it is sent, in Chinese; null for an unchanged file. */
  readonly note: string | null;
  /** Why it did not arrive, in Chinese; null while it is on its way. */
  readonly error: string | null;
}

/** What a person wants of the pictures of a form. */
export type PictureWish =
  | { readonly type: 'picture.chosen'; readonly files: readonly ChosenFile[] }
  | { readonly type: 'picture.retried'; readonly key: string }
  | { readonly type: 'picture.dropped'; readonly key: string };

/** All pictures that are on their way, and each that has arrived. */
export type PictureNews =
  | { readonly type: 'publication.picturesMoved'; readonly moving: readonly MovingPicture[] }
  | { readonly type: 'publication.pictureCame'; readonly id: string };

export interface PicturePorts {
  readonly uploads: Gateways['upload'];
  readonly pictures: PictureReducer;
}

interface Work {
  readonly reported: MovingPicture;
  readonly file: ChosenFile;
  readonly leaving: AbortController;
}

/** Sends pictures, each by itself; `close` cancels what is on its way. */
export const picturesMoving = ({ uploads, pictures }: PicturePorts, notify: (news: PictureNews) => void) => {
  const works = new Map<string, Work>();
  let chosen = 0;

  const report = (): void =>
    notify({
      type: 'publication.picturesMoved',
      moving: Array.from(works.values(), ({ reported }) => reported),
    });
  const change = (key: string, said: Partial<MovingPicture>): void => {
    const work = works.get(key);
    if (work === undefined) return;
    works.set(key, { ...work, reported: { ...work.reported, ...said } });
    report();
  };
  const came = (key: string, id: string): void => {
    works.delete(key);
    report();
    notify({ type: 'publication.pictureCame', id });
  };

  const prepare = prepareFile(pictures);

  const send = async (key: string, chosenFile: ChosenFile, signal: AbortSignal): Promise<void> => {
    const hasLeft = (): boolean => signal.aborted;
    const prepared = await prepare(chosenFile, 'deal');
    if (hasLeft()) return;
    if (isLeft(prepared)) {
      change(key, { error: uploadText.fault(prepared.left, 'deal') });
      return;
    }
    const { file } = prepared.right;
    change(key, { note: uploadText.reduced(prepared.right) });
    const onProgress = (sent: number): void =>
      change(key, { percent: Math.min(100, Math.floor((sent / Math.max(1, file.size)) * 100)) });
    const answer = await uploads.upload({ file, purpose: 'deal' }, { signal, onProgress })();
    if (hasLeft()) return;
    if (isRight(answer)) came(key, answer.right.id);
    else change(key, { error: failureText(answer.left) });
  };

  const begin = (key: string, file: ChosenFile): void => {
    works.get(key)?.leaving.abort();
    const leaving = new AbortController();
    works.set(key, {
      reported: { key, name: file.name, percent: 0, note: null, error: null },
      file,
      leaving,
    });
    report();
    void send(key, file, leaving.signal);
  };

  return {
    wish: (wish: PictureWish): void => {
      switch (wish.type) {
        case 'picture.chosen':
          for (const file of wish.files) {
            chosen += 1;
            begin(`new-${chosen}`, file);
          }
          return;
        case 'picture.retried': {
          const work = works.get(wish.key);
          if (work !== undefined) begin(wish.key, work.file);
          return;
        }
        case 'picture.dropped':
          works.get(wish.key)?.leaving.abort();
          works.delete(wish.key);
          report();
      }
    },
    close: (): void => {
      for (const { leaving } of works.values()) leaving.abort();
    },
  };
};
