import type { ReactElement, ReactNode } from 'react';
import type { Investor } from '../../../../contract/investor/investor';
import { namesIn, shortened } from '../../../domain/buy/buy-words';
import { industryChoices, regionChoices, roundChoices } from '../../../domain/deal-filter/choice';
import { rangeText } from '../../../domain/number/range-text';
import { Tags } from '../tag/tag';
import { investorText as text } from './text';

export interface InvestorCardProps {
  readonly investor: Investor;
  readonly star?: ReactNode;
}

/** One investor: what it puts money into, how much at a time, and at which rounds. */
export function InvestorCard({ investor, star }: InvestorCardProps): ReactElement {
  const { name, kind, region, focus, rounds, chequeMin, chequeMax, cases, intro } = investor;
  return (
    <article className={star === undefined ? 'buy' : 'buy buy-starred'}>
      <h3 className="buy-title">{name}</h3>
      {star}
      <Tags
        words={[
          text.kinds[kind],
          shortened(namesIn(industryChoices, focus), 2),
          namesIn(regionChoices, [region]).join(''),
        ].filter((word) => word !== '')}
      />
      <dl className="buy-facts">
        <div className="buy-fact buy-budget">
          <dt>{text.cheque}</dt>
          <dd>
            <b className="budget">{rangeText(chequeMin, chequeMax)}</b>
          </dd>
        </div>
        <div className="buy-fact">
          <dt>{text.rounds}</dt>
          <dd>{shortened(namesIn(roundChoices, rounds), 2)}</dd>
        </div>
        <div className="buy-fact buy-buyer">
          <dt>{text.cases}</dt>
          <dd>{text.many(cases)}</dd>
        </div>
      </dl>
      <p className="buy-origin investor-intro">{intro}</p>
    </article>
  );
}
