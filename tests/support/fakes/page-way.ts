import type { PageWay } from '../../../src/ports/page-way';

export interface FakePageWay {
  readonly port: PageWay;
  /** Where it went on to inside the application, in order. */
  readonly goneOnTo: readonly string[];
  /** What it opened, from which back leads here, in order. */
  readonly opened: readonly string[];
  /** What it put on its page's address, in order. */
  readonly amended: readonly string[];
  /** For what it left the application, in order. */
  readonly leftFor: readonly string[];
}

/** Records where flows go. */
export const fakePageWay = (): FakePageWay => {
  const [goneOnTo, opened, amended, leftFor]: [string[], string[], string[], string[]] = [[], [], [], []];
  return {
    goneOnTo,
    opened,
    amended,
    leftFor,
    port: {
      goOn: (address) => void goneOnTo.push(address),
      open: (address) => void opened.push(address),
      amend: (address) => void amended.push(address),
      leaveFor: (address) => void leftFor.push(address),
    },
  };
};
