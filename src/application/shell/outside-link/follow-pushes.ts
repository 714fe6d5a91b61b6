import type { LinkOf } from '../../../domain/address/link-target';
import type { PushOpenings } from '../../../ports/push-openings';
import type { AppFlows } from '../app/long-lived-actors';

/** Opens the page of a notification that the user opened; an address outside of the application is not followed. */
export const followPushes = (
  pushes: PushOpenings,
  linkOf: LinkOf,
  { navigation }: Pick<AppFlows, 'navigation'>,
): void => {
  pushes.listen((address) => {
    const target = linkOf(address);
    if (target?.kind === 'inside') navigation.send({ type: 'navigation.requested', address: target.to });
  });
};
