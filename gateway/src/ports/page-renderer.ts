/** A call to the gateway made in process, for a visitor without a login. */
export type GatewayCall = (call: {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: Record<string, string>;
}) => Promise<{ status: number; body: string }>;

export interface RenderInput {
  readonly path: string;
  /** With its '?', or empty. */
  readonly search: string;
  readonly userAgent: string;
  /** Whether a token cookie came along: public content or the data-free shell is the answer (ACC-09). */
  readonly hasToken: boolean;
  readonly nonce: string;
  /** The text of config.json for this visitor. */
  readonly config: string;
  readonly call: GatewayCall;
}

export type RenderOutput =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'redirect'; readonly location: string };

/** Renders the client's pages; built from the client's own sources. */
export type PageRenderer = (input: RenderInput) => Promise<RenderOutput>;
