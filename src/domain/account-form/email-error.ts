const longestAddress = 254;
const longestName = 64;
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const name = new RegExp(`^${atom}(?:\\.${atom})*$`);
const host = new RegExp(`^(?:${label}\\.)+[A-Za-z]{2,63}$`);

/**
 * The fault of an e-mail address, in Chinese; null when it is right. Spaces around it do not count.
 * Source: VAL-06; the form of RFC 5321 without quoted names and bare addresses.
 */
export const emailError = (typed: string): string | null => {
  const email = typed.trim();
  if (email === '') return '请输入邮箱';
  if (email.length > longestAddress) return '邮箱过长';
  const [local = '', domain, ...rest] = email.split('@');
  const isRight =
    domain !== undefined &&
    rest.length === 0 &&
    local.length <= longestName &&
    name.test(local) &&
    host.test(domain);
  return isRight ? null : '邮箱格式不正确，例如 name@company.com';
};
