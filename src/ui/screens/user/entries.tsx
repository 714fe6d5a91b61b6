import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { listAddress } from '../../../../contract/kind/address';
import { kinds } from '../../../../contract/kind/kinds';
import { posterPath } from '../../../domain/poster/poster-address';
import { isStanding } from '../../../domain/route/standing';
import { Icon } from '../../kit/display/icon/icon';
import type { RowIconName } from '../../kit/display/icon/row-glyphs';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { userText as text } from './text';

interface Entry {
  readonly to: string;
  readonly word: string;
  readonly icon: RowIconName;
}

/** The links of the page, in blocks; only to pages that exist (LAY-01). */
const blocks: readonly { readonly name: string; readonly entries: readonly Entry[] }[] = [
  {
    name: text.own,
    entries: [
      { to: '/favorite', word: text.favourites, icon: 'star' },
      { to: '/bidder_sales', word: text.bids, icon: 'pen' },
      { to: '/new_buy', word: text.publications, icon: 'document' },
      { to: '/pay', word: text.orders, icon: 'receipt' },
      { to: '/user/conf', word: text.tickets, icon: 'document' },
      { to: '/member', word: text.member, icon: 'briefcase' },
      { to: listAddress('fund'), word: kinds.fund.listTitle, icon: 'shield' },
      { to: listAddress('soe'), word: kinds.soe.listTitle, icon: 'receipt' },
    ],
  },
  {
    name: text.settings,
    entries: [
      { to: '/user/info', word: text.info, icon: 'person' },
      { to: '/push_settings', word: text.pushes, icon: 'bell' },
      { to: '/user/changePwd', word: text.security, icon: 'lock' },
    ],
  },
  {
    name: text.services,
    entries: [
      { to: '/product_service', word: text.productService, icon: 'briefcase' },
      { to: posterPath, word: text.shareApp, icon: 'share' },
      { to: '/investDecision', word: text.investDecision, icon: 'document' },
      { to: '/operating_guide', word: text.operatingGuide, icon: 'information' },
      { to: '/fundSurvey', word: text.fundSurvey, icon: 'pen' },
    ],
  },
  {
    name: text.policies,
    entries: [
      { to: '/about_us', word: text.aboutUs, icon: 'information' },
      { to: '/user/agreement', word: text.agreement, icon: 'document' },
      { to: '/user/privacy', word: text.privacy, icon: 'shield' },
    ],
  },
];

/** The switch of 长辈版. */
export interface LargeSwitch {
  readonly on: boolean;
  readonly onSwitch: () => void;
}

function LargeRow({ on, onSwitch }: LargeSwitch): ReactElement {
  return (
    <li>
      <button type="button" role="switch" className="me-entry me-large" aria-checked={on} onClick={onSwitch}>
        <RowIcon name="person" />
        <span>{text.large}</span>
        <span className="me-large-state">{on ? text.largeOn : text.largeOff}</span>
      </button>
    </li>
  );
}

export function Entries({ large }: { readonly large: LargeSwitch }): ReactElement {
  return (
    <>
      {blocks.map(({ name, entries }) => (
        <nav key={name} className="me-block" aria-label={name}>
          <ul>
            {entries
              .filter(({ to }) => isStanding(to))
              .map(({ to, word, icon }) => (
                <li key={to}>
                  <Link className="me-entry" to={to}>
                    <RowIcon name={icon} />
                    <span>{word}</span>
                    <Icon name="forward" size={16} />
                  </Link>
                </li>
              ))}
            {name === text.settings ? <LargeRow {...large} /> : null}
          </ul>
        </nav>
      ))}
    </>
  );
}
