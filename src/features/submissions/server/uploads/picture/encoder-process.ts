/** A child process, started by sized-pictures.ts. */
import { answerJobs } from "#platform/child-jobs.ts";
import { encodeSize } from "./encode-size.ts";

/** AVIF is the slowest of the formats, and a host may be shared with busy neighbours. */
answerJobs(encodeSize, { cpuMs: 5_000, memoryMb: 128 });
