import * as t from 'io-ts';
import { parkDetailFields, parkFields } from '../../../../contract/park/park';
import { parkFault } from '../../domain/park/park-fault';
import { IndustryOfGroup, Place } from './leaf';
import { ruledRecord, seedRecord } from './seed-record';

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
export const SeedPark = ruledRecord(ParkRecord, 'SeedPark', parkFault);
export type SeedPark = t.TypeOf<typeof SeedPark>;
