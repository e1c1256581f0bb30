/** Wallets that many people know. */

const linesIn = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Names that nothing else has. Without the word wallet, which people leave out. */
export const COINED = linesIn(`
  1inch
  AlphaWallet
  Ambire
  Arculus
  Argent
  Binance
  BitBox
  Bitcoin.com
  Bitget
  BitKeep
  Bitpay
  BitPie
  Blockchain.com
  Blockstream
  BlueWallet
  Braavos
  Bybit
  Coin98
  Coinbase
  Coinomi
  Coldcard
  CoolWallet
  Cosmostation
  Crypto.com
  D'CENT
  Daedalus
  Electrum
  Ellipal
  Enkrypt
  Eternl
  Fireblocks
  Freewallet
  Gnosis Safe
  GridPlus
  Guarda
  HTX
  imToken
  Jaxx
  Keplr
  Keycard
  Klever
  Kraken
  KuCoin
  Liquality
  Lobstr
  Magic Eden
  MathWallet
  MetaMask
  MEW
  MEXC
  Muun
  MyCrypto
  MyEtherWallet
  MyTonWallet
  NGRAVE
  NuFi
  OKEx
  OKX
  OneKey
  Pera
  Polkadot.js
  Pontem
  Rabby
  Robinhood
  SafePal
  Samourai
  SecuX
  Solflare
  SubWallet
  Suiet
  Tangem
  TokenPocket
  Tonkeeper
  TPWallet
  Trezor
  TronLink
  Typhon
  UniSat
  Uniswap
  WalletConnect
  Xverse
  Yoroi
  Zengo
  Zerion
`);

/** Words that no other wallet's name begins with: Ledger Nano, Trust Pro. Elsewhere in a name they mean something. */
export const FAMOUS = linesIn(`
  Exodus
  Ledger
  Phantom
  Trust
`);

/** Ordinary words, which are free beside other ones: Atomic Bay. */
export const WORDS = linesIn(`
  Albedo
  Atomic
  Backpack
  Best
  Cake
  Core
  Edge
  Family
  Fearless
  Frame
  Freighter
  Frontier
  Gate
  Gem
  Green
  HOT
  Jade
  Keystone
  Lace
  Leap
  Leather
  Martian
  Mycelium
  Nami
  Nightly
  Nova
  Petra
  Phoenix
  Rainbow
  Ready
  Ronin
  Safe
  Slush
  Sparrow
  Status
  Talisman
  Temple
  Unstoppable
  Wasabi
  Zeal
`);

/** What the wallets are called in other scripts. */
export const TRANSLATED = linesIn(`
  Бинанс
  Коинбейс
  Кракен
  Леджер
  Метамаск
  Траст Валлет
  Траст Воллет
  Трезор
  Фантом
  Эксодус
  मेटामास्क
  เมตามาสก์
  コインベース
  トラストウォレット
  バイナンス
  ファントム
  メタマスク
  小狐狸
  币安
  幣安
  库币
  庫幣
  欧易
  歐易
  比特派
  火币
  火幣
  狐狸錢包
  狐狸钱包
  麥子錢包
  麦子钱包
  레저
  메타마스크
  바이낸스
  코인베이스
  트러스트월렛
  팬텀
`);

export const HOSTS = linesIn(`
  atomicwallet.io
  backpack.app
  binance.com
  bitget.com
  bybit.com
  coinbase.com
  coinomi.com
  crypto.com
  electrum.org
  exodus.com
  guarda.com
  imtoken.io
  keplr.app
  kraken.com
  kucoin.com
  ledger.com
  metamask.io
  myetherwallet.com
  mytonwallet.io
  okx.com
  onekey.so
  phantom.app
  rabby.io
  rainbow.me
  safe.global
  safepal.com
  solflare.com
  token.im
  tokenpocket.pro
  tonkeeper.com
  tpwallet.io
  trezor.io
  tronlink.org
  trustwallet.com
  unisat.io
  xverse.app
  zerion.io
`);
