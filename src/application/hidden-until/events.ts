import type { ActorRefFrom } from 'xstate';
import type { SaleDetail } from '../../domain/sale/sale-detail';
import type { SaleAddress } from '../../ports/sale-gateway';
import type { ResourceMachine } from '../resource/machine';

/** The deal that is shown, as it is read. */
export type ShownDeal = Pick<
  ActorRefFrom<ResourceMachine<SaleAddress, SaleDetail>>,
  'getSnapshot' | 'subscribe' | 'send'
>;

export interface HiddenUntilInput {
  readonly deal: ShownDeal;
}

/** Until when hidden values are open, milliseconds since 1970; null where none is. */
export interface Told {
  readonly until: number | null;
}

export type HiddenUntilEvent =
  /** Of what was at hand, from whenever it is. */
  | ({ readonly type: 'hidden.found' } & Told)
  /** Of what was read just now. */
  | ({ readonly type: 'hidden.answered' } & Told)
  | { readonly type: 'hidden.foregrounded' };

/** What the machine is about, for the compiler only. */
export interface HiddenUntilTypes {
  readonly context?: HiddenUntilInput & Told;
  readonly events?: HiddenUntilEvent;
  readonly input?: HiddenUntilInput;
}
