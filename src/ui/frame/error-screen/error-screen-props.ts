export interface ErrorScreenProps {
  readonly status: number;
  /** What went wrong, in place of the message of the status. */
  readonly unknownMiddleware?: boolean;
}
