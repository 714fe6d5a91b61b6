import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { Enrolment } from '../../../../contract/enrolment/enrolment';
import type { EnrolmentOf, LeaveMachine } from '../../../application/member/enrolment/forms';
import { selectSheetFormStatus } from '../../../application/kit/sheet-form/status';
import type { LeaveForm } from '../../../domain/enrolment/enrolment-form';
import { Button } from '../../kit/action/button/button';
import { WordsSheet } from '../../kit/words-sheet/words-sheet';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { buyHundredAdText } from './text';

const text = buyHundredAdText.leave;

export interface LeaveProps {
  readonly enrolment: Enrolment;
  readonly machine: LeaveMachine;
  readonly userId: string;
}

/** Takes an enrolment back, or leaves the programme; it is asked about first. */
export function Leave({ enrolment: { id, state }, machine, userId }: LeaveProps): ReactElement {
  const form = usePartFlow(machine, { userId, given: { enrolmentId: id }, initial: { words: '' } });
  const status = useSelector(form, selectSheetFormStatus<LeaveForm, EnrolmentOf>);
  const which = state === 'approved' ? 'approved' : 'pending';
  return (
    <>
      <Button small onPress={() => form.send({ type: 'form.opened' })}>
        {text.open[which]}
      </Button>
      {status.phase === 'closed' ? null : (
        <WordsSheet
          title={text.title[which]}
          lead={<p className="muted">{text.text[which]}</p>}
          words={{
            id: 'enrolment-leave',
            label: text.words,
            hint: text.hint,
            submit: text.submit[which],
            submitting: text.submitting,
          }}
          danger
          value={status.typed.words}
          error={status.errors.words}
          failure={status.failure}
          focusRequest={status.focusField === null ? null : status.errors}
          busy={status.phase === 'sending'}
          onType={(said) => form.send({ type: 'form.typed', field: 'words', text: said })}
          onSubmit={() => form.send({ type: 'form.submitted' })}
          onClose={() => form.send({ type: 'form.closed' })}
        />
      )}
    </>
  );
}
