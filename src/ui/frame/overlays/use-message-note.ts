import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { noteActors } from '../../../application/messages/message-note/actors';
import { noteMachine } from '../../../application/messages/message-note/machine';
import { selectNote } from '../../../application/messages/message-note/status';
import { selectNavigationStatus } from '../../../application/shell/navigation/status';
import { selectNoticesStatus } from '../../../application/shell/notices/status';
import { selectUserInfoStatus } from '../../../application/session/user-info/status';
import type { ArrivalNote } from '../../../domain/message/arrival-note';
import type { AppFlows } from '../../../application/shell/app/long-lived-actors';
import { useFlows } from '../context/flows';
import type { PaymentFlow } from '../../../application/payment/payment/session/payment-flow';
import { usePartFlow } from '../page-frame/use-page-flows';

/** Notes wired to what the socket brings, and to who is there and where. */
const notesOf = (
  { messageSocket, navigation, notices, userInfo }: AppFlows,
  payment: Pick<PaymentFlow, 'listen' | 'status'>,
) =>
  noteMachine.provide({
    actors: noteActors({
      arrivals: {
        listen: (hear) => {
          const hearing = messageSocket.on('socket.messageArrived', ({ message }) => hear(message));
          return () => hearing.unsubscribe();
        },
      },
      cover: (hear) => {
        const notify = (): void =>
          hear(
            selectNavigationStatus(navigation.getSnapshot()).layers.length > 0 ||
              selectNoticesStatus(notices.getSnapshot()).dialog !== null ||
              payment.status().kind !== 'idle',
          );
        notify();
        const hearings = [navigation.subscribe(notify), notices.subscribe(notify)];
        const stop = payment.listen(notify);
        return () => {
          hearings.forEach((hearing) => hearing.unsubscribe());
          stop();
        };
      },
      reader: () => ({
        userId: selectUserInfoStatus(userInfo.getSnapshot()).user?.userId ?? null,
        address: selectNavigationStatus(navigation.getSnapshot()).address ?? '/',
      }),
    }),
  });

/** The note that a message arrived, shown over the page, and the handler that dismisses it. */
export const useMessageNote = (): { readonly note: ArrivalNote | null; readonly onDismiss: () => void } => {
  const { app, payment } = useFlows();
  const [machine] = useState(() => notesOf(app, payment));
  const flow = usePartFlow(machine, undefined);
  return { note: useSelector(flow, selectNote), onDismiss: () => flow.send({ type: 'note.dismissed' }) };
};
