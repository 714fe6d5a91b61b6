import type { Survey } from '../../../contract/survey/survey';

/** A survey of two steps: a choice, and an amount with a text. */
export const sampleSurvey: Survey = {
  version: 'sample-1',
  since: Date.UTC(2020, 0, 1),
  title: '私募基金偏好问卷',
  intro: '约 1 分钟。',
  steps: [
    {
      title: '关注方向',
      lead: '',
      questions: [
        {
          id: 'strategy',
          text: '关注哪些策略？',
          hint: '最多选择 2 项',
          kind: 'several',
          required: true,
          options: [
            { id: 'early', text: '早期投资', exclusive: false },
            { id: 'buyout', text: '并购', exclusive: false },
            { id: 'any', text: '不限', exclusive: true },
          ],
          most: 2,
        },
      ],
    },
    {
      title: '出资条件',
      lead: '',
      questions: [
        {
          id: 'amount',
          text: '计划出资多少？',
          hint: '万元',
          kind: 'range',
          required: true,
          options: [],
          most: 0,
        },
        { id: 'note', text: '其他说明', hint: '', kind: 'text', required: false, options: [], most: 20 },
      ],
    },
  ],
  thanks: { title: '已收到您的问卷', text: '谢谢。' },
};

/** Sound answers to it. */
export const sampleAnswers = [
  { question: 'strategy', values: ['early', 'buyout'] },
  { question: 'amount', values: ['100', '500'] },
];
