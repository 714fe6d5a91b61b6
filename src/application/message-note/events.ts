import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import type { Reader } from '../../domain/message/arrival-note';

export type NoteEvent =
  | { readonly type: 'note.arrived'; readonly message: IncomingMessage; readonly reader: Reader }
  /** Put away, or followed. */
  | { readonly type: 'note.dismissed' };
