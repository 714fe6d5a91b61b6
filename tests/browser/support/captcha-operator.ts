/** The operator of a gateway, as a captcha is solved with their help. */
export interface CaptchaOperator {
  /** Returns what the operator's command says of a session of the captcha's frame. */
  readonly answerOf: (sid: string | null) => Promise<string>;
  /** Lets so many milliseconds pass for the gateway. */
  readonly wait: (ms: number) => Promise<void>;
}

/** The operators whom this process knows, by the origin of their gateway's captcha. */
const operators = new Map<string, CaptchaOperator>();

/** Makes the operator of a gateway known by the origin of its captcha. */
export const registerOperator = (origin: string, operator: CaptchaOperator): void =>
  void operators.set(origin, operator);

/** Returns the operator of the gateway whose captcha has this origin. */
export const operatorOf = (origin: string): CaptchaOperator => {
  const found = operators.get(origin);
  if (found === undefined) throw new Error(`no gateway of this process has its captcha at ${origin}`);
  return found;
};
