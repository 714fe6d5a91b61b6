import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { Park, ParkDetail, Policy } from '../../../contract/park/park';
import { dayMs } from '../../../contract/values/duration';
import { answered } from '../scene/answers';
import { kindScene } from '../scene/kind-scene';
import { sceneNow } from '../scene/scene-now';
import { choiceStories } from './choice-stories';
import { decimal } from './deals';
import type { Story } from './story';

const park = (said: Partial<Park> & Pick<Park, 'id' | 'name'>): Park => ({
  kind: 'zone',
  region: '上海',
  foundedAt: Date.UTC(2013, 8, 17, 16),
  area: decimal('120.72'),
  industries: ['半导体', '航空航天', '资产管理', '生物制品'],
  policyCount: 4,
  intro: '全国第一个自由贸易试验区，2015 年扩展区域，2019 年另设临港新片区（873 平方公里，规划范围）。',
  ...said,
});

const first = park({ id: 'ftz-sh', name: '中国（上海）自由贸易试验区' });

const policy = (said: Partial<Policy> & Pick<Policy, 'id' | 'title'>): Policy => ({
  kind: 'plan',
  level: 'state',
  issuer: '国务院',
  number: '国发〔2013〕38号',
  audience: '自由贸易试验区内的企业、机构与管理部门',
  conditions: [],
  materials: [],
  cap: '',
  deadline: null,
  effectiveFrom: Date.UTC(2013, 8, 17, 16),
  effectiveTo: null,
  source: null,
  verifiedAt: null,
  ...said,
});

/** Among them one with a long name, and one of which little is known. */
export const someParks: readonly Park[] = [
  first,
  park({
    id: 'ftz-hi',
    name: '中国（海南）自由贸易试验区',
    region: '海南 海口',
    foundedAt: Date.UTC(2018, 8, 23, 16),
    area: decimal('35400'),
    industries: ['文旅景区', '种业', '医疗服务'],
    policyCount: 7,
  }),
  park({
    id: 'park-901',
    name: '长三角生态绿色一体化发展示范区先进制造与集成电路装备材料协同创新产业园（苏州片区）',
    kind: 'park',
    region: '江苏 苏州',
    area: decimal('5.1'),
    industries: ['高端装备', '半导体', '仪器仪表', '新材料', '工业母机'],
    policyCount: 2,
  }),
  park({
    id: 'park-902',
    name: '宜昌峡畔化工转型园',
    kind: 'park',
    region: '',
    foundedAt: null,
    area: null,
    industries: [],
    policyCount: 0,
    intro: '',
  }),
  park({ id: 'park-903', name: '武汉南湾光电子园', kind: 'park', region: '湖北 武汉' }),
];

/** A policy that is in force, one to come, one that expired, and one that was never verified. */
export const parkDetail: ParkDetail = {
  ...first,
  sections: [
    { name: '保税区片区', text: '边界与功能以总体方案为准。' },
    { name: '陆家嘴片区', text: '边界与功能以总体方案为准。' },
  ],
  authority: '省级人民政府公布的自贸试验区管理机构',
  contact: {
    office: '企业服务窗口（演示）',
    phone: '010-05561000',
    address: '以管理机构公布的地址为准',
    hours: '工作日 9:00—17:00',
  },
  terms: [{ name: '外商投资', text: '适用自由贸易试验区负面清单，清单之外按内外资一致管理' }],
  policies: [
    policy({ id: 'p1', title: '中国（上海）自由贸易试验区总体方案' }),
    policy({
      id: 'p2',
      title: '临港新片区重点产业企业所得税政策',
      kind: 'tax',
      issuer: '财政部、税务总局',
      number: '财税〔2020〕38号',
      audience: '临港新片区内从事集成电路、人工智能、生物医药、民用航空关键环节的法人企业',
      conditions: ['开展实质性生产或研发', '自设立之日起 5 年内'],
      materials: ['重点产业企业资格认定材料', '年度汇算清缴申报表'],
      cap: '减按 15% 的税率征收企业所得税',
      deadline: sceneNow + 30 * dayMs,
      effectiveFrom: sceneNow - 900 * dayMs,
      effectiveTo: sceneNow + 400 * dayMs,
      source: 'https://www.gov.cn/zhengce/content/2020-09/21/content_5544926.htm',
      verifiedAt: sceneNow - 20 * dayMs,
    }),
    policy({
      id: 'p3',
      title: '跨境服务贸易特别管理措施（负面清单）（上一版）',
      kind: 'access',
      issuer: '商务部',
      number: '商务部令2021年第3号',
      deadline: sceneNow - 50 * dayMs,
      effectiveFrom: sceneNow - 1500 * dayMs,
      effectiveTo: sceneNow - 40 * dayMs,
      verifiedAt: sceneNow - 45 * dayMs,
    }),
    policy({
      id: 'p4',
      title: '高层次人才安居办法',
      kind: 'talent',
      level: 'city',
      issuer: '市人力资源和社会保障局',
      number: '',
      effectiveFrom: sceneNow + 20 * dayMs,
      effectiveTo: sceneNow + 1000 * dayMs,
      verifiedAt: sceneNow - 5 * dayMs,
    }),
  ],
};

const long = (text: string, times: number): string => Array.from({ length: times }, () => text).join('，');

const longDetail: ParkDetail = {
  ...parkDetail,
  name: '长三角生态绿色一体化发展示范区先进制造与集成电路装备材料协同创新产业园（苏州片区）',
  region: '江苏 苏州',
  contact: {
    office: '示范区执行委员会产业投资与企业服务局招商一处（演示）',
    phone: '010-05561000',
    address: '示范区工业大道一百二十八号科技创新中心三号楼十六层一六零二至一六零八室',
    hours: '工作日 9:00—11:30、13:30—17:00，法定节假日除外',
  },
  terms: [{ name: '标准厂房与定制厂房的租售条件', text: long('每平方米每月 29 元起，免租期另议', 6) }],
  policies: [
    policy({
      id: 'p9',
      title: long('关于支持主导产业重点项目落地和增资扩产的若干措施', 4),
      kind: 'industry',
      level: 'park',
      issuer: '示范区执行委员会、区财政局、区人力资源和社会保障局、区生态环境局',
      number: '示范区执委会规〔2024〕1234号',
      audience: long('新设或增资的主导产业企业', 6),
      conditions: Array.from({ length: 6 }, (_, place) => `第 ${place + 1} 项：固定资产投资 3,000 万元以上`),
      materials: ['项目建议书', '资金来源说明', '用地或租赁意向书'],
      cap: long('按设备投资额的 10%，单个项目不超过 500 万元', 4),
      effectiveTo: sceneNow + 400 * dayMs,
      verifiedAt: sceneNow - 20 * dayMs,
    }),
  ],
};

const counts: ChoiceCounts = {
  total: someParks.length,
  choices: [
    { of: 'type', id: 'zone', count: 2 },
    { of: 'policy', id: 'tax', count: 2 },
    { of: 'region', id: 'cn-31', count: 1 },
  ],
};

/** How the calls of zones and parks are answered. */
export const parkScene = kindScene({ items: someParks, counts, detail: parkDetail });

/** The list of zones and parks and one of them, one with long texts too. */
export const parkStories: readonly Story[] = [
  ...choiceStories({
    kind: 'park',
    noun: '自贸区与园区',
    path: '/ftz',
    emptyPath: '/ftz?type=park&policy=tax',
    id: first.id,
    scene: parkScene,
    nothing: kindScene({ items: [], counts: { total: 0, choices: [] }, detail: parkDetail }),
  }),
  {
    id: 'park-long',
    title: '自贸区与园区详情：长文字',
    scene: {
      address: `/ftz?park=${first.id}`,
      kinds: { park: { ...parkScene, detail: answered(longDetail) } },
    },
  },
];
