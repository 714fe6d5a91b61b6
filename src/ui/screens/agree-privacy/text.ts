/** The texts that differ between a user who opens the app and a member in a browser. */
export interface QuestionWords {
  readonly title: string;
  readonly lead: string;
  readonly declinedTitle: string;
  readonly declinedText: string;
  readonly agreeing: string;
  readonly leave: string;
  readonly leaving: string;
}

const app: QuestionWords = {
  title: '个人信息保护提示',
  lead: '使用之前，请先阅读《用户协议》和《隐私政策》。在您同意之前，我们不会加载任何服务，也不会收集或发送任何信息。',
  declinedTitle: '不同意就无法使用本应用',
  declinedText:
    '本应用的登录、认证和消息都要处理您的个人信息，因此需要先取得您的同意。您的选择没有被保存，也没有任何信息被发送。',
  agreeing: '正在保存',
  leave: '退出应用',
  leaving: '正在退出',
};

const member: QuestionWords = {
  title: '请重新确认您的同意',
  lead: '您同意之后，《用户协议》或《隐私政策》有了新的版本。请先了解变化，再决定是否同意；在此之前，您的账号暂时不能继续使用。',
  declinedTitle: '不同意新的版本，就需要退出登录',
  declinedText:
    '只在这台设备上退出登录，公开的内容仍可浏览。您以前的同意和已有的资料不受影响；再次登录时可以重新选择，也可以在《隐私政策》页撤回同意、导出数据。',
  agreeing: '正在提交',
  leave: '退出登录',
  leaving: '正在退出登录',
};

const textNames = { policy: '隐私政策', agreement: '用户协议' } as const;

/** Everything that the page of the agreement says. */
export const agreePrivacyText = {
  app,
  member,
  points: [
    { title: '只收集必需的', text: '登录用手机号，认证用姓名、机构和名片，其余功能用到时再收集。' },
    { title: '设备标识', text: '登录后生成一串随机字符区分设备，不读取硬件序列号、通讯录和短信。' },
    { title: '由您决定', text: '同意记录可以查看、撤回，数据可以导出，账号可以注销。' },
  ],
  changed: '这一版政策有更新',
  changedFrom: (text: 'policy' | 'agreement', version: string): string =>
    `《${textNames[text]}》：您之前同意的是版本 ${version}，此后的变化：`,
  changesUnknown: (text: 'policy' | 'agreement'): string => `《${textNames[text]}》有改动，请阅读全文。`,
  read: '阅读全文：',
  agreement: '《用户协议》',
  and: '和',
  privacy: '《隐私政策》',
  versions: (policy: string, agreement: string): string =>
    `隐私政策版本 ${policy}，用户协议版本 ${agreement}`,
  agree: '同意并继续',
  decline: '不同意',
  readAgain: '重新阅读',
  exitFailed: '未能退出，请通过系统关闭应用。',
  agreeFailed: (failure: string): string => `未能记录您的同意：${failure}。请再试一次。`,
  logoutFailed: '未能退出登录，请重试。',
  retry: '重新提交',
  notNeeded: '在浏览器和微信中，登录或注册时勾选同意即可，无需在此再次同意。',
  home: '去首页',
} as const;
