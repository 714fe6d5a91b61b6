import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { Reader } from '../../domain/message/arrival-note';

export type NoteEvent =
  | { readonly type: 'note.arrived'; readonly message: IncomingMessage; readonly reader: Reader }
  /** Something lies on top of the page, and later nothing does. */
  | { readonly type: 'note.covered' }
  | { readonly type: 'note.uncovered' }
  /** Put away, or followed. */
  | { readonly type: 'note.dismissed' };
