import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { TicketCodeMachine } from '../../../application/gate/ticket-code/machine';
import { selectTicketCode } from '../../../application/gate/ticket-code/status';
import { useFlows } from '../../frame/context/flows';
import { QrCodeView } from './view';

export interface QrCodeScreenProps {
  readonly flows: { readonly code: ActorRefFrom<TicketCodeMachine> };
}

/** My tickets at the gate (MKT-22). */
export function QrCodeScreen({ flows: { code } }: QrCodeScreenProps): ReactElement {
  return (
    <QrCodeView
      status={useSelector(code, selectTicketCode)}
      now={useFlows().now()}
      send={(event) => code.send(event)}
    />
  );
}
