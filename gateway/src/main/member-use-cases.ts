import type { Database } from '../adapters/database/orm';
import { waitingStore } from '../adapters/database/stores/waiting-store';
import type { Call } from '../adapters/http/calls/call';
import { memberCalls } from '../adapters/http/calls/member-calls';
import { makeOwnDevices } from '../application/account/own-devices';
import { makeOwnProfile } from '../application/account/own-profile';
import { makeOwnWaiting, type OwnWaitingNeeds } from '../application/waiting/own-waiting';
import type { OwnNotices } from '../application/notice/own-notices';
import type { MemberRecords } from '../ports/member-records';

type Needs = Parameters<typeof makeOwnProfile>[0] &
  Parameters<typeof makeOwnDevices>[0] &
  Omit<OwnWaitingNeeds, 'causes'> & { readonly members: MemberRecords; readonly notices: OwnNotices };

/** The calls of a member's own pages, put together. */
export const makeMemberCalls = (database: Database, needs: Needs): readonly Call[] =>
  memberCalls({
    profile: makeOwnProfile(needs),
    devices: makeOwnDevices(needs),
    members: needs.members,
    notices: needs.notices,
    waiting: makeOwnWaiting({ ...needs, causes: waitingStore(database) }),
  });
