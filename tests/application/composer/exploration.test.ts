import { left, right } from 'fp-ts/Either';
import type { ComposerEvent } from '../../../src/application/composer/events';
import { composerInvariants } from '../../../src/application/composer/invariants';
import { composerMachine } from '../../../src/application/composer/machine';
import { explorationTests } from '../../support/explore/exploration-tests';
import { says, type Answer } from '../../support/explore/step';
import { everyFailure } from '../../support/failures';
import { card, chosen, quote, uploaded } from './samples';

const file = (event: ComposerEvent): Answer => says('transfer', event);

explorationTests('composer', {
  machine: composerMachine,
  inputs: [{ userId: '7', peerId: '8' }],
  alphabet: [
    { type: 'composer.typed', text: '您好' },
    { type: 'composer.typed', text: ' ' },
    { type: 'composer.rewritten', text: '再写' },
    { type: 'composer.quoted', quote },
    { type: 'composer.unquoted' },
    { type: 'composer.sent' },
    { type: 'composer.cardSent', card },
    { type: 'composer.fileChosen', file: chosen },
    { type: 'composer.fileCancelled' },
    { type: 'composer.fileRetried' },
    says('draft', { type: 'draft.recalled', text: '草稿' } as ComposerEvent),
    file({ type: 'file.progressed', sent: 5 }),
    file({ type: 'file.ended', result: right(uploaded) }),
    file({ type: 'file.ended', result: left({ kind: 'fault', fault: { kind: 'wrongType' } }) }),
    ...everyFailure.map((failure) =>
      file({ type: 'file.ended', result: left({ kind: 'failure', failure }) }),
    ),
  ],
  facts: ({ context }) => ({
    text: context.text,
    quote: context.quote !== null,
    file: context.file !== null,
    problem: context.problem?.kind ?? null,
    writesOn: context.focusSign !== null,
  }),
  invariants: composerInvariants,
  goal: (composer) => composer.matches('ready'),
});
