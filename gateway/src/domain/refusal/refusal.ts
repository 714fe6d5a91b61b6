/** A call that is answered with "no": `code` as in product.md §8, `text` for the person at the screen. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
  /** Whole seconds after which the same call may be answered otherwise, where that is known. */
  readonly retryAfter?: number;
}

const refusal = (code: number, text: string): Refusal => ({ code, text });

/** Every refusal that the calls of this gateway know, with its words. */
export const refusals = {
  wrongParameters: refusal(400, '参数错误'),
  credentialsMissing: refusal(400, '请输入手机号和密码'),
  credentialsWrong: refusal(400, '手机号或密码不正确'),
  ticketSpent: refusal(400, '安全验证已失效，请重新验证'),
  wechatCodeSpent: refusal(400, '授权已失效，请重新授权'),
  wechatProofSpent: refusal(400, '微信授权已过期，请重新授权'),
  wechatOfAnother: refusal(400, '该手机号已绑定其他微信，请用手机号登录'),
  phoneWrong: refusal(400, '手机号不正确'),
  phoneRegistered: refusal(400, '手机号已注册，请直接登录'),
  phoneUnknown: refusal(400, '手机号还没有注册'),
  codeWrong: refusal(400, '验证码不正确或已失效，请核对或重新获取'),
  codeUsed: refusal(400, '验证码已使用，请重新获取'),
  codeBurnt: refusal(429, '验证码错误次数过多，请重新获取'),
  codeExpired: refusal(400, '验证码已过期，请重新获取'),
  notLoggedIn: refusal(401, '登录已失效，请重新登录'),
  accountRemoved: refusal(403, '您当前登录的账号已被注销'),
  unknownCall: refusal(404, '访问资源不存在'),
  wrongMethod: refusal(405, '请求方式不正确'),
  saleUnknown: refusal(404, '项目不存在或已下架'),
  messageUnknown: refusal(404, '消息不存在'),
  passwordWrong: refusal(400, '原密码不正确'),
  passwordWeak: refusal(400, '密码须为 8 至 64 位，且不能包含手机号'),
  passwordCommon: refusal(400, '密码过于常见，容易被猜中，请换一个'),
  passwordSame: refusal(400, '新密码不能与原密码相同'),
  nameMissing: refusal(400, '请输入姓名'),
  profileTooLong: refusal(400, '填写的内容过长'),
  emailWrong: refusal(400, '邮箱格式不正确'),
  profileVerified: refusal(403, '姓名和公司已通过认证，修改请重新提交认证'),
  pictureUnknown: refusal(404, '图片不存在，请重新上传'),
  deviceUnknown: refusal(404, '该设备已退出登录'),
  deviceIsThis: refusal(400, '当前设备请使用“退出登录”'),
  uploadEmpty: refusal(400, '这是一个空文件，请重新选择'),
  uploadWrongType: refusal(400, '文件内容不是支持的类型，请上传 JPG、PNG、WebP 图片或 PDF 文件'),
  uploadCutOff: refusal(400, '文件没有上传完整，请重新上传'),
  uploadBroken: refusal(400, '文件已损坏，无法打开，请换一个文件'),
  uploadTooLarge: refusal(413, '文件不能超过 10 MB'),
  pictureTooLarge: refusal(413, '图片不能超过 2,000 万像素，请缩小后重新上传'),
  uploadQuota: refusal(413, '您上传的文件已达 50 MB 上限，未使用的文件一天后清除，请届时再试'),
  previewUnknown: refusal(404, '该文件没有可查看的预览'),
  previewsTooOften: refusal(429, '查看预览过于频繁，请稍后再试'),
  uploadBusy: refusal(503, '正在处理的图片较多，请稍后再试'),
  documentUnknown: refusal(400, '上传的文件已失效，请重新上传'),
  applicationName: refusal(400, '请填写真实姓名'),
  applicationCompany: refusal(400, '请填写公司全称'),
  applicationPosition: refusal(400, '请填写职务'),
  applicationPending: refusal(409, '您的资料正在审核中，请等待审核结果'),
  applicationTooOften: refusal(429, '今天提交的次数过多，请明天再试'),
  goodsUnknown: refusal(404, '该商品不存在或已下架'),
  gradeTooLow: refusal(403, '该会员面向完成全部认证的用户，请先完成身份认证'),
  planLower: refusal(409, '您已是更高级别的会员，无需购买该套餐'),
  keyMissing: refusal(400, '参数错误：缺少请求编号'),
  keyReused: refusal(409, '该请求编号已用于其他订单'),
  ordersTooOften: refusal(429, '下单过于频繁，请稍后再试'),
  orderUnknown: refusal(404, '订单不存在'),
  orderUnpaid: refusal(402, '订单尚未支付'),
  orderPaid: refusal(409, '订单已支付'),
  orderCancelled: refusal(410, '订单已取消'),
  orderExpired: refusal(410, '订单已超过支付时限，已自动关闭'),
  orderRefunding: refusal(409, '订单正在退款'),
  orderRefunded: refusal(410, '订单已退款'),
  refundReason: refusal(400, '请填写退款原因（2 至 200 字）'),
  refundNotOpen: refusal(409, '该订单没有待处理的退款'),
  invoiceTitle: refusal(400, '请填写发票抬头（50 字以内）'),
  invoiceTaxNumber: refusal(400, '纳税人识别号不正确'),
  invoiceNotNow: refusal(409, '只有已支付的订单可以开具发票'),
  invoiceOther: refusal(409, '该订单已申请发票，不能更改'),
  payFromElsewhere: refusal(403, '请从应用内发起支付'),
  openIdMissing: refusal(400, '获取openId失败'),
  paymentsTooOften: refusal(429, '支付请求过于频繁，请稍后再试'),
  bodyTooLarge: refusal(413, '提交的内容过大'),
  bodyNotForm: refusal(415, '提交的格式不正确'),
  defect: refusal(500, '系统繁忙，请稍后再试'),
  passwordsBusy: refusal(503, '当前登录人数较多，请稍后再试'),
  connectionsTooMany: refusal(503, '连接过多，请稍后再试'),
  hostTwice: refusal(400, '请求头 Host 只能有一个'),
  noRoom: refusal(507, '系统存储空间不足，暂时无法保存，请稍后再试'),
  storageBusy: refusal(503, '系统正在恢复，请稍后再试'),
  stopping: refusal(503, '系统正在重启，请稍后再试'),
} as const;

/** Money for the same goods may be under way: that order is paid or cancelled first. */
export const orderBeingPaid = (goodsName: string, orderNo: string): Refusal =>
  refusal(
    409,
    `您有一笔${goodsName}订单正在支付，请在“我的订单”中继续支付，或取消后重新下单（订单号 ${orderNo}）`,
  );

const wait = (seconds: number): string => {
  if (seconds <= 60) return `${seconds} 秒`;
  return seconds <= 3_600 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3_600)} 小时`;
};

/** Too many verification codes; `seconds` until the next one may be asked for. */
export const codeTooOften = (seconds: number): Refusal =>
  refusal(429, `验证码获取过于频繁，请在 ${wait(seconds)}后再试`);

/** Too many wrong passwords for one account; `seconds` until the next one is looked at. */
export const loginDelayed = (seconds: number): Refusal => ({
  ...refusal(429, `登录失败次数过多，请在 ${wait(seconds)}后再试，或使用验证码登录`),
  retryAfter: seconds,
});

/** Too many logins; `minutes` until the next one is looked at. */
export const loginTooOften = (minutes: number): Refusal => ({
  ...refusal(429, `登录过于频繁，请在 ${minutes} 分钟后再试`),
  retryAfter: minutes * 60,
});

/** Too many codes tried out; `minutes` until the next one is looked at. */
export const proofTooOften = (minutes: number): Refusal =>
  refusal(429, `验证码错误次数过多，请在 ${minutes} 分钟后再试`);

/** Too many wrong passwords; `minutes` until the next one is looked at. */
export const passwordTooOften = (minutes: number): Refusal =>
  refusal(429, `密码错误次数过多，请在 ${minutes} 分钟后再试`);

/** Too many files; `minutes` until the next one is taken. */
export const uploadTooOften = (minutes: number): Refusal =>
  refusal(429, `上传过于频繁，请在 ${minutes} 分钟后再试`);

/** Too many copies of one's data; `minutes` until the next one is made. */
export const exportTooOften = (minutes: number): Refusal =>
  refusal(429, `导出过于频繁，请在 ${minutes} 分钟后再试`);
