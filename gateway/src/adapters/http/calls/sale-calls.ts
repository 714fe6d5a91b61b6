import { left, map, right } from 'fp-ts/Either';
import { saleCalls as ofSales } from '../../../../../contract/sale/calls';
import type { SaleReading } from '../../../application/sale/sale-reading';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { refusals } from '../../../../../contract/refusal/refusal';
import { saleWire } from '../wire/sale-wire';
import { answering } from './answering';
import type { Call } from './call';

/** Deals of the sell side, as whoever asks may see them. */
export const saleCalls = (sales: SaleReading): readonly Call[] => [
  answering(ofSales.detail, async ({ sourceType, id }, { session }) =>
    isIdentifier(id) && isIdentifier(sourceType)
      ? map(saleWire)(await sales.detail(session, sourceType, id))
      : left(refusals.wrongParameters),
  ),
  answering(ofSales.overview, async () => right(await sales.overview())),
];
