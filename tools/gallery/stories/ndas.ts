import type { NdaRequest } from '../../../contract/nda/nda-request';
import type { NdaStanding } from '../../../contract/nda/nda-standing';
import { currentNdaVersion, ndaText } from '../../../gateway/src/domain/nda/nda-text';
import { sceneNow as now } from '../scene/scene-now';
import { detail } from './deals';

const hour = 3_600_000;
const day = 24 * hour;

/** Nobody has signed yet. */
export const unsignedNda: NdaStanding = {
  id: null,
  saleId: detail.id,
  code: detail.code,
  title: detail.title,
  state: 'unsigned',
  maySign: 'yes',
  text: ndaText(currentNdaVersion, detail.code) ?? '',
  version: currentNdaVersion,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  termMonths: 12,
  signerName: '沈知远',
  signerCompany: '恒泰产业资本有限公司',
  expectedAt: null,
  expiresAt: null,
  reason: null,
  history: [],
};

const reason = '签署方与认证单位不一致，请改用单位全称';

/** Signed anew after a rejection, and not decided. */
export const pendingNda: NdaStanding = {
  ...unsignedNda,
  id: '17',
  state: 'pending',
  expectedAt: now + 30 * hour,
  history: [
    { kind: 'signed', by: 'signer', name: '沈知远', at: now - hour, note: '' },
    { kind: 'rejected', by: 'owner', name: '', at: now - 16 * hour, note: reason },
    { kind: 'signed', by: 'signer', name: '沈知远', at: now - day, note: '' },
  ],
};

export const rejectedNda: NdaStanding = {
  ...pendingNda,
  state: 'rejected',
  expectedAt: null,
  reason,
  history: pendingNda.history.slice(1),
};

/** Two that wait, and one that was decided. */
export const ndaRequests: readonly NdaRequest[] = [
  {
    id: '19',
    state: 'pending',
    name: '沈知远',
    company: '恒泰产业资本有限公司',
    position: '投资总监',
    signedAt: now - hour,
    expiresAt: null,
    history: [{ kind: 'signed', by: 'signer', name: '沈知远', at: now - hour, note: '' }],
  },
  {
    id: '12',
    state: 'signed',
    name: '林婉清',
    company: '云岭医疗投资有限公司',
    position: '合伙人',
    signedAt: now - 40 * day,
    expiresAt: now + 325 * day,
    history: [
      { kind: 'approved', by: 'owner', name: '周敏', at: now - 39 * day, note: '' },
      { kind: 'signed', by: 'signer', name: '林婉清', at: now - 40 * day, note: '' },
    ],
  },
];

/** Approved, with its evidence to be had. */
export const signedNda: NdaStanding = {
  ...pendingNda,
  state: 'signed',
  expectedAt: null,
  expiresAt: Date.UTC(2027, 10, 21, 2),
  history: [
    { kind: 'approved', by: 'owner', name: '', at: Date.UTC(2026, 10, 21, 2), note: '' },
    ...pendingNda.history,
  ],
};
