import { data } from "react-router";

/** Every address that no page has ends here; the root's error boundary draws it. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
