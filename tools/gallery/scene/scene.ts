import type { PresentationPicture } from '../../../contract/presentation/presentation-picture';
import type { PdfReader } from '../../../src/ports/pdf-reader';
import type { Environment } from '../../../src/domain/access/environment';
import type { Consent } from '../../../src/domain/consent/consent';
import type { PurposeConsent } from '../../../contract/privacy/separate-consents';
import type { ConsentEntry } from '../../../src/domain/consent/consent-entry';
import type {
  AssistantConversation,
  AssistantOpening,
  AssistantTurn,
} from '../../../contract/assistant/conversation';
import type { KindScene } from './kind-scene';
import type { OrderScene } from './order-scene';
import type { AnswerNews } from '../../../src/ports/assistant-answers';
import type { Banner } from '../../../contract/home/banner';
import type { Sale } from '../../../src/domain/sale/sale';
import type { FavouriteCounts } from '../../../contract/favourite/favourite';
import type { MatchedPublication, Matching } from '../../../contract/matching/matching';
import type { OwnActivity, RegistrationDesk } from '../../../contract/activity/registration';
import type { Submission } from '../../../contract/submission/submission';
import type { Kept } from '../../../contract/favourite/kept-lists';
import type { HomeEvent } from '../../../contract/home/home-event';
import type { HotWord } from '../../../contract/home/hot-word';
import type { LoginDevice } from '../../../src/domain/member/login-device';
import type { WaitingList } from '../../../contract/waiting/waiting';
import type { MemberCounts } from '../../../src/domain/member/member-counts';
import type { Profile } from '../../../src/domain/member/profile';
import type { NoticeSettings } from '../../../contract/member/notices';
import type { InboxRow } from '../../../src/domain/message/inbox-row';
import type { ChatFile } from '../../../contract/chat/chat-file';
import type { WireThread } from '../../../contract/chat/thread';
import type { ChatMessage } from '../../../src/domain/chat/chat-message';
import type { OutboxQueue } from '../../../src/domain/chat/outbox-queue';
import type { FileQueue, UploadProgress } from '../../../src/domain/chat/waiting-file';
import type { Message } from '../../../src/domain/message/message';
import type { BuyOverview } from '../../../contract/buy/buy-overview';
import type { Buy, BuyDetail } from '../../../src/domain/buy/buy';
import type { DealCounts } from '../../../contract/deal/deal-filter';
import type { Bid } from '../../../contract/bid/bid';
import type { BidderCounts, BidderDeal, DealBids } from '../../../contract/bid/deal-bids';
import type { Determination } from '../../../contract/determination/determination';
import type { HeldTickets, Ticket, TicketChoices, TicketRegistration } from '../../../contract/ticket/ticket';
import type { Enrolment, OwnEnrolments } from '../../../contract/enrolment/enrolment';
import type { Statistics } from '../../../contract/statistics/statistics';
import type { Survey } from '../../../contract/survey/survey';
import type { EvidenceProof, NdaEvidence } from '../../../contract/nda/nda-evidence';
import type { NdaRequest } from '../../../contract/nda/nda-request';
import type { NdaStanding } from '../../../contract/nda/nda-standing';
import type { Transfer, TransferDetail } from '../../../contract/transfer/transfer';
import type { NewsArticle } from '../../../contract/news/calls';
import type { News } from '../../../contract/news/news';
import type { Publication, PublicationHead, Saving } from '../../../contract/publication/publication';
import type { Page } from '../../../src/domain/page/page';
import type { SaleDetail } from '../../../src/domain/sale/sale-detail';
import type { SaleOverview } from '../../../contract/sale/sale-overview';
import type { SavedSearch } from '../../../contract/search/saved-search';
import type { GateList, OwnTickets, ScanResults } from '../../../contract/gate/gate';
import type { Token } from '../../../contract/account/token';
import type { WechatLoginAnswer } from '../../../src/domain/session/wechat-login';
import type { WechatReturn } from '../../../src/domain/session/wechat-return';
import type { CameraFault } from '../../../src/ports/camera-codes';
import type { PosterContent } from '../../../contract/share/poster';
import type { PicturePreview } from '../../../contract/upload/picture-preview';
import type { UploadedFile } from '../../../contract/upload/uploaded-file';
import type { User } from '../../../src/domain/user/user';
import type { Found, Suggestions } from '../../../contract/search/found';
import type { Verification } from '../../../contract/verification/verification';
import type { PushPermission } from '../../../src/ports/platform-bridge';
import type { Answer } from './answers';
import type { KeptBuy, KeptSale } from '../../../src/ports/call-forms';

/** Where the captcha stands when it is looked at. */
export type CaptchaScene = 'loading' | 'showing' | 'failed' | 'solved' | 'off';

/** What the outside of the application answers while it is looked at, and where the person is. */
export interface Scene extends OrderScene {
  readonly address: string;
  /** Null for a visitor. */
  readonly token: Token | null;
  readonly user: Answer<User>;
  readonly unread: Answer<number>;
  readonly assistantOpening: Answer<AssistantOpening>;
  readonly talks: Answer<readonly AssistantConversation[]>;
  readonly talk: Answer<readonly AssistantTurn[]>;
  /** What the assistant says to any question, as far as it has come. */
  readonly answer: readonly AnswerNews[];
  readonly banners: Answer<readonly Banner[]>;
  readonly events: Answer<readonly HomeEvent[]>;
  readonly deals: Answer<readonly Sale[]>;
  readonly hotWords: Answer<readonly HotWord[]>;
  readonly overview: Answer<SaleOverview>;
  readonly ownTickets: Answer<OwnTickets>;
  /** What the device kept of them. */
  readonly keptTickets: OwnTickets | null;
  readonly gateList: Answer<GateList>;
  readonly scanned: Answer<ScanResults>;
  /** What a camera does when it is opened; null: it shows its picture and reads nothing. */
  readonly camera: CameraFault | null;
  /** The picture that goes along when a deal is shared. */
  readonly shareImage: Answer<{ readonly path: string }>;
  readonly poster: Answer<PosterContent>;
  /** Whether this device draws. */
  readonly draws: boolean;
  readonly sale: Answer<SaleDetail>;
  /** The card of the deal that a visitor wanted. */
  readonly saleCard: Answer<Sale>;
  readonly compared: Answer<readonly SaleDetail[]>;
  readonly sales: Answer<Page<Sale>>;
  /** What follows the first page of deals. */
  readonly moreSales: Answer<Page<Sale>>;
  readonly buys: Answer<Page<Buy>>;
  /** What follows the first page of demands. */
  readonly moreBuys: Answer<Page<Buy>>;
  readonly buy: Answer<BuyDetail>;
  readonly buyCard: Answer<Buy>;
  readonly buyOverview: Answer<BuyOverview>;
  /** Kinds with a filter of choices, by family. */
  readonly kinds: Readonly<Record<string, KindScene>>;
  readonly determination: Answer<Determination>;
  readonly determined: Answer<Determination>;
  readonly statistics: Answer<Statistics>;
  readonly survey: Answer<Survey>;
  readonly enrolments: Answer<OwnEnrolments>;
  /** How enrolling ends. */
  readonly enrolled: Answer<Enrolment>;
  readonly ticketChoices: Answer<TicketChoices>;
  /** How a registration ends, and what became of it. */
  readonly ticketRegistered: Answer<TicketRegistration>;
  readonly ticketRegistration: Answer<TicketRegistration>;
  readonly tickets: Answer<HeldTickets>;
  readonly ticket: Answer<Ticket>;
  readonly dealCounts: Answer<DealCounts>;
  readonly dealBids: Answer<DealBids>;
  readonly bidPlaced: Answer<Bid>;
  readonly bidderDeals: Answer<Page<BidderDeal>>;
  readonly moreBidderDeals: Answer<Page<BidderDeal>>;
  readonly bidderCounts: Answer<BidderCounts>;
  readonly nda: Answer<NdaStanding>;
  /** How signing an NDA and taking it back end. */
  readonly ndaSigned: Answer<NdaStanding>;
  readonly ndaRequests: Answer<Page<NdaRequest>>;
  readonly ndaDecided: Answer<NdaRequest>;
  readonly ndaFile: Answer<NdaEvidence>;
  readonly evidence: Answer<EvidenceProof>;
  readonly transfers: Answer<Page<Transfer>>;
  /** What follows the first page of share transfers. */
  readonly moreTransfers: Answer<Page<Transfer>>;
  readonly transfer: Answer<TransferDetail>;
  /** The member's registration for the activity that is shown. */
  readonly activityDesk: Answer<RegistrationDesk>;
  /** The member's registrations for activities. */
  readonly ownActivities: Answer<{ readonly list: readonly OwnActivity[] }>;
  readonly submissions: Answer<readonly Submission[]>;
  /** A page of a presentation as a picture. */
  readonly slide: Answer<PresentationPicture>;
  /** Draws the files of presentations. */
  readonly pdf: PdfReader;
  readonly favouriteCounts: Answer<FavouriteCounts>;
  readonly favouriteSales: Answer<Page<KeptSale>>;
  readonly moreFavouriteSales: Answer<Page<KeptSale>>;
  readonly favouriteTransfers: Answer<Page<Kept<'transfer'>>>;
  readonly moreFavouriteTransfers: Answer<Page<Kept<'transfer'>>>;
  readonly favouriteBuys: Answer<Page<KeptBuy>>;
  readonly moreFavouriteBuys: Answer<Page<KeptBuy>>;
  readonly favouriteInvestors: Answer<Page<Kept<'investor'>>>;
  readonly moreFavouriteInvestors: Answer<Page<Kept<'investor'>>>;
  readonly favouriteConferences: Answer<Page<Kept<'conference'>>>;
  readonly moreFavouriteConferences: Answer<Page<Kept<'conference'>>>;
  readonly favouriteActivities: Answer<Page<Kept<'activity'>>>;
  readonly moreFavouriteActivities: Answer<Page<Kept<'activity'>>>;
  readonly searches: Answer<readonly SavedSearch[]>;
  /** How keeping and changing a search ends. */
  readonly searchSaved: Answer<SavedSearch>;
  /** Found in all kinds, and in the one that is shown. */
  readonly matchedPublications: Answer<readonly MatchedPublication[]>;
  readonly matching: Answer<Matching>;
  readonly found: Answer<Found>;
  readonly foundList: Answer<Found>;
  readonly suggestions: Answer<Suggestions>;
  readonly searchHotWords: Answer<readonly HotWord[]>;
  readonly news: Answer<Page<News>>;
  /** What follows the first page of news. */
  readonly moreNews: Answer<Page<News>>;
  readonly article: Answer<NewsArticle>;
  readonly publications: Answer<Page<PublicationHead>>;
  /** What follows the first page of publications. */
  readonly morePublications: Answer<Page<PublicationHead>>;
  readonly publication: Answer<Publication>;
  readonly publicationSaved: Answer<Saving>;
  readonly messages: Answer<Page<InboxRow>>;
  /** What follows the first page of messages. */
  readonly moreMessages: Answer<Page<InboxRow>>;
  readonly message: Answer<Message>;
  readonly thread: Answer<WireThread>;
  readonly history: Answer<Page<ChatMessage>>;
  /** What follows the newest messages of a conversation. */
  readonly moreHistory: Answer<Page<ChatMessage>>;
  readonly chatFile: Answer<ChatFile>;
  /** Whom one writes to about a deal. */
  readonly consulted: Answer<{ readonly to: string }>;
  /** What is on its way. */
  readonly pending: OutboxQueue;
  /** Files that wait to go, and how far the one is that goes up. */
  readonly waitingFiles: FileQueue;
  readonly uploading: UploadProgress | null;
  readonly chatDraft: string;
  readonly login: Answer<Token>;
  readonly wechatLogin: Answer<WechatLoginAnswer>;
  /** With what the person came back from WeChat's page. */
  readonly cameFromWechat: WechatReturn | null;
  /** Whether the message socket is connected, or was lost. */
  readonly socket: 'open' | 'lost';
  /** Whether there is a network, or it is gone as soon as something is shown. */
  readonly network: 'there' | 'gone';
  readonly captcha: CaptchaScene;
  readonly environment: Environment;
  /** What the device kept of the privacy agreement. */
  readonly consent: Consent | null;
  /** What the page of one's own data loads. */
  readonly consents: Answer<readonly ConsentEntry[]>;
  /** The separate consents, and the record after one is given or withdrawn (MKT-23). */
  readonly purposes: Answer<readonly PurposeConsent[]>;
  readonly purposeChanged: Answer<readonly PurposeConsent[]>;
  /** What is on record when it becomes known who is logged in (PRI-06). */
  readonly recorded: Answer<readonly ConsentEntry[]>;
  /** How putting a consent on record ends. */
  readonly agreed: Answer<void>;
  readonly verification: Answer<Verification>;
  readonly upload: Answer<UploadedFile>;
  readonly uploadPreview: Answer<PicturePreview>;
  readonly profile: Answer<Profile>;
  readonly counts: Answer<MemberCounts>;
  readonly waiting: Answer<WaitingList>;
  readonly devices: Answer<readonly LoginDevice[]>;
  readonly pushes: Answer<NoticeSettings>;
  readonly pushPermission: PushPermission;
  /** How many other logins a new password ended. */
  readonly changedPassword: Answer<number>;
  /** How a call ends that answers nothing. */
  readonly done: Answer<void>;
  readonly reducedMotion: boolean;
}
