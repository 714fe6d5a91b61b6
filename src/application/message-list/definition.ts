import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { readMessage } from '../message-detail/read-message';
import { listingItemNews } from '../listing/actors';
import { newestMessages } from './newest-messages';
import { readHere } from './read-here';
import type { Message } from '../../domain/message/message';
import type { MessageGateway } from '../../ports/message-gateway';
import type { PagePorts } from '../../ports/page-ports';
import { arrivalNews } from '../fresh-news';
import { listing } from '../listing/definition';
import { resource } from '../resource/definition';

/** The list of the messages, and one of them: the list hears of what is read beside it. */
export const messageFlows = (ports: PagePorts) => {
  const { message } = ports.gateways;
  const read = readHere();
  const list: MessageGateway['list'] = (request, options) =>
    pipe(
      message.list(request, options),
      TE.map((page) => ({ ...page, items: read.mark(page.items) })),
    );
  const since: MessageGateway['since'] = (id, options) => pipe(message.since(id, options), TE.map(read.mark));
  return {
    list: listing<Message>(
      ports,
      ({ id }) => id,
      arrivalNews(ports),
      list,
      newestMessages({ list, since }),
    ).provide({ actors: listingItemNews(read) }),
    detail: resource(
      ports,
      readMessage(message, (known, count) => {
        ports.unreadDesk.known(count);
        read.tell(known);
      }),
    ),
  };
};
