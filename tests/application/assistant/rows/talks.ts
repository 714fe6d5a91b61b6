import type { assistantMachine } from '../../../../src/application/assistant/machine';
import type { Row } from '../../../support/explore/row';
import { defect, says } from '../../../support/explore/step';
import { asked, begun, came, ended, gone, words } from '../samples';

const target = { talk: 'resting', eye: 'following', talks: 'closed' };
const toAnswered = [asked, came(begun), came(words('有')), came(ended)] as const;

/** The list of conversations is closed, and one of them is taken out for good. */
export const talkListRows: readonly Row<typeof assistantMachine>[] = [
  {
    title: '[LAY-19] back closes it first',
    from: [{ type: 'assistant.talksOpened' }],
    event: says('layer', { type: 'assistant.talksClosed' }),
    target,
    stops: ['layer'],
  },
  { from: [{ type: 'assistant.talksOpened' }], event: defect('layer'), target },
  {
    title:
      '[SCR-12] the conversation that is open was taken out: a new one takes its place, what is typed stays',
    from: [...toAnswered, { type: 'assistant.typed', text: '问' }],
    event: gone('c1'),
    target,
    text: '|问',
  },
  {
    title: '[SCR-12] another one was: nothing changes',
    from: toAnswered,
    event: gone('c2'),
    target,
    refused: ['assistant.conversationGone'],
    text: '华东有哪些减速器项目→有 done',
  },
  { from: toAnswered, event: defect('gone'), target, actions: ['goOn'] },
];
