/**
 * What may not be written, with the reason that a reader of the error sees.
 * @typedef {{ selector: string, message: string }} SyntaxBan
 */

/** @type {SyntaxBan[]} No markup from text: the one sanitiser hands over nodes, and nothing else makes any (SEC-03). */
export const sinksBesideReact = [
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    message: 'Raw HTML sinks are banned: build nodes, or go through the sanitiser (SEC-03).',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe)$/]',
    message: 'Raw HTML sinks are banned: build nodes, or go through the sanitiser (SEC-03).',
  },
  {
    selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    message: 'document.write is a raw HTML sink (SEC-03).',
  },
];

/** @type {SyntaxBan[]} React's own sink too; rich text alone has it, for what the server's sanitiser wrote. */
export const rawHtmlSinks = [
  {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Raw HTML sinks are banned: build nodes, or go through the sanitiser (SEC-03).',
  },
  ...sinksBesideReact,
];

/** @type {SyntaxBan[]} The address is changed by the navigation machine through its port (SEC-02). */
export const navigation = [
  {
    selector:
      'AssignmentExpression[left.name="location"], AssignmentExpression[left.property.name="location"]',
    message: 'Addresses are changed through the navigation port, after the address parser (SEC-02).',
  },
  {
    selector:
      'MemberExpression[property.name=/^(href|assign|replace|reload)$/]:matches([object.name="location"], [object.property.name="location"])',
    message: 'Addresses are changed through the navigation port, after the address parser (SEC-02).',
  },
  {
    selector: 'CallExpression[callee.object.name="window"][callee.property.name="open"]',
    message: 'Windows are opened through a port, after the address parser (SEC-02).',
  },
];

/** @type {SyntaxBan[]} A name from outside picks only what a table itself holds: 'constructor' is in every one. */
export const inheritedNames = [
  {
    selector: 'BinaryExpression[operator="in"]:not([left.type="Literal"])',
    message: 'What every object inherits is found too: ask Object.hasOwn.',
  },
  {
    selector:
      'MemberExpression[computed=true][property.type="CallExpression"][property.callee.property.name=/^(param|query|get|header)$/]',
    message: 'A name from outside picks from a table only after Object.hasOwn.',
  },
];

/** @type {SyntaxBan[]} Time and chance come through ports, so that tests decide them. */
export const impurity = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'The present time comes through the Clock port.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The present time comes through the Clock port.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Chance comes through the random port.',
  },
];

const unheard = 'Nobody would hear what this flow refuses: give it the page’s inspector';

/** @type {SyntaxBan[]} Every actor is heard by the one inspector, whoever makes it. */
export const unheardActors = [
  {
    selector: 'CallExpression[callee.name="createActor"]:not(:has(Property[key.name="inspect"]))',
    message: `${unheard} (inspect).`,
  },
];

/** @type {SyntaxBan[]} The frame alone begins flows: a page's above the page, a part's by usePartFlow. */
export const startedByViews = [
  {
    selector: 'CallExpression[callee.name=/^(createActor|useActorRef|useMachine|useActor)$/]',
    message:
      'The frame begins flows, heard by the inspector: name it in the page’s module, or use usePartFlow.',
  },
];

/** @type {SyntaxBan[]} A test that is skipped or that waits for time to pass proves nothing. */
export const emptyTests = [
  {
    selector:
      'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|only|todo|fixme|fails|skipIf|runIf)$/]',
    message: 'No skipped or singled-out tests: mend the test or delete it.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for a condition, not for time.',
  },
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'No sleeps: move the test clock, or wait for a condition.',
  },
];

/** @type {SyntaxBan[]} XState takes the types of a machine as `{} as Context`; nothing else is asserted in a flow. */
export const assertionsInFlows = [
  {
    selector:
      'TSAsExpression:not([expression.type="ObjectExpression"][expression.properties.length=0]):not([typeAnnotation.typeName.name="const"])',
    message: 'Only a decoder asserts types; in a machine `{} as Context` carries a type to XState.',
  },
];

/** Globals that the inner floors may not know: they are reached through ports. */
const outside = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'performance',
  'crypto',
  'process',
  'globalThis',
];

export const globalsOfPureCode = outside.map((name) => ({ name, message: 'Reached through a port only.' }));

const notInViews = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'localStorage',
  'sessionStorage',
  'setTimeout',
  'setInterval',
];

export const globalsOfViews = notInViews.map((name) => ({
  name,
  message:
    'Views render machine state and send events; waiting, storing and calling is for machines and adapters.',
}));

export const membersOfViews = notInViews.map((property) => ({
  object: 'window',
  property,
  message:
    'Views render machine state and send events; waiting, storing and calling is for machines and adapters.',
}));

export const importsOfViews = {
  paths: [
    {
      name: 'react-router-dom',
      importNames: ['useNavigate', 'Navigate', 'redirect', 'useSubmit'],
      message: 'The navigation machine decides; views send it events.',
    },
  ],
};
