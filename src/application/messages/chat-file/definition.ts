import { isLeft } from 'fp-ts/Either';
import { fromCallback } from 'xstate';
import type { PagePorts } from '../../../ports/page-ports';
import { chatFileMachine, type ChatFileEvent, type ChatFileInput, type ChatFileMachine } from './machine';

export type ChatFilePorts = Pick<PagePorts, 'callOf' | 'previews' | 'downloads'>;

/** A file of a conversation, wired to its ports. Leaving it cancels the call and closes the picture. */
export const chatFile = ({ callOf, previews, downloads }: ChatFilePorts): ChatFileMachine => {
  const readFile = callOf(({ chat }) => chat.file);
  return chatFileMachine.provide({
    actors: {
      read: fromCallback<ChatFileEvent, ChatFileInput>(({ input: { id, size }, sendBack }) => {
        const notify = (event: ChatFileEvent): void => sendBack(event);
        const leaving = new AbortController();
        const state: { close?: () => void } = {};
        const read = async (): Promise<ChatFileEvent> => {
          const answer = await readFile({ id, size: size ?? 'whole' }, { signal: leaving.signal })();
          if (isLeft(answer) || leaving.signal.aborted) return { type: 'file.failed' };
          const { type, name, content } = answer.right;
          if (size !== null && type === 'image/jpeg') {
            const { address, close } = previews.openPicture({ type, content });
            state.close = close;
            return { type: 'file.came', address };
          }
          const saved = await downloads.save({ name, mediaType: type, base64: content })();
          return isLeft(saved) ? { type: 'file.failed' } : { type: 'file.came', address: null };
        };
        void read().then((event) => {
          if (!leaving.signal.aborted) notify(event);
        });
        return () => {
          leaving.abort();
          state.close?.();
        };
      }),
    },
  });
};
