/** The part of Trusted Types that is needed here; older browsers have none. */
interface ScriptPolicy {
  readonly createScriptURL: (address: string) => unknown;
}
interface PolicyMaker {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => ScriptPolicy;
}

const policyMakerOf = (window: object): PolicyMaker | undefined =>
  Reflect.get(window, 'trustedTypes') as PolicyMaker | undefined;

/** Lets the one address pass, and throws for every other. */
const only =
  (allowed: string, refusal: string) =>
  (address: string): string => {
    if (address === allowed) return address;
    throw new TypeError(refusal);
  };

/**
 * Makes a Trusted Types policy that knows one script of ours and nothing else (SEC-01).
 * @param refusal what is thrown for any other address
 * @returns a function that gives the address as the browser wants it; a text where the browser has no Trusted Types
 */
export const scriptAddress = (window: object, allowed: string, refusal: string): (() => string) => {
  const check = only(allowed, refusal);
  const policy = policyMakerOf(window)?.createPolicy('hupo', { createScriptURL: check });
  return () => (policy === undefined ? check(allowed) : policy.createScriptURL(allowed)) as string;
};
