import { reportCalls as ofReports } from '../../../../../contract/report/calls';
import type { Reporting } from '../../../application/report/reporting';
import { answering, done } from './answering';
import type { Call } from './call';

/** The call by which members report something; whose report it is comes from the token alone. */
export const reportCalls = (reporting: Reporting): readonly Call[] => [
  answering(ofReports.send, async ({ id, ...draft }, { session }) =>
    done(await reporting(session.userId, { target: id, ...draft })),
  ),
];
