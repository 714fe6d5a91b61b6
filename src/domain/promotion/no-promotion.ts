/** A visitor whom nobody sent; apart from the codec, which the first page has no use for. */
export const noPromotion: Readonly<Record<'sprad' | 'shareRegister' | 'platformChannel', string | null>> = {
  sprad: null,
  shareRegister: null,
  platformChannel: null,
};
