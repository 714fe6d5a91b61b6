import { scriptAddress } from '../script-address';

/** Gives a script element its address, which is that of the captcha's entry script and no other (SEC-01). */
export function trustedScriptSetter(window: Window, allowed: string): (script: HTMLScriptElement) => void {
  const address = scriptAddress(window, allowed, 'only the captcha’s entry script may be loaded');
  return (script) => {
    script.src = address();
  };
}
