import type { ndaCalls } from '../../contract/nda/calls';
import type { Asked } from './asked';

/** NDAs: the signer's side and the owner's. Their callers tell of failures themselves. */
export type NdaGateway = Asked<typeof ndaCalls>;
