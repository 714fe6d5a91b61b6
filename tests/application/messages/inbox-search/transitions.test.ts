import {
  inboxSearchMachine,
  type InboxSearchEvent,
} from '../../../../src/application/messages/inbox-search/machine';
import { after, defect, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const type = (text: string): InboxSearchEvent => ({ type: 'search.typed', text });
const composing: InboxSearchEvent = { type: 'search.composing' };
const composed = (text: string): InboxSearchEvent => ({ type: 'search.composed', text });
const submit: InboxSearchEvent = { type: 'search.submitted' };
const at = (keyword: string | null) => says('page', { type: 'address.changed', keyword } as InboxSearchEvent);
const shows = (keyword: string) => [{ to: 'page', event: { type: 'search.show', keyword } }];

transitionTable('inbox-search', {
  machine: inboxSearchMachine,
  input: { keyword: null },
  rows: [
    { from: [], target: 'resting', calls: ['page'], context: { text: '', shown: '' } },
    {
      from: [],
      input: { keyword: '华东' },
      target: 'resting',
      calls: ['page'],
      context: { text: '华东', shown: '华东' },
    },
    { from: [], event: defect('page'), target: 'resting' },
    { from: [], event: type('华'), target: 'typing', context: { text: '华' } },
    { from: [type('华')], event: type('华东'), target: 'typing', context: { text: '华东' } },
    {
      title: '[SCR-11] after a pause of typing the rows are asked for',
      from: [type('华东 ')],
      event: after(400),
      target: 'resting',
      sends: shows('华东'),
      context: { text: '华东 ', shown: '华东' },
    },
    {
      title: '[SCR-11] a blank that is typed after the words asks for nothing',
      from: [type('华东'), submit, type('华东 ')],
      event: after(400),
      target: 'resting',
    },
    { from: [type('华东')], event: submit, target: 'resting', sends: shows('华东') },
    { from: [], event: submit, target: 'resting' },
    {
      title: '[SCR-11] an emptied field shows all rows at once',
      from: [type('华东'), submit],
      event: type(''),
      target: 'resting',
      sends: shows(''),
    },
    { from: [type('华')], event: type(''), target: 'resting', context: { text: '' } },
    { from: [], event: composing, target: 'composing' },
    { from: [type('a')], event: composing, target: 'composing' },
    {
      title: '[LAY-20] within a composition nothing is searched, however long it takes',
      from: [composing, type('hua')],
      event: after(10_000),
      target: 'composing',
      context: { text: 'hua', shown: '' },
    },
    { from: [composing], event: type('hua d'), target: 'composing', context: { text: 'hua d' } },
    { from: [composing], event: submit, target: 'composing', refused: ['search.submitted'] },
    { from: [composing], event: composed('华东'), target: 'typing', context: { text: '华东' } },
    {
      title: '[SCR-11] an address that looks for something else fills the field',
      from: [type('华东'), submit],
      event: at(null),
      target: 'resting',
      context: { text: '', shown: '' },
    },
    { from: [type('华东 '), submit], event: at('华东'), target: 'resting', context: { text: '华东 ' } },
    { from: [type('华')], event: at('江'), target: 'typing', context: { text: '华', shown: '江' } },
    { from: [composing], event: at('江'), target: 'composing', context: { shown: '江' } },
  ],
});
