import type { Columns } from './columns';
import { saleHeads } from './deal-columns';

/** The columns of deals on a desktop. */
export const saleColumns: Columns = { className: '', heads: saleHeads };

/** A visitor reads of no NDA. */
export const visitorColumns: Columns = { className: '', heads: saleHeads.slice(0, -1) };
