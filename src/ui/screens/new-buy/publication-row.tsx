import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { PublicationHead } from '../../../../contract/publication/publication';
import { fieldLabel } from '../../../../contract/publication/field-label';
import { matchingAddress } from '../../../domain/matching/matching-address';
import { formAddress } from '../../../domain/publication/form-address';
import { formPlan, stepOf } from '../../../domain/publication/form-plan';
import { mayBeChanged, possibleActs, type PossibleAct } from '../../../domain/publication/possible-acts';
import { shownEdit, shownState, type ShownState } from '../../../domain/publication/shown-state';
import { calendarText } from '../../../domain/time/calendar-text';
import { readerClock } from '../../../domain/time/date-fields';
import { dealDay } from '../../../domain/time/deal-day';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Icon } from '../../kit/display/icon/icon';
import { Separator } from '../../kit/display/separator/separator';
import { StatusTag, type StatusTone } from '../../kit/display/tag/status-tag';
import { newBuyText as text, publicationWords } from './text';

export interface PublicationRowProps {
  readonly publication: PublicationHead;
  /** Something is being done about it. */
  readonly busy: boolean;
  readonly onAct: (act: PossibleAct) => void;
  readonly now: number;
}

const tones: Readonly<Record<ShownState, StatusTone>> = {
  draft: 'open',
  pending: 'pending',
  rejected: 'rejected',
  listed: 'done',
  unconfirmed: 'pending',
  withdrawn: 'over',
  closed: 'over',
};

/** One publication: what, how far, since when, and what is to be mended, each reason leading to its field. */
export function PublicationRow({ publication, busy, onAct, now }: PublicationRowProps): ReactElement {
  const { id, kind, title, number, code, reasons, savedAt, confirmedAt, interest, address } = publication;
  const acts = possibleActs(publication);
  const state = shownState(publication);
  const edit = shownEdit(publication);
  const form = formAddress({ kind, id, step: 1, field: null });
  return (
    <article className="pub-row">
      <p className="pub-head">
        <Link className="pub-name" to={form}>
          {title === '' ? text.untitled : title}
        </Link>
        <StatusTag tone={tones[state]} word={publicationWords[state]} />
      </p>
      <p className="pub-facts">
        {text.kinds[kind]}
        <Separator />
        <span translate="no">{code ?? text.number(number)}</span>
        <Separator />
        <span>
          {confirmedAt === null
            ? text.savedAt(calendarText(savedAt, now, readerClock))
            : text.confirmedAt[kind](dealDay(confirmedAt, now, readerClock))}
        </span>
        {edit === null ? null : (
          <>
            <Separator />
            <b className={edit === 'editRejected' ? 'pub-failed' : undefined}>{publicationWords[edit]}</b>
          </>
        )}
      </p>
      {reasons.length === 0 ? null : (
        <div className="pub-reasons" role="group" aria-label={text.reasons(reasons.length)}>
          {reasons.map(({ field, reason }) => (
            <Link key={field} to={formAddress({ kind, id, step: stepOf(formPlan(kind), field), field })}>
              {text.form.reason(fieldLabel(field), reason)}
              <Icon name="forward" size={16} />
            </Link>
          ))}
        </div>
      )}
      {interest === null ? null : <p className="pub-facts">{text.interest[kind](interest)}</p>}
      {acts.length === 0 && address === null && state !== 'pending' ? null : (
        <div className="pub-acts">
          {address === null ? null : <ButtonLink to={address}>{text.acts.look}</ButtonLink>}
          {address === null ? null : <ButtonLink to={matchingAddress(id)}>{text.acts.match}</ButtonLink>}
          {state === 'pending' ? <ButtonLink to={form}>{text.acts.follow}</ButtonLink> : null}
          {mayBeChanged(publication) ? (
            <ButtonLink to={form}>{state === 'draft' ? text.acts.goOn : text.acts.change}</ButtonLink>
          ) : null}
          {acts.map((act) => (
            <Button
              key={act}
              kind={act === 'confirm' && publication.freshness !== 'fresh' ? 'primary' : 'secondary'}
              busy={busy}
              onPress={() => onAct(act)}
            >
              {text.acts.words[act]}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}
