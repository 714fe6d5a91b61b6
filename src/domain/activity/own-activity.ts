import type { OwnActivity } from '../../../contract/activity/registration';
import { listAddress } from '../../../contract/kind/address';

/** How far a member's registration for an activity is: with a place ahead, in the queue, over, or cancelled by either side. */
export type OwnActivityState = 'coming' | 'waiting' | 'over' | 'cancelled';

/** The words of the states, as the list of the member shows them. */
export const ownActivityStates: Readonly<Record<OwnActivityState, string>> = {
  coming: '待参会',
  waiting: '候补中',
  over: '已结束',
  cancelled: '已取消',
};

/** The states in their order, as a filter names them. */
export const ownActivityStateNames: readonly OwnActivityState[] = ['coming', 'waiting', 'over', 'cancelled'];

/** The state of a registration at a moment. @param now milliseconds since 1970, by the server's clock */
export const ownActivityState = (
  { state, cancelledAt, endsAt }: Pick<OwnActivity, 'state' | 'cancelledAt' | 'endsAt'>,
  now: number,
): OwnActivityState => {
  if (state === 'cancelled' || cancelledAt !== null) return 'cancelled';
  if (now >= endsAt) return 'over';
  return state === 'waiting' ? 'waiting' : 'coming';
};

/** The state that an address names; null for all, and for any other text. */
export const ownActivityStateIn = (search: string): OwnActivityState | null => {
  const asked = new URLSearchParams(search).get('state');
  return ownActivityStateNames.find((state) => state === asked) ?? null;
};

/** What the page of the member's own events shows, by its address: conferences, or activities. */
export const ownEventsIn = (search: string): 'conference' | 'activity' =>
  new URLSearchParams(search).get('kind') === 'activity' ? 'activity' : 'conference';

/** The address of the member's own activities, of one state where one is named. */
export const ownActivitiesAddress = (state: OwnActivityState | null): string =>
  `/user/conf?kind=activity${state === null ? '' : `&state=${state}`}`;

/** Whether the address of a message is about activities. */
export const isAboutActivities = (link: string | null): boolean =>
  link !== null && link.startsWith(`${listAddress('activity')}/`);
