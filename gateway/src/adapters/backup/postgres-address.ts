/** The address as PostgreSQL's programs take it, and the password as a variable: each user of a machine can read arguments. */
export const programAddress = (
  address: string,
): { readonly database: string; readonly environment: Readonly<Record<string, string>> } => {
  const url = new URL(address);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return { database: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
};
