/** The source types under which a member may offer a deal. */
export const publishedSources = { entrust: '委托出售', soe: '国资挂牌', listed: '上市公司剥离' } as const;

/** Whether a sum is named. */
export const amountKinds = { given: '填写金额', open: '面议' } as const;

/** The offer: a whole company, a share of it, or a financing round. */
export const dealForms = {
  whole: '全部股权',
  control: '控股权',
  minority: '少数股权',
  round: '融资',
} as const;

/** The figures of a business year. */
export const yearFigures = ['revenue', 'ebitda', 'netProfit', 'assets', 'liabilities'] as const;
export type YearFigure = (typeof yearFigures)[number];

/** On what the figures of a year rest. */
export const figureBases = { audited: '审计', unaudited: '未审计' } as const;

/** The three finished years, the newest first. */
export const yearPlaces = ['1', '2', '3'] as const;
export type YearPlace = (typeof yearPlaces)[number];

/** The field of a figure of a year: 'revenue1' is that of the newest. */
export const figureField = (figure: YearFigure | 'basis', place: YearPlace): string => `${figure}${place}`;

/** What may be hidden until an NDA is signed; name of the company, customers and reason always are. */
export const hideable = { amount: '转让或融资金额', netProfit: '净利润（连同 EBITDA 和总负债）' } as const;

/** The stages ahead of a listed deal, in order: those that its owner announces. */
export const saleStages = {
  offers: '意向报价',
  terms: '条款清单',
  diligence: '尽职调查',
  bidding: '竞价或协议',
  meeting: '股东会审议',
  closing: '签约交割',
} as const;
export type SaleStage = keyof typeof saleStages;
export const stageNames = [
  'offers',
  'terms',
  'diligence',
  'bidding',
  'meeting',
  'closing',
] as const satisfies readonly SaleStage[];

/** The field with the day on which a stage begins. */
export const stageField = (stage: SaleStage): string => `${stage}At`;

/** Whether every reader sees the names of the documents, or only a signer of the NDA. */
export const documentNaming = { hidden: '签署NDA后可见', shown: '公开' } as const;

export const documentLimits = { most: 12, name: [2, 40], pages: 9_999 } as const;

/** The documents that most deals ask for. */
export const commonDocuments = [
  '项目说明书',
  '近三年审计报告',
  '财务预测',
  '股权结构说明',
  '主要合同清单',
  '资产清单',
] as const;

/** The steps in which a sale is typed, with their fields in their order: the first wrong one gets the focus. */
export const saleSteps = {
  basics: [
    'sourceType',
    'title',
    'industry',
    'region',
    'city',
    'dealForm',
    'stake',
    'round',
    'foundedYear',
    'employees',
  ],
  money: [
    'amountKind',
    'amountUnit',
    'amount',
    'least',
    'figureUnit',
    'newestYear',
    ...yearPlaces.flatMap((place) => [
      ...yearFigures.map((figure) => figureField(figure, place)),
      figureField('basis', place),
    ]),
    'hidden',
  ],
  words: ['teaser', 'highlights', 'companyName', 'customers', 'reason'],
  papers: ['stages', ...stageNames.map(stageField), 'documents', 'documentNaming', 'pictures'],
  confirm: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** How many characters a text may have. */
export const saleLengths = {
  title: [6, 40],
  city: [0, 20],
  teaser: [20, 500],
  companyName: [4, 50],
  customers: [0, 200],
  reason: [4, 300],
} as const;

export const highlightLimits = { lines: 6, lineLength: 60 } as const;

/** What the fields are called, in the form and where one is spoken of. */
export const saleLabels: Readonly<Record<string, string>> = {
  sourceType: '来源',
  title: '标题',
  industry: '行业',
  region: '地区',
  city: '城市',
  dealForm: '交易方式',
  stake: '出让比例',
  round: '融资轮次',
  foundedYear: '成立年份',
  employees: '员工人数',
  amountKind: '金额',
  amountUnit: '金额单位',
  amount: '金额',
  least: '最低报价',
  figureUnit: '财务单位',
  newestYear: '最近年度',
  revenue: '营业收入',
  ebitda: 'EBITDA',
  netProfit: '净利润',
  assets: '总资产',
  liabilities: '总负债',
  basis: '口径',
  hidden: '签署NDA后可见',
  teaser: '项目简介',
  highlights: '亮点',
  companyName: '公司全称',
  customers: '主要客户',
  reason: '出售或融资原因',
  stages: '后续阶段',
  ...Object.fromEntries(stageNames.map((stage) => [stageField(stage), `${saleStages[stage]}日期`])),
  documents: '资料清单',
  documentNaming: '资料名称',
  pictures: '项目照片',
};
