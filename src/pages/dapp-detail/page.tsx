import type { PageHandle } from "#pages/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { Detail } from "./detail.tsx";
import { Delisted, Missing } from "./gone.tsx";
import { load } from "./load.ts";
import { Leaving } from "./open/leaving.tsx";

export const handle: PageHandle = { query: ["id", "open"], footer: "hidden" };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

export default function DappDetailPage({ loaderData }: Route.ComponentProps) {
  switch (loaderData.state) {
    case "missing":
      return <Missing similar={loaderData.similar} />;
    case "delisted":
      return <Delisted {...loaderData} />;
    case "leaving":
      return <Leaving {...loaderData} />;
    case "listed":
      return <Detail dapp={loaderData} />;
  }
}
