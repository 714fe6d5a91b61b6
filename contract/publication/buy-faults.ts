import { isSome } from 'fp-ts/Option';
import { anyId } from '../reference/any';
import { buyerTypeIds } from '../reference/buyer-type-ids';
import { industryTree } from '../reference/industries';
import { regionTree } from '../reference/regions';
import { rounds } from '../reference/rounds';
import { parseDecimal, type Decimal } from '../values/decimal';
import { compareDecimals } from '../values/decimal-arithmetic';
import { buyerNaming, buyLengths, buyValidities, hideableOfBuy, idsIn, mostChosen } from './buy-form';
import { choiceFault, isOneOf, lengthFault, sumFault } from './field-faults';
import { fieldLabel as label } from './field-label';
import { amountIn, textIn, type Faults, type FormTexts } from './form-texts';

const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** Of either level, and 不限. */
const known: Readonly<Record<string, ReadonlySet<string>>> = {
  industries: new Set([
    anyId,
    ...idsOf(industryTree),
    ...industryTree.flatMap(({ industries }) => idsOf(industries)),
  ]),
  regions: new Set([anyId, ...idsOf(regionTree), ...regionTree.flatMap(({ regions }) => idsOf(regions))]),
  rounds: new Set(idsOf(rounds)),
};

/** The faults of several choices: 不限 excludes all others, and no round means that no financing is wanted. */
const choicesFault = (texts: FormTexts, field: 'industries' | 'regions' | 'rounds'): string | undefined => {
  const ids = idsIn(texts, field);
  if (ids.length === 0) return field === 'rounds' ? undefined : `请选择${label(field)}，没有要求请选“不限”`;
  if (ids.some((id) => known[field]?.has(id) !== true)) return `请重新选择${label(field)}`;
  if (ids.includes(anyId) && ids.length > 1) return `${label(field)}选了“不限”，不能再选其他`;
  return ids.length > mostChosen ? `${label(field)}至多选 ${mostChosen} 项` : undefined;
};

/** What a buyer would pay, 万元; an open end is null, and so are both of 面议. */
export const budgetIn = (
  texts: FormTexts,
): { readonly min: Decimal | null; readonly max: Decimal | null } => {
  const isGiven = textIn(texts, 'amountKind') === 'given';
  const at = (field: string): Decimal | null =>
    isGiven && textIn(texts, field) !== '' ? amountIn(texts, field, 'amountUnit') : null;
  return { min: at('minAmount'), max: at('maxAmount') };
};

const budgetFaults = (texts: FormTexts): Faults => {
  const kind = textIn(texts, 'amountKind');
  if (kind !== 'given') return kind === 'open' ? {} : { amountKind: '请选择填写金额或面议' };
  const ends = (['minAmount', 'maxAmount'] as const).filter((field) => textIn(texts, field) !== '');
  if (ends.length === 0) return { minAmount: '请至少填写最低金额或最高金额' };
  const typed = Object.fromEntries(
    ends.map((field) => [field, sumFault(texts, field, 'amountUnit', label(field), false)]),
  );
  if (Object.values(typed).some((fault) => fault !== undefined)) return typed;
  const { min, max } = budgetIn(texts);
  if (max === '0') return { maxAmount: '最高金额须大于 0' };
  const [least, most] = [parseDecimal(min ?? '0'), max === null ? parseDecimal('') : parseDecimal(max)];
  const isUpsideDown = isSome(least) && isSome(most) && compareDecimals(least.value, most.value) > 0;
  return isUpsideDown ? { maxAmount: '最高金额不能低于最低金额' } : {};
};

/** The faults of a demand that a review would refuse, by field; the same on both sides (VAL-06). */
export const buyFaults = (texts: FormTexts): Faults => ({
  industries: choicesFault(texts, 'industries'),
  regions: choicesFault(texts, 'regions'),
  rounds: choicesFault(texts, 'rounds'),
  ...budgetFaults(texts),
  naming: choiceFault(texts, 'naming', (text) => isOneOf(buyerNaming, text)),
  buyerType: choiceFault(texts, 'buyerType', (text) => buyerTypeIds.has(text)),
  ...Object.fromEntries(
    Object.entries(buyLengths).map(([field, bounds]) => [field, lengthFault(texts, field, bounds)]),
  ),
  hidden: idsIn(texts, 'hidden').every((name) => isOneOf(hideableOfBuy, name))
    ? undefined
    : '请重新选择隐藏的内容',
  validity: choiceFault(texts, 'validity', (text) => isOneOf(buyValidities, text)),
});
