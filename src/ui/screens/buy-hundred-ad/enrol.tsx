import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { EnrollableDemand, Enrolment, OwnEnrolments } from '../../../../contract/enrolment/enrolment';
import type { EnrolmentMachine } from '../../../application/member/enrolment/forms';
import { selectSheetFormStatus } from '../../../application/kit/sheet-form/status';
import { buyerTypeName } from '../../../domain/buy/buy-words';
import type { EnrolmentForm, EnrolmentGiven } from '../../../domain/enrolment/enrolment-form';
import { Button } from '../../kit/action/button/button';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { WordsSheet } from '../../kit/words-sheet/words-sheet';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { buyHundredAdText } from './text';

const text = buyHundredAdText.form;

/** By whom and where the platform would call. */
export type Contact = Pick<OwnEnrolments, 'contactName' | 'contactPhone'>;

export interface EnrolProps {
  readonly demand: EnrollableDemand;
  readonly contact: Contact;
  readonly machine: EnrolmentMachine;
  readonly userId: string;
}

const Lead = ({ demand, contact }: Pick<EnrolProps, 'demand' | 'contact'>): ReactElement => (
  <div className="ad-lead">
    <KeyValues
      rows={[
        { name: text.demand, value: demand.title },
        { name: text.type, value: buyerTypeName(demand.buyerType) },
        { name: text.contact, value: `${contact.contactName} ${contact.contactPhone}`.trim() },
      ]}
    />
    <p className="muted">{text.typeNote}</p>
    <p className="muted">{text.note}</p>
  </div>
);

/** Enrols a demand, once more where an earlier enrolment is over, with what was said then. */
export function Enrol({ demand, contact, machine, userId }: EnrolProps): ReactElement {
  const { buyId, enrolment } = demand;
  const initial = { statement: enrolment?.statement ?? '' };
  const form = usePartFlow(machine, { userId, given: { buyId }, initial });
  const status = useSelector(form, selectSheetFormStatus<EnrolmentForm, EnrolmentGiven, Enrolment>);
  return (
    <>
      <Button
        small
        kind={enrolment === null ? 'primary' : 'secondary'}
        onPress={() => form.send({ type: 'form.opened' })}
      >
        {enrolment === null ? text.open : text.again}
      </Button>
      {status.phase === 'closed' ? null : (
        <WordsSheet
          title={text.title}
          lead={<Lead demand={demand} contact={contact} />}
          words={{ id: 'enrolment-statement', label: text.statement, ...text }}
          value={status.typed.statement}
          error={status.errors.statement}
          failure={status.failure}
          focusRequest={status.focusField === null ? null : status.errors}
          busy={status.phase === 'sending'}
          onType={(said) => form.send({ type: 'form.typed', field: 'statement', text: said })}
          onSubmit={() => form.send({ type: 'form.submitted' })}
          onClose={() => form.send({ type: 'form.closed' })}
        />
      )}
    </>
  );
}
