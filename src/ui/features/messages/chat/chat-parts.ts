import { createContext } from 'react';
import type { WireDealCard } from '../../../../../contract/chat/deal-card';
import type { Quote } from '../../../../../contract/chat/chat-body';
import type { ChatFileMachine } from '../../../../application/messages/chat-file/machine';
import type { CopyingMachine } from '../../../../application/kit/copying/machine';
import type { UploadProgress } from '../../../../domain/chat/waiting-file';
import type { ThreadFindStatus } from '../../../../application/messages/thread-find/status';
import type { MessageReportMachine } from '../../../../application/messages/message-report/definition';

/** What the rows of a conversation need in addition to their content. */
export interface ChatParts {
  readonly userId: string;
  /** What the other is called, and the reader. */
  readonly names: { readonly peer: string; readonly own: string };
  /** What the two share: a card of one of them says more than its title. */
  readonly cards: readonly WireDealCard[];
  readonly files: ChatFileMachine;
  readonly copying: CopyingMachine;
  readonly reporting: MessageReportMachine;
  /** How far the file is that goes up. */
  readonly progress: UploadProgress | null;
  /** The row whose menu is open, and the one whose picture is seen whole. */
  readonly open: string | null;
  readonly viewed: string | null;
  /** What lies there of the other: their menu, or what it asks. */
  readonly ofPeer: 'choosing' | 'asking' | null;
  readonly now: () => number;
  /** When the clock was last read for the menu that is open. */
  readonly menuAt: number;
  /** The search in this conversation, and the message that matches it. */
  readonly find: ThreadFindStatus;
  readonly onPress: (key: string) => void;
  readonly onRelease: () => void;
  readonly onMenu: (key: string) => void;
  readonly onView: (key: string) => void;
  readonly onPeerMenu: () => void;
  readonly onBlockWanted: () => void;
  readonly onClose: () => void;
  readonly onQuote: (quote: Quote) => void;
  readonly onRecall: (id: string) => void;
  readonly onRewrite: (text: string) => void;
  readonly onRetry: (clientId: string) => void;
  readonly onDiscard: (clientId: string) => void;
}

export const ChatPartsContext = createContext<ChatParts | null>(null);
