import type { Locator, Page } from '@playwright/test';
import { demoSeed } from '../../../tools/process/seeds';

type Demand = (typeof demoSeed.buys)[number];

const isListed = ({ state = 'listed', expiresInDays }: Demand): boolean =>
  state === 'listed' && expiresInDays > 0;

/** The titles of the listed demands that something is true of, as the list has them: the one confirmed last first. */
export const titlesOf = (isTrue: (demand: Demand) => boolean = () => true): readonly string[] =>
  demoSeed.buys
    .filter((demand) => isListed(demand) && isTrue(demand))
    .sort((one, other) => one.confirmedDaysAgo - other.confirmedDaysAgo || (one.id < other.id ? 1 : -1))
    .map(({ title }) => title);

/** The rows of the list of demands. */
export const rowsIn = (page: Page): Locator =>
  page.getByRole('list', { name: '求购需求列表' }).getByRole('heading', { level: 3 });
