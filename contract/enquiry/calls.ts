import { call } from '../call/call';
import { parameters } from '../call/parameters';
import { WireFlag } from '../codec/flag';
import { textUpTo } from '../codec/formed-text';
import { nothing } from '../codec/nothing';
import { enquiryLimits } from '../rules/enquiry-rule';
import { EnquiryAbout, EnquiryTime } from './enquiry';

/** Enquiries about the services of the operator (SCR-15); whose they are, the token says. */
export const enquiryCalls = {
  /** Sends an enquiry. The operator calls the phone of the account. */
  send: call({
    method: 'POST',
    access: 'account',
    safe: false,
    key: 'taken',
    reportedBy: 'caller',
    path: '/webapp/enquiry!save.action',
    parameters: parameters({
      about: EnquiryAbout,
      organization: textUpTo(enquiryLimits.organization, 2),
      need: textUpTo(enquiryLimits.need, enquiryLimits.shortest),
      time: EnquiryTime,
      /** That the content may be used for the answer; without it nothing is kept. */
      agreed: WireFlag,
    }),
    answer: nothing,
    refusals: ['enquiryOrganization', 'enquiryNeed', 'enquiryConsent', 'enquiriesTooOften'],
  }),
};
