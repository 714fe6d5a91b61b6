import { activityFacts } from '../activity/kind';
import { buyFacts } from '../buy/kind';
import { conferenceFacts } from '../conference/kind';
import { fundFacts } from '../fund/kind';
import { investorFacts } from '../investor/kind';
import { newsFacts } from '../news/kind';
import { organizationFacts } from '../organization/kind';
import { presentationFacts } from '../presentation/kind';
import { parkFacts } from '../park/kind';
import { saleFacts } from '../sale/kind';
import { soeFacts } from '../soe/kind';
import { transferFacts } from '../transfer/kind';
import type { Capability, KindFacts } from './kind';

/** The one list of kinds, in the order in which features show them. */
export const kinds = {
  sale: saleFacts,
  transfer: transferFacts,
  buy: buyFacts,
  investor: investorFacts,
  organization: organizationFacts,
  fund: fundFacts,
  soe: soeFacts,
  presentation: presentationFacts,
  park: parkFacts,
  conference: conferenceFacts,
  activity: activityFacts,
  news: newsFacts,
} as const satisfies Readonly<Record<string, KindFacts>>;

export type KindName = keyof typeof kinds;

/** The kinds that lead the navigation, in its order. */
export const mainKinds = ['sale', 'buy', 'transfer'] as const satisfies readonly KindName[];

/** The kinds that have a capability. */
export type KindWith<C extends Capability> = {
  [K in KindName]: C extends (typeof kinds)[K]['can'][number] ? K : never;
}[KindName];

/** The kinds that have pages. */
export type PlacedKind = { [K in KindName]: (typeof kinds)[K]['path'] extends string ? K : never }[KindName];
