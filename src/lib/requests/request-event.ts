/** Announces a request that the reader caused; the loading bar listens. */
export const REQUEST_EVENT = "request:running";

/** Resolves to whether the request succeeded; never rejects. */
export type RequestEvent = CustomEvent<Promise<boolean>>;

/** `hasFailed` detects a failure if the promise resolves in both cases. */
export function announceRequest<Answer>(
  request: Promise<Answer>,
  hasFailed: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  const detail = request.then(
    (answer) => !hasFailed(answer),
    () => false,
  );
  document.dispatchEvent(new CustomEvent(REQUEST_EVENT, { detail }));
  return request;
}
