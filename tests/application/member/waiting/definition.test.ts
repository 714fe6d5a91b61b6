import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ownWaiting } from '../../../../src/application/member/waiting/definition';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { waitingList, waitingOf } from '../../../../tools/gallery/stories/waiting';

test('[DSK-05] the list is read again when a cause is announced, and shows what is left after the action', async () => {
  const { ports, gateways, arrives, socketOpens, paymentEnds } = fakePagePorts();
  const actor = createActor(ownWaiting(ports), { input: { input: undefined } }).start();
  const { waiting } = gateways.profile;
  const answers = async (list = waitingList): Promise<void> => {
    waiting.last().answer(right(list));
    await settled();
  };
  await settled();
  await answers();
  const causes = [
    ...(['chat', 'deal', 'order', 'notice', 'verification', 'membership', 'inbox'] as const).map(
      (kind) => () => arrives({ ...incomingMessage('新'), kind }),
    ),
    () => arrives(null),
    socketOpens,
    paymentEnds,
  ];
  for (const [count, happens] of causes.entries()) {
    happens();
    await settled();
    expect(waiting.calls).toHaveLength(count + 2);
    await answers();
  }
  arrives({ ...incomingMessage('已读'), kind: 'read' });
  await settled();
  expect(waiting.calls).toHaveLength(causes.length + 1);
  arrives({ ...incomingMessage('已答复'), kind: 'deal' });
  await settled();
  await answers(waitingOf());
  expect(actor.getSnapshot().context.value).toEqual(waitingOf());
  actor.stop();
});
