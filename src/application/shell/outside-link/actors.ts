import { fromCallback, fromPromise } from 'xstate';
import type { OutsideLinks } from '../../../ports/outside-links';
import type { PlatformBridge } from '../../../ports/platform-bridge';
import type { LinkFollowed } from './machine';

interface OutsideLinkPorts {
  readonly links: OutsideLinks;
  readonly bridge: Pick<PlatformBridge, 'openOutside'>;
}

export const outsideLinkActors = ({ links, bridge }: OutsideLinkPorts) => ({
  links: fromCallback(({ sendBack }) =>
    links.listen((address) => {
      const followed: LinkFollowed = { type: 'link.followed', address };
      sendBack(followed);
    }),
  ),
  openOutside: fromPromise(({ input }: { readonly input: { readonly address: string } }) =>
    bridge.openOutside(input.address)(),
  ),
});
