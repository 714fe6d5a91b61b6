import type { Transport, WireAnswer, WireCall } from '../transport';
import type { GatewayCall } from './gateway-call';

/**
 * Carries calls to the gateway that renders the page, without a network in between (PER-03). There is no
 * session here, so no call carries a token (ACC-09).
 */
export class DirectTransport implements Transport {
  constructor(private readonly gateway: GatewayCall) {}

  readonly send = async ({ method, path, params, signal }: WireCall): Promise<WireAnswer> => {
    if (signal?.aborted === true) return { kind: 'cancelled' };
    try {
      const { status, body } = await this.gateway({ method, path, params: { ...params } });
      return { kind: 'answered', status, body };
    } catch {
      return { kind: 'network' };
    }
  };
}
