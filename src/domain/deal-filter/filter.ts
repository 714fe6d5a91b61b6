import type { DealFilter } from '../../../contract/deal/deal-filter';
import { noFilter } from '../../../contract/deal/no-filter';

/** The same order without any condition. */
export const loosened = ({ sort }: DealFilter): DealFilter => ({ ...noFilter, sort });
