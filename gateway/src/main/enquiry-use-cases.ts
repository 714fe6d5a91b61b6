import type { Database } from '../adapters/database/orm';
import { enquiryStore } from '../adapters/database/stores/enquiry-store';
import { enquiryCalls } from '../adapters/http/calls/enquiry-calls';
import { makeEnquiring, type EnquiringNeeds } from '../application/enquiry/enquiring';
import { makeEnquiryDesk, type EnquiryDeskNeeds } from '../application/operator/enquiry-desk';

type Needs = Omit<EnquiringNeeds, 'enquiries'> & Omit<EnquiryDeskNeeds, 'enquiries'>;

/** Enquiries about services, put together: the member's side and the operator's. */
export const makeEnquiryUseCases = (database: Database, needs: Needs) => {
  const enquiries = enquiryStore(database);
  return {
    desk: makeEnquiryDesk({ ...needs, enquiries }),
    calls: enquiryCalls(makeEnquiring({ ...needs, enquiries })),
  };
};
