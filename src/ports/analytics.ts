import type { AnalyticsEvent } from '../domain/session/analytics-event';

/** Sends by beacon, never blocking, never throwing, and nothing personal but the user id (OPS-03). */
export interface Analytics {
  readonly send: (event: AnalyticsEvent) => void;
}
