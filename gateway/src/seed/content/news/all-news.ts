import type { SeedNews } from '../types';
import { caseNews } from './case-news';
import { industryNews } from './industry-news';
import { marketNews } from './market-news';
import { platformNews } from './platform-news';
import { policyNews } from './policy-news';

/** Every piece of news of the seed. */
export const seedNews: readonly SeedNews[] = [
  ...marketNews,
  ...policyNews,
  ...caseNews,
  ...industryNews,
  ...platformNews,
];
