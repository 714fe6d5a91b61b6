import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ConsultedDeal, ConsultMachine } from '../../../../application/deals/consult/machine';
import { selectConsultError, selectIsConsulting } from '../../../../application/deals/consult/status';
import { consultWay } from '../../../../domain/chat/consult-way';
import { useFlows } from '../../../frame/context/flows';
import { useWhoIsHere } from '../../../frame/context/who-is-here';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { Button } from '../../../kit/action/button/button';
import { ToolButton } from '../../../kit/action/tool-button/tool-button';
import { UndoNote } from '../../../kit/state/undo-note/undo-note';
import { consultText as text } from './text';

export interface ConsultToolProps {
  readonly machine: ConsultMachine;
  readonly of: ConsultedDeal;
  /** Whom the member asks, where it is the main action of the page in place of one of the small ones. */
  readonly main?: string | undefined;
}

interface PressProps {
  readonly main: string | undefined;
  readonly way: keyof typeof text.main;
  readonly busy?: boolean;
  /** How many consultations are left this month; null where that is not known (TRU-01). */
  readonly left?: number | null;
  readonly onPress: () => void;
}

const Press = ({ main, way, busy = false, left = null, onPress }: PressProps): ReactElement => {
  if (main === undefined)
    return (
      <ToolButton
        icon="message"
        word={busy ? text.asking : text.consult}
        more={busy || left === null ? undefined : text.alsoLeft(left)}
        onPress={onPress}
      />
    );
  const whom = left === null ? text.main[way](main) : `${text.main[way](main)}（${text.left(left)}）`;
  return (
    <Button kind="primary" busy={busy} onPress={onPress}>
      {busy ? text.asking : whom}
    </Button>
  );
};

function Consulting({
  machine,
  of,
  main,
  left,
}: ConsultToolProps & { readonly left: number | null }): ReactElement {
  const consult = usePartFlow(machine, of);
  const error = useSelector(consult, selectConsultError);
  const isAsking = useSelector(consult, selectIsConsulting);
  return (
    <>
      <Press
        main={main}
        way="open"
        busy={isAsking}
        left={left}
        onPress={() => consult.send({ type: 'consult.requested' })}
      />
      {error === null ? null : <UndoNote word={text.failed(error)} failed />}
    </>
  );
}

/** Opens the conversation about what the page is about; a visitor is led to the login and back. */
export function ConsultTool(props: ConsultToolProps): ReactElement {
  const { app } = useFlows();
  const { loggedIn, user } = useWhoIsHere();
  const way = consultWay(loggedIn, user);
  // A page opened by its address may not know the user yet: the gateway does.
  if (way === 'open' || way === 'unknown')
    return (
      <Consulting key={`${props.of.kind} ${props.of.id}`} {...props} left={user?.contactsLeft ?? null} />
    );
  return (
    <Press
      main={props.main}
      way={way}
      onPress={() => {
        if (way === 'login') app.navigation.send({ type: 'login.wanted' });
        if (way === 'verify')
          app.navigation.send({ type: 'navigation.requested', address: '/user/auditLogin' });
      }}
    />
  );
}
