/** One editor for every kind: its fields come from the JSON Schema of the record. */
import { lazy, Suspense, useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { listingPathOf } from "#features/catalogue/listings/listing-paths.ts";
import { isContentKind, isOfficialKind, type ContentKindName, type ContentRecord } from "#features/publishing/model.ts";
import type { RecordProblem } from "#lib/records/record-problem.ts";
import { DeskFailure } from "#desk/api/desk-client.ts";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { DeskInput } from "#desk/parts/desk-field.tsx";
import { Screen, ScreenSection } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { OpenReports } from "#desk/reports/open-reports.tsx";
import { SchemaFields } from "#desk/publishing/fields/schema-fields.tsx";
import type { JsonSchema } from "#desk/publishing/fields/json-schema.ts";
import { fetchRecord, proposeOfficial, publishDraft, saveDraft, type Content } from "./content-calls.ts";
import { editPath } from "./content-list.tsx";
import { ProblemList } from "./problem-list.tsx";
import { VersionList } from "./version-list.tsx";
import styles from "./content.module.css";

/** The parts of public pages that it shows are only loaded with it. */
const ContentPreview = lazy(async () => {
  const { ContentPreview: preview } = await import("#desk/publishing/preview/content-preview.tsx");
  return { default: preview };
});

interface Loaded extends ContentRecord {
  readonly kind: ContentKindName;
  /** A draft to go on with. */
  readonly draft: number | null;
}

interface LoaderGiven {
  readonly request: Request;
  readonly params: { readonly kind?: string };
}

export async function loader({ request, params: { kind = "" } }: LoaderGiven): Promise<Loaded> {
  if (!isContentKind(kind)) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const record = await fetchRecord(kind, searchParams.get("ref") ?? "");
  const draft = searchParams.get("draft");
  return { ...record, kind, draft: draft === null ? null : Number(draft) };
}

export function Component() {
  const loaded = useLoaderData<Loaded>();
  // Another record, or another draft of it, starts with nothing typed.
  return <Editor key={`${loaded.kind} ${loaded.ref} ${loaded.draft}`} loaded={loaded} />;
}

const LISTING_KIND: Readonly<Partial<Record<ContentKindName, "dapp" | "token" | "nft">>> = {
  dapps: "dapp",
  tokens: "token",
  nfts: "nft",
};

type Said = "saved" | "published" | "scheduled" | null;

interface Refusal {
  readonly fields?: readonly RecordProblem[];
}

function useEditor({ kind, ref, record, versions, draft }: Loaded) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const started = versions.find(({ id }) => id === draft)?.content ?? record;
  const [content, setContent] = useState(started as Content);
  const [said, setSaid] = useState<Said>(null);
  const [problems, setProblems] = useState<readonly RecordProblem[]>([]);
  const run = async (work: () => Promise<Said>) => {
    setSaid(null);
    setProblems([]);
    await act.run(async () => {
      try {
        setSaid(await work());
      } catch (error) {
        const fields = error instanceof DeskFailure ? (error.data as Refusal | null)?.fields : undefined;
        setProblems(fields ?? []);
        throw error;
      }
    });
    await revalidate();
  };
  const save = () =>
    void run(async () => {
      const { id } = await saveDraft(kind, ref, content);
      await navigate(editPath(kind, { ref, draft: id }), { replace: true });
      return "saved";
    });
  const publish = (at: number | null) =>
    void run(async () => {
      const published = isOfficialKind(kind)
        ? await proposeOfficial(kind, content, at)
        : await publishDraft((await saveDraft(kind, ref, content)).id, at);
      if (published.ref !== ref) await navigate(editPath(kind, { ref: published.ref }), { replace: true });
      return at === null ? "published" : "scheduled";
    });
  return { content, setContent, act, said, problems, save, publish };
}

function Editor({ loaded }: { readonly loaded: Loaded }) {
  const t = useTranslations("deskContent");
  const { kind, ref, schema, versions, names } = loaded;
  const listingKind = LISTING_KIND[kind];
  const { content, setContent, act, said, problems, save, publish } = useEditor(loaded);
  return (
    <Screen
      act={act}
      title={`${t(`nav.${kind}`)}: ${ref || t("edit.new")}`}
      note={
        <Link className={styles.link} to={`/desk/content/${kind}`}>
          {t("edit.back")}
        </Link>
      }
      actions={
        <>
          <DeskButton isBusy={act.isBusy} onClick={save}>
            {t("edit.save")}
          </DeskButton>
          <DeskButton look="filled" isBusy={act.isBusy} onClick={() => publish(null)}>
            {isOfficialKind(kind) ? t("edit.propose") : t("edit.publish")}
          </DeskButton>
        </>
      }
    >
      <p role="status" className={styles.said}>
        {said && t(`edit.${said}`)}
      </p>
      {listingKind !== undefined && ref !== "" && <OpenReports listing={listingPathOf(listingKind, ref)} />}
      {isOfficialKind(kind) && <p>{t("edit.official")}</p>}
      {problems.length > 0 && <ProblemList problems={problems} />}
      <div className={styles.fields}>
        <SchemaFields schema={schema as JsonSchema} value={content} onChange={setContent} />
      </div>
      <Suspense>
        <ContentPreview kind={kind} listing={{ ref, names }} content={content} />
      </Suspense>
      <ScheduleForm isBusy={act.isBusy} onSchedule={publish} />
      {versions.length > 0 && (
        <VersionList versions={versions} shown={content} onRestore={(old) => setContent(old)} />
      )}
    </Screen>
  );
}

interface ScheduleFormProps {
  readonly isBusy: boolean;
  readonly onSchedule: (atMs: number) => void;
}

function ScheduleForm({ isBusy, onSchedule }: ScheduleFormProps) {
  const t = useTranslations("deskContent.edit");
  const [at, setAt] = useState("");
  const atMs = Date.parse(`${at}Z`);
  return (
    <ScreenSection title={t("schedule")}>
      <div className={styles.schedule}>
        <DeskInput label={t("scheduleAt")} type="datetime-local" value={at} onChange={setAt} />
        <DeskButton isBusy={isBusy} disabled={Number.isNaN(atMs)} onClick={() => onSchedule(atMs)}>
          {t("schedule")}
        </DeskButton>
      </div>
    </ScreenSection>
  );
}
