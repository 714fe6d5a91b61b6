import type { Call, CallOptions } from './call';

/**
 * The host that prepares payments, asked straight and never a second time by itself (PAY-12). What it answers is
 * handed on as it came, without the envelope: the attempt decodes it in a state of its own (PAY-07).
 */
export interface PayHost {
  readonly app: (orderNo: string, options?: CallOptions) => Call<unknown>;
  readonly h5: (orderNo: string, options?: CallOptions) => Call<unknown>;
  readonly wechat: (orderNo: string, openId: string, options?: CallOptions) => Call<unknown>;
}
