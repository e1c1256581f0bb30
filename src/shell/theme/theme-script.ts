/**
 * §4: chooses the theme a page opens in. It runs in the head before the first paint, so it is plain text without
 * imports. Order: `?theme=` (light or dark, anything else is light), the stored choice, the in-app browser, the
 * system.
 */
import { brand } from "#brand/brand.ts";
import { THEME } from "#browser/storage/head-texts.ts";
import { ROOT } from "#shell/root-attributes.ts";

const { bridge, darkModeMethod } = brand.inAppBrowser;

export const themeScript = `(()=>{
const root=document.documentElement,set=dark=>(root.setAttribute("${ROOT.theme}",dark=dark?"dark":"light"),dark);
const asked=new URLSearchParams(location.search).get("theme");
let stored;
try{stored=localStorage.getItem("${THEME.key}")}catch{}
if(asked!==null){const theme=set(asked==="dark");try{localStorage.setItem("${THEME.key}",theme)}catch{}return}
if(stored==="light"||stored==="dark")return set(stored==="dark");
set(matchMedia("(prefers-color-scheme: dark)").matches);
const host=window["${bridge}"];
if(typeof host?.["${darkModeMethod}"]==="function"){root.setAttribute("${ROOT.hosted}","");Promise.resolve(host["${darkModeMethod}"]()).then(set,()=>{})}
})()`;
