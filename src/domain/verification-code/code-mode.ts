import * as t from 'io-ts';

/**
 * What a verification code is for: 1 logging in or binding a phone (whether there is an account or not),
 * 2 a forgotten password, 3 registration and changes to one's own account. Source: product.md §5, LOG-10.
 */
export const CodeMode = t.union([t.literal(1), t.literal(2), t.literal(3)], 'CodeMode');
export type CodeMode = t.TypeOf<typeof CodeMode>;
