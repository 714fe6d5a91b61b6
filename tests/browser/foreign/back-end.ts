import { startHttpServer, type Arrived } from '../../support/servers/http-server';

const order = {
  orderNo: 20261122001,
  goodsId: 'plan-buyer-year',
  goodsName: '买方会员（年）',
  amount: 2980,
  state: 'paid',
  createdAt: '2026-11-20 09:12:00',
  payBy: '2026-11-20 09:42:00',
  paidAt: '2026-11-20T09:15:00.000+0800',
  steps: [{ at: '2026-11-20 09:12:00', kind: 'created' }, { at: 1, kind: '新的一步' }, null],
};
const row = (id: unknown, title: string, kind: string) => ({
  id,
  from: 9,
  title,
  kind,
  content: `${title}的内容`,
  sentAt: '2026-11-22 09:30:00',
  readState: 0,
});
const user = { userId: 1001, userName: '13800000001', name: '何嘉', isremove: 0, roles: null, prove: 1 };
const sale = { id: 77, sourceType: 'soe', title: '某储能企业 60% 股权', amount: '3200', hidden: null };

/** What it answers, each in one of the forms that the contract lets a back end choose; a call without one gets 404. */
const answers: Readonly<Record<string, unknown>> = {
  '/webapp/index!readBanner.action': {
    resultCode: '1',
    banners: [{ id: 1, title: '并购与股权投资' }, { title: '没有编号' }],
  },
  '/webapp/index!getData.action': { state: '200', data: { tjSales: null, sales: [sale, { id: -1 }] } },
  '/webapp/index!readEvents.action': { resultCode: 200, data: null },
  '/webapp/register!tuijianReci.action': { resultCode: 200, data: null },
  '/webapp/news!list.action': { state: 1, data: null },
  '/webapp/register!login.action': { state: 1, msg: '登录成功', token: 'foreign-token' },
  '/webapp/register!get.action': { resultCode: '200', data: { user } },
  '/webapp/message!seeListNum.action': { resultCode: 1, num: '2' },
  '/webapp/message!list.action': {
    resultCode: 1,
    total: '3',
    data: [
      row(12, '竞价结果', 'auction'),
      row('bad id', '读不出的一行', 'notice'),
      row('m-11', '资料更新', 'deal'),
    ],
  },
  '/webapp/wxPay!orderList.action': { state: '1', data: { rows: [order, { ...order, amount: '免费' }] } },
  '/webapp/member!mine.action': { data: { state: 'none', permissions: null } },
};

const captchaScript = (origin: string): string => `window.HupoCaptcha = { createFrame: ({ appid, sid }) => {
  const frame = document.createElement('iframe');
  frame.src = '${origin}/frame?appid=' + appid + '&sid=' + sid;
  return frame;
} };`;
/** A frame that finds everybody human: it tells its steps and its ticket. */
const captchaFrame = (sid: string): string => `<!doctype html><title>验证</title><script>
  const tell = (event, more) => parent.postMessage({ type: 'captcha', sid: ${JSON.stringify(sid)}, event, ...more }, '*');
  for (const event of ['scriptloaded', 'ready', 'shown']) tell(event);
  setTimeout(() => tell('verified', { ticket: 'a-ticket', randstr: 'a-randstr' }), 300);
</script>`;

/** A call as it came through the proxy endpoint, with what the contract says of headers. */
export const foreignCalls = (arrived: readonly Arrived[]) =>
  arrived.filter(({ method, url }) => method !== 'OPTIONS' && url.pathname === '/gateway');

/** The headers that the contract lets a client send across origins. */
const allowed = 'X-Gateway-Path, Authorization, Device-Id, Idempotency-Key, Content-Type';

/** A back end of somebody else's making, at another origin than the page, with a captcha of its own. */
export const startForeignBackEnd = () =>
  startHttpServer(({ method, url, headers }, response) => {
    const own = `http://${headers.host}`;
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', allowed);
    if (method === 'OPTIONS') return response.writeHead(204).end();
    if (url.pathname === '/captcha.js')
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(captchaScript(own));
    if (url.pathname === '/config')
      return response.end(JSON.stringify({ appid: url.searchParams.get('appid') }));
    if (url.pathname === '/frame')
      return response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(captchaFrame(url.searchParams.get('sid') ?? ''));
    const answer = answers[String(headers['x-gateway-path'])];
    if (url.pathname !== '/gateway' || answer === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': 'text/plain' }).end(JSON.stringify(answer));
  });
