import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { noteActors } from '../../../../src/application/messages/message-note/actors';
import { noteMachine } from '../../../../src/application/messages/message-note/machine';
import { selectNote } from '../../../../src/application/messages/message-note/status';
import { fakeClock } from '../../../support/fakes/clock';
import { atHome, fromZhou } from './samples';

test('[SCR-11] each message is judged by where the reader is when it arrives, waits while something lies on top, and goes when it is taken back; nothing is heard after the end', () => {
  const heard = new Set<(message: IncomingMessage | null) => void>();
  const place = { address: '/message/chat?to=8' };
  const cover: { notify: (covered: boolean) => void; ended: boolean } = {
    notify: () => undefined,
    ended: false,
  };
  const actors = noteActors({
    arrivals: {
      listen: (hear) => {
        heard.add(hear);
        return () => heard.delete(hear);
      },
    },
    cover: (hear) => {
      cover.notify = hear;
      hear(false);
      return () => {
        cover.ended = true;
      };
    },
    reader: () => ({ ...atHome, address: place.address }),
  });
  const actor = createActor(noteMachine.provide({ actors }), { clock: fakeClock().timers }).start();
  const arrives = (message: IncomingMessage | null): void => heard.forEach((hear) => hear(message));
  const reported = () => selectNote(actor.getSnapshot())?.id ?? null;
  arrives(fromZhou);
  arrives(null);
  expect(reported()).toBeNull();
  place.address = '/sale';
  arrives(fromZhou);
  expect(reported()).toBe('100');
  cover.notify(true);
  expect(reported()).toBeNull();
  cover.notify(false);
  expect(reported()).toBe('100');
  arrives({ ...fromZhou, kind: 'recall', content: '' });
  expect(reported()).toBeNull();
  actor.stop();
  expect([heard.size, cover.ended]).toEqual([0, true]);
});
