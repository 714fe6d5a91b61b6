import { listingActors } from '../application/listing/actors';
import { listingMachine } from '../application/listing/machine';
import { readMessage } from '../application/message-detail/read-message';
import { newestMessages } from '../application/message-list/newest-messages';
import type { Message } from '../domain/message/message';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';
import { wireResource } from './wire-resource';

/** The flows of the message pages. */
export const wireMessages = ({ gateways, unreadKnown }: PageWiring): PageBundles['messages'] => {
  const { message } = gateways;
  return {
    list: listingMachine<Message>(({ id }) => id).provide({
      actors: listingActors(message.list, newestMessages(message)),
    }),
    detail: wireResource(readMessage(message, unreadKnown)),
  };
};
