import { later } from '../../../kit/later/later';
import { NdaRequestsNotCome } from './not-come';

const { Part } = later(async () => (await import('./requests')).NdaRequests, NdaRequestsNotCome);

/** The requests on the own deal. Its code loads for owners only. */
export const NdaRequestsLater = Part;
