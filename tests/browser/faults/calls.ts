/** The calls that the client makes at this step, by what they are for. */
export const calls = {
  login: '/webapp/register!login.action',
  userInfo: '/webapp/register!get.action',
  logout: '/webapp/register!logout.action',
  renewal: '/webapp/jwt!getToken.action',
  banners: '/webapp/index!readBanner.action',
  homeDeals: '/webapp/index!getData.action',
  hotWords: '/webapp/register!tuijianReci.action',
  saleList: '/webapp/sale!list.action',
  saleDetail: '/webapp/sale!detail.action',
  saleOverview: '/webapp/sale!overview.action',
  unreadCount: '/webapp/message!seeListNum.action',
  messageList: '/webapp/message!list.action',
  messageDetail: '/webapp/message!detail.action',
  markRead: '/webapp/message!read.action',
} as const;

export type CallName = keyof typeof calls;
