import { createElement, lazy, Suspense, type ComponentType, type ReactElement } from 'react';

const Nothing = (): null => null;
const awaited: (() => Promise<void>)[] = [];

/**
 * A part that the server renders and whose code loads after the first view. Until then the server's HTML
 * stays.
 */
export function drawnBefore<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const held: { part?: ComponentType<P> } = {};
  awaited.push(async () => {
    held.part ??= await load();
  });
  const Later = lazy<ComponentType<P>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Nothing }),
    ),
  );
  return function DrawnBefore(props: P): ReactElement {
    return <Suspense fallback={null}>{createElement<P>(held.part ?? Later, props)}</Suspense>;
  };
}

/** The code of all such parts, before anything is drawn: the server renders at once or not at all. */
export const allToDraw = async (): Promise<void> => {
  await Promise.all(awaited.map((load) => load()));
};
