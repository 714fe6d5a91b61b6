import type { ChosenFile } from '../../../src/ports/chosen-file';
import type { FilePreviews } from '../../../src/ports/file-previews';

export interface FakeFilePreviews {
  readonly port: FilePreviews;
  /** Addresses that are open now. */
  readonly open: ReadonlySet<string>;
}

/** Gives each file an address of its own and remembers which are open. */
export const fakeFilePreviews = (): FakeFilePreviews => {
  const open = new Set<string>();
  let count = 0;
  const shown = (name: string) => {
    count += 1;
    const address = `blob:${count}-${name}`;
    open.add(address);
    return { address, close: () => open.delete(address) };
  };
  return {
    open,
    port: {
      open: ({ name }: ChosenFile) => shown(name),
      openPicture: ({ type }) => shown(type),
    },
  };
};
