import { useSelector } from '@xstate/react';
import { useEffect, type ReactElement } from 'react';
import type { Bid, BidKind } from '../../../../../contract/bid/bid';
import type { DealBids } from '../../../../../contract/bid/deal-bids';
import type { BidForms } from '../../../../application/deals/bid/deal-bids';
import { selectSheetFormStatus } from '../../../../application/kit/sheet-form/status';
import type { SaleDetail } from '../../../../domain/sale/sale-detail';
import { initialBid, type BidForm, type BidGiven } from '../../../../domain/bid/bid-form';
import { sayable } from '../../../../domain/bid/what-is-possible';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { Button } from '../../../kit/action/button/button';
import { bidSheetLater } from './bid-sheet-later';
import { bidText as text } from './text';

export interface BiddingProps {
  readonly bids: DealBids;
  readonly forms: BidForms;
  readonly userId: string;
  /** Of the deal; '' where it cannot be read any more. */
  readonly title: string;
  /** The asking price of the deal. */
  readonly price: SaleDetail['amount'];
}

export interface BidPanelProps extends BiddingProps {
  readonly now: number;
}

interface SayProps extends BiddingProps {
  readonly kind: BidKind;
  readonly look: 'primary' | 'secondary';
  readonly word: string;
  readonly asked: string;
}

function Say({
  bids: { saleId, least, own },
  forms,
  userId,
  price,
  kind,
  look,
  word,
  asked,
}: SayProps): ReactElement {
  const given = { saleId, kind, least, price };
  const form = usePartFlow(forms.place, { userId, given, initial: initialBid(own, kind) });
  const status = useSelector(form, selectSheetFormStatus<BidForm, BidGiven, Bid>);
  return (
    <>
      <Button kind={look} onPress={() => form.send({ type: 'form.opened' })}>
        {word}
      </Button>
      {status.phase === 'closed' ? null : (
        <bidSheetLater.Part
          title={word}
          asked={asked}
          given={given}
          status={status}
          send={(event) => form.send(event)}
        />
      )}
    </>
  );
}

/** What may be said of the deal now: to bid, to express interest, to answer what was asked (SCR-03). */
export function BidActions(props: BiddingProps): ReactElement {
  useEffect(() => {
    // What does not come now is asked for again when the sheet is opened.
    bidSheetLater.preload().catch(() => undefined);
  }, []);
  const { main, second, supplements } = sayable(props.bids);
  const { id = '', state = '', answer = '' } = props.bids.own ?? {};
  const said = { ...props, asked: supplements ? answer : '' };
  const word = (kind: BidKind): string => text.actions[supplements ? 'supplement' : kind];
  return (
    <>
      {second === null ? null : (
        <Say key={`${second} ${id} ${state}`} {...said} kind={second} look="secondary" word={word(second)} />
      )}
      {main === null ? null : (
        <Say key={`${main} ${id} ${state}`} {...said} kind={main} look="primary" word={word(main)} />
      )}
    </>
  );
}
