import type { Evidence } from '../domain/sale/sale';
import type { SeedBuy } from './records/buy';
import type { SeedSale } from './records/sale';
import { dayMs } from '../../../contract/values/duration';

/** Days for which each kind holds; null until it is taken back. */
const lasts = { phone: null, realName: 730, organization: 365, authority: 180, funds: 180 } as const;
type Kind = keyof typeof lasts;

const ofEachOwner = { phone: '短信验证码', realName: '身份证件与本人核对' } as const;
const ofOrganization = '营业执照与登记信息核对';
/** Evidence that has expired: of a kind that is valid for half a year. */
const longAgo = 200;

const looked = (kind: Kind, method: string, daysAgo: number, now: number): Evidence => {
  const at = now - daysAgo * dayMs;
  const holds = lasts[kind];
  return { kind, method, at, until: holds === null ? null : at + holds * dayMs };
};

const numberIn = (code: string): number => Number(code.replace(/\D/g, ''));

/** Who turned each deal over to be sold, in the words of its source. */
const authority: Readonly<Record<SeedSale['sourceType'], string>> = {
  entrust: '委托协议与股东决议核对',
  platform: '平台代理协议核对',
  soe: '国资监管批复核对',
  listed: '董事会公告核对',
  court: '法院裁定书核对',
};

/** The evidence of a deal: the earlier the deal began, the nearer its end. One deal in nine has let one run out. */
export const seedEvidence = ({ code, sourceType, process }: SeedSale, now: number): readonly Evidence[] => {
  const began = process[0]?.daysAgo ?? 30;
  const number = numberIn(code);
  return [
    looked('phone', ofEachOwner.phone, began, now),
    looked('realName', ofEachOwner.realName, began, now),
    looked('organization', ofOrganization, began, now),
    ...(number % 5 === 0
      ? []
      : [looked('authority', authority[sourceType], number % 9 === 0 ? longAgo : began, now)]),
  ];
};

/** What shows that a buyer of each type has the means. */
const means: Readonly<Record<string, string>> = {
  listed: '定期报告货币资金核对',
  industrial: '银行资信证明核对',
  fund: '基金备案与实缴证明核对',
  soe: '投资计划批复核对',
  private: '银行资信证明核对',
  family: '托管账户资产证明核对',
  overseas: '境外银行资信证明核对',
  individual: '银行存款证明核对',
};

/**
 * The evidence of a buyer, from weeks before the demand was confirmed. A person has no organization, one buyer in
 * five has shown no means, and one in nine has let what shows them run out.
 */
export const seedBuyerEvidence = (
  { code, buyerType, confirmedDaysAgo }: Pick<SeedBuy, 'code' | 'buyerType' | 'confirmedDaysAgo'>,
  now: number,
): readonly Evidence[] => {
  const number = numberIn(code);
  const began = confirmedDaysAgo + 20 + (number % 40);
  const method = means[buyerType];
  return [
    looked('phone', ofEachOwner.phone, began, now),
    looked('realName', ofEachOwner.realName, began, now),
    ...(buyerType === 'individual' ? [] : [looked('organization', ofOrganization, began, now)]),
    ...(method === undefined || number % 5 === 0
      ? []
      : [looked('funds', method, number % 9 === 0 ? longAgo : began, now)]),
  ];
};
