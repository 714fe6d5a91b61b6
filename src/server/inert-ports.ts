import { right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { noChatDraft } from '../domain/chat/chat-draft';
import { capabilitiesOf } from '../domain/platform/capabilities';
import { noSize } from '../domain/settings/app-settings';
import type { OrderReport } from '../ports/order-reads';
import type { Arrivals } from '../ports/arrivals';
import type { ChatDrafts } from '../ports/chat-drafts';
import type { AssistantAnswers } from '../ports/assistant-answers';
import type { AwakeScreen } from '../ports/awake-screen';
import type { CaptchaProvider } from '../ports/captcha-provider';
import type { ClockCorrections } from '../ports/clock';
import type { Connection } from '../ports/connection';
import type { Clipboard } from '../ports/clipboard';
import type { ConsentWithdrawal } from '../ports/consent-withdrawal';
import type { FileDigest } from '../ports/file-digest';
import type { FileDownload } from '../ports/file-download';
import type { FilePreviews } from '../ports/file-previews';
import type { PdfReader } from '../ports/pdf-reader';
import type { FormDrafts } from '../ports/form-drafts';
import type { KeyValueStorage } from '../ports/key-value-storage';
import type { LayerStack } from '../ports/layer-stack';
import type { UnderWay } from '../ports/under-way';
import type { MemberConsents } from '../ports/member-consents';
import type { MemberChanges } from '../ports/member-changes';
import type { MemberKnown } from '../ports/member-known';
import type { MessageSocket } from '../ports/message-socket';
import type { PageOutbox } from '../ports/page-outbox';
import type { PageHistory } from '../ports/page-history';
import type { Promotions } from '../ports/promotions';
import { noPromotion } from '../domain/promotion/no-promotion';
import type { PaymentIntents } from '../ports/payment-intents';
import type { PosterDrawing } from '../ports/poster-drawing';
import type { PictureEditor } from '../ports/picture-editor';
import type { PlatformBridge } from '../ports/platform-bridge';
import type { PageLifecycle } from '../ports/page-lifecycle';
import type { PageWay } from '../ports/page-way';
import type { SessionOpener } from '../ports/session-opener';
import type { SessionPeers } from '../ports/session-peers';
import type { ShownHeight } from '../ports/shown-height';
import type { TextSizes } from '../ports/text-size';
import type { Viewport } from '../ports/viewport';
import type { WechatReturns } from '../ports/wechat-returns';

const nothing = (): void => undefined;
const never =
  <A>() =>
  (): Promise<A> =>
    new Promise(() => undefined);

/** The server has no window. */
export const inertViewport: Viewport = {
  seen: () => ({ window: noSize, content: noSize, top: 0 }),
  listen: () => () => undefined,
};

export const inertTextSizes: TextSizes = {
  read: () => 'medium',
  choose: () => undefined,
  listen: () => () => undefined,
};
export const inertAwakeScreen: AwakeScreen = { keep: () => () => undefined };

export const inertShownHeight: ShownHeight = { read: () => 0, listen: () => () => undefined };

/** What a page has no use for while it is rendered on the server: ports that do nothing. */
export const inertStorage: KeyValueStorage = {
  read: () => () => none,
  write: () => () => right(undefined),
  remove: () => nothing,
};
export const inertHistory = (address: string): PageHistory => ({
  current: () => ({ address, index: 0, layers: 0 }),
  push: nothing,
  replace: nothing,
  go: nothing,
  listen: () => nothing,
});
export const inertSocket: MessageSocket = {
  connect: () => ({ send: nothing, isStale: () => false, close: nothing }),
};
export const inertLifecycle: PageLifecycle = {
  listenHidden: () => nothing,
  reload: nothing,
  reach: never,
  listen: () => nothing,
};
export const inertLayers: LayerStack = { open: () => nothing };
export const inertSessionOpener: SessionOpener = { tokenObtained: nothing };
export const inertPeers: SessionPeers = { notify: nothing, listen: () => nothing };
export const inertMemberConsents: MemberConsents = { known: nothing };
export const inertUnderWay: UnderWay = { work: () => null };
export const inertAnswers: AssistantAnswers = { ask: () => nothing };
export const inertClipboard: Clipboard = { write: () => TE.left('unsupported') };
export const inertConsentWithdrawal: ConsentWithdrawal = {
  takingBack: nothing,
  stillGiven: nothing,
  takenBack: nothing,
};
export const inertWay: PageWay = { goOn: nothing, open: nothing, amend: nothing, leaveFor: nothing };
export const inertWechatReturns: WechatReturns = { take: () => null };
export const inertDownloads: FileDownload = { save: () => TE.left('downloadFailed') };
export const inertDigests: FileDigest = { sha256: () => TE.left('unreadable') };
/** Nothing is waited for on the server. */
export const inertConnection: Connection = { isUp: () => true, listen: () => nothing };
/** The server's clock needs no correction. */
export const inertClockCorrections: ClockCorrections = { listen: () => nothing };
export const inertArrivals: Arrivals = { listen: () => nothing };
export const inertOrderReport: OrderReport = { settled: nothing };
export const inertPictures: PictureEditor = { open: never, crop: never, reduce: never };
export const inertPosters: PosterDrawing = { draw: () => TE.left('undrawable') };
export const inertPdf: PdfReader = { open: () => TE.left('unavailable') };
export const inertPreviews: FilePreviews = {
  open: () => null,
  openPicture: () => ({ address: '', close: nothing }),
};
export const inertPromotions: Promotions = { recall: () => Promise.resolve(noPromotion) };
export const inertDrafts: FormDrafts = {
  recall: () => () => none,
  keep: () => () => right(undefined),
  discard: () => nothing,
  discardOthers: () => nothing,
};
export const inertOutbox: PageOutbox = {
  listen: () => nothing,
  write: nothing,
  writeFile: () => () => Promise.resolve(null),
  retry: nothing,
  discard: nothing,
};
export const inertChatDrafts: ChatDrafts = {
  recall: () => () => noChatDraft,
  all: () => () => ({}),
  keep: () => nothing,
  listen: () => nothing,
  discardOthers: () => nothing,
};
export const inertIntents = (): Promise<Pick<PaymentIntents, 'read' | 'clear'>> =>
  Promise.resolve({ read: () => right(null), clear: nothing });
export const inertCaptcha: CaptchaProvider = {
  loadEntryScript: () => TE.left('entryScriptFailed'),
  requestConfig: () => TE.left('configFailed'),
  openFrame: () => nothing,
};
export const inertMember: MemberKnown = { listen: () => nothing };
export const inertMemberChanges: MemberChanges = { changed: nothing };
/** The server does not know where its page will be shown: it renders it as for a browser. */
export const inertBridge: PlatformBridge = {
  environment: 'browser',
  capabilities: capabilitiesOf({ environment: 'browser' }, { paying: false, wechat: false }),
  authorizeWechat: () => never(),
  authorizePayer: () => never(),
  pay: () => never(),
  share: () => never(),
  sharePicture: () => never(),
  scan: () => never(),
  leaveFor: () => never(),
  openOutside: () => never(),
  pushPermission: () => never(),
  askForPush: () => never(),
  exit: () => never(),
  listenBack: () => nothing,
};
/** Calls of a logged-in user are made by the client. */
export const inertCall = never;
