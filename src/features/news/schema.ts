/** The JSON API's names for an article (§3, §7). */
import { z } from "zod";
import { NEWS_KINDS } from "./model.ts";

export const newsItemSchema = z
  .object({
    hid: z.number().int().meta({ description: "The number it is known by: `/v1/news/{hid}`." }),
    title: z.string(),
    summary: z.string().meta({ description: "A sentence or two without markup." }),
    content: z.string().meta({ description: "The whole text as Markdown. HTML in it is meant as text." }),
    kind: z.enum(NEWS_KINDS),
    tags: z.array(z.string()),
    img_url: z.string().meta({ description: "A picture, on this host." }),
    create_time: z.string().meta({ description: "When it was published, in UTC." }),
    update_time: z.string().meta({ description: "When it was changed last, in UTC." }),
    days: z.string().meta({ description: "Month and day of `create_time`, MM-DD." }),
    times: z.string().meta({ description: "Hour and minute of `create_time`, HH:mm." }),
    lang: z.string().meta({ description: "The language of the text; English where it has no translation." }),
  })
  .meta({
    example: {
      hid: 1003,
      title: "Fake support: six sentences we will never say",
      summary: "Learn six sentences by heart and most fake support ends at the first message.",
      content: "## The six sentences\n\n1. “Send me your recovery phrase so that I can check it.”",
      kind: "security",
      tags: ["phishing", "support"],
      img_url: "/icons/art/shore.svg",
      create_time: "2025-01-09T07:30:00.000Z",
      update_time: "2025-01-09T07:30:00.000Z",
      days: "01-09",
      times: "07:30",
      lang: "en",
    },
  });

export type WireNewsItem = z.infer<typeof newsItemSchema>;
