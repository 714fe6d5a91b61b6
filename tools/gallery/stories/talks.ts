import type { AnswerEvent } from '../../../contract/assistant/answer-event';
import type { AssistantSource } from '../../../contract/assistant/assistant-source';
import type {
  AssistantConversation,
  AssistantOpening,
  AssistantTurn,
} from '../../../contract/assistant/conversation';
import type { Understood } from '../../../contract/assistant/understood';
import { noFilter } from '../../../contract/deal/no-filter';
import type { AnswerNews } from '../../../src/ports/assistant-answers';
import { decimal } from './buys';
import { sceneNow } from '../scene/scene-now';
import { hourMs } from '../../../contract/values/duration';

/** Some talks with the assistant. */

export const assistantOpening: AssistantOpening = {
  answersFrom: 'listings',
  questions: [
    '华东有哪些机器人项目？',
    '哪些买方在找医疗器械项目？',
    '中南有哪些半导体项目？',
    '汽车零部件项目有哪些？',
    '西南有哪些光伏风电项目？',
    '哪些买方在找企业软件项目？',
  ],
};

const question = '华东有哪些减速器项目？4 亿以内';

const sources: readonly AssistantSource[] = [
  {
    number: 1,
    kind: 'sale',
    id: '20260418',
    sourceType: 'entrust',
    title: '华东某精密减速器制造商控股权转让',
    facts: [
      '上海',
      '机器人',
      '控股权 67 %',
      '转让金额 3.2\u202F亿元',
      '2025 年营收 2.86\u202F亿元',
      '同比 +18.3\u202F%',
      '净利润签署NDA后可见',
    ],
  },
  {
    number: 2,
    kind: 'sale',
    id: '20260402',
    sourceType: 'soe',
    title: 'RV 减速器产线整体出售',
    facts: ['浙江 台州', '机器人', '转让金额 6,800\u202F万元'],
  },
];

const understood: Understood = {
  kind: 'sale',
  filter: { ...noFilter, region: ['cn-east'], max: decimal('40000'), include: ['减速器'] },
  count: 2,
  dropped: [],
};

const words = `以下由平台检索生成，只依据您可以查看的内容。

找到 **2 个**符合条件的项目。

比较、起草和记住上文需要接入模型，平台检索不做这些。`;

export const wholeTurn: AssistantTurn = {
  id: 't1',
  question,
  answer: words,
  sources,
  understood,
  state: 'done',
  rating: 'up',
  askedAt: sceneNow - hourMs,
};

export const talks: readonly AssistantConversation[] = [
  { id: 'c1', title: question, askedAt: sceneNow - hourMs },
  { id: 'c2', title: '哪些买方在找医疗器械项目？', askedAt: sceneNow - 30 * hourMs },
  {
    id: 'c3',
    title: '控股权收购通常要走哪些步骤，先签保密协议还是先看资料，要多久',
    askedAt: sceneNow - 200 * hourMs,
  },
];

const came = (event: AnswerEvent): AnswerNews => ({ kind: 'came', event });

const beginning: readonly AnswerNews[] = [
  came({ kind: 'begun', conversation: 'c1', turn: 't1' }),
  came({ kind: 'stage', stage: 'searching', count: null }),
];

/** Nothing was found yet. */
export const searchingAnswer = beginning;

/** In the middle of a word. */
export const halfAnswer: readonly AnswerNews[] = [
  ...beginning,
  came({ kind: 'stage', stage: 'found', count: 2 }),
  came({ kind: 'understood', understood }),
  came({ kind: 'sources', list: sources }),
  came({ kind: 'stage', stage: 'writing', count: null }),
  came({ kind: 'delta', text: words.slice(0, 30) }),
];

export const wholeAnswer: readonly AnswerNews[] = [
  ...halfAnswer,
  came({ kind: 'delta', text: words.slice(30) }),
  came({ kind: 'end' }),
];

export const brokenAnswer: readonly AnswerNews[] = [
  ...halfAnswer,
  came({ kind: 'error', code: 502, message: '助手没有答完，请重试' }),
];

const modelWords = `按公开资料，**减速器企业**多用市销率和企业价值倍数。

| 项目 | 转让价 | 营收 |
| --- | ---: | ---: |
| 华东某精密减速器制造商[1] | 3.2 亿元 | 2.86 亿元 |
| RV 减速器产线 | 6,800 万元（未找到依据） | — |

> 净利润为 4,000 万元。（未找到依据）

- 详情见[项目页](/sale/entrust/20260418)[1]，不要打开 [外部链接](https://evil.example/)。
- 图片 ![说明](https://evil.example/a.png) 不会加载，<b>标签</b>照原样显示。`;

/** A model's answer, with all that Markdown has. */
export const modelTurn: AssistantTurn = {
  ...wholeTurn,
  question: '减速器企业怎么估值？',
  answer: modelWords,
  sources: sources.map((source) => ({ ...source, facts: [] })),
  understood: null,
  rating: null,
};
