/** What the server had sent along with a page that is kept on the device. */
export interface KeptPage {
  /** By the names of the page's flows. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

/** Pages by their paths. */
export type KeptPagesByPath = ReadonlyMap<string, KeptPage>;

export interface KeptPages {
  /** Reads what the device keeps for the present session. */
  readonly load: () => Promise<void>;
  /** The page at a path as the present session opened it; null where it is not known. */
  readonly at: (path: string) => KeptPage | null;
}

/**
 * The kept pages of a session, in memory. They are those of the session that read them: after its end none is found
 * (SEC-04).
 * @param first what was read before the application started
 */
export const keptPages = (
  read: () => Promise<KeptPagesByPath>,
  token: () => string | null,
  first: KeptPagesByPath,
): KeptPages => {
  const held = { pages: first, token: token() };
  return {
    load: async () => {
      const asker = token();
      held.pages = await read();
      held.token = asker;
    },
    at: (path) => (held.token === token() ? (held.pages.get(path) ?? null) : null),
  };
};
