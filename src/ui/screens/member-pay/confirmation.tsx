import type { ReactElement, ReactNode } from 'react';
import type { Membership } from '../../../../contract/membership/membership';
import type { Plan } from '../../../../contract/membership/plan';
import type { WaitingPlan, WhyNotSold } from '../../../domain/membership/why-not-sold';
import type { Prove } from '../../../../contract/account/prove';
import type { Following } from '../../features/payment/scan-to-pay/use-following';
import { ScanToPay } from '../../features/payment/scan-to-pay/scan-to-pay';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Panel } from '../../kit/display/panel/panel';
import { RightsList } from '../../features/payment/plan-part/rights-list';
import { Price } from '../../kit/display/price/price';
import { memberPayText as text } from './text';

/** Who buys, where, and what a press on the button says. */
export interface Buying {
  readonly own: Membership | null;
  readonly prove: Prove | null;
  readonly now: number;
  /** Whether it can be paid where the page is shown. */
  readonly paysHere: boolean;
  readonly paying: boolean;
  readonly onBuy: (plan: Plan) => void;
  /** Follows the payment of a plan, made on any device, and renders the rest by its state. */
  readonly followed: (planId: string, show: (following: Following | null) => ReactNode) => ReactNode;
}

export interface ConfirmationProps extends Omit<Buying, 'followed'> {
  readonly plan: Plan;
  /** The state of the payment; null where it cannot be followed. */
  readonly following: Following | null;
  /** Why the gateway will refuse it, if that is known. */
  readonly whyNot: WhyNotSold | null;
  /** The lower plan that waits while this one is used; null where there is none. */
  readonly waiting: WaitingPlan | null;
}

/** The plan that was paid on this page: there is no further way to pay. */
function Paid({ plan, own }: Pick<ConfirmationProps, 'plan' | 'own'>): ReactElement {
  const term =
    own?.planId !== plan.planId || own.from === null || own.until === null
      ? []
      : [{ name: text.paidTerm, value: text.paidTermOf(own.from, own.until) }];
  return (
    <>
      <section className="buy" aria-label={text.paid}>
        <div className="buy-sum" role="status">
          <p className="muted">{text.paid}</p>
          <Price of={plan.amount} size="great" />
          <p className="buy-about">{text.paidText}</p>
        </div>
        <KeyValues rows={[{ name: text.goods, value: plan.name }, ...term]} />
      </section>
      <section className="buy buy-actions" aria-label={text.paid}>
        <ButtonLink kind="primary" block to="/member">
          {text.toRights}
        </ButtonLink>
        <ButtonLink block to="/pay">
          {text.toOrders}
        </ButtonLink>
      </section>
      <Panel title={text.included}>
        <RightsList rights={plan.rights} />
      </Panel>
    </>
  );
}

const beginOf = (own: Membership | null, planId: string, now: number): string =>
  own?.planId === planId && own.until !== null && own.until > now ? text.after(own.until) : text.atOnce;

/** What to know before paying, or where one can. */
function Hint({
  paysHere,
  plan,
  following,
}: Pick<ConfirmationProps, 'paysHere' | 'plan' | 'following'>): ReactElement {
  if (paysHere) return <p className="buy-hint">{text.paidBy}</p>;
  return (
    <>
      <ScanToPay
        path={`/member/pay?plan=${plan.planId}`}
        status={following?.status ?? null}
        onResume={() => following?.onResume()}
      />
      <p className="buy-hint scan-not">{text.cannotPay}</p>
    </>
  );
}

/** The plan, its term and its price; then it is paid. */
export function Confirmation(props: ConfirmationProps): ReactElement {
  const { plan, own, now, paysHere, paying, following, whyNot, waiting, onBuy } = props;
  if (following?.status === 'paid') return <Paid plan={plan} own={own} />;
  return (
    <>
      <section className="buy" aria-label={text.confirm}>
        <div className="buy-sum">
          <p className="muted">{text.sum}</p>
          <Price of={plan.amount} size="great" />
          <p className="buy-about">{plan.summary}</p>
        </div>
        <KeyValues
          rows={[
            { name: text.goods, value: plan.name },
            { name: text.months, value: text.monthCount(plan.months) },
            { name: text.from, value: beginOf(own, plan.planId, now) },
            ...(waiting === null
              ? []
              : [
                  {
                    name: text.waiting,
                    value: text.waitingText(waiting.name, plan.name, waiting.days, waiting.until),
                  },
                ]),
            { name: text.payment, value: text.wechat },
          ]}
        />
      </section>
      <section className="buy buy-actions" aria-label={text.pay}>
        {whyNot === null ? null : <p className="buy-why">{text.whyNot[whyNot]}</p>}
        {whyNot === 'verification' ? (
          <ButtonLink kind="primary" block to="/user/auditLogin">
            {text.verify}
          </ButtonLink>
        ) : null}
        {whyNot === null ? <Hint {...props} /> : null}
        {whyNot === null ? (
          <Button kind={paysHere ? 'primary' : 'secondary'} block busy={paying} onPress={() => onBuy(plan)}>
            {paysHere ? text.pay : text.howToPay}
          </Button>
        ) : null}
        <ButtonLink block to="/member/pay">
          {text.otherPlan}
        </ButtonLink>
      </section>
      <Panel title={text.included}>
        <RightsList rights={plan.rights} />
      </Panel>
    </>
  );
}
