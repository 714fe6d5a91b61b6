import * as t from 'io-ts';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { noPromotion } from './no-promotion';

/** Who sent a visitor here: null for what the address did not say (LAY-14). */
export const Promotion = record(
  {
    /** Promotion code. */
    sprad: orNull(t.string),
    /** Who shared the page. */
    shareRegister: orNull(t.string),
    /** The channel that the visitor came by. */
    platformChannel: orNull(t.string),
  },
  'Promotion',
);
export type Promotion = t.TypeOf<typeof Promotion>;

/** Letters, digits and a few signs: characters that no promotion code has are left out. */
const sound = /^[\w.:@-]{1,64}$/;

/**
 * The promotion that an address carries (product.md §2, LAY-14). A value of another shape counts as absent.
 * @param address an address inside the application, with its query
 */
export function promotionOf(address: string): Promotion {
  const query = address.indexOf('?');
  if (query < 0) return noPromotion;
  const given = new URLSearchParams(address.slice(query + 1).split('#')[0]);
  const read = (name: string): string | null => {
    const value = given.get(name)?.trim() ?? '';
    return sound.test(value) ? value : null;
  };
  return {
    sprad: read('sprad'),
    shareRegister: read('shareRegister'),
    platformChannel: read('platformChannel'),
  };
}

/** The promotion after a newer address: its values replace the earlier ones. */
export function updatedPromotion(before: Promotion, now: Promotion): Promotion {
  return {
    sprad: now.sprad ?? before.sprad,
    shareRegister: now.shareRegister ?? before.shareRegister,
    platformChannel: now.platformChannel ?? before.platformChannel,
  };
}
