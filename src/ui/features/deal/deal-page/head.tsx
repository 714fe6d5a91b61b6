import type { ReactElement, ReactNode } from 'react';
import { isFinancing } from '../../../../domain/sale/financing';
import type { SaleDetail } from '../../../../domain/sale/sale-detail';
import { sourceTypeLabel } from '../../../../domain/sale/source-type';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import type { SourceType } from '../../../../../contract/sale/source-type';
import { AmountValue, GrowthValue } from '../../../kit/display/amount/amount-value';
import { currencyText } from '../../../kit/display/amount/text';
import { Tags } from '../../../kit/display/tag/tag';
import { partsText } from '../../../kit/text';
import { headId } from './part-ids';
import { dealPageText as text } from './text';

export interface HeadProps {
  readonly deal: SaleDetail;
  readonly sourceTypes: readonly SourceType[];
  /** Under the title: its code, its dates. */
  readonly meta?: ReactNode;
  /** The text without an amount; 面议 when left out. */
  readonly noAmount?: string | undefined;
}

/** What the deal is, and its four key figures. */
export function Head({ deal, sourceTypes, meta, noAmount = text.negotiable }: HeadProps): ReactElement {
  const words = [deal.industry, deal.region, sourceTypeLabel(deal.sourceType, sourceTypes)];
  return (
    <section id={headId} className="deal-head panel" aria-labelledby="deal-title">
      <h2 id="deal-title">{deal.title}</h2>
      {meta}
      <Tags words={words.filter((word) => word !== '')} />
      <dl className="key-figures">
        <div>
          <dt>{currencyText.named(deal.amountLabel)}</dt>
          <dd>
            <AmountValue of={deal.amount} absent={noAmount} />
          </dd>
        </div>
        <div>
          <dt>{isFinancing(deal) ? text.round : text.stage}</dt>
          <dd>
            <b className="key-stage">{deal.stage === '' ? partsText.absent : withNarrowSpaces(deal.stage)}</b>
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
