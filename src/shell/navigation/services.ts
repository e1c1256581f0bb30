/**
 * The services that the brand's links lead to, by the link's name or the first label of its host, with the message
 * that names each. A demonstration brand has none: its links lead to /demo/{service}, which describes what would be
 * there.
 */
const NAMES = {
  approval: "footer.tools.approvalDetector",
  tokenSecurity: "footer.tools.tokenSecurity",
  key: "footer.tools.keyGenerator",
  profile: "footer.tools.tokenProfile",
  claim: "footer.tools.tokenClaim",
  inscription: "footer.tools.easyInscription",
  batchSender: "footer.tools.batchSender",
  nostr: "footer.tools.nostrBatchSender",
  energyRental: "footer.tools.energyRental",
  energy: "footer.tools.energyRental",
  swap: "footer.explorer.swap",
  swapToken: "footer.explorer.swap",
  bridge: "footer.explorer.bridge",
  buy: "footer.explorer.buyCrypto",
  market: "footer.explorer.market",
  card: "footer.products.card",
  hardwareWallet: "footer.products.hardwareWallet",
  hardware: "footer.products.hardwareWallet",
  extensionStore: "footer.products.extension",
  androidStore: "downloads.families.android-store",
  iosStore: "downloads.families.ios",
  download: "demo.packages",
  submitChain: "footer.build.submitChain",
  helpCentre: "footer.support.helpCentre",
  mainlandNotice: "footer.support.helpCentre",
  forum: "footer.support.forum",
  swagShop: "footer.company.swagShop",
  "create-account": "footer.learn.createWallet",
  "private-key": "footer.learn.privateKey",
  keystore: "footer.learn.keystore",
  t: "footer.social.telegram",
  x: "footer.social.x",
  discord: "footer.social.discord",
  video: "footer.social.youtube",
  medium: "footer.social.medium",
  git: "footer.social.github",
  reddit: "footer.social.reddit",
  weibo: "footer.social.weibo",
  wechat: "footer.social.wechat",
  other: "demo.other",
} as const;

/** The descriptions from the menus; the other services have only a name. */
const PURPOSES = {
  approval: "header.tools.approvalDetector.desc",
  tokenSecurity: "header.tools.tokenSecurity.desc",
  key: "header.tools.keyGenerator.desc",
  profile: "header.tools.tokenProfile.desc",
  claim: "header.tools.tokenClaim.desc",
  inscription: "header.tools.easyInscription.desc",
  batchSender: "header.tools.batchSender.desc",
  nostr: "header.tools.nostrBatchSender.desc",
  energyRental: "header.tools.energyRental.desc",
  energy: "header.tools.energyRental.desc",
  swap: "header.tools.swap.desc",
  swapToken: "header.tools.swap.desc",
  bridge: "header.tools.bridge.desc",
  buy: "header.tools.buyCrypto.desc",
  market: "header.tools.market.desc",
  card: "header.products.card.desc",
  hardwareWallet: "header.products.hardwareWallet.desc",
  hardware: "header.products.hardwareWallet.desc",
  extensionStore: "header.products.extension.desc",
  submitChain: "header.build.submitChain.desc",
  helpCentre: "header.support.helpCentre.desc",
  mainlandNotice: "header.support.helpCentre.desc",
  forum: "header.support.forum.desc",
} as const;

export type ServiceName = keyof typeof NAMES;

interface Service {
  readonly name: (typeof NAMES)[ServiceName];
  readonly purpose?: (typeof PURPOSES)[keyof typeof PURPOSES];
}

const isService = (name: string): name is ServiceName => Object.hasOwn(NAMES, name);

/** Returns the service of that name, or `other`. */
export const serviceNamed = (name: string): ServiceName => (isService(name) ? name : "other");

export function findService(name: string): Service | null {
  if (!isService(name)) return null;
  const purposes: Partial<Record<ServiceName, Service["purpose"]>> = PURPOSES;
  const purpose = purposes[name];
  return { name: NAMES[name], ...(purpose ? { purpose } : {}) };
}
