import type { ReactElement } from 'react';
import type { WireThread } from '../../../../../contract/chat/thread';
import { useBack } from '../../../kit/page/use-back';
import { useHeadingFocus } from '../../../kit/page/visit';
import { Icon } from '../../../kit/display/icon/icon';
import { Separator } from '../../../kit/display/separator/separator';
import { partsText } from '../../../kit/text';
import { ChatIcon } from './glyphs';
import { PeerMenu } from './peer-menu';
import { chatText as text } from './text';
import { useChatParts } from './use-chat-parts';

export interface HeadProps {
  readonly thread: WireThread | null;
  readonly busy: boolean;
  readonly onBlock: (blocked: boolean) => void;
}

const standing = ({ peer }: WireThread): string | null => {
  if (peer.removed) return text.removed;
  return peer.verified ? text.verified : null;
};

/** Whom one writes to, and what else can be done about them. */
export function Head({ thread, busy, onBlock }: HeadProps): ReactElement {
  const heading = useHeadingFocus();
  const { names, ofPeer, onPeerMenu } = useChatParts();
  const facts = thread === null ? [] : [thread.peer.org, standing(thread)].filter((fact) => fact !== null);
  return (
    <header className="chat-head">
      <button type="button" className="icon-button chat-back" aria-label={partsText.back} onClick={useBack()}>
        <Icon name="back" />
      </button>
      <div className="chat-peer">
        <h1 ref={heading} tabIndex={-1}>
          {names.peer === '' ? text.title : names.peer}
        </h1>
        <p>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index === 0 ? null : <Separator />}
              <span>{fact}</span>
            </span>
          ))}
        </p>
      </div>
      {thread === null || thread.peer.role === 'platform' ? (
        <span />
      ) : (
        <div className="chat-more">
          <button
            type="button"
            className="icon-button"
            aria-label={text.more}
            aria-haspopup="menu"
            aria-expanded={ofPeer === 'choosing'}
            onClick={onPeerMenu}
          >
            <ChatIcon name="more" size={24} />
          </button>
          <PeerMenu blocked={thread.blocked} busy={busy} onBlock={onBlock} />
        </div>
      )}
    </header>
  );
}
