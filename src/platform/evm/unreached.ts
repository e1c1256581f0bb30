/** Tells a server that did not answer from a contract that has no such function. */
import {
  BaseError,
  HttpRequestError,
  LimitExceededRpcError,
  ResourceUnavailableRpcError,
  TimeoutError,
} from "viem";

const UNREACHED = [HttpRequestError, TimeoutError, LimitExceededRpcError, ResourceUnavailableRpcError];

const isUnreached = (error: unknown): boolean =>
  !(error instanceof BaseError) ||
  error.walk((one) => UNREACHED.some((kind) => one instanceof kind)) !== null;

/** Null if the network says no: a contract without the function reverts. Throws if it said nothing. */
export const orNull = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  asked.catch((error: unknown) => {
    if (isUnreached(error)) throw error;
    return null;
  });
