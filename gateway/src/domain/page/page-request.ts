import { none, some, type Option } from 'fp-ts/Option';
import { defaultPageSize, largestPageSize } from '../../../../contract/rules/page-size';

const wholeFrom1 = (text: string | undefined, fallback: number): Option<number> => {
  if (text === undefined || text === '') return some(fallback);
  return /^[1-9]\d{0,8}$/.test(text) ? some(Number(text)) : none;
};

/** 1 is the first page. */
export const pageNumber = (text: string | undefined): Option<number> => wholeFrom1(text, 1);

/** 1 to 100 items, 20 by default; more than 100 is answered with 100. */
export const pageSize = (text: string | undefined): Option<number> => {
  const size = wholeFrom1(text, defaultPageSize);
  return size._tag === 'None' ? none : some(Math.min(size.value, largestPageSize));
};
