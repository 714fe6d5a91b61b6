import type { ReactElement } from 'react';
import { Button } from '../../../kit/action/button/button';
import { Icon } from '../../../kit/display/icon/icon';
import { Sheet } from '../../../kit/sheet/sheet';
import { LaidMenu } from './laid-menu';
import { chatText as text } from './text';
import { useChatParts } from './use-chat-parts';

export interface PeerMenuProps {
  readonly blocked: boolean;
  /** Something is being done about the other already. */
  readonly busy: boolean;
  readonly onBlock: (blocked: boolean) => void;
}

/** What can be done about the other. Blocking them is asked about first. */
export function PeerMenu({ blocked, busy, onBlock }: PeerMenuProps): ReactElement | null {
  const { ofPeer, onBlockWanted, onClose } = useChatParts();
  const act = (wanted: boolean): void => {
    onClose();
    if (!busy) onBlock(wanted);
  };
  if (ofPeer === null) return null;
  if (ofPeer === 'choosing')
    return (
      <LaidMenu label={text.more} atEnd onClose={onClose}>
        <button
          type="button"
          role="menuitem"
          aria-disabled={busy || undefined}
          onClick={() => (blocked ? act(false) : onBlockWanted())}
        >
          <Icon name="slash" size={20} />
          <span>{blocked ? text.unblock : text.block}</span>
        </button>
      </LaidMenu>
    );
  return (
    <Sheet title={text.block} onClose={onClose}>
      <div className="chat-block">
        <p>{text.blockHint}</p>
        <Button block onPress={onClose}>
          {text.keep}
        </Button>
        <Button kind="danger" block busy={busy} onPress={() => act(true)}>
          {text.blockNow}
        </Button>
      </div>
    </Sheet>
  );
}
