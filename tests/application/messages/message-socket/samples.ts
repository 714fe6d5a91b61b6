import type { ConnectionEvent } from '../../../../src/application/messages/message-socket/events';
import { says, type Answer } from '../../../support/explore/step';

/** What the connection tells. */
export const reports = (event: ConnectionEvent): Answer => says('connection', event);
