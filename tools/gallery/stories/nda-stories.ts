import { answered } from '../scene/answers';
import { detail, openDetail, ownDetail } from './deals';
import { ndaRequests, pendingNda, rejectedNda, signedNda, unsignedNda } from './ndas';
import type { Act, Story } from './story';
import { asMember, deal, network } from './words';

const at = { ...asMember, address: deal };
const opens = (name: string): Act => ({ kind: 'press', name });

/** So short that its end is in sight at once. */
const short = { ...unsignedNda, text: '保密协议\n第一条 目的与范围\n仅用于评估本项目。' };

/** The NDA over a deal's page, and what its owner sees. */
export const ndaStories: readonly Story[] = [
  { id: 'nda-reading', title: '保密协议：阅读', scene: at, acts: [opens('签署保密协议')] },
  {
    id: 'nda-reading-on',
    title: '保密协议：读到一半',
    scene: at,
    acts: [opens('签署保密协议'), { kind: 'read', label: '协议全文', part: 0.62 }],
  },
  {
    id: 'nda-signing',
    title: '保密协议：签名',
    scene: { ...at, nda: answered(short) },
    acts: [opens('签署保密协议'), opens('已读完，去签名'), opens('确认签署')],
  },
  {
    id: 'nda-pending',
    title: '保密协议：待审核',
    scene: { ...at, sale: answered({ ...detail, ndaState: 'pending' }), nda: answered(pendingNda) },
    acts: [opens('查看审核进度')],
  },
  {
    id: 'nda-rejected',
    title: '保密协议：已驳回',
    scene: { ...at, sale: answered({ ...detail, ndaState: 'rejected' }), nda: answered(rejectedNda) },
    acts: [opens('重新签署')],
  },
  {
    id: 'nda-signed',
    title: '保密协议：已签署',
    scene: { ...at, sale: answered({ ...openDetail, ndaState: 'signed' }), nda: answered(signedNda) },
    acts: [opens('查看协议记录')],
  },
  {
    id: 'nda-failed',
    title: '保密协议：没有加载出来',
    scene: { ...at, nda: network },
    acts: [opens('签署保密协议')],
  },
  {
    id: 'nda-requests',
    title: '保密协议申请',
    scene: { ...at, sale: answered(ownDetail) },
  },
  {
    id: 'nda-approve',
    title: '同意查看封存的信息',
    scene: { ...at, sale: answered(ownDetail) },
    acts: [opens('同意')],
  },
  {
    id: 'nda-reject',
    title: '驳回保密协议',
    scene: {
      ...at,
      sale: answered(ownDetail),
      ndaRequests: answered({ items: ndaRequests.slice(0, 1), total: 1, next: null }),
    },
    acts: [opens('驳回')],
  },
];
