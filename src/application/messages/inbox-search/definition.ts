import { fromCallback, type ActorRefFrom } from 'xstate';
import { inboxAddress, inboxPlaceOf, type InboxPlace } from '../../../domain/message/inbox-address';
import type { navigationMachine } from '../../shell/navigation/machine';
import { selectNavigationStatus } from '../../shell/navigation/status';
import {
  inboxSearchMachine,
  type InboxSearchEvent,
  type InboxSearchMachine,
  type ShowCommand,
} from './machine';

/** The search of the inbox, whose keyword is in the address: another address aborts the previous request. */
export const inboxSearch = (navigation: ActorRefFrom<typeof navigationMachine>): InboxSearchMachine => {
  const addressNow = (): string => selectNavigationStatus(navigation.getSnapshot()).address ?? '/message';
  const placeNow = (): InboxPlace => inboxPlaceOf(addressNow().replace(/^[^?]*/, ''));
  return inboxSearchMachine.provide({
    actors: {
      page: fromCallback<ShowCommand>(({ sendBack, receive }) => {
        receive(({ keyword }) =>
          navigation.send({
            type: 'navigation.requested',
            address: inboxAddress({
              of: placeNow().of,
              keyword: keyword === '' ? null : keyword,
            }),
            replace: true,
          }),
        );
        const reported: { keyword: string | null | undefined } = { keyword: undefined };
        const hearing = navigation.subscribe(() => {
          const { keyword } = placeNow();
          if (!addressNow().startsWith('/message') || reported.keyword === keyword) return;
          reported.keyword = keyword;
          const changed: InboxSearchEvent = { type: 'address.changed', keyword };
          sendBack(changed);
        });
        return () => hearing.unsubscribe();
      }),
    },
  });
};
