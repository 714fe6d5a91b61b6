import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Decoder } from 'io-ts';
import { channelAt, KeptChannel } from '../../domain/promotion/kept-channel';
import { noPromotion } from '../../domain/promotion/no-promotion';
import { updatedPromotion, Promotion, promotionOf } from '../../domain/promotion/promotion';
import type { StoredName } from '../../domain/session/stored-names';
import type { Clock } from '../../ports/clock';
import { decodeJson } from '../../../contract/codec/decode-json';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { Promotions } from '../../ports/promotions';

const tabName = 'hupo.promotion';
const channelName = 'hupo.platform-channel';

/**
 * What promoted the visitor: codes as long as the tab is open, the channel for 24 hours on the device (LAY-14).
 * What this page was come by is remembered here too, so that it counts where nothing can be kept.
 */
export class StoredPromotions implements Promotions {
  private current = noPromotion;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  /** Takes what an address says, and keeps it. */
  readonly note = (address: string): void => {
    this.current = updatedPromotion(this.known(), promotionOf(address));
    this.storage.write(tabName, JSON.stringify(Promotion.encode(this.current)))();
    const { platformChannel } = promotionOf(address);
    if (platformChannel === null) return;
    const kept = KeptChannel.encode({ platformChannel, keptAt: this.clock.now() });
    this.storage.write(channelName, JSON.stringify(kept))();
  };

  readonly recall = (): Promise<Promotion> => Promise.resolve(this.known());

  /** The channel counts by its own time, also in a tab that is open longer. */
  private known(): Promotion {
    const tab = O.getOrElse(() => this.current)(this.read(tabName, Promotion));
    const kept = this.read(channelName, KeptChannel);
    const platformChannel = O.isSome(kept)
      ? channelAt(kept.value, this.clock.now())
      : this.current.platformChannel;
    return { ...tab, platformChannel };
  }

  private read<A>(name: StoredName, codec: Decoder<unknown, A>): O.Option<A> {
    return pipe(this.storage.read(name)(), O.chainEitherK(decodeJson(codec)));
  }
}
