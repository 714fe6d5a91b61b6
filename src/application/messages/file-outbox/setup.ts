import { isLeft, isRight } from 'fp-ts/Either';
import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import {
  messageOf,
  nextToUpload,
  withFileFailed,
  withFileRetried,
  withFilesKept,
} from '../../../domain/chat/waiting-file';
import { queueFullFor, waitingOf } from '../../../domain/chat/waiting-limit';
import { isNoAnswer } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import { mayBeTakenLater } from '../../../domain/upload/taken-later';
import type { HeldFile } from '../../../ports/outbox';
import { notWired } from '../../kit/not-wired';
import type { ShelfCommand } from '../outbox/shelf-actor';
import { fileOutboxDelays, mostUploads } from './delays';
import { unreadText } from './text';
import type { OutboxCommand, FileOutboxEvent, FileOutboxFact, UploadAnswer } from './events';

export interface FileOutboxContext {
  readonly userId: string | null;
  readonly files: readonly HeldFile[];
  /** Bytes of the file under way that have gone up. */
  readonly sent: number;
  /** How often the file under way went up without an answer since the line is there. */
  readonly tries: number;
}

interface FileOutboxTypes {
  readonly context?: FileOutboxContext;
  readonly events?: FileOutboxEvent;
  readonly emitted?: FileOutboxFact;
}

const types: FileOutboxTypes = {};

interface Named {
  readonly clientId: string;
}

type Chosen = Extract<FileOutboxEvent, { type: 'files.chosen' }>;

const ready = { sent: 0, tries: 0 };

/** The words that the chart of waiting files is written in. */
export const fileOutboxSetup = setup({
  types,
  actors: {
    shelf: fromCallback<ShelfCommand<HeldFile>>(notWired('file outbox', 'shelf')),
    outbox: fromCallback<OutboxCommand>(notWired('file outbox', 'outbox')),
    line: fromCallback(notWired('file outbox', 'line')),
    upload: fromCallback<FileOutboxEvent, { readonly file: HeldFile | null }>(
      notWired('file outbox', 'upload'),
    ),
  },
  delays: fileOutboxDelays,
  guards: {
    isAnother: ({ context }, came: { readonly userId: string }) => context.userId !== came.userId,
    isChosen: (_, left: { readonly chosen: boolean }) => left.chosen,
    hasSpace: ({ context: { files } }, { chosen, elsewhere }: Chosen) =>
      queueFullFor([waitingOf(files), elsewhere], chosen.size) === null,
    isUnderWay: ({ context: { files } }, { clientId }: Named) => nextToUpload(files)?.clientId === clientId,
    somethingWaits: ({ context: { files } }) => nextToUpload(files) !== null,
    wasTaken: (_, answer: UploadAnswer) => isRight(answer),
    cameNot: (_, answer: UploadAnswer) => isLeft(answer) && isNoAnswer(answer.left),
    mayTryAgain: ({ context: { tries } }) => tries < mostUploads,
  },
  actions: {
    goOn: assign({}),
    keepMember: assign((_, { userId }: { readonly userId: string }) => ({ userId, files: [], ...ready })),
    forgetMember: assign({ userId: null, files: [], ...ready }),
    addKept: assign(({ context: { files } }, { entries }: { readonly entries: readonly HeldFile[] }) => ({
      files: withFilesKept(files, entries),
    })),
    add: assign(({ context: { files, userId } }, { chosen, file }: Chosen) => ({
      files:
        userId === null
          ? files
          : [...files, { ...chosen, file, userId, state: 'waiting' as const, why: null }],
    })),
    takeOut: assign(({ context: { files } }, { clientId }: Named) => ({
      files: files.filter((file) => file.clientId !== clientId),
    })),
    noteRetried: assign(({ context: { files } }, { clientId }: Named) => ({
      files: withFileRetried(files, clientId),
    })),
    begin: assign(({ context: { tries } }) => ({ sent: 0, tries: tries + 1 })),
    forgetTries: assign(ready),
    keepProgress: assign((_, { sent }: { readonly sent: number }) => ({ sent })),
    /**
     * Notes why the current file is not uploaded. A file that is refused for its content stays refused on the device:
     * no later visit uploads it again.
     */
    noteRefused: enqueueActions(({ context: { files }, enqueue }, answer: UploadAnswer) => {
      const file = nextToUpload(files);
      if (file === null || isRight(answer)) return;
      const mayGoLater = mayBeTakenLater(answer.left);
      const noted = { state: mayGoLater ? 'failed' : 'refused', why: failureText(answer.left) } as const;
      enqueue.assign({ files: withFileFailed(files, file.clientId, noted) });
      if (!mayGoLater) enqueue.sendTo('shelf', { type: 'shelf.keep', entry: { ...file, ...noted } });
    }),
    noteUnread: assign(({ context: { files } }) => ({
      files: withFileFailed(files, nextToUpload(files)?.clientId ?? '', {
        state: 'failed',
        why: unreadText,
      }),
    })),
    noteSilent: assign(({ context: { files } }) => ({
      files: withFileFailed(files, nextToUpload(files)?.clientId ?? '', { state: 'failed', why: null }),
    })),
    /** Puts the message of the file under way into the outbox; the device lets go of the file once it keeps that. */
    handOver: enqueueActions(({ context: { files }, enqueue }, answer: UploadAnswer) => {
      const file = nextToUpload(files);
      if (file === null || isLeft(answer)) return;
      enqueue.sendTo('outbox', { type: 'outbox.write', written: messageOf(file, answer.right) });
    }),
    unshelveNext: enqueueActions(({ context: { files }, enqueue }) => {
      const next = nextToUpload(files);
      if (next !== null) enqueue.sendTo('shelf', { type: 'shelf.remove', clientId: next.clientId });
    }),
    takeNext: assign(({ context: { files } }) => {
      const next = nextToUpload(files);
      return { files: files.filter((file) => file !== next) };
    }),
    /** Makes the device keep the file in its present state. */
    shelve: enqueueActions(({ context: { files }, enqueue }, { clientId }: Named) => {
      const entry = files.find((file) => file.clientId === clientId);
      if (entry !== undefined) enqueue.sendTo('shelf', { type: 'shelf.keep', entry });
    }),
    unshelve: sendTo('shelf', (_, { clientId }: Named) => ({ type: 'shelf.remove' as const, clientId })),
    openShelf: enqueueActions(({ context: { userId }, enqueue }) => {
      if (userId !== null) enqueue.sendTo('shelf', { type: 'shelf.open', userId });
    }),
    closeShelf: sendTo('shelf', { type: 'shelf.close' }),
    wipe: sendTo('shelf', { type: 'shelf.wipe' }),
    reportNotKept: emit((_, { failure }: { readonly failure: StorageFailure }) => ({
      type: 'files.notKept' as const,
      failure,
    })),
  },
});
