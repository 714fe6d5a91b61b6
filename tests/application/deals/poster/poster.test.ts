import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { postering } from '../../../../src/application/deals/poster/definition';
import { posterInvariants } from '../../../../src/application/deals/poster/invariants';
import { posterMachine } from '../../../../src/application/deals/poster/machine';
import type { PosterEvent, ReadPoster } from '../../../../src/application/deals/poster/setup';
import {
  selectIsPromoted,
  selectPosterAddress,
  selectPosterLink,
  selectPosterNote,
  selectPosterPhase,
} from '../../../../src/application/deals/poster/status';
import { posterWords } from '../../../../src/domain/poster/poster-words';
import type { BridgeFailure } from '../../../../src/domain/platform/bridge-failure';
import type { MadeFile } from '../../../../src/ports/file-download';
import type { PosterWork } from '../../../../src/ports/poster-drawing';
import { salePoster } from '../../../../tools/gallery/stories/posters';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { fakeBridge } from '../../../support/fakes/platform-bridge';
import { soon } from '../../../support/soon';

const thing = { kind: 'sale', sourceType: 'entrust', id: '20260418' } as const;
const link = 'https://hupo.example/sale/entrust/20260418?sprad=3f9c1a7be2d04568';
const read: ReadPoster = {
  link,
  title: salePoster.title,
  work: { poster: posterWords(salePoster, thing, 0), picture: null, link },
};
const drawn = {
  png: new Blob(['png'], { type: 'image/png' }),
  address: 'blob:poster',
  close: () => undefined,
};
const saves: PosterEvent = { type: 'poster.saveRequested' };
const shares: PosterEvent = { type: 'poster.shareRequested' };
const copies: PosterEvent = { type: 'poster.linkRequested' };
const retries: PosterEvent = { type: 'poster.retryRequested' };
const closes: PosterEvent = { type: 'poster.closed' };
const readOne = done('read', right(read));
const over = done('read', left({ kind: 'refused' as const, code: 404, message: '项目不存在或已下架' }));
const lost = done('read', left({ kind: 'network' as const }));
const [made, unmade] = [done('draw', right(drawn)), done('draw', left('undrawable' as const))];
const [saved, unsaved] = [done('save', right(undefined)), done('save', left('downloadFailed' as const))];
const shared = done('hand', right('shared' as const));
const barred = (failure: BridgeFailure) => done('hand', left(failure));
const [copied, uncopied] = [done('copy', right(undefined)), done('copy', left('denied' as const))];
const ready = [readOne, made];
/** What a flow that has ended says to its page. */
const ends = { type: 'xstate.done.actor.poster', actorId: 'poster', output: undefined };
const has = { read, drawn };

explorationTests('poster', {
  machine: posterMachine,
  inputs: [{ thing }, { thing: null }],
  alphabet: [
    ...[
      saves,
      shares,
      copies,
      retries,
      closes,
      readOne,
      over,
      made,
      unmade,
      saved,
      unsaved,
      shared,
      copied,
      uncopied,
    ],
    ...everyFailure.map((failure) => done('read', left(failure))),
    ...(['versionTooLow', 'notInstalled', 'cancelled'] as const).map((kind) => barred({ kind })),
    barred({ kind: 'notOpened', reason: '' }),
  ],
  facts: ({ context }) => [context.read === null, context.drawn === null].join(' '),
  invariants: posterInvariants,
});

transitionTable('poster', {
  machine: posterMachine,
  input: { thing },
  rows: [
    { from: [], target: 'reading', calls: [{ actor: 'read', input: { thing } }] },
    { from: [], event: readOne, target: 'drawing', calls: [{ actor: 'draw', input: { read } }] },
    {
      title: 'a thing that is over has no poster',
      from: [],
      event: over,
      target: 'over',
      sends: [{ to: 'parent', event: ends }],
    },
    { from: [], event: lost, target: 'failed' },
    { from: [lost], event: retries, target: 'reading', calls: [{ actor: 'read', input: { thing } }] },
    {
      from: [readOne],
      event: made,
      target: { ready: 'resting' },
      calls: [{ actor: 'hold', input: has }],
    },
    ...[saves, shares].map((event) => ({
      title: 'without a drawn poster nothing is saved or shared',
      from: [readOne, unmade, copies, copied],
      event,
      target: { ready: 'copied' } as const,
      refused: [event.type],
    })),
    ...[unmade, defect('draw'), after(20_000)].map((event) => ({
      from: [readOne],
      event,
      target: 'undrawn' as const,
    })),
    {
      from: [readOne, unmade],
      event: retries,
      target: 'drawing',
      calls: [{ actor: 'draw', input: { read } }],
    },
    {
      title: 'without a drawn poster the link is copied',
      from: [readOne, unmade],
      event: copies,
      target: { ready: 'copying' },
      calls: [
        { actor: 'hold', input: { read, drawn: null } },
        { actor: 'copy', input: { read, drawn: null } },
      ],
    },
    {
      title: 'after its link was copied it can still be drawn',
      from: [readOne, unmade, copies, copied],
      event: retries,
      target: 'drawing',
      calls: [{ actor: 'draw', input: { read } }],
    },
    {
      title: 'a drawn poster is not drawn again',
      from: ready,
      event: retries,
      target: { ready: 'resting' },
      refused: ['poster.retryRequested'],
    },
    { from: ready, event: saves, target: { ready: 'saving' }, calls: [{ actor: 'save', input: has }] },
    { from: [...ready, saves], event: saved, target: { ready: 'saved' } },
    ...[unsaved, defect('save'), after(20_000)].map((event) => ({
      from: [...ready, saves],
      event,
      target: { ready: 'unsaved' } as const,
    })),
    { from: ready, event: shares, target: { ready: 'sharing' }, calls: [{ actor: 'hand', input: has }] },
    { from: [...ready, shares], event: shared, target: { ready: 'resting' } },
    { from: [...ready, shares], event: barred({ kind: 'cancelled' }), target: { ready: 'resting' } },
    { from: [...ready, shares], event: barred({ kind: 'versionTooLow' }), target: { ready: 'tooOld' } },
    { from: [...ready, shares], event: barred({ kind: 'notInstalled' }), target: { ready: 'withoutWechat' } },
    { from: [...ready, shares], event: after(300_000), target: { ready: 'resting' } },
    ...[
      barred({ kind: 'notOpened', reason: '' }),
      barred({ kind: 'failed', reason: '' }),
      defect('hand'),
    ].map((event) => ({
      title: 'where a picture cannot be shared the link is copied',
      from: [...ready, shares],
      event,
      target: { ready: 'copying' } as const,
      calls: [{ actor: 'copy', input: has }],
    })),
    { from: ready, event: copies, target: { ready: 'copying' }, calls: [{ actor: 'copy', input: has }] },
    { from: [...ready, copies], event: copied, target: { ready: 'copied' } },
    ...[uncopied, defect('copy'), after(10_000)].map((event) => ({
      from: [...ready, copies],
      event,
      target: { ready: 'uncopied' } as const,
    })),
    ...[
      [...ready, saves, saved],
      [...ready, copies, copied],
    ].map((from) => ({ from, event: after(4_000), target: { ready: 'resting' } as const })),
    ...[
      [...ready, saves, saved],
      [...ready, saves, unsaved],
      [...ready, copies, copied],
      [...ready, copies, uncopied],
      [...ready, shares, barred({ kind: 'versionTooLow' })],
      [...ready, shares, barred({ kind: 'notInstalled' })],
    ].flatMap((from) => [
      { from, event: closes, target: { ready: 'resting' } as const },
      { from, event: saves, target: { ready: 'saving' } as const, calls: [{ actor: 'save', input: has }] },
      { from, event: shares, target: { ready: 'sharing' } as const, calls: [{ actor: 'hand', input: has }] },
      { from, event: copies, target: { ready: 'copying' } as const, calls: [{ actor: 'copy', input: has }] },
    ]),
  ],
});

/** A poster on the ports of a page, which draw and save what they are given. */
const onPorts = (bridge = fakeBridge('browser').port) => {
  const { ports } = fakePagePorts();
  const given: { works: PosterWork[]; files: MadeFile[]; closed: number; copied: string[] } = {
    works: [],
    files: [],
    closed: 0,
    copied: [],
  };
  const machine = postering({
    ...ports,
    callOf: (() => () => () => Promise.resolve(right(salePoster))) as never,
    origin: 'https://hupo.example',
    bridge,
    posters: {
      draw: (work) => () => {
        given.works.push(work);
        return Promise.resolve(right({ ...drawn, close: () => void (given.closed += 1) }));
      },
    },
    downloads: {
      save: (file) => () => {
        if ('content' in file) given.files.push(file);
        return Promise.resolve(right(undefined));
      },
    },
    clipboard: {
      write: (text) => () => {
        given.copied.push(text);
        return Promise.resolve(right(undefined));
      },
    },
  });
  return { given, actor: createActor(machine, { input: { thing } }).start() };
};

test('[SCR-08] a poster is drawn with its link, saved as a PNG, shared, and closed when its page ends', async () => {
  const bridge = fakeBridge('browser');
  const { actor, given } = onPorts(bridge.port);
  await soon(() => expect(selectPosterPhase(actor.getSnapshot())).toBe('ready'));
  expect(selectPosterAddress(actor.getSnapshot())).toBe('blob:poster');
  expect(selectPosterLink(actor.getSnapshot())).toBe(link);
  expect(selectIsPromoted(actor.getSnapshot())).toBe(true);
  expect(given.works).toMatchObject([{ link, picture: null, poster: { title: salePoster.title } }]);
  actor.send(saves);
  await soon(() => expect(selectPosterNote(actor.getSnapshot())).toBe('saved'));
  expect(given.files).toEqual([{ name: 'hupo-poster.png', content: drawn.png }]);
  actor.send(shares);
  await soon(() => expect(bridge.asked()).toEqual([`sharePicture ${link}`]));
  expect(given.closed).toBe(0);
  actor.stop();
  expect(given.closed).toBe(1);
});

test('[SCR-08] a poster that is drawn after its page ended is closed', async () => {
  const { actor, given } = onPorts(fakeBridge('browser').port);
  actor.subscribe((snapshot) => {
    if (snapshot.matches('drawing')) actor.stop();
  });
  await soon(() => expect(given.closed).toBe(1));
});

test('[SCR-08] a platform without a way for pictures has the link copied', async () => {
  const { actor, given } = onPorts(fakeBridge('wechat', { shared: { kind: 'notOpened', reason: '' } }).port);
  await soon(() => expect(selectPosterPhase(actor.getSnapshot())).toBe('ready'));
  actor.send(shares);
  await soon(() => expect(selectPosterNote(actor.getSnapshot())).toBe('copied'));
  expect(given.copied).toEqual([link]);
});
