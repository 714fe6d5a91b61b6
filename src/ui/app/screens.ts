import type { ComponentType } from 'react';
import { parsePath } from 'react-router-dom';
import type { RouteName } from '../../domain/route/route';
import { asksForWechat } from '../../domain/session/wechat-login-address';
import type { PageCode } from './flows';

/** Two addresses of one screen: the list of the messages, and one of them beside it. */
type MessageRoute = 'messageList' | 'messageDetail';

/** The screens that stand at an address of their own, the one of both message pages, and the one that takes the login page's place by its mode. */
export type ScreenName = Exclude<RouteName, MessageRoute> | 'messages' | 'wechatLogin';

/** The screen of a route at an address: the login by WeChat is a mode of the login page. */
export const screenAt = (name: RouteName, address: string): ScreenName => {
  if (name === 'messageList' || name === 'messageDetail') return 'messages';
  return name === 'codeLogin' && asksForWechat(parsePath(address).search ?? '') ? 'wechatLogin' : name;
};

/** The screens whose code comes when they are first shown. The error screens are always at hand. */
export type LazyRouteName = Exclude<ScreenName, 'error401' | 'error404'>;

export type ScreenLoader = () => Promise<{ readonly default: ComponentType }>;

/** Home and the login are known without the list of the others, which no first page has to carry. */
const loadScreen = async (name: LazyRouteName): Promise<ComponentType> => {
  if (name === 'home') return (await import('../screens/home/screen')).default;
  if (name === 'codeLogin') return (await import('../screens/code-login/screen')).default;
  const { screenLoaders } = await import('./screen-loaders');
  return (await screenLoaders[name]()).default;
};

/** Where each screen stands in the source, which is its name in the build's manifest: for its styles and script. */
export const screenSources: Readonly<Record<LazyRouteName, string>> = {
  home: 'src/ui/screens/home/screen.tsx',
  saleLanding: 'src/ui/screens/sale-landing/screen.tsx',
  saleDetail: 'src/ui/screens/sale-detail/screen.tsx',
  codeLogin: 'src/ui/screens/code-login/screen.tsx',
  wechatLogin: 'src/ui/screens/wechat-login/screen.tsx',
  passwordLogin: 'src/ui/screens/password-login/screen.tsx',
  retrievePassword: 'src/ui/screens/retrieve-password/screen.tsx',
  user: 'src/ui/screens/user/screen.tsx',
  verification: 'src/ui/screens/verification/screen.tsx',
  underReview: 'src/ui/screens/under-review/screen.tsx',
  profile: 'src/ui/screens/profile/screen.tsx',
  changePassword: 'src/ui/screens/change-password/screen.tsx',
  unsubscribe: 'src/ui/screens/unsubscribe/screen.tsx',
  pushSettings: 'src/ui/screens/push-settings/screen.tsx',
  member: 'src/ui/screens/member/screen.tsx',
  memberBuyer: 'src/ui/screens/member-buyer/screen.tsx',
  memberFacility: 'src/ui/screens/member-facility/screen.tsx',
  memberService: 'src/ui/screens/member-service/screen.tsx',
  memberPay: 'src/ui/screens/member-pay/screen.tsx',
  orderList: 'src/ui/screens/order-list/screen.tsx',
  orderDetail: 'src/ui/screens/order-detail/screen.tsx',
  messages: 'src/ui/screens/messages/screen.tsx',
  userAgreement: 'src/ui/screens/user-agreement/screen.tsx',
  privacyPolicy: 'src/ui/screens/privacy-policy/screen.tsx',
  agreePrivacy: 'src/ui/screens/agree-privacy/screen.tsx',
};

const loaded = new Map<LazyRouteName, ComponentType>();

export const isLazyRoute = (name: ScreenName): name is LazyRouteName =>
  name !== 'error401' && name !== 'error404';

/** The screen when its code is here. */
export const loadedScreen = (name: LazyRouteName): ComponentType | undefined => loaded.get(name);

/** Fetches the code of a screen; once it is here the screen renders at once, without a lazy boundary. */
export const preloadScreen = async (name: ScreenName): Promise<void> => {
  if (!isLazyRoute(name) || loaded.has(name)) return;
  loaded.set(name, await loadScreen(name));
};

/** The code of the screens alone, where the flows of every page are at hand. */
export const screenCode: PageCode = {
  isHere: (name) => !isLazyRoute(name) || loaded.has(name),
  load: preloadScreen,
};

/** For the server, which renders any of them. */
export const preloadEveryScreen = async (): Promise<void> => {
  const { screenLoaders } = await import('./screen-loaders');
  await Promise.all(
    Object.keys(screenLoaders)
      .filter((name): name is LazyRouteName => Object.hasOwn(screenLoaders, name))
      .map(preloadScreen),
  );
};
