import { partWithin } from '../../ports/file-reading';
import type { ByteRange, FileStream, WantedPart } from '../../ports/file-store';
import { StorageUnavailable } from '../../ports/storage-fault';
import { checkedBody, type ReadNeeds } from './checked-body';
import type { ObjectAnswer } from './object-store-client';

/** Gives an answer up that is not what was asked for. */
const refuse = ({ abort }: ObjectAnswer, why: string): never => {
  abort();
  throw new StorageUnavailable(why);
};

/** The size of a whole object, in bytes. */
export const lengthOf = (answer: ObjectAnswer): number => {
  const length = answer.headers.get('content-length') ?? '';
  return /^\d{1,15}$/.test(length)
    ? Number(length)
    : refuse(answer, 'The object store did not name the size of an object.');
};

export const rangeHeader = (wanted: WantedPart): string =>
  'last' in wanted ? `bytes=-${wanted.last}` : `bytes=${wanted.from}-${wanted.to ?? ''}`;

/** Which part an answer holds, which must be the one that was asked for, and of how many bytes. */
export const partOf = (answer: ObjectAnswer, wanted: WantedPart): ByteRange & { readonly size: number } => {
  const [, from, to, size] =
    /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(answer.headers.get('content-range') ?? '') ?? [];
  const expected = partWithin(wanted, Number(size));
  return expected !== null && expected.from === Number(from) && expected.to === Number(to)
    ? { ...expected, size: Number(size) }
    : refuse(answer, 'The object store sent another part than was asked for.');
};

/** The body of an answer, checked while it is taken; the request ends with it. */
export const objectBody = (
  { body, abort }: ObjectAnswer,
  expected: Parameters<typeof checkedBody>[1],
  needs: ReadNeeds,
): FileStream => {
  const reader = body.getReader();
  const next = async (): Promise<Uint8Array | null> => {
    const { done, value } = await reader.read();
    return done ? null : value;
  };
  return checkedBody({ next, end: abort }, expected, needs);
};
