/** A child process, started by sized-pictures.ts. */
import { answerJobs } from "#platform/child-jobs.ts";
import { encodeSize } from "./encode-size.ts";

/** A screenshot as AVIF takes 300 ms; on a host that is shared with busy neighbours, more. */
answerJobs(encodeSize, { cpuMs: 5_000, memoryMb: 128 });
