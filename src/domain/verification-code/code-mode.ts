import * as t from 'io-ts';

/**
 * The purpose of a verification code: 1 logging in or binding a phone (with or without an account),
 * 2 a forgotten password, 3 registration and changes to the account. Source: product.md §5, LOG-10.
 */
export const CodeMode = t.union([t.literal(1), t.literal(2), t.literal(3)], 'CodeMode');
export type CodeMode = t.TypeOf<typeof CodeMode>;
