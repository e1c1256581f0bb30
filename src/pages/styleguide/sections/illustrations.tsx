import { Specimen } from "#pages/styleguide/specimen.tsx";
import { channel } from "#ui/illustrations/channel.ts";
import { depth } from "#ui/illustrations/depth.ts";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { flag } from "#ui/illustrations/flag.ts";
import { Leader } from "#ui/illustrations/leader/leader.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";
import { pool } from "#ui/illustrations/pool.ts";
import { shore } from "#ui/illustrations/shore.ts";
import { browserWindow } from "#ui/illustrations/window.ts";
import styles from "./illustrations.module.css";

export function Illustrations() {
  return (
    <>
      <Specimen title="The pool: labels are drawn over it by the page" wide>
        <div className={styles.hero}>
          <Drawing
            of={pool}
            label="A tide pool seen from above. Each creature in it is a network; your keys lie at the centre."
          />
          <svg className={styles.labels} viewBox={`0 0 ${pool.width} ${pool.height}`}>
            <Leader from={[282, 236]} to={[226, 96]} text="Ethereum" side="left" />
            <Leader from={[582, 452]} to={[668, 512]} text="Polygon" side="right" spare />
            <Leader from={[334, 407]} to={[150, 676]} text="Your keys stay here, with you" side="right" />
          </svg>
        </div>
      </Specimen>
      <Specimen title="The depth">
        <Drawing of={depth} label="Cross-section of a pool: a closed shell holds the key at the bottom." />
      </Specimen>
      <Specimen title="The channel, always by night in a pool section">
        <div className={styles.pool} data-theme="dark">
          <Drawing of={channel} label="Two pools joined by channels in both directions." />
        </div>
      </Specimen>
      <Specimen title="Low tide">
        <Drawing of={lowTide} label="A pool at low tide, nearly dry, with a starfish." />
      </Specimen>
      <Specimen title="In dialogs, and a part of a picture that fills its frame">
        <Drawing of={flag} label="A flag on a rock beside a tide pool." />
        <Drawing of={browserWindow} label="An extension open next to a web page." />
        <div className={styles.part}>
          <Drawing of={depth} crop="112 190 392 300" />
        </div>
      </Specimen>
      <Specimen title="The shore" wide>
        <div className={styles.shore}>
          <Drawing of={shore} label="A shore with many pools, each its own, all reached by the same tide." />
        </div>
      </Specimen>
    </>
  );
}
