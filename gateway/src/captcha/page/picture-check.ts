import type { FrameDesk } from './frame-desk';
import { drawPuzzle, judge } from './puzzle-calls';
import type { GivenPuzzle } from './read-answers';
import { Slider } from './slider';
import type { FrameContext } from './frame-messages';

/** One puzzle after another, until one is solved. While it is busy nothing else is begun. */
export class PictureCheck {
  private given: GivenPuzzle | null = null;
  private busy = false;
  private readonly slider: Slider;

  constructor(
    private readonly desk: FrameDesk,
    private readonly context: FrameContext,
  ) {
    const { parts, texts } = desk;
    this.slider = new Slider(parts, {
      describe: (at, most) => texts.position.replace('{at}', String(at)).replace('{most}', String(most)),
      onPlaced: () => this.askToConfirm(),
      onSubmit: () => void this.verify(),
    });
    parts.confirm.addEventListener('click', () => void this.verify());
  }

  get isBusy(): boolean {
    return this.busy;
  }

  /** Shows another picture; `failure` is what went wrong with the one before, if anything did. */
  async renew(failure: string | null): Promise<void> {
    if (this.busy) return;
    const { desk } = this;
    this.begin(desk.texts.loading);
    this.given = null;
    const drawn = await drawPuzzle(desk.parts, this.context);
    if (typeof drawn === 'string') {
      this.rest();
      desk.stop(drawn, 1012);
      return;
    }
    this.given = drawn;
    desk.parts.frame.dataset.drawn = 'true';
    this.slider.reset({ most: drawn.width - drawn.pieceWidth, height: drawn.height, path: drawn.path });
    desk.reportShown();
    await desk.wait(drawn.waitMs);
    this.offer(drawn, failure);
  }

  private async verify(): Promise<void> {
    if (this.busy || this.given === null) return;
    const { given, desk } = this;
    const { texts } = desk;
    this.begin(texts.checking);
    const { position, way } = this.slider;
    const verdict = await judge(this.context, given.id, { x: position, way });
    if (verdict === 'tooFrequent') this.offer(given, texts.tooFrequent);
    else if (typeof verdict === 'string') {
      this.rest();
      desk.stop(verdict, 1013);
    } else if (verdict.outcome === 'missed') this.offer(given, texts.verifyFailed);
    else if (verdict.outcome === 'passed') desk.leave(verdict.ticket, verdict.randstr);
    else {
      this.rest();
      await this.renew(texts.verifyFailed);
    }
  }

  private begin(text: string): void {
    const { parts } = this.desk;
    this.busy = true;
    this.slider.enable(false);
    parts.confirm.hidden = true;
    this.desk.setBusy(true);
    this.desk.say(text, 'plain');
  }

  private rest(): void {
    this.busy = false;
    this.desk.setBusy(false);
  }

  /** The picture is to be solved, from the start. */
  private offer({ width, pieceWidth, height, path }: GivenPuzzle, failure: string | null): void {
    this.rest();
    this.slider.reset({ most: width - pieceWidth, height, path });
    this.slider.enable(true);
    this.desk.say(failure ?? this.desk.texts.hint, failure === null ? 'plain' : 'bad');
  }

  private askToConfirm(): void {
    this.desk.parts.confirm.hidden = false;
    this.desk.say(this.desk.texts.confirmHint, 'plain');
  }
}
