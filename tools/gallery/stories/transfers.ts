import type { Transfer, TransferDetail } from '../../../contract/transfer/transfer';
import type { Page } from '../../../src/domain/page/page';
import { decimal } from './deals';

/** A morning of 2026 in Beijing. */
const at = (month: number, day: number): number => Date.UTC(2026, month - 1, day, 1, 30);

const transfer = (said: Partial<Transfer> & Pick<Transfer, 'id' | 'title'>): Transfer => ({
  sourceType: 'entrust',
  code: `GF${said.id.slice(1)}`,
  company: '',
  market: '有限责任公司',
  industry: '机器人',
  region: '江苏 苏州',
  stake: decimal('12'),
  shares: null,
  price: null,
  amount: decimal('11160'),
  valuation: decimal('93000'),
  revenue: decimal('26800'),
  netProfit: decimal('3120'),
  year: '2025',
  deadline: at(12, 15),
  confirmedAt: at(11, 20),
  ...said,
});

export const transfers: readonly Transfer[] = [
  transfer({
    id: 'G20260061',
    title: '精密减速器制造企业 12 % 股份转让',
    company: '苏州恒减传动股份有限公司',
    market: '新三板',
    shares: decimal('600'),
    price: decimal('18.6'),
  }),
  transfer({
    id: 'G20260062',
    sourceType: 'soe',
    title: '城市供水公司 30 % 国有股权转让',
    company: '赣南清源供水有限责任公司',
    industry: '水务',
    region: '江西 赣州',
    stake: decimal('30'),
    amount: decimal('10800'),
    valuation: decimal('36000'),
  }),
  transfer({
    id: 'G20260064',
    sourceType: 'listed',
    title: '上市公司出让检测子公司 49 % 股权',
    company: '粤检检测技术股份有限公司',
    market: '非上市股份公司',
    industry: '检验认证',
    region: '广东 深圳',
    stake: decimal('49'),
    shares: decimal('3920'),
    price: decimal('6.5'),
    amount: decimal('25480'),
    valuation: decimal('52000'),
    deadline: at(12, 29),
    confirmedAt: at(11, 18),
  }),
  transfer({
    id: 'G20260071',
    title: '连锁烘焙企业 18 % 股权转让',
    company: '武汉麦序食品有限公司',
    industry: '食品饮料',
    region: '湖北 武汉',
    stake: decimal('18'),
    amount: null,
    valuation: null,
    deadline: null,
    confirmedAt: at(11, 9),
  }),
];

const [first = transfer({ id: 'G1', title: '' }), ...others] = transfers;

export const transferDetail: TransferDetail = {
  ...first,
  standing: 'open',
  summary:
    '谐波减速器与精密行星减速器制造商，协作机器人客户收入占六成，新三板创新层挂牌。本次转让为早期投资基金持有的全部股份。',
  seller: '财务投资人',
  reason: '基金到期，按期退出',
  foundedYear: '2009',
  employees: 312,
  terms: [
    '协议转让，须全额以现金支付。',
    '受让方须为合格投资者，单一受让方不少于 3 %。',
    '其他股东已放弃优先受让权。',
  ],
  highlights: [
    '近三年营业收入复合增长 17 %，经营性现金流连续为正。',
    '柔轮自制率 85 %，前五大客户合作均超过四年。',
  ],
  related: others,
};

export const longTransfers: readonly Transfer[] = transfers.map((each) => ({
  ...each,
  title: `${each.title}：${'长三角、粤港澳大湾区与成渝地区产业资本优先'.repeat(4)}`,
  market: '区域股权市场专精特新专板培育层',
}));

export const transfersOf = (items: readonly Transfer[], more: boolean): Page<Transfer> => ({
  items,
  total: more ? 60 : items.length,
  next: more ? { cursor: 'g1', page: 2, pageSize: 20 } : null,
});
