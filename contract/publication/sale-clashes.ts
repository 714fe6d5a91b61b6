import { cityIn } from '../reference/cities';
import { regionTree } from '../reference/regions';
import { financialContradictions } from '../rules/financial-integrity';
import { isBelow } from '../rules/bid-rule';
import { joinWithSpace } from '../values/join-with-space';
import { grouped } from '../values/digit-groups';
import { fieldLabel as label } from './field-label';
import { amountIn, textIn, type Faults, type FormTexts } from './form-texts';
import { dealForms, figureField, yearFigures, yearPlaces } from './sale-form';
import { inUnit, isAmountUnit } from '../values/typed-amount';
import { inYear, yearAt, yearIn } from './sale-years';

const regions = regionTree.flatMap(({ regions: each }) => each);
const look = '，请核对这两处';

/** The same words at both places. */
const atBoth = (one: string, other: string, text: string): Faults => ({
  [one]: `${text}${look}`,
  [other]: `${text}${look}`,
});

/** A sum as it was typed, in the unit of its part of the form. */
const sumIn = (texts: FormTexts, field: string, unit: string): string => {
  const typed = textIn(texts, field);
  return `${grouped(isAmountUnit(unit) ? inUnit(typed, unit) : typed)} ${unit}`;
};

const withinYears = (texts: FormTexts): Faults => {
  const unit = textIn(texts, 'figureUnit');
  const clashes = yearPlaces.flatMap((place) =>
    financialContradictions(yearIn(texts, place)).map(({ year, greater, lesser }) => {
      const [more, less] = [figureField(greater, place), figureField(lesser, place)];
      const sumOf = (field: string): string => `（${sumIn(texts, field, unit)}）`;
      return atBoth(
        more,
        less,
        `${inYear(year, greater)}${sumOf(more)}${joinWithSpace('高于', label(lesser))}${sumOf(less)}`,
      );
    }),
  );
  // Each figure shows its first clash.
  return Object.fromEntries(clashes.toReversed().flatMap((each) => Object.entries(each)));
};

/** A company that did not exist yet had no figures; a young company gives zeros for the years before. */
const beforeFounding = (texts: FormTexts): Faults => {
  const founded = textIn(texts, 'foundedYear');
  if (!/^\d{4}$/.test(founded)) return {};
  for (const place of yearPlaces) {
    const figures = yearIn(texts, place);
    const figure = yearFigures.find((name) => figures[name] !== null && figures[name] !== '0');
    if (figure !== undefined && Number(yearAt(texts, place)) < Number(founded))
      return atBoth(
        'foundedYear',
        figureField(figure, place),
        `成立年份（${founded}）晚于${joinWithSpace(joinWithSpace('填有', label(figure)), '的')} ${figures.year} 年`,
      );
  }
  return {};
};

/** From which share on one can control, by the rules for takeovers, and up to which one is in the minority; per cent. */
const shares = { leastControl: 30, mostMinority: 50, whole: 100 } as const;

/** The share that is offered, per cent; null for what is none. */
export const stakeIn = (texts: FormTexts): number | null => {
  const text = textIn(texts, 'stake');
  const share = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return share > 0 && share <= 100 ? share : null;
};

const ofStake = (texts: FormTexts): Faults => {
  const [form, share] = [textIn(texts, 'dealForm'), stakeIn(texts)];
  if (share === null) return {};
  const clash = (is: string): Faults => atBoth('dealForm', 'stake', `${is}，与出让比例（${share}%）不符`);
  if (form === 'control' && share < shares.leastControl)
    return clash(`${dealForms.control}不低于 ${shares.leastControl}%`);
  if (form === 'control' && share >= shares.whole) return clash(`${dealForms.control}不足 ${shares.whole}%`);
  if (form === 'minority' && share > shares.mostMinority)
    return clash(`${dealForms.minority}不超过 ${shares.mostMinority}%`);
  return {};
};

const ofPlace = (texts: FormTexts): Faults => {
  const nameOf = (id: string): string => regions.find((each) => each.id === id)?.name ?? '';
  const region = textIn(texts, 'region');
  const city = cityIn(textIn(texts, 'city'));
  return city === null || city.region === region
    ? {}
    : atBoth(
        'region',
        'city',
        `城市（${textIn(texts, 'city')}）属于${nameOf(city.region)}，与地区（${nameOf(region)}）不符`,
      );
};

/** The asking price is not below the lowest price. */
const ofLeast = (texts: FormTexts): Faults => {
  if (textIn(texts, 'amountKind') !== 'given' || textIn(texts, 'least') === '') return {};
  const [asked, least] = [amountIn(texts, 'amount', 'amountUnit'), amountIn(texts, 'least', 'amountUnit')];
  if (asked === null || least === null || !isBelow(asked, least)) return {};
  const sumOf = (field: string): string =>
    `${label(field)}（${sumIn(texts, field, textIn(texts, 'amountUnit'))}）`;
  return atBoth('amount', 'least', `${sumOf('least')}高于${sumOf('amount')}`);
};

/** The contradictions of a sale, shown at both fields (MKT-12). Other rules check each text by itself. */
export const saleClashes = (texts: FormTexts): Faults => ({
  ...ofPlace(texts),
  ...ofStake(texts),
  ...ofLeast(texts),
  ...withinYears(texts),
  ...beforeFounding(texts),
});
