import { url } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How often the main thread is looked at within the time that it may hang. */
const looks = 20;

/**
 * Ends this process by SIGKILL when its event loop does not turn for so many seconds, after a line on standard error, so
 * that a supervisor starts it again. A pattern or a loop without an end blocks signals and timers of the main thread:
 * only another thread can end it. The time in which the whole process is suspended does not count.
 * @param entry the file of the thread
 * @param seconds 0 starts no watchdog
 */
export const startWatchdog = (entry: URL, seconds: number): void => {
  // A debugger stops the main thread for as long as it likes.
  if (seconds === 0 || url() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const tickMs = (seconds * 1_000) / looks;
  const line = `网关的事件循环已有 ${seconds} 秒没有运转，进程就此结束，请由进程管理器重新启动`;
  setInterval(() => Atomics.add(beats, 0, 1), tickMs).unref();
  const thread = new Worker(entry, { workerData: { beats, tickMs, mostTicks: looks, line } });
  thread.unref();
};
