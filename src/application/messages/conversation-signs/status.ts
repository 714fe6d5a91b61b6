import type { SnapshotFrom } from 'xstate';
import { conversationSignsOf, type ConversationSign } from '../../../domain/message/row-line';
import type { ConversationSignsMachine } from './machine';

/** What the device has of conversations, by the other's account. */
export const selectSigns = ({
  context: { drafts, queue, files },
}: SnapshotFrom<ConversationSignsMachine>): ReadonlyMap<string, ConversationSign> =>
  conversationSignsOf(drafts, queue, files);
