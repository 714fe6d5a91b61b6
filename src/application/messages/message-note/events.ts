import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Reader } from '../../../domain/message/arrival-note';

export type NoteEvent =
  | { readonly type: 'note.arrived'; readonly message: IncomingMessage; readonly reader: Reader }
  /** Its sender took a message back; null where it is not said which. */
  | { readonly type: 'note.recalled'; readonly id: string | null }
  /** Something lies on top of the page, and later nothing does. */
  | { readonly type: 'note.covered' }
  | { readonly type: 'note.uncovered' }
  /** Put away, or followed. */
  | { readonly type: 'note.dismissed' };
