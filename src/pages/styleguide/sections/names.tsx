import { Specimen } from "#pages/styleguide/specimen.tsx";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Cluster } from "#ui/layout/layout.tsx";
import { TextQr } from "#ui/qr/text-qr.tsx";
import styles from "./names.module.css";

const names =
  "Driftswap,Kelp Commons,Nacre,Saltmarket,Undertow,Pelagic,Shoal,Lumen Quest,Barnacle,Murmur,Ebb & Flow,Outer Reef,Tern,Ōtawa,渔市,Wrack Line,Sandbar,Heron,Riptide,Mangrove,Anchorage,Periwinkle,Bluefin,Oyster,Kestrel,Gannet,Lagoon,Sextant,Halyard,Quay,Foghorn,Dory,Zephyr,Isobar,Jetty,Coral Court,Yawl,Estuary,Vesper,Cowrie".split(
    ",",
  );

const networks: readonly (readonly [name: string, code?: string])[] = [
  ["Ethereum"],
  ["BNB Chain"],
  ["Tron"],
  ["Solana"],
  ["Base", "Ba"],
  ["Polygon"],
  ["Arbitrum"],
  ["Cosmos"],
  ["Polkadot"],
  ["Avalanche", "Av"],
];

export function Names() {
  return (
    <>
      <Specimen title="Square avatars: the same name, the same picture" wide>
        <Cluster gap={3}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={48} label={name} />
          ))}
        </Cluster>
      </Specimen>
      <Specimen title="Round avatars; below 24 px without rings">
        <Cluster gap={3}>
          {networks.map(([name, code]) => (
            <Avatar key={name} name={name} shape="round" size={36} code={code} label={name} />
          ))}
        </Cluster>
        <Cluster gap={3}>
          {[20, 26, 36, 56].map((size) => (
            <Avatar key={size} name="Solana" shape="round" size={size} />
          ))}
          {[20, 32, 56].map((size) => (
            <Avatar key={size} name="Wrack Line" size={size} />
          ))}
        </Cluster>
      </Specimen>
      <Codes />
    </>
  );
}

const address = "0x000000000000000000000000000000000000dEaD";

function Codes() {
  const texts = { copiedText: "Address copied", failedText: "Copying failed. Select the text instead." };
  return (
    <Specimen title="QR code on white, copy buttons">
      <div className={styles.codes}>
        <TextQr text={address} label={`QR code of the address ${address}`} size={168} />
        <div className={styles.copies}>
          <div className={styles.row}>
            <span>
              <small>To</small>
              <code>0x000000…0000dEaD</code>
            </span>
            <CopyButton text={address} label="Copy the address" {...texts} />
          </div>
          <CopyButton text={address} label="Copy the address" look="quiet" {...texts} />
        </div>
      </div>
    </Specimen>
  );
}
