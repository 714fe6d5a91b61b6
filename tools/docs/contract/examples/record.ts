import type { consentCalls } from '../../../../contract/privacy/calls';
import type { previewCalls, uploadCalls } from '../../../../contract/upload/calls';
import type { verificationCalls } from '../../../../contract/verification/calls';
import { at, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

const given = { version: '1.2', agreement: '1.0', at, environment: 'wechat' } as const;

const purposes = [
  { purpose: 'recommendation', history: [{ version: '1.0', givenAt: at, withdrawnAt: null }] },
] as const;

export const consentExamples: Examples<typeof consentCalls> = {
  agree: { asked: given, answered: undefined },
  list: { asked: undefined, answered: [{ ...given, withdrawnAt: null }] },
  withdraw: { asked: undefined, answered: undefined },
  exportData: {
    asked: undefined,
    answered: { exportedAt: at, records: { consents: [{ version: '1.2' }] } },
  },
  purposes: { asked: undefined, answered: purposes },
  give: { asked: { purpose: 'recommendation', version: '1.0' }, answered: purposes },
  takeBack: {
    asked: 'recommendation',
    answered: [
      {
        purpose: 'recommendation',
        history: [{ version: '1.0', givenAt: at, withdrawnAt: at + 60_000 }],
      },
    ],
  },
};

const told = { name: '何嘉', company: '澄远资本管理有限公司', position: '投资总监' };
const file = { id: 'b3f1c2d4e5', name: '名片.jpg', size: 231_040, type: 'image/jpeg' } as const;

export const verificationExamples: Examples<typeof verificationCalls> = {
  current: { asked: undefined, answered: { state: 'none' } },
  submit: {
    asked: { ...told, documentId: file.id },
    answered: { state: 'pending', ...told, document: file, submittedAt: at, expectedAt: at + 2 * dayMs },
  },
};

export const uploadExamples: Examples<typeof uploadCalls> = {
  upload: { asked: { purpose: 'verification' }, answered: file },
};

export const previewExamples: Examples<typeof previewCalls> = {
  read: { asked: file.id, answered: { type: 'image/webp', content: 'UklGRhIAAABXRUJQ' } },
};
