import type { Evidence } from '../domain/sale/sale';
import type { SeedSale } from './content/types';

const dayMs = 24 * 60 * 60_000;

/** Days for which each kind holds; null until it is taken back. */
const kinds = [
  { kind: 'phone', method: '短信验证码', holds: null },
  { kind: 'realName', method: '身份证件与本人核对', holds: 730 },
  { kind: 'organization', method: '营业执照与登记信息核对', holds: 365 },
  { kind: 'authority', method: '委托协议与股东决议核对', holds: 180 },
] as const;

/** Who turned each deal over to be sold, in the words of its source. */
const authority: Readonly<Record<SeedSale['sourceType'], string>> = {
  entrust: '委托协议与股东决议核对',
  platform: '平台代理协议核对',
  soe: '国资监管批复核对',
  listed: '董事会公告核对',
  court: '法院裁定书核对',
};

/** What was looked into about a deal: the earlier the deal began, the nearer its end. One deal in nine has let one run out. */
export const seedEvidence = ({ code, sourceType, process }: SeedSale, now: number): readonly Evidence[] => {
  const began = process[0]?.daysAgo ?? 30;
  const number = Number(code.replace(/\D/g, ''));
  const kept = number % 5 === 0 ? kinds.slice(0, 3) : kinds;
  return kept.map(({ kind, method, holds }) => {
    const daysAgo = kind === 'authority' && number % 9 === 0 ? 200 : began;
    const at = now - daysAgo * dayMs;
    return {
      kind,
      method: kind === 'authority' ? authority[sourceType] : method,
      at,
      until: holds === null ? null : at + holds * dayMs,
    };
  });
};
