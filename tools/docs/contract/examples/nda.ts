import type { ndaCalls } from '../../../../contract/nda/calls';
import type { EvidenceProof } from '../../../../contract/nda/nda-evidence';
import type { NdaRequest } from '../../../../contract/nda/nda-request';
import type { NdaStanding } from '../../../../contract/nda/nda-standing';
import type { NdaStep } from '../../../../contract/nda/nda-step';
import { at, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

const signed: NdaStep = { kind: 'signed', by: 'signer', name: '沈知远', at, note: '' };
const rejected: NdaStep = {
  kind: 'rejected',
  by: 'owner',
  name: '',
  at: at - dayMs,
  note: '签署方与认证单位不一致，请改用单位全称',
};

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const unsigned: NdaStanding = {
  id: null,
  saleId: '20260418',
  code: 'XM20260418',
  title: '华东某精密减速器制造商控股权转让',
  state: 'unsigned',
  maySign: 'yes',
  text: '保密协议\n项目编号：XM20260418\n\n第一条 目的与范围\n……',
  version: '2026-1',
  sha256,
  termMonths: 12,
  signerName: '沈知远',
  signerCompany: '恒泰产业资本',
  expectedAt: null,
  expiresAt: null,
  reason: null,
  history: [],
};

const pending: NdaStanding = {
  ...unsigned,
  id: '17',
  state: 'pending',
  expectedAt: at + dayMs,
  history: [signed, rejected],
};

const request: NdaRequest = {
  id: '17',
  state: 'signed',
  name: '沈知远',
  company: '恒泰产业资本',
  position: '投资总监',
  signedAt: at,
  expiresAt: at + 365 * dayMs,
  history: [{ kind: 'approved', by: 'owner', name: '周敏', at, note: '' }, signed],
};

const number = 'HP-7K2M9QX4T0C8ZB5N3HVA';
const fileSha256 = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';

/** What is told of that NDA's evidence to whoever has its number. */
export const proof: EvidenceProof = {
  number,
  by: 'number',
  code: 'XM20260418',
  signer: '沈**',
  version: '2026-1',
  textSha256: sha256,
  signedAt: at,
  approvedAt: at + dayMs,
  expiresAt: at + 365 * dayMs,
};

export const ndaExamples: Examples<typeof ndaCalls> = {
  current: { asked: '20260418', answered: unsigned },
  sign: {
    asked: {
      saleId: '20260418',
      version: '2026-1',
      sha256,
      name: '沈知远',
      caption: '482913',
    },
    answered: pending,
  },
  withdraw: { asked: '20260418', answered: { ...unsigned, id: '17' } },
  requests: {
    asked: { saleId: '20260418', cursor: null, page: 1, pageSize: 20 },
    answered: { list: [request], total: 1, next: null },
  },
  approve: { asked: '17', answered: request },
  reject: {
    asked: { id: '17', reason: rejected.note },
    answered: { ...request, state: 'rejected', expiresAt: null, history: [rejected, signed] },
  },
  evidence: {
    asked: '17',
    answered: {
      number,
      name: '保密协议签署凭证-XM20260418.pdf',
      sha256: fileSha256,
      content: 'JVBERi0xLjM=',
    },
  },
  verify: { asked: number, answered: proof },
};
