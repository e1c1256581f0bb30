/** The parts of pages that React takes over in the browser; src/pages/enhancements.ts says where their code is. */
export type IslandName = "styleguide" | "submitDapp" | "submitNft" | "submitToken";
