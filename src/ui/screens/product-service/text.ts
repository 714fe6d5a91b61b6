import type { ArticlePart } from '../../features/page/article/article-parts';
import type { ServiceText } from '../../features/page/article/article-text';

const parts: readonly ArticlePart[] = [
  {
    title: '五项服务',
    lead: '五项服务各自独立，可以单独使用。前三项由工作人员办理，后两项在线自助。',
    items: [
      {
        name: '品牌传播',
        text: '为企业、投资机构和园区撰写专访与发布稿，在资讯中刊出。付费内容一律标明“广告”，不进入资讯的推荐位置，也不影响项目排序。',
        link: { to: '/product_service/brand_communication', word: '查看品牌传播' },
      },
      {
        name: '政府与园区',
        text: '协助园区梳理主导产业与承载条件，把招商目录整理成可以核对的清单，并向有落地需求的企业介绍。',
        link: { to: '/product_service/government_industrial', word: '查看政府与园区' },
      },
      {
        name: '管理人与出资人对接',
        text: '帮助管理人与出资人按策略、返投和比例条件相互了解。平台不销售基金、不接受认购，业绩材料只向完成特定对象确定的读者开放。',
        link: { to: '/product_service/gplp_serve', word: '查看管理人与出资人对接' },
      },
      {
        name: '市场统计',
        text: '按季度、行业、地区和轮次查看新设基金、股权投资与并购交易的数量和金额，口径与来源写在同一页。',
        link: { to: '/product_service/investors_stats', word: '查看市场统计' },
      },
      {
        name: '撮合匹配',
        text: '用您已经发布的项目或需求，按行业、金额、地区和轮次四项公开条件寻找对手方，逐项说明理由。封存的信息不参与计算。',
        link: { to: '/product_service/matching_service', word: '开始撮合匹配' },
      },
    ],
  },
  {
    title: '适合谁',
    items: [
      {
        name: '买方与卖方',
        text: '正在出售或收购企业的，建议先发布项目或需求，再使用撮合匹配；需要了解成交活跃程度的，查看市场统计；准备对外说明交易或寻找落地园区的，可以使用品牌传播、政府与园区服务。',
      },
      {
        name: '投资机构',
        text: '募资或寻找出资人的管理人，请先阅读“管理人与出资人对接”中的适用范围。未在中国证券投资基金业协会登记的机构，不能使用该项服务。',
      },
      {
        name: '园区与地方平台',
        text: '有承载空间和产业目录、希望引入并购后产能的，可以使用政府与园区服务。平台不代拟承诺财政返还的条款。',
      },
    ],
  },
  {
    title: '怎样办理',
    inOrder: true,
    items: [
      {
        name: '填写咨询',
        text: '在对应页面填写单位、需求和希望联系的时间，并同意将这些内容用于答复。不需要先付款。',
        facts: [{ name: '用时', value: '约 3 分钟' }],
      },
      {
        name: '首次答复',
        text: '由运营方的服务专员与您联系，说明能办什么、不能办什么。不适合的需求会在这一步说清，不再占用您的时间。',
        facts: [{ name: '时间', value: '2 个工作日内' }],
      },
      {
        name: '确认范围与报价',
        text: '工作内容、交付物、起止日期和费用写入服务协议，双方确认后开始。',
        facts: [{ name: '时间', value: '3 至 5 个工作日' }],
      },
      {
        name: '办理与交付',
        text: '专员按协议的时间节点报告进展，交付物由您书面确认。未确认的内容不对外发布。',
      },
    ],
  },
  {
    title: '费用与边界',
    items: [
      {
        name: '收费方式',
        text: '浏览、筛选、收藏、市场统计与撮合匹配不另外收费，市场统计与撮合匹配完成完整认证即可使用。由工作人员办理的服务按工作量报价，费用以服务协议为准，可以开具发票。',
      },
      {
        name: '不承诺的事项',
        text: '平台不承诺成交、融资到账、入选榜单或获得补贴，也不按成交结果向另一方收取回扣。任何以平台名义要求私下付款的行为，请向我们举报。',
      },
      {
        name: '个人信息',
        text: '咨询中填写的内容只用于答复与订立协议，保存期限和撤回方式见《隐私政策》。请勿填写身份证号、银行账号等敏感信息。',
      },
    ],
  },
];

/** What the page about all services says. */
export const productServiceText: ServiceText = {
  title: '产品与服务',
  lead: '从对外介绍、产业落地到寻找对手方，您可以按需要选择服务，也可以只使用在线工具。',
  parts,
  enquiry: {
    about: 'service',
    title: '咨询服务',
    lead: '服务专员在 2 个工作日内答复，工作日 9:00—18:00 联系您。',
  },
};
