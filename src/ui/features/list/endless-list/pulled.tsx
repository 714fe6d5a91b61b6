import { PullToRefresh } from 'antd-mobile';
import type { ReactElement, ReactNode } from 'react';
import { endlessListText as text } from './text';
import '../../../kit/design/antd-mobile';
import '../../../frame/overlays/late.css';

const pullWords = {
  pulling: text.pulling,
  canRelease: text.canRelease,
  refreshing: text.refreshing,
  complete: text.refreshed,
};

export interface PulledProps {
  readonly onRefresh: () => Promise<void>;
  readonly children: ReactNode;
}

/** Content that is pulled down to be refreshed (LAY-16). */
export const Pulled = ({ onRefresh, children }: PulledProps): ReactElement => (
  <PullToRefresh onRefresh={onRefresh} renderText={(pull) => pullWords[pull]}>
    {children}
  </PullToRefresh>
);
