import type { FrameDesk } from './frame-desk';
import { judge, orderSound } from './puzzle-calls';
import type { GivenSound } from './read-answers';
import type { FrameContext } from './frame-messages';

/** Four spoken digits after another, until one four is typed: the way without a puzzle. */
export class SoundCheck {
  private given: GivenSound | null = null;
  private busy = false;
  /** Settles when the digits that are under way are here, or did not come. */
  private coming: Promise<void> = Promise.resolve();

  constructor(
    private readonly desk: FrameDesk,
    private readonly context: FrameContext,
  ) {
    const { parts } = desk;
    parts.play.addEventListener('click', () => void this.play());
    parts.listening.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.verify();
    });
  }

  get isBusy(): boolean {
    return this.busy;
  }

  /** Fetches other digits; `failure` is what went wrong with those before, if anything did. */
  renew(failure: string | null): Promise<void> {
    if (!this.busy) this.coming = this.fetch(failure);
    return this.coming;
  }

  private async fetch(failure: string | null): Promise<void> {
    const { desk } = this;
    const { parts, texts } = desk;
    this.begin(texts.loading);
    this.given = null;
    parts.sound.pause();
    parts.digits.value = '';
    const given = await orderSound(this.context);
    if (typeof given === 'string') {
      this.rest();
      desk.say(texts[given], 'bad');
      return;
    }
    parts.sound.src = `data:audio/wav;base64,${given.sound}`;
    desk.reportShown();
    await desk.wait(given.waitMs);
    this.given = given;
    this.rest();
    desk.say(failure ?? '', failure === null ? 'plain' : 'bad');
  }

  /** Plays them from the start; without any, waits for those under way, or fetches some first. */
  private async play(): Promise<void> {
    if (this.given === null) await this.renew(null);
    const { sound, digits } = this.desk.parts;
    if (this.given === null) return;
    sound.currentTime = 0;
    await sound.play().then(
      () => digits.focus(),
      () => this.desk.say(this.desk.texts.networkTimeout, 'bad'),
    );
  }

  private async verify(): Promise<void> {
    const { desk, given } = this;
    const { parts, texts } = desk;
    if (this.busy || given === null) return;
    if (parts.digits.value.trim() === '') {
      desk.say(texts.digitsMissing, 'bad');
      parts.digits.focus();
      return;
    }
    this.begin(texts.checking);
    const verdict = await judge(this.context, given.id, { digits: parts.digits.value });
    this.rest();
    if (typeof verdict === 'string') desk.say(texts[verdict], 'bad');
    else if (verdict.outcome === 'passed') {
      this.begin(texts.verified);
      desk.leave(verdict.ticket, verdict.randstr);
    } else if (verdict.outcome === 'missed') {
      parts.digits.select();
      desk.say(texts.verifyFailed, 'bad');
    } else await this.renew(texts.verifyFailed);
  }

  private begin(text: string): void {
    this.busy = true;
    this.desk.setBusy(true);
    this.desk.say(text, 'plain');
  }

  private rest(): void {
    this.busy = false;
    this.desk.setBusy(false);
  }
}
