/**
 * §4: a part of the program that cannot be loaded reloads the page, at most once per minute. Plain text without
 * imports that runs before any of our code: the page's own script may be what cannot be loaded. A module preload
 * that fails is not watched: the script that needs the module then fails as well, and a prefetch that fails must
 * not reload anything.
 */
const RELOAD_GUARD_MS = 60_000;

/** Where the session's storage keeps the time of the last reload. */
const RELOAD_STAMP_KEY = "reloaded-at";

/** A stamp that is damaged or lies in the future (the clock was set back) does not count. */
export const guardScript = `(()=>{
const stop=new AbortController(),options={capture:true,signal:stop.signal};
const reload=()=>{
stop.abort();
if(!navigator.onLine)return;
try{
const elapsed=Date.now()-Number(sessionStorage.getItem("${RELOAD_STAMP_KEY}")??NaN);
if(elapsed>=0&&elapsed<${RELOAD_GUARD_MS})return;
sessionStorage.setItem("${RELOAD_STAMP_KEY}",String(Date.now()));
location.reload()
}catch{}
};
addEventListener("error",event=>{if(event.target instanceof HTMLScriptElement)reload()},options);
addEventListener("unhandledrejection",({reason})=>{
if(reason instanceof TypeError&&/dynamically imported module|importing a module script/i.test(reason.message))reload()
},options)
})()`;
