/** The fields that tokens and NFT collections share, as operators edit and import them. They take what forms take. */
import { z } from "zod";
import { hasInvisible, isPlainLine } from "#lib/text/invisible.ts";

const filled = (max: number) => z.string().trim().min(1, "empty").max(max, "too_long");

export const line = (max: number) => filled(max).refine(isPlainLine, "invisible");

export const paragraphs = (max: number) => filled(max).refine((text) => !hasInvisible(text), "invisible");

export const webAddress = z.url({ protocol: /^https?$/ }).max(200, "too_long");

export const ownPath = z.string().regex(/^\/[^/]/, "not_a_path");
