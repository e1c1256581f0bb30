import { isRouteErrorResponse } from "react-router";

/** §8: the status from the error, else 500. */
export const errorStatus = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** The details to show. The server already hides the messages of its own errors from readers. */
export function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText;
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : "";
}

export type ErrorKind = "notFound" | "tooMany" | "maintenance" | "unexpected";

export function errorKind(status: number): ErrorKind {
  switch (status) {
    case 404:
      return "notFound";
    case 429:
      return "tooMany";
    case 503:
      return "maintenance";
    default:
      return "unexpected";
  }
}
