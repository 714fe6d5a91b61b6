import { isLeft, right } from 'fp-ts/Either';
import { fromCallback } from 'xstate';
import type { Written } from '../../../domain/chat/outbox-entry';
import type { ChatLine } from '../../../ports/chat-line';
import type { FileOutbox, HeldFile } from '../../../ports/outbox';
import { shelfActor } from '../outbox/shelf-actor';
import type { OutboxCommand, FileOutboxEvent } from './events';
import type { Gateways } from '../../../ports/gateways';

export interface FileOutboxPorts {
  readonly files: FileOutbox;
  readonly line: Pick<ChatLine, 'listen'>;
  readonly upload: Gateways['upload'];
  /** Puts a message into the outbox; fulfilled when the device keeps it, never where it does not. */
  readonly write: (written: Written) => Promise<void>;
}

/** The number of steps in which progress is reported: each renders the conversation again. */
const stepsOfProgress = 50;

/** The actors of waiting files over their ports. Leaving the state ends the upload (LOG-13). */
export const fileOutboxActors = ({ files, line, upload, write }: FileOutboxPorts) => ({
  shelf: shelfActor(files),
  outbox: fromCallback<OutboxCommand>(({ receive, sendBack }) => {
    receive(({ written }) => {
      void write(written).then(() => sendBack({ type: 'outbox.kept', clientId: written.clientId }));
    });
  }),
  line: fromCallback(({ sendBack }) =>
    line.listen((news) => {
      if (news.type === 'line.opened') sendBack(news);
    }),
  ),
  upload: fromCallback<FileOutboxEvent, { readonly file: HeldFile | null }>(
    ({ input: { file: held }, sendBack }) => {
      if (held === null) throw new Error('file outbox: no file waits');
      const notify = (event: FileOutboxEvent): void => sendBack(event);
      const leaving = new AbortController();
      const reported = { step: 0 };
      const onProgress = (sent: number): void => {
        const step = held.size === 0 ? 0 : Math.floor((stepsOfProgress * sent) / held.size);
        if (step === reported.step) return;
        reported.step = step;
        notify({ type: 'upload.progressed', sent });
      };
      const handIn = async (): Promise<FileOutboxEvent> => {
        const content = held.file === null ? await files.content(held)() : right(held.file);
        if (isLeft(content)) return { type: 'content.unread' };
        if (content.right === null) return { type: 'content.gone' };
        const handing = { file: content.right, purpose: 'chat' } as const;
        return {
          type: 'upload.ended',
          result: await upload.upload(handing, { signal: leaving.signal, onProgress })(),
        };
      };
      void handIn().then((event) => {
        if (!leaving.signal.aborted) notify(event);
      });
      return () => leaving.abort();
    },
  ),
});
