import { left, right } from 'fp-ts/Either';
import { fromCallback, fromPromise } from 'xstate';
import type { NoRoom } from '../../domain/chat/waiting-room';
import { checkedFile } from '../../domain/upload/file-fault';
import type { ChosenFile } from '../../ports/chosen-file';
import type { PagePorts } from '../../ports/page-ports';
import { headOf } from '../upload/actors';
import type {
  ComposerEvent,
  ComposerInput,
  DeskCommand,
  DraftCommand,
  FileVerdict,
  GivenFile,
} from './events';

export type ComposerPorts = Pick<PagePorts, 'outbox' | 'chatDrafts' | 'arrivals'>;

/** The composer's actors over its ports. */
export const composerActors = ({ outbox, chatDrafts, arrivals }: ComposerPorts) => ({
  draft: fromCallback<DraftCommand, ComposerInput>(({ input, sendBack, receive }) => {
    const tell = (event: ComposerEvent): void => sendBack(event);
    receive(({ draft }) => chatDrafts.keep(input, draft)());
    tell({ type: 'draft.recalled', draft: chatDrafts.recall(input)() });
  }),
  recalls: fromCallback(({ sendBack }) => {
    const tell = (event: ComposerEvent): void => sendBack(event);
    return arrivals.listen((message) => {
      if (message?.kind === 'recall') tell({ type: 'message.recalled', id: message.id });
    });
  }),
  desk: fromCallback<DeskCommand, ComposerInput>(({ input: { peerId }, receive }) => {
    receive(({ content }) => outbox.write({ to: peerId, content }));
  }),
  check: fromPromise<FileVerdict, { readonly file: ChosenFile | null }>(async ({ input: { file } }) => {
    if (file === null) throw new Error('composer: no file was chosen');
    const head = await headOf(file);
    if (head === null) return left({ kind: 'unreadable' });
    const checked = checkedFile({ size: file.size, head }, 'chat');
    return 'fault' in checked ? left(checked.fault) : right(checked.type);
  }),
  give: fromPromise<NoRoom | null, GivenFile>(({ input: { peerId, file, kind } }) => {
    if (file === null || kind === null) throw new Error('composer: no file was looked at');
    return outbox.writeFile({ to: peerId, file, type: kind })();
  }),
});
