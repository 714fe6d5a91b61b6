import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { AskedPart, ListPart } from '../../../domain/page/list-part';
import { pageNumber, pageSize } from '../../../domain/page/page-request';
import { askedSign } from './asked-sign';

interface Asked {
  readonly cursor: string | null;
  readonly page: number;
  readonly pageSize: number;
}

/** How the places of one list are written, so that no other list's is taken. */
export interface ListMark<Place> {
  /** What part is asked for: a cursor goes before a page number. */
  readonly asked: (given: Asked) => Either<Refusal, AskedPart<Place>>;
  /** A part as it is answered. */
  readonly told: <A>(
    part: ListPart<A, Place>,
    asked: AskedPart<Place>,
  ) => Omit<ListPart<A>, 'next'> & {
    readonly next: string | null;
    readonly page: number;
    readonly pageSize: number;
  };
}

/**
 * @param sign begins every cursor of the list
 * @param read the place that the rest of a cursor writes; null for any other text
 */
export const signedMark = <Place>(
  sign: string,
  read: (text: string) => Place | null,
  write: (place: Place) => string,
): ListMark<Place> => ({
  asked: ({ cursor, ...given }) => {
    const page = pageNumber(String(given.page));
    const size = pageSize(String(given.pageSize));
    if (page._tag === 'None' || size._tag === 'None') return left(refusals.wrongParameters);
    const part = { page: page.value, pageSize: size.value };
    if (cursor === null) return right({ after: null, ...part });
    const after = cursor.startsWith(sign) ? read(cursor.slice(sign.length)) : null;
    return after === null ? left(refusals.wrongParameters) : right({ after, ...part });
  },
  told: ({ next, ...part }, { page, pageSize: size }) => ({
    ...part,
    page,
    pageSize: size,
    next: next === null ? null : `${sign}${write(next)}`,
  }),
});

/** @param sign begins every cursor of the list; its places are numbers */
export const listMark = (sign: string): ListMark<number> =>
  signedMark(sign, (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null), String);

/**
 * The same of an account's own list: a cursor of another account's, or of the list as it was asked for otherwise, is refused.
 * @param asked whose it is, and what of it is asked for
 */
export const ownMark = (letter: string, ...asked: readonly (string | null)[]): ListMark<number> =>
  listMark(askedSign(letter, asked));
