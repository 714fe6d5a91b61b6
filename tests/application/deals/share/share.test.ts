import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { shareActors } from '../../../../src/application/deals/share/actors';
import { shareInvariants } from '../../../../src/application/deals/share/invariants';
import { shareMachine, type ShareEvent } from '../../../../src/application/deals/share/machine';
import { selectShareLink, selectSharePhase } from '../../../../src/application/deals/share/status';
import { dealCard } from '../../../../src/domain/share/share-card';
import { saleKind } from '../../../../src/domain/sale/kind';
import { sharedComparison } from '../../../../src/domain/sale/comparison-to-share';
import { thingToShare } from '../../../../src/domain/share/thing-to-share';
import type { BridgeFailure } from '../../../../src/domain/platform/bridge-failure';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';
import { fakeBridge } from '../../../support/fakes/platform-bridge';
import { soon } from '../../../support/soon';

const deal = thingToShare(saleKind, {
  ...{ sourceType: 'entrust', id: 's1', title: '某减速器制造商', industry: '高端装备' },
  ...{ region: '江苏 苏州', stage: '控股权', teaser: '' },
});
const next = thingToShare(saleKind, {
  ...{ sourceType: 'soe', id: 's2', title: '某检测院', industry: '专业服务' },
  ...{ region: '湖北 武汉', stage: '增资', teaser: '' },
});
const origin = 'https://hupo.example';
const card = dealCard(deal, { origin, imagePath: '/icon-512.png', programPath: null });
const asks: ShareEvent = { type: 'share.requested', deal };
const asksNext: ShareEvent = { type: 'share.requested', deal: next };
const closes: ShareEvent = { type: 'share.closed' };
const takesLink: ShareEvent = { type: 'share.linkRequested' };
const bridgeFailures: readonly BridgeFailure[] = [
  { kind: 'versionTooLow' },
  { kind: 'notInstalled' },
  { kind: 'notOpened', reason: '' },
  { kind: 'failed', reason: '' },
];
const made = done('prepare', right(card));
const over = done('prepare', left({ kind: 'refused' as const, code: 404, message: '项目不存在或已下架' }));
const lost = done('prepare', left({ kind: 'network' as const }));
const [shared, armed] = [done('hand', right('shared' as const)), done('hand', right('armed' as const))];
const cancelled = done('hand', left({ kind: 'cancelled' as const }));
const noWay = done('hand', left({ kind: 'notOpened' as const, reason: '' }));
const pathUnset = done('hand', left({ kind: 'miniProgramPathUnset' as const }));
const unpictured = done('hand', left({ kind: 'pictureFailed' as const, reason: 'unreadable' }));
const [copied, denied] = [done('copy', right(undefined)), done('copy', left('denied' as const))];

explorationTests('share', {
  machine: shareMachine,
  inputs: [undefined],
  alphabet: [
    ...[asks, closes, takesLink, pathUnset, unpictured, made, over, shared, armed, cancelled, copied, denied],
    ...everyFailure.map((failure) => done('prepare', left(failure))),
    ...bridgeFailures.map((failure) => done('hand', left(failure))),
  ],
  facts: ({ context }) => context.card === null,
  invariants: shareInvariants,
});

transitionTable('share', {
  machine: shareMachine,
  rows: [
    { from: [], target: 'resting' },
    { from: [], event: asks, target: 'preparing', calls: [{ actor: 'prepare', input: { deal } }] },
    {
      title: 'a second press meanwhile is refused',
      from: [asks],
      event: asks,
      target: 'preparing',
      refused: ['share.requested'],
    },
    { from: [asks], event: made, target: 'handing', calls: [{ actor: 'hand', input: { card } }] },
    { title: 'a deal that is over is not shared', from: [asks], event: over, target: 'refused' },
    ...everyFailure
      .filter((failure) => failure.kind !== 'refused' || failure.code !== 404)
      .map((failure) => ({ from: [asks], event: done('prepare', left(failure)), target: 'failed' as const })),

    { from: [asks, made], event: shared, target: 'resting' },
    {
      title: 'who puts the sheet away is told nothing',
      from: [asks, made],
      event: cancelled,
      target: 'resting',
    },
    { title: 'in WeChat the menu knows the card', from: [asks, made], event: armed, target: 'armed' },
    ...bridgeFailures.map((failure) => ({
      title: `where the platform has no way (${failure.kind}) the link is copied`,
      from: [asks, made],
      event: done('hand', left(failure)),
      target: 'copying' as const,
      calls: [{ actor: 'copy', input: { card } }],
    })),
    {
      from: [asks, made],
      event: defect('hand'),
      target: 'copying',
      calls: [{ actor: 'copy', input: { card } }],
    },
    {
      title: 'a mini program without its path is told, and the link can be taken instead',
      from: [asks, made],
      event: pathUnset,
      target: 'pathUnset',
    },
    {
      title: 'a picture that became no PNG is told, and the link can be taken instead',
      from: [asks, made],
      event: unpictured,
      target: 'pictureFailed',
    },
    ...[pathUnset, unpictured].map((bar) => ({
      from: [asks, made, bar],
      event: takesLink,
      target: 'copying' as const,
      calls: [{ actor: 'copy', input: { card } }],
    })),
    { from: [asks, made], event: after(300_000), target: 'resting' },
    { from: [asks, made, noWay], event: copied, target: 'copied' },
    { from: [asks, made, noWay], event: denied, target: 'uncopied' },
    { from: [asks, made, noWay], event: defect('copy'), target: 'uncopied' },
    { from: [asks, made, noWay], event: after(10_000), target: 'uncopied' },
    { from: [asks, made, noWay, copied], event: after(4_000), target: 'resting' },
    ...[
      [asks, made, armed],
      [asks, made, pathUnset],
      [asks, made, unpictured],
      [asks, made, noWay, copied],
      [asks, made, noWay, denied],
      [asks, over],
      [asks, lost],
    ].flatMap((from) => [
      { from, event: closes, target: 'resting' as const },
      {
        from,
        event: asksNext,
        target: 'preparing' as const,
        calls: [{ actor: 'prepare', input: { deal: next } }],
        context: { deal: next, card: null },
      },
    ]),
  ],
});

test('[ENT-10] the gateway is asked first; the card goes to the platform, and its link to the clipboard', async () => {
  const asked: unknown[] = [];
  const written: string[] = [];
  const bridge = fakeBridge('browser', { shared: { kind: 'failed', reason: '' } });
  const actors = shareActors({
    sales: {
      shareImagePath: (which) => () => {
        asked.push(which);
        return Promise.resolve(right({ path: '/icon-512.png' }));
      },
    },
    bridge: bridge.port,
    clipboard: { write: (text) => () => Promise.resolve(right(void written.push(text))) },
    origin,
    programPath: null,
  });
  const actor = createActor(shareMachine.provide({ actors })).start();
  actor.send(asks);
  await soon(() => expect(selectSharePhase(actor.getSnapshot())).toBe('copied'));
  expect(asked).toEqual([{ kind: 'sale', sourceType: 'entrust', id: 's1' }]);
  expect(bridge.asked()).toEqual([`share ${card.link}`]);
  expect(written).toEqual([card.link]);
  expect(selectShareLink(actor.getSnapshot())).toBe(card.link);
});

test('[ENT-10][MKT-11] of a comparison each deal is asked about, and one that may not be shared keeps the whole back', async () => {
  const asked: string[] = [];
  const bridge = fakeBridge('browser', { shared: { kind: 'failed', reason: '' } });
  const ended = new Set<string>();
  const written: string[] = [];
  const actors = shareActors({
    sales: {
      shareImagePath:
        ({ id }) =>
        () => {
          asked.push(id);
          return Promise.resolve(
            ended.has(id)
              ? left({ kind: 'refused' as const, code: 404, message: '项目不存在或已下架' })
              : right({ path: `/${id}.png` }),
          );
        },
    },
    bridge: bridge.port,
    clipboard: { write: (text) => () => Promise.resolve(right(void written.push(text))) },
    origin,
    programPath: null,
  });
  const both = sharedComparison(
    [
      {
        ...{ sourceType: 'entrust', id: 's1', title: '甲', industry: '', region: '' },
        stage: '',
        teaser: '',
      },
      { ...{ sourceType: 'soe', id: 's2', title: '乙', industry: '', region: '' }, stage: '', teaser: '' },
    ],
    '2 个项目的对比',
  );
  const actor = createActor(shareMachine.provide({ actors })).start();
  actor.send({ type: 'share.requested', deal: both });
  await soon(() => expect(selectSharePhase(actor.getSnapshot())).toBe('copied'));
  expect(asked).toEqual(['s1', 's2']);
  expect(written).toEqual([`${origin}/sale?compare=s1,s2`]);
  expect(actor.getSnapshot().context.card).toMatchObject({ imgUrl: `${origin}/s1.png`, desc: '甲，乙' });
  ended.add('s2');
  actor.send({ type: 'share.requested', deal: both });
  await soon(() => expect(selectSharePhase(actor.getSnapshot())).toBe('refused'));
  expect(written).toHaveLength(1);
});
