import { createContext, useContext, type ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AppFlows } from '../../../application/shell/app/long-lived-actors';
import type { OfflineFlow } from '../../../application/shell/offline-content/lazy-offline';
import type { Inspect } from '../../../application/kit/inspection/inspector';
import type { RenewalMachine } from '../../../application/session/consent-renewal/machine';
import type { CaptchaAppid } from '../../../domain/captcha/captcha-appid';
import type { Capabilities } from '../../../domain/platform/capabilities';
import type { SourceType } from '../../../../contract/sale/source-type';
import type { RuntimeConfig } from '../../../../contract/config/runtime-config';
import type { LinkOf } from '../../../domain/address/link-target';
import type { PaymentFlow } from '../../../application/payment/payment/session/payment-flow';
import type { Printing } from '../../../ports/printing';

/** Everything that views get from outside, made once in a composition root. */
export interface Flows {
  readonly app: AppFlows;
  readonly payment: PaymentFlow;
  /** The sheet in which a payment is made; the frame shows it over the page while one is in progress. */
  readonly paymentSheet: ComponentType;
  /** The flow that asks a member to renew the consent; undefined until one had to be looked at (PRI-06). */
  readonly renewal: () => { readonly actor: ActorRefFrom<RenewalMachine> } | undefined;
  /** Pages without network and new releases; absent where neither exists, as on the server (LAY-18). */
  readonly offline?: OfflineFlow;
  /** What the server already asked for the first page, so that it is not asked again (PER-03). */
  readonly brought: Readonly<Record<string, unknown>>;
  readonly product: string;
  /** Whom the site belongs to (MKT-25). */
  readonly site: RuntimeConfig['site'];
  readonly captchaAppid: CaptchaAppid;
  /** Source types that the operator added by configuration. */
  readonly sourceTypes: readonly SourceType[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly prefersReducedMotion: boolean;
  readonly printing: Printing;
  /** What can be done where the page is shown; views ask by `useCapabilities` (ENV-02). */
  readonly capabilities: Capabilities;
  readonly linkOf: LinkOf;
  /** On the server alone: rich text as the page contains it, through the sanitiser (SEC-03). */
  readonly writtenRichText?: (html: string) => string;
  /** The page's inspector, for the flows that views start. */
  readonly inspect: Inspect;
  /** Reports that a view threw, once for each time (REL-04). */
  readonly reportViewFailure: (error: unknown) => void;
}

export const FlowsContext = createContext<Flows | null>(null);

export const useFlows = (): Flows => {
  const flows = useContext(FlowsContext);
  if (flows === null) throw new Error('Views must be rendered inside Root, which provides their flows.');
  return flows;
};
