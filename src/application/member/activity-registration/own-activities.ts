import type { OwnActivity } from '../../../../contract/activity/registration';
import { isAboutActivities } from '../../../domain/activity/own-activity';
import type { PagePorts } from '../../../ports/page-ports';
import { relevantChanges } from '../../kit/change-feed';
import { changing } from '../../kit/resource/changing';
import type { ResourceMachine } from '../../kit/resource/machine';

/** Reads the registrations of the member. */
export type OwnActivitiesMachine = ResourceMachine<undefined, { readonly list: readonly OwnActivity[] }>;

/** The member's registrations for activities; read again when a message is about activities (SCR-08). */
export const ownActivities = (ports: PagePorts): OwnActivitiesMachine => {
  const own = ports.callOf(({ activityRegistration }) => activityRegistration.own);
  return changing(
    ports,
    (_: undefined, options) => own(options),
    relevantChanges(ports, (_, message) => message === null || isAboutActivities(message.link)),
  );
};
