import { frameElements, type FrameElements } from './elements';
import { FrameDesk } from './frame-desk';
import { PictureCheck } from './picture-check';
import { SoundCheck } from './sound-check';
import type { RunPuzzle } from './start-frame';
import type { FrameTexts } from './texts';

/** When the page gives its focus to the frame, the slider has it; not when the frame is only pressed on. */
const takeFocus = (slider: HTMLElement): void => {
  let pressed = false;
  window.addEventListener('pointerdown', () => (pressed = true), true);
  window.addEventListener('blur', () => (pressed = false));
  window.addEventListener('focus', () => {
    if (!pressed && document.activeElement === document.body) slider.focus();
  });
};

const fill = (parts: FrameElements, texts: FrameTexts): void => {
  parts.picture.setAttribute('aria-label', texts.picture);
  parts.slider.setAttribute('aria-label', texts.slider);
  parts.confirm.textContent = texts.confirm;
  parts.refreshLabel.textContent = texts.refresh;
  parts.other.textContent = texts.listen;
  parts.listenLead.textContent = texts.listenLead;
  parts.playLabel.textContent = texts.play;
  parts.digitsLabel.textContent = texts.digits;
  parts.submit.textContent = texts.confirm;
  document.title = texts.title;
};

/** The picture, with the digits for people who cannot see it or do not like to. */
export const runPuzzle: RunPuzzle = async (context, { lang, texts }, report) => {
  const parts = frameElements();
  document.documentElement.lang = lang;
  fill(parts, texts);
  takeFocus(parts.slider);
  const desk = new FrameDesk(parts, texts, report);
  const [picture, sound] = [new PictureCheck(desk, context), new SoundCheck(desk, context)];
  const isListening = (): boolean => !parts.listening.hidden;
  const change = (): void => {
    if (picture.isBusy || sound.isBusy) return;
    parts.listening.hidden = !parts.listening.hidden;
    parts.looking.hidden = isListening();
    parts.sound.pause();
    parts.confirm.hidden = true;
    parts.other.textContent = isListening() ? texts.look : texts.listen;
    parts.refreshLabel.textContent = isListening() ? texts.newSound : texts.refresh;
    if (!isListening()) void picture.renew(null);
    else {
      parts.play.focus();
      void sound.renew(null);
    }
  };
  parts.other.addEventListener('click', change);
  parts.refresh.addEventListener('click', () => void (isListening() ? sound : picture).renew(null));
  await picture.renew(null);
};
