import type { AvatarEditMachine } from '../../application/avatar-edit/machine';
import type { carouselMachine } from '../../application/carousel/machine';
import type { ChangePasswordMachine } from '../../application/change-password/machine';
import type { DevicesMachine } from '../../application/devices/machine';
import type { errorScreenMachine } from '../../application/error-screen/machine';
import type { CopyingMachine } from '../../application/copying/machine';
import type { ListingMachine } from '../../application/listing/machine';
import type { loginMachine } from '../../application/login/machine';
import type { PrivacyCenterMachine } from '../../application/privacy-center/machine';
import type { OrderCancelMachine } from '../../application/order-cancel/machine';
import type { OrderFormMachine } from '../../application/order-form/machine';
import type { PaymentFollowingMachine } from '../../application/payment-following/machine';
import type { ProfileEditMachine } from '../../application/profile-edit/machine';
import type { PushSettingsMachine } from '../../application/push-settings/machine';
import type { ResourceMachine } from '../../application/resource/machine';
import type { RetrievePasswordMachine } from '../../application/retrieve-password/machine';
import type { SettingsMachine } from '../../application/settings/machine';
import type { VerificationMachine } from '../../application/verification/machine';
import type { WayInMachine } from '../../application/way-in/chart';
import type { UnsubscribeMachine } from '../../application/unsubscribe/machine';
import type { WechatLoginMachine } from '../../application/wechat-login/machine';
import type { Banner } from '../../../contract/home/banner';
import type { HomeDeals } from '../../domain/home/home-deals';
import type { HotWord } from '../../../contract/home/hot-word';
import type { MemberCounts } from '../../domain/member/member-counts';
import type { Membership } from '../../../contract/membership/membership';
import type { Plan } from '../../../contract/membership/plan';
import type { Message } from '../../domain/message/message';
import type { Order } from '../../../contract/order/order';
import type { InvoiceForm, RefundForm } from '../../domain/order/order-forms';
import type { OrderStateFilter } from '../../domain/order/order-state';
import type { Page } from '../../domain/page/page';
import type { AwaitedPlan } from '../../domain/payment/followed';
import type { SaleDetail } from '../../domain/sale/sale-detail';
import type { SaleOverview } from '../../../contract/sale/sale-overview';
import type { WayIn } from '../../domain/session/way-in';
import type { SaleAddress } from '../../ports/sale-gateway';

/** Machines already wired to their ports, for a page to start its own actors from, by the code they come with. */
export interface PageBundles {
  /** The page that a visit begins with, and what every page needs: at hand from the start. */
  readonly first: {
    readonly homeBanners: ResourceMachine<undefined, readonly Banner[]>;
    readonly homeDeals: ResourceMachine<undefined, HomeDeals>;
    readonly hotWords: ResourceMachine<undefined, readonly HotWord[]>;
    readonly carousel: typeof carouselMachine;
    readonly errorScreen: typeof errorScreenMachine;
  };
  readonly sale: {
    readonly detail: ResourceMachine<SaleAddress, SaleDetail>;
    readonly overview: ResourceMachine<undefined, SaleOverview>;
    readonly copying: CopyingMachine;
  };
  readonly wechat: { readonly login: WechatLoginMachine };
  readonly password: {
    readonly login: typeof loginMachine;
    readonly retrieval: RetrievePasswordMachine;
  };
  readonly login: {
    readonly waysIn: Readonly<Record<WayIn, WayInMachine>>;
  };
  readonly privacy: { readonly center: PrivacyCenterMachine };
  readonly verification: { readonly own: VerificationMachine };
  readonly mine: {
    readonly avatarEdit: AvatarEditMachine;
    readonly retrieval: RetrievePasswordMachine;
    readonly counts: ResourceMachine<undefined, MemberCounts>;
    readonly orders: ResourceMachine<undefined, Page<Order>>;
    readonly profileEdit: ProfileEditMachine;
    readonly changePassword: ChangePasswordMachine;
    readonly devices: DevicesMachine;
    readonly unsubscribe: UnsubscribeMachine;
    readonly pushSettings: PushSettingsMachine;
    readonly membership: ResourceMachine<undefined, Membership>;
    readonly verification: VerificationMachine;
    readonly settings: SettingsMachine;
  };
  readonly orders: {
    readonly lists: Readonly<Record<OrderStateFilter, ListingMachine<Order>>>;
    readonly detail: ResourceMachine<string, Order>;
    readonly cancel: OrderCancelMachine;
    readonly refund: OrderFormMachine<RefundForm>;
    readonly invoice: OrderFormMachine<InvoiceForm>;
    readonly following: PaymentFollowingMachine<string>;
    readonly copying: CopyingMachine;
  };
  readonly membership: {
    readonly plans: ResourceMachine<undefined, readonly Plan[]>;
    readonly mine: ResourceMachine<undefined, Membership>;
    readonly following: PaymentFollowingMachine<AwaitedPlan>;
  };
  readonly messages: {
    readonly list: ListingMachine<Message>;
    readonly detail: ResourceMachine<string, Message>;
    readonly settings: SettingsMachine;
  };
}

export type BundleName = keyof PageBundles;

/** The machines of a bundle whose code is here; it throws for one whose page was not loaded. */
export type BundleOf = <Name extends BundleName>(name: Name) => PageBundles[Name];
