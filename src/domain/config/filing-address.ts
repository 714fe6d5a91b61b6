/** Where the ministry's register of ICP filings is read (MKT-25). */
export const ministryAddress = 'https://beian.miit.gov.cn/';

/**
 * Where one filing with the public security is read.
 * @param number as configured, e.g. 沪公网安备31010102001234号
 */
export const policeRecordAddress = (number: string): string =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${number.replaceAll(/\D/g, '')}`;
