/** The build of recheck that needs neither Java nor a native program; the package has types only for the other one. */
declare module "recheck/lib/browser.js" {
  import type { checkSync } from "recheck";
  const recheck: { readonly checkSync: typeof checkSync };
  export default recheck;
}
