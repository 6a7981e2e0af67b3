/** Asks the bot on this machine how it is, for a container's health check. Where there is no port to ask at, nothing is wrong. */
const port = process.env.HEALTH_PORT;
if (port) {
  const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
  process.exitCode = response?.ok ? 0 : 1;
}
