interface ScriptPolicy {
  readonly createScriptURL: (address: string) => unknown;
}
interface PolicyMaker {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => ScriptPolicy;
}

/** The address of the reader's own worker as Trusted Types want it (SEC-01); a text where the browser has none. */
export const workerAddress = (window: Window, address: string): string => {
  const maker = Reflect.get(window, 'trustedTypes') as PolicyMaker | undefined;
  const only = (asked: string): string => {
    if (asked === address) return asked;
    throw new TypeError('only the worker of the PDF reader may be loaded');
  };
  return maker === undefined
    ? address
    : (maker.createPolicy('hupo', { createScriptURL: only }).createScriptURL(address) as string);
};
