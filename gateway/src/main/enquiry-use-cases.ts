import type { Database } from '../adapters/database/orm';
import { enquiryStore } from '../adapters/database/stores/enquiry-store';
import { surveyStore } from '../adapters/database/stores/survey-store';
import { enquiryCalls } from '../adapters/http/calls/enquiry-calls';
import { surveyCalls } from '../adapters/http/calls/survey-calls';
import { makeEnquiring, type EnquiringNeeds } from '../application/enquiry/enquiring';
import { makeEnquiryDesk, type EnquiryDeskNeeds } from '../application/operator/enquiry-desk';
import { makeSurveyDesk } from '../application/operator/survey-desk';
import { makeSurveying } from '../application/survey/surveying';

type Needs = Omit<EnquiringNeeds, 'enquiries'> & Omit<EnquiryDeskNeeds, 'enquiries'>;

/** What readers write to the operator, put together: enquiries about services, and the survey about funds. */
export const makeEnquiryUseCases = (database: Database, needs: Needs) => {
  const enquiries = enquiryStore(database);
  const surveys = surveyStore(database);
  return {
    desks: {
      enquiries: makeEnquiryDesk({ ...needs, enquiries }),
      surveys: makeSurveyDesk({ ...needs, surveys }),
    },
    calls: [
      ...enquiryCalls(makeEnquiring({ ...needs, enquiries })),
      ...surveyCalls(makeSurveying({ ...needs, surveys })),
    ],
  };
};
