import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { rowKey, type InboxRow } from '../../../domain/message/inbox-row';
import type { InboxPlace } from '../../../domain/message/inbox-address';
import type { PagePorts } from '../../../ports/page-ports';
import { relevantChanges } from '../../kit/change-feed';
import { inboxActors } from '../inbox/actors';
import { inboxMachine } from '../inbox/machine';
import { listing } from '../../kit/listing/definition';
import { listingItemChanges } from '../../kit/listing/actors';
import { readMessage } from '../message-detail/read-message';
import { resource } from '../../kit/resource/definition';
import { newestRows } from './newest-rows';
import { askedAhead } from '../thread/asked-ahead';
import { readHere } from './read-here';
import type { Page, PageRequest } from '../../../domain/page/page';
import type { Call, CallOptions } from '../../../ports/call';

/**
 * The flows of the inbox: its list, the changes to it, and one of its notifications, whose read marks the list shows.
 * @param place which rows
 */
export const messageFlows = (ports: PagePorts, place: InboxPlace) => {
  const ahead = askedAhead(ports);
  const { callOf, unreadCounter } = ports;
  const readList = callOf(({ message }) => message.list);
  const markRead = callOf(({ message }) => message.markRead);
  const message = {
    markRead,
    readAll: callOf(({ message: calls }) => calls.readAll),
    remove: callOf(({ message: calls }) => calls.remove),
    restore: callOf(({ message: calls }) => calls.restore),
  };
  const chat = { read: callOf(({ chat: calls }) => calls.read) };
  const messages = { markRead, detail: callOf(({ message: calls }) => calls.detail) };
  const read = readHere(ports);
  const list = (request: PageRequest, options: CallOptions): Call<Page<InboxRow>> =>
    pipe(
      readList({ ...request, ...place }, options),
      TE.map((page) => ({ ...page, items: read.mark(page.items) })),
    );
  const news = relevantChanges(ports, (_, arrived) => !read.isEcho(arrived));
  return {
    ahead,
    list: listing<InboxRow>(ports, rowKey, news, list, newestRows(list)).provide({
      actors: listingItemChanges(read),
    }),
    inbox: inboxMachine.provide({ actors: inboxActors({ message, chat, unreadCounter, ahead }) }),
    detail: resource(
      ports,
      readMessage(messages, {
        started: read.begin,
        read: (known, count) => {
          unreadCounter.known(count);
          read.notify(known);
        },
      }),
    ),
  };
};
