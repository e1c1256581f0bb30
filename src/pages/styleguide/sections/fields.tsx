import { useState } from "react";
import link from "lucide-react/icons/link";
import search from "lucide-react/icons/search";
import { Specimen } from "#pages/styleguide/specimen.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Combobox } from "#ui/combobox/combobox.tsx";
import { ErrorSummary } from "#ui/field/error-summary.tsx";
import { Select } from "#ui/field/select.tsx";
import { TextArea, TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/button/button.tsx";

export function Fields() {
  return (
    <>
      <Inputs />
      <LongText />
      <Pickers />
      <Summary />
    </>
  );
}

function Inputs() {
  return (
    <Specimen title="Field: rest, filled, error, disabled, read-only">
      <TextField label="Email" type="email" placeholder="you@example.com" autoComplete="email" />
      <TextField label="Website" defaultValue="driftswap,example" error="Please enter the correct URL" />
      <TextField label="Network" defaultValue="Choose a standard first" disabled />
      <TextField label="Receipt" defaultValue="k3-9f2c-71d0" readOnly mono />
      <TextField
        label="Transaction link"
        icon={<Icon of={link} size={18} />}
        placeholder="https://"
        hint="From a block explorer. You may leave it empty."
      />
    </Specimen>
  );
}

function LongText() {
  const [text, setText] = useState("Swap tokens on nine networks at the best route");
  return (
    <Specimen title="Counter, text area, search">
      <TextField
        label="One-sentence description"
        value={text}
        onChange={setText}
        limit={80}
        hint="Shown under the name. Say what it does, not how good it is."
      />
      <TextArea
        label="Contract addresses"
        defaultValue="0x71c94e0b2d66a1f38e25c7790ab1d4e58a02f2a4"
        hint="One per network, separated by commas."
        mono
      />
      <TextArea label="Notes for the reviewers" note="Optional" limit={500} />
      <TextField
        label="Search"
        labelHidden
        type="search"
        size="lg"
        icon={<Icon of={search} />}
        placeholder="Search name, link or contract"
      />
    </Specimen>
  );
}

const network = (label: string, detail: string, code?: string) => ({
  value: detail,
  label,
  detail,
  icon: <Avatar name={label} shape="round" size={28} code={code} />,
});

const networks = [
  network("Ethereum", "1"),
  network("BNB Smart Chain", "56"),
  network("Base", "8453", "Ba"),
  network("Arbitrum One", "42161"),
  network("Avalanche", "43114", "Av"),
  network("Polygon", "137"),
  network("OP Mainnet", "10"),
  network("Tron", "728126428"),
  network("Solana", "101"),
];

function Pickers() {
  const standards = ["ERC-20", "ERC-721", "ERC-1155"].map((value) => ({ value, label: value }));
  const texts = { placeholder: "Type to search", emptyText: "Chain not found", toggleLabel: "Show all" };
  return (
    <Specimen title="Searchable combobox and select">
      <Combobox label="Network" name="network" options={networks} {...texts} />
      <Combobox label="Second network" name="second" options={networks} defaultValue="8453" {...texts} />
      <Combobox label="Third network" name="third" options={networks} error="Choose a network" {...texts} />
      <Select label="Token standard" options={standards} placeholder="Choose one" name="standard" />
      <Select label="Token standard, fixed" options={standards} defaultValue="ERC-721" disabled />
    </Specimen>
  );
}

function Summary() {
  const [errors, setErrors] = useState<readonly { id: string; text: string }[]>();
  return (
    <Specimen title="Error summary: takes the focus and leads to each mistake">
      {errors && <ErrorSummary title="Two fields need your attention." errors={errors} />}
      <TextField id="guide-name" label="Name" error={errors && "Please enter a name"} />
      <TextField id="guide-site" label="Website" error={errors && "Please enter the correct URL"} />
      <Button
        variant="quiet"
        onClick={() =>
          setErrors([
            { id: "guide-name", text: "Name" },
            { id: "guide-site", text: "Website" },
          ])
        }
      >
        Send with mistakes
      </Button>
    </Specimen>
  );
}
