import type { ChatLine, LineNews } from '../../../src/ports/chat-line';
import type { SentMessage } from '../../../src/ports/message-socket';

export interface FakeLine {
  readonly port: ChatLine;
  /** What went out, over whichever connection. */
  readonly sent: readonly SentMessage[];
  readonly notify: (news: LineNews) => void;
}

/** A line that is down at first; a test opens it, breaks it and answers. */
export const fakeLine = (): FakeLine => {
  const hearing = new Set<(news: LineNews) => void>();
  const sent: SentMessage[] = [];
  const state = { open: false };
  return {
    sent,
    notify: (news) => {
      if (news.type === 'line.opened') state.open = true;
      if (news.type === 'line.lost') state.open = false;
      [...hearing].forEach((hear) => hear(news));
    },
    port: {
      listen: (hear) => {
        hearing.add(hear);
        hear({ type: state.open ? 'line.opened' : 'line.lost' });
        return () => hearing.delete(hear);
      },
      send: (message) => {
        if (state.open) sent.push(message);
      },
    },
  };
};
