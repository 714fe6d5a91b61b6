import { left, right } from 'fp-ts/Either';
import { fromCallback, fromPromise } from 'xstate';
import { checkedFile } from '../../domain/upload/file-fault';
import type { ChosenFile } from '../../ports/chosen-file';
import type { PagePorts } from '../../ports/page-ports';
import { headOf } from '../upload/actors';
import type { ComposerEvent, ComposerInput, DeskCommand, DraftCommand, FileVerdict } from './events';

export type ComposerPorts = Pick<PagePorts, 'outbox' | 'chatDrafts'>;

/** The composer's actors over its ports. */
export const composerActors = ({ outbox, chatDrafts }: ComposerPorts) => ({
  draft: fromCallback<DraftCommand, ComposerInput>(({ input, sendBack, receive }) => {
    const tell = (event: ComposerEvent): void => sendBack(event);
    receive(({ text }) => chatDrafts.keep(input, text)());
    tell({ type: 'draft.recalled', text: chatDrafts.recall(input)() });
  }),
  desk: fromCallback<DeskCommand, ComposerInput>(({ input: { peerId }, receive }) => {
    receive((command) =>
      command.type === 'desk.write'
        ? outbox.write({ to: peerId, content: command.content })
        : outbox.writeFile({ to: peerId, file: command.file, type: command.kind }),
    );
  }),
  check: fromPromise<FileVerdict, { readonly file: ChosenFile | null }>(async ({ input: { file } }) => {
    if (file === null) throw new Error('composer: no file was chosen');
    const head = await headOf(file);
    if (head === null) return left({ kind: 'unreadable' });
    const checked = checkedFile({ size: file.size, head }, 'chat');
    return 'fault' in checked ? left(checked.fault) : right(checked.type);
  }),
});
