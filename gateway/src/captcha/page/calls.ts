/** How the service answered; 'unreachable' covers the network, the time limit and other statuses. */
export type Answered =
  | { readonly kind: 'answered'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'tooFrequent' }
  | { readonly kind: 'unreachable' };

const callLimitMs = 10_000;

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

const read = async (request: Promise<Response>): Promise<Answered> => {
  try {
    const response = await request;
    if (response.status === 429) return { kind: 'tooFrequent' };
    const data: unknown = response.ok ? await response.json() : null;
    return isRecord(data) ? { kind: 'answered', data } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
};

const limit = () => {
  const end = new AbortController();
  setTimeout(() => end.abort(), callLimitMs);
  return { signal: end.signal, cache: 'no-store' as const };
};

export const ask = (path: string): Promise<Answered> => read(fetch(path, limit()));

export const post = (path: string, data: object): Promise<Answered> =>
  read(
    fetch(path, {
      ...limit(),
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    }),
  );
