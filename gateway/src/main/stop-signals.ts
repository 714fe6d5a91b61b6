/** SIGTERM and SIGINT end the gateway; work that hangs is abandoned 2 s after the time for draining. */
export const endOnSignal = (close: () => Promise<void>, exit: (code: number) => void, drainMs = 0): void => {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => exit(1), drainMs + 1_900).unref();
    close().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};
