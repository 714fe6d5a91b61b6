// @vitest-environment jsdom
import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { WebDownload, type DownloadWindow } from '../../../src/adapters/download-web/web-download';

const file = { name: '个人数据.json', mediaType: 'application/json', text: '{"姓名":"林远"}' };

/** A window whose page is this one, and which hands files over as it is told. */
const windowWith = (
  files: Partial<Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>>,
): DownloadWindow => ({
  document,
  Blob,
  setTimeout,
  URL: files as typeof URL,
});

test('[PRI-06] a file is handed over by a link that is pressed once and leaves nothing in the page', async () => {
  const [made, pressed]: [Blob[], string[]] = [[], []];
  const page = windowWith({
    createObjectURL: (blob) => {
      made.push(blob as Blob);
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  document.body.addEventListener(
    'click',
    (click) => {
      // jsdom would follow the link a moment later, when the test may be over.
      click.preventDefault();
      const link = click.target as HTMLAnchorElement;
      pressed.push(`${link.href} ${link.download} ${String(link.isConnected)}`);
    },
    { once: true },
  );
  expect(await new WebDownload(page, 'browser').save(file)()).toEqual(right(undefined));
  expect(pressed).toEqual(['blob:file 个人数据.json true']);
  expect(made.map(({ type, size }) => [type, size])).toEqual([
    ['application/json;charset=utf-8', new TextEncoder().encode(file.text).length],
  ]);
  expect(document.querySelector('a[download]')).toBeNull();
});

test('[PRI-06] where files cannot be handed over it is told, not thrown', async () => {
  expect(await new WebDownload(windowWith({}), 'browser').save(file)()).toEqual(left('downloadFailed'));
});

test.each(['wechat', 'native'] as const)(
  '[PRI-06] in an environment (%s) whose links to files come to nothing none is made, and it is told',
  async (environment) => {
    const made: unknown[] = [];
    const page = windowWith({
      createObjectURL: (blob) => {
        made.push(blob);
        return 'blob:file';
      },
    });
    expect(await new WebDownload(page, environment).save(file)()).toEqual(left('downloadFailed'));
    expect(made).toEqual([]);
  },
);
