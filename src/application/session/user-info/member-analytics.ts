import { selectSessionStatus } from '../session/status';
import { selectUserInfoStatus } from './status';
import type { Analytics, ReportUsage } from '../../../ports/analytics';
import type { AppFlows } from '../../shell/app/long-lived-actors';

/**
 * A member has agreed to the privacy policy; a visitor has not, and is not reported (OPS-03). What happens before the
 * user is known waits for that, and is dropped with the session.
 */
export const memberAnalytics = (flows: AppFlows, analytics: Analytics): ReportUsage => {
  let waiting: Parameters<ReportUsage>[0][] = [];
  flows.userInfo.on('userInfo.loaded', ({ user }) => {
    for (const of of waiting) analytics.send(of(user.userId));
    waiting = [];
  });
  flows.session.on('session.ended', () => {
    waiting = [];
  });
  return (of) => {
    const { user } = selectUserInfoStatus(flows.userInfo.getSnapshot());
    if (user !== null) analytics.send(of(user.userId));
    else if (selectSessionStatus(flows.session.getSnapshot()).phase === 'active') waiting.push(of);
  };
};
