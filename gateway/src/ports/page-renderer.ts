/** A call to the gateway made in process, for a visitor without a login. */
export type GatewayCall = (call: {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: Record<string, string>;
}) => Promise<{ status: number; body: string }>;

export interface PageRequest {
  readonly path: string;
  /** With its '?', or empty. */
  readonly search: string;
  /** Where the application is reached, without a final slash. */
  readonly origin: string;
  readonly userAgent: string;
  /** Whether a token cookie came along: public content or the data-free shell is the answer (ACC-09). */
  readonly hasToken: boolean;
  /** The text of config.json for this visitor. */
  readonly config: string;
  readonly call: GatewayCall;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly html: string;
  /** What it is, where it is no HTML. */
  readonly mediaType?: string;
  /** Set on the page's inline elements where they differ each time, as in development. */
  readonly nonce?: string;
}

/** The page's subject does not exist: its page is the same for all of `key`. */
export interface MissingPage {
  readonly kind: 'missing';
  readonly key: string;
  readonly html: () => string;
}

export type MadePage = RenderedPage | MissingPage;

export interface PageToMake {
  readonly kind: 'page';
  /** Pages of the same key have the same bytes until what they show changes; null for one that is made each time. */
  readonly key: string | null;
  /** For visitors: nothing in it differs by who asks, so that anyone on the way may keep it (ACC-09). */
  readonly isPublic: boolean;
  readonly make: () => Promise<MadePage>;
}

/** The page at an address for a visitor. */
export type PageAnswer = PageToMake | { readonly kind: 'redirect'; readonly location: string };

/** Finds and renders the client's pages; built from the client's own sources. */
export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
