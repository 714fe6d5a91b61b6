import { right } from 'fp-ts/Either';
import type { AddressCommand } from '../../../../../src/application/assistant/assistant/events';
import type { assistantMachine } from '../../../../../src/application/assistant/assistant/machine';
import type { Row } from '../../../../support/explore/row';
import { done } from '../../../../support/explore/step';
import { asked, asking, answerStarted, came, ended, resting, turn, words } from '../samples';

const loading = { ...resting, talk: 'loading' };
const toStarted = [asked, came(answerStarted)] as const;
const toAnswered = [...toStarted, came(words('有')), came(ended)] as const;
const reads = (conversation: string) => [{ actor: 'history', input: { conversation } }];

/** The address is told which conversation is open. */
export const shows = (
  id: string | null,
  isNext: boolean,
): { readonly to: string; readonly event: AddressCommand } => ({
  to: 'address',
  event: { type: 'address.show', id, isNext },
});

/** The address names a conversation, and is told which one is open. */
export const addressRows: readonly Row<typeof assistantMachine>[] = [
  {
    title: '[SCR-12] an address that names a conversation opens it',
    input: { conversation: 'c2' },
    from: [],
    target: loading,
    calls: ['background', 'address', ...reads('c2')],
    text: '',
  },
  {
    title: '[SCR-12] so does one that names it later, by back or by a link, and is not told of it',
    from: toAnswered,
    event: { type: 'assistant.addressed', id: 'c2' },
    target: loading,
    calls: reads('c2'),
    text: '',
  },
  {
    title: '[SCR-12] the end of it is in view',
    from: [...toAnswered, { type: 'assistant.scrolled', atEnd: false }],
    event: { type: 'assistant.addressed', id: 'c2' },
    target: loading,
    calls: reads('c2'),
  },
  {
    title: '[SCR-12] the one that is open stays as it is',
    from: toAnswered,
    event: { type: 'assistant.addressed', id: 'c1' },
    target: resting,
    actions: ['goOn'],
    text: '华东有哪些减速器项目→有 done',
  },
  {
    title: '[SCR-12] where it names none, what was left on the page is found again, and named',
    from: toStarted,
    event: { type: 'assistant.addressed', id: null },
    target: asking('quiet'),
    sends: [shows('c1', false)],
  },
  {
    title: '[SCR-12] a conversation that has begun is named in its place',
    from: [asked],
    event: came(answerStarted),
    target: asking('quiet'),
    sends: [shows('c1', false)],
  },
  {
    title: '[SCR-12] also where words came before it',
    from: [asked, came(words('有'))],
    event: came(answerStarted),
    target: asking('gathering'),
    sends: [shows('c1', false)],
  },
  {
    title: '[SCR-12] one that goes on is named already',
    from: [...toAnswered, asked],
    event: came(answerStarted),
    target: asking('quiet'),
  },
  {
    title: '[SCR-12] the one that is open is read again, and named already',
    from: [{ type: 'assistant.conversationOpened', id: 'c2' }, done('history', right([turn]))],
    event: { type: 'assistant.conversationOpened', id: 'c2' },
    target: loading,
    calls: reads('c2'),
  },
  {
    title: '[SCR-12] a new one in place of a new one is no step',
    from: [asked],
    event: { type: 'assistant.freshRequested' },
    target: resting,
    stops: ['answer', 'networkLost'],
    text: '',
  },
];
