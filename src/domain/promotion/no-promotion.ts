/** A visitor without a promotion; apart from the codec, which the first page does not use. */
export const noPromotion: Readonly<Record<'sprad' | 'shareRegister' | 'platformChannel', string | null>> = {
  sprad: null,
  shareRegister: null,
  platformChannel: null,
};
