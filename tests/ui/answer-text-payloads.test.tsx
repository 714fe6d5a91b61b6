import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { AssistantSource } from '../../contract/assistant/assistant-source';
import { AnswerText } from '../../src/ui/kit/markdown/answer-text';
import { flowsOf } from '../../tools/gallery/scene/flows-of';
import { visitorScene } from '../../tools/gallery/stories/visitor-scene';
import { deepMarkdown, markdownPayloads } from '../support/payloads/markdown';
import { xssPayloads } from '../support/payloads/xss';

const elements = 'P H3 STRONG EM S CODE PRE BR HR BLOCKQUOTE UL OL LI DIV TABLE THEAD TBODY TR TH TD A'.split(
  ' ',
);
const attributes = 'translate href class aria-label start scope data-discover'.split(' ');

const sources: readonly AssistantSource[] = [
  {
    number: 1,
    kind: 'sale',
    id: '20260418',
    sourceType: 'entrust',
    title: '<img src=x onerror=alert(1)>',
    facts: [],
  },
];

const flows = flowsOf(visitorScene);

const shown = (text: string, isWriting: boolean): HTMLElement => {
  cleanup();
  const { container } = render(
    <MemoryRouter>
      <AnswerText text={text} sources={sources} linkOf={flows.linkOf} isWriting={isWriting} />
    </MemoryRouter>,
  );
  return container;
};

/** Elements and attributes that an answer may not have, and links that leave the site. */
const unexpected = (root: HTMLElement): readonly string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const href = element.getAttribute('href');
    const leaves = href !== null && new URL(href, location.href).origin !== location.origin;
    return [
      ...(elements.includes(element.tagName) ? [] : [`element ${element.tagName}`]),
      ...element.getAttributeNames().filter((name) => !attributes.includes(name)),
      ...(leaves ? [`link ${href}`] : []),
    ];
  });

const attacks = [...markdownPayloads, ...deepMarkdown, ...Object.values(xssPayloads).flat()].map(
  (attack) => [attack.slice(0, 60), attack] as const,
);

test.each(attacks)(
  '[SEC-03][MKT-20] an answer makes nothing that acts of %j, whole or half',
  (_begins, attack) => {
    const half = attack.slice(0, Math.ceil(attack.length / 2));
    expect(unexpected(shown(`半 ${half}`, true))).toEqual([]);
    const whole = shown(`整\n\n${attack}\n\n见[1]`, true);
    expect(unexpected(whole)).toEqual([]);
    expect(whole.textContent).toContain('整');
    expect(unexpected(shown(`整\n\n${attack}\n\n见[1]`, false))).toEqual([]);
  },
);

test('[MKT-20] a citation leads to its listing, and its title stays text', () => {
  const cited = shown('减速器项目[1]，另一处[7]', false);
  expect(cited.querySelector('a')?.getAttribute('href')).toBe('/sale/entrust/20260418');
  expect(cited.querySelector('a')?.getAttribute('aria-label')).toContain('<img src=x onerror=alert(1)>');
  expect(cited.querySelectorAll('a')).toHaveLength(1);
  expect(cited.textContent).toContain('[7]');
});
