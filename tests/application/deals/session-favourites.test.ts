import { right } from 'fp-ts/Either';
import { expect, onTestFinished, test } from 'vitest';
import { nobodys } from '../../../src/application/deals/favourite/favourite-context';
import { sessionFavourites } from '../../../src/application/deals/session-favourites';
import { fakePagePorts } from '../../support/fakes/page-ports';
import { settled } from '../../support/fakes/settled';

const one = { kind: 'sale' as const, id: 's1' };

test('[SEC-04] when the session ends nothing is known any more of what was kept, and a press on its way changes nothing', async () => {
  const { ports, gateways, sessionEnds } = fakePagePorts();
  const { actor } = sessionFavourites(ports, () => undefined);
  actor.start();
  onTestFinished(() => {
    actor.stop();
  });
  actor.send({ type: 'favourites.listed', who: 'u1', things: [one] });
  actor.send({ type: 'favourites.pressed', ...one, on: false });
  await settled();
  sessionEnds();
  expect(actor.getSnapshot().context).toEqual(nobodys);
  gateways.favourite.toggle.last().answer(right(undefined));
  await settled();
  expect(actor.getSnapshot().context).toEqual(nobodys);
});
