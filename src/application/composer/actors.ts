import { isLeft, left, right } from 'fp-ts/Either';
import { fromCallback } from 'xstate';
import { checkedFile } from '../../domain/upload/file-fault';
import type { ChosenFile } from '../../ports/chosen-file';
import type { PagePorts } from '../../ports/page-ports';
import type { UploadGateway } from '../../ports/upload-gateway';
import { headOf } from '../upload/actors';
import type { ComposerEvent, ComposerInput, DeskCommand, DraftCommand, FileAnswer } from './events';

export interface ComposerPorts extends Pick<PagePorts, 'outbox' | 'chatDrafts'> {
  readonly gateways: { readonly upload: UploadGateway };
}

/** The composer's actors over its ports. Leaving the state cancels the transfer (LOG-13). */
export const composerActors = ({ outbox, chatDrafts, gateways: { upload } }: ComposerPorts) => {
  const send = async (
    file: ChosenFile,
    signal: AbortSignal,
    onProgress: (sent: number) => void,
  ): Promise<FileAnswer> => {
    const head = await headOf(file);
    if (head === null) return left({ kind: 'fault', fault: { kind: 'unreadable' } });
    const checked = checkedFile({ size: file.size, head }, 'chat');
    if ('fault' in checked) return left({ kind: 'fault', fault: checked.fault });
    const answer = await upload.upload({ file, purpose: 'chat' }, { signal, onProgress })();
    return isLeft(answer) ? left({ kind: 'failure', failure: answer.left }) : right(answer.right);
  };
  return {
    draft: fromCallback<DraftCommand, ComposerInput>(({ input, sendBack, receive }) => {
      const tell = (event: ComposerEvent): void => sendBack(event);
      receive(({ text }) => chatDrafts.keep(input, text)());
      tell({ type: 'draft.recalled', text: chatDrafts.recall(input)() });
    }),
    desk: fromCallback<DeskCommand, ComposerInput>(({ input: { peerId }, receive }) => {
      receive(({ content }) => outbox.write({ to: peerId, content }));
    }),
    transfer: fromCallback<ComposerEvent, { readonly file: ChosenFile | null }>(({ input, sendBack }) => {
      if (input.file === null) throw new Error('composer: no file was chosen');
      const tell = (event: ComposerEvent): void => sendBack(event);
      const leaving = new AbortController();
      void send(input.file, leaving.signal, (sent) => tell({ type: 'file.progressed', sent })).then(
        (result) => {
          if (!leaving.signal.aborted) tell({ type: 'file.ended', result });
        },
      );
      return () => leaving.abort();
    }),
  };
};
