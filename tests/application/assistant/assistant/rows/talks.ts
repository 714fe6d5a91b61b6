import type { assistantMachine } from '../../../../../src/application/assistant/assistant/machine';
import type { Row } from '../../../../support/explore/row';
import { says } from '../../../../support/explore/step';
import { asked, answerStarted, came, ended, gone, resting, words } from '../samples';
import { shows } from './addresses';

const target = resting;
const toAnswered = [asked, came(answerStarted), came(words('有')), came(ended)] as const;

/** The list of conversations is closed, and one of them is taken out for good. */
export const talkListRows: readonly Row<typeof assistantMachine>[] = [
  {
    title: '[LAY-19] back closes it first',
    from: [{ type: 'assistant.talksOpened' }],
    event: says('layer', { type: 'assistant.talksClosed' }),
    target,
    stops: ['layer'],
  },
  {
    title:
      '[SCR-12] the conversation that is open was taken out: a new one takes its place, what is typed stays',
    from: [...toAnswered, { type: 'assistant.typed', text: '问' }],
    event: gone('c1'),
    target,
    sends: [shows(null, false)],
    text: '|问',
  },
  ...(['assistant.talksClosed', 'assistant.freshRequested'] as const).map((type) => ({
    title: `[SCR-12][LAY-19] out of the list, which stays open: the address says so once that is closed (${type})`,
    from: [...toAnswered, { type: 'assistant.talksOpened' as const }, gone('c1')],
    event: { type },
    target,
    sends: [shows(null, false)],
    stops: ['layer'],
  })),
  {
    title: '[SCR-12][LAY-19] the list stays open over a new conversation',
    from: [...toAnswered, { type: 'assistant.talksOpened' }],
    event: gone('c1'),
    target: { ...target, talks: { open: 'emptied' } },
  },
  {
    title: '[SCR-12] another one was: nothing changes',
    from: toAnswered,
    event: gone('c2'),
    target,
    refused: ['assistant.conversationGone'],
    text: '华东有哪些减速器项目→有 done',
  },
];
