/** Cache Storage in memory. */
export const fakeCaches = (origin = 'https://hupo.test') => {
  const kept = new Map<string, Map<string, Response>>();
  const state: { failing: boolean; onPut: () => void } = { failing: false, onPut: () => undefined };
  const addressOf = (key: RequestInfo | URL): string =>
    new URL(key instanceof Request ? key.url : String(key), origin).href;
  const open = (name: string): Promise<Cache> => {
    if (state.failing) return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    const cache = {
      match: (key: RequestInfo | URL) => Promise.resolve(entries.get(addressOf(key))?.clone()),
      put: (key: RequestInfo | URL, response: Response) => {
        entries.delete(addressOf(key));
        entries.set(addressOf(key), response);
        state.onPut();
        return Promise.resolve();
      },
      delete: (key: RequestInfo | URL) => Promise.resolve(entries.delete(addressOf(key))),
      keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    };
    return Promise.resolve(cache as unknown as Cache);
  };
  return {
    port: { open },
    keysOf: (name: string): readonly string[] => [...(kept.get(name)?.keys() ?? [])],
    /** From now on the device has no room. */
    fail: () => {
      state.failing = true;
    },
    whenPut: (then: () => void) => {
      state.onPut = then;
    },
  };
};
