import { expect, test, vi } from 'vitest';
import { relevantChanges } from '../../../src/application/kit/change-feed';
import { fakePagePorts } from '../../support/fakes/page-ports';
import { incomingMessage } from '../../support/samples/incoming-message';

test('[SOC-05] a thing is old by what concerns it, by what may have been missed, by each opening of the socket and by what others tell, until nobody hears any more', () => {
  const outside = fakePagePorts();
  const others = new Set<() => void>();
  const news = relevantChanges<string>(
    outside.ports,
    (of, message) => message === null || message.content === of,
    () => [
      (hear) => {
        others.add(hear);
        return () => others.delete(hear);
      },
    ],
  );
  const hear = vi.fn();
  const end = news.listen('报价', hear);
  outside.arrives(incomingMessage('别的'));
  expect(hear).toHaveBeenCalledTimes(0);
  outside.arrives(incomingMessage('报价'));
  outside.arrives(null);
  outside.socketOpens();
  others.forEach((notify) => notify());
  expect(hear).toHaveBeenCalledTimes(4);
  end();
  outside.arrives(null);
  outside.socketOpens();
  expect(others.size).toBe(0);
  expect(hear).toHaveBeenCalledTimes(4);
});
