import type { AnalyticsEvent } from '../../domain/session/analytics-event';
import type { Analytics } from '../../ports/analytics';

/** What of a navigator the beacon needs; some WebViews lack it. */
export type BeaconSender = Partial<Pick<Navigator, 'sendBeacon'>>;

/** Sends by beacon, plain text so that no preflight is needed; without an address nothing is sent (OPS-03). */
export class BeaconAnalytics implements Analytics {
  constructor(
    private readonly sender: BeaconSender,
    private readonly address: string,
  ) {}

  readonly send = (event: AnalyticsEvent): void => {
    if (this.address === '') return;
    try {
      this.sender.sendBeacon?.(this.address, JSON.stringify(event));
    } catch {
      // What cannot be counted is not counted; the person must not notice.
    }
  };
}
