import { isId } from '../values/id';
import type { KindFacts } from './kind';
import { kinds, type KindName, type PlacedKind } from './kinds';

/** The kinds whose addresses hold the source type. */
export type KindBySource = {
  [K in PlacedKind]: (typeof kinds)[K]['bySource'] extends true ? K : never;
}[PlacedKind];

/** Whether the addresses of a kind hold the source type. */
export const isBySource = <K extends KindName>(kind: K): kind is K & KindBySource => kinds[kind].bySource;

/** What the address of a thing is made from. */
export type Placed<K extends KindName> = K extends KindBySource
  ? { readonly id: string; readonly sourceType: string }
  : { readonly id: string };

/** A thing of any kind; a source type that is not known is null. */
export interface AnyPlaced {
  readonly id: string;
  readonly sourceType: string | null;
}

/** Where a thing lies under its kind's path: '<sourceType>/<id>' or '<id>'; null where the source type is missing. */
export const placeOf = (kind: PlacedKind, { sourceType, id }: AnyPlaced): string | null => {
  if (!kinds[kind].bySource) return id;
  return sourceType === null || sourceType === '' ? null : `${sourceType}/${id}`;
};

/** The address of the page at a place, which `placeOf` gives. */
export const addressAt = (kind: PlacedKind, place: string): string => {
  const { path, query }: KindFacts = kinds[kind];
  return query === undefined ? `${path}/${place}` : `${path}?${query}=${place}`;
};

/** The address of a thing of any kind; null where its source type is missing. */
export const addressOfAny = (kind: PlacedKind, thing: AnyPlaced): string | null => {
  const place = placeOf(kind, thing);
  return place === null ? null : addressAt(kind, place);
};

/** The address of a thing's page. */
export const addressOf = <K extends PlacedKind>(kind: K, thing: Placed<K>): string => {
  const { id, sourceType = '' }: { readonly id: string; readonly sourceType?: string } = thing;
  return addressAt(kind, kinds[kind].bySource ? `${sourceType}/${id}` : id);
};

/** The one id that a parameter of a query names; null for none, for a malformed one, and for several. */
export const idIn = (query: string, search: string): string | null => {
  const [id = '', ...others] = new URLSearchParams(search).getAll(query);
  return isId(id) && others.length === 0 ? id : null;
};

/** The id of the thing of a kind to whose page an address leads; null where it leads elsewhere. */
export const idAt = (kind: PlacedKind, address: string): string | null => {
  const { path, bySource, query }: KindFacts = kinds[kind];
  const [asked = '', search = ''] = address.split(/[?#]/);
  if (query !== undefined) return asked === path ? idIn(query, search) : null;
  if (!asked.startsWith(`${path}/`)) return null;
  const parts = asked.slice(`${path}/`.length).split('/');
  const isPage = parts.length === (bySource ? 2 : 1) && parts.every((part) => part !== '');
  return isPage ? (parts.at(-1) ?? null) : null;
};

/** The address of a kind's list: of one source type, or of all where that is null or the kind has none. */
export const listAddress = (kind: PlacedKind, sourceType: string | null = null): string => {
  const { path, bySource } = kinds[kind];
  return bySource && sourceType !== null ? `${path}/${sourceType}` : path;
};
