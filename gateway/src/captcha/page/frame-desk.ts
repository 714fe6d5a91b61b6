import type { FrameElements } from './elements';
import type { Obstacle } from './puzzle-calls';
import type { FrameTexts } from './texts';
import type { FrameCode, Report } from './frame-messages';

/** How long the success is shown before the page removes the frame. */
const farewellMs = 400;

export type Tone = 'plain' | 'good' | 'bad';

/** The common part of the puzzle and the digits: a text for the person, and a message to the page. */
export class FrameDesk {
  private shown = false;

  constructor(
    readonly parts: FrameElements,
    readonly texts: FrameTexts,
    private readonly report: Report,
  ) {}

  say(text: string, tone: Tone): void {
    const { hint } = this.parts;
    hint.dataset.tone = tone;
    if (hint.textContent !== text) hint.textContent = text;
  }

  /** Says how long it still takes, until it may be answered. */
  async wait(waitMs: number): Promise<void> {
    for (let left = Math.ceil(waitMs / 1_000); left > 0; left -= 1) {
      this.say(this.texts.wait.replace('{s}', String(left)), 'plain');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }

  /** While something is under way neither another puzzle nor the other way is begun, and both say so. */
  setBusy(busy: boolean): void {
    for (const button of [this.parts.refresh, this.parts.other])
      button.setAttribute('aria-disabled', String(busy));
  }

  reportShown(): void {
    this.report({ event: this.shown ? 'refreshed' : 'shown' });
    this.shown = true;
  }

  /** Shows the refusal; the page gets each of them too, except haste. */
  stop(obstacle: Obstacle, code: FrameCode): void {
    this.say(this.texts[obstacle], 'bad');
    if (obstacle === 'tooFrequent') this.reportShown();
    else this.report({ event: 'error', code });
  }

  leave(ticket: string, randstr: string): void {
    this.say(this.texts.verified, 'good');
    setTimeout(() => this.report({ event: 'verified', ticket, randstr }), farewellMs);
  }
}
