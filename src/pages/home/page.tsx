import type { PageHandle } from "#pages/page-handle.ts";
import { TideGauge } from "#pages/tide-gauge.tsx";
import type { Route } from "./+types/page.ts";
import { Community } from "./community/community.tsx";
import { ExtensionModal } from "./dialogs/extension-modal.tsx";
import { FollowModal } from "./dialogs/follow-modal.tsx";
import { FollowWarning } from "./dialogs/follow-warning.tsx";
import { Download } from "./download/download.tsx";
import { Exchange } from "./exchange/exchange.tsx";
import { Feed } from "./feed/feed.tsx";
import { Hero } from "./hero/hero.tsx";
import { load } from "./load.ts";
import styles from "./page.module.css";
import { Security } from "./security/security.tsx";
import { Store } from "./store/store.tsx";

export const handle: PageHandle = { header: "index" };

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { networkCount, dates, store, channels, articles, banners } = loaderData;
  const { downloadAddress, releases, officialChannels, extensionStore, extensionAddress } = loaderData;
  return (
    <>
      <Hero networkCount={networkCount} />
      <TideGauge dates={dates} />
      <Security />
      <div className={styles.later}>
        <Exchange figuresDate={dates.trade} />
        <Store teaser={store} dappsDate={dates.dapps} />
        <Feed articles={articles} banners={banners} />
        <Community followersDate={dates.followers} channels={channels} />
        <Download address={downloadAddress} releases={releases} />
      </div>
      <FollowWarning channels={channels} />
      <FollowModal href={officialChannels} />
      <ExtensionModal href={extensionStore} address={extensionAddress} />
    </>
  );
}
