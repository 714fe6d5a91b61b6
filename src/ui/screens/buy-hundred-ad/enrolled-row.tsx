import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { EnrollableDemand, EnrolmentState } from '../../../../contract/enrolment/enrolment';
import { addressOf } from '../../../../contract/kind/address';
import type { EnrolmentForms } from '../../../application/member/enrolment/own-enrolments';
import { buyerTypeName } from '../../../domain/buy/buy-words';
import { possibleWith } from '../../../domain/enrolment/possible';
import { whenText } from '../../../domain/time/when-text';
import { readerClock } from '../../../domain/time/date-fields';
import { Separator } from '../../kit/display/separator/separator';
import { StatusTag, type StatusTone } from '../../kit/display/tag/status-tag';
import { Enrol, type Contact } from './enrol';
import { Leave } from './leave';
import { buyHundredAdText as text } from './text';
import { Verbatim } from '../../kit/display/verbatim/verbatim';

export interface EnrolledRowProps {
  readonly demand: EnrollableDemand;
  readonly contact: Contact;
  readonly forms: EnrolmentForms;
  readonly userId: string;
  readonly now: number;
}

const tones: Readonly<Record<EnrolmentState, StatusTone>> = {
  pending: 'pending',
  approved: 'done',
  rejected: 'rejected',
  withdrawn: 'over',
  ended: 'over',
};

const saidOf = ({ listed, enrolment }: EnrollableDemand): string => {
  if (enrolment?.state !== 'ended') return text.explained[enrolment?.state ?? 'none'];
  return listed ? text.enrolAgainNow : `${text.explained.ended}${text.relist}`;
};

/** One of the user's demands: its state in the programme, the reason, and the possible actions. */
export function EnrolledRow({ demand, contact, forms, userId, now }: EnrolledRowProps): ReactElement {
  const { buyId, code, title, buyerType, enrolment } = demand;
  const possible = possibleWith(demand);
  const reason = enrolment?.reason ?? '';
  const key = `${enrolment?.id ?? ''} ${enrolment?.state ?? ''}`;
  return (
    <li>
      <p className="ad-head">
        <Link to={addressOf('buy', { id: buyId })}>{title}</Link>
        <StatusTag
          tone={enrolment === null ? 'open' : tones[enrolment.state]}
          word={text.states[enrolment?.state ?? 'none']}
        />
      </p>
      <p className="ad-facts">
        {buyerTypeName(buyerType)}
        <Separator />
        <Verbatim>{code}</Verbatim>
        {enrolment === null ? null : (
          <>
            <Separator />
            <span>{text.changed(whenText(enrolment.changedAt, now, readerClock))}</span>
          </>
        )}
      </p>
      {reason === '' ? null : (
        <p className={enrolment?.state === 'rejected' ? 'ad-reason' : 'ad-said'}>
          {enrolment?.state === 'withdrawn' ? text.words(reason) : text.reason(reason)}
        </p>
      )}
      <div className="ad-foot">
        <p className="ad-said">{saidOf(demand)}</p>
        {possible === 'enrol' ? (
          <Enrol key={key} demand={demand} contact={contact} machine={forms.enrol} userId={userId} />
        ) : null}
        {possible === 'leave' && enrolment !== null ? (
          <Leave key={key} enrolment={enrolment} machine={forms.leave} userId={userId} />
        ) : null}
      </div>
    </li>
  );
}
