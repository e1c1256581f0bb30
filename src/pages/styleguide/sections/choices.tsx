import { useState } from "react";
import { Specimen } from "#pages/styleguide/specimen.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Button } from "#ui/button/button.tsx";
import { Checkbox, Switch } from "#ui/choice/checkbox.tsx";
import { CheckboxGroup, RadioGroup } from "#ui/choice/choice-group.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { FileDrop } from "#ui/file-drop/file-drop.tsx";

const places = [
  { value: "both", label: "Both" },
  { value: "extension", label: "Extension only" },
  { value: "mobile", label: "Mobile only" },
  { value: "neither", label: "Neither" },
];

const categories = ["Exchange", "Lending", "NFT", "Staking", "Bridge", "Games", "Social", "Payments"].map(
  (label) => ({ value: label, label }),
);

export function Choices() {
  return (
    <>
      <Toggles />
      <Groups />
      <Chips />
      <Files />
    </>
  );
}

function Toggles() {
  return (
    <Specimen title="Checkbox and switch">
      <Stack gap={1}>
        <Checkbox label="Don’t show this again" defaultChecked />
        <Checkbox label="I have read the terms" error="Please agree to go on" />
        <Checkbox label="Sent already" defaultChecked disabled />
        <Switch label="Dark theme" />
        <Switch label="Letters from the pool" hint="About once a month." defaultChecked />
        <Switch label="Not in your region" disabled />
      </Stack>
    </Specimen>
  );
}

function Groups() {
  return (
    <Specimen title="Radio group and checkbox group">
      <RadioGroup
        label="Audited by"
        name="audit"
        defaultValue="firm"
        choices={[
          { value: "firm", label: "A firm", hint: "Give a link to the report." },
          { value: "own", label: "Ourselves" },
          { value: "none", label: "Nobody yet", disabled: true },
        ]}
      />
      <CheckboxGroup
        label="Languages"
        name="languages"
        defaultValues={["en"]}
        hint="Each language is sent on its own. English is enough to begin."
        choices={[
          { value: "en", label: "English" },
          { value: "zh", label: "简体中文" },
          { value: "zh-tw", label: "繁體中文" },
        ]}
      />
    </Specimen>
  );
}

function Chips() {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <Specimen title="The same as chips">
      <CheckboxGroup
        label="Category"
        name="category"
        look="chips"
        values={values}
        onChange={setValues}
        choices={categories}
        error={values.length === 0 ? "Choose at least one category" : undefined}
      />
      <RadioGroup label="Works in" name="works" look="chips" defaultValue="both" choices={places} />
    </Specimen>
  );
}

function Files() {
  const [file, setFile] = useState<File>();
  const texts = { chooseText: "Choose a file", dropText: "Drop a picture of 400 × 400 px here, or" };
  return (
    <Specimen title="File drop: empty, chosen, refused">
      <FileDrop
        label="Logo"
        name="logo"
        accept="image/png,image/jpeg"
        {...texts}
        chosen={file && <b>{file.name}</b>}
        onFile={setFile}
      />
      <FileDrop
        label="Logo, refused"
        name="logo-refused"
        {...texts}
        chooseText="Choose another"
        preview={<Avatar name="Driftswap" size={104} />}
        chosen={
          <>
            <b>driftswap-logo.png</b>512 × 512 px, 1.2 MB
          </>
        }
        actions={
          <Button size="sm" variant="quiet">
            Crop to 400 × 400
          </Button>
        }
        error="Please submit a 400*400px, JPG&PNG, max 5M logo"
      />
    </Specimen>
  );
}
