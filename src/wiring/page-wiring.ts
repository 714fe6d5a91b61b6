import type { Arrivals, Openings } from '../ports/arrivals';
import type { CaptchaProvider } from '../ports/captcha-provider';
import type { Clock } from '../ports/clock';
import type { Connection } from '../ports/connection';
import type { Clipboard } from '../ports/clipboard';
import type { ConsentDesk } from '../ports/consent-desk';
import type { DeviceIdentity } from '../ports/device-identity';
import type { FileDownload } from '../ports/file-download';
import type { FilePreviews } from '../ports/file-previews';
import type { FormDrafts } from '../ports/form-drafts';
import type { KeyValueStorage } from '../ports/key-value-storage';
import type { LayerStack } from '../ports/layer-stack';
import type { MemberDesk } from '../ports/member-desk';
import type { PageWay } from '../ports/page-way';
import type { PaymentEnds } from '../ports/payment-ends';
import type { PictureDesk } from '../ports/picture-desk';
import type { PlatformBridge } from '../ports/platform-bridge';
import type { Promotions } from '../ports/promotions';
import type { Random } from '../ports/random';
import type { SessionDesk } from '../ports/session-desk';
import type { TokenStore } from '../ports/token-store';
import type { Viewport } from '../ports/viewport';
import type { WechatReturns } from '../ports/wechat-returns';
import type { Gateways } from '../ports/gateways';

/** The ports that the flows of pages are wired to. */
export interface PageWiring {
  readonly gateways: Gateways;
  readonly tokens: TokenStore;
  readonly desk: SessionDesk;
  readonly drafts: FormDrafts;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly layers: LayerStack;
  readonly captcha: CaptchaProvider;
  readonly random: Random;
  readonly promotions: Promotions;
  readonly bridge: PlatformBridge;
  readonly clipboard: Clipboard;
  /** Where the application stands, for addresses that are handed on: 'https://hupo.example'. */
  readonly origin: string;
  readonly consentDesk: ConsentDesk;
  readonly downloads: FileDownload;
  readonly memberDesk: MemberDesk;
  readonly way: PageWay;
  readonly wechatReturns: WechatReturns;
  readonly arrivals: Arrivals;
  readonly openings: Openings;
  readonly paymentEnds: PaymentEnds;
  readonly previews: FilePreviews;
  readonly pictures: PictureDesk;
  readonly viewport: Viewport;
  /** Comes when its code has come. */
  readonly device: () => Promise<DeviceIdentity>;
  readonly unreadKnown: (count: number) => void;
}
