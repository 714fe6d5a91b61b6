import type { ReactElement } from 'react';
import type { CopyingMachine } from '../../../application/copying/machine';
import { isFinancing } from '../../../domain/sale/financing';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { awaitsConfirmation } from '../../../domain/sale/freshness';
import { sourceTypeLabel } from '../../../domain/sale/source-type';
import type { SourceType } from '../../../../contract/sale/source-type';
import { calendarText } from '../../../domain/time/calendar-text';
import { AmountValue, GrowthValue } from '../../parts/amount/amount-value';
import { currencyText } from '../../parts/amount/text';
import { CopyButton } from '../../parts/copy-button/copy-button';
import { StatusTag } from '../../parts/tag/status-tag';
import { Tags } from '../../parts/tag/tag';
import { partsText } from '../../parts/text';
import { saleDetailText as text } from './text';

export interface HeadProps {
  readonly deal: SaleDetail;
  readonly copying: CopyingMachine;
  readonly sourceTypes: readonly SourceType[];
  readonly now: number;
}

/** What the deal is, and its four key figures. */
export function Head({ deal, copying, sourceTypes, now }: HeadProps): ReactElement {
  return (
    <section className="deal-head panel" aria-labelledby="deal-title">
      <h2 id="deal-title">{deal.title}</h2>
      <p className="deal-meta">
        <span>
          {deal.code}
          <CopyButton machine={copying} of={{ text: deal.code }} name={text.code} />
        </span>
        {deal.confirmedAt === null ? null : (
          <span>{text.confirmed(calendarText(deal.confirmedAt, now))}</span>
        )}
        {awaitsConfirmation(deal.confirmedAt, now) ? (
          <StatusTag tone="pending" word={partsText.toConfirm} />
        ) : null}
        <CopyButton
          machine={copying}
          of={{ path: `/sale/${deal.sourceType}/${deal.id}` }}
          name={text.address}
          word={text.copyAddress}
        />
      </p>
      <Tags words={[deal.industry, deal.region, sourceTypeLabel(deal.sourceType, sourceTypes)]} />
      <dl className="key-figures">
        <div>
          <dt>{currencyText.named(deal.amountLabel)}</dt>
          <dd>
            <AmountValue of={deal.amount} absent={text.negotiable} />
          </dd>
        </div>
        <div>
          <dt>{isFinancing(deal) ? text.round : text.stage}</dt>
          <dd>
            <b className="key-stage">{deal.stage}</b>
          </dd>
        </div>
        <div>
          <dt>{text.revenue(deal.revenueYear)}</dt>
          <dd>
            <AmountValue of={deal.revenue} />
            {deal.revenueGrowth.kind === 'shown' ? (
              <small>
                {text.growth} <GrowthValue of={deal.revenueGrowth} />
              </small>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{text.netProfit}</dt>
          <dd>
            <AmountValue of={deal.netProfit} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
