import type { ComponentProps, ComponentType } from "react";
import { Island, type IslandProps } from "#shell/islands/island.tsx";
import { ISLAND_MESSAGES } from "./messages.ts";
import type { IslandComponent, IslandName } from "./registry.ts";

type PropsOf<Name extends IslandName> = ComponentProps<IslandComponent<Name>> & object;

interface PageIslandProps<Name extends IslandName> extends Pick<
  IslandProps<object>,
  "propsFrom" | "storageKeys" | "isEager" | "isKept" | "visitKey"
> {
  readonly name: Name;
  /** The component from registry.ts, so that server and browser render the same. */
  readonly of: IslandComponent<Name> & ComponentType<PropsOf<Name>>;
  readonly props: PropsOf<Name>;
}

/** A part of a page that React hydrates in the browser. */
export function PageIsland<Name extends IslandName>(island: PageIslandProps<Name>) {
  return <Island<PropsOf<Name>> {...island} messages={ISLAND_MESSAGES[island.name]} />;
}
