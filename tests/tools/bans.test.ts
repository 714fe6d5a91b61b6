import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import * as bans from '../../tools/lint/bans.mjs';
import syntax from '../../tools/lint/syntax-plugin.mjs';

const linter = new Linter();

function findings(list: bans.SyntaxBan[], code: string): string[] {
  const parserOptions = { ecmaFeatures: { jsx: true } };
  const messages = linter.verify(
    code,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions },
        plugins: { syntax },
        rules: { 'syntax/banned': ['error', ...list] },
      },
    ],
    'a.tsx',
  );
  return messages.map(({ message }) => message);
}

describe('raw HTML', () => {
  test.each([
    'const a = <p dangerouslySetInnerHTML={{ __html: x }} />;',
    "createElement('p', { dangerouslySetInnerHTML: { __html: x } });",
    'node.innerHTML = x;',
    'node.outerHTML += x;',
    'frame.srcdoc = x;',
    "node.insertAdjacentHTML('beforeend', x);",
    'range.createContextualFragment(x);',
    'document.write(x);',
    'document.writeln(x);',
    "new DOMParser().parseFromString(x, 'text/html');",
  ])('[SEC-03] is refused by lint: %s', (code) => {
    expect(findings(bans.rawHtmlSinks, code)).toHaveLength(1);
  });

  test.each(['node.textContent = x;', 'const length = node.innerHTML.length;', 'node.append(fragment);'])(
    '[SEC-03] is not meant by: %s',
    (code) => {
      expect(findings(bans.rawHtmlSinks, code)).toEqual([]);
    },
  );
});

describe('navigation past the parser', () => {
  test.each([
    'location.href = x;',
    'window.location.href = x;',
    'window.location = x;',
    'location.assign(x);',
    'window.location.replace(x);',
    'document.location.reload();',
    'window.open(x);',
  ])('[SEC-02] is refused by lint: %s', (code) => {
    expect(findings(bans.navigation, code)).not.toEqual([]);
  });
});

describe('time and chance', () => {
  test.each(['Date.now();', 'new Date();', 'Math.random();'])('are refused by lint: %s', (code) => {
    expect(findings(bans.impurity, code)).toHaveLength(1);
  });

  test.each(['new Date(at);', 'Math.max(1, 2);', 'clock.now();'])('are not meant by: %s', (code) => {
    expect(findings(bans.impurity, code)).toEqual([]);
  });
});

describe('tests that prove nothing', () => {
  test.each([
    "test.skip('a', () => {});",
    "test.only('a', () => {});",
    "describe.skip('a', () => {});",
    "it.todo('a');",
    'page.waitForTimeout(100);',
    'new Promise((resolve) => setTimeout(resolve, 10));',
  ])('are refused by lint: %s', (code) => {
    expect(findings(bans.emptyTests, code)).toHaveLength(1);
  });
});

describe('assertions in flows', () => {
  test('only carry types to XState', () => {
    expect(findings(bans.assertionsInFlows, 'const a = { context: {} as Context };')).toEqual([]);
    expect(findings(bans.assertionsInFlows, 'const a = [1] as const;')).toEqual([]);
    expect(findings(bans.assertionsInFlows, 'const a = answer as User;')).toHaveLength(1);
  });
});

describe('names that every object inherits', () => {
  test.each(['const known = name in table;', "const row = table[request.param('call')];"])(
    '[SEC-05] are not taken for a table’s own: %s',
    (code) => {
      expect(findings(bans.inheritedNames, code)).toHaveLength(1);
    },
  );

  test.each(["const known = 'code' in error;", 'const known = Object.hasOwn(table, name);'])(
    '[SEC-05] are not meant by: %s',
    (code) => {
      expect(findings(bans.inheritedNames, code)).toEqual([]);
    },
  );
});

describe('actors that nobody would hear', () => {
  test.each(['createActor(machine);', 'createActor(machine, { input });'])(
    'are refused by lint: %s',
    (code) => {
      expect(findings(bans.unheardActors, code)).toHaveLength(1);
    },
  );

  test('are not meant by: createActor(machine, { input, inspect });', () => {
    expect(findings(bans.unheardActors, 'createActor(machine, { input, inspect });')).toEqual([]);
  });
});

describe('flows that a view would begin by itself', () => {
  test.each([
    'createActor(machine, { inspect });',
    'useActorRef(machine);',
    'useActorRef(machine, { input: { id } });',
    'useMachine(machine);',
    'useActor(machine);',
  ])('are refused by lint: %s', (code) => {
    expect(findings(bans.startedByViews, code)).toHaveLength(1);
  });

  test('are not meant by: usePartFlow(flow(machine, undefined));', () => {
    expect(findings(bans.startedByViews, 'usePartFlow(flow(machine, undefined));')).toEqual([]);
  });
});
