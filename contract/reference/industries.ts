/** A branch of trade: an id that never changes, and its name for people. */
export interface Industry {
  readonly id: string;
  readonly name: string;
}

/** A first-level industry with what belongs to it (ENT-02, product.md §3). */
export interface IndustryGroup extends Industry {
  readonly industries: readonly Industry[];
}

/** The ids of a group's industries are the group's id and a number of two digits: they stay when one is added. */
const group = (id: string, name: string, names: readonly string[]): IndustryGroup => ({
  id,
  name,
  industries: names.map((each, index) => ({ id: `${id}${String(index + 1).padStart(2, '0')}`, name: each })),
});

/** The industries of two levels. New ones go to the end of their group: addresses and the database contain ids. */
export const industryTree: readonly IndustryGroup[] = [
  group('01', '先进制造', [
    '高端装备',
    '机器人',
    '工业母机',
    '仪器仪表',
    '航空航天',
    '新材料',
    '工程机械',
    '电气设备',
    '轨道装备',
  ]),
  group('02', '大健康', [
    '医疗器械',
    '创新药',
    '医疗服务',
    '体外诊断',
    '中药',
    '化学制药',
    '生物制品',
    '医药流通',
    '养老康复',
  ]),
  group('03', 'TMT', [
    '半导体',
    '企业软件',
    '数据中心',
    '光通信',
    '人工智能',
    '网络安全',
    '消费电子',
    '互联网平台',
    '通信服务',
    '物联网',
  ]),
  group('04', '大交通', [
    '物流仓储',
    '汽车零部件',
    '港口航运',
    '整车制造',
    '轨道交通',
    '航空运输',
    '公路运输',
  ]),
  group('05', '能源矿产', [
    '储能',
    '光伏',
    '有色金属',
    '燃气',
    '风电',
    '煤炭',
    '电力',
    '油气服务',
    '黑色金属',
  ]),
  group('06', '基建环保', ['水务', '固废处理', '工程检测', '建筑施工', '建材', '大气治理', '园林市政']),
  group('07', '消费品', [
    '家居家电',
    '美妆个护',
    '食品饮料',
    '服装纺织',
    '母婴用品',
    '宠物用品',
    '酒类',
    '珠宝钟表',
  ]),
  group('08', '农业食品', ['种业', '水产养殖', '粮油加工', '畜牧养殖', '农资', '农业机械', '冷链生鲜']),
  group('09', '文化娱乐', [
    '文旅景区',
    '出版教育',
    '游戏动漫',
    '影视传媒',
    '体育健身',
    '广告营销',
    '演艺会展',
  ]),
  group('10', '金融', ['融资租赁', '支付服务', '证券期货', '保险经纪', '小额贷款', '资产管理']),
  group('11', '商贸服务', [
    '消费服务',
    '检验认证',
    '人力资源',
    '跨境电商',
    '餐饮连锁',
    '零售百货',
    '供应链管理',
  ]),
  group('12', '房地产', ['商业地产', '产业园区', '酒店物业', '住宅开发', '物业管理']),
];
