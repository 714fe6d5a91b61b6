import { left, right } from 'fp-ts/Either';
import type { StateValue } from 'xstate';
import type { AssistantEvent } from '../../../../src/application/assistant/assistant/events';
import { assistantMachine } from '../../../../src/application/assistant/assistant/machine';
import { selectAssistantStatus } from '../../../../src/application/assistant/assistant/status';
import { failureText } from '../../../../src/domain/gateway/failure-text';
import { after, done, elapse, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { addressRows, shows } from './rows/addresses';
import { askingRows } from './rows/asking';
import { changeRows } from './rows/change';
import { talkListRows } from './rows/talks';
import { asked, answerStarted, broke, came, ended, faulty, keeps, resting, turn, words } from './samples';

type Way = readonly (AssistantEvent | Answer)[];

const again: AssistantEvent = { type: 'assistant.askedAgain' };
const stops: AssistantEvent = { type: 'assistant.stopRequested' };
const fresh: AssistantEvent = { type: 'assistant.freshRequested' };
const opens: AssistantEvent = { type: 'assistant.conversationOpened', id: 'c2' };
const input = { question: '华东有哪些减速器项目', conversation: null, again: null, chosen: null };

const quiet = { asking: { words: 'quiet', line: 'listening' } };
const gathering = { asking: { words: 'gathering', line: 'listening' } };
const at = (talk: StateValue) => ({ ...resting, talk });
const toAsking: Way = [asked];
const toStarted: Way = [asked, came(answerStarted)];
const toWords: Way = [...toStarted, came(words('有'))];
const toFailed: Way = [...toWords, broke({ kind: 'network' })];
const toDone: Way = [...toWords, came(ended)];

transitionTable('assistant', {
  machine: assistantMachine,
  input: { conversation: null },
  text: (snapshot) => {
    const { turns, writing, draft, failure } = selectAssistantStatus(snapshot);
    const said = turns.map(({ question, answer, state }) => `${question}→${answer} ${state}`);
    const shown = writing === null ? [] : [`${writing.question}→${writing.shown}…`];
    return [
      ...said,
      ...shown,
      draft === '' ? '' : `|${draft}`,
      failure === null ? '' : failureText(failure),
    ].join('');
  },
  rows: [
    { from: [], target: resting, calls: ['background', 'address'], text: '' },
    ...askingRows,
    {
      title: '[SCR-12] words are gathered before they are shown',
      from: toStarted,
      event: came(words('有')),
      target: at(gathering),
      text: '华东有哪些减速器项目→…',
    },
    {
      title: '[SCR-12] and shown after 80 ms',
      from: toWords,
      event: after(80),
      target: at(quiet),
      text: '华东有哪些减速器项目→有…',
    },
    {
      title: '[SCR-12] what replaces the answer takes the place of all of it',
      from: [...toWords, elapse(80), came({ kind: 'replace', text: '换' })],
      event: after(80),
      target: at(quiet),
      text: '华东有哪些减速器项目→换…',
    },
    {
      title: '[SCR-12] the end leaves the whole answer, gathered words with it',
      from: toWords,
      event: came(ended),
      target: resting,
      stops: ['answer', 'networkLost'],
      text: '华东有哪些减速器项目→有 done',
    },
    {
      title: '[SCR-12] stopped, what came stays, and the gateway is told',
      from: toWords,
      event: stops,
      target: at('stopping'),
      stops: ['answer', 'networkLost'],
      calls: [{ actor: 'stop', input: { turn: 't1' } }],
      text: '华东有哪些减速器项目→有 stopped',
    },
    {
      title: '[SCR-12] stopped before it began, nobody need be told',
      from: toAsking,
      event: stops,
      target: resting,
      stops: ['answer', 'networkLost'],
      text: '华东有哪些减速器项目→ stopped',
    },
    ...[done('stop', right(undefined)), done('stop', left({ kind: 'timeout' }))].map((event) => ({
      title: `[SCR-12] whatever the gateway says to it, one can ask again (${JSON.stringify('output' in event ? event.output : null)})`,
      from: [...toWords, stops],
      event,
      target: resting,
    })),
    {
      title: '[SCR-12] an answer that breaks off keeps what came and says why',
      from: toWords,
      event: came(faulty),
      target: at('failed'),
      stops: ['answer', 'networkLost'],
      text: '华东有哪些减速器项目→有 failed助手没有答完，请重试',
    },
    {
      title: '[SCR-12] so does one whose connection breaks',
      from: toWords,
      event: broke({ kind: 'network' }),
      target: at('failed'),
      stops: ['answer', 'networkLost'],
      text: '华东有哪些减速器项目→有 failed后端接口连接异常',
    },
    {
      title: '[SCR-12] and one whose network is lost',
      from: toWords,
      event: done('networkLost', undefined),
      target: at('failed'),
      stops: ['answer'],
      text: '华东有哪些减速器项目→有 failed后端接口连接异常',
    },
    {
      title: '[SCR-12] silence of 45 s ends it',
      from: [...toStarted],
      event: after(45_000),
      target: at('failed'),
      stops: ['answer', 'networkLost'],
      text: '华东有哪些减速器项目→ failed系统接口请求超时',
    },
    {
      title: '[SCR-12] a sign of life begins the wait anew',
      from: [...toStarted, elapse(44_000), came({ kind: 'ping' })],
      event: after(44_000),
      target: at(quiet),
    },
    {
      title: '[SCR-12] asked again, the answer takes the place of the last one',
      from: toFailed,
      event: again,
      target: at(quiet),
      calls: [{ actor: 'answer', input: { ...input, conversation: 'c1', again: 't1' } }, 'networkLost'],
      text: '华东有哪些减速器项目→…',
    },
    {
      title: '[SCR-12] also after a whole answer',
      from: toDone,
      event: again,
      target: at(quiet),
      calls: [{ actor: 'answer', input: { ...input, conversation: 'c1', again: 't1' } }, 'networkLost'],
    },
    {
      title: '[SCR-12] but there must be one',
      from: [],
      event: again,
      target: resting,
      refused: ['assistant.askedAgain'],
    },
    {
      title: '[SCR-12] a question that is refused is back in the field with the reason',
      from: toAsking,
      event: broke({ kind: 'refused', code: 429, message: '提问过于频繁，请稍后再试' }),
      target: at('refused'),
      stops: ['answer', 'networkLost'],
      text: '|华东有哪些减速器项目提问过于频繁，请稍后再试',
      sends: [keeps('华东有哪些减速器项目')],
    },
    {
      title: '[SCR-12] an answer that is not asked for again after all stays in its place',
      from: [...toDone, again],
      event: broke({ kind: 'refused', code: 429, message: '提问过于频繁，请稍后再试' }),
      target: at('refused'),
      stops: ['answer', 'networkLost'],
      text: '华东有哪些减速器项目→有 done提问过于频繁，请稍后再试',
      sends: [keeps('')],
    },
    {
      title: '[SCR-12] it can be asked again from there',
      from: [...toAsking, broke({ kind: 'refused', code: 429, message: '提问过于频繁，请稍后再试' })],
      event: asked,
      target: at(quiet),
      calls: [{ actor: 'answer', input }, 'networkLost'],
      text: '华东有哪些减速器项目→…',
      sends: [keeps('')],
    },
    {
      title: '[SCR-12] another conversation ends the answer and is read',
      from: toWords,
      event: opens,
      target: at('loading'),
      stops: ['answer', 'networkLost'],
      calls: [{ actor: 'history', input: { conversation: 'c2' } }],
      sends: [shows('c2', true)],
      text: '',
    },
    {
      title: '[SCR-12] what was asked and answered stands there again',
      from: [opens],
      event: done('history', right([turn])),
      target: resting,
      text: '华东有哪些减速器项目→有 1 个。[1] done',
    },
    {
      title: '[SCR-12] one that is gone says so',
      from: [opens],
      event: done('history', left({ kind: 'refused', code: 404, message: '对话不存在或已删除' })),
      target: at('unread'),
      text: '对话不存在或已删除',
    },
    {
      from: [opens],
      event: done('history', left({ kind: 'timeout' })),
      target: at('unread'),
      text: '系统接口请求超时',
    },
    {
      title: '[SCR-12] and is read again when asked to',
      from: [opens, done('history', left({ kind: 'network' }))],
      event: { type: 'assistant.reloadRequested' },
      target: at('loading'),
      calls: [{ actor: 'history', input: { conversation: 'c2' } }],
    },
    {
      title: '[SCR-12] a new conversation begins with nothing, what is typed stays',
      from: [...toDone, { type: 'assistant.typed', text: '问' }],
      event: fresh,
      target: resting,
      sends: [shows(null, true)],
      text: '|问',
    },
    {
      title: '[SCR-12] other questions to begin with',
      from: [],
      event: { type: 'assistant.othersRequested' },
      target: resting,
    },
    {
      title: '[SCR-12] scrolled up, the page does not go along',
      from: toWords,
      event: { type: 'assistant.scrolled', atEnd: false },
      target: { ...at(gathering), eye: 'reading' },
    },
    {
      title: '[SCR-12] back at the end it does',
      from: [...toWords, { type: 'assistant.scrolled', atEnd: false }],
      event: { type: 'assistant.scrolled', atEnd: true },
      target: at(gathering),
    },
    {
      title: '[SCR-12] and with the next question',
      from: [...toDone, { type: 'assistant.scrolled', atEnd: false }],
      event: asked,
      target: at(quiet),
      calls: [{ actor: 'answer', input: { ...input, conversation: 'c1' } }, 'networkLost'],
      sends: [keeps('')],
    },
    {
      title: '[SCR-12][LAY-19] the list of conversations lies over the page',
      from: [],
      event: { type: 'assistant.talksOpened' },
      target: { ...resting, talks: { open: 'standing' } },
      calls: ['layer'],
    },
    {
      title: '[SCR-12] choosing one closes it',
      from: [{ type: 'assistant.talksOpened' }],
      event: opens,
      sends: [shows('c2', true)],
      target: at('loading'),
      stops: ['layer'],
      calls: [{ actor: 'history', input: { conversation: 'c2' } }],
    },
    {
      title: '[SCR-12] beginning a new one closes it',
      from: [{ type: 'assistant.talksOpened' }],
      event: fresh,
      target: resting,
      stops: ['layer'],
    },
    ...changeRows,
    ...talkListRows,
    ...addressRows,
    {
      title: '[SCR-12] what is typed stands in the field',
      from: [],
      event: { type: 'assistant.typed', text: '问' },
      target: resting,
      text: '|问',
      sends: [keeps('问')],
    },
    {
      title: '[SCR-12] also while an answer is written, to be asked after it',
      from: toWords,
      event: { type: 'assistant.typed', text: '问' },
      target: at(gathering),
      sends: [keeps('问')],
    },
    {
      title: '[SCR-12] an answer may end without a word',
      from: toStarted,
      event: came(ended),
      target: resting,
      stops: ['answer', 'networkLost'],
      text: '华东有哪些减速器项目→ done',
    },
    {
      title: '[SCR-12] or fail without one',
      from: toStarted,
      event: came(faulty),
      target: at('failed'),
      stops: ['answer', 'networkLost'],
      text: '华东有哪些减速器项目→ failed助手没有答完，请重试',
    },
    {
      title: '[SCR-12] how far it is stands before its words',
      from: toStarted,
      event: came({ kind: 'stage', stage: 'found', count: 2 }),
      target: at(quiet),
    },
    {
      title: '[SCR-12] more words wait with those that wait',
      from: toWords,
      event: came(words('两个')),
      target: at(gathering),
      text: '华东有哪些减速器项目→…',
    },
    {
      title: '[SCR-12] after a failure something else can be asked',
      from: toFailed,
      event: asked,
      target: at(quiet),
      calls: [{ actor: 'answer', input: { ...input, conversation: 'c1' } }, 'networkLost'],
      sends: [keeps('')],
    },
    {
      title: '[SCR-12] where a question was refused, the last one can be asked again',
      from: [...toDone, asked, broke({ kind: 'refused', code: 429, message: '提问过于频繁，请稍后再试' })],
      event: again,
      target: at(quiet),
      calls: [{ actor: 'answer', input: { ...input, conversation: 'c1', again: 't1' } }, 'networkLost'],
    },
    ...[again, fresh].map((event) => ({
      title: `[SCR-12] whoever goes on goes along again (${event.type})`,
      from: [...toDone, { type: 'assistant.scrolled', atEnd: false } as const],
      event,
      target: event === again ? at(quiet) : resting,
      ...(event === again
        ? {
            calls: [{ actor: 'answer', input: { ...input, conversation: 'c1', again: 't1' } }, 'networkLost'],
          }
        : { sends: [shows(null, true)] }),
    })),
    {
      title: '[SCR-12] another conversation is seen from its end',
      from: [...toDone, { type: 'assistant.scrolled', atEnd: false }],
      event: opens,
      target: at('loading'),
      sends: [shows('c2', true)],
      calls: [{ actor: 'history', input: { conversation: 'c2' } }],
    },
  ],
});
