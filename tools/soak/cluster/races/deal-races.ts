import { randomUUID } from 'node:crypto';
import { bidCalls } from '../../../../contract/bid/calls';
import { ndaCalls } from '../../../../contract/nda/calls';
import { publicationCalls } from '../../../../contract/publication/calls';
import { sale } from '../../../../gateway/src/adapters/database/kinds/sale/table';
import { nda } from '../../../../gateway/src/adapters/database/schema/nda';
import { publication } from '../../../../gateway/src/adapters/database/schema/publication';
import type { Answer, SoakMember, SoakWorld } from '../world';
import { atOnce, broken, mustBe, succeeded, together, type Race } from './race';

/** A new deal of a member, with its publication: a copy of one that is there. */
const dealOf = async ({ database: { orm } }: SoakWorld, owner: SoakMember): Promise<string> => {
  const model = (await orm.select().from(sale).limit(100)).find(({ hidden }) => hidden.length > 0);
  if (model === undefined) throw new Error('There is no deal to copy.');
  const { search: _search, ...columns } = model;
  const id = `soak-${randomUUID()}`;
  const now = Date.now();
  await orm
    .insert(sale)
    .values({ ...columns, id, code: id.slice(0, 20), ownerId: owner.id, state: 'listed', leastBid: null });
  await orm.insert(publication).values({
    ...{ id, ownerId: owner.id, kind: 'sale', version: 1, editor: id, fields: { title: '示例项目' } },
    ...{ published: { title: '示例项目' }, review: 'approved', listing: 'listed', dealId: id },
    ...{ savedAt: now, confirmedAt: now },
  });
  return id;
};

/** An NDA of a member on a deal; answers its id. */
const ndaOn = async (
  { database: { orm } }: SoakWorld,
  { id: accountId }: SoakMember,
  saleId: string,
  state: 'pending' | 'signed',
): Promise<string> => {
  const now = Date.now();
  const [row] = await orm
    .insert(nda)
    .values({ accountId, saleId, state, changedAt: now, signedAt: now })
    .returning({ id: nda.id });
  return String(row?.id ?? '');
};

/** Of two acts that exclude each other, the one that the state shows is answered with success, and the other never. */
const oneOfTwo = (
  answers: readonly Answer[],
  isFirst: (place: number) => boolean,
  state: string,
  [first, second]: readonly [{ readonly name: string; readonly leadsTo: string }, { readonly name: string }],
): readonly string[] => {
  const succeededIn = (which: boolean): number =>
    answers.some((answer, place) => isFirst(place) === which && succeeded(answer)) ? 1 : 0;
  const firstIsDone = state === first.leadsTo;
  return [
    ...mustBe(`${first.name} that succeeded while it is ${state}`, succeededIn(true), firstIsDone ? 1 : 0),
    ...mustBe(`${second.name} that succeeded while it is ${state}`, succeededIn(false), firstIsDone ? 0 : 1),
  ];
};

/** The owner approves while the signer withdraws: one of them is answered with success, and the history has that step alone. */
const ndaDecision: Race = {
  name: 'nda',
  title: 'an NDA approved and withdrawn at once',
  round: async (world, round) => {
    const [owner, signer] = await world.members(2);
    if (owner === undefined || signer === undefined) return ['no members'];
    const saleId = await dealOf(world, owner);
    const id = await ndaOn(world, signer, saleId, 'pending');
    const approves = (place: number): boolean => place % 2 === round % 2;
    const answers = await together((place) =>
      approves(place)
        ? world.call(place, ndaCalls.approve, { token: owner.token, parameters: { id } })
        : world.call(place, ndaCalls.withdraw, { token: signer.token, parameters: { saleId } }),
    );
    const steps = await world.texts(
      `select kind from nda_step where nda_id = $1 and kind in ('approved', 'withdrawn')`,
      Number(id),
    );
    const [state = ''] = await world.texts('select state from nda where id = $1', Number(id));
    return [
      ...broken(answers),
      ...mustBe('steps', steps.length, 1),
      ...oneOfTwo(answers, approves, state, [
        { name: 'approvals', leadsTo: 'signed' },
        { name: 'withdrawals' },
      ]),
    ];
  },
};

/** Members bid while the owner closes the deal: each bid that is kept came before the end, and its bidder gets a notice of the end. */
const closingDeal: Race = {
  name: 'bid',
  title: 'bids on a deal that is closed',
  round: async (world, round) => {
    const [owner, ...bidders] = await world.members(atOnce);
    if (owner === undefined) return ['no members'];
    const saleId = await dealOf(world, owner);
    await Promise.all(bidders.map((bidder) => ndaOn(world, bidder, saleId, 'signed')));
    const closesAt = round % atOnce;
    const answers = await together((place) => {
      if (place === closesAt)
        return world.call(place, publicationCalls.close, { token: owner.token, parameters: { id: saleId } });
      const bidder = bidders[place < closesAt ? place : place - 1];
      if (bidder === undefined) throw new Error('There are too few members.');
      return world.call(place, bidCalls.place, {
        token: bidder.token,
        key: randomUUID(),
        parameters: { saleId, kind: 'bid', amount: '5000', note: '' },
      });
    });
    const bids = answers.filter((_answer, place) => place !== closesAt);
    const kept = await world.figure('select count(*) from bid where sale_id = $1', saleId);
    const untold = await world.figure(
      `select count(*) from bid where sale_id = $1 and account_id not in
         (select recipient_id from message where title = '项目已成交')`,
      saleId,
    );
    const closed = await world.figure(`select count(*) from sale where id = $1 and state = 'closed'`, saleId);
    return [
      ...broken(answers),
      ...mustBe('closed deals', closed, 1),
      ...mustBe('bids that are kept', kept, bids.filter(succeeded).length),
      ...mustBe('bidders without a notice of the end', untold, 0),
    ];
  },
};

/** The owner accepts one bid many times while the bidder withdraws it. */
const acceptance: Race = {
  name: 'accept',
  title: 'a bid accepted and withdrawn at once',
  round: async (world, round) => {
    const [owner, bidder] = await world.members(2);
    if (owner === undefined || bidder === undefined) return ['no members'];
    const saleId = await dealOf(world, owner);
    await ndaOn(world, bidder, saleId, 'signed');
    const placed = await world.call(round, bidCalls.place, {
      token: bidder.token,
      key: randomUUID(),
      parameters: { saleId, kind: 'bid', amount: '5000', note: '' },
    });
    if (!succeeded(placed)) return [`no bid: ${placed.text}`];
    const [bidId = ''] = await world.texts('select id from bid where sale_id = $1', saleId);
    const accepts = (place: number): boolean => place % 5 !== round % 5;
    const answers = await together((place) =>
      accepts(place)
        ? world.call(place, bidCalls.answer, {
            token: owner.token,
            parameters: { bidId, verdict: 'accepted' },
          })
        : world.call(place, bidCalls.withdraw, { token: bidder.token, parameters: { bidId } }),
    );
    const [state = ''] = await world.texts('select state from bid where id = $1', Number(bidId));
    const steps = await world.figure('select count(*) from bid_step where bid_id = $1', Number(bidId));
    return [
      ...broken(answers),
      ...mustBe('steps', steps, 2),
      ...oneOfTwo(answers, accepts, state, [
        { name: 'acceptances', leadsTo: 'accepted' },
        { name: 'withdrawals' },
      ]),
    ];
  },
};

export const dealRaces: readonly Race[] = [ndaDecision, closingDeal, acceptance];
