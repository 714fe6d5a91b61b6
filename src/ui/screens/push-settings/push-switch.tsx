import { useId, type ReactElement } from 'react';

export interface PushSwitchProps {
  readonly name: string;
  readonly text: string;
  readonly on: boolean;
  readonly busy: boolean;
  readonly onSwitch: () => void;
}

/** One kind of push, on or off; the whole row is its target. */
export function PushSwitch({ name, text, on, busy, onSwitch }: PushSwitchProps): ReactElement {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className="member-row push-switch"
      aria-checked={on}
      aria-describedby={id}
      aria-label={name}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onSwitch}
    >
      <span>
        <b>{name}</b>
        <span id={id} className="muted push-text">
          {text}
        </span>
      </span>
      <span className={on ? 'push-knob push-on' : 'push-knob'} aria-hidden="true" />
    </button>
  );
}
