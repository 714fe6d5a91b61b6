import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromPromise, setup, type EventObject } from 'xstate';
import { failureText } from '../../../domain/gateway/failure-text';
import type { FileFault } from '../../../domain/upload/file-fault';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import { isPicture, type UploadType } from '../../../../contract/upload/upload-type';
import type { ChosenFile } from '../../../ports/chosen-file';
import { notWired } from '../not-wired';
import { uploadDelays } from './delays';
import type { UploadAnswer, UploadEvent, UploadInput } from './events';
import type { PreparedFile } from './prepared-file';
import { uploadText } from './text';
import type { Upload } from '../../../ports/call-forms';
import { unwiredListener } from '../from-listener';

interface UploadContext {
  readonly purpose: UploadInput['purpose'];
  /** The file that was chosen here; null while there is none, and for one that was uploaded before. */
  readonly file: ChosenFile | null;
  readonly type: UploadType | null;
  /** Bytes that have gone out. */
  readonly sent: number;
  readonly preview: string | null;
  readonly uploaded: UploadedFile | null;
  /** The change of the picture on the device before it is sent, in Chinese; null for an unchanged file. */
  readonly note: string | null;
  /** Why the file that was chosen last did not go, in Chinese; null while all is well. */
  readonly error: string | null;
  /** What the gateway has taken, while another file may take its place; null when there is none such. */
  readonly before: Taken | null;
}

/** A file that the gateway has taken, with what it is shown by. */
interface Taken {
  readonly file: ChosenFile | null;
  readonly type: UploadType | null;
  readonly note: string | null;
  readonly uploaded: UploadedFile;
}

const nothing = { file: null, type: null, note: null, uploaded: null };

const takenIn = ({ before, file, type, note, uploaded }: UploadContext): Taken | null =>
  uploaded === null ? before : { file, type, note, uploaded };

interface UploadTypes {
  readonly context?: UploadContext;
  readonly events?: UploadEvent;
  readonly input?: UploadInput;
}

const types: UploadTypes = {};

/** A file that may be sent, or why it may not. */
export type FileVerdict = Either<FileFault, PreparedFile>;

/** What the actors of a chosen file work on; `file` is null only where none was chosen, which is a defect. */
export interface OfFile {
  readonly file: Upload['file'] | null;
  readonly purpose: Upload['purpose'];
}

/** By what a picture is shown; null when it cannot be. */
interface Opened {
  readonly address: string | null;
}

/** Whose picture is shown. */
export interface PreviewOf {
  readonly file: ChosenFile | null;
  readonly type: UploadType | null;
}

/** Whose picture the gateway is asked for; null only where nothing was taken, which is a defect. */
export interface PictureOf {
  readonly uploaded: UploadedFile | null;
}

/** The words that the chart of an upload is written in. */
export const uploadSetup = setup({
  types,
  actors: {
    checkFile: fromPromise<FileVerdict, OfFile>(notWired('upload', 'checkFile')),
    preview: unwiredListener<EventObject, PreviewOf>('upload', 'preview'),
    picture: unwiredListener<EventObject, PictureOf>('upload', 'picture'),
    sending: unwiredListener<EventObject, OfFile>('upload', 'sending'),
  },
  delays: uploadDelays,
  guards: {
    somethingWasUploaded: ({ context }) => context.uploaded !== null,
    /** A picture that was taken, of which this device has no file (any more). */
    onlyTheGatewayHasThePicture: ({ context: { uploaded, file } }) =>
      uploaded !== null && file === null && isPicture(uploaded.type),
    pictureCame: (_, opened: Opened) => opened.address !== null,
    fileIsFine: (_, verdict: FileVerdict) => isRight(verdict),
    somethingIsKept: ({ context }) => context.before !== null,
    /** What the gateway takes in no other try, in place of something that it has taken. */
    fileIsRefused: ({ context }, answer: UploadAnswer) =>
      context.before !== null && isLeft(answer) && answer.left.kind === 'refused',
    fileWasTaken: (_, answer: UploadAnswer) => isRight(answer),
  },
  actions: {
    keepFile: assign(({ context }, chosen: { readonly file: ChosenFile }) => ({
      before: takenIn(context),
      file: chosen.file,
      type: null,
      note: null,
      sent: 0,
      preview: null,
      uploaded: null,
      error: null,
    })),
    takeBack: assign(({ context }) => ({
      ...(context.before ?? nothing),
      before: null,
      sent: 0,
      preview: null,
      error: null,
    })),
    noteKept: assign(({ context: { error } }) => ({ error: error === null ? null : uploadText.kept(error) })),
    keepPrepared: assign((_, verdict: FileVerdict) =>
      isRight(verdict)
        ? { file: verdict.right.file, type: verdict.right.type, note: uploadText.reduced(verdict.right) }
        : {},
    ),
    noteFault: assign(({ context }, verdict: FileVerdict) => ({
      error: isRight(verdict) ? null : uploadText.fault(verdict.left, context.purpose),
    })),
    noteUnreadable: assign(({ context }) => ({
      error: uploadText.fault({ kind: 'unreadable' }, context.purpose),
    })),
    keepPreview: assign((_, opened: Opened) => ({ preview: opened.address })),
    restart: assign({ sent: 0, error: null }),
    keepProgress: assign(({ context }, progress: { readonly sent: number }) => ({
      sent: Math.max(context.sent, progress.sent),
    })),
    keepUploaded: assign((_, ended: { readonly result: UploadAnswer }) => ({
      uploaded: isRight(ended.result) ? ended.result.right : null,
      before: null,
    })),
    noteFailure: assign((_, ended: { readonly result: UploadAnswer }) => ({
      error: isRight(ended.result) ? null : failureText(ended.result.left),
    })),
    noteTimeout: assign({ error: failureText({ kind: 'timeout' }) }),
    noteCancelled: assign({ error: uploadText.cancelled }),
  },
});
