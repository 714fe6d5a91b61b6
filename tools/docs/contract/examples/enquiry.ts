import type { enquiryCalls } from '../../../../contract/enquiry/calls';
import type { Examples } from './example';

export const enquiryExamples: Examples<typeof enquiryCalls> = {
  send: {
    asked: {
      about: 'government',
      organization: '临港智造产业园管理有限公司',
      need: '园区有 120 亩工业用地和两栋标准厂房，希望梳理主导产业，并整理一份可以核对的招商目录。',
      time: 'afternoon',
      agreed: true,
    },
    answered: undefined,
  },
};
