import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';
import { securityKinds, type SecurityLine } from '../../domain/security/security-event';

const kind = t.keyof(
  Object.fromEntries(securityKinds.map((name) => [name, null])) as Record<
    (typeof securityKinds)[number],
    null
  >,
);

const line: t.Type<SecurityLine, unknown> = t.union([
  t.type({ at: t.number, kind, leftOut: t.number }),
  t.type({
    at: t.number,
    kind,
    address: t.union([t.string, t.null]),
    account: t.union([t.string, t.null]),
    about: t.string,
  }),
]);

/** One line of JSON: no logged value can begin another line. */
export const written = (entry: SecurityLine): string => `${JSON.stringify(entry)}\n`;

/** The content of a line; null for one that was cut short. */
export const read = (text: string): SecurityLine | null => {
  const decoded = decodeJson(line)(text);
  return isLeft(decoded) ? null : decoded.right;
};
