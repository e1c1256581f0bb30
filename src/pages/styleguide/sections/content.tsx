import circleCheck from "lucide-react/icons/circle-check";
import heart from "lucide-react/icons/heart";
import { Specimen } from "#pages/styleguide/specimen.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Card } from "#ui/card/card.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Fact } from "#ui/fact/fact.tsx";
import { Icon } from "#ui/icon.tsx";
import { Cluster } from "#ui/layout/layout.tsx";
import { Table } from "#ui/table/table.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import styles from "./content.module.css";

export function Content() {
  return (
    <>
      <Cards />
      <Panels />
      <Versions />
      <Facts />
    </>
  );
}

function Cards() {
  return (
    <Specimen title="Card that lifts, tags">
      <Card pad="sm" lifts>
        <div className={styles.tile}>
          <Avatar name="Undertow" />
          <div>
            <b className={styles.name}>Undertow</b>
            <span className={styles.kind}>Derivatives</span>
          </div>
          <IconButton icon={heart} label="Favourite" pressed />
          <p className={styles.text}>Perpetuals with clear liquidation levels</p>
          <div className={styles.foot}>
            <Avatar name="BNB Chain" shape="round" size={26} />
            <Avatar name="Base" shape="round" size={26} code="Ba" />
            <Avatar name="Arbitrum" shape="round" size={26} />
            <Tag tone="good">Audited</Tag>
          </div>
        </div>
      </Card>
      <Cluster gap={2}>
        <Tag>New</Tag>
        <Tag tone="good">Live</Tag>
        <Tag tone="warning">In review</Tag>
        <Tag tone="bad">Rejected</Tag>
        <Tag tone="accent">Token</Tag>
      </Cluster>
    </Specimen>
  );
}

function Facts() {
  return (
    <Specimen title="Facts">
      <dl>
        <Fact name="Symbol">UNDR</Fact>
        <Fact name="Decimal places">18</Fact>
      </dl>
    </Specimen>
  );
}

function Panels() {
  const empty = <p className={styles.text}>Empty. English is enough to begin.</p>;
  return (
    <Specimen title="Tabs, disclosure">
      <Tabs
        name="description"
        open="en"
        tabs={[
          {
            key: "en",
            label: "English",
            mark: <Icon of={circleCheck} size={16} />,
            panel: <p className={styles.text}>Filled in.</p>,
          },
          { key: "zh", label: "简体中文", lang: "zh-Hans", panel: empty },
          { key: "zh-tw", label: "繁體中文", lang: "zh-Hant", hasError: true, panel: empty },
        ]}
      />
      <div>
        <Disclosure summary="Who can see my recovery phrase?" group="questions" open>
          Nobody but you. It is made on your device and never leaves it.
        </Disclosure>
        <Disclosure summary="Can you restore it?" group="questions">
          No. If you lose it, we cannot restore it.
        </Disclosure>
      </div>
    </Specimen>
  );
}

const versions = [
  {
    key: "a",
    cells: { version: "2.9.1", date: "4 Nov 2026", size: "48.2 MB", state: <Tag tone="good">Current</Tag> },
  },
  { key: "b", cells: { version: "2.9.0", date: "21 Oct 2026", size: "48.1 MB", state: <Tag>Older</Tag> } },
  {
    key: "c",
    cells: { version: "2.8.4", date: "2 Sep 2026", size: "47.6 MB", state: <Tag>Withdrawn</Tag> },
    faded: true,
  },
];

function Versions() {
  return (
    <Specimen title="Table: at most three columns on phones" wide>
      <Table
        caption="Earlier versions"
        columns={[
          { key: "version", label: "Version" },
          { key: "date", label: "Date" },
          { key: "size", label: "Size", align: "end", wideOnly: true },
          { key: "state", label: "State", align: "end" },
        ]}
        rows={versions}
      />
    </Specimen>
  );
}
