import { useTranslations } from "use-intl";
import groups from "#content/site/logos.json" with { type: "json" };
import { formatFileSize } from "#i18n/formats/file-size.ts";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/language.tsx";
import type { BrandKit, LogoFile } from "#server/front/brand-kit.ts";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./logos.module.css";

type Logo = (typeof groups.groups)[number]["logos"][number];
type Group = (typeof groups.groups)[number];
/** The names in the data are message keys; a test checks that they match. */
type Name = "avatar" | "colour";

export function Logos({ files }: { readonly files: BrandKit["logos"] }) {
  const t = useTranslations("brandkit.logos");
  return (
    <Section labelledBy="logos-title" id="logos">
      <Container>
        <SectionHead id="logos-title" title={t("title")} lead={t("lead")} />
        {groups.groups.map((group) => (
          <LogoGroup key={group.name} group={group} files={files} />
        ))}
      </Container>
    </Section>
  );
}

function LogoGroup({ group, files }: { readonly group: Group; readonly files: BrandKit["logos"] }) {
  const t = useTranslations("brandkit.logos");
  return (
    <div className={styles.group}>
      <h3 className={styles.name}>{t(group.name as Name)}</h3>
      <ul className={styles.logos}>
        {group.logos.map((logo) => (
          <LogoTile
            key={logo.file}
            logo={logo}
            group={t(group.name as Name)}
            files={files[logo.file] ?? []}
          />
        ))}
      </ul>
    </div>
  );
}

interface LogoTileProps {
  readonly logo: Logo;
  readonly group: string;
  readonly files: readonly LogoFile[];
}

function LogoTile({ logo, group, files }: LogoTileProps) {
  const t = useTranslations("brandkit.logos");
  const look = t(logo.look as Name);
  const [drawing] = files;
  return (
    <li className={styles.logo}>
      <div className={styles.ground} data-ground={logo.ground}>
        {drawing && (
          <img src={drawing.path} width={drawing.width} height={drawing.height} alt="" fetchPriority="low" />
        )}
      </div>
      <p className={styles.look}>{look}</p>
      <ul>
        {files.map((file) => (
          <li key={file.path}>
            <FileLink file={file} name={`${group}, ${look}`} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function FileLink({ file, name }: { readonly file: LogoFile; readonly name: string }) {
  const t = useTranslations("brandkit.logos");
  const { intlLocale } = LANGUAGE_FACTS[useLanguage()];
  const format = t(file.format);
  return (
    <a className={styles.file} href={file.path} download>
      <VisuallyHidden>{t("downloadFile", { name, format })} </VisuallyHidden>
      <span aria-hidden>{format}</span>
      <span>{file.format === "png" && `${file.width} × ${file.height}`}</span>
      <span className={styles.size}>{formatFileSize(file.bytes, intlLocale)}</span>
    </a>
  );
}
