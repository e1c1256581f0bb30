import { useState, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { api } from "#browser/api/client.ts";
import { useLanguage } from "#i18n/language.tsx";
import type { Language } from "#i18n/languages.ts";
import { REPLAYED } from "#shell/islands/island-attributes.ts";
import { CodeSample } from "#ui/code/code-sample.tsx";
import styles from "./try-it.module.css";

/** Each with its address, which the link opens without JavaScript. */
const CALLS = [
  {
    path: "/v1/block_chain/list",
    call: (language: Language) => api.get("/v1/block_chain/list", { language }),
  },
  {
    path: "/v1/application/search?key=swap",
    call: (language: Language) =>
      api.get("/v1/application/search", { query: { key: "swap", start: 0, count: 2 }, language }),
  },
  { path: "/v1/release/list", call: (language: Language) => api.get("/v1/release/list", { language }) },
] as const;

type Call = (typeof CALLS)[number];

interface Outcome {
  readonly path: string;
  /** `200 · 84 ms · 3.1 KB` */
  readonly facts: string;
  readonly text: string;
}

/** Answers have up to thousands of lines; these show their shape. */
const SHOWN_LINES = 40;

const shortened = (text: string): string => {
  const lines = text.split("\n");
  return lines.length > SHOWN_LINES ? [...lines.slice(0, SHOWN_LINES), "…"].join("\n") : text;
};

async function send({ path, call }: Call, language: Language): Promise<Outcome> {
  const started = performance.now();
  const answer = await call(language);
  const ms = Math.round(performance.now() - started);
  const body = answer.ok ? answer.envelope : { result: answer.result, message: answer.message };
  const text = JSON.stringify(body, null, 2);
  const kilobytes = (new TextEncoder().encode(JSON.stringify(body)).length / 1024).toFixed(1);
  const facts = `${answer.ok ? 200 : answer.status} · ${ms} ms · ${kilobytes} KB`;
  return { path, facts, text: shortened(text) };
}

interface TryItProps {
  readonly origin: string;
  /** False if the brand leaves the store out, and with it the calls about DApps. */
  readonly hasStore?: boolean;
}

/** Calls the API from the reader's browser and shows the response. */
export default function TryIt({ origin, hasStore = true }: TryItProps) {
  const calls = CALLS.filter(({ path }) => hasStore || !path.startsWith("/v1/application/"));
  const t = useTranslations("developer.try");
  const language = useLanguage();
  const [outcome, setOutcome] = useState<Outcome | "failed" | null>(null);
  const run = async (event: MouseEvent, call: Call): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOutcome(await send(call, language).catch(() => "failed" as const));
  };
  const shown = typeof outcome === "object" ? outcome : null;
  return (
    <div className={styles.try}>
      <h2 className={styles.title}>{t("title")}</h2>
      <p className={styles.lead}>{t("lead")}</p>
      <ul className={styles.calls}>
        {calls.map((call) => (
          <li key={call.path}>
            <a
              className={styles.call}
              href={origin + call.path}
              aria-current={shown?.path === call.path || undefined}
              onClick={(event) => void run(event, call)}
              {...{ [REPLAYED]: call.path }}
            >
              <code>{call.path}</code>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.facts} role="status">
        {outcome === "failed" ? t("failed") : shown?.facts}
      </p>
      {shown ? (
        <CodeSample title={t("response")} code={shown.text} />
      ) : (
        <CodeSample title="curl" code={`curl "${origin}${(calls[1] ?? CALLS[0]).path}"`} />
      )}
    </div>
  );
}
