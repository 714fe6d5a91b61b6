import type { ReactElement } from 'react';
import { AccountPanel, type AccountPanelProps } from './account-panel';
import { LatestNewsPanel, type LatestNewsProps } from './latest-news';

export interface BesideProps extends Omit<LatestNewsProps, 'status'> {
  readonly who: AccountPanelProps;
  readonly news: LatestNewsProps['status'];
}

/** The column next to the deals in a wide window, and below them on a phone. */
export const Beside = ({ who, news, ...rest }: BesideProps): ReactElement => (
  <aside className="home-side">
    <AccountPanel {...who} />
    <LatestNewsPanel status={news} {...rest} />
  </aside>
);
