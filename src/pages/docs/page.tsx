import type { Route } from "./+types/page.ts";
import { DocsContent } from "./docs-content.tsx";
import { load } from "./load.ts";

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function DocsPage({ loaderData }: Route.ComponentProps) {
  return <DocsContent {...loaderData} />;
}
