import { left, right } from 'fp-ts/Either';
import type { ComposerEvent } from '../../../../src/application/messages/composer/events';
import { composerInvariants } from '../../../../src/application/messages/composer/invariants';
import type { FileFault } from '../../../../src/domain/upload/file-fault';
import { composerMachine } from '../../../../src/application/messages/composer/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { card, chosen, quote } from './samples';

const faults: readonly FileFault[] = [
  { kind: 'empty' },
  { kind: 'tooLarge', size: 30_000_000, limit: 20_971_520 },
  { kind: 'wrongType' },
  { kind: 'unreadable' },
];

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
    { type: 'composer.cardChosen', card },
    { type: 'composer.cardSent' },
    { type: 'composer.cardCancelled' },
    { type: 'composer.fileChosen', file: chosen, further: [] },
    { type: 'composer.fileSent' },
    says('preview', { type: 'preview.opened', address: 'blob:1' } as ComposerEvent),
    { type: 'composer.fileCancelled' },
    says('draft', { type: 'draft.recalled', draft: { text: '草稿', quote: null } } as ComposerEvent),
    says('draft', { type: 'draft.recalled', draft: { text: '草稿', quote } } as ComposerEvent),
    says('recalls', { type: 'message.recalled', id: '5' } as ComposerEvent),
    says('recalls', { type: 'message.recalled', id: '6' } as ComposerEvent),
    done('check', right({ file: chosen, type: 'application/pdf', reduced: null })),
    { type: 'composer.fileRetried' },
    done('give', null),
    done('give', { kind: 'tooMany' }),
    done('give', { kind: 'tooMuch', bytes: 109_051_904 }),
    ...faults.map((fault) => done('check', left(fault))),
  ],
  facts: ({ context }) => ({
    text: context.text.trim() === '' ? context.text : 'words',
    quote: context.quote?.excerpt ?? null,
    file: context.file !== null,
    kind: context.kind,
    further: context.further.length > 0,
    problem: context.problem !== null,
  }),
  invariants: composerInvariants,
  goal: (composer) => composer.matches('ready'),
});
