/** Tags of public pages, by which a cache in front of the site purges them. They are the names of the data versions. */
import type { PageServices } from "#server/services.ts";

/** On every public page. */
export const ALL_PAGES = "pages";

/** The data version that a service's data changes with. Other services have no public data that changes with one. */
const VERSION_OF: Readonly<Partial<Record<keyof PageServices, string>>> = {
  catalogue: "catalogue",
  ownership: "catalogue",
  contracts: "contracts",
  usage: "catalogue",
  news: "news",
  downloads: "releases",
};

/** Notes which data a page is made of. */
export function tagServices(services: PageServices, tags: Set<string>): PageServices {
  tags.add(ALL_PAGES);
  return new Proxy(services, {
    get(target, name: keyof PageServices) {
      const tag = VERSION_OF[name];
      if (tag !== undefined) tags.add(tag);
      return target[name];
    },
  });
}
