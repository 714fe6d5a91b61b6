/** What the page between two addresses says. */
export const redirectText = {
  title: '页面跳转',
  leaving: '即将离开本平台',
  leavingTo: (host: string): string =>
    `您将打开 ${host}。该网站不由本平台运营，请您留意网址，不要在不明页面填写账号和密码。`,
  goOn: '继续前往',
  inside: '页面已找到',
  insideText: '请点击下面的按钮继续前往。',
  refused: '链接没有打开',
  refusedText: '这个链接没有写明要去的页面，或指向平台以外未经允许的地址。为了您的安全，我们没有打开它。',
  home: '返回首页',
} as const;
