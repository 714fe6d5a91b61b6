import type { DealKind } from '../../../contract/deal/deal-kind';

const folders: Readonly<Record<DealKind, string>> = { sale: '/sale', buy: '/buy', transfer: '/gf' };

/** The page of a deal by its place: '<sourceType>/<id>', of a demand its id. */
export const dealPath = (deal: DealKind, place: string): string => `${folders[deal]}/${place}`;

/** Where one writes to an account. */
export const chatPath = (peerId: string): string => `/message/chat?to=${encodeURIComponent(peerId)}`;

/** Whom an address says that one writes to, by its query; null where it says nobody. */
export const peerIn = (search: string): string | null => {
  const to = new URLSearchParams(search).get('to');
  return to === null || to === '' ? null : to;
};
