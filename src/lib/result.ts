/** The outcome of a verb: a failure is a value with a code, not an exception. */
export type Result<Value, Code extends string> = Success<Value> | Failure<Code>;

export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Failure<Code extends string> {
  readonly ok: false;
  readonly code: Code;
}

export const ok = <Value>(value: Value): Success<Value> => ({ ok: true, value });

export const fail = <Code extends string>(code: Code): Failure<Code> => ({ ok: false, code });
