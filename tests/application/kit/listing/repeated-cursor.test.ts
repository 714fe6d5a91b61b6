import { right } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { inspector, type Heard } from '../../../../src/application/kit/inspection/inspector';
import { listing } from '../../../../src/application/kit/listing/definition';
import { pageFrom, type PageRequest } from '../../../../src/domain/page/page';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeConnection } from '../../../support/fakes/connection';
import { settled } from '../../../support/fakes/settled';

test('[LAY-16] a server that repeats its cursor is asked once more, and the beacon’s inspector hears it', async () => {
  const asked: PageRequest[] = [];
  const heard: Heard[] = [];
  const machine = listing<{ readonly id: string }>(
    { clock: fakeClock().port, connection: fakeConnection().port },
    ({ id }) => id,
    { listen: () => () => undefined },
    (request) => () => {
      asked.push(request);
      return Promise.resolve(right(pageFrom(request, { list: [{ id: '1' }], total: 900, next: 'c1' })));
    },
  );
  const inspect = inspector((reported) => heard.push(reported));
  const list = createActor(machine, { input: { pageSize: 1 }, inspect }).start();
  await settled();
  for (let round = 0; round < 20; round += 1) {
    list.send({ type: 'listing.moreRequested' });
    await settled();
  }
  expect(asked.map(({ cursor }) => cursor)).toEqual([null, 'c1']);
  expect(heard.filter(({ kind }) => kind === 'reported')).toEqual([
    { kind: 'reported', flow: 'listing', event: 'repeatedCursor' },
  ]);
  list.stop();
});
