import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import {
  SentCodes,
  stillWaiting,
  withSentCode,
  type SentCode,
} from '../../../domain/verification-code/sent-code';
import type { KeyValueStorage } from '../../../ports/key-value-storage';

const name = 'hupo.sent-codes';

/** What the device keeps of the last minute; none when nothing is kept or it does not decode (LOG-11). */
export const keptSentCodes = (storage: Pick<KeyValueStorage, 'read'>, now: number): SentCodes =>
  pipe(
    storage.read(name)(),
    O.chain((text) => O.tryCatch((): unknown => JSON.parse(text))),
    O.chain((value) => O.fromEither(SentCodes.decode(value))),
    O.match(
      () => [],
      (sent) => stillWaiting(sent, now),
    ),
  );

/** Adds one and forgets those whose wait is over. A device that keeps nothing lets the wait end with the page. */
export const keepSentCode = (storage: KeyValueStorage, sent: SentCode, now: number): void => {
  storage.write(name, JSON.stringify(SentCodes.encode(withSentCode(keptSentCodes(storage, now), sent))))();
};
