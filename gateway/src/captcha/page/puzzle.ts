import { frameElements, type FrameElements } from './elements';
import type { RunPuzzle } from './frame';
import { drawPuzzle, judgePuzzle, type Obstacle } from './puzzle-calls';
import type { GivenPuzzle } from './read-answers';
import { Slider } from './slider';
import type { FrameTexts } from './texts';
import type { FrameCode, FrameContext, Tell } from './told';

/** So long the good news stands before the page takes the frame away. */
const farewellMs = 400;

/** When the page gives its focus to the frame, the slider has it; not when the frame is only pressed on. */
const takeFocus = (slider: HTMLElement): void => {
  let pressed = false;
  window.addEventListener('pointerdown', () => (pressed = true), true);
  window.addEventListener('blur', () => (pressed = false));
  window.addEventListener('focus', () => {
    if (!pressed && document.activeElement === document.body) slider.focus();
  });
};

/** One puzzle after another, until one is solved. While it is busy nothing else is begun. */
class Puzzle {
  private given: GivenPuzzle | null = null;
  private busy = false;
  private shown = false;
  private readonly slider: Slider;

  constructor(
    private readonly parts: FrameElements,
    private readonly texts: FrameTexts,
    private readonly context: FrameContext,
    private readonly tell: Tell,
  ) {
    this.slider = new Slider(parts, {
      describe: (at, most) => texts.position.replace('{at}', String(at)).replace('{most}', String(most)),
      onPlaced: () => this.askToConfirm(),
      onSubmit: () => void this.verify(),
    });
    parts.confirm.addEventListener('click', () => void this.verify());
    parts.refresh.addEventListener('click', () => void this.renew(null));
    takeFocus(parts.slider);
  }

  /** Shows another picture; `failure` is what went wrong with the one before, if anything did. */
  async renew(failure: string | null): Promise<void> {
    if (this.busy) return;
    this.begin(this.texts.loading);
    this.given = null;
    const drawn = await drawPuzzle(this.parts, this.context);
    if (typeof drawn === 'string') {
      this.stop(drawn, 1012);
      return;
    }
    this.given = drawn;
    this.parts.frame.dataset.drawn = 'true';
    this.offer(drawn, failure);
    this.tellShown();
  }

  private async verify(): Promise<void> {
    if (this.busy || this.given === null) return;
    const { given } = this;
    this.begin(this.texts.checking);
    const verdict = await judgePuzzle(this.context, given.id, this.slider.position);
    if (verdict === 'tooFrequent') this.offer(given, this.texts.tooFrequent);
    else if (typeof verdict === 'string') this.stop(verdict, 1013);
    else if (verdict.outcome === 'missed') this.offer(given, this.texts.verifyFailed);
    else if (verdict.outcome === 'passed') this.leave(verdict.ticket, verdict.randstr);
    else await this.replace();
  }

  private begin(text: string): void {
    this.busy = true;
    this.slider.enable(false);
    this.parts.confirm.hidden = true;
    this.parts.refresh.setAttribute('aria-disabled', 'true');
    this.say(text, 'plain');
  }

  private rest(): void {
    this.busy = false;
    this.parts.refresh.setAttribute('aria-disabled', 'false');
  }

  /** The picture is to be solved, from the start. */
  private offer({ width, pieceWidth }: GivenPuzzle, failure: string | null): void {
    this.rest();
    this.slider.reset(width - pieceWidth);
    this.slider.enable(true);
    this.say(failure ?? this.texts.hint, failure === null ? 'plain' : 'bad');
  }

  /** Nothing to solve for now; the button asks for another picture. */
  private stop(obstacle: Obstacle, code: FrameCode): void {
    this.rest();
    this.say(this.texts[obstacle], 'bad');
    if (obstacle === 'tooFrequent') this.tellShown();
    else this.tell({ event: 'error', code });
  }

  private replace(): Promise<void> {
    this.rest();
    return this.renew(this.texts.verifyFailed);
  }

  private leave(ticket: string, randstr: string): void {
    this.say(this.texts.verified, 'good');
    setTimeout(() => this.tell({ event: 'verified', ticket, randstr }), farewellMs);
  }

  private tellShown(): void {
    this.tell({ event: this.shown ? 'refreshed' : 'shown' });
    this.shown = true;
  }

  private askToConfirm(): void {
    this.parts.confirm.hidden = false;
    this.say(this.texts.confirmHint, 'plain');
  }

  private say(text: string, tone: 'plain' | 'good' | 'bad'): void {
    this.parts.hint.dataset.tone = tone;
    if (this.parts.hint.textContent !== text) this.parts.hint.textContent = text;
  }
}

const fill = (parts: FrameElements, texts: FrameTexts): void => {
  parts.picture.setAttribute('aria-label', texts.picture);
  parts.slider.setAttribute('aria-label', texts.slider);
  parts.confirm.textContent = texts.confirm;
  parts.refreshLabel.textContent = texts.refresh;
  document.title = texts.title;
};

export const runPuzzle: RunPuzzle = async (context, { lang, texts }, tell) => {
  const parts = frameElements();
  document.documentElement.lang = lang;
  fill(parts, texts);
  await new Puzzle(parts, texts, context, tell).renew(null);
};
