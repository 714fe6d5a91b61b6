import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ListingMachine } from '../../../application/listing/machine';
import type { ResourceMachine } from '../../../application/resource/machine';
import type { SettingsMachine } from '../../../application/settings/machine';
import { selectDevice } from '../../../application/settings/select-app-settings';
import type { Message } from '../../../domain/message/message';
import { useRouteParam } from '../../given/route-params';
import { OneMessage } from '../message-detail/one-message';
import { ListPane } from './list-pane';
import { MessagePanes } from './message-panes';

export interface MessagesScreenProps {
  readonly flows: {
    readonly settings: ActorRefFrom<SettingsMachine>;
    readonly list: ListingMachine<Message>;
    readonly message: ResourceMachine<string, Message>;
  };
}

/**
 * The messages, and the one that was chosen. It stands at both addresses, so that at a desk the list stays as it is
 * while one message after the other is read; a phone, which shows one of them, has the other's flow not running.
 */
export function MessagesScreen({ flows }: MessagesScreenProps): ReactElement {
  const id = useRouteParam('id');
  const chosen = id === '' ? null : id;
  const device = useSelector(flows.settings, selectDevice);
  return (
    <MessagePanes
      list={
        chosen === null || device === 'desktop' ? <ListPane machine={flows.list} chosen={chosen} /> : null
      }
      message={chosen === null ? null : <OneMessage key={chosen} machine={flows.message} id={chosen} />}
    />
  );
}
