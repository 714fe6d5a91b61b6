import type { WriteOptions } from '../../ports/call';

/** The key of a write, as a call of the contract carries it. */
export const keyOf = (options: WriteOptions | undefined): { readonly idempotencyKey?: string } =>
  options?.key === undefined ? {} : { idempotencyKey: options.key };
