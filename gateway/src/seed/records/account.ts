import * as t from 'io-ts';
import { WireId } from '../../../../contract/codec/id';
import { listOf } from '../../../../contract/codec/list-of';
import { orNull } from '../../../../contract/codec/or-null';
import { SeedText } from './leaf';
import { seedRecord } from './seed-record';

/** A user who can log in; userName on the wire is `phone`. */
export const SeedAccount = seedRecord(
  {
    id: WireId,
    phone: SeedText,
    name: SeedText,
    company: SeedText,
    position: SeedText,
    /** In clear here, because it is shown at start; only its hash goes into the database. */
    password: SeedText,
    /** null is unverified. */
    prove: orNull(t.keyof({ '1': null, '2': null })),
    /** True is isremove '1'. */
    removed: t.boolean,
    roles: listOf(t.string),
    permissions: listOf(t.string),
    registeredDaysAgo: t.number,
    /** True for the accounts that `npm start` prints; false for counterparts who only write. */
    demo: t.boolean,
  },
  {},
);
export type SeedAccount = t.TypeOf<typeof SeedAccount>;

/** A name under which the platform writes; it cannot log in. */
export const SeedSender = seedRecord({ id: WireId, name: SeedText }, {});
export type SeedSender = t.TypeOf<typeof SeedSender>;
