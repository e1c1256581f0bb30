import data from "../../shared/data.json";
import { Store } from "../../shared/parts.jsx";

/** Rendered for each request, as on our site without its cache. */
export const dynamic = "force-dynamic";

export default function Page() {
  return <Store data={data} />;
}
