import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../../../contract/kind/address';
import { ndaStateLabels } from '../../../../domain/sale/nda-state';
import { concernsNda, type Sale } from '../../../../domain/sale/sale';
import { ConfirmedDay } from '../../../kit/display/confirmed-day/confirmed-day';
import { Tags } from '../../../kit/display/tag/tag';
import { StatusTag } from '../../../kit/display/tag/status-tag';
import { DealFacts } from './deal-facts';
import { ndaTones } from './nda-tones';
import { dealText } from './text';
import { Verbatim } from '../../../kit/display/verbatim/verbatim';

export interface DealCardProps {
  readonly deal: Sale;
  readonly now: number;
  /** Where its link leads, when not to its page. */
  readonly to?: string;
  /** A visitor has no NDA, and reads of none. */
  readonly forVisitor: boolean;
  readonly extra?: ReactNode;
  /** Its star, over the card's link. */
  readonly star?: ReactNode;
  /** What has become of it, in place of the NDA. */
  readonly badge?: ReactNode;
}

/** One deal. The whole card leads to it, by the link in its title. */
export function DealCard({ deal, now, to, forVisitor, extra, star, badge }: DealCardProps): ReactElement {
  return (
    <article className={star === undefined ? 'deal' : 'deal deal-starred'}>
      <h3 className="deal-title">
        <Link to={to ?? addressOf('sale', deal)}>{deal.title}</Link>
      </h3>
      {star}
      <Tags words={[deal.industry, deal.region, deal.stage].filter((word) => word !== '')} />
      {/* Of one that is over there are no figures. */}
      {badge === undefined ? <DealFacts deal={deal} /> : null}
      <p className="deal-origin">
        <span>
          <Verbatim>{deal.code}</Verbatim>
          <ConfirmedDay at={deal.confirmedAt} now={now} said={dealText.confirmed} />
        </span>
        {extra}
      </p>
      {forVisitor ? null : (
        <span className="deal-nda">
          {badge ??
            (concernsNda(deal) ? (
              <StatusTag tone={ndaTones[deal.ndaState]} word={ndaStateLabels[deal.ndaState]} />
            ) : null)}
        </span>
      )}
    </article>
  );
}
