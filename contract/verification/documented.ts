import type { Documented } from '../call/call';
import type { verificationCalls } from './calls';

const submittedAt = Date.UTC(2026, 10, 21, 1, 12);
const told = { name: '何嘉', company: '澄远资本管理有限公司', position: '投资总监' };

export const verificationDocumented: Documented<typeof verificationCalls> = {
  current: {
    about:
      'How far the verification has come: none, pending, rejected with a reason, or approved with a level.',
    parameters: undefined,
    answer: { state: 'none' },
  },
  submit: {
    about: 'Hands in an application; refused while another is looked at.',
    parameters: { ...told, documentId: 'b3f1c2d4e5' },
    answer: {
      state: 'pending',
      ...told,
      document: { id: 'b3f1c2d4e5', name: '名片.jpg', size: 231_040, type: 'image/jpeg' },
      submittedAt,
      expectedAt: submittedAt + 2 * 86_400_000,
    },
  },
};
