import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { Bid } from '../../../../../contract/bid/bid';
import type { BidForms } from '../../../../application/deals/bid/deal-bids';
import type { BidOf } from '../../../../application/deals/bid/forms';
import { selectSheetFormStatus } from '../../../../application/kit/sheet-form/status';
import type { WithdrawForm } from '../../../../domain/bid/bid-form';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { Button } from '../../../kit/action/button/button';
import { bidText } from './text';
import { WordsSheet } from '../../../kit/words-sheet/words-sheet';

const text = bidText.withdraw;

export interface WithdrawBidProps {
  readonly bid: Bid;
  readonly forms: BidForms;
  readonly userId: string;
}

/** Withdraws an open bid, after a question. */
export function WithdrawBid({ bid, forms, userId }: WithdrawBidProps): ReactElement {
  const form = usePartFlow(forms.withdraw, { userId, given: { bidId: bid.id }, initial: { words: '' } });
  const status = useSelector(form, selectSheetFormStatus<WithdrawForm, BidOf>);
  return (
    <>
      <Button small onPress={() => form.send({ type: 'form.opened' })}>
        {text.open}
      </Button>
      {status.phase === 'closed' ? null : (
        <WordsSheet
          title={text.titles[bid.kind]}
          lead={<p className="muted">{text.text}</p>}
          words={{ id: 'bid-withdraw', label: text.words, ...text }}
          danger
          value={status.typed.words}
          error={status.errors.words}
          failure={status.failure}
          focusRequest={status.focusField === null ? null : status.errors}
          busy={status.phase === 'sending'}
          onType={(words) => form.send({ type: 'form.typed', field: 'words', text: words })}
          onSubmit={() => form.send({ type: 'form.submitted' })}
          onClose={() => form.send({ type: 'form.closed' })}
        />
      )}
    </>
  );
}
