import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ReceivedBid as Received } from '../../../../../contract/bid/bid';
import type { DealState } from '../../../../../contract/sale/deal-state';
import type { BidForms } from '../../../../application/deals/bid/deal-bids';
import { selectSheetFormStatus } from '../../../../application/kit/sheet-form/status';
import { initialAnswer, type AnswerForm, type AnswerGiven } from '../../../../domain/bid/bid-form';
import { amountInWords } from '../../../../domain/number/amount-in-words';
import { nextStepDate } from '../../../../domain/bid/after-acceptance';
import { mayAnswer } from '../../../../domain/bid/what-is-possible';
import { whenText } from '../../../../domain/time/when-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { Button } from '../../../kit/action/button/button';
import { ChoiceChips } from '../../../kit/form/field/choice-chips';
import { BidStateTag } from './bid-state-tag';
import { ExactAmount } from './exact-amount';
import { bidText, dayBefore } from './text';
import { WordsSheet } from '../../../kit/words-sheet/words-sheet';

const text = bidText.received;
const choices = (['accepted', 'moreAsked', 'declined'] as const).map((value) => ({
  value,
  word: bidText.verdicts[value],
}));

export interface ReceivedBidProps {
  readonly bid: Received;
  /** Of the deal. */
  readonly title: string;
  readonly dealState: DealState;
  readonly forms: BidForms;
  readonly userId: string;
  readonly now: number;
}

/** The answer to one, which stays open over what becomes of the bid meanwhile: what the owner typed is not lost. */
function Answer({ bid, title, dealState, forms, userId }: Omit<ReceivedBidProps, 'now'>): ReactElement {
  const isOpen = mayAnswer(bid.state, dealState);
  const { id: bidId, kind, amount, bidderName } = bid;
  const given = { bidId, kind, amount, bidderName };
  const form = usePartFlow(forms.answer, { userId, given, initial: initialAnswer });
  const status = useSelector(form, selectSheetFormStatus<AnswerForm, AnswerGiven>);
  const verdictError = status.errors.verdict === status.asking ? undefined : status.errors.verdict;
  const { verdict, words } = status.typed;
  const type = (field: 'verdict' | 'words') => (typed: string) =>
    form.send({ type: 'form.typed', field, text: typed });
  return (
    <>
      {isOpen ? (
        <Button small onPress={() => form.send({ type: 'form.opened' })}>
          {text.open}
        </Button>
      ) : null}
      {status.phase === 'closed' ? null : (
        <WordsSheet
          title={text.title(bid.bidderName)}
          lead={
            <>
              <dl className="bid-about">
                <dt>{text.deal}</dt>
                <dd>{title}</dd>
                <dt>{bidText.kinds[kind]}</dt>
                <dd>{amount === null ? text.noSum : <ExactAmount of={amount} />}</dd>
              </dl>
              <ChoiceChips
                name="bid-verdict"
                label={text.verdict}
                choices={choices}
                chosen={verdict}
                error={verdictError}
                focusRequest={status.focusField === 'verdict' ? status.errors : null}
                onChoose={type('verdict')}
              />
            </>
          }
          words={{ id: 'bid-answer', ...text, label: text.words[verdict] }}
          asking={status.asking}
          askedInWords={amount === null ? null : bidText.form.inWords(amountInWords(amount))}
          value={words}
          error={status.errors.words}
          failure={status.failure ?? (isOpen ? null : text.overMeanwhile)}
          focusRequest={status.focusField === 'words' ? status.errors : null}
          busy={status.phase === 'sending'}
          onType={type('words')}
          onSubmit={() => form.send({ type: 'form.submitted' })}
          onClose={() => form.send({ type: 'form.closed' })}
        />
      )}
    </>
  );
}

/** One interest or bid, as the owner of the deal reads and answers it. */
export function ReceivedBid({ bid, title, dealState, now, ...answering }: ReceivedBidProps): ReactElement {
  const { kind, amount, note, answer, bidderName, bidderCompany, changedAt } = bid;
  const by = dealState === 'listed' ? nextStepDate(bid) : null;
  return (
    <li>
      <p className="bid-head">
        <b>{[bidderCompany, bidderName].filter((part) => part !== '').join(' ')}</b>
        <span className="muted">{whenText(changedAt, now, readerClock)}</span>
      </p>
      <p className="bid-head">
        <span>{bidText.kinds[kind]}</span>
        {amount === null ? null : <ExactAmount of={amount} />}
        <BidStateTag bid={bid} dealState={dealState} />
      </p>
      {note === '' ? null : <p className="bid-words">{bidText.note(note)}</p>}
      {answer === '' ? null : <p className="bid-words">{bidText.answer(answer)}</p>}
      {by === null ? null : <p className="bid-next">{text.next[kind](dayBefore(by, now))}</p>}
      <Answer bid={bid} title={title} dealState={dealState} {...answering} />
    </li>
  );
}
