import type { ChildProcess, SpawnOptions } from "node:child_process";

interface ChildOptions extends SpawnOptions {
  ipc?: boolean;
  own?: boolean;
  onStart?: (child: ChildProcess) => void;
}

export class LaunchError extends Error {}
export function findNode(root: string): string;
export function environmentWith(root: string, extra?: Record<string, string>): NodeJS.ProcessEnv;
export function chosenBrand(root: string): string;
export const SITE_OPTIONS: string[];
export const SITE_MEMORY: Record<string, string>;
export function siteEnvironment(root: string): NodeJS.ProcessEnv;
export function compileCache(root: string): Record<string, string>;
export function isStopping(): boolean;
export function runChild(command: string, args: readonly string[], options?: ChildOptions): Promise<number>;
export function launch(body: () => Promise<number>): Promise<never>;
