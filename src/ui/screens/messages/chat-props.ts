import type { AskedAhead } from '../../../application/messages/thread/asked-ahead';
import type { PagePorts } from '../../../ports/page-ports';

/** What a conversation is wired to: what its page is, and what was asked for when it was pressed. */
export interface ChatPorts extends PagePorts {
  readonly ahead: Pick<AskedAhead, 'take'>;
}

/** Which conversation is shown, and where. */
export interface ChatProps {
  /** The other party. */
  readonly peerId: string;
  /** What they are called, where the list tells; null where it does not. */
  readonly knownAs: string | null;
  /** What was looked for in the list; null for nothing. */
  readonly sought: string | null;
  /** At a desk it is a pane beside the list, and Enter sends. */
  readonly atDesk: boolean;
}
