import type { surveyCalls } from '../../../../contract/survey/calls';
import { at, type Examples } from './example';

export const surveyExamples: Examples<typeof surveyCalls> = {
  current: {
    asked: undefined,
    answered: {
      version: '2026-2',
      since: at,
      title: '私募基金偏好问卷',
      intro: '约 3 分钟。',
      steps: [
        {
          title: '关注方向',
          lead: '可以选择多项；没有偏好的选“不限”。',
          questions: [
            {
              id: 'strategy',
              text: '关注哪些策略？',
              hint: '最多选择 3 项',
              kind: 'several',
              required: true,
              options: [
                { id: 'strategy-a', text: '早期与创业投资', exclusive: false },
                { id: 'strategy-h', text: '不限', exclusive: true },
              ],
              most: 3,
            },
          ],
        },
      ],
      thanks: { title: '已收到您的问卷', text: '服务专员在 2 个工作日内答复留有手机号的问卷。' },
    },
  },
  save: {
    asked: {
      version: '2026-2',
      answers: { list: [{ question: 'strategy', values: ['strategy-a'] }] },
    },
    answered: undefined,
  },
};
