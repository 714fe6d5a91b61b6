import type { Analytics } from '../../../ports/analytics';
import type { AnalyticsEvent } from '../../../domain/session/analytics-event';
import type { AppFlows } from '../../shell/app/long-lived-actors';
import { moment } from '../../kit/moment';

/** What keeps everything in before the privacy agreement: no code of a service is loaded, nothing is sent (PRI-02). */
export interface ConsentGate {
  readonly isOpen: () => boolean;
  /** Resolves once it is open; at once when it is. */
  readonly passed: () => Promise<void>;
  /** Keeps in what comes from now on, while the consent is being taken back. */
  readonly hold: () => void;
  /** Lets out what was held, since the consent was not taken back after all. */
  readonly release: () => void;
  /** Follows what the person says from now on. */
  readonly follow: (privacy: AppFlows['privacy']) => void;
}

/** @param forgetDevice lets go of what names the device: nothing of it outlasts the consent (PRI-06) */
export const consentGate = (open: boolean, forgetDevice: () => void): ConsentGate => {
  const state = { open, opening: moment() };
  const release = (): void => {
    state.open = true;
    state.opening.notify();
  };
  const hold = (): void => {
    if (!state.open) return;
    state.open = false;
    state.opening = moment();
  };
  if (open) state.opening.notify();
  return {
    isOpen: () => state.open,
    passed: () => state.opening.come,
    hold,
    release,
    follow: (privacy) => {
      privacy.on('privacy.granted', release);
      privacy.on('privacy.withdrawn', ({ standing }) => {
        forgetDevice();
        if (standing === 'missing') hold();
        else release();
      });
    },
  };
};

/** Returns the adapters with analytics that sends while the gate is open; other events are dropped. */
export const behindGate = <A extends { readonly analytics: Analytics }>(
  started: A,
  gate: Pick<ConsentGate, 'isOpen'>,
): A => ({
  ...started,
  analytics: {
    send: (event: AnalyticsEvent) => {
      if (gate.isOpen()) started.analytics.send(event);
    },
  },
});
