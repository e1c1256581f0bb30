/** §9: the site has two hosts, .pro and .io, which link to different partner tools. */
export const HOST_VARIANTS = ["pro", "io"] as const;

export type HostVariant = (typeof HOST_VARIANTS)[number];

/** The variant of a Host header; every host other than .io counts as .pro. */
export const hostVariant = (host: string): HostVariant => (/\.io(?::\d+)?$/i.test(host) ? "io" : "pro");
