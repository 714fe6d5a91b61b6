import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { noticesActors } from '../../../../src/application/shell/notices/actors';
import type { NoticeEvent } from '../../../../src/application/shell/notices/events';
import { noticesMachine } from '../../../../src/application/shell/notices/machine';
import { selectNoticesStatus, type NoticesStatus } from '../../../../src/application/shell/notices/status';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { failureNotice } from '../../../../src/domain/gateway/failure-text';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeConnection, type FakeConnection } from '../../../support/fakes/connection';
import { fakeLayers, type FakeLayers } from '../../../support/fakes/layer-stack';
import { settled } from '../../../support/fakes/settled';
import { everyFailure } from '../../../support/failures';
import { propertyRuns } from '../../../support/property';

interface OpenedNotices {
  readonly actor: ActorRefFrom<typeof noticesMachine>;
  readonly layers: FakeLayers;
  readonly clock: FakeClock;
  readonly connection: FakeConnection;
  readonly chosen: readonly { readonly id: string; readonly choice: string }[];
  readonly status: () => NoticesStatus;
}

const openedNotices = (): OpenedNotices => {
  const [layers, clock, connection] = [fakeLayers(), fakeClock(), fakeConnection()];
  const actors = noticesActors(layers.port, connection.port);
  const actor = createActor(noticesMachine.provide({ actors }), {
    clock: clock.timers,
  });
  const chosen: { id: string; choice: string }[] = [];
  actor.on('notice.chosen', ({ id, choice }) => void chosen.push({ id, choice }));
  actor.start();
  return { actor, layers, clock, connection, chosen, status: () => selectNoticesStatus(actor.getSnapshot()) };
};

const failed = (failure: GatewayFailure): NoticeEvent => ({ type: 'notice.callFailed', failure });
const nothing: NoticesStatus = { toast: null, toastKind: 'news', notification: null, dialog: null };

describe('notices over their port', () => {
  test.each(everyFailure.map((failure) => [failure.kind, failure] as const))(
    '[GAT-06][GAT-07] a failed call is told in its own way: %s',
    (_kind, failure) => {
      const running = openedNotices();
      running.actor.send(failed(failure));
      const notice = failureNotice(failure);
      const { toast, notification, dialog } = running.status();
      expect(toast).toBe(notice?.kind === 'toast' ? notice.text : null);
      expect(running.status().toastKind).toBe(notice?.kind === 'toast' ? 'failure' : 'news');
      expect(notification).toBe(notice?.kind === 'notification' ? notice.text : null);
      expect(dialog?.text ?? null).toBe(notice?.kind === 'dialog' ? notice.text : null);
    },
  );

  test('[GAT-07] a dialog about the connection closes when the connection is back, another one stays', async () => {
    const running = openedNotices();
    running.actor.send(failed({ kind: 'network' }));
    running.actor.send(failed({ kind: 'status', status: 502 }));
    running.actor.send(failed({ kind: 'timeout' }));
    running.connection.comesBack();
    await settled();
    expect(running.status().dialog?.text).toBe('系统接口502异常');
    running.connection.comesBack();
    await settled();
    expect(running.status().dialog?.text).toBe('系统接口502异常');
    running.actor.send({ type: 'notice.dismissed' });
    expect(running.status().dialog).toBeNull();
  });

  test('[GAT-07] ten calls that fail for one reason show one dialog, and one answer puts it away', () => {
    const running = openedNotices();
    for (let call = 0; call < 10; call += 1) running.actor.send(failed({ kind: 'network' }));
    expect(running.status().dialog).toEqual({
      id: 'failure:后端接口连接异常',
      title: '系统提示',
      text: '后端接口连接异常',
      buttons: [{ choice: 'close', label: '关闭' }],
    });
    running.actor.send({ type: 'notice.answered', id: 'failure:后端接口连接异常', choice: 'close' });
    expect(running.status()).toEqual(nothing);
    expect(running.chosen).toEqual([{ id: 'failure:后端接口连接异常', choice: 'close' }]);
  });

  test('[GAT-07] the same failure later is told again', () => {
    const running = openedNotices();
    running.actor.send(failed({ kind: 'network' }));
    running.actor.send({ type: 'notice.dismissed' });
    running.actor.send(failed({ kind: 'network' }));
    expect(running.status().dialog?.text).toBe('后端接口连接异常');
  });

  test('[LAY-19] back closes the dialog first and then the one behind it', () => {
    const running = openedNotices();
    running.actor.send(failed({ kind: 'network' }));
    running.actor.send(failed({ kind: 'timeout' }));
    expect(running.layers.open()).toEqual(['dialog failure:后端接口连接异常']);
    running.layers.back();
    expect(running.status().dialog?.text).toBe('系统接口请求超时');
    expect(running.layers.open()).toEqual(['dialog failure:系统接口请求超时']);
    running.layers.back();
    expect(running.status()).toEqual(nothing);
    expect(running.chosen.map(({ choice }) => choice)).toEqual(['dismissed', 'dismissed']);
  });

  test('[GAT-06] a toast stands for 2 s', () => {
    const running = openedNotices();
    running.actor.send({ type: 'notice.toast', text: '已退出登录' });
    running.clock.pass(1_999);
    expect(running.status()).toMatchObject({ toast: '已退出登录', toastKind: 'news' });
    running.clock.pass(1);
    expect(running.status()).toEqual(nothing);
  });
});

const steps = fc.oneof(
  fc.constantFrom(...everyFailure).map((failure) => failed(failure)),
  fc.constantFrom('question', 'farewell').map((id) => ({
    type: 'notice.dialog' as const,
    id,
    title: '提示',
    text: id,
    buttons: [{ choice: 'stay', label: '留在此页' }],
  })),
  fc.constantFrom<NoticeEvent>(
    { type: 'notice.toast', text: '已退出登录' },
    { type: 'notice.dismissed' },
    { type: 'notice.cleared' },
    { type: 'notice.answered', id: 'question', choice: 'stay' },
  ),
  fc.constantFrom('back' as const, 'pass' as const),
);

test(
  '[GAT-07][LAY-19] one dialog at a time lies on the page, and each is answered or dismissed once',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (walk) => {
        const running = openedNotices();
        for (const step of walk) {
          const before = running.chosen.length;
          if (step === 'back') running.layers.back();
          else if (step === 'pass') running.clock.pass(1_000);
          else running.actor.send(step);
          const { dialog } = running.status();
          expect(running.layers.open()).toEqual(dialog === null ? [] : [`dialog ${dialog.id}`]);
          expect(running.chosen.length - before).toBeLessThanOrEqual(1);
        }
        while (running.status().dialog !== null) running.layers.back();
        running.clock.pass(4_000);
        expect(running.status()).toEqual(nothing);
      }),
      { numRuns: propertyRuns },
    );
  },
);
