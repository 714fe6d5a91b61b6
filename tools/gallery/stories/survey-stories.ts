import { answered, never } from '../scene/answers';
import { surveyOfFunds } from './survey';
import type { Story } from './story';
import { network, timeout } from './words';

const address = '/fundSurvey';

/** The survey about funds: its steps, what is missing, and what came of it. */
export const surveyStories: readonly Story[] = [
  { id: 'survey', title: '基金问卷', scene: { address } },
  {
    id: 'survey-wrong',
    title: '基金问卷：缺项',
    scene: { address },
    acts: [{ kind: 'press', name: '下一步' }],
  },
  { id: 'survey-loading', title: '基金问卷：加载中', scene: { address, survey: never } },
  { id: 'survey-failed', title: '基金问卷：没有加载出来', scene: { address, survey: timeout } },
  {
    id: 'survey-last',
    title: '基金问卷：只有一步，未能提交',
    scene: {
      address,
      done: network,
      survey: answered({ ...surveyOfFunds, steps: surveyOfFunds.steps.slice(-1) }),
    },
    acts: [{ kind: 'press', name: '提交问卷' }],
  },
  {
    id: 'survey-sent',
    title: '基金问卷：已提交',
    scene: { address, survey: answered({ ...surveyOfFunds, steps: surveyOfFunds.steps.slice(-1) }) },
    acts: [{ kind: 'press', name: '提交问卷' }],
  },
];
