/** A child process, started by read-picture.ts. */
import { answerJobs } from "#platform/child-jobs.ts";
import { decodePicture } from "./decode-picture.ts";

/** An honest logo takes 20 to 60 ms, a screenshot has up to 50 times its pixels; on a busy host both take longer. */
answerJobs(decodePicture, { cpuMs: 2_000, memoryMb: 160 });
