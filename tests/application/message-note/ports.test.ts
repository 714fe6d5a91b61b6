import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { noteActors } from '../../../src/application/message-note/actors';
import { noteMachine } from '../../../src/application/message-note/machine';
import { selectNote } from '../../../src/application/message-note/status';
import { fakeClock } from '../../support/fakes/clock';
import { atHome, fromZhou } from './samples';

test('[SCR-11] each message is judged by where the reader is when it arrives; nothing is heard after the end', () => {
  const heard = new Set<(message: IncomingMessage | null) => void>();
  const place = { address: '/message/chat?to=8' };
  const actors = noteActors(
    {
      listen: (hear) => {
        heard.add(hear);
        return () => heard.delete(hear);
      },
    },
    () => ({ ...atHome, address: place.address }),
  );
  const actor = createActor(noteMachine.provide({ actors }), { clock: fakeClock().timers }).start();
  const arrives = (message: IncomingMessage | null): void => heard.forEach((hear) => hear(message));
  const told = () => selectNote(actor.getSnapshot())?.id ?? null;
  arrives(fromZhou);
  arrives(null);
  expect(told()).toBeNull();
  place.address = '/sale';
  arrives(fromZhou);
  expect(told()).toBe('100');
  actor.stop();
  expect(heard.size).toBe(0);
});
