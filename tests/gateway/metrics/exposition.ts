/** A measurement as Prometheus reads it. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const line = /^([a-z_][a-z_\d]*)(?:\{(.*)\})? (\S+)$/i;

/** The measurements of a text in Prometheus's format; throws for a line that is none. */
export const samplesOf = (exposition: string): readonly Sample[] =>
  exposition
    .split('\n')
    .filter((text) => text !== '' && !text.startsWith('#'))
    .map((text) => {
      const [, name = '', labels = '', value = ''] = line.exec(text) ?? [];
      if (name === '') throw new Error(`no measurement: ${text}`);
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', said = '']) => [
        label,
        said,
      ]);
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
    });
