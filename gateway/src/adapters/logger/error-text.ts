/** The innermost cause: what wraps it may quote statements with the values that were given to them. */
const innermost = (cause: unknown): unknown =>
  cause instanceof Error && cause.cause !== undefined ? innermost(cause.cause) : cause;

/** The text of an error for a log: the stack of its innermost cause. */
export const errorText = (cause: unknown): string => {
  const inner = innermost(cause);
  return inner instanceof Error ? (inner.stack ?? inner.message) : String(inner);
};
