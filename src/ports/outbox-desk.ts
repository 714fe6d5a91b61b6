import type { Task } from 'fp-ts/Task';
import type { Outgoing } from '../domain/chat/outgoing';
import type { NoRoom } from '../domain/chat/waiting-room';
import type { UploadType } from '../../contract/upload/upload-type';
import type { ChosenFile } from './chosen-file';

/** The outbox, for pages: what is written there is sent also when the page has been left. */
export interface OutboxDesk {
  /**
   * Tells what is there as soon as that is known, and then each change.
   * @param missing told when the outbox's code does not come: until it is listened to anew, nothing can be written
   * @returns ends the hearing
   */
  readonly listen: (hear: (told: Outgoing) => void, missing?: () => void) => () => void;
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
  }) => Task<NoRoom | null>;
  /** Sends a message or a file again that was not sent. */
  readonly retry: (clientId: string) => void;
  /** Gives a message up that was not sent, or that is not confirmed, or a file that was not taken. */
  readonly discard: (clientId: string) => void;
}
