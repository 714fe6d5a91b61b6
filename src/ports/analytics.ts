import type { AnalyticsEvent } from '../domain/session/analytics-event';

/** Reports something that happened to the member who is logged in. */
export type ReportUsage = (of: (userId: string) => AnalyticsEvent) => void;

/** Sends by beacon, never blocking, never throwing, and nothing personal but the user id (OPS-03). */
export interface Analytics {
  readonly send: (event: AnalyticsEvent) => void;
}
