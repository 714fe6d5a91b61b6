import { typeHeads, type PlainType } from './type-heads';
import type { ChosenFile } from '../../../src/ports/chosen-file';

/** A file of a type, or of given first bytes, as a person would choose it. */
export const chosenFile = (
  head: PlainType | readonly number[] = 'image/jpeg',
  { name = '营业执照.jpg', size = 4096 }: { readonly name?: string; readonly size?: number } = {},
): ChosenFile => {
  const bytes = new Uint8Array(typeof head === 'string' ? typeHeads[head] : head);
  return {
    name,
    size,
    slice: (start, end) => ({
      arrayBuffer: () => Promise.resolve(bytes.slice(start, end).buffer),
    }),
  };
};

/** A file that was taken away since it was chosen. */
export const lostFile: ChosenFile = {
  name: '名片.png',
  size: 2048,
  slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
};
