import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ReportReason } from '../../../../../contract/report/report';
import type { ReportMachine } from '../../../../application/deals/report/definition';
import { selectSheetFormStatus } from '../../../../application/kit/sheet-form/status';
import type { ReportForm, ReportOf } from '../../../../domain/report/report-form';
import { useFlows } from '../../../frame/context/flows';
import { useWhoIsHere } from '../../../frame/context/who-is-here';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { ToolButton } from '../../../kit/action/tool-button/tool-button';
import { ReportSheet } from './report-sheet';
import { reportText as text } from './text';

export interface ReportToolProps {
  readonly machine: ReportMachine;
  readonly of: ReportOf;
}

const order = [
  'over',
  'untrue',
  'silent',
  'twice',
  'unlawful',
  'other',
] as const satisfies readonly ReportReason[];
const choices = order.map((value) => ({ value, word: text.reasons[value] }));

function Reporting({ machine, of, userId }: ReportToolProps & { readonly userId: string }): ReactElement {
  const form = usePartFlow(machine, { userId, given: of, initial: { reason: '', words: '' } });
  const status = useSelector(form, selectSheetFormStatus<ReportForm, ReportOf>);
  // Nothing is answered but that it was taken.
  const isReported = status.answer !== null;
  return (
    <>
      <ToolButton
        icon="flag"
        word={isReported ? text.reported : text.report}
        onPress={() => form.send({ type: 'form.opened' })}
      />
      <span className="vh" role="status">
        {isReported ? text.done : ''}
      </span>
      <ReportSheet
        status={status}
        name="report"
        text={text}
        choices={choices}
        send={(event) => form.send(event)}
      />
    </>
  );
}

/** Reports what the page is about as wrong; a visitor is led to the login, and back. */
export function ReportTool(props: ReportToolProps): ReactElement {
  const { app } = useFlows();
  const { loggedIn, user } = useWhoIsHere();
  if (user === null)
    return (
      <ToolButton
        icon="flag"
        word={text.report}
        onPress={() => {
          if (!loggedIn) app.navigation.send({ type: 'login.wanted' });
        }}
      />
    );
  return <Reporting key={`${user.userId} ${props.of.id}`} {...props} userId={user.userId} />;
}
