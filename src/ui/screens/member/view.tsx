import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { ContactUse, Membership } from '../../../../contract/membership/membership';
import type { Plan } from '../../../../contract/membership/plan';
import { Button } from '../../kit/action/button/button';
import { Icon } from '../../kit/display/icon/icon';
import { MembershipCard } from '../../features/payment/membership-card/membership-card';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { Panel } from '../../kit/display/panel/panel';
import { PlansOr } from '../../features/payment/plan-part/plans-or';
import { RightsList } from '../../features/payment/plan-part/rights-list';
import { Bone } from '../../kit/state/skeleton/bone';
import { Skeleton } from '../../kit/state/skeleton/skeleton';
import { partsText } from '../../kit/text';
import { memberText as text } from './text';
import './style.css';

export interface MemberViewProps {
  readonly membership: ResourceStatus<Membership>;
  readonly plans: ResourceStatus<readonly Plan[]>;
  readonly now: number;
  readonly onReloadMembership: () => void;
  readonly onReloadPlans: () => void;
}

function Own({ membership, now, onReloadMembership }: MemberViewProps): ReactElement {
  if (membership.value !== null)
    return <MembershipCard membership={membership.value} now={now} onRightsPage />;
  if (membership.phase === 'loading')
    return (
      <Skeleton>
        <Bone shape="card" />
      </Skeleton>
    );
  return (
    <div className="member-own-failed" role="alert">
      <p>{text.membershipFailed}</p>
      <Button small onPress={onReloadMembership}>
        {partsText.reload}
      </Button>
    </div>
  );
}

const toCompare = (
  <Link className="member-compare" to="/member/pay">
    {text.compare}
    <Icon name="forward" size={16} />
  </Link>
);

/** How many of the month's consultations are left (TRU-01). */
const ContactsLeft = ({ use }: { readonly use: ContactUse }): ReactElement => (
  <p className="member-possible">
    <b>
      {text.contacts} {text.contactsLeft(use)}
    </b>
    <br />
    {text.contactsReset(use.resetsAt)}
  </p>
);

function Rights({ membership, plans, onReloadPlans }: MemberViewProps): ReactElement {
  return (
    <PlansOr plans={plans} onReload={onReloadPlans}>
      {(all) => {
        const own = all.find(
          ({ planId }) => membership.value?.state !== 'ended' && planId === membership.value?.planId,
        );
        const shown = own ?? all.at(-1);
        return (
          <Panel title={own === undefined ? text.possible : text.rights} aside={toCompare}>
            {own === undefined && shown !== undefined ? (
              <p className="member-possible">{text.possibleText(shown.name)}</p>
            ) : null}
            {membership.value?.contacts === null || membership.value === null ? null : (
              <ContactsLeft use={membership.value.contacts} />
            )}
            <RightsList rights={shown?.rights ?? []} />
          </Panel>
        );
      }}
    </PlansOr>
  );
}

export function MemberView(props: MemberViewProps): ReactElement {
  const { membership, now } = props;
  return (
    <>
      <EarlierNotice status={membership} now={now} />
      <div className="member-own">
        <Own {...props} />
      </div>
      <Rights {...props} />
      <Panel title={text.more}>
        <ul className="member-rows">
          {text.entries.map(({ to, word, about }) => (
            <li key={to}>
              <Link className="member-row member-entry" to={to}>
                <span>
                  <b>{word}</b>
                  <span className="muted">{about}</span>
                </span>
                <Icon name="forward" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
