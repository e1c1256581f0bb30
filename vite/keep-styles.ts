/**
 * Parts that only the server draws (src/shell/server-drawn) leave no code in the browser's build, but their
 * style sheets must stay: Vite drops a CSS module together with the component that imports it.
 */
import type { Plugin } from "vite";

export function keepStyles(): Plugin {
  return {
    name: "keep-styles",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!/\.module\.css(?:$|\?)/.test(id)) return null;
      return { code, map: null, moduleSideEffects: "no-treeshake" };
    },
  };
}
