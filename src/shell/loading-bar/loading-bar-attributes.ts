/** The attributes of the loading bar: the component writes them and the browser's script changes the phase. */
export const LOADING_BAR = { name: "data-loading-bar", phase: "data-phase" } as const;
