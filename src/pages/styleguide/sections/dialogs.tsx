import { useState, type ComponentProps, type ReactNode } from "react";
import triangleAlert from "lucide-react/icons/triangle-alert";
import { Specimen } from "#pages/styleguide/specimen.tsx";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/choice/checkbox.tsx";
import { Dialog, DialogPanel } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Cluster } from "#ui/layout/layout.tsx";
import { notify } from "#ui/toast/toast-queue.ts";
import { ToastView } from "#ui/toast/toaster.tsx";

export function Dialogs() {
  return (
    <>
      <Risk />
      <Warning />
      <Toasts />
    </>
  );
}

interface OpenerProps {
  readonly title: string;
  readonly panel: Omit<ComponentProps<typeof DialogPanel>, "actions" | "onClose">;
  readonly actions: (close: () => void) => ReactNode;
  readonly closesOnBackdrop?: boolean;
}

/** The panel inline, and a button that opens the real dialog. */
function Opener({ title, panel, actions, closesOnBackdrop }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Specimen title={title}>
      <DialogPanel {...panel} actions={actions(() => {})} onClose={() => {}} />
      <Cluster>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
      </Cluster>
      <Dialog
        {...panel}
        open={open}
        onClose={close}
        actions={actions(close)}
        closesOnBackdrop={closesOnBackdrop}
      />
    </Specimen>
  );
}

function Risk() {
  return (
    <Opener
      title="Dialog: a choice to be made knowingly"
      panel={{
        title: "Before you open a DApp",
        children: (
          <>
            <p>
              DApps are run by third parties. We do not control them and cannot reverse what you sign. Check
              the address and the amount each time.
            </p>
            <Checkbox label="Don’t show this again" />
          </>
        ),
      }}
      actions={(close) => (
        <>
          <Button wide onClick={close}>
            I understand, continue
          </Button>
          <Button wide variant="quiet" onClick={close}>
            Go back
          </Button>
        </>
      )}
    />
  );
}

function Warning() {
  return (
    <Opener
      title="Dialog: with an icon, closes on a press beside it"
      closesOnBackdrop
      panel={{
        title: "Staff never message you first",
        icon: <Icon of={triangleAlert} size={32} />,
        closeLabel: "Close",
        children: (
          <p>
            Anyone who writes to you privately in our name is trying to deceive you. Never share a recovery
            phrase or a private key.
          </p>
        ),
      }}
      actions={(close) => (
        <Button wide onClick={close}>
          I understand, enter the community
        </Button>
      )}
    />
  );
}

function Toasts() {
  return (
    <Specimen title="Toast: five seconds, waits while it is read" wide>
      <Cluster>
        <ToastView tone="good" text="Address copied" dismissLabel="Dismiss" />
        <ToastView tone="plain" text="You’re offline. Showing what was saved." dismissLabel="Dismiss" />
        <ToastView tone="warning" text="The price is older than a minute" dismissLabel="Dismiss" />
      </Cluster>
      <Cluster>
        <Button variant="quiet" onClick={() => notify({ tone: "good", text: "Address copied" })}>
          Show a toast
        </Button>
      </Cluster>
    </Specimen>
  );
}
