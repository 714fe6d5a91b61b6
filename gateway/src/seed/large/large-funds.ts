import { exactDecimal } from '../../../../contract/values/decimal';
import type { SeedFund } from '../records/fund';
import { dice } from './dice';
import type { Phrases } from './seed-data';

const letters = 'ABCDEGHJKLMNPQRTUVWXYZ';

/** 万元; most funds have 0.3 to 3 亿元, few have 50 亿元 and more (AMAC's figures of 2025). */
const commonSize = { least: 3_000, most: 30_000 };
const rareSize = { least: 30_000, most: 800_000 };
const rareShare = 22;

/** The manager of a generated fund; its code and its introduction follow from its name. */
type Manager = Pick<SeedFund, 'manager' | 'managerCode' | 'managerIntro'>;

/** Returns the same manager for the same name. Its year of founding is before that of every generated fund. */
const managerRegister = (): ((shortName: string) => Manager) => {
  const known = new Map<string, Manager>();
  return (shortName) => {
    const place = known.size;
    const found = known.get(shortName) ?? {
      manager: `${shortName}私募基金管理有限公司`,
      managerCode: `P11${String(place + 1).padStart(5, '0')}`,
      managerIntro: `${shortName}成立于 ${2_008 + (place % 8)} 年，登记类型为私募股权、创业投资基金管理人，在管基金 ${4 + (place % 9)} 只。`,
    };
    known.set(shortName, found);
    return found;
  };
};

/** The portfolio of `base` for a fund of another age: each investment at the same part of the fund's life. */
const portfolioAt = ({ materials, foundedDaysAgo: baseAge }: SeedFund, foundedDaysAgo: number) =>
  materials.portfolio.map((investment) => ({
    ...investment,
    daysAgo: Math.floor((investment.daysAgo * foundedDaysAgo) / baseAge),
  }));

/** So many funds more, made of those of the demo seed; the same for the same beginning. */
export const largeFunds = (
  funds: readonly SeedFund[],
  { brands, cities }: Pick<Phrases, 'brands' | 'cities'>,
  count: number,
  beginning = 20_267,
): readonly SeedFund[] => {
  const roll = dice(beginning);
  const managerOf = managerRegister();
  const provinces = Object.keys(cities);
  return Array.from({ length: funds.length === 0 ? 0 : count }, (_, place) => {
    const base = roll.one(funds);
    const province = roll.happens(60) ? base.region.split(' ')[0] : undefined;
    const from = province !== undefined && Object.hasOwn(cities, province) ? province : roll.one(provinces);
    const city = roll.one(cities[from] ?? ['']);
    const { least, most } = roll.happens(rareShare) ? rareSize : commonSize;
    const number = String(place + 1).padStart(4, '0');
    const brand = `${roll.one(brands)}${roll.one(['创', '成', '元', '和', '泰', '远', '启', '信'])}`;
    const filedDaysAgo = roll.whole(5, 3_200);
    const foundedDaysAgo = filedDaysAgo + roll.whole(8, 60);
    const shortName = `${city === '' ? from : city}${brand}`;
    return {
      ...base,
      id: `F2027${number}`,
      code: `S${letters[place % letters.length]}${number}`,
      name: `${shortName}${roll.one(['一', '二', '三', '四', '五'])}期${
        base.type === 'venture' ? '创业投资' : '股权投资'
      }合伙企业（有限合伙）`,
      ...managerOf(shortName),
      size:
        base.size === null ? null : exactDecimal(String(Math.round(roll.scaled(least, most) / 100) * 100)),
      region: city === '' ? from : `${from} ${city}`,
      filedDaysAgo,
      foundedDaysAgo,
      materials: { ...base.materials, portfolio: portfolioAt(base, foundedDaysAgo) },
      updatedDaysAgo: roll.whole(1, Math.min(filedDaysAgo, 200)),
    };
  });
};
