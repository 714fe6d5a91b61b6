import type { TaskEither } from 'fp-ts/TaskEither';

/** The page at the address cannot be loaded now: no network, or no server behind it. */
export interface PageUnreachable {
  readonly kind: 'unreachable';
}

/** What happens to the page as a whole. */
export interface PageLifecycle {
  /** Reports a return to the foreground and to the network. @returns unsubscribes */
  readonly listen: (listener: (event: 'foreground' | 'online' | 'offline') => void) => () => void;
  /** Hears the page being hidden or left, perhaps for good. @returns stops listening */
  readonly listenHidden: (listener: () => void) => () => void;
  readonly reload: () => void;
  /** Whether a reload would bring the page: asks for its head alone. @param signal ends the asking */
  readonly reach: (signal: AbortSignal) => TaskEither<PageUnreachable, void>;
}
