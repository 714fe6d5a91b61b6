import { beijingTime } from '../values/beijing-time';
import { mapWithIndex } from 'fp-ts/Record';
import { acceptedText } from '../rules/upload-limits';
import { archiveFaultTexts, type ArchiveFault } from '../upload/archive';
import { RefundNow } from '../order/refund-now';
import { grouped } from '../values/digit-groups';
import { yuanDigits } from '../values/fen';
import { tooLargeSentence, tooLargeText } from '../values/size-text';

/** The refusals that always say the same, by name: their code as in product.md §8, and the words for the person. */
const fixed = {
  wrongParameters: [400, '参数错误'],
  credentialsMissing: [400, '请输入手机号和密码'],
  credentialsWrong: [400, '手机号或密码不正确'],
  ticketSpent: [400, '安全验证已失效，请重新验证'],
  wechatCodeSpent: [400, '授权已失效，请重新授权'],
  wechatProofSpent: [400, '微信授权已过期，请重新授权'],
  wechatOfAnother: [400, '该手机号已绑定其他微信，请用手机号登录'],
  phoneWrong: [400, '手机号不正确'],
  ageNotStated: [403, '未满 14 周岁不能注册；已年满 14 周岁的，请勾选确认后重试'],
  phoneRegistered: [400, '手机号已注册，请直接登录'],
  phoneUnknown: [400, '手机号还没有注册'],
  codeWrong: [400, '验证码不正确或已失效，请核对或重新获取'],
  codeUsed: [400, '验证码已使用，请重新获取'],
  codeBurnt: [429, '验证码错误次数过多，请重新获取'],
  codeExpired: [400, '验证码已过期，请重新获取'],
  notLoggedIn: [401, '登录已失效，请重新登录'],
  accountRemoved: [403, '您当前登录的账号已被注销'],
  unknownCall: [404, '访问资源不存在'],
  wrongMethod: [405, '请求方式不正确'],
  saleUnknown: [404, '项目不存在或已下架'],
  saleWithdrawn: [404, '该项目已下架，不再接受意向'],
  buyUnknown: [404, '求购需求不存在'],
  buyWithdrawn: [404, '该求购需求已下架，不再征集'],
  buyClosed: [404, '该求购需求已成交，不再征集'],
  buyExpired: [404, '该求购需求已过有效期，买方尚未再次确认'],
  messageUnknown: [404, '消息不存在'],
  partyUnknown: [404, '对方不存在，或您与对方没有共同的项目'],
  recallTooLate: [409, '消息发出已超过 2 分钟，不能撤回'],
  consultOwn: [403, '这是您自己发布的内容，无需咨询'],
  consultUnverified: [403, '请先通过完整认证，再发起咨询'],
  alertNotHeld: [403, '立即提醒是专业会员和机构会员的权益，请选择“每日汇总”，或在“会员中心”开通'],
  consultsTooOften: [429, '今天发起的咨询过多，请明天再试'],
  chatFileUnknown: [404, '文件不存在或已失效'],
  chatFileHidden: [403, '图片含有二维码，保密协议通过后可以查看'],
  chatFilesTooOften: [429, '查看文件过于频繁，请稍后再试'],
  transferUnknown: [404, '转让项目不存在或已下架'],
  publicationUnknown: [404, '发布不存在或不属于您'],
  matchingNotListed: [404, '该发布已下架或未上架，上架后可以匹配'],
  publicationGrade: [403, '发布项目和需求须先通过完整认证'],
  publicationTooMany: [409, '发布数量已达 50 条上限，请先删除不需要的草稿'],
  publicationDrafts: [409, '草稿已达 10 份上限，请先提交或删除不需要的草稿'],
  publicationTooLong: [400, '内容超过长度上限，请删减后再保存'],
  publicationUnwritable: [400, '内容含有无法显示的字符，请删除后再保存'],
  publicationPending: [409, '内容正在审核中，撤回后可以修改'],
  publicationClosed: [409, '该项目已成交，不能重新上架'],
  publicationDone: [409, '已标记成交的发布不能再下架或确认'],
  publicationTakenDown: [409, '该发布已被平台下架，修改并通过审核后可以重新上架'],
  surveyUnknown: [404, '目前没有进行中的问卷'],
  surveyChanged: [409, '问卷已更新，请核对后重新提交'],
  surveyAnswers: [400, '问卷中有未填写或不符合要求的内容'],
  surveyTwice: [409, '您已提交过这份问卷，无需重复提交'],
  surveysTooOften: [429, '提交过于频繁，请稍后再试'],
  enquiryOrganization: [400, '单位名称须为 2 至 60 字，且不含无法识别的字符'],
  enquiryNeed: [400, '需求说明须为 10 至 500 字，且不含无法识别的字符'],
  enquiryConsent: [400, '未同意使用所填内容，咨询没有提交'],
  enquiriesTooOften: [429, '今天提交的咨询过多，请明天再试'],
  ticketUnverified: [403, '通过认证后可以报名会议'],
  ticketConferenceUnknown: [404, '该会议不存在或已下架'],
  ticketTypeUnknown: [404, '该票种不存在或已停售，请重新选择'],
  ticketsAttendees: [400, '请至少填写一位参会人'],
  ticketsTooMany: [400, '一次最多为 10 位参会人报名，请分批报名；团体报名请联系主办方'],
  ticketAttendeeWrong: [400, '请核对参会人的姓名、手机号、公司和职务'],
  ticketAttendeeTwice: [400, '同一位参会人填写了两次，请核对'],
  ticketSaleClosed: [409, '该票种不在售票时间内'],
  ticketsSoldOut: [409, '该票种已售罄，请选择其他票种'],
  ticketsTooOften: [429, '操作过于频繁，请稍后再试'],
  ticketUnknown: [404, '没有找到这张票'],
  ticketNotNow: [409, '这张票现在不能这样处理，请刷新后查看'],
  ticketPaid: [409, '已支付的票请申请退票'],
  ticketStarted: [409, '会议已经开始，不能再变更'],
  ticketNotRefundable: [409, '已过该票种的退票期限，不能退票'],
  ticketsUsed: [409, '同一订单中有已签到、已转赠或转赠中的票，不能退票'],
  ticketReceived: [409, '这张票是受赠所得，不能再次转赠'],
  ticketOffered: [409, '这张票正在转赠，请等待对方答复或先撤回'],
  ticketMemberUnknown: [404, '没有找到手机号和姓名都相符的认证会员，请核对'],
  ticketOwnOffer: [400, '不能转赠给自己'],
  ticketOfferUnknown: [404, '该转赠已撤回或已处理'],
  enrolmentUnverified: [403, '通过完整认证后可以登记百家买方'],
  enrolmentDemand: [404, '该求购需求不存在或不属于您'],
  enrolmentNotListed: [409, '该求购需求已下架或已过有效期，重新上架并确认后可以登记'],
  enrolmentPending: [409, '该求购需求已登记，无需重复提交'],
  enrolmentStatement: [400, '请填写 10 至 300 字的资金与意向说明'],
  enrolmentsTooOften: [429, '登记过于频繁，请稍后再试'],
  enrolmentUnknown: [404, '登记不存在或不属于您'],
  enrolmentOver: [409, '该登记已结束，请刷新后查看'],
  enrolmentWords: [400, '说明不能超过 200 字，也不能含有无法识别的字符'],
  fundUnknown: [404, '基金不存在或已注销备案'],
  fundUnverified: [403, '通过完整认证后可以查看私募基金'],
  investorUnknown: [404, '投资机构不存在或已下架'],
  submissionUnverified: [403, '通过完整认证后可以投递项目'],
  submissionNotListed: [409, '只能投递您自己已上架的项目'],
  submissionsTooOften: [429, '今天投递的次数过多，请明天再试'],
  organizationUnknown: [404, '服务机构不存在或已下架'],
  presentationUnknown: [404, '路演不存在或已下架'],
  presentationUnverified: [403, '通过完整认证后可以查看私募基金的路演'],
  parkUnknown: [404, '自贸区或园区不存在或已下架'],
  conferenceUnknown: [404, '会议不存在或已下架'],
  activityUnknown: [404, '活动不存在或已下架'],
  activityNotOpen: [409, '报名还没有开始，请在报名开始后再来'],
  activityFull: [409, '名额已满，可以加入候补，有人取消时按顺序递补'],
  activityClosed: [409, '报名已截止，不再接受报名'],
  activityOver: [409, '活动已开始或已结束，不能再报名或取消报名'],
  activityCancelled: [409, '活动已取消，报名随之失效'],
  registrationName: [400, '姓名须为 1 至 20 字，且不含无法识别的字符'],
  registrationPhone: [400, '手机号不正确，请核对；境外号码以 + 和国家代码开头'],
  registrationCompany: [400, '单位须为 2 至 60 字，且不含无法识别的字符'],
  registrationPosition: [400, '职务须为 1 至 30 字，且不含无法识别的字符'],
  registrationConsent: [400, '未同意向主办方提供所填信息，报名没有提交'],
  registrationUnknown: [404, '您没有报名这场活动，或已取消报名'],
  registrationsTooOften: [429, '今天报名的次数过多，请明天再试'],
  presentationClosed: [403, '完成特定对象确定后可以查看私募基金的路演材料'],
  presentationPageUnknown: [404, '没有这一页'],
  presentationNoFile: [403, '该材料只提供逐页查看'],
  presentationBusy: [503, '正在生成的材料较多，请稍后再试'],
  gateUnknown: [404, '没有这个签到页，或您不是该会议的签到人员'],
  gateScans: [400, '签到记录不完整，没有保存'],
  gateTicketUnknown: [404, '门票不存在或不属于您'],
  gateTicketOver: [409, '该门票已退、已转赠或尚未生效，不能出示'],
  gateKeyWrong: [400, '本机的签名密钥无法识别，请重新打开电子票'],
  gateKeyChanged: [409, '该门票刚在另一台设备上启用，请刷新后再试'],
  gateTooOften: [429, '操作过于频繁，请稍后再试'],
  soeUnknown: [404, '挂牌项目不存在或已撤回'],
  searchUnverified: [403, '通过完整认证后可以保存这个列表的搜索'],
  soeUnverified: [403, '通过完整认证后可以查看国资挂牌'],
  statisticsUnverified: [403, '通过完整认证后可以查看市场统计'],
  statisticsUnknown: [404, '市场统计还没有发布'],
  determinationUnverified: [403, '通过完整认证后可以进行特定对象确定'],
  determinationVersion: [409, '问卷已更新，请重新打开后作答'],
  determinationDeclared: [400, '请逐条确认全部声明'],
  determinationAnswers: [400, '还有题目没有作答，每题请选择一项'],
  determinationsTooOften: [429, '今天提交的次数过多，请明天再试'],
  newsUnknown: [404, '资讯不存在或已下架'],
  favouriteUnknown: [404, '收藏的内容不存在或已删除'],
  searchUnknown: [404, '保存的搜索不存在或已删除'],
  searchesFull: [409, '最多保存 50 个搜索，请先删除一个再保存'],
  searchName: [400, '请填写名称（20 字以内）'],
  reportUnknown: [404, '举报的内容不存在或已下架'],
  reportOwn: [403, '这是您自己发布的内容，无需举报，可以在“我的发布”中修改或下架'],
  reportTwice: [409, '您已举报过该内容，正在处理，结果会在消息中告知'],
  reportsFull: [409, '您有 20 条举报正在处理，请等待结果后再举报'],
  reportWords: [400, '请填写说明（500 字以内）'],
  questionEmpty: [400, '请输入问题'],
  questionTooLong: [400, '问题最多 2,000 字，请精简后再问'],
  questionsTooOften: [429, '提问过于频繁，请稍后再试'],
  answersTooMany: [429, '上一个回答还没有完成，请等它完成或先停止'],
  conversationUnknown: [404, '对话不存在或已删除'],
  conversationFull: [409, '这个对话已有 50 个问题，请开始新对话'],
  answerUnknown: [404, '该回答不存在或已删除'],
  assistantFailed: [502, '助手没有答完，请重试'],
  assistantLate: [504, '助手长时间没有回应，请重试'],
  favouritesFull: [409, '收藏已满 500 项，请先取消一部分收藏'],
  passwordWrong: [400, '原密码不正确'],
  passwordWeak: [400, '密码须为 8 至 64 位，且不能包含手机号'],
  passwordCommon: [400, '密码过于常见，容易被猜中，请换一个'],
  passwordSame: [400, '新密码不能与原密码相同'],
  nameMissing: [400, '请输入姓名'],
  profileTooLong: [400, '填写的内容过长'],
  noticeFixed: [403, '该通知关系到账号安全或会话本身，不能关闭'],
  quietHours: [400, '请选择免打扰的开始和结束时间，两者不能相同'],
  emailWrong: [400, '邮箱格式不正确'],
  profileVerified: [403, '姓名和公司已通过认证，修改请重新提交认证'],
  pictureUnknown: [404, '图片不存在，请重新上传'],
  deviceUnknown: [404, '该设备已退出登录'],
  deviceIsThis: [400, '当前设备请使用“退出登录”'],
  uploadEmpty: [400, '这是一个空文件，请重新选择'],
  uploadWrongType: [400, `文件内容不是支持的类型，请上传 ${acceptedText.verification}`],
  pictureWrongType: [400, `文件内容不是支持的类型，请上传 ${acceptedText.deal}`],
  chatFileWrongType: [400, `文件内容不是支持的类型，请发送 ${acceptedText.chat}`],
  uploadCutOff: [400, '文件不完整或已损坏，请换一个文件上传'],
  uploadBroken: [400, '文件已损坏，无法打开，请换一个文件'],
  uploadActivePdf: [400, 'PDF 文件已加密，或含有脚本、自动动作、附件，请另存为普通 PDF 后上传'],
  uploadQuotaUnverified: [413, '未完成认证的账号最多上传 20 MB 文件，完成认证后可以继续上传'],
  archiveBroken: [400, archiveFaultTexts.broken],
  archiveEncrypted: [400, archiveFaultTexts.encrypted],
  archiveMacros: [400, archiveFaultTexts.macros],
  archiveNested: [400, archiveFaultTexts.nested],
  archivePrograms: [400, archiveFaultTexts.programs],
  archiveTooMuch: [413, archiveFaultTexts.tooMuch],
  archiveUnknown: [400, archiveFaultTexts.unknown],
  chatFileQuota: [413, '您在消息中发送的文件已达 500 MB 上限'],
  pictureCoded: [400, '图片中有二维码，请更换没有二维码的图片'],
  pictureTooLarge: [413, '图片不能超过 2,000 万像素，请缩小后重新上传'],
  uploadQuota: [413, '您上传的文件已达 50 MB 上限，未使用的文件一天后清除，请届时再试'],
  previewUnknown: [404, '该文件没有可查看的预览'],
  previewsTooOften: [429, '查看预览过于频繁，请稍后再试'],
  uploadBusy: [503, '正在处理的图片较多，请稍后再试'],
  documentUnknown: [400, '上传的文件已失效，请重新上传'],
  applicationName: [400, '请填写真实姓名'],
  applicationCompany: [400, '请填写公司全称'],
  applicationPosition: [400, '请填写职务'],
  applicationPending: [409, '您的资料正在审核中，请等待审核结果'],
  applicationTooOften: [429, '今天提交的次数过多，请明天再试'],
  goodsUnknown: [404, '该商品不存在或已下架'],
  gradeTooLow: [403, '开通会员需要先通过完整认证'],
  planLower: [409, '您已是更高级别的会员，无需购买该套餐'],
  bidUnverified: [403, '通过完整认证后可以表达意向和报价'],
  bidOwnDeal: [403, '不能对自己的项目表达意向或报价'],
  dealNotListed: [410, '该项目已下架或已成交，不再接受意向和报价'],
  bidNeedsNda: [403, '该项目有封存的信息，签署保密协议并通过审核后可以报价'],
  bidAmount: [400, '请填写大于 0 的报价金额，最多精确到元'],
  bidTooMuch: [400, '报价过大，请核对单位'],
  bidNote: [400, '说明不能超过 500 字，也不能含有无法显示的字符'],
  bidPending: [409, '您对该项目的意向或报价正在等待答复，撤回后可以重新提交'],
  bidAgreed: [409, '您对该项目的意向或报价已获同意，不能再次提交'],
  bidAccepted: [409, '意向或报价已获同意，不能撤回；情况有变化的，请与委托方协商'],
  bidsTooMany: [409, '同时进行的意向和报价不能超过 200 份，请先撤回不再跟进的'],
  bidsTooOften: [429, '提交过于频繁，请稍后再试'],
  bidUnknown: [404, '意向或报价不存在'],
  bidOver: [409, '该意向或报价已撤回或已被婉拒'],
  bidAnswered: [409, '该意向或报价已经同意，不需要再补充说明'],
  bidWords: [400, '请填写 2 至 200 字的说明'],
  keyMissing: [400, '参数错误：缺少请求编号'],
  keyReused: [409, '该请求编号已用于其他内容，请重新提交'],
  ordersTooOften: [429, '下单过于频繁，请稍后再试'],
  orderUnknown: [404, '订单不存在'],
  orderUnpaid: [402, '订单尚未支付'],
  orderPaid: [409, '订单已支付'],
  orderCancelled: [410, '订单已取消'],
  orderExpired: [410, '订单已超过支付时限，已自动关闭'],
  orderRefunding: [409, '订单正在退款'],
  orderRefunded: [410, '订单已退款'],
  refundReason: [400, '请填写退款原因（2 至 200 字）'],
  refundNotOpen: [409, '该订单没有待处理的退款'],
  invoiceTitle: [400, '请填写发票抬头（50 字以内）'],
  invoiceTaxNumber: [400, '纳税人识别号不正确'],
  invoiceNotNow: [409, '只有已支付的订单可以开具发票'],
  invoiceOther: [409, '该订单已申请发票，不能更改'],
  ndaToBeVerified: [403, '请先通过完整认证，再签署保密协议'],
  ndaOwnDeal: [403, '这是您自己的项目，无需签署保密协议'],
  ndaNothingSealed: [409, '该项目没有需要签署保密协议才能查看的内容'],
  ndaDealClosed: [409, '该项目已下架或已成交，不能再签署保密协议'],
  ndaTextChanged: [409, '协议文本已更新，请重新阅读后签署'],
  ndaName: [400, '签署人姓名须与认证姓名一致'],
  ndaNotPending: [409, '该保密协议不在待审核状态'],
  ndaDealOver: [410, '该项目已下架或已成交，重新上架后才能通过保密协议'],
  ndaNotSigned: [409, '保密协议审核通过后才有签署凭证'],
  evidenceBusy: [503, '正在生成的凭证较多，请稍后再试'],
  evidenceMalformed: [400, '请填写凭证编号（HP- 加 20 位数字或字母）或 64 位的文件指纹'],
  evidenceTooOften: [429, '操作过于频繁，请稍后再试'],
  evidenceUnknown: [404, '没有查到这份凭证'],
  ndaReason: [400, '请填写驳回原因（2 至 200 字）'],
  ndaUnknown: [404, '保密协议不存在'],
  ndasTooOften: [429, '操作过于频繁，请稍后再试'],
  payFromElsewhere: [403, '请从应用内发起支付'],
  openIdMissing: [400, '获取openId失败'],
  paymentsTooOften: [429, '支付请求过于频繁，请稍后再试'],
  bodyTooLarge: [413, '提交的内容过大'],
  bodyNotForm: [415, '提交的格式不正确'],
  defect: [500, '系统繁忙，请稍后再试'],
  passwordsBusy: [503, '当前登录人数较多，请稍后再试'],
  readsTooOften: [429, '查询过于频繁，请稍后再试'],
  connectionsTooMany: [503, '连接过多，请稍后再试'],
  hostTwice: [400, '请求头 Host 只能有一个'],
  consentTextOld: [409, '说明已更新，请刷新页面，重新阅读后再选择'],
  consentsTooOften: [429, '操作过于频繁，请稍后再试'],
  noRoom: [507, '系统存储空间不足，暂时无法保存，请稍后再试'],
  storageBusy: [503, '系统正在恢复，请稍后再试'],
  stopping: [503, '系统正在重启，请稍后再试'],
} as const satisfies Readonly<Record<string, readonly [code: number, text: string]>>;

/** Those whose words carry a number or a name. */
type Counting =
  | 'bidBelowLeast'
  | 'codeTooOften'
  | 'contactsUsedUp'
  | 'exportTooOften'
  | 'loginDelayed'
  | 'loginTooOften'
  | 'orderBeingPaid'
  | 'passwordTooOften'
  | 'proofTooOften'
  | 'publicationRevealing'
  | 'publicationWrong'
  | 'refundChanged'
  | 'ticketsFewerLeft'
  | 'ticketsOverLimit'
  | 'uploadFarTooLarge'
  | 'uploadTooLarge'
  | 'uploadTooOften';

export type RefusalName = keyof typeof fixed | Counting;

/** A call that is answered with "no": `code` as in product.md §8, `text` for the person at the screen. */
export interface Refusal {
  readonly name: RefusalName;
  readonly code: number;
  readonly text: string;
  /** Whole seconds after which the same call may be answered otherwise, where that is known. */
  readonly retryAfter?: number;
  /** The present value, as the wire has it, of a fact that has changed since it was shown. */
  readonly changedTo?: Readonly<Record<string, string | number>>;
}

const refusal = (name: RefusalName, code: number, text: string): Refusal => ({ name, code, text });

/** Every refusal that always says the same. */
export const refusals: Readonly<Record<keyof typeof fixed, Refusal>> = mapWithIndex(
  (name: keyof typeof fixed, [code, text]: readonly [number, string]) => refusal(name, code, text),
)(fixed);

/** Money for the same goods may be under way: that order is paid or cancelled first. */
export const orderBeingPaid = (goodsName: string, orderNo: string): Refusal =>
  refusal(
    'orderBeingPaid',
    409,
    `您有一笔${goodsName}订单正在支付，请在“我的订单”中继续支付，或取消后重新下单（订单号 ${orderNo}）`,
  );

/** The month's consultations are used up. @param resetsAt when the next month begins, in milliseconds since 1970 */
export const contactsUsedUp = (most: number, resetsAt: number): Refusal =>
  refusal(
    'contactsUsedUp',
    403,
    `本月 ${most} 次咨询已用完，北京时间 ${beijingTime(resetsAt).slice(0, 10)} 恢复；在“会员中心”升级可以增加次数`,
  );

/** Less than the owner takes; `least` as people read it, with its unit. */
export const bidBelowLeast = (least: string): Refusal =>
  refusal('bidBelowLeast', 400, `报价不能低于委托方公布的最低报价 ${least}`);

const wait = (seconds: number): string => {
  if (seconds <= 60) return `${seconds} 秒`;
  return seconds <= 3_600 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3_600)} 小时`;
};

/** Too many verification codes; `seconds` until the next one may be asked for. */
export const codeTooOften = (seconds: number): Refusal =>
  refusal('codeTooOften', 429, `验证码获取过于频繁，请在 ${wait(seconds)}后再试`);

/** Too many wrong passwords for one account; `seconds` until the next one is looked at. */
export const loginDelayed = (seconds: number): Refusal => ({
  ...refusal('loginDelayed', 429, `登录失败次数过多，请在 ${wait(seconds)}后再试，或使用验证码登录`),
  retryAfter: seconds,
});

/** Too many logins; `minutes` until the next one is looked at. */
export const loginTooOften = (minutes: number): Refusal => ({
  ...refusal('loginTooOften', 429, `登录过于频繁，请在 ${minutes} 分钟后再试`),
  retryAfter: minutes * 60,
});

/** Too many codes tried out; `minutes` until the next one is looked at. */
export const proofTooOften = (minutes: number): Refusal =>
  refusal('proofTooOften', 429, `验证码错误次数过多，请在 ${minutes} 分钟后再试`);

/** Too many wrong passwords; `minutes` until the next one is looked at. */
export const passwordTooOften = (minutes: number): Refusal =>
  refusal('passwordTooOften', 429, `密码错误次数过多，请在 ${minutes} 分钟后再试`);

/** A file that is larger than it may be, both in bytes. */
export const uploadTooLarge = (limit: number, size: number): Refusal =>
  refusal('uploadTooLarge', 413, tooLargeSentence(limit, size));

/** A body that is longer than any file may be; `size` in bytes, null where the request does not state it. */
export const uploadFarTooLarge = (size: number | null): Refusal =>
  refusal(
    'uploadFarTooLarge',
    413,
    `消息中的文件不能超过 20 MB，其他文件不能超过 10 MB${size === null ? '' : `，所选文件为 ${tooLargeText(size)}`}`,
  );

/** Why an archive is not taken. */
export const archiveRefusals: Readonly<Record<ArchiveFault, Refusal>> = {
  broken: refusals.archiveBroken,
  encrypted: refusals.archiveEncrypted,
  macros: refusals.archiveMacros,
  nested: refusals.archiveNested,
  programs: refusals.archivePrograms,
  tooMuch: refusals.archiveTooMuch,
  unknown: refusals.archiveUnknown,
};

/** Too many files; `minutes` until the next one is taken. */
export const uploadTooOften = (minutes: number): Refusal =>
  refusal('uploadTooOften', 429, `上传过于频繁，请在 ${minutes} 分钟后再试`);

/** Too many copies of one's data; `minutes` until the next one is made. */
export const exportTooOften = (minutes: number): Refusal =>
  refusal('exportTooOften', 429, `导出过于频繁，请在 ${minutes} 分钟后再试`);

/** The faults of a publication, as its form shows them next to the field. */
export const publicationWrong = (fault: string): Refusal => refusal('publicationWrong', 400, fault);

/** A public text of a publication gives something away, and nothing is said of it to the reviewer. */
export const publicationRevealing = (found: string): Refusal =>
  refusal('publicationRevealing', 400, `公开内容中的“${found}”可能暴露公司身份，请删去或说明原因`);

/** A refund returns another sum than the one that was shown. */
export const refundChanged = (refund: RefundNow): Refusal => ({
  ...refusal('refundChanged', 409, `退款金额已变为 ¥${grouped(yuanDigits(refund.amount))}，请核对后重新提交`),
  changedTo: RefundNow.encode(refund),
});

/** Fewer places are left than there are attendees. */
export const ticketsFewerLeft = (left: number): Refusal =>
  refusal('ticketsFewerLeft', 409, `该票种仅余 ${left} 张，请减少参会人或选择其他票种`);

/** More tickets than one member takes. @param more how many the member may still take */
export const ticketsOverLimit = (limit: number, more: number): Refusal =>
  refusal(
    'ticketsOverLimit',
    409,
    more === 0
      ? `该票种每位会员限 ${limit} 张，您已达上限`
      : `该票种每位会员限 ${limit} 张，您还可以报 ${more} 张`,
  );
