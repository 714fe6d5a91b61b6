import type { payHostCalls } from '../../contract/payment/calls';
import type { Asked } from './asked';

/**
 * The host that prepares payments, asked straight and never a second time by itself (PAY-12). What it answers is
 * handed on as it came, without the envelope: the attempt decodes it in a state of its own (PAY-07).
 */
export type PayHost = Asked<typeof payHostCalls>;
