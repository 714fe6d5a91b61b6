import type { Faults, FormTexts } from './form-texts';
import { textIn } from './form-texts';
import { fieldLabel } from './field-label';
import { saleStages, stageField, stageNames, type SaleStage } from './sale-form';

/** A stage ahead of a deal, and when it begins: milliseconds since 1970, in Beijing; null where it is not given. */
export interface PlannedStage {
  readonly stage: SaleStage;
  readonly at: number | null;
}

/** When a day begins in Beijing; null for what is no day. */
export const dayStart = (text: string): number | null => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  return isDay ? Date.parse(`${text}T00:00:00+08:00`) : null;
};

const namesIn = (texts: FormTexts): readonly string[] =>
  textIn(texts, 'stages')
    .split(',')
    .filter((name) => name !== '');

/** The stages that a form announces, in order. */
export const stagesIn = (texts: FormTexts): readonly PlannedStage[] =>
  stageNames
    .filter((stage) => namesIn(texts).includes(stage))
    .map((stage) => ({ stage, at: dayStart(textIn(texts, stageField(stage))) }));

/** How many years before and after the current one a day may lie: a stage after the listing may be over, but not long. */
const yearsAround = { before: 1, after: 5 } as const;

const dayFault = (texts: FormTexts, stage: SaleStage, thisYear: number): string | undefined => {
  const field = stageField(stage);
  const text = textIn(texts, field);
  if (text === '') return undefined;
  if (dayStart(text) === null) return `${fieldLabel(field)}不是有效的日期，例如 ${thisYear}-06-30`;
  const [first, last] = [thisYear - yearsAround.before, thisYear + yearsAround.after];
  const year = Number(text.slice(0, 4));
  return first <= year && year <= last ? undefined : `${fieldLabel(field)}须在 ${first} 至 ${last} 年之间`;
};

/** A later stage begins no earlier: both stages show the fault. */
const orderFaults = (texts: FormTexts): Faults => {
  const dated = stagesIn(texts).filter(({ at }) => at !== null);
  const clashes = dated.flatMap((later, place) => {
    const before = dated[place - 1];
    if (before === undefined || (before.at ?? 0) <= (later.at ?? 0)) return [];
    const text = `${saleStages[before.stage]}（${textIn(texts, stageField(before.stage))}）晚于${saleStages[later.stage]}（${textIn(texts, stageField(later.stage))}），请核对这两处`;
    return [
      [stageField(before.stage), text],
      [stageField(later.stage), text],
    ] as const;
  });
  return Object.fromEntries(clashes.toReversed());
};

/**
 * The faults of the stages of a sale. The day of a stage that is not chosen is ignored. Total and pure.
 * @param thisYear the year of the submission
 */
export const stageFaults = (texts: FormTexts, thisYear: number): Faults => {
  const chosen = stagesIn(texts);
  const own = Object.fromEntries(
    chosen.map(({ stage }) => [stageField(stage), dayFault(texts, stage, thisYear)]),
  );
  const isKnown = namesIn(texts).every((name) => Object.hasOwn(saleStages, name));
  const faults = Object.values(own).some((fault) => fault !== undefined) ? own : orderFaults(texts);
  return { stages: isKnown ? undefined : `请重新选择${fieldLabel('stages')}`, ...faults };
};
