import { left } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { FileDownload, TextFile } from '../../../ports/file-download';
import { fileSavingMachine, type FileSavingMachine, type Saved } from './machine';

/** Saving a file, over the platform's way to keep one. */
export const fileSaving = ({ downloads }: { readonly downloads: FileDownload }): FileSavingMachine =>
  fileSavingMachine.provide({
    actors: {
      save: fromPromise<Saved, { readonly file: TextFile | null }>(({ input: { file } }) =>
        file === null ? Promise.resolve(left('downloadFailed' as const)) : downloads.save(file)(),
      ),
    },
  });
