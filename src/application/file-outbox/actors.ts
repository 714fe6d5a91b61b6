import { fromCallback } from 'xstate';
import type { Written } from '../../domain/chat/outbox-entry';
import type { ChatLine } from '../../ports/chat-line';
import type { FileOutbox, HeldFile } from '../../ports/outbox';
import type { UploadGateway } from '../../ports/upload-gateway';
import { shelfActor } from '../outbox/shelf-actor';
import type { DeskCommand, FileOutboxEvent } from './events';

export interface FileOutboxPorts {
  readonly files: FileOutbox;
  readonly line: Pick<ChatLine, 'listen'>;
  readonly upload: UploadGateway;
  /** Puts a message into the outbox. */
  readonly write: (written: Written) => void;
}

/** Steps in which progress is told: each draws the conversation anew. */
const stepsOfProgress = 50;

/** The actors of waiting files over their ports. Leaving the state ends the transfer (LOG-13). */
export const fileOutboxActors = ({ files, line, upload, write }: FileOutboxPorts) => ({
  shelf: shelfActor(files),
  desk: fromCallback<DeskCommand>(({ receive }) => {
    receive(({ written }) => write(written));
  }),
  line: fromCallback(({ sendBack }) =>
    line.listen((news) => {
      if (news.type === 'line.opened') sendBack(news);
    }),
  ),
  upload: fromCallback<FileOutboxEvent, { readonly file: HeldFile | null }>(
    ({ input: { file: held }, sendBack }) => {
      if (held === null) throw new Error('file outbox: no file waits');
      const tell = (event: FileOutboxEvent): void => sendBack(event);
      const leaving = new AbortController();
      const told = { step: 0 };
      const onProgress = (sent: number): void => {
        const step = held.size === 0 ? 0 : Math.floor((stepsOfProgress * sent) / held.size);
        if (step === told.step) return;
        told.step = step;
        tell({ type: 'upload.progressed', sent });
      };
      void upload
        .upload({ file: held.file, purpose: 'chat' }, { signal: leaving.signal, onProgress })()
        .then((result) => {
          if (!leaving.signal.aborted) tell({ type: 'upload.ended', result });
        });
      return () => leaving.abort();
    },
  ),
});
