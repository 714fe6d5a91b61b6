import type { ToShare } from './thing-to-share';

/** The shared facts of a page (product.md §3). */
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

/** Where a card leads. */
export interface CardPlace {
  readonly origin: string;
  readonly imagePath: string;
  /** The page of a mini program that opens what was shared; null or '' where none is named. */
  readonly programPath: string | null;
}

/** The page of the mini program with the address that it is to open; null where no page is named (ENT-10). */
export const sharedProgramPath = (programPath: string | null, address: string): string | null =>
  programPath === null || programPath === ''
    ? null
    : `${programPath}${programPath.includes('?') ? '&' : '?'}url=${encodeURIComponent(address)}`;

/** The card of a deal or of several: the public facts, and an address that does not reveal the sharer. */
export const dealCard = (
  { path, title, facts, about }: ToShare,
  { origin, imagePath, programPath }: CardPlace,
): ShareCard => {
  const said = facts.filter((word) => word !== '').join('，');
  const link = `${origin}${path}`;
  return shareCard({
    title,
    desc: about === '' ? said : `${said}。${about}`,
    link,
    imgUrl: `${origin}${imagePath}`,
    mSoftPath: sharedProgramPath(programPath, link),
  });
};
