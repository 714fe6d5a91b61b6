import type { FileOutboxEvent } from '../../../../src/application/messages/file-outbox/events';
import type { ShelfNews } from '../../../../src/application/messages/outbox/shelf-actor';
import type { ChosenForChat, WaitingFile } from '../../../../src/domain/chat/waiting-file';
import type { HeldFile } from '../../../../src/ports/outbox';
import { says, type Answer } from '../../../support/explore/step';
import { chosenFile } from '../../../support/samples/chosen-file';

/** What the device tells, and what is heard of an upload and of the line. */
export const shelf = (news: ShelfNews<HeldFile>): Answer => says('shelf', news);
export const upload = (event: FileOutboxEvent): Answer => says('upload', event);
export const outbox = (event: FileOutboxEvent): Answer => says('outbox', event);
export const line: Answer = says('line', { type: 'line.opened' });

export const content = chosenFile('application/pdf', { name: '意向书.pdf' });

/** What somebody chooses, under a key. */
export const chosenAs = (clientId: string, nth = 1): ChosenForChat => ({
  clientId,
  to: '8',
  name: `意向书 ${clientId}.pdf`,
  type: 'application/pdf',
  size: 4096,
  writtenAt: 1_700_000_000_000 + nth,
});

/** It is chosen, while other tabs keep nothing. */
export const chooses = (
  clientId: string,
  more: Partial<Pick<Extract<FileOutboxEvent, { type: 'files.chosen' }>, 'elsewhere'>> = {},
) => ({
  ...{ type: 'files.chosen' as const, chosen: chosenAs(clientId), file: content },
  ...{ elsewhere: { files: 0, bytes: 0 }, ...more },
});

/** The same as it waits, of user 7. */
export const waitingAs = (
  clientId: string,
  nth: number,
  more: Partial<Pick<WaitingFile, 'state' | 'why' | 'userId'>> = {},
): WaitingFile => ({ ...chosenAs(clientId, nth), userId: '7', state: 'waiting', why: null, ...more });

/** The same as it was chosen here. */
export const heldAs = (...given: Parameters<typeof waitingAs>): HeldFile => ({
  ...waitingAs(...given),
  file: content,
});

/** The same as the device gives it. */
export const keptAs = (...given: Parameters<typeof waitingAs>): HeldFile => ({
  ...waitingAs(...given),
  file: null,
});
