import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useFocusRequest } from '../field/use-focus-request';
import './tick-box.css';

export interface TickBoxProps {
  readonly ticked: boolean;
  /** The accessible name of the box when it contains no words. */
  readonly name?: string;
  /** The id of what is said about it. */
  readonly describedBy?: string | undefined;
  /** Changes its identity each time the box is to take the focus; null leaves the focus alone. */
  readonly focusRequest?: object | null;
  readonly onToggle: () => void;
  /** The words next to the box. A press on them ticks it as well. */
  readonly children?: ReactNode;
}

/** A box to tick, in the platform's own element: keyboard, readers and forms know it. */
export function TickBox(props: TickBoxProps): ReactElement {
  const { ticked, name, describedBy, focusRequest = null, onToggle, children } = props;
  const box = useFocusRequest<HTMLInputElement>(focusRequest);
  const atFirst = useRef({ ticked, onToggle });
  // Ticked in the server's HTML before the script came: React shows it unticked from its next rendering on.
  useEffect(() => {
    const first = atFirst.current;
    if (box.current?.checked === true && !first.ticked) first.onToggle();
  }, [box]);
  return (
    <label className="tick-box">
      <input
        ref={box}
        type="checkbox"
        checked={ticked}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={onToggle}
      />
      {children}
    </label>
  );
}
