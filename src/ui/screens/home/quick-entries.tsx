import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { listAddress } from '../../../../contract/kind/address';
import { kinds, mainKinds } from '../../../../contract/kind/kinds';
import { Drawing } from '../../kit/display/icon/drawing';
import { kindIcons } from '../../kit/display/icon/kind-icons';
import { entryGlyphs } from './entry-glyphs';
import { afterFirstViewText as text } from './after-first-view-text';

interface Entry {
  readonly to: string;
  readonly word: string;
  readonly glyph: keyof typeof entryGlyphs;
}

/** In the order of their weight; what comes later takes the place of the last. */
const entries: readonly Entry[] = [
  ...mainKinds.map((kind) => ({
    to: listAddress(kind),
    word: kinds[kind].listTitle,
    glyph: kindIcons[kind],
  })),
  { to: '/buy/hundred', word: text.hundred, glyph: 'hundred' },
  { to: '/sale/mark', word: text.newEconomy, glyph: 'newEconomy' },
  { to: listAddress('news'), word: kinds.news.listTitle, glyph: 'news' },
  { to: listAddress('investor'), word: kinds.investor.label, glyph: 'investor' },
  { to: listAddress('organization'), word: kinds.organization.label, glyph: 'organization' },
];

/** Two rows of four on a phone, one row on a desktop (SCR-01). */
export const QuickEntries = (): ReactElement => (
  <nav className="entries" aria-label={text.entries}>
    {entries.map(({ to, word, glyph }) => (
      <Link key={to} to={to}>
        <Drawing lines={entryGlyphs[glyph]} size={28} />
        {word}
      </Link>
    ))}
  </nav>
);
