export function withLock<Result>(
  root: string,
  say: (line: string) => void,
  work: (nameChild: (pid: number) => void) => Promise<Result>,
): Promise<Result>;
