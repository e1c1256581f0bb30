import searchX from "lucide-react/icons/search-x";
import { Specimen } from "#pages/styleguide/specimen.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";
import { Cluster } from "#ui/layout/layout.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Progress } from "#ui/progress/progress.tsx";
import { SkeletonCard } from "#ui/progress/skeleton-card.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";

export function Feedback() {
  return (
    <>
      <Notices />
      <Waiting />
      <Specimen title="Empty: a drawing, a sentence, one way on">
        <EmptyState
          level={3}
          title="No favourites yet"
          picture={<Drawing of={lowTide} />}
          action={
            <ButtonLink href="#feedback" variant="quiet" size="sm">
              Browse the store
            </ButtonLink>
          }
        >
          Tap the heart on a DApp and it stays here, on this device.
        </EmptyState>
      </Specimen>
      <Specimen title="No result: what was typed, and what else to try">
        <EmptyState level={3} title="Nothing found for “drfit”" picture={<Icon of={searchX} size={32} />}>
          Check the spelling, or search by link or contract.
        </EmptyState>
      </Specimen>
    </>
  );
}

function Notices() {
  return (
    <Specimen title="Notices: warning, plain, good, bad">
      <Notice title="We never message you first." />
      <Notice tone="plain">
        Regulatory policy restricts some functions for users in mainland China.{" "}
        <InlineLink href="#feedback">Learn more</InlineLink>
      </Notice>
      <Notice tone="good" title="This is our file.">
        The fingerprint matches.
      </Notice>
      <Notice tone="bad" title="Not our file.">
        Do not install it. Delete it and download again here.
      </Notice>
    </Specimen>
  );
}

function Waiting() {
  return (
    <Specimen title="Waiting: skeleton after 200 ms, progress, spinner">
      <SkeletonCard />
      <Progress label="Uploading the report" value={62} valueText="62 %" />
      <Progress label="Looking for the payment" />
      <Cluster>
        <Spinner /> Checking the address
      </Cluster>
    </Specimen>
  );
}
