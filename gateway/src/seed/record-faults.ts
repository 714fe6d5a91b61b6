import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { fieldPath } from '../../../contract/codec/field-name';
import { isStorable } from '../../../contract/rules/storable-text';

const longestValue = 40;
/** Of a list of choices: more of them say less. */
const mostChoices = 16;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
};

/** The fields of what was written that the decoded value does not have, as dotted paths. */
const unknownFields = (written: unknown, read: unknown, under = ''): readonly string[] => {
  if (Array.isArray(written) && Array.isArray(read))
    return written.flatMap((each, place) => unknownFields(each, read[place], `${under}${place}.`));
  if (!t.UnknownRecord.is(written) || !t.UnknownRecord.is(read)) return [];
  return Object.entries(written).flatMap(([name, value]) =>
    Object.hasOwn(read, name) ? unknownFields(value, read[name], `${under}${name}.`) : [`${under}${name}`],
  );
};

/** The texts that the database refuses, as dotted paths. */
const unstorableTexts = (written: unknown, under = ''): readonly string[] => {
  if (typeof written === 'string') return isStorable(written) ? [] : [under];
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([name, value]) =>
    unstorableTexts(value, under === '' ? name : `${under}.${name}`),
  );
};

const isChoice = (type: unknown): type is t.KeyofType<Readonly<Record<string, unknown>>> =>
  type instanceof t.KeyofType;

const errorText = ({ context, value, message }: t.ValidationError): string => {
  const field = fieldPath(context);
  const type = context.at(-1)?.type;
  if (type === t.never) return `没有“${field}”这个字段`;
  if (field === '') return message ?? '不是一条记录';
  if (value === undefined || value === '') return `缺少字段“${field}”`;
  if (isChoice(type)) {
    const choices = Object.keys(type.keys);
    if (choices.length <= mostChoices)
      return `字段“${field}”应为 ${choices.join('、')} 之一，不能是“${shown(value)}”`;
  }
  return `字段“${field}”的值不正确（${shown(value)}）`;
};

/** The faults of a record, one sentence for each field; empty for a record without faults. */
export const recordFaults = (written: unknown, decoded: t.Validation<unknown>): readonly string[] => {
  const unstorable = unstorableTexts(written);
  /** A rule of the whole record may only fail because of such a text. */
  const isReported = (field: string): boolean =>
    unstorable.includes(field) || (field === '' && unstorable.length > 0);
  const others = isRight(decoded)
    ? unknownFields(written, decoded.right).map((field) => `没有“${field}”这个字段`)
    : decoded.left.filter(({ context }) => !isReported(fieldPath(context))).map(errorText);
  return [
    ...unstorable.map((field) => `字段“${field}”含有无法保存的字符（空字符或不成对的代理字符）`),
    ...new Set(others),
  ];
};
