import { isCreditCode } from '../values/credit-code';

/** What in a public text gives a company away (MKT-07). */
export const findingKinds = ['companyName', 'creditCode', 'phone', 'email', 'domain', 'address'] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** As it stands in the text, in characters of normal width. */
  readonly found: string;
}

/** Words before 集团 or 股份 that name no company: 转让股份, 大型集团. */
const common =
  /(?:某|该|本|的|大型|上市|家族|产业|国有|民营|跨国|控股|转让|出让|收购|持有|所持|全部|部分|少数|多数|剩余|优先|普通|原有|其他|一家|两家|龙头|央企|国资|制造|投资|入)$/;

const company =
  /[\p{Script=Han}A-Za-z0-9（）()]{2,30}?(?:股份有限公司|有限责任公司|有限公司|集团公司|合伙企业)|[\p{Script=Han}]{2,10}?(?:集团|股份)/gu;

/** The words before the ending that says what it is. */
const nameOf = (found: string): string => found.replace(/(?:集团|股份)$/u, '');

const isCompany = (found: string): boolean => nameOf(found) === found || !common.test(nameOf(found));

const patterns: Readonly<Record<FindingKind, RegExp>> = {
  companyName: company,
  creditCode: /(?<![0-9A-Z])[0-9A-HJ-NP-RT-UW-Y]{18}(?![0-9A-Z])/giu,
  phone:
    /(?<!\d)(?:(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}|0\d{2,3}[- ]?\d{7,8}|400[- ]?\d{3}[- ]?\d{4})(?!\d)/gu,
  email: /[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}/gu,
  domain:
    /(?<![@A-Za-z0-9.-])(?:https?:\/\/)?(?:[A-Za-z0-9-]{1,63}\.)+(?:com|cn|net|org|top|vip|tech|shop|io|co|cc|ai)(?![A-Za-z0-9@-])/giu,
  address: /[\p{Script=Han}]{2,20}?(?:路|街|大道|巷|弄) ?\d{1,5} ?(?:号|弄)/gu,
};

const isReal: Readonly<Partial<Record<FindingKind, (found: string) => boolean>>> = {
  companyName: isCompany,
  creditCode: (found) => isCreditCode(found.toUpperCase()),
};

/**
 * What in a public text gives away whose deal it is: names of companies, credit codes whose check character is right,
 * phones, e-mails, domains, addresses. Each is told once. Total and pure.
 */
export const findingsIn = (text: string): readonly Finding[] => {
  const plain = text.normalize('NFKC');
  return findingKinds.flatMap((kind) => {
    const found = Array.from(plain.matchAll(patterns[kind]), ([each]) => each).filter(
      isReal[kind] ?? (() => true),
    );
    return [...new Set(found)].map((each) => ({ kind, found: each }));
  });
};
