import type { WireParty } from '../../../../contract/chat/wire-party';

export const exampleParty: WireParty = {
  id: 'u-41aa',
  name: '周敏',
  org: '衡川产业基金',
  avatar: '/files/avatar/9f0c2b1e',
  role: 'member',
  removed: false,
  verified: true,
};
