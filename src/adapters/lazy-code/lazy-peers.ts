import type { SessionPeers } from '../../ports/session-peers';

/** The other tabs, whose code is loaded after the first view. Code that does not come leaves a tab to itself. */
export const lazyPeers = (load: () => Promise<SessionPeers>): SessionPeers => {
  const kept: { peers?: Promise<SessionPeers> } = {};
  const withPeers = (use: (peers: SessionPeers) => void): void => {
    (kept.peers ??= load()).then(use, () => delete kept.peers);
  };
  return {
    notify: (news) => withPeers((peers) => peers.notify(news)),
    listen: (listener) => {
      const state: { stopped: boolean; stop?: () => void } = { stopped: false };
      withPeers((peers) => {
        if (!state.stopped) state.stop = peers.listen(listener);
      });
      return () => {
        state.stopped = true;
        state.stop?.();
      };
    },
  };
};
