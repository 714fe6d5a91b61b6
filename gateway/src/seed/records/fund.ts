import * as t from 'io-ts';
import {
  FundCurrency,
  fundFacts,
  fundFields,
  FundMaterials,
  FundRisk,
  FundStage,
  FundStrategy,
  FundType,
} from '../../../../contract/fund/fund';
import { WireId } from '../../../../contract/codec/id';
import { orNull } from '../../../../contract/codec/or-null';
import { WireDecimal } from '../../../../contract/codec/decimal';
import { fundFault } from '../../domain/fund/fund-fault';
import { IndustryOfGroup, Place, SeedText } from './leaf';
import { ruledRecord, seedRecord } from './seed-record';

/** What only determined readers get; an investment by its age in days, so that it never predates the fund's founding. */
const SeedFundMaterials = seedRecord(
  {
    risk: FundRisk,
    terms: t.readonlyArray(seedRecord({ name: SeedText, text: SeedText }, {})),
    portfolio: t.readonlyArray(
      seedRecord(
        { company: SeedText, industry: SeedText, round: SeedText, daysAgo: t.number, standing: SeedText },
        {},
      ),
    ),
    partners: t.readonlyArray(seedRecord({ kind: SeedText, share: WireDecimal }, {})),
    documents: t.readonlyArray(seedRecord({ name: SeedText, pages: t.number }, {})),
  },
  {},
);

/** A private fund; sizes in 万元 as decimal strings, times in days before seeding. */
export const SeedFund = seedRecord(
  {
    id: WireId,
    name: SeedText,
    code: SeedText,
    manager: SeedText,
    type: FundType,
    strategy: FundStrategy,
    stage: FundStage,
    state: SeedText,
    currency: FundCurrency,
    size: orNull(WireDecimal),
    industries: t.readonlyArray(IndustryOfGroup),
    region: Place,
    filedDaysAgo: t.number,
    foundedDaysAgo: t.number,
    updatedDaysAgo: t.number,
    form: SeedText,
    management: SeedText,
    custodian: SeedText,
    notice: SeedText,
    managerCode: SeedText,
    managerIntro: SeedText,
    team: t.readonlyArray(t.readonly(t.type({ name: t.string, text: t.string }))),
    approach: SeedText,
    materials: SeedFundMaterials,
  },
  {},
);
export type SeedFund = t.TypeOf<typeof SeedFund>;

const FundRecord = seedRecord(
  {
    ...fundFields,
    ...fundFacts,
    industries: t.readonlyArray(IndustryOfGroup),
    region: Place,
    materials: FundMaterials,
  },
  {},
);

/** A private fund as an operator hands it in; sizes in 万元, dates absolute. */
export const FiledFund = ruledRecord(FundRecord, 'FiledFund', fundFault);
export type FiledFund = t.TypeOf<typeof FiledFund>;
