import type { Arrivals, Openings } from './arrivals';
import type { OrderReport } from './order-reads';
import type { AssistantAnswers } from './assistant-answers';
import type { AwakeScreen } from './awake-screen';
import type { CameraCodes } from './camera-codes';
import type { CaptchaProvider } from './captcha-provider';
import type { ChatDrafts } from './chat-drafts';
import type { Clock, ClockCorrections } from './clock';
import type { Connection } from './connection';
import type { Clipboard } from './clipboard';
import type { ConsentWithdrawal } from './consent-withdrawal';
import type { DeviceIdentity } from './device-identity';
import type { FileDigest } from './file-digest';
import type { FileDownload } from './file-download';
import type { FilePreviews } from './file-previews';
import type { FormDrafts } from './form-drafts';
import type { KeyValueStorage } from './key-value-storage';
import type { LayerStack } from './layer-stack';
import type { MemberChanges } from './member-changes';
import type { MemberKnown } from './member-known';
import type { PageOutbox } from './page-outbox';
import type { PageLifecycle } from './page-lifecycle';
import type { PageWay } from './page-way';
import type { PaymentIntents } from './payment-intents';
import type { PaymentEnds } from './payment-ends';
import type { PdfReader } from './pdf-reader';
import type { PictureEditor } from './picture-editor';
import type { PlatformBridge } from './platform-bridge';
import type { PosterDrawing } from './poster-drawing';
import type { Promotions } from './promotions';
import type { Random } from './random';
import type { SessionOpener } from './session-opener';
import type { SessionEnds } from './session-ends';
import type { ShownHeight } from './shown-height';
import type { TicketDevice } from './ticket-device';
import type { TokenStore } from './token-store';
import type { UnreadCounter } from './unread-counter';
import type { TextSizes } from './text-size';
import type { Viewport } from './viewport';
import type { WechatReturns } from './wechat-returns';
import type { CallOf } from './gateways';

/** The ports that the flows of pages are wired to. */
export interface PagePorts {
  readonly callOf: CallOf;
  readonly answers: AssistantAnswers;
  readonly tokens: TokenStore;
  readonly sessionOpener: SessionOpener;
  readonly drafts: FormDrafts;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly clockCorrections: ClockCorrections;
  readonly connection: Connection;
  readonly lifecycle: Pick<PageLifecycle, 'listen' | 'listenHidden'>;
  readonly layers: LayerStack;
  readonly captcha: CaptchaProvider;
  readonly random: Random;
  readonly promotions: Promotions;
  readonly bridge: PlatformBridge;
  readonly clipboard: Clipboard;
  /** The origin of the application, for addresses that are passed on: 'https://hupo.example'. */
  readonly origin: string;
  /** The page of the mini program that opens what was shared; null where none is named. */
  readonly programPath: string | null;
  readonly consentWithdrawal: ConsentWithdrawal;
  readonly downloads: FileDownload;
  readonly digests: FileDigest;
  readonly memberChanges: MemberChanges;
  readonly member: MemberKnown;
  readonly way: PageWay;
  readonly wechatReturns: WechatReturns;
  readonly arrivals: Arrivals;
  readonly openings: Openings;
  readonly paymentEnds: PaymentEnds;
  readonly orderReport: OrderReport;
  readonly sessionEnds: SessionEnds;
  readonly previews: FilePreviews;
  readonly pictures: PictureEditor;
  readonly posters: PosterDrawing;
  readonly pdf: PdfReader;
  readonly viewport: Viewport;
  readonly textSizes: TextSizes;
  readonly shownHeight: ShownHeight;
  /** Comes when its code has come. */
  readonly device: () => Promise<DeviceIdentity>;
  /** What the device keeps of a payment, to be ended with its order. */
  readonly intents: () => Promise<Pick<PaymentIntents, 'read' | 'clear'>>;
  readonly unreadCounter: UnreadCounter;
  readonly outbox: PageOutbox;
  readonly chatDrafts: ChatDrafts;
  /** Comes when its code has come. */
  readonly ticketDevice: () => Promise<TicketDevice>;
  readonly awakeScreen: AwakeScreen;
  /** Comes when its code has come. */
  readonly cameraCodes: () => Promise<CameraCodes>;
}

/** What the page that a visit begins with needs of them: at hand from the start. */
export type FirstPorts = Pick<PagePorts, 'callOf' | 'clock' | 'connection'>;
