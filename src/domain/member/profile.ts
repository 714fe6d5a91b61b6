import * as t from 'io-ts';
import { emailError } from '../account-form/email-error';
import type { ErrorsOf } from '../account-form/errors-of';
import { isShowable } from '../../../contract/rules/showable';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireFilledText } from '../../../contract/codec/text';
import { formatCount } from '../../../contract/values/format-count';
import { profileLimits } from '../../../contract/rules/text-limits';

/** What a member may say of themselves (SCR-10). */
export interface ProfileFields {
  readonly name: string;
  readonly company: string;
  readonly position: string;
  /** Empty when none is given. */
  readonly email: string;
}

/** A member's own profile. */
export const Profile = record(
  {
    userName: t.string,
    name: t.string,
    company: t.string,
    position: t.string,
    email: t.string,
    /** Address of the picture; null means the default image (SES-05). */
    avatar: orNull(WireFilledText),
    /** The verification fixes name and company, and only a new verification changes them. */
    locked: t.boolean,
  },
  'Profile',
);
export type Profile = t.TypeOf<typeof Profile>;

export type ProfileField = keyof ProfileFields;

const longest: { readonly [Field in ProfileField]: number } = profileLimits;
const words: { readonly [Field in ProfileField]: string } = {
  name: '姓名',
  company: '公司',
  position: '职务',
  email: '邮箱',
};

/** The fields in the order of the page. */
export const profileFields: readonly ProfileField[] = ['name', 'company', 'position', 'email'];

const errorOf = (field: ProfileField, typed: string): string | null => {
  const text = typed.trim();
  if (field === 'name' && text === '') return '请输入姓名';
  const surplus = text.length - longest[field];
  if (!isShowable(text)) return `${words[field]}含有无法显示的字符，请重新输入`;
  if (surplus > 0)
    return `${words[field]}最多 ${formatCount(longest[field])} 个字，多了 ${formatCount(surplus)} 个`;
  return field === 'email' && text !== '' ? emailError(text) : null;
};

/** The faults that a profile must not have when it is saved, in Chinese by field. Source: VAL-06. */
export const profileErrors = (typed: ProfileFields): ErrorsOf<ProfileFields> =>
  Object.fromEntries(
    profileFields.flatMap((field) => {
      const error = errorOf(field, typed[field]);
      return error === null ? [] : [[field, error]];
    }),
  );

/** What of a profile its member may type. */
export const fieldsOf = ({ name, company, position, email }: Profile): ProfileFields => ({
  name,
  company,
  position,
  email,
});

/** The fields of a profile, trimmed, as they are sent. */
export const trimmedProfile = ({ name, company, position, email }: ProfileFields): ProfileFields => ({
  name: name.trim(),
  company: company.trim(),
  position: position.trim(),
  email: email.trim(),
});
