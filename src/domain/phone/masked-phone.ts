/**
 * A phone that is only to be recognised: the middle is left out, the rest is in groups, '138 **** 6620'. A number of
 * another length keeps its first three and last four digits.
 */
export const maskedPhone = (phone: string): string =>
  phone.length < 8 ? phone : `${phone.slice(0, 3)} **** ${phone.slice(-4)}`;
