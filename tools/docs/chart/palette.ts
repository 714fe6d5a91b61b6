/** Colours of a printed chart: ink on white, amber for the start alone. Values are those of the look's tokens. */
export const palette = {
  paper: '#ffffff',
  ink: '#151a22',
  inkSoft: '#3a424f',
  inkPale: '#5c6573',
  line: '#858e9b',
  region: '#f4f5f7',
  amber: '#ffb300',
} as const;

/** How the words of a chart are set. */
export const tones = {
  title: { size: 18, bold: true, fill: palette.ink },
  name: { size: 14, bold: true, fill: palette.ink },
  plain: { size: 12, bold: false, fill: palette.ink },
  strong: { size: 12, bold: true, fill: palette.ink },
  guard: { size: 12, bold: false, fill: palette.inkSoft },
  soft: { size: 12, bold: false, fill: palette.inkPale },
  ids: { size: 11, bold: false, fill: palette.inkPale },
} as const;

export type Tone = keyof typeof tones;
