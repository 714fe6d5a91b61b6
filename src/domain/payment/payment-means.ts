import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import type { Capabilities } from '../platform/capabilities';
import { channelOf, type PaymentMeans } from './channel';

/**
 * Returns what paying needs of the configuration; a mini program without a path takes no payments (PAY-02).
 * @param origin the origin of the application: 'https://hupo.example'
 */
export const paymentMeans = (
  { wechat, allowedHosts }: Pick<RuntimeConfig, 'wechat' | 'allowedHosts'>,
  capabilities: Capabilities,
  origin: string,
): PaymentMeans => {
  const program = wechat?.miniProgram ?? null;
  return {
    channel: channelOf(capabilities),
    appId: wechat === null || wechat.appId === '' ? null : wechat.appId,
    miniProgram: program === null || program.path === '' ? null : program,
    allowedHosts,
    origin,
  };
};
