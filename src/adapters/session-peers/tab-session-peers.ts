import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { StoredName } from '../../domain/session/stored-names';
import type { SessionNews, SessionPeers } from '../../ports/session-peers';

/** The name of the channel, and of the entry by which tabs speak that have no channels. */
const name = 'hupo.session-news' satisfies StoredName;

const News = t.keyof({ loggedIn: null, loggedOut: null, refused: null }, 'SessionNews');

/** What this adapter needs of a window; old browsers have no BroadcastChannel. */
export type PeerWindow = Pick<Window, 'localStorage' | 'addEventListener'> & {
  readonly BroadcastChannel?: typeof BroadcastChannel;
};

/** The other tabs, by a broadcast channel; where there is none, by the storage events that tabs share (LOG-14). */
export class TabSessionPeers implements SessionPeers {
  private readonly listeners = new Set<(news: SessionNews) => void>();
  private readonly channel: BroadcastChannel | null;

  constructor(private readonly window: PeerWindow) {
    const Channel = window.BroadcastChannel;
    this.channel = Channel === undefined ? null : new Channel(name);
    this.channel?.addEventListener('message', ({ data }) => this.hear(data));
    if (this.channel === null)
      window.addEventListener('storage', ({ key, newValue }) => {
        if (key === name) this.hear(newValue);
      });
  }

  readonly notify = (news: SessionNews): void => {
    if (this.channel !== null) this.channel.postMessage(news);
    else this.leaveInStorage(news);
  };

  readonly listen = (listener: (news: SessionNews) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private hear(said: unknown): void {
    const news = News.decode(said);
    if (isRight(news)) for (const listener of this.listeners) listener(news.right);
  }

  /** Taken away again at once, so that the same news is a change the next time too. */
  private leaveInStorage(news: SessionNews): void {
    try {
      this.window.localStorage.setItem(name, news);
      this.window.localStorage.removeItem(name);
    } catch {
      // Storage that is switched off reaches no other tab; the others look when they are brought forward.
    }
  }
}
