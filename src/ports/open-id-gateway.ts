import type { Call, CallOptions } from './call';

/** Who a code of WeChat's stands for, among those who use this application (PAY-08). */
export interface OpenIdGateway {
  /** A code is good once. */
  readonly openId: (code: string, options?: CallOptions) => Call<string>;
}
