/** What a phone opens when it scans the code that leads to its download; the page knows the phone. */
export const scannedAddress = (origin: string): string => `${origin}/download/app`;

/** The code as a picture. */
export const DOWNLOAD_CODE_PATH = "/icons/qr/download.svg";
