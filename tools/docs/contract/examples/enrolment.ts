import type { enrolmentCalls } from '../../../../contract/enrolment/calls';
import type { Enrolment } from '../../../../contract/enrolment/enrolment';
import { at, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

const statement = '以自有资金收购，可用资金 3 亿元，计划一年内完成一至两单控股权收购。';

const enrolled: Enrolment = { id: '21', state: 'pending', statement, reason: '', changedAt: at };

export const enrolmentExamples: Examples<typeof enrolmentCalls> = {
  own: {
    asked: undefined,
    answered: {
      contactName: '沈砚',
      contactPhone: '138****6614',
      demands: [
        {
          buyId: '20260118',
          code: 'XQ20260118',
          title: '求购长三角精密减速器或伺服驱动企业控股权',
          buyerType: 'industrial',
          listed: true,
          enrolment: { ...enrolled, id: '18', state: 'approved', changedAt: at - 30 * dayMs },
        },
        {
          buyId: '20260088',
          code: 'XQ20260088',
          title: '求购工业视觉检测企业少数股权',
          buyerType: 'industrial',
          listed: true,
          enrolment: null,
        },
      ],
    },
  },
  enrol: { asked: { buyId: '20260088', statement }, answered: enrolled },
  withdraw: { asked: { enrolmentId: '21', words: '收购计划推迟' }, answered: undefined },
};
