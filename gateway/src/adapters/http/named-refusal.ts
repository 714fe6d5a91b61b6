import { ofAnyCall } from '../../../../contract/refusal/may-refuse';
import type { Refusal, RefusalName } from '../../../../contract/refusal/refusal';
import type { Log } from '../../ports/log';

/** The beginning of a log line about a refusal that its call does not name. */
export const unnamedRefusal = '拒绝未列入约定';

/**
 * A refusal that the contract does not name for a call is answered all the same, and reported as a defect: a client
 * that was written to the contract does not expect it.
 */
export const reportUnnamed = (
  log: Log,
  call: { readonly path: string; readonly refusals: readonly RefusalName[] },
  { name }: Refusal,
): void => {
  if (!call.refusals.includes(name) && !ofAnyCall.includes(name))
    log.problem(`${unnamedRefusal}：${call.path} ${name}`);
};
