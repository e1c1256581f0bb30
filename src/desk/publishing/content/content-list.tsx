/** The records of one kind: what is public, and what is not yet. */
import { Form, Link, useLoaderData, useLocation, useRevalidator, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import {
  CONTENT_KINDS,
  CONTENT_PAGE_SIZE,
  type ContentKindName,
  type ContentPage,
  type ContentVersion,
} from "#features/publishing/model.ts";
import { DataTable } from "#desk/parts/data-table.tsx";
import { DeskButton } from "#desk/parts/desk-button.tsx";
import { useTimeText } from "#desk/parts/format-time.ts";
import { Pages } from "#desk/parts/pages.tsx";
import { SearchInput } from "#desk/parts/search-input.tsx";
import { Screen, ScreenSection } from "#desk/parts/screen.tsx";
import { useAct } from "#desk/parts/use-act.ts";
import { discardDraft, fetchContent } from "./content-calls.ts";
import { useStateText } from "./version-list.tsx";
import styles from "./content.module.css";

const kindIn = (pathname: string): ContentKindName =>
  CONTENT_KINDS.find((kind) => pathname.split("/").includes(kind)) ?? "dapps";

export function loader({ request }: { readonly request: Request }): Promise<ContentPage> {
  const { pathname, search } = new URL(request.url);
  return fetchContent(kindIn(pathname), search);
}

/** `ref` of the record, or the draft to go on with. */
export const editPath = (kind: string, { ref, draft }: { readonly ref: string; readonly draft?: number }): string =>
  `/desk/content/${kind}/edit?${new URLSearchParams({ ref, ...(draft !== undefined && { draft: String(draft) }) })}`;

export function Component() {
  const t = useTranslations("deskContent");
  const { rows, total, unpublished, canAdd, canExport } = useLoaderData<ContentPage>();
  const kind = kindIn(useLocation().pathname);
  return (
    <Screen
      title={t(`nav.${kind}`)}
      note={t("list.count", { count: total })}
      actions={<ListActions kind={kind} canAdd={canAdd} canExport={canExport} />}
    >
      {unpublished.length > 0 && <Unpublished kind={kind} versions={unpublished} />}
      {rows.length === 0 ? (
        <p>{t("list.nothing")}</p>
      ) : (
        <DataTable
          caption={t(`nav.${kind}`)}
          columns={[
            { key: "title", label: t("list.title") },
            { key: "about", label: t("list.about") },
            { key: "phase", label: t("list.phase") },
          ]}
          rows={rows.map(({ ref, title, about, phase }) => ({
            key: ref,
            isFaded: phase === "hidden" || phase === "ended",
            cells: {
              title: (
                <Link className={styles.link} to={editPath(kind, { ref })}>
                  {title || ref}
                </Link>
              ),
              about: <span className={styles.about}>{about}</span>,
              phase: t(`list.phases.${phase}`),
            },
          }))}
        />
      )}
      <Pages total={total} size={CONTENT_PAGE_SIZE} />
    </Screen>
  );
}

interface ListActionsProps extends Pick<ContentPage, "canAdd" | "canExport"> {
  readonly kind: ContentKindName;
}

function ListActions({ kind, canAdd, canExport }: ListActionsProps) {
  const t = useTranslations("deskContent.list");
  const [parameters] = useSearchParams();
  return (
    <>
      <Form role="search">
        <SearchInput
          key={kind}
          name="search"
          label={t("search")}
          defaultValue={parameters.get("search") ?? ""}
        />
      </Form>
      {canExport && (
        <a className={styles.link} href={`/api/desk/content/${kind}/export`} download>
          {t("export")}
        </a>
      )}
      {canAdd && (
        <Link className={styles.add} to={editPath(kind, { ref: "" })}>
          {t("add")}
        </Link>
      )}
    </>
  );
}

interface UnpublishedProps {
  readonly kind: ContentKindName;
  readonly versions: readonly ContentVersion[];
}

function Unpublished({ kind, versions }: UnpublishedProps) {
  const t = useTranslations("deskContent.list");
  const time = useTimeText();
  const stateOf = useStateText();
  const act = useAct();
  const { revalidate } = useRevalidator();
  return (
    <ScreenSection title={t("unpublished")}>
      <DataTable
        caption={t("unpublished")}
        columns={[
          { key: "title", label: t("title") },
          { key: "state", label: t("state") },
          { key: "by", label: t("by") },
          { key: "at", label: t("at") },
          { key: "act", label: t("act") },
        ]}
        rows={versions.map((version) => ({
          key: version.id,
          cells: {
            title: (
              <Link className={styles.link} to={editPath(kind, { ref: version.ref, draft: version.id })}>
                {version.title || version.ref || t("untitled")}
              </Link>
            ),
            state: stateOf(version),
            by: version.by,
            at: time(version.at),
            act: (
              <DeskButton
                isBusy={act.isBusy}
                onClick={() => void act.run(() => discardDraft(version.id)).then(() => revalidate())}
              >
                {t("discard")}
              </DeskButton>
            ),
          },
        }))}
      />
    </ScreenSection>
  );
}
