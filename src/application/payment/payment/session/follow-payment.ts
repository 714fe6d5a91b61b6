import type { AppFlows } from '../../../shell/app/long-lived-actors';
import type { LazyPayment } from './lazy-payment';

/**
 * Connects payments to the member and to what follows from them. A payment that succeeded changes what the member may
 * do: the user info is requested again (PAY-17).
 */
export const followPayment = (
  payment: Pick<LazyPayment, 'memberCame' | 'memberLeft' | 'listenEnded'>,
  { userInfo, session, notices }: Pick<AppFlows, 'userInfo' | 'session' | 'notices'>,
): void => {
  userInfo.on('userInfo.loaded', ({ user }) => payment.memberCame(user.userId));
  session.on('session.ended', () => payment.memberLeft());
  payment.listenEnded(({ outcome }) => {
    if (outcome.code === 1) userInfo.send({ type: 'userInfo.requested' });
    if (outcome.cause === 'cancelledAtReturn') notices.send({ type: 'notice.toast', text: outcome.text });
  });
};
