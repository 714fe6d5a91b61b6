import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { AskedPart, ListPart } from '../../../domain/page/list-part';
import { pageNumber, pageSize } from '../../../domain/page/page-request';

interface Asked {
  readonly cursor: string | null;
  readonly page: number;
  readonly pageSize: number;
}

/** How the places of one list are written: a letter of its own before the number, so that no other list's is taken. */
export interface ListMark {
  /** What part is asked for: a cursor goes before a page number. */
  readonly asked: (given: Asked) => Either<Refusal, AskedPart>;
  /** A part as it is answered. */
  readonly told: <A>(
    part: ListPart<A>,
    asked: AskedPart,
  ) => Omit<ListPart<A>, 'next'> & {
    readonly next: string | null;
    readonly page: number;
    readonly pageSize: number;
  };
}

/** @param letter begins every cursor of the list */
export const listMark = (letter: string): ListMark => ({
  asked: ({ cursor, ...given }) => {
    const page = pageNumber(String(given.page));
    const size = pageSize(String(given.pageSize));
    const isCursor = cursor === null || (cursor.startsWith(letter) && /^.[1-9]\d{0,14}$/.test(cursor));
    if (page._tag === 'None' || size._tag === 'None' || !isCursor) return left(refusals.wrongParameters);
    const below = cursor === null ? null : Number(cursor.slice(letter.length));
    return right({ below, page: page.value, pageSize: size.value });
  },
  told: ({ next, ...part }, { page, pageSize: size }) => ({
    ...part,
    page,
    pageSize: size,
    next: next === null ? null : `${letter}${next}`,
  }),
});
