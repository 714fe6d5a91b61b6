import type { ReactElement } from 'react';
import type { Membership } from '../../../../../contract/membership/membership';
import { daysLeft } from '../../../../domain/membership/days-left';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { membershipCardText as text } from './text';
import './membership-card.css';

export interface MembershipCardProps {
  readonly membership: Membership;
  readonly now: number;
  /** On the page of the rights themselves the card leads on to the plans. */
  readonly onRightsPage?: boolean;
}

interface Words {
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly to: string;
}

const planAddress = ({ planId }: Membership): string =>
  planId === null ? '/member/pay' : `/member/pay?plan=${planId}`;

const wordsOf = ({ membership, now, onRightsPage = false }: MembershipCardProps): Words => {
  const { state, name, until } = membership;
  const end = until ?? now;
  switch (state) {
    case 'none':
      return { title: text.none, about: text.noneText, action: text.open, to: '/member/pay' };
    case 'ended':
      return { title: name, about: text.ended(end), action: text.again, to: planAddress(membership) };
    case 'ending':
      return {
        title: name,
        about: text.ending(daysLeft({ until: end }, now) ?? 0, end),
        action: text.renew,
        to: planAddress(membership),
      };
    case 'active':
      return onRightsPage
        ? { title: name, about: text.until(end), action: text.renew, to: planAddress(membership) }
        : { title: name, about: text.until(end), action: text.rights, to: '/member' };
  }
};

/** One's membership: which, until when, and the next step. The one dark block of its page. */
export function MembershipCard(props: MembershipCardProps): ReactElement {
  const { title, about, action, to } = wordsOf(props);
  return (
    <section
      className={props.membership.state === 'ended' ? 'membership membership-over' : 'membership'}
      aria-label={text.name}
    >
      <p className="membership-words">
        <b>{title}</b>
        <span>{about}</span>
      </p>
      <ButtonLink kind="primary" small to={to}>
        {action}
      </ButtonLink>
    </section>
  );
}
