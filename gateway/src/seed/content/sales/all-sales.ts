import type { SeedSale } from '../types';
import { courtAssets } from './court-assets';
import { courtRescues } from './court-rescues';
import { entrustConsumer } from './entrust-consumer';
import { entrustEquipment } from './entrust-equipment';
import { entrustHealth } from './entrust-health';
import { entrustRobotics } from './entrust-robotics';
import { listedConsumer } from './listed-consumer';
import { listedIndustrial } from './listed-industrial';
import { platformAssets } from './platform-assets';
import { platformTechnology } from './platform-technology';
import { soeIndustries } from './soe-industries';
import { soeUtilities } from './soe-utilities';

/** Every deal of the seed; the order says nothing. */
export const seedSales: readonly SeedSale[] = [
  ...entrustEquipment,
  ...entrustRobotics,
  ...entrustHealth,
  ...entrustConsumer,
  ...platformTechnology,
  ...platformAssets,
  ...soeUtilities,
  ...soeIndustries,
  ...listedIndustrial,
  ...listedConsumer,
  ...courtAssets,
  ...courtRescues,
];
