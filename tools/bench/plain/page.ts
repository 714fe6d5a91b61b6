import { createElement, useState, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Virtualizer, WindowVirtualizer } from 'virtua';

/**
 * What runs in the page: a list in React and virtua alone, of the rows that the application has drawn there. `hupoPlain`
 * is called by `plain-list.ts`.
 */

const nameOf = (attribute: string): string =>
  ({ class: 'className', for: 'htmlFor', tabindex: 'tabIndex', datetime: 'dateTime' })[attribute] ??
  attribute;

/** An element and what is in it, as React makes it. */
const drawn = (node: ChildNode, key: number): ReactNode => {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = [...node.attributes].filter(({ name }) => name !== 'style' && !name.startsWith('on'));
  const props = Object.fromEntries(attributes.map(({ name, value }) => [nameOf(name), value]));
  const inside = [...node.childNodes].map(drawn);
  return createElement(
    node.localName,
    { ...props, key, ...(node instanceof HTMLInputElement ? { readOnly: true } : {}) },
    ...inside,
  );
};

export interface PlainList {
  /** The rows of the application that are copied, by a selector. */
  readonly rows: string;
  readonly count: number;
  /** What a row is guessed to be high, in pixels. */
  readonly height: number;
  /** A conversation begins at its end, in a box of its own; a list in its middle. */
  readonly atEnd: boolean;
  readonly times: number;
}

declare global {
  interface Window {
    hupoPlain?: (asked: PlainList) => Promise<readonly number[]>;
  }
}

function List({
  asked,
  templates,
}: {
  readonly asked: PlainList;
  readonly templates: readonly Element[];
}): ReactElement {
  const rows = Array.from({ length: asked.count }, (_, at) => {
    const template = templates[at % templates.length];
    return createElement('div', { key: at }, template === undefined ? null : drawn(template, at));
  });
  const begin = (list: { readonly scrollToIndex: (at: number) => void } | null): void =>
    list?.scrollToIndex(asked.atEnd ? asked.count - 1 : Math.floor(asked.count / 2));
  return asked.atEnd
    ? createElement(
        'div',
        { style: { height: '700px', overflowY: 'auto' } },
        createElement(Virtualizer, { ref: begin, itemSize: asked.height, children: rows }),
      )
    : createElement(WindowVirtualizer, { ref: begin, itemSize: asked.height, children: rows });
}

/** Mounts the list some times over, each time in place of another page. Returns milliseconds until it stood, and a frame. */
const measured = async (asked: PlainList): Promise<readonly number[]> => {
  const templates = [...document.querySelectorAll(asked.rows)].map((row) => {
    const copy = row.cloneNode(true);
    return copy instanceof Element ? copy : row;
  });
  if (templates.length === 0) throw new Error('bench: there are no rows to copy');
  const place = document.createElement('main');
  for (const one of [...document.body.children]) one.remove();
  document.body.append(place);
  const shows = { list: (_: boolean): void => undefined };
  const App = (): ReactElement => {
    const [isList, show] = useState(false);
    shows.list = show;
    return isList ? createElement(List, { asked, templates }) : createElement('p', null, '…');
  };
  flushSync(() => createRoot(place).render(createElement(App)));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const stands = (): boolean =>
    [...place.querySelectorAll<HTMLElement>(asked.rows.split(' ').at(-1) ?? '')].some((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return row.offsetParent !== null && bottom > 0 && top < window.innerHeight;
    });
  const took: number[] = [];
  for (let time = 0; time < asked.times; time += 1) {
    const began = performance.now();
    shows.list(true);
    while (!stands()) await frame();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    took.push(performance.now() - began);
    shows.list(false);
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return took;
};

window.hupoPlain = measured;
