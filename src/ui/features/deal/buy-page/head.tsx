import type { ReactElement, ReactNode } from 'react';
import type { BuyDetail } from '../../../../domain/buy/buy';
import { buyerTypeName } from '../../../../domain/buy/buy-words';
import { dealDay } from '../../../../domain/time/deal-day';
import { useReaderClock } from '../../../kit/display/confirmed-day/use-reader-clock';
import { currencyText } from '../../../kit/display/amount/text';
import { BudgetValue } from '../buy-list/budget-value';
import { buyText } from '../buy-list/text';
import { Tags } from '../../../kit/display/tag/tag';
import { buyPageText as text } from './text';

export interface HeadProps {
  readonly buy: BuyDetail;
  readonly now: number;
  /** Under the title: its code, its dates. */
  readonly meta?: ReactNode;
  /** The text without a budget; 面议 when left out. */
  readonly noBudget?: string | undefined;
}

/** The title of the demand, and its key figures. */
export function Head({ buy, now, meta, noBudget }: HeadProps): ReactElement {
  const reader = useReaderClock();
  return (
    <section className="deal-head panel" aria-labelledby="buy-title">
      <h2 id="buy-title">{buy.title}</h2>
      {meta}
      <Tags words={[buyerTypeName(buy.buyerType), ...(buy.hundred ? [text.hundred] : [])]} />
      <dl className="key-figures buy-figures">
        <div>
          <dt>{currencyText.named(buyText.budget)}</dt>
          <dd>
            <BudgetValue of={buy.budget} absent={noBudget} />
          </dd>
        </div>
        {buy.expiresAt === null ? null : (
          <div>
            <dt>{text.validUntil}</dt>
            <dd>
              <b>{dealDay(buy.expiresAt, now, reader)}</b>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
