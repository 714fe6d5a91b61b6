import type { Locator, Page } from '@playwright/test';
import { chinaRegions } from '../../../contract/reference/regions';
import { demoSeed } from '../../../tools/process/seeds';

const { sales } = demoSeed;

type Deal = (typeof sales)[number];

/** The titles of the deals that something is true of, as the list has them: the one confirmed last first. */
export const titlesOf = (isTrue: (deal: Deal) => boolean = () => true): readonly string[] =>
  [...sales]
    .filter(isTrue)
    .sort((one, other) => one.confirmedDaysAgo - other.confirmedDaysAgo || (one.id < other.id ? 1 : -1))
    .map(({ title }) => title);

/** The deal for which most is asked. */
export const dearest = [...sales].sort(
  (one, other) => Number(other.amount ?? 0) - Number(one.amount ?? 0),
)[0];

const eastern = chinaRegions
  .filter(({ name }) => name === '华东')
  .flatMap(({ regions }) => regions.map(({ name }) => name));

/** Whether a deal lies in the east of China. */
export const isEastern = ({ region }: Deal): boolean => eastern.includes(region.split(' ')[0] ?? '');

/** The rows of the list of deals. */
export const rowsIn = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
