import { accountCommands } from './account-commands';
import { activityCommands } from './activity-commands';
import { enquiryCommands, surveyCommands } from './enquiry-commands';
import type { CommandCall, RequestOf } from './command';
import { bidCommands, enrolmentCommands, publicationCommands, reportCommands } from './deal-commands';
import { memberCommands } from './member-commands';
import { gateCommands } from './gate-commands';
import { newsCommands } from './news-commands';
import { kindCommands } from './kind-commands';
import { submissionCommands } from './submission-commands';
import { orderCommands } from './order-commands';
import { ticketCommands } from './ticket-commands';
import type { OperatorDesk } from '../../../application/operator/operator-desk';

/** Every command of the running gateway, by area, in the order of the help. */
export const channelAreas = [
  { title: 'Messages, sessions, codes', commands: accountCommands },
  { title: 'Verifications and NDAs', commands: memberCommands },
  { title: 'Orders', commands: orderCommands },
  { title: 'Interests and bids', commands: bidCommands },
  { title: 'Publications', commands: publicationCommands },
  { title: 'Reports', commands: reportCommands },
  { title: 'Enrolments', commands: enrolmentCommands },
  { title: 'Enquiries', commands: enquiryCommands },
  { title: 'What the operator publishes', commands: kindCommands },
  { title: 'Registrations for activities', commands: activityCommands },
  { title: 'Deals sent to investors', commands: submissionCommands },
  { title: 'Conference registrations', commands: ticketCommands },
  { title: 'Gates of conferences', commands: gateCommands },
  { title: 'Surveys', commands: surveyCommands },
  { title: 'News', commands: newsCommands },
];

/** A request to the running gateway: one JSON text in a line. */
export type OperatorCommand = RequestOf<(typeof channelAreas)[number]['commands'][number]>;

/** Returns the call of a request; `null` when no command decodes it. */
export const channelCall = (request: unknown): CommandCall<OperatorDesk> | null => {
  for (const { commands } of channelAreas)
    for (const { decode } of commands) {
      const call = decode(request);
      if (call !== null) return call;
    }
  return null;
};
