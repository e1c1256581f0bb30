import data from "../../shared/data.json";
import { About } from "../../shared/parts.jsx";

/** Rendered for each request, as on our site without its cache. */
export const dynamic = "force-dynamic";

export default function Page() {
  return <About data={data} />;
}
