import type { SnapshotFrom } from 'xstate';
import type { WechatLoginMachine } from './machine';
import { wechatLoginText } from './text';

/** What the view of the login by WeChat sees. */
export interface WechatLoginStatus {
  /** `asking`: WeChat is waited for, which can be called off. `loggingIn`: nothing can be done but wait. */
  readonly phase: 'opening' | 'unavailable' | 'offering' | 'asking' | 'loggingIn';
  readonly agreed: boolean;
  /** The error of the agreement, shown next to it; null without one. */
  readonly agreementError: string | null;
  /** A new object each time the focus is to go to the agreement (VAL-06); else null. */
  readonly focusRequest: object | null;
  /** What came of the last attempt; null when there is nothing to say. */
  readonly message: string | null;
}

type Snapshot = SnapshotFrom<WechatLoginMachine>;

const phaseOf = (snapshot: Snapshot): WechatLoginStatus['phase'] => {
  if (snapshot.matches('arriving')) return 'opening';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('offering')) return 'offering';
  return snapshot.hasTag('atWechat') ? 'asking' : 'loggingIn';
};

const messageOf = (snapshot: Snapshot): string | null => {
  if (snapshot.matches({ offering: 'denied' })) return wechatLoginText.denied;
  if (snapshot.matches({ offering: 'wrongState' })) return wechatLoginText.wrongState;
  const said = snapshot.matches({ offering: 'refused' }) || snapshot.matches({ offering: 'failed' });
  return said ? snapshot.context.message : null;
};

export const selectWechatLoginStatus = (snapshot: Snapshot): WechatLoginStatus => ({
  phase: phaseOf(snapshot),
  agreed: snapshot.context.agreed,
  agreementError: snapshot.matches({ offering: 'unticked' }) ? wechatLoginText.agreementMissing : null,
  focusRequest: snapshot.context.focusRequest,
  message: messageOf(snapshot),
});
