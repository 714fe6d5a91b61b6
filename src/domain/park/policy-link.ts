import type { Policy } from '../../../contract/park/park';
import { isOutsideAddress } from '../address/outside-address';

/** The original text of a policy; null where its address is not one of the government (SEC-02). */
export const policyLink = ({ source }: Pick<Policy, 'source'>): string | null => {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)/.exec(source ?? '') ?? [];
  return source !== null && host.endsWith('.gov.cn') && isOutsideAddress(source, [host]) ? source : null;
};
