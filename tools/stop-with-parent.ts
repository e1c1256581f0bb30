/**
 * Ends this process when its launcher is gone, for whatever reason. The IPC channel must not keep a finished tool
 * alive.
 */
export function stopWithParent(stop: () => void = () => process.exit(1)): void {
  // Started without a launcher.
  if (!process.send) return;
  // The launcher ended before this listener was registered.
  if (!process.connected) stop();
  process.once("disconnect", stop);
  process.channel?.unref();
}
