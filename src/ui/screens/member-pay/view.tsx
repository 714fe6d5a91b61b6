import type { ReactElement } from 'react';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { Plan } from '../../../../contract/membership/plan';
import { waitingPlan, whyNotSold } from '../../../domain/membership/why-not-sold';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PlansOr } from '../../features/payment/plan-part/plans-or';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { Comparison } from './comparison';
import { Confirmation, type Buying } from './confirmation';
import { PlanCards } from './plan-cards';
import { memberPayText as text } from './text';
import './style.css';

export interface MemberPayViewProps extends Buying {
  readonly plans: ResourceStatus<readonly Plan[]>;
  /** The plan that the address names; null while none is chosen. */
  readonly chosen: string | null;
  readonly onReload: () => void;
}

interface ChosenProps extends Buying {
  readonly planId: string;
  readonly plans: readonly Plan[];
}

function Chosen({ planId, plans, ...buying }: ChosenProps): ReactElement {
  const plan = plans.find((one) => one.planId === planId);
  if (plan !== undefined)
    return (
      <>
        {buying.followed(planId, (following) => (
          <Confirmation
            {...buying}
            plan={plan}
            following={following}
            whyNot={whyNotSold(plan, plans, buying)}
            waiting={waitingPlan(plan, plans, buying.own, buying.now)}
          />
        ))}
      </>
    );
  return (
    <StatePanel picture="empty" title={text.unknown} text={text.unknownText}>
      <ButtonLink kind="primary" to="/member/pay">
        {text.otherPlan}
      </ButtonLink>
    </StatePanel>
  );
}

export function MemberPayView({ plans, chosen, onReload, ...buying }: MemberPayViewProps): ReactElement {
  return (
    <>
      <EarlierNotice status={plans} now={buying.now} />
      <PlansOr plans={plans} awaited={<PageBones shape="plans" />} onReload={onReload}>
        {(all) =>
          chosen === null ? (
            <>
              <PlanCards plans={all} own={buying.own} prove={buying.prove} />
              <Comparison plans={all} />
              <section className="buy-notes" aria-label={text.notes}>
                <h2>{text.notes}</h2>
                <ul>
                  {text.noteList.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </section>
            </>
          ) : (
            <Chosen {...buying} planId={chosen} plans={all} />
          )
        }
      </PlansOr>
    </>
  );
}
