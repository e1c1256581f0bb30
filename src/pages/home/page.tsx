import type { PageHandle } from "#pages/page-handle.ts";
import { TideGauge } from "#pages/tide-gauge.tsx";
import type { Route } from "./+types/page.ts";
import { BrandSections } from "./brand-sections.tsx";
import { Community } from "./community/community.tsx";
import { ExtensionModal } from "./dialogs/extension-modal.tsx";
import { FollowModal } from "./dialogs/follow-modal.tsx";
import { FollowWarning } from "./dialogs/follow-warning.tsx";
import { Download } from "./download/download.tsx";
import { Exchange } from "./exchange/exchange.tsx";
import { Feed } from "./feed/feed.tsx";
import { isOffered } from "#shell/navigation/offer.ts";
import { Hero } from "./hero/hero.tsx";
import { Networks } from "./networks/networks.tsx";
import { load } from "./load.ts";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import styles from "./page.module.css";
import { Security } from "./security/security.tsx";
import { Store } from "./store/store.tsx";

export const handle: PageHandle = { header: "index" };

export const loader = ({ context }: Route.LoaderArgs) => load(context);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { networks, dates, store, channels, xAccount, articles, banners } = loaderData;
  const { downloadAddress, releases, officialChannels, extensionStore, extensionAddress } = loaderData;
  return (
    <>
      <KeptMarkup of={Hero} props={{ networkCount: networks.length }} />
      <KeptMarkup of={TideGauge} props={{ dates }} />
      <KeptMarkup of={Networks} props={{ networks }} />
      <KeptMarkup of={Security} props={{}} />
      <div className={styles.later}>
        {isOffered("tool:swap") && <KeptMarkup of={Exchange} props={{ figuresDate: dates.trade }} />}
        {isOffered("/dappstore") && (
          <KeptMarkup of={Store} props={{ teaser: store, dappsDate: dates.dapps }} />
        )}
        <KeptMarkup of={Feed} props={{ articles, banners }} />
        <KeptMarkup of={BrandSections} props={{}} />
        <KeptMarkup of={Community} props={{ followersDate: dates.followers, channels, xAccount }} />
        <KeptMarkup of={Download} props={{ address: downloadAddress, releases }} />
      </div>
      <FollowWarning channels={channels} />
      <FollowModal href={officialChannels} />
      <ExtensionModal href={extensionStore} address={extensionAddress} />
    </>
  );
}
