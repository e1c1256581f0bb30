/** The data of a 404 response for the not-found page. */
import { isRouteErrorResponse } from "react-router";

export interface NotFoundData {
  /** The path, without its language, of the page the visitor probably meant. */
  readonly nearest: string | null;
}

const isNotFoundData = (value: unknown): value is NotFoundData =>
  typeof value === "object" && value !== null && "nearest" in value;

/** Undefined if the error is not a 404. */
export function notFoundData(error: unknown): NotFoundData | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 404) return undefined;
  return isNotFoundData(error.data) ? error.data : { nearest: null };
}
