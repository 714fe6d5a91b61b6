import type { ReactElement, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import './button.css';

export interface ButtonProps extends ButtonLook {
  readonly children: ReactNode;
  readonly submits?: boolean;
  /** Under way: it keeps its place and the focus, and answers no press. */
  readonly busy?: boolean;
  readonly onPress?: () => void;
}

export function Button({
  children,
  submits = false,
  busy = false,
  onPress,
  ...look
}: ButtonProps): ReactElement {
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={buttonClass(look)}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
    >
      {children}
    </button>
  );
}
