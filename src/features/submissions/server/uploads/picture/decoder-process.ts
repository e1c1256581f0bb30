/** A child process, started by read-picture.ts. */
import { answerJobs } from "#platform/child-jobs.ts";
import { decodePicture } from "./decode-picture.ts";

/** An honest logo takes 20 to 60 ms, a large screenshot 400; on a host that is shared with busy neighbours, more. */
answerJobs(decodePicture, { cpuMs: 2_000, memoryMb: 160 });
