import type { ReactElement, SyntheticEvent } from 'react';
import type { Bid } from '../../../../../contract/bid/bid';
import type { FormEvent } from '../../../../application/kit/form/form-context';
import type { SheetFormStatus } from '../../../../application/kit/sheet-form/status';
import {
  bidUnit,
  leastToSay,
  sayableBid,
  type BidForm,
  type BidGiven,
} from '../../../../domain/bid/bid-form';
import { bidShare } from '../../../../domain/bid/bid-share';
import { amountInWords } from '../../../../domain/number/amount-in-words';
import { readingsOf } from '../../../../domain/number/amount-readings';
import { figureText } from '../../../../../contract/values/amount-figure';
import { amountUnits, inUnit, isAmountUnit } from '../../../../../contract/values/typed-amount';
import { Button } from '../../../kit/action/button/button';
import { TextArea } from '../../../kit/form/field/text-area';
import { TextField } from '../../../kit/form/field/text-field';
import { ResultNote } from '../../../kit/state/result-note/result-note';
import { Asking } from '../../../kit/words-sheet/asking';
import { Sheet } from '../../../kit/sheet/sheet';
import { bidText } from './text';
import '../../../kit/words-sheet/words-sheet.css';
import './bid.css';

const text = bidText.form;

export interface BidSheetProps {
  readonly title: string;
  /** What the owner asked, which is answered here; '' where nothing was. */
  readonly asked: string;
  readonly given: BidGiven;
  readonly status: SheetFormStatus<BidForm, Bid>;
  readonly send: (event: FormEvent<BidForm>) => void;
}

function Amount({ given, status, send }: Omit<BidSheetProps, 'title' | 'asked'>): ReactElement {
  const { typed, errors, focusField, asking } = status;
  const amount = sayableBid(typed, given);
  const least = leastToSay(typed, given, errors);
  const unit = bidUnit(typed);
  const choose = (chosen: string): void => {
    if (!isAmountUnit(chosen)) return;
    send({ type: 'form.typed', field: 'amount', text: inUnit(typed.amount, chosen) });
    send({ type: 'form.typed', field: 'unit', text: chosen });
  };
  return (
    <div>
      <TextField
        id="bid-amount"
        label={text.amount}
        placeholder={text.amountHint}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount}
        error={errors.amount === asking ? undefined : errors.amount}
        focusRequest={focusField === 'amount' ? errors : null}
        onType={(typedText) => send({ type: 'form.typed', field: 'amount', text: typedText })}
        after={
          <select
            className="bid-unit"
            aria-label={text.unit}
            value={unit}
            onChange={({ target }) => choose(target.value)}
          >
            {amountUnits.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        }
      />
      <p className="bid-reading">
        {amount === null ? null : (
          <span>{text.readings(readingsOf(amount, unit), bidShare(amount, given.price))}</span>
        )}
        {least === null ? null : <span>{text.least(figureText(least))}</span>}
      </p>
    </div>
  );
}

/** Expressing interest, or naming a sum with its other readings below. */
export function BidSheet({ title, asked, ...form }: BidSheetProps): ReactElement {
  const { given, status, send } = form;
  const { phase, typed, errors, failure, focusField, asking } = status;
  const amount = sayableBid(typed, given);
  const busy = phase === 'sending';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <Sheet title={title} onClose={() => send({ type: 'form.closed' })}>
      <form className="words-form" noValidate onSubmit={submit}>
        <p className="muted">{text.leads[given.kind]}</p>
        {asked === '' ? null : (
          <figure className="bid-asked">
            <figcaption>{text.asked}</figcaption>
            <blockquote className="bid-words">{asked}</blockquote>
          </figure>
        )}
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        {given.kind === 'bid' ? <Amount {...form} /> : null}
        <TextArea
          id="bid-note"
          label={text.note}
          placeholder={text.noteHint}
          value={typed.note}
          error={errors.note}
          focusRequest={focusField === 'note' ? errors : null}
          onType={(typedText) => send({ type: 'form.typed', field: 'note', text: typedText })}
        />
        {asking === null ? null : (
          <Asking inWords={amount === null ? null : text.inWords(amountInWords(amount))}>{asking}</Asking>
        )}
        <Button kind="primary" block submits busy={busy}>
          {busy ? text.submitting : asking === null ? text.submit : text.confirm}
        </Button>
      </form>
    </Sheet>
  );
}
