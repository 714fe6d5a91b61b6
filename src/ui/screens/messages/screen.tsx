import { useSelector } from '@xstate/react';
import { Activity, useContext, type ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { InboxMachine } from '../../../application/inbox/machine';
import type { ListingMachine } from '../../../application/listing/machine';
import type { ResourceMachine } from '../../../application/resource/machine';
import type { SettingsMachine } from '../../../application/settings/machine';
import { selectDevice } from '../../../application/settings/select-app-settings';
import type { InboxRow } from '../../../domain/message/inbox-row';
import type { Message } from '../../../domain/message/message';
import { useRouteParam } from '../../given/route-params';
import { VisitContext } from '../../layout/visit';
import { OneMessage } from '../message-detail/one-message';
import { ListPane } from './list-pane';
import { MessagePanes } from './message-panes';

export interface MessagesScreenProps {
  readonly flows: {
    readonly settings: ActorRefFrom<SettingsMachine>;
    readonly list: ActorRefFrom<ListingMachine<InboxRow>>;
    readonly inbox: ActorRefFrom<InboxMachine>;
    readonly message: ResourceMachine<string, Message>;
  };
}

/**
 * The messages, and the one that was chosen. It stands at both addresses, so that at a desk the list stays as it is
 * while one message after the other is read; a phone shows one of them, and the list is kept beneath the other (LAY-06).
 */
export function MessagesScreen({ flows }: MessagesScreenProps): ReactElement {
  const id = useRouteParam('id');
  const chosen = id === '' ? null : id;
  // One message is read anew each time that it is come to: the list alone is kept.
  const { count } = useContext(VisitContext);
  const device = useSelector(flows.settings, selectDevice);
  return (
    <MessagePanes
      list={
        <Activity mode={chosen === null || device === 'desktop' ? 'visible' : 'hidden'}>
          <ListPane list={flows.list} inbox={flows.inbox} chosen={chosen} />
        </Activity>
      }
      message={
        chosen === null ? null : <OneMessage key={`${chosen} ${count}`} machine={flows.message} id={chosen} />
      }
    />
  );
}
