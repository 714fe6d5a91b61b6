import { bigint, customType } from 'drizzle-orm/pg-core';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';
import { exactDecimal, type Decimal } from '../../../../contract/values/decimal';

/** An exact number. The database keeps it as it was written and the store reads it in its canonical spelling. */
export const decimal = customType<{ data: Decimal; driverData: string }>({
  dataType: () => 'numeric',
  fromDriver: (value) => exactDecimal(value),
});

/** A moment in milliseconds since 1970. */
export const moment = (name: string) => bigint(name, { mode: 'number' });

/** A list in JSON; each item is read by the contract's codec. */
export const listInJson = <A>(name: string, codec: t.Type<A, unknown>) =>
  customType<{ data: readonly A[]; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => {
      const list = t.readonlyArray(codec);
      const read = typeof value === 'string' ? decodeJson(list)(value) : list.decode(value);
      if (isLeft(read)) throw new Error(`The column ${name} holds what ${codec.name} is not.`);
      return read.right;
    },
  })(name);
