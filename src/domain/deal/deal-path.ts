import type { DealKind } from '../../../contract/deal/deal-kind';

const folders: Readonly<Record<DealKind, string>> = { sale: '/sale', buy: '/buy', transfer: '/gf' };

/** The page of a deal by its place: '<sourceType>/<id>', of a demand its id. */
export const dealPath = (deal: DealKind, place: string): string => `${folders[deal]}/${place}`;
