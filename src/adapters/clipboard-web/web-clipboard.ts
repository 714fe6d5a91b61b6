import { left, right, type Either } from 'fp-ts/Either';
import type { Clipboard, ClipboardFailure } from '../../ports/clipboard';

/** What of a window the clipboard needs; WeChat's older browsers, and pages without https, have no `clipboard`. */
export interface ClipboardWindow {
  readonly document: Document;
  readonly navigator: { readonly clipboard?: Pick<Navigator['clipboard'], 'writeText'> | undefined };
}

/** The way of old browsers to copy: a selection and a command. */
const copySelection = ({ document }: ClipboardWindow, text: string): Either<ClipboardFailure, void> => {
  const command: unknown = Reflect.get(document, 'execCommand');
  if (typeof command !== 'function') return left('unsupported');
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'vh';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  field.setSelectionRange(0, text.length);
  try {
    return Reflect.apply(command, document, ['copy']) === true ? right(undefined) : left('denied');
  } catch {
    return left('denied');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
};

/** The clipboard of a browser, WeChat's and the app's among them; where it refuses, the older way is tried. */
export class WebClipboard implements Clipboard {
  constructor(private readonly window: ClipboardWindow) {}

  readonly write = (text: string) => () => {
    const older = (): Either<ClipboardFailure, void> => copySelection(this.window, text);
    const { clipboard } = this.window.navigator;
    if (clipboard === undefined) return Promise.resolve(older());
    return clipboard.writeText(text).then(() => right(undefined), older);
  };
}
