import * as fc from 'fast-check';
import { rolesOrDefault, type User } from '../../../src/domain/user/user';
import { filledTexts, ids, orNull, texts } from './values';

export const users: fc.Arbitrary<User> = fc.record({
  userId: ids,
  userName: texts,
  name: texts,
  avatar: orNull(filledTexts),
  isRemoved: fc.boolean(),
  roles: fc.array(filledTexts, { maxLength: 4 }).map(rolesOrDefault),
  permissions: fc.array(filledTexts, { maxLength: 6 }),
  prove: orNull(fc.constantFrom('1' as const, '2' as const)),
  company: orNull(filledTexts),
  position: orNull(filledTexts),
  hasPassword: orNull(fc.boolean()),
  contactsLeft: orNull(fc.nat(300)),
});
