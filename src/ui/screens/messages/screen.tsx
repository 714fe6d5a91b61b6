import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectDevice } from '../../../application/settings/select-app-settings';
import { useFlows } from '../../app/flows';
import { useRouteParam } from '../../app/route-params';
import { OneMessage } from '../message-detail/one-message';
import { ListPane } from './list-pane';
import { MessagePanes } from './message-panes';
import { useInspected } from '../../parts/inspected';

/**
 * The messages, and the one that was chosen. It stands at both addresses, so that at a desk the list stays as it is
 * while one message after the other is read; a phone, which shows one of them, has the other's flow not running.
 */
export default function MessagesScreen(): ReactElement {
  const { bundle } = useFlows();
  const id = useRouteParam('id');
  const chosen = id === '' ? null : id;
  const device = useSelector(useActorRef(bundle('messages').settings, useInspected({})), selectDevice);
  return (
    <MessagePanes
      list={chosen === null || device === 'desktop' ? <ListPane chosen={chosen} /> : null}
      message={chosen === null ? null : <OneMessage key={chosen} id={chosen} />}
    />
  );
}
