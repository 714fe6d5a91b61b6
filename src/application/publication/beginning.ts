import { isRight } from 'fp-ts/Either';
import type { FormTexts } from '../../../contract/publication/form-texts';
import type { CallOptions } from '../../ports/call';
import type { PublicationGateway } from '../../ports/publication-gateway';
import type { Which } from './publication-context';

/** What a buyer is asked once: the next demand begins with it. */
const ofBuyer = ['naming', 'buyerType', 'companyName', 'profile', 'funding', 'contact', 'hidden'];

/** What a new form begins with: what its address gives, and who the buyer is as their last demand has it. */
export const beginningOf = async (
  publications: Pick<PublicationGateway, 'list' | 'detail'>,
  { kind, given }: Pick<Which, 'kind' | 'given'>,
  options: CallOptions,
): Promise<FormTexts> => {
  if (kind !== 'buy') return given;
  const own = await publications.list({ page: 1, pageSize: 20, cursor: null }, options)();
  const last = isRight(own) ? own.right.items.find((each) => each.kind === 'buy') : undefined;
  if (last === undefined) return given;
  const found = await publications.detail(last.id, options)();
  if (!isRight(found)) return given;
  const kept = Object.entries(found.right.fields).filter(([field]) => ofBuyer.includes(field));
  return { ...Object.fromEntries(kept), ...given };
};
