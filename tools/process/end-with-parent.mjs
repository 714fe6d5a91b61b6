/** How often it is looked, in milliseconds: well within the 2 s that an end may take. */
const everyMs = 250;

/**
 * Ends this process as SIGTERM does when the one that started it is gone. npm starts a script through a shell,
 * and a shell that is told to end does not tell the script (OPS-01).
 * @param {{ parent?: () => number, end?: () => void }} [outside] tests give their own
 */
export function endWithParent({
  parent = () => process.ppid,
  end = () => process.kill(process.pid, 'SIGTERM'),
} = {}) {
  const first = parent();
  const looking = setInterval(() => {
    if (parent() === first) return;
    clearInterval(looking);
    end();
  }, everyMs);
  looking.unref();
}
