import type { PostNotice, WireNotice } from '../../../gateway/src/ports/post-notice';
import type { NoticeFault } from './step';
import type { UnderWay } from './under-way';

/** The line between the payment service and the gateway, with somebody listening in on it. */
export interface NoticeLine {
  readonly post: PostNotice;
  /** What becomes of the next notices; from null on nothing goes wrong. */
  readonly suffer: (next: (() => NoticeFault) | null) => void;
  /** Sends what was overheard, changed or not; answers whether any of it was acknowledged. */
  readonly attack: (how: 'forge' | 'replay' | 'raise') => Promise<boolean>;
}

const changed = (how: 'forge' | 'replay' | 'raise', { headers, body }: WireNotice): WireNotice => {
  if (how === 'replay') return { headers, body };
  if (how === 'raise') return { headers, body: body.replace(/"orderNo":"HP/, '"orderNo":"HQ') };
  return { headers: { ...headers, 'Pay-Nonce': `${headers['Pay-Nonce'] ?? ''}0` }, body };
};

export const noticeLine = (send: PostNotice, { during }: UnderWay): NoticeLine => {
  let fault: (() => NoticeFault) | null = null;
  let heard: { readonly address: string; readonly notice: WireNotice } | null = null;
  return {
    suffer: (next) => {
      fault = next;
    },
    post: (address, notice) =>
      during(async () => {
        const what = fault?.() ?? 'none';
        if (what === 'lost') return false;
        if (what === 'kept') {
          heard = { address, notice };
          return false;
        }
        const taken = await send(address, notice);
        heard = { address, notice };
        if (what === 'twice') await send(address, notice);
        return what === 'unheard' ? false : taken;
      }),
    attack: async (how) => {
      if (heard === null) return false;
      const { address, notice } = heard;
      const taken = await during(() => send(address, changed(how, notice)));
      // What was kept back and comes late is genuine.
      return how === 'replay' ? false : taken;
    },
  };
};
