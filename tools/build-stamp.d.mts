export interface SourceState {
  times: string;
  contents: string;
}
export function sourceState(root: string): SourceState;
export function writeBuildStamp(root: string, state: SourceState): void;
export function isBuildFresh(root: string): boolean;
