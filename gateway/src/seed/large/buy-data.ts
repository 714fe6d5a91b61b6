import * as t from 'io-ts';
import { Standings } from './standing';

const texts = t.readonlyArray(t.string);
const range = t.readonly(t.type({ least: t.number, most: t.number }));

/** What the demands of the large seed are made of: their words and the rules by which they come. */
export const BuyData = t.type({
  /** By type of buyer: how often, what titles call them, how their names end, what they pay (万元), who they are. */
  types: t.record(
    t.string,
    t.type({
      weight: t.number,
      names: texts,
      companies: texts,
      least: t.number,
      most: t.number,
      profile: t.string,
    }),
  ),
  verbs: texts,
  stakes: t.readonlyArray(
    t.type({ word: t.string, title: t.string, text: t.string, weight: t.number, raises: t.boolean }),
  ),
  fundings: texts,
  requirements: texts,
  hidden: t.readonlyArray(
    t.type({
      fields: t.readonlyArray(t.keyof({ companyName: null, contact: null, amount: null, funding: null })),
      weight: t.number,
    }),
  ),
  /** Per cent of the demands: of the programme's buyers, without an amount, with an open end, of any region. */
  hundred: t.number,
  negotiable: t.number,
  openEnd: t.number,
  anyRegion: t.number,
  /** Per cent that were not confirmed in time. */
  expired: t.number,
  standings: Standings,
  validDays: range,
});
export type BuyData = t.TypeOf<typeof BuyData>;
