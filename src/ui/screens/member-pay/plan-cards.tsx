import type { ReactElement } from 'react';
import type { Membership } from '../../../../contract/membership/membership';
import type { Plan } from '../../../../contract/membership/plan';
import { heldPlan, whyNotSold, type WhyNotSold } from '../../../domain/membership/why-not-sold';
import type { Prove } from '../../../../contract/account/prove';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../kit/action/button/button-class';
import { Price } from '../../kit/display/price/price';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { memberPayText as text } from './text';
import '../../kit/action/button/button.css';

export interface PlanCardsProps {
  readonly plans: readonly Plan[];
  /** The user's own membership; null while unknown. */
  readonly own: Membership | null;
  readonly prove: Prove | null;
}

interface OfferProps {
  readonly plan: Plan;
  readonly isOwn: boolean;
  readonly whyNot: WhyNotSold | null;
  readonly primary: boolean;
}

/** The way to buy a plan, or why it is not sold to this member. */
function Offer({ plan: { planId, name }, isOwn, whyNot, primary }: OfferProps): ReactElement {
  if (whyNot !== null)
    return (
      <div className="plan-why">
        <p>{text.whyNot[whyNot]}</p>
        {whyNot === 'verification' ? (
          <Link
            className={buttonClass({ small: true })}
            to="/user/auditLogin"
            aria-label={text.verifyFor(name)}
          >
            {text.verify}
          </Link>
        ) : null}
      </div>
    );
  return (
    <Link
      className={buttonClass({ kind: primary ? 'primary' : 'secondary', small: true })}
      to={`/member/pay?plan=${planId}`}
      aria-label={isOwn ? text.renewNamed(name) : text.openNamed(name)}
    >
      {isOwn ? text.renew : text.open}
    </Link>
  );
}

/** Every plan with its price and the way to buy it. */
export function PlanCards({ plans, own, prove }: PlanCardsProps): ReactElement {
  const held = heldPlan(own);
  return (
    <section className="plan-cards" aria-label={text.plans}>
      <p className="plan-lead">{text.lead}</p>
      {plans.map((plan) => {
        const { planId, name, amount, months, summary } = plan;
        const isOwn = planId === held;
        const whyNot = whyNotSold(plan, plans, { prove, own });
        const recommended = plan.recommended && whyNot !== 'higherHeld';
        return (
          <article key={planId} className={isOwn ? 'plan plan-own' : 'plan'}>
            <h2>
              {name}
              {isOwn ? <StatusTag tone="done" word={text.own} /> : null}
              {recommended && !isOwn ? <span className="plan-tag">{text.recommended}</span> : null}
            </h2>
            <p className="plan-price">
              <Price of={amount} size="middle" />
              <span className="muted">{text.perMonths(months)}</span>
            </p>
            <p className="plan-summary">{summary}</p>
            <Offer plan={plan} isOwn={isOwn} whyNot={whyNot} primary={recommended} />
          </article>
        );
      })}
    </section>
  );
}
