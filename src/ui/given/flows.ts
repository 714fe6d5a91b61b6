import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Inspect } from '../../application/inspection/inspector';
import type { chunkRecoveryMachine } from '../../application/chunk-recovery/machine';
import type { RenewalMachine } from '../../application/consent-renewal/machine';
import type { loadingIndicatorMachine } from '../../application/loading-indicator/machine';
import type { messageSocketMachine } from '../../application/message-socket/machine';
import type { navigationMachine } from '../../application/navigation/machine';
import type { noticesMachine } from '../../application/notices/machine';
import type { PrivacyMachine } from '../../application/privacy-agreement/machine';
import type { sessionMachine } from '../../application/session/machine';
import type { unreadCountMachine } from '../../application/unread-count/machine';
import type { userInfoMachine } from '../../application/user-info/machine';
import type { CaptchaAppid } from '../../domain/captcha/captcha-appid';
import type { Capabilities } from '../../domain/platform/capabilities';
import type { SourceType } from '../../../contract/sale/source-type';
import type { SiteFooterProps } from '../layout/site-footer';
import type { PaymentFlow } from './payment-flow';
import type { Printing } from '../../ports/printing';
import type { PageName } from '../../domain/route/page-at';
import type { Room } from '../room/page';

/** The actors that live as long as the application. */
export interface AppFlows {
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly privacy: ActorRefFrom<PrivacyMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly userInfo: ActorRefFrom<typeof userInfoMachine>;
  readonly unreadCount: ActorRefFrom<typeof unreadCountMachine>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  readonly loadingIndicator: ActorRefFrom<typeof loadingIndicatorMachine>;
  readonly messageSocket: ActorRefFrom<typeof messageSocketMachine>;
  readonly chunkRecovery: ActorRefFrom<typeof chunkRecoveryMachine>;
}

/** The pages, whose code comes when they are first shown. */
export interface PageCode {
  /** The page when its code is here; it then renders at once. */
  readonly roomOf: (name: PageName) => Room | undefined;
  /** Rejects when the code does not come. */
  readonly load: (name: PageName) => Promise<void>;
}

/** Where a link of the server's leads, after the address parser (SEC-02). */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string };

/** Everything that views get from outside, made once in a composition root. */
export interface Flows {
  readonly app: AppFlows;
  readonly payment: PaymentFlow;
  /** By what a member is asked for the consent anew; undefined until one had to be looked at (PRI-06). */
  readonly renewal: () => { readonly actor: ActorRefFrom<RenewalMachine> } | undefined;
  /** What the server already asked for the first page, so that it is not asked again (PER-03). */
  readonly brought: Readonly<Record<string, unknown>>;
  readonly product: string;
  /** Whom the site belongs to (MKT-25). */
  readonly site: SiteFooterProps['site'];
  readonly captchaAppid: CaptchaAppid;
  /** Source types that the operator added by configuration. */
  readonly sourceTypes: readonly SourceType[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly prefersReducedMotion: boolean;
  readonly printing: Printing;
  /** What can be done where the page is shown; views ask by `useCapabilities` (ENV-02). */
  readonly capabilities: Capabilities;
  /** Null for no address and for one that may not be followed, or whose page does not stand. */
  readonly linkOf: (address: string | null) => LinkTarget | null;
  /** On the server alone: rich text as it stands in the page, through the sanitiser (SEC-03). */
  readonly writtenRichText?: (html: string) => string;
  readonly pageCode: PageCode;
  /** The page's inspector, for the flows that views start. */
  readonly inspect: Inspect;
  /** Tells of a view that threw, once for each time (REL-04). */
  readonly reportViewFailure: (error: unknown) => void;
}

export const FlowsContext = createContext<Flows | null>(null);

export const useFlows = (): Flows => {
  const flows = useContext(FlowsContext);
  if (flows === null) throw new Error('Views stand inside Root, which gives them their flows.');
  return flows;
};
