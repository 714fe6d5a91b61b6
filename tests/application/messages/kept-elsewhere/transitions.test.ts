import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { elsewhereMachine } from '../../../../src/application/messages/kept-elsewhere/machine';
import { selectElsewhereStatus } from '../../../../src/application/messages/kept-elsewhere/status';
import { after, defect, done, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { keptAs } from '../file-outbox/samples';
import { entryAs } from '../outbox/samples';

const came = { type: 'elsewhere.memberCame', userId: '7' } as const;
const another = { type: 'elsewhere.memberCame', userId: '8' } as const;
const gone = { type: 'elsewhere.memberLeft' } as const;
const changed = says('changes', { type: 'elsewhere.changed' });
const met = { type: 'elsewhere.met', clientIds: ['a'] } as const;
const kept = { queue: [entryAs('a', 3)], files: [keptAs('f', 1)] };
const nothing = { queue: [], files: [] };
const read = done('read', right(kept));
const reads = (userId: string) => [{ actor: 'read', input: userId }];
const reported = [{ type: 'elsewhere.read' }];

transitionTable('kept-elsewhere', {
  machine: elsewhereMachine,
  rows: [
    {
      title: '[SOC-08] without a user nothing is read',
      from: [],
      target: 'away',
      calls: ['changes'],
      context: { userId: null, kept: nothing },
    },
    {
      title: '[SOC-08] a change without a user reads nothing',
      from: [],
      event: changed,
      target: 'away',
      actions: ['goOn'],
    },
    {
      title: '[SOC-08] the device is read when the user is known',
      from: [],
      event: came,
      target: 'reading',
      calls: reads('7'),
      context: { userId: '7' },
    },
    {
      title: '[SOC-08] what is read counts and is reported',
      from: [came],
      event: read,
      target: 'known',
      context: { kept },
      emits: reported,
    },
    {
      title: '[SOC-08] a device that cannot be read counts as empty',
      from: [came, read, changed],
      event: done('read', left({ kind: 'unavailable' })),
      target: 'known',
      context: { kept: nothing },
      emits: reported,
    },
    {
      title: '[SOC-08] so does a defect',
      from: [came, read, changed],
      event: defect('read'),
      target: 'known',
      context: { kept: nothing },
      emits: reported,
    },
    {
      title: '[SOC-08] so does a device that does not answer for 3 s',
      from: [came, read, changed],
      event: after(3_000),
      target: 'known',
      context: { kept: nothing },
      emits: reported,
      stops: ['read'],
    },
    {
      title: '[SOC-08] a change in another tab reads again; what was read counts until then',
      from: [came, read],
      event: changed,
      target: 'reading',
      calls: reads('7'),
      context: { kept },
    },
    {
      title: '[SOC-08] a change while the device is read reads again',
      from: [came],
      event: changed,
      target: 'reading',
      calls: reads('7'),
      stops: ['read'],
    },
    {
      title: '[SOC-08] another user starts with nothing',
      from: [came, read],
      event: another,
      target: 'reading',
      calls: reads('8'),
      context: { userId: '8', kept: nothing },
    },
    {
      title: '[SEC-04] a logout forgets what was read',
      from: [came, read],
      event: gone,
      target: 'away',
      context: { userId: null, kept: nothing },
    },
    {
      title: '[SEC-04] a logout while the device is read drops the answer',
      from: [came],
      event: gone,
      target: 'away',
      context: { userId: null },
      stops: ['read'],
    },
    {
      title: '[SOC-08] what is in this tab is remembered',
      from: [came, read],
      event: met,
      target: 'known',
      context: { met: new Set(['a']) },
    },
    {
      title: '[SOC-08] a key is remembered once',
      from: [met],
      event: met,
      target: 'away',
      context: { met: new Set(['a']) },
    },
  ],
});

test('[SOC-08] what was ever in this tab does not count as kept elsewhere', () => {
  const found = (known: readonly string[]) =>
    selectElsewhereStatus({
      ...createActor(elsewhereMachine).getSnapshot(),
      context: { userId: '7', kept, met: new Set(known) },
    });
  expect(found([])).toMatchObject({ count: 2, waiting: { files: 1 }, lastPlace: 3 });
  expect(found(['a', 'f'])).toMatchObject({ count: 0, waiting: { files: 0 }, lastPlace: 3 });
});
