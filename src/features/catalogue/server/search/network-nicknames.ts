/** What people call the networks among themselves, besides their names: short forms, slang, and cases of other languages. */
export const NETWORK_NICKNAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `
eth: ether,ethereum mainnet,mainnet ethereum,以太网,以太网络,以太主网,ethereum network,이더,이더리움체인,이더리움 네트워크,イーサネット,イサリアム,етх,эфириума,эфире,эфира,ефир,эфирный,ethereum chain,erc20,erc-20,ईथर,ईथीरियम,एथ,อีเธอ,อีเธอร์,อีเธอเรียม,อีเธอเรี่ยม,อีเทอร์เรียม
arb: arbi,arby,arbitrum network,arbitrum chain,arbitrum l2,阿比,阿尔比,尔本,阿比特鲁姆,阿比鏈,아비,아비트럼체인,アービ,アビトラム,арби,арб,арбитруме,арбитрума,арба,อาบิทรัม,อาร์บิ,อาร์บี,आर्बि,आर्बिट्रम
oe: op,op chain,op mainnet,optimism network,optimizm,乐观,op链,op鏈,옵티,オプチ,оптимизме,оптимизма,оп,ออปติ,ออปทิมิซึม,ออปติมิสม์,ऑप्टिमिज्म
base: base chain,base network,coinbase chain,coinbase l2,base链,base鏈,贝斯链,베이스체인,베이스 체인,ベースチェーン,бейс,база,базе,базу,бейзе,base mainnet,เบสเชน,बेस चेन
matic: polygon pos,polygon network,polygon chain,poly network,马蹄链,馬蹄鏈,多边形,폴리곤체인,ポリゴンチェーン,полигоне,полигона,матик,матика,โพลิกอน,โพลีกอน,โพลี,मैटिक,पॉलिगन,पोलीगॉन
bsc: bnb,bnb network,bnb smart,binance chain,binance network,bep20,bep-20,bnb链,bnb鏈,币安智能,币安,幣安,币安网络,bsc链,bsc鏈,bnb체인,bnb 체인,바이낸스체인,바이낸스 체인,bnbチェーン,バイナンスチェーン,бнб,бсц,бск,бинанс чейн,бинанс,бинанса,บีเอ็นบีเชน,ไบแนนซ์เชน,बाइनेंस चेन,बीएससी
avax: avalanch,avax c,avaxc,avalanche network,c-chain,c chain,雪崩网络,avax链,아발란치,아발,アバックス,авакс,аваланче,авалансе,аваланша,авакса,อวาแลนช์,อวาลานเช่,एवैक्स,एवालांच
solana: sol,solana network,solana chain,索拉那,sol链,sol鏈,索链,索拉娜,梭拉纳,솔,솔라나체인,ソル,ソラナチェーン,соляна,соляну,соляне,соляны,солана,солане,соланы,сола,сол,โซล,โซลาน่า,सोल,सोलैना
trx: tron network,tron chain,trc20,trc-20,波场链,波場鏈,tron链,트론체인,トロンチェーン,трон,троне,трона,трони,тронe,ตรอน,ทรอนเชน,ट्रोन
zks: zksync,zk sync,zksync era,zk sync era,зксинк,зксинке,싱크,지케이,ジーケーシンク
linea: linea chain,линеа,линее,линеи,리니아
scroll: scroll chain,скролле,скролла
mantle: mantle network,мантле,мантла
blast: blast l2,бласте,бласта
xdai: gnosis,gnosis network,гнозис,гносисе
dot: polka,polkadot network,波卡链,полкадоте,полкадота,дот,닷,폴카,ポルカ
ksm: kusama network,кусаме
aptos: apt,aptos chain,阿普托斯,아토스,аптосе,аптоса,आप्टोस,แอปโตส
klaytn: kaia,kaia chain,klay,凯亚,클레이,カイアチェーン,кайе,ไคอา
ftm: fantom,ftm network,фантоме,фантома
fil: filecoin network,файлкоине,фил
cosmos: cosmos hub,atom,космосе,космоса,아톰,アトム
wax: wax chain,waxp,вакс,ваксе,แวกซ์,वैक्स
eos: vaulta,eos network,еос,эосе
core: core chain,core dao,core btc,кора
cfx: conflux network,конфлюксе
etc: eth classic,classic ethereum,эфир классик
manta: manta network,манте
opbnb: op bnb,опбнб
metis: метисе
merlin: мерлине
bitlayer: битлеере
zeta: zetachain,зета
aurora: авроре
haqq: haqq chain
bttc: bittorrent,битторренте
xlayer: x layer,okx chain,okx链,okb chain,엑스레이어체인
`
    .trim()
    .split("\n")
    .map((line) => {
      const [key = "", names = ""] = line.split(": ");
      return [key, names.split(",").map((name) => name.trim())];
    }),
);
