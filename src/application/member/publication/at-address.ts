import { givenTexts, readFormAddress } from '../../../domain/publication/asked-form';
import type { PagePorts } from '../../../ports/page-ports';
import { beijingClock } from '../../../domain/time/date-fields';
import { publication } from './definition';
import type { PublicationMachine } from './machine';
import type { PublicationInput } from './publication-context';

/** The form of an address, for any user. */
export interface PublicationForm {
  readonly machine: PublicationMachine;
  readonly about: Omit<PublicationInput, 'userId' | 'publisher'>;
}

/** The form that an address asks for; null where it asks for the list. */
export const publicationAt = (ports: PagePorts, search: string): PublicationForm | null => {
  const address = readFormAddress(search);
  if (address === null) return null;
  const { kind, id } = address;
  const { callOf } = ports;
  return {
    machine: publication({
      ...ports,
      publications: {
        detail: callOf(({ publication: calls }) => calls.detail),
        save: callOf(({ publication: calls }) => calls.save),
        submit: callOf(({ publication: calls }) => calls.submit),
        recall: callOf(({ publication: calls }) => calls.recall),
      },
      uploads: { upload: callOf(({ upload }) => upload.upload) },
    }),
    about: {
      kind,
      id: id ?? ports.random.uuid(),
      isNew: id === null,
      given: givenTexts(search),
      year: beijingClock(ports.clock.now()).year,
    },
  };
};
