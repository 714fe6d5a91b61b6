import * as known from '../../../contract/refusal/refusal';

const { refusals, orderBeingPaid, codeTooOften, contactsUsedUp, loginDelayed, loginTooOften } = known;
const { proofTooOften, passwordTooOften, uploadTooOften, exportTooOften } = known;

/** Those with a number or a name in their words stand with an example. */
export const allRefusals: readonly known.Refusal[] = [
  ...Object.values(refusals),
  orderBeingPaid('买方会员', 'HP20261120016448021'),
  contactsUsedUp(20, Date.UTC(2026, 10, 30, 16)),
  codeTooOften(42),
  loginDelayed(30),
  loginTooOften(15),
  proofTooOften(15),
  passwordTooOften(15),
  uploadTooOften(10),
  known.uploadTooLarge(10_485_760, 13_002_342),
  known.uploadFarTooLarge(52_428_800),
  exportTooOften(60),
  known.bidBelowLeast('200 万元'),
  known.publicationWrong('请填写标题'),
  known.publicationRevealing('示例精密'),
  known.refundChanged({ amount: 3_400_000, percent: 50 }),
  known.ticketsFewerLeft(2),
  known.ticketsOverLimit(5, 1),
];

const codes = new Map<string, number>(allRefusals.map(({ name, code }) => [name, code]));

/**
 * The code that a refusal comes with.
 * @throws for a refusal without an example: the contract could not name its code
 */
export const codeOfRefusal = (name: known.RefusalName): number => {
  const code = codes.get(name);
  if (code === undefined) throw new Error(`no example of the refusal ${name}`);
  return code;
};
