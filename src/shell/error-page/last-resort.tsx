import { PlainError } from "./plain-error.tsx";

/** §8: the fallback if the error page itself fails: a document without dependencies. */
export function LastResort({ details }: { readonly details: string }) {
  const title = "An error occurred while showing the error page";
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <PlainError title={title} details={details} />
      </body>
    </html>
  );
}
