/** A page that crawlers may see. */
export interface SitePage {
  readonly path: string;
  /** Milliseconds since 1970; null where it is unknown. */
  readonly changedAt: number | null;
}

/** Part of the site map, named in its address. */
export interface SitePart {
  readonly name: string;
  readonly changedAt: number | null;
}

/** What there is for crawlers. */
export interface SiteMap {
  readonly parts: () => Promise<readonly SitePart[]>;
  /** Null for a part that there is not. */
  readonly pages: (name: string) => Promise<readonly SitePage[] | null>;
}
