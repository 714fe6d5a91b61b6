import { startBuiltGateway } from './gateway-process';
import { measureRequests } from './requests';

/** What the server gives of home: requests a second by several at once, and the first byte of one alone. */
const gateway = await startBuiltGateway();
try {
  const { rate, firstByte } = await measureRequests(gateway.address);
  console.log(`home: ${Math.round(rate)} requests/s (aim: at least 3000)`);
  console.log(`home: first byte after ${firstByte?.toFixed(2) ?? '–'} ms (aim: under 2 ms)`);
} finally {
  gateway.close();
}
