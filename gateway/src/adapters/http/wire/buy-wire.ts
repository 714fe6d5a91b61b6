import { toNullable } from 'fp-ts/Option';
import type { WireBuy, WireBuyDetail } from '../../../../../contract/buy/wire-buy';
import { parseDecimal, type Decimal } from '../../../../../contract/values/decimal';
import type { StandingBuy } from '../../../application/buy/buy-reading';
import type { BuyHeadView } from '../../../domain/buy/disclosure';

const sum = (text: string | null | undefined): Decimal | null =>
  text === null || text === undefined ? null : toNullable(parseDecimal(text));

/** A demand in a list: every field is named here, so that nothing else can leave by accident. */
export const buyHeadWire = (view: BuyHeadView): WireBuy => ({
  id: view.id,
  code: view.code,
  title: view.title,
  buyerType: view.buyerType,
  hundred: view.hundred,
  companyName: view.companyName ?? null,
  industries: view.industries,
  regions: view.regions,
  rounds: view.rounds,
  minAmount: sum(view.minAmount),
  maxAmount: sum(view.maxAmount),
  stake: view.stake,
  confirmedAt: view.confirmedAt,
  expiresAt: view.expiresAt,
  hidden: view.hidden,
});

/** A demand's page. */
export const buyWire = (view: StandingBuy): WireBuyDetail => ({
  ...buyHeadWire(view),
  state: view.state,
  own: view.own,
  wanted: view.requirements,
  profile: view.profile,
  funding: view.funding ?? null,
  contact: view.contact ?? null,
  evidence: view.evidence,
});
