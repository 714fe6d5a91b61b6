import { addressOfAny, listAddress } from '../../../contract/kind/address';
import { isKindWith, kindNames } from '../../../contract/kind/capabilities';
import { kinds } from '../../../contract/kind/kinds';
import { isId } from '../../../contract/values/id';
import type { SharedThing } from '../share/thing-to-share';

/** The path of the page with a poster. */
export const posterPath = '/share';

/** The query parameters that name the thing. */
export const posterQueries = ['kind', 'sourceType', 'id'] as const;

/** What an address asks a poster of: the application, a thing, a kind that is not shared, or nothing that exists. */
export type PosterOf =
  | { readonly kind: 'app' }
  | { readonly kind: 'thing'; readonly thing: SharedThing }
  | { readonly kind: 'unshared'; readonly label: string; readonly list: string | null }
  | { readonly kind: 'unknown' };

const unknown: PosterOf = { kind: 'unknown' };

/** The address of the page with the poster of a thing, or of the application. */
export const posterAddress = (thing: SharedThing | null): string => {
  if (thing === null) return posterPath;
  const { kind, sourceType, id } = thing;
  const named = kinds[kind].bySource && sourceType !== null ? { kind, sourceType, id } : { kind, id };
  return `${posterPath}?${new URLSearchParams(named).toString()}`;
};

/** What a query asks a poster of. Funds and other kinds without sharing have none (MKT-19). */
export const readPoster = (search: string): PosterOf => {
  const asked = new URLSearchParams(search);
  const [kind, id, sourceType] = [asked.get('kind'), asked.get('id'), asked.get('sourceType')];
  if (kind === null && id === null) return { kind: 'app' };
  const name = kindNames.find((each) => each === kind);
  if (name === undefined) return unknown;
  if (!isKindWith('share', name)) {
    const { label, path } = kinds[name];
    return { kind: 'unshared', label, list: path };
  }
  const isPlaced = !kinds[name].bySource || isId(sourceType ?? '');
  return isId(id ?? '') && isPlaced
    ? {
        kind: 'thing',
        thing: { kind: name, sourceType: kinds[name].bySource ? sourceType : null, id: id ?? '' },
      }
    : unknown;
};

/** Where the code of a poster leads, as an address inside the application. */
export const postedAddress = (thing: SharedThing | null): string =>
  thing === null ? '/' : (addressOfAny(thing.kind, thing) ?? listAddress(thing.kind));

/** A link with a promotion code in its query (LAY-14); without one for a visitor. */
export const promotedLink = (origin: string, address: string, sprad: string | null): string => {
  const separator = address.includes('?') ? '&' : '?';
  return sprad === null
    ? `${origin}${address}`
    : `${origin}${address}${separator}sprad=${encodeURIComponent(sprad)}`;
};
