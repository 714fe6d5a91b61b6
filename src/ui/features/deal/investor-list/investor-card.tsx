import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { investorTypes, type Investor } from '../../../../../contract/investor/investor';
import { addressOf } from '../../../../../contract/kind/address';
import { namesIn, shortened } from '../../../../domain/buy/buy-words';
import { industryChoices, regionChoices, roundChoices } from '../../../../domain/deal-filter/choice';
import { RangeValue } from '../buy-list/range-value';
import { DealFact } from '../deal-list/deal-facts';
import { Tags } from '../../../kit/display/tag/tag';
import { investorText as text } from './text';

export interface InvestorCardProps {
  readonly investor: Investor;
  readonly star?: ReactNode;
}

/** One investor: what it puts money into, how much at a time, and at which rounds. */
export function InvestorCard({ investor, star }: InvestorCardProps): ReactElement {
  const { id, name, kind, region, focus, rounds, chequeMin, chequeMax, cases, intro } = investor;
  return (
    <article className={star === undefined ? 'deal demand' : 'deal demand deal-starred'}>
      <h3 className="deal-title">
        <Link to={addressOf('investor', { id })}>{name}</Link>
      </h3>
      {star}
      <Tags
        words={[
          investorTypes[kind],
          shortened(namesIn(industryChoices, focus), 2),
          namesIn(regionChoices, [region]).join(''),
        ].filter((word) => word !== '')}
      />
      <dl className="deal-facts">
        <DealFact className="demand-budget" name={text.cheque}>
          <RangeValue min={chequeMin} max={chequeMax} />
        </DealFact>
        <DealFact name={text.rounds}>{shortened(namesIn(roundChoices, rounds), 2)}</DealFact>
        <DealFact className="demand-buyer" name={text.cases}>
          {text.many(cases)}
        </DealFact>
      </dl>
      <p className="deal-origin investor-intro">{intro}</p>
    </article>
  );
}
