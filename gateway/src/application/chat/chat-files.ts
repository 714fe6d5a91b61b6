import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { ChatFile, FileSize } from '../../../../contract/chat/chat-file';
import { isPicture } from '../../../../contract/upload/upload-type';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { textForOther } from '../../domain/chat/contacts';
import { isId } from '../../../../contract/values/id';
import { chatFilesPerAccount } from '../../domain/limit/limits';
import type { Conversations } from '../../ports/conversations';
import { fileOf, wholeOf } from '../../ports/file-reading';
import type { OpenedFile } from '../../ports/file-store';
import type { Limits } from '../../ports/limits';
import type { Pictures } from '../../ports/pictures';
import type { Uploads } from '../../ports/uploads';
import type { FindStanding } from './standing';

export interface ChatFilesNeeds {
  readonly conversations: Pick<Conversations, 'senderOf'>;
  readonly standing: FindStanding;
  readonly uploads: Pick<Uploads, 'own' | 'content'>;
  readonly pictures: Pick<Pictures, 'redraw'>;
  readonly limits: Pick<Limits, 'take'>;
}

/** A file of a conversation with its content, which is read as it is sent. */
export interface OpenedChatFile extends Pick<ChatFile, 'name' | 'type'> {
  readonly content: OpenedFile;
}

/**
 * A file of a conversation for whom it was sent to, and for who handed it in; for anybody else there is none. A picture
 * that holds a QR code is seen by the other as long as contacts are not hidden between the two (MKT-16). A small one is
 * drawn of pictures.
 */
export type ReadChatFile = (
  accountId: string,
  id: string,
  size: FileSize,
) => Promise<Either<Refusal, OpenedChatFile>>;

export const makeReadChatFile = ({
  conversations,
  standing,
  uploads,
  pictures,
  limits,
}: ChatFilesNeeds): ReadChatFile => {
  return async (accountId, id, size) => {
    if (!isId(id)) return left(refusals.chatFileUnknown);
    const own = (await uploads.own(accountId, id, 'chat')) !== null;
    const senderId = own ? null : await conversations.senderOf(accountId, id);
    if (!own && senderId === null) return left(refusals.chatFileUnknown);
    const pace = await limits.take(`chat-file:account:${accountId}`, chatFilesPerAccount);
    if (!pace.allowed) return left(refusals.chatFilesTooOften);
    const kept = await uploads.content(id, 'chat');
    if (kept === null) return left(refusals.chatFileUnknown);
    const { name, type, coded } = kept.file;
    if (coded && senderId !== null && (await standing(accountId, senderId))?.protects !== false) {
      await kept.content.body.cancel();
      return left(refusals.chatFileHidden);
    }
    const asChatFile = (content: OpenedFile): OpenedChatFile => ({
      // The message calls it as the two may read it; here it is called by its name only to whom it belongs.
      name: textForOther(name, own),
      type: isPicture(type) ? 'image/jpeg' : type,
      content,
    });
    if (size === 'whole' || !isPicture(type)) return right(asChatFile(kept.content));
    const small = await pictures.redraw(await wholeOf(kept.content), 'preview');
    if (isLeft(small)) return left(small.left === 'busy' ? refusals.uploadBusy : refusals.chatFileUnknown);
    return right(asChatFile(fileOf(small.right)));
  };
};
