import { EnquiryTime } from '../../../../contract/enquiry/enquiry';
import {
  emptyEnquiry,
  enquiryErrors,
  takesEnquiry,
  type EnquiryForm,
  type EnquiryGiven,
} from '../../../domain/enquiry/enquiry-form';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { CallOf } from '../../../ports/gateways';
import type { Random } from '../../../ports/random';
import { form } from '../../kit/form/definition';
import type { FormMachine } from '../../kit/form/machine';
import { formRules, type FormRules } from '../../kit/form/rules';
import { keyedWrite } from '../../kit/keyed-write';

/** An enquiry about a service; its draft is kept for each service (SCR-15, SES-07). */
export const enquiryRules: FormRules<EnquiryForm, EnquiryGiven, void> = formRules({
  fields: ['organization', 'need', 'time', 'agreed'],
  noErrors: {},
  errorsOf: enquiryErrors,
  takes: takesEnquiry,
  draftName: ({ about }) => `enquiry-${about}`,
  refusedField: (message) => {
    if (message.startsWith('单位名称')) return 'organization';
    return message.startsWith('需求说明') ? 'need' : null;
  },
  // The organization is typed once for several enquiries; need and consent belong to the one that was sent.
  afterwards: ({ organization }) => ({ ...emptyEnquiry, organization }),
});

export type EnquiryMachine = FormMachine<EnquiryForm, EnquiryGiven, void>;

interface EnquiryPorts {
  readonly drafts: FormDrafts;
  readonly callOf: CallOf;
  readonly random: Pick<Random, 'uuid'>;
}

/** The form of an enquiry. A repeat after a lost answer goes out under the same key. */
export const enquiryForm = ({ drafts, callOf, random }: EnquiryPorts): EnquiryMachine => {
  const write = keyedWrite(random);
  const sendEnquiry = callOf(({ enquiry }) => enquiry.send);
  return form({ drafts }, enquiryRules, {
    send:
      ({ organization, need, time, agreed }, { about }, options) =>
      () => {
        const given = {
          about,
          organization: organization.trim(),
          need: need.trim(),
          time: EnquiryTime.is(time) ? time : 'any',
          agreed: agreed === '1',
        } as const;
        return write(given, (key) => sendEnquiry(given, { ...options, key })());
      },
  });
};
