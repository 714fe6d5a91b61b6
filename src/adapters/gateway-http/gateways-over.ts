import { families } from '../../../contract/families';
import type { CallForms } from '../../ports/call-forms';
import type { Gateways } from '../../ports/gateways';
import { accountForming } from './account-forming';
import { askOver, type AnyForms, type Forming } from './ask-over';
import { buyForming } from './buy-forming';
import { chatForming } from './chat-forming';
import { favouriteForming } from './favourite-forming';
import type { GatewayCaller } from './gateway-caller';
import { homeForming } from './home-forming';
import { credentialForming, profileForming, verificationForming } from './member-forming';
import { messageForming } from './message-forming';
import { orderForming } from './order-forming';
import { saleForming } from './sale-forming';

/** The families where the domain has forms of its own. */
const formings: { readonly [Family in keyof CallForms]: Forming<Family> } = {
  account: accountForming,
  buy: buyForming,
  chat: chatForming,
  credential: credentialForming,
  favourite: favouriteForming,
  home: homeForming,
  message: messageForming,
  order: orderForming,
  profile: profileForming,
  sale: saleForming,
  verification: verificationForming,
};

const formingOf: Readonly<Record<string, Readonly<Record<string, AnyForms | undefined>>>> = formings;

/** All calls of the contract, over one caller. */
export function gatewaysOver(caller: GatewayCaller): Gateways;
export function gatewaysOver(caller: GatewayCaller): object {
  return Object.fromEntries(
    Object.entries(families).map(([name, family]) => [name, askOver(caller, family, formingOf[name])]),
  );
}
