/** One login of the member, and where it is used. Times are milliseconds since 1970 (SCR-10). */
export interface LoginDevice {
  readonly id: string;
  /** Such as '微信，iPhone'; null when it is unknown. */
  readonly device: string | null;
  /** The network address of the last use; null when it is unknown. */
  readonly address: string | null;
  readonly startedAt: number;
  readonly seenAt: number;
  /** The login that asks. */
  readonly current: boolean;
}
