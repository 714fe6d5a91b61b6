import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { readMessage } from '../application/message-detail/read-message';
import { listingItemNews } from '../application/listing/actors';
import { newestMessages } from '../application/message-list/newest-messages';
import { readHere } from '../application/message-list/read-here';
import { settingsActors } from '../application/settings/actors';
import { settingsMachine } from '../application/settings/machine';
import type { Message } from '../domain/message/message';
import type { MessageGateway } from '../ports/message-gateway';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';
import { arrivalNews } from './fresh-news';
import { wireListing } from './wire-listing';
import { wireResource } from './wire-resource';

/** The flows of the message pages: the list hears of what is read beside it. */
export const wireMessages = (ports: PageWiring): PageBundles['messages'] => {
  const { message } = ports.gateways;
  const read = readHere();
  const list: MessageGateway['list'] = (request, options) =>
    pipe(
      message.list(request, options),
      TE.map((page) => ({ ...page, items: read.mark(page.items) })),
    );
  const since: MessageGateway['since'] = (id, options) => pipe(message.since(id, options), TE.map(read.mark));
  return {
    list: wireListing<Message>(
      ports,
      ({ id }) => id,
      arrivalNews(ports),
      list,
      newestMessages({ list, since }),
    ).provide({ actors: listingItemNews(read) }),
    detail: wireResource(
      ports,
      readMessage(message, (known, count) => {
        ports.unreadKnown(count);
        read.tell(known);
      }),
    ),
    settings: settingsMachine.provide({ actors: settingsActors(ports) }),
  };
};
