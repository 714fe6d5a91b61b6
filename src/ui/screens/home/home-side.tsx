import type { ReactElement } from 'react';
import { AccountPanel, type AccountPanelProps } from './account-panel';
import { LatestNewsPanel, type LatestNewsProps } from './latest-news';

export interface HomeSideProps extends Omit<LatestNewsProps, 'status'> {
  readonly who: AccountPanelProps;
  readonly news: LatestNewsProps['status'];
}

/** The column next to the deals in a wide window, and below them on a phone. */
export const HomeSide = ({ who, news, ...rest }: HomeSideProps): ReactElement => (
  <aside className="home-side">
    <AccountPanel {...who} />
    <LatestNewsPanel status={news} {...rest} />
  </aside>
);
