import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';

/** A part of a page whose code comes when it is first needed, or when somebody has asked for it before. */
export interface Later<P> {
  readonly Part: ComponentType<P>;
  /** Rejects when the code does not come; asked again, it is fetched again. */
  readonly preload: () => Promise<void>;
}

/** What stands in the place of a part whose code did not come can ask for it again. */
export interface NotCome {
  readonly onAgain: () => void;
}

/**
 * Makes a part whose code comes later. Code that is here renders at once, without a lazy boundary.
 * @param Instead stands there when the code does not come; nothing when left out
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
