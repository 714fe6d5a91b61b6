import type { AskedAhead } from '../../../../application/messages/thread/asked-ahead';
import type { PagePorts } from '../../../../ports/page-ports';

/** What a conversation is wired to: what its page is, and what was asked for when it was pressed. */
export interface ChatPorts extends PagePorts {
  readonly ahead: Pick<AskedAhead, 'take'>;
}

/** Which conversation is shown, and where. */
export interface ChatProps {
  /** The other party. */
  readonly peerId: string;
  /** The member's name, if the list has it; else null. */
  readonly knownAs: string | null;
  /** The search of the list; null without one. */
  readonly sought: string | null;
  /** In a wide window it is a pane next to the list, and Enter sends. */
  readonly onDesktop: boolean;
}
