import type { AssistantEvent } from '../../../../../src/application/assistant/assistant/events';
import type { assistantMachine } from '../../../../../src/application/assistant/assistant/machine';
import type { Answer } from '../../../../support/explore/step';
import type { Row } from '../../../../support/explore/row';
import {
  asked,
  asking,
  answerStarted,
  broke,
  came,
  chosen,
  ended,
  gone,
  keeps,
  resting,
  understood,
} from '../samples';
import { shows } from './addresses';

type Way = readonly (AssistantEvent | Answer)[];

const question = '华东有哪些减速器项目';
const toUnderstood: Way = [asked, came(answerStarted), came({ kind: 'understood', understood }), came(ended)];
const opens: AssistantEvent = { type: 'assistant.changeOpened' };
const chooses: AssistantEvent = { type: 'assistant.chosen', chosen };
const asks = { actor: 'answer', input: { question, conversation: 'c1', again: 't1', chosen } };
const open = { ...resting, talks: 'changing' };

/** What was understood of a question is changed. */
export const changeRows: readonly Row<typeof assistantMachine>[] = [
  {
    title: '[SCR-12] the conditions that were understood are opened to be changed',
    from: toUnderstood,
    event: opens,
    target: open,
  },
  {
    title: '[SCR-12] conditions that no search understood are not opened',
    from: [asked, came(answerStarted), came(ended)],
    event: opens,
    target: resting,
    refused: ['assistant.changeOpened'],
  },
  {
    title: '[SCR-12] closed, nothing is asked',
    from: [...toUnderstood, opens],
    event: { type: 'assistant.changeClosed' },
    target: resting,
  },
  {
    title: '[SCR-12] a filter that is chosen is asked as such, in the place of the last answer',
    from: [...toUnderstood, opens],
    event: chooses,
    target: asking('quiet'),
    calls: [asks, 'networkLost'],
    text: `${question}→…`,
  },
  {
    title: '[SCR-12] a condition is taken away without opening them',
    from: toUnderstood,
    event: chooses,
    target: asking('quiet'),
    calls: [asks, 'networkLost'],
  },
  {
    title: '[SCR-12] what was chosen is kept when its answer fails and is asked for again',
    from: [...toUnderstood, chooses, broke({ kind: 'network' })],
    event: { type: 'assistant.askedAgain' },
    target: asking('quiet'),
    calls: [asks, 'networkLost'],
  },
  {
    title: '[SCR-12] a filter is not chosen for what no search understood',
    from: [asked, came(answerStarted), came(ended)],
    event: chooses,
    target: resting,
    refused: ['assistant.chosen'],
  },
  {
    title: '[SCR-12] another question closes the form',
    from: [...toUnderstood, opens],
    event: asked,
    target: asking('quiet'),
    calls: [{ actor: 'answer', input: { ...asks.input, again: null, chosen: null } }, 'networkLost'],
    sends: [keeps('')],
  },
  {
    title: '[SCR-12] the same question once more closes the form, and asks for what was understood',
    from: [...toUnderstood, opens],
    event: { type: 'assistant.askedAgain' },
    target: asking('quiet'),
    calls: [
      { actor: 'answer', input: { ...asks.input, chosen: { kind: 'sale', filter: understood.filter } } },
      'networkLost',
    ],
  },
  {
    title: '[SCR-12] a new conversation closes the form',
    from: [...toUnderstood, opens],
    event: { type: 'assistant.freshRequested' },
    target: resting,
    sends: [shows(null, true)],
  },
  {
    title: '[SCR-12] another conversation closes the form',
    from: [...toUnderstood, opens],
    event: { type: 'assistant.conversationOpened', id: 'c2' },
    target: { ...resting, talk: 'loading' },
    sends: [shows('c2', true)],
    calls: [{ actor: 'history', input: { conversation: 'c2' } }],
  },
  {
    title: '[SCR-12] the list of conversations takes the place of the form',
    from: [...toUnderstood, opens],
    event: { type: 'assistant.talksOpened' },
    target: { ...resting, talks: { open: 'standing' } },
    calls: ['layer'],
  },
  {
    title: '[SCR-12] a conversation that is removed closes the form',
    from: [...toUnderstood, opens],
    event: gone('c1'),
    target: resting,
    sends: [shows(null, false)],
  },
  {
    title: '[SCR-12] a filter is chosen again after one that was refused',
    from: [
      ...toUnderstood,
      { type: 'assistant.scrolled', atEnd: false },
      chooses,
      broke({ kind: 'refused', code: 429, message: '提问过于频繁，请稍后再试' }),
    ],
    event: chooses,
    target: asking('quiet'),
    calls: [asks, 'networkLost'],
  },
  {
    title: '[SCR-12] a filter that is chosen while its reader has scrolled up is seen from its end',
    from: [...toUnderstood, { type: 'assistant.scrolled', atEnd: false }],
    event: chooses,
    target: asking('quiet'),
    calls: [asks, 'networkLost'],
  },
];
