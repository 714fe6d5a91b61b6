import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Buy } from '../../../domain/buy/buy';
import { buyerTypeName, namesIn, shortened } from '../../../domain/buy/buy-words';
import { industryChoices, regionChoices } from '../../../domain/deal-filter/choice';
import { ConfirmedDay } from '../confirmed-day/confirmed-day';
import { SealedField } from '../seal/sealed-field';
import { Tags } from '../tag/tag';
import { BudgetValue } from './budget-value';
import { buyText as text } from './text';

export interface BuyCardProps {
  readonly buy: Buy;
  readonly now: number;
  /** Its star, over the card's link. */
  readonly star?: ReactNode;
  /** What has become of it. */
  readonly mark?: ReactNode;
}

interface FactProps {
  readonly name: string;
  readonly className: string;
  readonly children: ReactNode;
}

const Fact = ({ name, className, children }: FactProps): ReactElement => (
  <div className={`buy-fact ${className}`}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** One demand. The whole card leads to it, by the link in its title. */
export function BuyCard({ buy, now, star, mark }: BuyCardProps): ReactElement {
  const { companyName } = buy;
  return (
    <article className={star === undefined ? 'buy' : 'buy buy-starred'}>
      <h3 className="buy-title">
        <Link to={`/buy/${buy.id}`}>{buy.title}</Link>
      </h3>
      {star}
      <Tags
        words={[
          buyerTypeName(buy.buyerType),
          shortened(namesIn(industryChoices, buy.industries), 2),
          shortened(namesIn(regionChoices, buy.regions), 2),
        ].filter((word) => word !== '')}
      />
      <dl className="buy-facts">
        <Fact className="buy-budget" name={text.budget}>
          <BudgetValue of={buy.budget} />
        </Fact>
        <Fact className="buy-stake" name={text.stake}>
          {buy.stake}
        </Fact>
        <Fact className="buy-buyer" name={text.buyer}>
          {companyName.kind === 'shown' ? companyName.value : <SealedField />}
        </Fact>
      </dl>
      <p className="buy-origin">
        {buy.code}
        <ConfirmedDay at={buy.confirmedAt} now={now} said={text.confirmed} />
        {mark === undefined || mark === null ? null : <> {mark}</>}
      </p>
    </article>
  );
}
