/** Versions and known fakes. Every change waits for a second person. */
import { Suspense, useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { STATES, type Release, type ReleaseState } from "#features/downloads/model.ts";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { DeskInput, DeskSelect, FieldRow } from "#desk/parts/desk-field.tsx";
import { Screen, ScreenSection } from "#desk/parts/screen.tsx";
import { useAct, type Act } from "#desk/parts/use-act.ts";
import { addFake, addRelease, fetchReleases, markRelease, type DeskReleases } from "./release-calls.ts";
import { ReleaseForm, ReleasePreview } from "./release-form.tsx";
import styles from "./releases.module.css";

export const loader = (): Promise<DeskReleases> => fetchReleases();

type Listed = DeskReleases["releases"][number];

/** The pages' components know when a release changed; the desk does not show it. */
const toRelease = (listed: Listed): Release => ({ ...listed, changedAt: new Date(0) });

export function Component() {
  const t = useTranslations("deskContent.releases");
  const { releases, fakes } = useLoaderData<DeskReleases>();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const [marked, setMarked] = useState<Listed | null>(null);
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await act.run(work);
    await revalidate();
    return isDone;
  };
  return (
    <Screen
      act={act}
      title={t("title")}
      note={t("count", { count: releases.length })}
      actions={
        <a className={styles.export} href="/api/desk/releases/export" download>
          {t("export")}
        </a>
      }
    >
      <ReleaseTable releases={releases} onMark={setMarked} />
      {marked && (
        <MarkForm
          key={marked.id}
          release={marked}
          releases={releases}
          act={act}
          change={change}
          onClose={() => setMarked(null)}
        />
      )}
      <ScreenSection title={t("add")} text={t("addText")}>
        <ReleaseForm
          releases={releases.map(toRelease)}
          isBusy={act.isBusy}
          onRelease={(release) => change(() => addRelease(release))}
          onFake={(fake) => change(() => addFake(fake))}
        />
      </ScreenSection>
      <Fakes fakes={fakes} />
    </Screen>
  );
}

function Fakes({ fakes }: Pick<DeskReleases, "fakes">) {
  const t = useTranslations("deskContent.releases");
  return (
    <ScreenSection title={t("fakes")}>
      <DataTable
        caption={t("fakes")}
        columns={[
          { key: "platform", label: t("platform") },
          { key: "version", label: t("version") },
          { key: "sha256", label: t("hash") },
          { key: "notes", label: t("notes") },
        ]}
        rows={fakes.map(({ id, platform, version, sha256, notes }) => ({
          key: id,
          cells: {
            platform,
            version,
            sha256: <code className={styles.hash}>{sha256 ?? t("noHash")}</code>,
            notes: notes.en,
          },
        }))}
      />
    </ScreenSection>
  );
}

interface ReleaseTableProps {
  readonly releases: readonly Listed[];
  readonly onMark: (release: Listed) => void;
}

function ReleaseTable({ releases, onMark }: ReleaseTableProps) {
  const t = useTranslations("deskContent.releases");
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "platform", label: t("platform") },
        { key: "version", label: t("version") },
        { key: "date", label: t("date") },
        { key: "state", label: t("state") },
        { key: "sha256", label: t("hash") },
        { key: "act", label: t("act") },
      ]}
      rows={releases.map((release) => ({
        key: release.id,
        isFaded: release.state !== "listed",
        cells: {
          platform: [release.platform, release.variant].filter(Boolean).join(" "),
          version: <b>{release.version}</b>,
          date: release.date,
          state: t(`states.${release.state}`),
          sha256: <code className={styles.hash}>{release.sha256 ?? t("noHash")}</code>,
          act: (
            <DeskButton
              aria-label={t("markOf", { version: release.version, platform: release.platform })}
              onClick={() => onMark(release)}
            >
              {t("mark")}
            </DeskButton>
          ),
        },
      }))}
    />
  );
}

interface MarkFormProps {
  readonly release: Listed;
  readonly releases: readonly Listed[];
  readonly act: Act;
  readonly change: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly onClose: () => void;
}

function MarkForm({ release, releases, act, change, onClose }: MarkFormProps) {
  const t = useTranslations("deskContent.releases");
  const { platform, version, variant } = release;
  const [state, setState] = useState<ReleaseState>(release.state);
  const [reason, setReason] = useState("");
  const needsReason = state === "delisted" || state === "unsafe";
  const publicReason = needsReason ? { en: reason.trim() } : null;
  const save = async () => {
    const mark = { platform, version, state, ...(variant !== null && { variant }), reason: publicReason };
    if (await change(() => markRelease(mark))) onClose();
  };
  return (
    <ScreenSection title={t("markOf", { version, platform })}>
      <FieldRow>
        <DeskSelect
          label={t("state")}
          value={state}
          options={STATES.map((one) => ({ value: one, text: t(`states.${one}`) }))}
          onChange={(value) => setState(STATES.find((one) => one === value) ?? release.state)}
        />
        {needsReason && <DeskInput label={t("reason")} value={reason} maxLength={500} onChange={setReason} />}
      </FieldRow>
      <div className={styles.acts}>
        <DeskButton
          look="filled"
          isBusy={act.isBusy}
          disabled={state === release.state || (needsReason && reason.trim() === "")}
          onClick={() => void save()}
        >
          {t("propose")}
        </DeskButton>
        <DeskButton look="link" onClick={onClose}>
          {t("cancel")}
        </DeskButton>
      </div>
      <Suspense>
        <ReleasePreview
          release={toRelease({ ...release, state, reason: publicReason })}
          releases={releases.map(toRelease)}
        />
      </Suspense>
    </ScreenSection>
  );
}
