import type { TaskEither } from 'fp-ts/TaskEither';

/** The page that stands at the address cannot be had now: no network, or no server behind it. */
export interface PageUnreachable {
  readonly kind: 'unreachable';
}

/** What happens to the page as a whole. */
export interface PageLifecycle {
  /** Hears coming to the foreground and coming online. @returns stops listening */
  readonly listen: (listener: (event: 'foreground' | 'online' | 'offline') => void) => () => void;
  /** Hears the page being hidden or left, perhaps for good. @returns stops listening */
  readonly listenHidden: (listener: () => void) => () => void;
  readonly reload: () => void;
  /** Whether a reload would bring the page: asks for its head alone. @param signal ends the asking */
  readonly reach: (signal: AbortSignal) => TaskEither<PageUnreachable, void>;
}
