/**
 * §4: if a script fails to load, the page reloads, at most once per minute. It is plain text without imports that
 * runs before all our code, because the page's own script may be the one that fails. Failed module preloads are
 * ignored: the script that needs the module then fails as well, and a failed prefetch must not reload anything.
 *
 * Firefox and WebKit also fail the scripts that are still loading when a visitor leaves the page. A reload would then
 * take the visitor back to the page that he has just left.
 */
import { RELOADED_AT } from "#browser/storage/head-texts.ts";

const RELOAD_GUARD_MS = 60_000;

/** A stored time that is damaged or in the future (the clock was set back) is ignored. */
export const guardScript = `(()=>{
let leaving;
const reload=e=>{
if(leaving)return e.preventDefault();
if(!navigator.onLine)return;
try{
const elapsed=Date.now()-Number(sessionStorage.getItem("${RELOADED_AT.key}")??NaN);
if(elapsed>=0&&elapsed<${RELOAD_GUARD_MS})return;
sessionStorage.setItem("${RELOADED_AT.key}",String(Date.now()));
leaving=1;
location.reload()
}catch{}
};
addEventListener("error",e=>{if(e.target instanceof HTMLScriptElement)reload(e)},true);
addEventListener("unhandledrejection",e=>{
if(e.reason instanceof TypeError&&/dynamically imported module|importing a module script/i.test(e.reason.message))reload(e)
});
addEventListener("pageshow",()=>{leaving=0});
self.navigation?.addEventListener("navigate",e=>{leaving=!e.destination.sameDocument})
})()`;
