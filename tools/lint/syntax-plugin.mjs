/**
 * A plugin of the linter: reports each piece of syntax that a selector of `bans.mjs` matches, with its reason.
 * @type {import('eslint').ESLint.Plugin}
 */
export default {
  meta: { name: 'syntax' },
  rules: {
    banned: {
      meta: {
        schema: {
          type: 'array',
          items: {
            type: 'object',
            properties: { selector: { type: 'string' }, message: { type: 'string' } },
            required: ['selector', 'message'],
            additionalProperties: false,
          },
        },
      },
      create: (context) => {
        const bans = /** @type {import('./bans.mjs').SyntaxBan[]} */ (context.options);
        return Object.fromEntries(
          bans.map(({ selector, message }) => [
            selector,
            (/** @type {import('eslint').Rule.Node} */ node) => {
              context.report({ node, message });
            },
          ]),
        );
      },
    },
  },
};
