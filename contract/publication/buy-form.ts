import { textIn, type FormTexts } from './form-texts';
import { dayMs } from '../values/duration';

/** Whether the demand shows the buyer's name. */
export const buyerNaming = { hidden: '匿名', shown: '公开名称' } as const;

/** For how many days a demand is listed after each confirmation. */
export const buyValidities = { '30': '30 天', '60': '60 天', '90': '90 天' } as const;

/** What else a buyer may keep to themselves. */
export const hideableOfBuy = { amount: '收购预算', funding: '资金来源', contact: '联系人' } as const;

/** The steps in which a demand is typed, with their fields in their order: the first wrong one gets the focus. */
export const buySteps = {
  scope: ['naming', 'industries', 'regions', 'rounds', 'amountKind', 'amountUnit', 'minAmount', 'maxAmount'],
  buyer: ['buyerType', 'companyName', 'profile', 'funding', 'contact', 'hidden'],
  demand: ['title', 'acquiring', 'wanted', 'validity'],
  confirm: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** How many characters a text may have. */
export const buyLengths = {
  companyName: [4, 50],
  profile: [10, 300],
  funding: [0, 200],
  contact: [2, 60],
  title: [6, 40],
  acquiring: [2, 40],
  wanted: [20, 1_000],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** How many industries, regions or rounds a demand may name. */
export const mostChosen = 30;

/** What the fields of a demand are called, where those of a sale are not called the same. */
export const buyLabels: Readonly<Record<string, string>> = {
  industries: '收购行业',
  regions: '标的地区',
  rounds: '投资轮次',
  minAmount: '最低金额',
  maxAmount: '最高金额',
  naming: '买方名称',
  buyerType: '买方类型',
  profile: '买方介绍',
  funding: '资金来源',
  contact: '联系人',
  acquiring: '收购方式',
  wanted: '标的要求',
  validity: '有效期',
};

/** Ids that a field holds, with commas between. */
export const idsIn = (texts: FormTexts, field: string): readonly string[] =>
  textIn(texts, field)
    .split(',')
    .filter((id) => id !== '');

/** The names of what the buyer hides, the own name among them where they stay anonymous. */
export const hiddenOfBuy = (texts: FormTexts): readonly (keyof typeof hideableOfBuy | 'companyName')[] => {
  const names = idsIn(texts, 'hidden');
  const hidden = (['amount', 'funding', 'contact'] as const).filter((name) => names.includes(name));
  return textIn(texts, 'naming') === 'shown' ? hidden : ['companyName', ...hidden];
};

const shortestDays = 30;

/** Until when a demand is listed that was confirmed at a moment, milliseconds since 1970. */
export const expiryOf = (texts: FormTexts, confirmedAt: number): number =>
  confirmedAt + (Number(textIn(texts, 'validity')) || shortestDays) * dayMs;

/** The fields that everybody can read once the demand is listed, in which nothing may give the buyer away. */
export const publicBuyFields = (texts: FormTexts): readonly string[] => [
  'title',
  'acquiring',
  'wanted',
  'profile',
  ...(hiddenOfBuy(texts).includes('funding') ? [] : ['funding']),
];
