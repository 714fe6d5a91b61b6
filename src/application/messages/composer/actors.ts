import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { QueueFull } from '../../../domain/chat/waiting-limit';
import { isPicture } from '../../../../contract/upload/upload-type';
import type { ChosenFile } from '../../../ports/chosen-file';
import type { PagePorts } from '../../../ports/page-ports';
import { prepareFile } from '../../kit/upload/prepared-file';
import type {
  ComposerEvent,
  ComposerInput,
  OutboxCommand,
  DraftCommand,
  FileVerdict,
  GivenFile,
  PreviewOf,
} from './events';

export type ComposerPorts = Pick<PagePorts, 'outbox' | 'chatDrafts' | 'arrivals' | 'previews' | 'pictures'>;

/** The composer's actors over its ports. */
export const composerActors = ({ outbox, chatDrafts, arrivals, previews, pictures }: ComposerPorts) => ({
  draft: fromCallback<DraftCommand, ComposerInput>(({ input, sendBack, receive }) => {
    const notify = (event: ComposerEvent): void => sendBack(event);
    receive(({ draft }) => chatDrafts.keep(input, draft)());
    notify({ type: 'draft.recalled', draft: chatDrafts.recall(input)() });
  }),
  recalls: fromCallback(({ sendBack }) => {
    const notify = (event: ComposerEvent): void => sendBack(event);
    return arrivals.listen((message) => {
      if (message?.kind === 'recall') notify({ type: 'message.recalled', id: message.id });
    });
  }),
  outbox: fromCallback<OutboxCommand, ComposerInput>(({ input: { peerId }, receive }) => {
    receive(({ content }) => outbox.write({ to: peerId, content }));
  }),
  check: fromPromise<FileVerdict, { readonly file: ChosenFile | null }>(({ input: { file } }) => {
    if (file === null) throw new Error('composer: no file was chosen');
    return prepareFile(pictures)(file, 'chat');
  }),
  preview: fromCallback<EventObject, PreviewOf>(({ input: { file, kind }, sendBack }) => {
    const notify = (event: ComposerEvent): void => sendBack(event);
    const opened = file === null || kind === null || !isPicture(kind) ? null : previews.open(file);
    notify({ type: 'preview.opened', address: opened?.address ?? null });
    return () => opened?.close();
  }),
  give: fromPromise<QueueFull | null, GivenFile>(({ input: { peerId, file, kind } }) => {
    if (file === null || kind === null) throw new Error('composer: no file was looked at');
    return outbox.writeFile({ to: peerId, file, type: kind })();
  }),
});
