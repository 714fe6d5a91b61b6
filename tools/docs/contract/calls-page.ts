import type { AnyCall } from '../../../contract/call/call';
import { ofAnyCall, refusalsOf } from '../../../contract/refusal/may-refuse';
import { allRefusals } from './all-refusals';
import { code, codes, section, table, text, title, type Block } from '../page/blocks';
import { textsOf } from './call-texts';
import { families, type Family } from './documented-families';
import { fieldsOf } from './requests';
import { isOptional } from './schema';

const accessWords: Readonly<Record<AnyCall['access'], string>> = {
  public: 'anybody',
  session: 'whoever is logged in',
  account: 'a member',
};

const fieldWords = (value: AnyCall): string =>
  [
    ...Object.entries(fieldsOf(value.parameters)).map(([name, codec]) =>
      isOptional(codec) ? `${code(name)} (may be absent)` : code(name),
    ),
    ...(value.brings === 'file' ? ['a file'] : []),
  ].join(', ');

const repeatWords = ({ safe, key, streams }: AnyCall): string => {
  if (streams === true) return 'answered in events';
  if (safe) return 'safe';
  return { none: '', taken: 'a key, where one is given', needed: 'a key, always' }[key];
};

const familyBlocks =
  (root: string) =>
  (family: Family): readonly Block[] => {
    const { about, calls } = textsOf(root, family);
    const rows = Object.entries(family.calls).map(([name, value]) => [
      `${value.method} ${code(value.path)}`,
      calls[name] ?? '',
      accessWords[value.access],
      fieldWords(value),
      repeatWords(value),
      codes(refusalsOf(value)),
    ]);
    return section(
      family.title,
      table(['Call', 'What it does', 'Who', 'Parameters', 'Repeated', 'Refused with'], rows),
      about,
    );
  };

/** The calls of the contract for readers, and every refusal of the reference gateway by its name. */
export const callsPage = (root: string): readonly Block[] => [
  title('The calls'),
  text(`Shapes and examples stand in ${code('openapi.json')} beside this page.`),
  ...families.flatMap(familyBlocks(root)),
  ...section(
    'Refusals',
    table(
      ['Name', 'Code', 'Words'],
      allRefusals.map(({ name, code: number, text: words }) => [code(name), String(number), words]),
    ),
    `A call is refused with what its row names, or with what any call may meet: ${codes(ofAnyCall)}. A client shows the words; numbers and names in them are examples.`,
  ),
];
