/** Props of a link to an external site: no opener, no referrer, no endorsement. */
export const externalLinkProps = { target: "_blank", rel: "noopener noreferrer nofollow" } as const;
