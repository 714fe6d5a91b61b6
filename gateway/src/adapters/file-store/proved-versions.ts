/** How many are remembered, at about 150 bytes each. */
const mostVersions = 1_000;

/** The versions of objects whose whole content this process has put, or read and found right. */
export interface ProvedVersions {
  /** null where the version is not known. */
  readonly of: (name: string) => string | null;
  readonly note: (name: string, version: string | null) => void;
  readonly forget: (name: string) => void;
}

/** A part of an object proves nothing of the whole: it is asked for by the version that was proved, where one was. */
export const provedVersions = (): ProvedVersions => {
  const versions = new Map<string, string>();
  return {
    of: (name) => versions.get(name) ?? null,
    note: (name, version) => {
      versions.delete(name);
      if (version === null) return;
      versions.set(name, version);
      const [oldest] = versions.keys();
      if (versions.size > mostVersions && oldest !== undefined) versions.delete(oldest);
    },
    forget: (name) => void versions.delete(name),
  };
};
