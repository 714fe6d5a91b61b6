import { kindCodec, type KindWith } from '../kind/kinds';

/** What can be shared, reported and cited. */
export const DealKind = kindCodec('share', 'DealKind');
export type DealKind = KindWith<'share'>;
