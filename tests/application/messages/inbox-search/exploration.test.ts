import { inboxSearchInvariants } from '../../../../src/application/messages/inbox-search/invariants';
import {
  inboxSearchMachine,
  type InboxSearchEvent,
} from '../../../../src/application/messages/inbox-search/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { says } from '../../../support/explore/step';

explorationTests('inbox-search', {
  machine: inboxSearchMachine,
  inputs: [{ keyword: null }, { keyword: '华东' }],
  alphabet: [
    ...['', '华东', '华东 ', '江'].map((text) => ({ type: 'search.typed' as const, text })),
    { type: 'search.composing' },
    { type: 'search.composed', text: '江苏' },
    { type: 'search.submitted' },
    ...[null, '江'].map((keyword) => says('page', { type: 'address.changed', keyword } as InboxSearchEvent)),
  ],
  facts: ({ context }) => context,
  invariants: inboxSearchInvariants,
  goal: (search) => search.matches('resting'),
});
