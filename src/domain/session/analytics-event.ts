/** What the beacon carries. `address` is already cut to 256 characters and holds no secret (GAT-12). */
export type AnalyticsEvent =
  | { readonly name: 'pageShown'; readonly userId: string | null; readonly address: string }
  | {
      readonly name: 'webVital';
      readonly userId: string | null;
      readonly vital: string;
      readonly value: number;
    }
  | {
      readonly name: 'viewFailed';
      readonly userId: string | null;
      readonly address: string;
      readonly message: string;
    }
  /** How often which flow refused which event or reported what, since the last time: 'flow event' and a number. */
  | {
      readonly name: 'eventsRefused';
      readonly userId: string | null;
      readonly counts: Readonly<Record<string, number>>;
    };
