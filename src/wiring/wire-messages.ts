import { readMessage } from '../application/message-detail/read-message';
import { newestMessages } from '../application/message-list/newest-messages';
import type { Message } from '../domain/message/message';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';
import { arrivalNews } from './fresh-news';
import { wireListing } from './wire-listing';
import { wireResource } from './wire-resource';

/** The flows of the message pages. */
export const wireMessages = (ports: PageWiring): PageBundles['messages'] => {
  const { message } = ports.gateways;
  return {
    list: wireListing<Message>(
      ports,
      ({ id }) => id,
      arrivalNews(ports),
      message.list,
      newestMessages(message),
    ),
    detail: wireResource(ports, readMessage(message, ports.unreadKnown)),
  };
};
