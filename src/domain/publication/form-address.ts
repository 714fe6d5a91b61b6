import type { PublicationKind } from '../../../contract/publication/form-texts';
import { publicationsPath } from './demand-address';

/** Which form is asked for; without an id a new one. */
export interface FormAddress {
  readonly kind: PublicationKind;
  readonly id: string | null;
  /** From 1. */
  readonly step: number;
  /** The field that is to get the focus, such as one with a reviewer's reason. */
  readonly field: string | null;
}

/** The address of a form. Pages that lead to a form load none of its plan. */
export const formAddress = ({ kind, id, step, field }: FormAddress): string => {
  const query = new URLSearchParams({
    kind,
    ...(id === null ? {} : { id }),
    ...(step === 1 ? {} : { step: String(step) }),
    ...(field === null ? {} : { field }),
  });
  return `${publicationsPath}?${query.toString()}`;
};
