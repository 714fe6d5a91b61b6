import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';

/** A part of a page whose code loads when it is first rendered, or preloaded. */
export interface Later<P> {
  readonly Part: ComponentType<P>;
  /** Rejects when the code does not come; asked again, it is fetched again. */
  readonly preload: () => Promise<void>;
}

/** Props of the part that is shown when the code did not load. It can retry. */
export interface NotCome {
  readonly onAgain: () => void;
}

/**
 * Returns a part whose code loads later. Loaded code renders at once, without a lazy boundary.
 *
 * @param Instead is shown when the code does not load; nothing when left out
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Instead?: ComponentType<P & NotCome>,
): Later<P> => {
  const held: { part?: ComponentType<P> } = {};
  const preload = async (): Promise<void> => {
    held.part ??= await load();
  };
  function Part(props: P): ReactElement | null {
    const [outcome, setOutcome] = useState<'waiting' | 'here' | 'failed'>('waiting');
    const ask = (): void =>
      void preload().then(
        () => setOutcome('here'),
        () => setOutcome('failed'),
      );
    useEffect(ask, []);
    if (held.part !== undefined) return createElement(held.part, props);
    return outcome === 'failed' && Instead !== undefined ? <Instead {...props} onAgain={ask} /> : null;
  }
  return { Part, preload };
};
