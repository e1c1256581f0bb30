/** The address in the download QR code; the page detects the phone. */
export const scannedAddress = (origin: string): string => `${origin}/download/app`;

/** The QR code as an image. */
export const DOWNLOAD_CODE_PATH = "/icons/qr/download.svg";
