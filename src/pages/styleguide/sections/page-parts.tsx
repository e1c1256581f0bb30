import graduationCap from "lucide-react/icons/graduation-cap";
import languages from "lucide-react/icons/languages";
import { Specimen } from "#pages/styleguide/specimen.tsx";
import { CodeSample } from "#ui/code/code-sample.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { edge } from "#ui/illustrations/plates/edge.ts";
import { level } from "#ui/illustrations/plates/level.ts";
import { tideMark } from "#ui/illustrations/plates/tide-mark.ts";
import { Plate } from "#ui/layout/plate.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import { Entries } from "#ui/list/entries.tsx";
import { Points } from "#ui/list/points.tsx";
import { Steps } from "#ui/list/steps.tsx";

const CODE = 'window.dispatchEvent(new Event("eip6963:requestProvider"));';

export function PageParts() {
  return (
    <>
      <Lists />
      <Specimen title="Code to take along">
        <CodeSample
          title="JavaScript"
          code={CODE}
          action={<CopyButton text={CODE} label="Copy" copiedText="Copied" failedText="Fail" />}
        />
      </Specimen>
      <Specimen title="Plates: the edge of the sea, one level, an arrival">
        <Plate>
          <Drawing of={edge} label="A tide pool at the edge of the sea." />
        </Plate>
        <Plate>
          <Drawing of={level} label="Two pools of different size, filled by the same tide." />
        </Plate>
        <Drawing of={tideMark} label="A sheet of paper has arrived in a small tide pool." />
      </Specimen>
    </>
  );
}

function Lists() {
  return (
    <>
      <Specimen title="Head of a section, points with and without icons" wide>
        <SectionHead id="points-title" title="What you’d do" lead="Sentences that stand for themselves." />
        <Points
          of={[
            { title: "Teach", text: "Explain self-custody to beginners.", icon: graduationCap },
            { title: "Translate", text: "Make the site read well in your language.", icon: languages },
            { title: "Listen", text: "Bring what people miss to the team." },
          ]}
          columns={3}
        />
      </Specimen>
      <Specimen title="Steps" wide>
        <Steps
          of={[
            { title: "Contact us", text: "In a few lines." },
            { title: "We talk", text: "If it fits, we invite you to a call." },
            { title: "It goes live", text: "With plain facts." },
          ]}
        />
      </Specimen>
      <Specimen title="Entries: what to choose from" wide>
        <Entries
          of={[
            {
              title: "DApp",
              text: "A page of its own in the store.",
              action: <ArrowLink href="#page-parts">Submit</ArrowLink>,
            },
            {
              title: "Token",
              text: "Its name, logo and contract, for wallets that show it.",
              action: <ArrowLink href="#page-parts">Submit</ArrowLink>,
            },
          ]}
        />
      </Specimen>
    </>
  );
}
