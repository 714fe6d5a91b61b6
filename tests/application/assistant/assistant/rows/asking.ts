import type { assistantMachine } from '../../../../../src/application/assistant/assistant/machine';
import type { Row } from '../../../../support/explore/row';
import { asked, asking, keeps, recalled, resting } from '../samples';

/** The question goes out. */
const goes = {
  event: asked,
  target: asking('quiet'),
  calls: [
    {
      actor: 'answer',
      input: { question: '华东有哪些减速器项目', conversation: null, again: null, chosen: null },
    },
    'networkLost',
  ],
  sends: [keeps('')],
};

/** What is asked, and what of the field goes with it. */
export const askingRows: readonly Row<typeof assistantMachine>[] = [
  {
    title: '[SCR-12] a question is asked once',
    from: [],
    ...goes,
    text: '华东有哪些减速器项目→…',
  },
  {
    title: '[SCR-12] what stands in the field is asked out of it',
    from: [{ type: 'assistant.typed', text: ' 华东有哪些减速器项目 ' }],
    ...goes,
    text: '华东有哪些减速器项目→…',
  },
  {
    title: '[SCR-12] a question that is pressed leaves what stands in the field',
    from: [{ type: 'assistant.typed', text: '股份' }],
    ...goes,
    sends: [keeps('股份')],
    text: '华东有哪些减速器项目→…|股份',
  },
  {
    title: '[SCR-12] what was typed before a reload stands in the field again',
    from: [],
    event: recalled('股份'),
    target: resting,
    text: '|股份',
  },
  {
    title: '[SCR-12] but not in the place of what was typed since',
    from: [{ type: 'assistant.typed', text: '问' }],
    event: recalled('股份'),
    target: resting,
    refused: ['draft.recalled'],
    text: '|问',
  },
  {
    title: '[SCR-12] what is empty is not asked',
    from: [],
    event: { type: 'assistant.asked', question: ' ' },
    target: resting,
    refused: ['assistant.asked'],
  },
  {
    title: '[SCR-12] 10,000 characters are not asked, and stay in the field',
    from: [{ type: 'assistant.typed', text: '问'.repeat(2_001) }],
    event: { type: 'assistant.asked', question: '问'.repeat(10_000) },
    target: resting,
    refused: ['assistant.asked'],
    text: `|${'问'.repeat(2_001)}`,
  },
];
