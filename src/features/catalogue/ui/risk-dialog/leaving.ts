/** Properties of a link to somebody else's site: it learns nothing of ours and is not recommended by it. */
export const leaving = { target: "_blank", rel: "noopener noreferrer nofollow" } as const;
