/** SIGTERM and SIGINT end the gateway; work that hangs is abandoned before 2 s have passed. */
export const endOnSignal = (close: () => Promise<void>, exit: (code: number) => void): void => {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => exit(1), 1_900).unref();
    close().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};
