/**
 * §4: which theme a page opens in. Runs in the head before the first paint, so it is plain text without
 * imports: `?theme=` (light or dark, anything else is light), the stored choice, the in-app browser, the system.
 */
import brand from "#content/brand/brand.json" with { type: "json" };
import { THEME_STORAGE_KEY } from "./theme-storage-key.ts";

const { bridge, darkModeMethod } = brand.inAppBrowser;

export const themeScript = `(()=>{
const root=document.documentElement,set=t=>{root.dataset.theme=t};
const asked=new URLSearchParams(location.search).get("theme");
let stored=null;
try{stored=localStorage.getItem("${THEME_STORAGE_KEY}")}catch{}
if(asked!==null){const t=asked==="dark"?"dark":"light";set(t);try{localStorage.setItem("${THEME_STORAGE_KEY}",t)}catch{}return}
if(stored==="light"||stored==="dark"){set(stored);return}
set(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light");
const host=window["${bridge}"];
if(host&&typeof host["${darkModeMethod}"]==="function"){Promise.resolve(host["${darkModeMethod}"]()).then(d=>set(d?"dark":"light"),()=>{})}
})()`;
