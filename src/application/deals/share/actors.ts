import { left, map, sequenceArray } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import { dealCard, type ShareCard } from '../../../domain/share/share-card';
import type { ToShare } from '../../../domain/share/thing-to-share';
import type { Clipboard } from '../../../ports/clipboard';
import type { PlatformBridge } from '../../../ports/platform-bridge';
import type { Copied, Handed } from './machine';
import type { Gateways } from '../../../ports/gateways';
import { fromCall, writeLimit } from '../../kit/from-call';

export interface SharePorts {
  readonly sales: Pick<Gateways['sale'], 'shareImagePath'>;
  readonly bridge: Pick<PlatformBridge, 'share'>;
  readonly clipboard: Clipboard;
  /** The origin of this application: 'https://hupo.example'. */
  readonly origin: string;
  /** The page of the mini program that opens what was shared; null where none is named. */
  readonly programPath: string | null;
}

const nothing = { kind: 'malformed', field: '' } as const;

/** Sharing over its ports. */
export const shareActors = ({ sales, bridge, clipboard, origin, programPath }: SharePorts) => ({
  prepare: fromCall<ShareCard, { readonly deal: ToShare | null }>(
    ({ deal }, options) =>
      async () => {
        if (deal === null) return left(nothing);
        const results = await Promise.all(
          deal.things.map(({ kind, sourceType, id }) =>
            sales.shareImagePath({ kind, sourceType, id }, options)(),
          ),
        );
        return map(([first]: readonly { readonly path: string }[]) =>
          dealCard(deal, { origin, imagePath: first?.path ?? '', programPath }),
        )(sequenceArray(results));
      },
    { limit: writeLimit },
  ),
  hand: fromPromise<Handed, { readonly card: ShareCard | null }>(({ input: { card } }) =>
    card === null
      ? Promise.resolve(left({ kind: 'failed' as const, reason: 'no card' }))
      : bridge.share(card)(),
  ),
  copy: fromPromise<Copied, { readonly card: ShareCard | null }>(({ input: { card } }) =>
    card === null ? Promise.resolve(left('unsupported' as const)) : clipboard.write(card.link)(),
  ),
});
