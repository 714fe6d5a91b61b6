import { left, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deck } from '../../../../src/application/deals/deck/definition';
import type { DeckInput } from '../../../../src/application/deals/deck/deck-context';
import { selectDeckStatus } from '../../../../src/application/deals/deck/status';
import { fakeFilePreviews } from '../../../support/fakes/file-previews';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { fakePdfReader } from '../../../support/fakes/pdf-reader';
import { settled } from '../../../support/fakes/settled';

const file: DeckInput = { id: 'pres-1', protected: false, pageCount: 17, page: 3 };

const started = (input: DeckInput) => {
  const { ports, gateways } = fakePagePorts();
  const previews = fakeFilePreviews();
  const pdf = fakePdfReader();
  const amended: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    deck({
      ...ports,
      previews: previews.port,
      pdf: pdf.port,
      way: { ...ports.way, amend: (address) => void amended.push(address) },
    }),
    { input, clock },
  ).start();
  const status = () => selectDeckStatus(actor.getSnapshot());
  return {
    actor,
    status,
    clock,
    pdf,
    amended,
    pictures: previews.open,
    read: gateways.presentationPicture.read,
  };
};

describe('a presentation that is a file', () => {
  test('[SCR-06] is opened by its path, drawn from its page on, and its page is on the address', async () => {
    const { status, pdf, amended, actor } = started(file);
    expect(pdf.asked).toEqual(['/files/presentation/pres-1.pdf']);
    await pdf.opens(17);
    expect(pdf.drawing).toEqual([3]);
    await pdf.draws();
    expect(status()).toMatchObject({ phase: 'shown', page: 3, address: 'blob:page-3' });
    actor.send({ type: 'page.turned', to: 4 });
    expect(amended).toEqual(['/news/presentation/pres-1?page=3', '/news/presentation/pres-1?page=4']);
  });

  test('[SCR-06] draws one page at a time; who turns fast waits for the last one alone', async () => {
    const { status, pdf, actor } = started({ ...file, page: 1 });
    await pdf.opens(500);
    for (let to = 2; to <= 500; to += 1) actor.send({ type: 'page.turned', to });
    expect(pdf.drawing).toEqual([1]);
    await pdf.draws();
    expect(pdf.drawing).toEqual([1, 500]);
    await pdf.draws();
    expect(status()).toMatchObject({ phase: 'shown', page: 500 });
    await pdf.draws();
    expect(pdf.open.size).toBeLessThanOrEqual(5);
  });

  test('[SCR-06] leaving it ends what is under way, and frees the file and its pictures', async () => {
    const { pdf, actor } = started(file);
    await pdf.opens(17);
    await pdf.draws();
    expect([pdf.open.size, pdf.closed()]).toEqual([1, false]);
    actor.stop();
    expect([pdf.open.size, pdf.closed(), pdf.aborted()]).toEqual([0, true, true]);
    await pdf.draws();
    expect(pdf.open.size).toBe(0);
  });

  test.each(['damaged', 'encrypted', 'refused'] as const)(
    '[SCR-06] that is %s is not shown',
    async (fault) => {
      const { status, pdf } = started(file);
      await pdf.fails(fault);
      expect(status()).toMatchObject({ phase: 'refused', fault, address: null });
    },
  );

  test('[SCR-06] that did not come, or whose page was not drawn, is tried again', async () => {
    const { status, pdf, actor } = started(file);
    await pdf.fails('unavailable');
    expect(status().phase).toBe('failed');
    actor.send({ type: 'deck.retried' });
    await pdf.opens(17);
    await pdf.draws('unavailable');
    expect(status().phase).toBe('pageFailed');
    actor.send({ type: 'page.retried' });
    await pdf.draws();
    expect(status().phase).toBe('shown');
  });

  test('[SCR-06] whose page is drawn late shows it when it comes', async () => {
    const { status, clock, pdf } = started(file);
    await pdf.opens(17);
    clock.increment(20_000);
    expect(status()).toMatchObject({ phase: 'pageFailed', address: null });
    await pdf.draws();
    expect(status()).toMatchObject({ phase: 'shown', address: 'blob:page-3' });
  });

  test('[SCR-06] whose page is drawn without an end is opened again by a retry', async () => {
    const { status, clock, pdf, actor, amended } = started(file);
    await pdf.opens(17);
    clock.increment(20_000);
    actor.send({ type: 'page.retried' });
    expect([status().phase, pdf.aborted(), pdf.closed(), pdf.asked.length]).toEqual([
      'opening',
      false,
      true,
      2,
    ]);
    await pdf.opens(17);
    expect(pdf.drawing).toEqual([3, 3]);
    await pdf.draws();
    expect(status()).toMatchObject({ phase: 'shown', page: 3, address: 'blob:page-3' });
    expect(amended.at(-1)).toBe('/news/presentation/pres-1?page=3');
  });
});

describe('a presentation whose file is not handed out', () => {
  const pictured = { ...file, protected: true };
  const picture = { type: 'image/webp', content: 'AAAA' } as const;

  test('[SCR-06] is read as pictures, one by one, and opens no file', async () => {
    const { status, pdf, read, pictures, actor } = started(pictured);
    await settled();
    expect(read.last().input).toEqual({ id: 'pres-1', page: 3 });
    read.last().answer(right(picture));
    await settled();
    expect(status()).toMatchObject({ phase: 'shown', address: [...pictures][0] });
    expect(read.last().input).toEqual({ id: 'pres-1', page: 4 });
    expect(pdf.asked).toEqual([]);
    actor.stop();
    expect([pictures.size, read.last().signal?.aborted]).toEqual([0, true]);
  });

  test('[MKT-19] whose determination ended meanwhile closes at once', async () => {
    const { status, read, pictures } = started(pictured);
    await settled();
    read.last().answer(right(picture));
    await settled();
    read.last().answer(left({ kind: 'refused', code: 403, message: '完成特定对象确定后可以查看' }));
    await settled();
    expect(status()).toMatchObject({ phase: 'refused', fault: 'refused', address: null });
    expect(pictures.size).toBe(0);
  });
});
