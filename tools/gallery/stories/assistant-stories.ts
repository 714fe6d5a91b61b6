import { answered, failing, never } from '../scene/answers';
import type { Act, Story } from './story';
import { brokenAnswer, halfAnswer, modelTurn, searchingAnswer, wholeTurn } from './talks';
import { asMember, network } from './words';

const address = '/message/dify';
const asks: readonly Act[] = [{ kind: 'press', name: '华东有哪些机器人项目？' }];
const opensTalks: readonly Act[] = [{ kind: 'press', name: '历史对话' }];
/** A title that stands nowhere else: the others are questions to begin with, too. */
const opensLongOne: Act = {
  kind: 'press',
  name: '控股权收购通常要走哪些步骤，先签保密协议还是先看资料，要多久',
};
const at = { ...asMember, address };

/** The assistant: before anything is asked, while it answers, and however an answer ends. */
export const assistantStories: readonly Story[] = [
  { id: 'assistant', title: '助手：还没有提问', scene: at },
  {
    id: 'assistant-searching',
    title: '助手：正在查找',
    scene: { ...at, answer: searchingAnswer },
    acts: asks,
  },
  { id: 'assistant-writing', title: '助手：正在回答', scene: { ...at, answer: halfAnswer }, acts: asks },
  {
    id: 'assistant-keyboard',
    title: '助手：键盘弹起，正在回答',
    scene: { ...at, answer: halfAnswer },
    acts: [...asks, { kind: 'keyboard', label: '问题', height: 336 }],
    onlyOnPhone: true,
  },
  { id: 'assistant-answered', title: '助手：答完', scene: at, acts: asks },
  { id: 'assistant-broken', title: '助手：没有答完', scene: { ...at, answer: brokenAnswer }, acts: asks },
  {
    id: 'assistant-refused',
    title: '助手：提问过于频繁',
    scene: {
      ...at,
      answer: [
        { kind: 'failed', failure: { kind: 'refused', code: 429, message: '提问过于频繁，请稍后再试' } },
      ],
    },
    acts: asks,
  },
  {
    id: 'assistant-too-long',
    title: '助手：问题过长',
    scene: at,
    acts: [{ kind: 'type', label: '问题', text: '华东减速器'.repeat(500) }],
  },
  { id: 'assistant-talks', title: '助手：历史对话', scene: at, acts: opensTalks, onlyOnPhone: true },
  {
    id: 'assistant-removal',
    title: '助手：删除历史对话',
    scene: at,
    acts: [...opensTalks, { kind: 'press', name: '删除：哪些买方在找医疗器械项目？' }],
    onlyOnPhone: true,
  },
  {
    id: 'assistant-removal-desk',
    title: '助手：删除历史对话（桌面）',
    scene: at,
    acts: [{ kind: 'press', name: '删除：哪些买方在找医疗器械项目？' }],
    onlyOnDesktop: true,
  },
  {
    id: 'assistant-no-talks',
    title: '助手：没有历史对话',
    scene: { ...at, talks: answered([]) },
    acts: opensTalks,
    onlyOnPhone: true,
  },
  {
    id: 'assistant-talk',
    title: '助手：以前的对话',
    scene: {
      ...at,
      talk: answered([wholeTurn, modelTurn, { ...wholeTurn, id: 't3', answer: '', state: 'sealed' }]),
    },
    acts: [...opensTalks, opensLongOne],
    onlyOnPhone: true,
  },
  {
    id: 'assistant-talk-desk',
    title: '助手：以前的对话（桌面）',
    scene: { ...at, talk: answered([wholeTurn, modelTurn]) },
    acts: [opensLongOne],
    onlyOnDesktop: true,
  },
  {
    id: 'assistant-unread',
    title: '助手：以前的对话没有加载出来',
    scene: { ...at, talk: failing({ kind: 'network' }) },
    acts: [...opensTalks, opensLongOne],
    onlyOnPhone: true,
  },
  {
    id: 'assistant-not-there',
    title: '助手：地址所指的对话不存在',
    scene: {
      ...at,
      address: `${address}?talk=c9`,
      talk: failing({ kind: 'refused', code: 404, message: '对话不存在或已删除' }),
    },
  },
  {
    id: 'assistant-plain',
    title: '助手：没有问法',
    scene: { ...at, assistantOpening: network, talks: never },
  },
];
