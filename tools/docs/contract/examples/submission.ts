import type { submissionCalls } from '../../../../contract/submission/calls';
import type { Submission } from '../../../../contract/submission/submission';
import { at, type Examples } from './example';

const sent: Submission = {
  publicationId: 'p20260418',
  title: '长三角精密零部件公司控股权转让',
  state: 'sent',
  sentAt: at,
  answer: '',
};

export const submissionExamples: Examples<typeof submissionCalls> = {
  own: {
    asked: 'iv018',
    answered: [
      sent,
      { ...sent, publicationId: 'p20260417', title: '储能电池公司增资', state: null, sentAt: null },
    ],
  },
  send: { asked: { investorId: 'iv018', publicationId: 'p20260418' }, answered: [sent] },
};
