import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // The other way answers `/__manifest` with the routes, for a router in the browser. There is none.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
