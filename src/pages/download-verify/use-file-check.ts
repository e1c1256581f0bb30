import { useEffect, useReducer, useRef } from "react";
import { judge } from "#features/downloads/model.ts";
import { hashFile } from "#features/downloads/ui/hash/hash-file.ts";
import type { FileVerdict, KnownFiles } from "./known-files.ts";

export type Problem = "empty" | "unreadable" | "folder" | "several" | "stopped";

export interface CheckedFile {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export type FileCheck =
  /** Nothing is chosen yet; the verdict is about the hash in the address. */
  | { readonly step: "start"; readonly verdict: FileVerdict | null }
  | { readonly step: "reading"; readonly name: string; readonly share: number }
  | { readonly step: "refused"; readonly problem: Problem }
  | { readonly step: "judged"; readonly file: CheckedFile; readonly verdict: FileVerdict };

interface FileCheckActions {
  readonly check: FileCheck;
  readonly choose: (files: FileList | null) => void;
  readonly drop: (transfer: DataTransfer) => void;
  readonly stop: () => void;
}

/** One check at a time: a newer file replaces the one being read. */
export function useFileCheck(known: KnownFiles, asked: FileVerdict | null): FileCheckActions {
  const [check, show] = useReducer((_: FileCheck, next: FileCheck) => next, {
    step: "start",
    verdict: asked,
  });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (problem: Problem): void => show({ step: "refused", problem });

  async function read(file: File): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    if (file.size === 0) return refuse("empty");
    const onProgress = (done: number): void =>
      show({ step: "reading", name: file.name, share: done / file.size });
    onProgress(0);
    try {
      const sha256 = await hashFile(file, { signal: controller.signal, onProgress });
      const verdict = judge(sha256, known.releases, known.fakes);
      show({ step: "judged", file: { name: file.name, sizeBytes: file.size, sha256 }, verdict });
    } catch {
      // A newer file has replaced this one and reports its own result.
      if (running.current === controller) refuse(controller.signal.aborted ? "stopped" : "unreadable");
    }
  }

  function choose(files: FileList | null): void {
    const [file] = files ?? [];
    if (files && files.length > 1) refuse("several");
    else if (file) void read(file);
  }

  return {
    check,
    choose,
    drop: (transfer) => {
      if (transfer.items[0]?.webkitGetAsEntry()?.isDirectory === true) refuse("folder");
      else choose(transfer.files);
    },
    stop: () => running.current?.abort(),
  };
}
