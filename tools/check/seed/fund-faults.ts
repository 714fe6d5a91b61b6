import type { SeedFund } from '../../../gateway/src/seed/records/fund';

type CheckedFund = Pick<
  SeedFund,
  'id' | 'stage' | 'state' | 'manager' | 'managerCode' | 'managerIntro' | 'foundedDaysAgo'
> & { readonly materials: Pick<SeedFund['materials'], 'portfolio'> };

const investmentFaults = ({ id, foundedDaysAgo, materials }: CheckedFund): readonly string[] =>
  materials.portfolio
    .filter(({ daysAgo }) => daysAgo < 0 || daysAgo > foundedDaysAgo)
    .map(
      ({ company, daysAgo }) =>
        `${id}: the investment in ${company} (${daysAgo} days ago) is not between the founding (${foundedDaysAgo} days ago) and now`,
    );

const stateFaults = ({ id, stage, state }: CheckedFund): readonly string[] =>
  state.includes('清算') === (stage === 'liquidating')
    ? []
    : [`${id}: the state ${state} contradicts the stage ${stage}`];

const introFaults = ({ id, manager, managerIntro }: CheckedFund): readonly string[] => {
  const [shortName = ''] = managerIntro.split('成立于');
  return shortName !== '' && manager.startsWith(shortName)
    ? []
    : [`${id}: the introduction of the manager is not about ${manager}`];
};

/** The funds whose manager has another code than in an earlier fund, or whose code belongs to another manager. */
const codeFaults = (funds: readonly CheckedFund[]): readonly string[] => {
  const codes = new Map<string, string>();
  const managers = new Map<string, string>();
  return funds.flatMap(({ id, manager, managerCode }) => {
    const isOne =
      (codes.get(manager) ?? managerCode) === managerCode &&
      (managers.get(managerCode) ?? manager) === manager;
    codes.set(manager, managerCode);
    managers.set(managerCode, manager);
    return isOne ? [] : [`${id}: ${manager} and ${managerCode} do not belong together`];
  });
};

/** Returns what contradicts itself in the funds of a seed: dates of investments, the state, the manager. */
export const fundFaults = (funds: readonly CheckedFund[]): readonly string[] => [
  ...funds.flatMap((fund) => [...investmentFaults(fund), ...stateFaults(fund), ...introFaults(fund)]),
  ...codeFaults(funds),
];
