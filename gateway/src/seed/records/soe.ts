import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { SoeDetail } from '../../../../contract/soe/soe';
import { soeFault } from '../../domain/soe/soe-fault';

/** A listing of state-owned assets, without related ones; one that breaks a rule of prices or periods is refused. */
export const SeedSoe = new t.Type<SoeDetail, unknown>(
  'SeedSoe',
  SoeDetail.is,
  (value, context) => {
    const read = SoeDetail.validate(value, context);
    if (isLeft(read)) return read;
    const fault = soeFault(read.right);
    return fault === null ? t.success(read.right) : t.failure(value, context, fault);
  },
  SoeDetail.encode,
);
