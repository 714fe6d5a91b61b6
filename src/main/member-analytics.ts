import { selectSessionStatus } from '../application/session/session/status';
import { selectUserInfoStatus } from '../application/session/user-info/status';
import type { AnalyticsEvent } from '../domain/session/analytics-event';
import type { Analytics } from '../ports/analytics';
import type { AppFlows } from '../ui/frame/context/flows';

/** Tells of something that happened to a member. */
export type TellAnalytics = (of: (userId: string) => AnalyticsEvent) => void;

/**
 * Who logged in has agreed to the privacy policy; a visitor has not, and is not told of (OPS-03). What happens
 * before it is known who is here waits for that, and is forgotten with the session.
 */
export const memberAnalytics = (flows: AppFlows, analytics: Analytics): TellAnalytics => {
  let waiting: Parameters<TellAnalytics>[0][] = [];
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
