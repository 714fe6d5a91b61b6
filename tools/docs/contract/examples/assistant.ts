import type { askCalls, assistantCalls } from '../../../../contract/assistant/calls';
import type { AssistantSource } from '../../../../contract/assistant/assistant-source';
import type { AssistantTurn } from '../../../../contract/assistant/conversation';
import type { ChosenList } from '../../../../contract/assistant/understood';
import { decimal } from './deal';
import type { Examples } from './example';

const conversation = '0b7c5a52-3c0e-4a6d-9d0e-5a3f5a1f4c01';
const turn = '8f1d2c34-77aa-4f0b-9c55-2f6d1b0a9e02';

const source: AssistantSource = {
  number: 1,
  kind: 'sale',
  id: '20260418',
  sourceType: 'entrust',
  title: '华东某精密减速器制造商控股权转让',
  facts: ['上海', '机器人', '转让金额 3.2\u202F亿元'],
};

const filter: ChosenList['filter'] = {
  industry: [],
  region: ['cn-east'],
  round: [],
  min: null,
  max: decimal('40000'),
  stake: null,
  keyword: null,
  include: ['减速器'],
  exclude: [],
  within: null,
  sort: 'confirmed',
};

const answered: AssistantTurn = {
  id: turn,
  question: '华东有哪些减速器项目？4 亿以内',
  answer: '找到 **1 个**符合条件的项目。',
  sources: [source],
  understood: { kind: 'sale', filter, count: 1, dropped: [] },
  state: 'done',
  rating: null,
  askedAt: 1_795_683_600_000,
};

export const askExamples: Examples<typeof askCalls> = {
  ask: {
    asked: { question: answered.question, conversation, again: null, chosen: { kind: 'sale', filter } },
    answered: { kind: 'delta', text: answered.answer },
  },
};

export const assistantExamples: Examples<typeof assistantCalls> = {
  opening: {
    asked: undefined,
    answered: { answersFrom: 'listings', questions: ['华东有哪些机器人项目？', '哪些买方在找机器人项目？'] },
  },
  conversations: {
    asked: undefined,
    answered: [{ id: conversation, title: answered.question, askedAt: answered.askedAt }],
  },
  messages: { asked: conversation, answered: [answered] },
  stop: { asked: turn, answered: undefined },
  feedback: { asked: { turn, rating: 'up' }, answered: undefined },
  remove: { asked: conversation, answered: undefined },
};
