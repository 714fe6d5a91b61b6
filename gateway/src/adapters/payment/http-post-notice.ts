import type { PostNotice } from '../../ports/post-notice';

const patienceMs = 5_000;

/** By HTTP; only 200 acknowledges. */
export const httpPostNotice: PostNotice = async (address, { headers, body }) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.arrayBuffer();
  return response.status === 200;
};
