import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { isShowable } from '../../../../contract/rules/showable';
import { profileLimits as longest } from '../../../../contract/rules/text-limits';
import type { Account } from './account';

/** What a member may say of themselves (SCR-10). */
export interface ProfileFields {
  readonly name: string;
  readonly company: string;
  readonly position: string;
  /** Empty when none is given. */
  readonly email: string;
}

const email = /^[^\s@"<>]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}$/;

const trimmed = ({ name, company, position, email: address }: ProfileFields): ProfileFields => ({
  name: name.trim(),
  company: company.trim(),
  position: position.trim(),
  email: address.trim(),
});

/**
 * The stored form of an account's new profile, trimmed. Name and company of an account that is verified, on
 * either level, are the verified ones: a member who could change them could pass for another person.
 */
export const profileOf = (account: Account, given: ProfileFields): Either<Refusal, ProfileFields> => {
  const fields = trimmed(given);
  if (!Object.values<string>({ ...fields }).every(isShowable)) return left(refusals.wrongParameters);
  if (fields.name === '') return left(refusals.nameMissing);
  if (
    fields.name.length > longest.name ||
    fields.company.length > longest.company ||
    fields.position.length > longest.position ||
    fields.email.length > longest.email
  )
    return left(refusals.profileTooLong);
  if (fields.email !== '' && !email.test(fields.email)) return left(refusals.emailWrong);
  const renamed = fields.name !== account.name || fields.company !== account.company;
  return account.prove !== null && renamed ? left(refusals.profileVerified) : right(fields);
};
