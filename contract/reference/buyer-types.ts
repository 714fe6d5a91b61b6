import type { BuyerTypeId } from './buyer-type-ids';

/** A kind of buyer: its name for people, and an id that never changes, because addresses contain it. */
export interface BuyerType {
  readonly id: string;
  readonly name: string;
}

const names: Readonly<Record<BuyerTypeId, string>> = {
  listed: '上市公司',
  industrial: '产业集团',
  fund: '基金',
  soe: '国资',
  private: '民营企业',
  family: '家族办公室',
  overseas: '境外买方',
  individual: '个人投资者',
};

/** The kinds of buyers that a demand may be of (RTE-03); those of /buy/hundred/{type} are the same. */
export const buyerTypes: readonly BuyerType[] = Object.entries(names).map(([id, name]) => ({ id, name }));
