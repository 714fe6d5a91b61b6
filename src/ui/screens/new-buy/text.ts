import type { PublicationKind } from '../../../../contract/publication/form-texts';
import type { PublicationHead } from '../../../../contract/publication/publication';
import type { Revealing } from '../../../../contract/publication/revealing';
import type { PictureMarkKind } from '../../../../contract/upload/picture-mark';
import type { SavingStatus } from '../../../application/member/publication/status';
import { hints } from './hints';
import { stepNames, stepTitles } from './step-names';
import { grouped, narrowSpace } from '../../../../contract/values/digit-groups';

/** What a publication's state is called. */
export const publicationWords = {
  draft: '草稿',
  pending: '审核中',
  rejected: '已驳回',
  listed: '已发布',
  unconfirmed: '待确认',
  withdrawn: '已下架',
  closed: '已成交',
  editing: '有未提交的修改',
  editInReview: '修改审核中',
  editRejected: '修改被驳回',
} as const;

type Interest = NonNullable<PublicationHead['interest']>;

const kinds: Readonly<Record<PublicationKind, string>> = { sale: '出售', buy: '求购' };

const marks: Readonly<Record<PictureMarkKind, string>> = {
  place: '拍摄位置',
  author: '作者',
  copyright: '版权信息',
  software: '软件信息',
  device: '设备信息',
  words: '文字说明',
};

const findings: Readonly<Record<Revealing['kind'], string>> = {
  companyName: '公司名称',
  creditCode: '统一社会信用代码',
  likeCreditCode: '疑似统一社会信用代码',
  phone: '电话',
  email: '邮箱',
  domain: '网址',
  address: '地址',
};

const savingWords: Readonly<Record<Exclude<SavingStatus, 'unsaved'>, (at: string) => string>> = {
  new: () => '内容会自动保存',
  saved: (at) => `已保存 ${at}`,
  saving: () => '正在保存',
};

/** What the figure in a field counts; of a sum the form says it. */
const counted: Readonly<Record<string, string>> = { stake: '%', foundedYear: '年', employees: '人' };

/** What the page of one's publications says. */
export const newBuyText = {
  title: '我的发布',
  list: '发布列表',
  publishSale: '发布出售项目',
  publishBuy: '发布求购需求',
  toHundred: '百家买方登记',
  failed: '我的发布没有加载出来',
  moreFailed: '后面的发布没有加载出来',
  empty: {
    title: '还没有发布内容',
    text: '提交后平台在一个工作日内审核，通过后公开展示。出售项目的公司名称等信息在对方签署保密协议后才可见，求购需求可以匿名。',
  },
  closed: {
    title: '发布需要完整认证',
    text: '基础认证可以浏览项目；发布、签署和联系对方，需要先通过完整认证。',
    toVerification: '申请完整认证',
  },
  kinds,
  untitled: '未填标题',
  number: (number: number): string => `编号 ${number}`,
  savedAt: (at: string): string => `${at}保存`,
  confirmedAt: {
    sale: (at: string): string => `${at}确认在售`,
    buy: (at: string): string => `${at}确认有效`,
  } satisfies Readonly<Record<PublicationKind, (at: string) => string>>,
  interest: {
    sale: ({ reads, favorites, ndas, bids }: Interest): string =>
      `${reads} 次阅读，${favorites} 人收藏，${ndas} 人申请保密协议，${bids} 份意向与报价`,
    buy: ({ reads, favorites }: Interest): string => `${reads} 次阅读，${favorites} 人收藏`,
  } satisfies Readonly<Record<PublicationKind, (of: Interest) => string>>,
  acts: {
    look: '查看',
    match: '看匹配',
    /** Of one under review, which can be taken back there. */
    follow: '查看进度',
    goOn: '继续填写',
    change: '修改',
    keep: '保留',
    words: {
      confirm: '确认仍有效',
      withdraw: '下架',
      close: '标记成交',
      restore: '重新上架',
      remove: '删除草稿',
      revert: '放弃修改',
    },
    done: {
      confirm: '已确认，30 天后再次提醒',
      withdraw: '已下架',
      close: '已标记为已成交',
      restore: '已重新上架',
      remove: '草稿已删除',
      revert: '已恢复为公开的内容',
    },
    asked: {
      close: {
        title: '标记为已成交',
        text: '标记后不再出现在列表中，也不能重新上架。',
      },
      remove: { title: '删除这份草稿', text: '草稿在所有设备上一并删除，不能恢复。' },
      revert: { title: '放弃未公开的修改', text: '修改不再保留，公开的内容不变。' },
    },
  },
  reasons: (count: number): string => `${count} 处需要修改`,
  form: {
    title: { sale: '发布出售项目', buy: '发布求购需求' } satisfies Readonly<Record<PublicationKind, string>>,
    steps: '步骤',
    stepNames,
    stepTitles,
    saving: savingWords,
    unsaved: '没有保存，点此重试',
    close: '返回我的发布',
    previous: '上一步',
    next: (name: string): string => `下一步：${name}`,
    submit: '提交审核',
    submitting: '正在提交',
    loadFailed: '内容没有加载出来',
    unknown: {
      title: '发布不存在或不属于您',
      text: '链接可能不完整，或草稿已被删除。请从我的发布中打开，或新建一份。',
      toList: '查看我的发布',
      toNew: { sale: '新建出售项目', buy: '新建求购需求' } satisfies Readonly<
        Record<PublicationKind, string>
      >,
    },
    reasonsTitle: '审核人请您修改以下内容',
    reason: (label: string, reason: string): string => `${label}：${reason}`,
    choose: '请选择',
    /** What the figure in a field counts. */
    counted,
    units: '单位',
    readings: '即',
    tooFine: (finest: '元' | '分'): string => `至多精确到${finest}`,
    year: (year: string): string => `${year} 年`,
    hide: '公开页面上隐藏，签署NDA后可见',
    hideOfBuy: '公开页面上隐藏的内容',
    any: '不限',
    chosenOf: (count: number): string => `已选 ${count} 项`,
    noRounds: '只参与融资时选择，不选表示收购股权。',
    earlier: { title: '使用上次填写的公司资料？', use: '使用这些资料' },
    matching: {
      counting: '正在统计相符的项目',
      none: '目前没有相符的在售项目，发布后有新项目会在列表中出现。',
      show: (count: number): string => `查看 ${grouped(String(count))} 个相符的在售项目`,
    },
    stagesHint: '选择公开推介之后的阶段。日期可不填；到期后项目页面自动显示为当前阶段。',
    pictures: {
      hint: 'JPG、PNG 或 WebP，至多 6 张，照片过大时自动压缩。公开展示，请勿拍到厂名和门牌。',
      choose: '添加照片',
      full: '已有 6 张照片',
      picture: (place: number): string => `第 ${place} 张照片`,
      missing: '照片没有加载出来',
      sending: (name: string, percent: number): string => `${name} 正在上传 ${percent}${narrowSpace}%`,
      failed: (name: string, why: string): string => `${name} 没有上传成功：${why}`,
      retry: '重试',
      drop: '取消',
      forward: (place: number): string => `第 ${place} 张照片前移`,
      remove: (place: number): string => `移除第 ${place} 张照片`,
      marked: '照片附带的以下信息已清除',
      mark: (kind: PictureMarkKind, found: string): string => `${marks[kind]}：${found}`,
    },
    documents: {
      hint: '列出可供查阅的资料。隐藏时公开页面只显示份数。',
      name: (place: number): string => `第 ${place} 份资料名称`,
      nameHint: '资料名称',
      pages: (place: number): string => `第 ${place} 份资料页数`,
      pagesHint: '页数',
      remove: (place: number): string => `移除第 ${place} 份资料`,
      add: '添加其他资料',
    },
    hidden: '以下内容始终隐藏，签署NDA后可见',
    closing: (labels: readonly string[]): string =>
      `${labels.join('、')}目前公开，修改通过审核后改为签署NDA后可见。`,
    financesHint: '没有发生额的科目填 0。同一年的净利润不高于营业收入，也不高于 EBITDA。',
    hints,
    preview: '公开后的样子',
    notCome: '表单没有加载出来',
    notComeText: '已保存的内容不受影响，请检查网络后重新加载。',
    previewFailed: '预览没有加载出来，不影响提交。返回上一步再来可重新加载。',
    previewNote: '编号、日期和核验情况在通过审核后显示。',
    blind: '身份信息检查',
    blindNone: {
      sale: '公开内容中没有发现公司名称、信用代码、电话、邮箱、网址或地址，照片中没有附带信息。',
      buy: '公开内容中没有发现公司名称、信用代码、电话、邮箱、网址或地址。',
    },
    blindSome: '以下内容可能让人认出是哪家公司。请删去，或写明原因供审核人参考。',
    finding: (label: string, kind: Revealing['kind'], found: string): string =>
      `${label}中的${findings[kind]}“${found}”`,
    mend: '去修改',
    note: '保留的原因',
    noteHint: '例如这是行业通用称谓，不指某家公司',
    wrong: '还有内容需要修改，已标在对应的栏目旁。',
    wrongOn: (names: readonly string[]): string =>
      `${names.join('、')}中有内容需要修改，已标在对应的栏目旁。`,
    wrongStep: '需修改',
    cut: (labels: readonly string[]): string => `${labels.join('、')}超过字数上限，预览只显示开头。`,
    conflict: {
      title: '内容在另一处有更新',
      text: (at: string): string => `另一处在 ${at} 保存过这份内容。请选择以哪一份为准，另一份不再保留。`,
      fields: '两份不同的栏目',
      here: '这台设备',
      there: '另一处',
      nothing: '未填写',
      more: (count: number): string => `另有 ${count} 个栏目`,
      mine: '用这台设备的',
      theirs: '用另一处的',
    },
    inReview: {
      title: '正在审核',
      text: '平台在一个工作日内审核，结果会在消息中告知。审核期间不能修改，可以先撤回。',
      recall: '撤回修改',
      recalling: '正在撤回',
    },
    submitted: {
      title: '已提交审核',
      text: '平台在一个工作日内审核，结果会在消息中告知。通过后即公开展示。',
      toList: '查看我的发布',
    },
  },
} as const;
