import { randomUUID } from 'node:crypto';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { favouriteCalls } from '../../../../contract/favourite/calls';
import { publicationCalls } from '../../../../contract/publication/calls';
import { Saving } from '../../../../contract/publication/publication';
import type { SoakMember, SoakWorld } from '../world';
import { allSucceeded, broken, mustBe, together, type Race } from './race';

/** Devices save one publication from the same version: one of them is taken. */
const savedAtOnce = async (world: SoakWorld, member: SoakMember, id: string, version: number) => {
  const answers = await together((place) =>
    world.call(place, publicationCalls.save, {
      token: member.token,
      parameters: {
        id,
        kind: 'sale',
        version: String(version),
        editor: randomUUID(),
        fields: JSON.stringify({ title: `稿件 ${version} 的第 ${place} 份` }),
      },
    }),
  );
  const saved = answers.map(({ data }) => Saving.decode(data));
  const taken = saved.filter((one) => isRight(one) && one.right.taken).length;
  return [
    ...broken(answers),
    ...mustBe(`saves of version ${version} that were taken`, taken, 1),
    ...allSucceeded(answers),
  ];
};

const publication: Race = {
  name: 'publication',
  title: 'a publication saved by many devices',
  round: async (world) => {
    const [member] = await world.members(1);
    if (member === undefined) return ['no member'];
    const id = randomUUID();
    const first = await savedAtOnce(world, member, id, 0);
    const second = await savedAtOnce(world, member, id, 1);
    const version = await world.figure('select version from publication where id = $1', id);
    return [...first, ...second, ...mustBe('versions', version, 2)];
  },
};

/** Half of the requests keep one deal, the others each another one. */
const favourites: Race = {
  name: 'favourites',
  title: 'favourites of one member',
  round: async (world) => {
    const [member] = await world.members(1);
    const deals = await world.texts('select id from sale order by id limit 25');
    if (member === undefined || deals.length < 2) return ['no member, or no deals'];
    const answers = await together((place) =>
      world.call(place, favouriteCalls.toggle, {
        token: member.token,
        parameters: {
          kind: 'sale',
          id: (place % 2 === 0 ? deals[0] : deals[(place >> 1) % deals.length]) ?? '',
          on: '1',
        },
      }),
    );
    const kept = await world.figure('select count(*) from favourite where account_id = $1', member.id);
    const counted = await Promise.all(
      [0, 1, 2].map((place) => world.call(place, favouriteCalls.counts, { token: member.token })),
    );
    const Counts = t.type({ sale: t.number });
    return [
      ...broken(answers),
      ...allSucceeded(answers),
      ...mustBe('favourites', kept, deals.length),
      ...counted.flatMap(({ data }) =>
        mustBe('favourites that an instance counts', Counts.is(data) ? data.sale : -1, deals.length),
      ),
    ];
  },
};

export const keepingRaces: readonly Race[] = [publication, favourites];
