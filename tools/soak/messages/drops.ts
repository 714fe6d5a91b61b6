import type { Dice } from '../../../gateway/src/seed/large/dice';
import type { NetworkLink } from '../../servers/network-link';
import type { RestartingGateway } from './restarting-gateway';

/** How a connection is dropped. */
export const dropKinds = ['cut', 'restart', 'half-open', 'slow'] as const;
export type DropKind = (typeof dropKinds)[number];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long frames go slowly before they are cut off in the middle, in milliseconds. */
const slowMs = 60;

/** Drops every connection over a wire; done when the drop is. */
export const drop = async (kind: DropKind, wire: NetworkLink, gateway: RestartingGateway): Promise<void> => {
  if (kind === 'restart') await gateway.restart();
  else if (kind === 'half-open') wire.spoil('silent');
  else {
    if (kind === 'slow') {
      wire.spoil('pieces');
      await wait(slowMs);
    }
    wire.drop();
  }
};

/** So many drops, in an order that the seed says: of 25 one restart and four half-open ones where they are many, a quarter of each where they are few. */
export const planOf = (drops: number, { whole }: Dice): readonly DropKind[] => {
  const all = Array.from({ length: drops }, (_, at): DropKind => {
    if (drops <= 40) return dropKinds[at % dropKinds.length] ?? 'cut';
    if (at % 25 === 0) return 'restart';
    return at % 25 < 5 ? 'half-open' : ((['cut', 'slow'] as const)[at % 2] ?? 'cut');
  });
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = whole(0, at);
    const [one, two] = [all[at], all[other]];
    if (one !== undefined && two !== undefined) [all[at], all[other]] = [two, one];
  }
  return all;
};
