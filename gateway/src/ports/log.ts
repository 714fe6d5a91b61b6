/** Lines for the operator. Never given a token, a password, a ticket or a call's parameters. */
export interface Log {
  readonly info: (line: string) => void;
  readonly problem: (line: string, cause?: unknown) => void;
}
