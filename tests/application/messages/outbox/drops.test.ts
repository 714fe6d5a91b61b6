import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { settled } from '../../../support/fakes/settled';
import { propertyRuns } from '../../../support/property';
import { openedOutbox } from './opened-outbox';
import { writtenAs } from './samples';

type Step = 'write' | 'open' | 'drop' | 'answer' | 'answerLost' | 'reload' | 'wait';

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.constantFrom<Step>('write', 'write', 'open', 'drop', 'answer', 'answerLost', 'reload', 'wait'),
  { maxLength: 60 },
);

/** A gateway that stores what it is sent once for each key. */
const gateway = () => {
  const stored: string[] = [];
  return {
    stored,
    take: (clientId: string): void => {
      if (!stored.includes(clientId)) stored.push(clientId);
    },
  };
};

test(
  '[SOC-06] whatever breaks and whenever, each message arrives once and in the order of writing',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const server = gateway();
        let running = openedOutbox();
        const { shelf, line } = running;
        const written: string[] = [];
        let seen = 0;
        running.actor.send({ type: 'outbox.memberCame', userId: '7' });
        await settled();
        /** The gateway takes what has come; its answers may get lost on the way. */
        const serve = (answers: boolean): void => {
          for (; seen < line.sent.length; seen += 1) {
            const clientId = line.sent[seen]?.clientId ?? '';
            server.take(clientId);
            if (answers) line.notify({ type: 'line.taken', clientId });
          }
        };
        for (const step of walk) {
          if (step === 'write') {
            const clientId = `m${written.length}`;
            written.push(clientId);
            running.actor.send({ type: 'outbox.written', written: writtenAs(clientId), after: 0 });
          }
          if (step === 'open') line.notify({ type: 'line.opened' });
          if (step === 'drop') {
            // What is on its way when a line breaks arrives, or it does not.
            seen = line.sent.length;
            line.notify({ type: 'line.lost' });
          }
          if (step === 'answer') serve(true);
          if (step === 'answerLost') serve(false);
          if (step === 'wait') running.clock.pass(9_000);
          if (step === 'reload') {
            running.actor.stop();
            running = openedOutbox(true, shelf, line);
            running.actor.send({ type: 'outbox.memberCame', userId: '7' });
          }
          await settled();
        }
        line.notify({ type: 'line.lost' });
        line.notify({ type: 'line.opened' });
        await settled();
        for (let left = running.status().entries.length; left > 0; left -= 1) {
          running.status().entries.forEach(({ clientId, state }) => {
            if (state === 'failed') running.actor.send({ type: 'outbox.retried', clientId });
          });
          serve(true);
          await settled();
        }
        expect(running.status().entries).toEqual([]);
        expect(shelf.kept()).toEqual([]);
        expect([...server.stored].sort()).toEqual([...written].sort());
        expect(server.stored).toEqual(written);
      }),
      { numRuns: propertyRuns },
    );
  },
);
