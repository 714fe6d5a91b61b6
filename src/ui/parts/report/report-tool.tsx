import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ReportReason } from '../../../../contract/report/report';
import type { ReportMachine } from '../../../application/report/definition';
import { selectSheetFormStatus } from '../../../application/sheet-form/status';
import type { ReportForm, ReportOf } from '../../../domain/report/report-form';
import { useFlows } from '../../given/flows';
import { useWhoIsHere } from '../../given/who-is-here';
import { useBegun } from '../../room/begun';
import { ToolButton } from '../tool-button/tool-button';
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
  const form = useBegun(machine, { userId, given: of, initial: { reason: '', words: '' } });
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
