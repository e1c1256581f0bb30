/** §9: a busy state lasts at least this long, because a shorter one would flicker. */
const MINIMUM_MS = 200;

export async function withMinimumDelay<Answer>(request: Promise<Answer>, ms = MINIMUM_MS): Promise<Answer> {
  const [answer] = await Promise.allSettled([request, new Promise((resolve) => setTimeout(resolve, ms))]);
  if (answer.status === "rejected") throw answer.reason;
  return answer.value;
}
