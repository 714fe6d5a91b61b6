import { SoeDetail } from '../../../../contract/soe/soe';
import { soeFault } from '../../domain/soe/soe-fault';
import { ruledRecord } from './seed-record';

/** A listing of state-owned assets, without related ones; one that breaks a rule of prices or periods is refused. */
export const SeedSoe = ruledRecord(SoeDetail, 'SeedSoe', soeFault);
