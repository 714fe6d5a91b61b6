import type { Task } from 'fp-ts/Task';
import type { Outgoing } from '../domain/chat/outgoing';
import type { QueueFull } from '../domain/chat/waiting-limit';
import type { UploadType } from '../../contract/upload/upload-type';
import type { ChosenFile } from './chosen-file';

/** The outbox, for pages: it sends a message also after the page was left. */
export interface PageOutbox {
  /**
   * Reports the content as soon as it is known, and then each change.
   * @param missing called when the outbox's code does not load: nothing can be written until the next subscription
   * @returns unsubscribes
   */
  readonly listen: (hear: (reported: Outgoing) => void, missing?: () => void) => () => void;
  /** Puts a message to this account at the end of the queue. */
  readonly write: (message: { readonly to: string; readonly content: string }) => void;
  /**
   * Has a file go to this account, and its message once the gateway has taken it.
   * @returns null once it waits, or why no further one may; rejects when the outbox's code does not come
   */
  readonly writeFile: (chosen: {
    readonly to: string;
    readonly file: ChosenFile;
    readonly type: UploadType;
  }) => Task<QueueFull | null>;
  /** Sends a message or a file again that was not sent. */
  readonly retry: (clientId: string) => void;
  /** Gives a message up that was not sent, or that is not confirmed, or a file that was not taken. */
  readonly discard: (clientId: string) => void;
}

/** The outbox as it runs, for the application. */
export interface RunningOutbox extends PageOutbox {
  /** Deletes what was not sent, where no user is logged in. */
  readonly forget: () => void;
}
