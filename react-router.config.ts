import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // All routes are known to the page from the start: no manifest request before a click.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
