import { isRight, left } from 'fp-ts/Either';
import { fromPromise, type EventObject } from 'xstate';
import { isPicture } from '../../../../contract/upload/upload-type';
import type { ChosenFile } from '../../../ports/chosen-file';
import type { FilePreviews } from '../../../ports/file-previews';
import type { PictureReducer } from '../../../ports/picture-editor';
import type { UploadEvent } from './events';
import { prepareFile } from './prepared-file';
import type { FileVerdict, OfFile, PictureOf, PreviewOf } from './setup';
import type { Gateways } from '../../../ports/gateways';
import { fromListener } from '../from-listener';

export interface UploadPorts {
  readonly uploads: Gateways['upload'];
  readonly taken: Gateways['preview'];
  readonly previews: FilePreviews;
  readonly pictures: PictureReducer;
}

const chosen = (file: ChosenFile | null): ChosenFile => {
  if (file === null) throw new Error('upload: no file was chosen');
  return file;
};

/** What an upload receives when its picture cannot be shown. */
const unshown = (type: 'preview.opened' | 'picture.opened'): UploadEvent => ({ type, address: null });

/** What an upload receives when sending breaks. */
const unsent: UploadEvent = { type: 'sending.ended', result: left({ kind: 'malformed', field: '' }) };

/** An upload's actors over its ports. Leaving the state cancels the call (LOG-13) and closes the preview. */
export const uploadActors = ({ uploads, taken, previews, pictures }: UploadPorts) => ({
  checkFile: fromPromise<FileVerdict, OfFile>(({ input: { file, purpose } }) =>
    prepareFile(pictures)(chosen(file), purpose),
  ),
  preview: fromListener<EventObject, PreviewOf>(({ input: { file, type }, sendBack }) => {
    const notify = (event: UploadEvent): void => sendBack(event);
    const opened = file === null || type === null || !isPicture(type) ? null : previews.open(file);
    notify({ type: 'preview.opened', address: opened?.address ?? null });
    return () => opened?.close();
  }, unshown('preview.opened')),
  picture: fromListener<EventObject, PictureOf>(({ input: { uploaded }, sendBack }) => {
    if (uploaded === null) throw new Error('upload: nothing was taken');
    const notify = (event: UploadEvent): void => sendBack(event);
    const leaving = new AbortController();
    const state: { close?: () => void } = {};
    void taken
      .read(uploaded.id, { signal: leaving.signal })()
      .then((answer) => {
        if (leaving.signal.aborted) return;
        const opened = isRight(answer) ? previews.openPicture(answer.right) : null;
        if (opened !== null) state.close = opened.close;
        notify({ type: 'picture.opened', address: opened?.address ?? null });
      });
    return () => {
      leaving.abort();
      state.close?.();
    };
  }, unshown('picture.opened')),
  sending: fromListener<EventObject, OfFile>(({ input, sendBack }) => {
    const notify = (event: UploadEvent): void => sendBack(event);
    const leaving = new AbortController();
    const options = {
      signal: leaving.signal,
      onProgress: (sent: number) => notify({ type: 'sending.progressed', sent }),
    };
    void uploads
      .upload({ file: chosen(input.file), purpose: input.purpose }, options)()
      .then((result) => notify({ type: 'sending.ended', result }));
    return () => leaving.abort();
  }, unsent),
});
