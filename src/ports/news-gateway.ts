import type { newsCalls } from '../../contract/news/calls';
import type { Asked } from './asked';

/** What is told about the market and the platform; public, and safe to repeat. */
export type NewsGateway = Asked<typeof newsCalls>;
