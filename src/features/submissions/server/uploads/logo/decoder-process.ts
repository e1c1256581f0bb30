/** A child process, started by read-logo.ts. */
import { answerJobs } from "#platform/child-jobs.ts";
import { decodeLogo } from "./decode-logo.ts";

/** An honest logo takes 20 to 60 ms and 10 MB. */
answerJobs(decodeLogo, { cpuMs: 500, memoryMb: 128 });
