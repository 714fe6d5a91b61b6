import type { Promotion } from './promotion';

/** A visitor whom nobody sent; apart from the codec, which the first page has no use for. */
export const noPromotion: Promotion = { sprad: null, shareRegister: null, platformChannel: null };
