import { parseDecimal, type Decimal } from '../values/decimal';

/** The least per cent with which one controls a company. */
const control = 51;
const whole = 100;

const asDecimal = (percent: number): Decimal | null => {
  const parsed = parseDecimal(String(percent));
  return parsed._tag === 'Some' ? parsed.value : null;
};

const perCent = /(\d{1,3}(?:\.\d{1,4})?)\s?%/;
const notBelow = /(?:不低于|不少于|至少)\s?(\d{1,3}(?:\.\d{1,4})?)\s?%/;
const andMore = /(\d{1,3}(?:\.\d{1,4})?)\s?%\s?(?:起|以上|至|到|-|–|~)/;
/** A range whose unit is written once: '15 至 35 %'. */
const range = /(\d{1,3}(?:\.\d{1,4})?)\s?(?:至|到|-|–|~)\s?\d{1,3}(?:\.\d{1,4})?\s?%/;
const firstOf = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/**
 * How many per cent of a company a deal offers, by its stage: '控股权 67 %', '全部股权', '参股 49 %'. A controlling stake
 * without a number counts as the least controlling one.
 * @returns null where the stage offers no share of what there is: a financing round, assets, a restructuring
 */
export const offeredStake = (stage: string): Decimal | null => {
  const said = firstOf(stage, perCent);
  if (stage.startsWith('全部股权')) return asDecimal(whole);
  if (stage.startsWith('控股权')) return asDecimal(Math.max(said ?? control, control));
  return stage.startsWith('参股') && said !== null ? asDecimal(said) : null;
};

/** What a buyer would take in place of a stake. */
const assets = /资产|门店|店铺/;
const open = /优先|亦可|并列|均可|不限/;
/** Words that contain one of `open` and say nothing of the stake: a right of first refusal, any round. */
const elsewhere = /优先(?:收购|购买|认购|受让)权|(?:轮次|阶段|行业|地区)不限/g;

/** The least per cent that one alternative asks for; null where it asks for none. */
const leastOf = (alternative: string): number | null =>
  firstOf(alternative, notBelow) ??
  firstOf(alternative, andMore) ??
  firstOf(alternative, range) ??
  (alternative.includes('全部股权') ? whole : alternative.includes('控股') ? control : null);

/** The most per cent that give no control. */
export const mostWithoutControl = 50;

/**
 * The least per cent that a demand states, a minority included: '参股，不低于 30 %', '15 % 至 35 %', '控股权'. Of
 * alternatives the lowest counts. An upper limit is not read: a seller may sell a part of the offered stake.
 * @returns null of a demand that states none, or prefers a stake without asking for it
 */
export const leastStake = (words: string): Decimal | null => {
  const said = words.replace(elsewhere, '');
  if (open.test(said)) return null;
  const least = said
    .split(/或/)
    .filter((alternative) => !assets.test(alternative) && !/转让$/.test(alternative))
    .map(leastOf);
  const lowest = least.reduce<number | null>(
    (before, each) => (before === null || each === null ? null : Math.min(before, each)),
    whole,
  );
  return least.length === 0 || lowest === null || lowest === 0 ? null : asDecimal(lowest);
};

/** Whether so many per cent are control. */
export const isControl = (least: Decimal): boolean => Number(least) > mostWithoutControl;

/**
 * The least per cent that a buyer who wants control asks for, by the words of the demand: '控股权，不低于 51 %',
 * '60 % 起', '全部股权或不低于 70 %'.
 * @returns null of a demand that a minority may serve, or that prefers control without asking for it
 */
export const wantedStake = (words: string): Decimal | null => {
  const least = leastStake(words);
  return least === null || !isControl(least) ? null : least;
};
