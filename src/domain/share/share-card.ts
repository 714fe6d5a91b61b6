import type { Sale } from '../sale/sale';

/** What is shared of a page (product.md §3). */
export interface ShareCard {
  readonly title: string;
  /** At most 200 characters. */
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
  /** The page of the mini program; null where none is set. */
  readonly mSoftPath: string | null;
}

/** The longest description, in characters (product.md §6). */
export const longestDesc = 200;

/** A card with its description cut to 200 characters, none of them broken. */
export const shareCard = ({ desc, ...card }: ShareCard): ShareCard => ({
  ...card,
  desc: Array.from(desc).slice(0, longestDesc).join(''),
});

/** The card of a deal: what everybody may know of it, and an address that tells nothing of who shares it. */
export const dealCard = (
  deal: Pick<Sale, 'sourceType' | 'id' | 'title' | 'industry' | 'region' | 'stage'> & {
    readonly teaser: string;
  },
  { origin, imagePath }: { readonly origin: string; readonly imagePath: string },
): ShareCard => {
  const facts = [deal.industry, deal.region, deal.stage].filter((word) => word !== '').join('，');
  return shareCard({
    title: deal.title,
    desc: deal.teaser === '' ? facts : `${facts}。${deal.teaser}`,
    link: `${origin}/sale/${deal.sourceType}/${deal.id}`,
    imgUrl: `${origin}${imagePath}`,
    mSoftPath: null,
  });
};
