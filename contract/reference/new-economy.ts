import { newEconomyIds, type NewEconomyId } from './new-economy-ids';

/** A category of the new economy, which is a mark that deals are gathered under (ENT-05, product.md §3). */
export interface NewEconomyCategory {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly descriptions: readonly string[];
  /** What of the industries it takes in: ids of the second level. */
  readonly industries: readonly string[];
}

const categories: Readonly<Record<NewEconomyId, Omit<NewEconomyCategory, 'id'>>> = {
  manufacturing: {
    name: '新制造',
    shortName: '制造',
    descriptions: ['机器人与工业母机', '高端装备与仪器仪表', '航空航天与轨道装备'],
    industries: ['0101', '0102', '0103', '0104', '0105', '0109', '0402', '0404'],
  },
  medical: {
    name: '新医疗',
    shortName: '医疗',
    descriptions: ['创新药与生物制品', '医疗器械与体外诊断', '专科医疗与康复服务'],
    industries: ['0201', '0202', '0203', '0204', '0207', '0209'],
  },
  information: {
    name: '新信息技术',
    shortName: '信息',
    descriptions: ['半导体与光通信', '人工智能与企业软件', '数据中心与网络安全'],
    industries: ['0301', '0302', '0303', '0304', '0305', '0306', '0310'],
  },
  energy: {
    name: '新能源与材料',
    shortName: '能源',
    descriptions: ['储能与光伏', '风电与智能电网', '先进材料'],
    industries: ['0106', '0108', '0501', '0502', '0505'],
  },
  consumption: {
    name: '新消费与文化',
    shortName: '消费',
    descriptions: ['国货品牌与宠物经济', '连锁服务与跨境电商', '文旅、游戏与体育'],
    industries: ['0702', '0703', '0705', '0706', '0901', '0903', '0905', '1101', '1104', '1105'],
  },
};

export const newEconomyCategories: readonly NewEconomyCategory[] = newEconomyIds.map((id) => ({
  id,
  ...categories[id],
}));
