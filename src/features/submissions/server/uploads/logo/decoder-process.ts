/** A child process, started by read-logo.ts. */
import { answerJobs } from "#platform/child-jobs.ts";
import { decodeLogo } from "./decode-logo.ts";

/** An honest logo takes 20 to 60 ms and 10 MB; on a host that is shared with busy neighbours, ten times as long. */
answerJobs(decodeLogo, { cpuMs: 2_000, memoryMb: 128 });
