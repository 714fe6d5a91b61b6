import type { ReactElement } from 'react';
import type { CopyingMachine } from '../../../application/copying/machine';
import type { BuyDetail } from '../../../domain/buy/buy';
import { buyerTypeName } from '../../../domain/buy/buy-words';
import { awaitsConfirmation } from '../../../domain/sale/freshness';
import { calendarText } from '../../../domain/time/calendar-text';
import { currencyText } from '../../parts/amount/text';
import { BudgetValue } from '../../parts/buy-list/budget-value';
import { buyText } from '../../parts/buy-list/text';
import { CopyButton } from '../../parts/copy-button/copy-button';
import { StatusTag } from '../../parts/tag/status-tag';
import { Tags } from '../../parts/tag/tag';
import { partsText } from '../../parts/text';
import { buyDetailText as text } from './text';

export interface HeadProps {
  readonly buy: BuyDetail;
  readonly copying: CopyingMachine;
  readonly now: number;
}

/** What is looked for, and its key figures. */
export function Head({ buy, copying, now }: HeadProps): ReactElement {
  return (
    <section className="deal-head panel" aria-labelledby="buy-title">
      <h2 id="buy-title">{buy.title}</h2>
      <p className="deal-meta">
        <span>
          {buy.code}
          <CopyButton machine={copying} of={{ text: buy.code }} name={text.code} />
        </span>
        {buy.confirmedAt === null ? null : (
          <span>{buyText.confirmed(calendarText(buy.confirmedAt, now))}</span>
        )}
        {awaitsConfirmation(buy.confirmedAt, now) ? (
          <StatusTag tone="pending" word={partsText.toConfirm} />
        ) : null}
        <CopyButton
          machine={copying}
          of={{ path: `/buy/${buy.id}` }}
          name={text.address}
          word={text.copyAddress}
        />
      </p>
      <Tags words={[buyerTypeName(buy.buyerType), ...(buy.hundred ? [text.hundred] : [])]} />
      <dl className="key-figures buy-figures">
        <div>
          <dt>{currencyText.named(buyText.budget)}</dt>
          <dd>
            <BudgetValue of={buy.budget} />
          </dd>
        </div>
        {buy.expiresAt === null ? null : (
          <div>
            <dt>{text.validUntil}</dt>
            <dd>
              <b>{calendarText(buy.expiresAt, now)}</b>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
