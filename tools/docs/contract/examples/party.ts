import type { WireParty } from '../../../../contract/chat/wire-party';

/** The id of a deal thread: the asker and the owner know each other by it alone. */
export const exampleThreadId = 't-5c9e10ab47d2';

export const exampleParty: WireParty = {
  id: 'u-41aa',
  name: '周敏',
  org: '衡川产业基金',
  avatar: '/files/avatar/9f0c2b1e',
  role: 'member',
  removed: false,
  verified: true,
};
