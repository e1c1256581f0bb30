import { useState } from "react";
import download from "lucide-react/icons/download";
import heart from "lucide-react/icons/heart";
import history from "lucide-react/icons/history";
import rss from "lucide-react/icons/rss";
import slidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Specimen, State } from "#pages/styleguide/specimen.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { IconButton, IconLink } from "#ui/button/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Cluster } from "#ui/layout/layout.tsx";
import { ArrowLink, InlineLink } from "#ui/link/link.tsx";
import { Chip, ChipLink, ChipRow } from "#ui/tag/chip.tsx";

export function Actions() {
  return (
    <>
      <ButtonStates />
      <ButtonSizes />
      <Links />
      <Chips />
    </>
  );
}

function ButtonStates() {
  return (
    <Specimen title="Button: rest, hover, focus, pressed, loading, disabled" wide>
      <Cluster>
        <Button>Download</Button>
        <State shows="hover">
          <Button>Download</Button>
        </State>
        <State shows="focus">
          <Button>Download</Button>
        </State>
        <State shows="pressed">
          <Button>Download</Button>
        </State>
        <Button loading loadingText="Sending">
          Download
        </Button>
        <Button disabled>Download</Button>
      </Cluster>
      <Cluster>
        <Button variant="quiet">All platforms</Button>
        <State shows="hover">
          <Button variant="quiet">All platforms</Button>
        </State>
        <State shows="focus">
          <Button variant="quiet">All platforms</Button>
        </State>
        <Button variant="quiet" disabled>
          All platforms
        </Button>
        <Button variant="soft">Favourite</Button>
        <State shows="hover">
          <Button variant="soft">Favourite</Button>
        </State>
      </Cluster>
    </Specimen>
  );
}

function ButtonSizes() {
  const [sending, setSending] = useState(false);
  const [favourite, setFavourite] = useState(true);
  const send = () => {
    setSending(true);
    setTimeout(() => setSending(false), 2_000);
  };
  return (
    <Specimen title="Button: sizes, icon, link, width held while loading" wide>
      <Cluster>
        <ButtonLink href="#actions" size="lg" icon={<Icon of={download} />}>
          Download
        </ButtonLink>
        <ButtonLink href="#actions" variant="quiet">
          All platforms
        </ButtonLink>
        <Button size="sm" variant="quiet" icon={<Icon of={slidersHorizontal} size={18} />}>
          All networks
        </Button>
        <Button loading={sending} loadingText="Sending" onClick={send}>
          Send the submission
        </Button>
        <IconButton
          icon={heart}
          label="Favourite"
          pressed={favourite}
          onClick={() => setFavourite(!favourite)}
        />
        <IconLink label="Feed" href="#actions">
          <Icon of={rss} />
        </IconLink>
      </Cluster>
    </Specimen>
  );
}

function Links() {
  return (
    <Specimen title="Links: in text, to another site, leading on">
      <p>
        Compare its fingerprint <InlineLink href="#actions">before you install it</InlineLink>, or read the{" "}
        <InlineLink href="https://example.org/" externalText="(opens in a new tab)">
          report
        </InlineLink>
        .
      </p>
      <Cluster gap={6}>
        <ArrowLink href="#actions">See all</ArrowLink>
        <ArrowLink href="https://example.org/" externalText="(opens in a new tab)">
          Forum
        </ArrowLink>
      </Cluster>
    </Specimen>
  );
}

const categories = ["All", "Exchange", "Lending", "Games"];

function Chips() {
  const [chosen, setChosen] = useState("Exchange");
  return (
    <Specimen title="Chips: press, link, selected, small">
      <ChipRow label="Category">
        {categories.map((category) => (
          <Chip key={category} selected={category === chosen} onClick={() => setChosen(category)}>
            {category}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label="Recent searches" scrolls>
        <ChipLink href="#actions" selected>
          Hot
        </ChipLink>
        <ChipLink href="#actions" size="tiny" icon={<Icon of={history} size={14} />}>
          Driftswap
        </ChipLink>
        <Chip size="tiny" icon={<Icon of={history} size={14} />}>
          staking
        </Chip>
        <Chip disabled>Bridge</Chip>
      </ChipRow>
    </Specimen>
  );
}
