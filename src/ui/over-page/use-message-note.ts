import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { noteActors } from '../../application/message-note/actors';
import { noteMachine } from '../../application/message-note/machine';
import { selectNote } from '../../application/message-note/status';
import { selectNavigationStatus } from '../../application/navigation/status';
import { selectUserInfoStatus } from '../../application/user-info/status';
import type { ArrivalNote } from '../../domain/message/arrival-note';
import { useFlows, type AppFlows } from '../given/flows';
import { useBegun } from '../room/begun';

/** Notes wired to what the socket brings, and to who is there and where. */
const notesOf = ({ messageSocket, navigation, userInfo }: AppFlows) =>
  noteMachine.provide({
    actors: noteActors(
      {
        listen: (hear) => {
          const hearing = messageSocket.on('socket.messageArrived', ({ message }) => hear(message));
          return () => hearing.unsubscribe();
        },
      },
      () => ({
        userId: selectUserInfoStatus(userInfo.getSnapshot()).user?.userId ?? null,
        address: selectNavigationStatus(navigation.getSnapshot()).address ?? '/',
      }),
    ),
  });

/** What is told over the page of a message that arrived, and how it is put away. */
export const useMessageNote = (): { readonly note: ArrivalNote | null; readonly onDismiss: () => void } => {
  const { app } = useFlows();
  const [machine] = useState(() => notesOf(app));
  const flow = useBegun(machine, undefined);
  return { note: useSelector(flow, selectNote), onDismiss: () => flow.send({ type: 'note.dismissed' }) };
};
