/**
 * Ends this process when the launcher that started it is gone, however it went. The channel itself must not
 * keep a finished tool alive.
 */
export function stopWithParent(stop: () => void = () => process.exit(1)): void {
  // Started without a launcher.
  if (!process.send) return;
  // Gone before anybody listened.
  if (!process.connected) stop();
  process.once("disconnect", stop);
  process.channel?.unref();
}
