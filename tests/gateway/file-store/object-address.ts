import { isRight } from 'fp-ts/Either';
import {
  objectStoreAddress,
  type ObjectStoreAddress,
} from '../../../gateway/src/adapters/file-store/object-store-address';

/** The bucket that a setting names, which must be right. */
export const objectAddress = (given: string): ObjectStoreAddress => {
  const read = objectStoreAddress(given);
  if (!isRight(read) || read.right === null) throw new Error('no address');
  return read.right;
};
