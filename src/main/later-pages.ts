import type { BundleName, PageBundles } from '../ui/app/page-bundles';
import type { PageData } from '../ui/app/page-data';
import type { ScreenName } from '../ui/app/screens';
import type { PageWiring } from '../wiring/page-wiring';

type LaterBundle = Exclude<BundleName, 'first' | 'login'>;

/** Which page's flows come with which code; a page that is not named needs none besides the first. */
const bundleOfRoute: Readonly<Partial<Record<ScreenName, LaterBundle>>> = {
  wechatLogin: 'wechat',
  passwordLogin: 'password',
  retrievePassword: 'password',
  privacyPolicy: 'privacy',
  verification: 'verification',
  underReview: 'verification',
  user: 'mine',
  profile: 'mine',
  changePassword: 'mine',
  unsubscribe: 'mine',
  pushSettings: 'mine',
  member: 'membership',
  memberBuyer: 'membership',
  memberFacility: 'membership',
  memberService: 'membership',
  memberPay: 'membership',
  orderList: 'orders',
  orderDetail: 'orders',
  messages: 'messages',
  saleLanding: 'sale',
  saleDetail: 'sale',
};

/** The flows whose code is here, by the code that they come with. */
export type Here = { -readonly [Name in BundleName]?: PageBundles[Name] };

/** How the code of each bundle comes to be here. */
const loaders: Readonly<Record<LaterBundle, (here: Here, ports: PageWiring) => Promise<void>>> = {
  password: async (here, ports) => {
    here.password ??= (await import('../wiring/wire-password')).wirePassword(ports);
  },
  wechat: async (here, ports) => {
    here.wechat ??= (await import('../wiring/wire-wechat')).wireWechat(ports);
  },
  privacy: async (here, ports) => {
    here.privacy ??= (await import('../wiring/wire-privacy')).wirePrivacy(ports);
  },
  verification: async (here, ports) => {
    here.verification ??= (await import('../wiring/wire-verification')).wireVerification(ports);
  },
  mine: async (here, ports) => {
    here.mine ??= (await import('../wiring/wire-mine')).wireMine(ports);
  },
  orders: async (here, ports) => {
    const [{ wireOrders }, { StoredIntents }] = await Promise.all([
      import('../wiring/wire-orders'),
      import('../adapters/payment-device/stored-intents'),
    ]);
    here.orders ??= wireOrders(ports, new StoredIntents(ports.storage));
  },
  membership: async (here, ports) => {
    here.membership ??= (await import('../wiring/wire-membership')).wireMembership(ports);
  },
  messages: async (here, ports) => {
    here.messages ??= (await import('../wiring/wire-messages')).wireMessages(ports);
  },
  sale: async (here, ports) => {
    here.sale ??= (await import('../wiring/wire-sale')).wireSale(ports);
  },
};

/** Pages on which one pays: the desk's code is fetched along with theirs, so that it answers at once. */
const paying: readonly ScreenName[] = ['memberPay', 'orderList', 'orderDetail'];

interface LaterNeeds {
  readonly ports: PageWiring;
  /** Fetches the payment desk; without its code the page goes on. */
  readonly startPayment: () => Promise<void>;
  readonly saleOverview?: unknown;
  readonly saleDetail?: unknown;
}

/**
 * Fetches the flows of a page other than the first and the login, with the code of the page.
 * @returns what of the page's answers their code decodes
 */
export const loadLater = async (
  route: ScreenName,
  here: Here,
  { ports, startPayment, ...answers }: LaterNeeds,
): Promise<PageData> => {
  if (paying.includes(route)) startPayment().catch(() => undefined);
  const name = bundleOfRoute[route];
  if (name === undefined) return {};
  await loaders[name](here, ports);
  if (name !== 'sale') return {};
  const { decodeSaleAnswers } = await import('../wiring/wire-sale');
  return decodeSaleAnswers(answers);
};
