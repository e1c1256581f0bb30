/** The picture that stands for a page when it is shared; drawn at build time (tools/build/share-image.ts). */
export const SHARE_IMAGE = { path: "/icons/share.png", width: 1_200, height: 630 } as const;
