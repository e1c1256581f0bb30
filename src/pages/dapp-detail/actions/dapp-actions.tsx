import { FavouriteAction } from "./favourite-action.tsx";
import { OpenAction, OpenInAppAction } from "./open-action.tsx";
import { ShareActions } from "./share-actions.tsx";
import type { Leaving } from "./use-leaving.tsx";
import styles from "./dapp-actions.module.css";

export interface DappActionsProps extends Leaving {
  readonly title: string;
  /** The address of the DApp's page, for sharing. */
  readonly address: string;
}

/** The actions of a DApp: open, mark as favourite, share. */
export default function DappActions({ id, title, url, appLink, leavePath, address }: DappActionsProps) {
  return (
    <>
      {/* A bar at the bottom of small screens. */}
      <div className={styles.bar}>
        <OpenAction id={id} url={url} leavePath={leavePath} />
        <FavouriteAction id={id} name={title} />
      </div>
      <div className={styles.inApp}>
        <OpenInAppAction id={id} url={url} appLink={appLink} leavePath={leavePath} />
      </div>
      <ShareActions title={title} address={address} />
    </>
  );
}
