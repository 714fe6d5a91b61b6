/** How much is remembered of a kind. */
const most = 20;

/** Remembers the last of a kind by a key, the longest unused going first. */
export const remember = <A>(held: Map<string, A>, key: string, value: A): void => {
  held.delete(key);
  held.set(key, value);
  const [oldest] = held.keys();
  if (held.size > most && oldest !== undefined) held.delete(oldest);
};
