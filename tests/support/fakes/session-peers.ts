import type { SessionNews, SessionPeers } from '../../../src/ports/session-peers';

export interface FakePeers {
  readonly port: SessionPeers;
  /** What this tab told the others, in order. */
  readonly reported: readonly SessionNews[];
  /** Another tab tells something. */
  readonly say: (news: SessionNews) => void;
}

/** The other tabs of a browser, as a test speaks for them. */
export const fakePeers = (): FakePeers => {
  const reported: SessionNews[] = [];
  const listeners = new Set<(news: SessionNews) => void>();
  return {
    reported,
    say: (news) => {
      for (const listener of listeners) listener(news);
    },
    port: {
      notify: (news) => void reported.push(news),
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};
