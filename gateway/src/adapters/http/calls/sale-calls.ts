import { isLeft, left, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { SaleReading } from '../../../application/sale/sale-reading';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { refusals } from '../../../domain/refusal/refusal';
import { saleWire } from '../wire/sale-wire';
import type { Call } from './call';
import { parametersBy } from './parameters';

const detailParameters = t.type({ sourceType: t.string, id: t.string });

export const saleCalls = (sales: SaleReading): readonly Call[] => [
  {
    path: '/webapp/sale!detail.action',
    method: 'GET',
    access: 'public',
    answer: async ({ parameters, session }) => {
      const given = parametersBy(detailParameters, parameters);
      if (isLeft(given)) return given;
      const { sourceType, id } = given.right;
      if (!isIdentifier(id) || !isIdentifier(sourceType)) return left(refusals.wrongParameters);
      return map(saleWire)(await sales.detail(session, sourceType, id));
    },
  },
  {
    path: '/webapp/sale!overview.action',
    method: 'GET',
    access: 'public',
    answer: async () => right(await sales.overview()),
  },
];
