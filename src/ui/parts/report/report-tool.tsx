import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ReportReason } from '../../../../contract/report/report';
import type { ReportMachine } from '../../../application/report/definition';
import { selectSheetFormStatus } from '../../../application/sheet-form/status';
import type { ReportForm, ReportOf } from '../../../domain/report/report-form';
import { useFlows } from '../../given/flows';
import { useWhoIsHere } from '../../given/who-is-here';
import { useBegun } from '../../room/begun';
import { WordsSheet } from '../words-sheet/words-sheet';
import { ChoiceChips } from '../field/choice-chips';
import { ToolButton } from '../tool-button/tool-button';
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
  const form = useBegun(machine, { userId, given: of, initial: { reason: 'untrue', words: '' } });
  const { phase, answer, typed, errors, failure, focusField } = useSelector(
    form,
    selectSheetFormStatus<ReportForm, ReportOf, void>,
  );
  const type = (field: 'reason' | 'words') => (said: string) =>
    form.send({ type: 'form.typed', field, text: said });
  // Nothing is answered but that it was taken.
  const isReported = answer !== null;
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
      {phase === 'closed' ? null : (
        <WordsSheet
          title={text.title}
          lead={
            <>
              <p className="muted">{text.lead}</p>
              <ChoiceChips
                name="report-reason"
                label={text.reason}
                choices={choices}
                chosen={typed.reason}
                onChoose={type('reason')}
              />
            </>
          }
          words={{
            id: 'report-words',
            label: text.words,
            hint: text.wordsHint,
            submit: text.submit,
            submitting: text.submitting,
          }}
          value={typed.words}
          error={errors.words}
          failure={failure}
          focusSign={focusField === null ? null : errors}
          busy={phase === 'sending'}
          onType={type('words')}
          onSubmit={() => form.send({ type: 'form.submitted' })}
          onClose={() => form.send({ type: 'form.closed' })}
        />
      )}
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
