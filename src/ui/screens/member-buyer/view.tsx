import type { ReactElement } from 'react';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { Membership } from '../../../../contract/membership/membership';
import type { Plan } from '../../../../contract/membership/plan';
import { heldPlan, whyNotSold, type WhyNotSold } from '../../../domain/membership/why-not-sold';
import type { Prove } from '../../../../contract/account/prove';
import { ButtonLink } from '../../kit/action/button/button-link';
import { ArticleParts } from '../../features/page/article/article-parts';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { Panel } from '../../kit/display/panel/panel';
import { PlansOr } from '../../features/payment/plan-part/plans-or';
import { RightsList } from '../../features/payment/plan-part/rights-list';
import { Price } from '../../kit/display/price/price';
import { buyerPlanId, memberBuyerText as text } from './text';
import './style.css';

export interface MemberBuyerViewProps {
  readonly plans: ResourceStatus<readonly Plan[]>;
  /** The user's own membership; null while unknown. */
  readonly own: Membership | null;
  readonly prove: Prove | null;
  readonly now: number;
  readonly onReload: () => void;
}

interface BuyerPlanProps {
  readonly plan: Plan;
  readonly isOwn: boolean;
  readonly whyNot: WhyNotSold | null;
}

function BuyerPlan({ plan, isOwn, whyNot }: BuyerPlanProps): ReactElement {
  return (
    <>
      <section className="buyer-plan" aria-label={plan.name}>
        <p className="buyer-lead">{text.lead}</p>
        <p className="buyer-price">
          <Price of={plan.amount} size="middle" />
          <span className="muted">{text.perYear(plan.months)}</span>
        </p>
        <div className="buyer-actions">
          {whyNot === null ? (
            <ButtonLink kind="primary" block to={`/member/pay?plan=${plan.planId}`}>
              {isOwn ? text.renew : text.open}
            </ButtonLink>
          ) : (
            <p className="buyer-why">{text.whyNot[whyNot]}</p>
          )}
          {whyNot === 'verification' ? (
            <ButtonLink kind="primary" block to="/user/auditLogin">
              {text.verify}
            </ButtonLink>
          ) : null}
          <ButtonLink block to="/member/pay">
            {text.compare}
          </ButtonLink>
        </div>
      </section>
      <Panel title={text.rights}>
        <RightsList rights={plan.rights} />
      </Panel>
    </>
  );
}

export function MemberBuyerView({ plans, own, prove, now, onReload }: MemberBuyerViewProps): ReactElement {
  return (
    <>
      <EarlierNotice status={plans} now={now} />
      <PlansOr plans={plans} onReload={onReload}>
        {(all) => {
          const plan = all.find(({ planId }) => planId === buyerPlanId);
          if (plan === undefined) return null;
          const isOwn = plan.planId === heldPlan(own);
          return <BuyerPlan plan={plan} isOwn={isOwn} whyNot={whyNotSold(plan, all, { prove, own })} />;
        }}
      </PlansOr>
      <ArticleParts parts={text.parts} />
    </>
  );
}
