/** On a link to an external tool, which gets the theme (§4). */
export const TOOL = "data-tool";
