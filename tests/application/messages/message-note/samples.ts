import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { NoteEvent } from '../../../../src/application/messages/message-note/events';
import type { Reader } from '../../../../src/domain/message/arrival-note';
import { says } from '../../../support/explore/step';
import { incomingMessage } from '../../../support/samples/incoming-message';

export const fromZhou: IncomingMessage = {
  ...incomingMessage('资料室今天下午开放'),
  id: '100',
  from: '8',
  fromName: '周敏',
};
export const atHome: Reader = { userId: '7', address: '/' };

export const arrives = (message: IncomingMessage = fromZhou, reader: Reader = atHome) => {
  const event: NoteEvent = { type: 'note.arrived', message, reader };
  return says('arrivals', event);
};
export const recalled = (id: string | null) => {
  const event: NoteEvent = { type: 'note.recalled', id };
  return says('arrivals', event);
};
export const covered = says('cover', { type: 'note.covered' });
export const uncovered = says('cover', { type: 'note.uncovered' });
export const dismissed = { type: 'note.dismissed' } as const;
