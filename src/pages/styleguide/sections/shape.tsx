import arrowRight from "lucide-react/icons/arrow-right";
import check from "lucide-react/icons/check";
import circleAlert from "lucide-react/icons/circle-alert";
import copy from "lucide-react/icons/copy";
import download from "lucide-react/icons/download";
import globe from "lucide-react/icons/globe";
import heart from "lucide-react/icons/heart";
import search from "lucide-react/icons/search";
import shieldCheck from "lucide-react/icons/shield-check";
import { Specimen } from "#pages/styleguide/specimen.tsx";
import { Cluster } from "#ui/layout/layout.tsx";
import { Icon, type IconSize } from "#ui/icon.tsx";
import styles from "./shape.module.css";

const radii = ["1", "2", "3", "4", "5", "pill"];
const shadows = ["1", "2", "3"];
const icons = [search, heart, download, globe, shieldCheck, copy, check, circleAlert, arrowRight];
const sizes: readonly IconSize[] = [14, 16, 18, 20, 24, 32];

export function Shape() {
  return (
    <>
      <Specimen title="Radius grows with the size of the thing">
        <ul className={styles.row}>
          {radii.map((radius) => (
            <li key={radius}>
              <span className={styles.pebble} data-radius={radius} />
              <code>{radius}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Shadows only under floating things">
        <ul className={styles.row}>
          {shadows.map((shadow) => (
            <li key={shadow}>
              <span className={styles.sheet} data-shadow={shadow} />
              <code>{shadow}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Icons: stroke 1.75, from 14 beside small text to 32 in dialogs" wide>
        <Cluster gap={6}>
          {icons.map((icon, index) => (
            <Icon key={index} of={icon} size={24} />
          ))}
          <span className={styles.divider} />
          {sizes.map((size) => (
            <Icon key={size} of={shieldCheck} size={size} />
          ))}
          <span className={styles.own}>
            <Icon of={heart} />
          </span>
        </Cluster>
      </Specimen>
    </>
  );
}
