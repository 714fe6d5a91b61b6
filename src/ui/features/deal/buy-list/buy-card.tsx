import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../../../contract/kind/address';
import type { Buy } from '../../../../domain/buy/buy';
import { buyerTypeName, namesIn, shortened } from '../../../../domain/buy/buy-words';
import { industryChoices, regionChoices } from '../../../../domain/deal-filter/choice';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import { ConfirmedDay } from '../../../kit/display/confirmed-day/confirmed-day';
import { DealFact } from '../deal-list/deal-facts';
import { SealedField } from '../../../kit/display/seal/sealed-field';
import { partsText } from '../../../kit/text';
import { Tags } from '../../../kit/display/tag/tag';
import { BudgetValue } from './budget-value';
import { buyText as text } from './text';
import { Verbatim } from '../../../kit/display/verbatim/verbatim';

export interface BuyCardProps {
  readonly buy: Buy;
  readonly now: number;
  /** Where its link leads, when not to its page. */
  readonly to?: string;
  /** Its star, over the card's link. */
  readonly star?: ReactNode;
  /** What has become of it. */
  readonly badge?: ReactNode;
}

/** One demand. The whole card leads to it, by the link in its title. */
export function BuyCard({ buy, now, to, star, badge }: BuyCardProps): ReactElement {
  const { companyName } = buy;
  return (
    <article className={star === undefined ? 'deal demand' : 'deal demand deal-starred'}>
      <h3 className="deal-title">
        <Link to={to ?? addressOf('buy', buy)}>{buy.title}</Link>
      </h3>
      {star}
      <Tags
        words={[
          buyerTypeName(buy.buyerType),
          shortened(namesIn(industryChoices, buy.industries), 2),
          shortened(namesIn(regionChoices, buy.regions), 2),
        ].filter((word) => word !== '')}
      />
      <dl className="deal-facts">
        <DealFact className="demand-budget" name={text.budget}>
          <BudgetValue of={buy.budget} />
        </DealFact>
        <DealFact name={text.stake}>{withNarrowSpaces(buy.stake)}</DealFact>
        <DealFact className="demand-buyer" name={text.buyer}>
          {companyName.kind === 'shown' ? companyName.value : <SealedField word={partsText.sealedByBuyer} />}
        </DealFact>
      </dl>
      <p className="deal-origin">
        <Verbatim>{buy.code}</Verbatim>
        <ConfirmedDay at={buy.confirmedAt} now={now} said={text.confirmed} />
        {badge === undefined || badge === null ? null : <> {badge}</>}
      </p>
    </article>
  );
}
