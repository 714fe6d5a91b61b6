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

const policyMakerOf = (window: Window): PolicyMaker | undefined =>
  Reflect.get(window, 'trustedTypes') as PolicyMaker | undefined;

/** Lets the one address pass, and throws for every other. */
const only =
  (allowed: string) =>
  (address: string): string => {
    if (address === allowed) return address;
    throw new TypeError('only the captcha’s entry script may be loaded');
  };

/**
 * Gives a script element its address: through a Trusted Types policy that knows the captcha's entry
 * script and nothing else (SEC-01).
 */
export function trustedScriptSetter(window: Window, allowed: string): (script: HTMLScriptElement) => void {
  const check = only(allowed);
  const policy = policyMakerOf(window)?.createPolicy('hupo', { createScriptURL: check });
  return (script) => {
    const address = policy === undefined ? check(allowed) : policy.createScriptURL(allowed);
    script.src = address as string;
  };
}
