import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { parkDetailFields, parkFields } from '../../../../contract/park/park';
import { parkFault } from '../../domain/park/park-fault';
import { IndustryOfGroup, Place } from './leaf';
import { seedRecord } from './seed-record';

const ParkRecord = seedRecord(
  {
    ...parkFields,
    ...parkDetailFields,
    region: Place,
    industries: t.readonlyArray(IndustryOfGroup),
  },
  {},
);

/** A free-trade zone or a park with its policies, dates absolute; one whose policies contradict themselves is refused. */
export const SeedPark = new t.Type<t.TypeOf<typeof ParkRecord>, unknown>(
  'SeedPark',
  ParkRecord.is,
  (value, context) => {
    const read = ParkRecord.validate(value, context);
    if (isLeft(read)) return read;
    const fault = parkFault(read.right);
    return fault === null ? read : t.failure(value, context, fault);
  },
  ParkRecord.encode,
);
export type SeedPark = t.TypeOf<typeof SeedPark>;
