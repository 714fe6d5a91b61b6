import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { publicationAt } from '../../../../src/application/member/publication/at-address';
import { offeredBuyer } from '../../../../src/application/member/publication/earlier-buyer';
import { publication, publications, publicationsOf } from '../../../../tools/gallery/stories/publications';
import { soundBuy } from '../../../../tools/gallery/stories/sound-buy';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';

test('[SCR-02] a new demand begins with what its address gives, and reads no other publication', async () => {
  const { ports, gateways } = fakePagePorts();
  const form = publicationAt(ports, '?kind=buy&min=1000');
  if (form === null) throw new Error('The address asks for a form.');
  const actor = createActor(form.machine, { input: { ...form.about, userId: 'u1', publisher: '' } }).start();
  await settled();
  expect(gateways.publication.list.calls).toHaveLength(0);
  expect(gateways.publication.detail.calls).toHaveLength(0);
  expect(form.about.given).toEqual({ minAmount: '1000' });
  actor.stop();
});

test('[SCR-02] what is offered is what the last other demand says of the buyer, and nothing else of it', async () => {
  const { ports, gateways } = fakePagePorts();
  const { list, detail } = gateways.publication;
  const actor = createActor(offeredBuyer(ports), { input: { input: 'own' } }).start();
  await settled();
  const [first] = publications;
  if (first === undefined) throw new Error('The stories have no publication.');
  const heads = (['own', 'last', 'older'] as const).map((id) => ({ ...first, id, kind: 'buy' as const }));
  list.last().answer(right(publicationsOf([first, ...heads], false)));
  await settled();
  expect(detail.last().input).toBe('last');
  detail.last().answer(right(publication({ id: 'last', kind: 'buy', fields: soundBuy })));
  await settled();
  const { value } = actor.getSnapshot().context;
  expect(value).toMatchObject({ companyName: soundBuy.companyName, contact: soundBuy.contact });
  for (const field of ['title', 'wanted', 'minAmount', 'industries']) expect(value).not.toHaveProperty(field);
  actor.stop();
});
