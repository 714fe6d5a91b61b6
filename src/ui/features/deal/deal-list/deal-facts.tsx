import type { ReactElement, ReactNode } from 'react';
import { ndaAddress } from '../../../../domain/nda/nda-address';
import type { Sale } from '../../../../domain/sale/sale';
import { AmountValue, GrowthValue } from '../../../kit/display/amount/amount-value';
import { SealWay } from '../../../kit/display/seal/sealed-field';
import { dealText } from './text';

export interface DealFactsProps {
  readonly deal: Sale;
}

interface DealFactProps {
  readonly name: string;
  /**
   * The place in the row of a wide window: 'deal-end' is right-aligned; 'deal-asked' is the emphasised one.
   */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A figure of a card: under its name on a phone, in its column on a desktop. */
export function DealFact({ name, className, children }: DealFactProps): ReactElement {
  return (
    <div className={className === undefined ? 'deal-fact' : `deal-fact ${className}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A deal's three key figures: asking price, revenue, and profit or valuation. */
export function DealFacts({ deal }: DealFactsProps): ReactElement {
  const worth = deal.netProfit.kind === 'absent' && deal.valuation.kind !== 'absent';
  return (
    <SealWay value={ndaAddress(deal)}>
      <dl className="deal-facts">
        <DealFact className="deal-end deal-asked" name={deal.amountLabel}>
          <AmountValue of={deal.amount} absent={dealText.negotiable} />
        </DealFact>
        <DealFact className="deal-end" name={dealText.revenue(deal.revenueYear)}>
          <AmountValue of={deal.revenue} />
          <GrowthValue of={deal.revenueGrowth} />
        </DealFact>
        {worth ? (
          <DealFact className="deal-end deal-worth" name={dealText.valuation}>
            <AmountValue of={deal.valuation} />
          </DealFact>
        ) : (
          <DealFact className="deal-end" name={dealText.netProfit}>
            <AmountValue of={deal.netProfit} />
          </DealFact>
        )}
      </dl>
    </SealWay>
  );
}
