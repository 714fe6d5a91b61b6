/** A call to the gateway in the same process, for a visitor without a login; the renderer is given it. */
export type GatewayCall = (call: {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params: Record<string, string>;
}) => Promise<{ readonly status: number; readonly body: string }>;
