import { regionTree } from '../../../../contract/reference/regions';
import { anyId } from '../../../../contract/reference/any';
import { industryNames } from '../../domain/share/choice-names';
import type { Buys } from '../../ports/buys';
import type { Sales } from '../../ports/sales';

/** Questions that each find something: they are made of what is listed, of public values alone. */
export type SuggestedQuestions = () => Promise<readonly string[]>;

const most = 12;

const groupOf = (province: string): string =>
  regionTree.find(({ regions }) => regions.some(({ name }) => name === province))?.name ?? province;

export const makeSuggestedQuestions =
  ({
    sales,
    buys,
  }: {
    readonly sales: Pick<Sales, 'newest'>;
    readonly buys: Pick<Buys, 'newest'>;
  }): SuggestedQuestions =>
  async () => {
    const [deals, demands] = [await sales.newest(most, []), await buys.newest(most, false)];
    const ofDeals = deals.map(({ region, industry }) => {
      const [province = ''] = region.split(' ');
      return `${groupOf(province)}有哪些${industry}项目？`;
    });
    const ofDemands = demands
      .flatMap(({ industries }) => industries.filter((id) => id !== anyId).slice(0, 1))
      .map((id) => `哪些买方在找${industryNames.get(id) ?? ''}项目？`);
    const wide = deals.map(({ industry }) => `${industry}项目有哪些？`);
    const each = deals.flatMap((_, place) =>
      [ofDeals[place], ofDemands[place], wide[place]].filter((one) => one !== undefined),
    );
    return [...new Set(each)].slice(0, most);
  };
