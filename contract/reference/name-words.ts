/** Words for a trade in company names: they do not distinguish companies. */
export const nameWords: readonly string[] = (
  '科技 技术 精密 精机 机械 设备 制造 装备 重工 机电 机器人 自动化 智能 智造 智慧 数字 数据 信息 信息技术 网络 互联网 软件 系统 ' +
  '计算机 通信 电子 电子材料 半导体 微电子 集成电路 光电 光学 激光 仪器 仪表 电气 电器 电力 电机 电池 能源 新能源 燃气 石化 石油 ' +
  '风电 光伏 太阳能 矿业 煤业 钢铁 冶金 金属 材料 新材料 化工 化学 塑料 橡胶 纺织 服装 服饰 家居 家具 家电 建材 生物 生物技术 ' +
  '生物科技 医药 医疗 医疗器械 器械 药业 制药 健康 诊断 食品 饮料 酒业 乳业 农业 牧业 种业 水产 粮油 实业 工业 产业 事业 发展 ' +
  '开发 控股 投资 创业 创投 股权 资本 资产 财富 基金 金融 租赁 融资租赁 保理 担保 保险 证券 管理 运营 咨询 服务 贸易 商贸 商业 ' +
  '电商 电子商务 进出口 国际 全球 物流 供应链 运输 航空 航天 船舶 汽车 汽配 零部件 传动 轨道 交通 建设 建筑 工程 市政 环保 环境 ' +
  '水务 园林 文化 传媒 影视 广告 出版 教育 体育 旅游 文旅 酒店 餐饮 零售 百货 连锁 地产 房地产 置业 物业 检测 认证 人力资源 人才 配送 ' +
  '集团 股份 企业 公司 中心 律师 会计师 医院 大学 研究院 国有 国有资本 创新 人工智能 集成'
).split(' ');

/** The same in Latin letters. */
export const latinNameWords: readonly string[] =
  'technology technologies tech group holding holdings industries industrial international capital partners ventures investment investments systems solutions china'.split(
    ' ',
  );
