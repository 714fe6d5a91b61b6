import type { SeedBuy } from '../types';
import { institutionalBuys } from './funds-and-soe';
import { strategicBuys } from './listed-and-industrial';
import { otherBuys } from './overseas-and-persons';

export const seedBuys: readonly SeedBuy[] = [...strategicBuys, ...institutionalBuys, ...otherBuys];
