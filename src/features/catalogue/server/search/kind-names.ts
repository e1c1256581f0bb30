/** What people call the kinds of DApps, besides the labels on the pages. */
import { KINDS, type Kind } from "#features/catalogue/kinds.ts";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { KIND_ACTIONS } from "./kind-actions.ts";

export type KindLabel = (language: Language, kind: Kind) => string;

export interface NamedKind {
  readonly key: Kind;
  readonly names: readonly string[];
  /** What it is called on the pages, if that says nothing beside another name: "staking services". */
  readonly littleNames?: readonly string[];
}

const LITTLE: ReadonlySet<Kind> = new Set(["services"]);

const ALIASES: Partial<Record<Kind, string>> = {
  dex: "amm,decentralized exchange,decentralised exchange,swap exchange,自动做市商,обменник",
  dexAggregator:
    "dex aggregator,swap aggregator,aggregator,聚合器,聚合交易,agregador,агрегатор,агрегатор dex,애그리게이터,アグリゲーター,ตัวรวม dex",
  orderBook: "order book,orderbook,limit orders,订单簿,板取引,오더북,libro de órdenes,sổ lệnh",
  stableSwap: "stableswap,stable swap,stablecoin exchange,stablecoin swap,稳定币兑换",
  lending:
    "lending protocol,lender,lenders,貸し出し,money market,borrow lend,lending and borrowing,loan,crypto loans,借贷平台,抵押贷款,займ,займы,préstamo,empréstimo,vay",
  cdp: "collateralized stablecoin,borrow stablecoin,overcollateralized stablecoin,超额抵押稳定币",
  stablecoin:
    "dollar token,dollar stablecoin,usd,usd stablecoin,digital dollar,stable coin,pegged,美元稳定币,доллар,dólar digital",
  yield: "fixed yield,yield farming,passive income,earn interest,固定收益,理财",
  yieldAggregator:
    "auto compound,autocompounder,auto compounding,vaults,yield optimizer,yield optimiser,机枪池,自动复投",
  liquidStaking: "lst,liquid stake,eth staking,液态质押,流动质押,유동성 스테이킹,ステーキング 流動",
  staking: "validator,validators,delegation,delegate,stake,委托,验证人,валидатор,делегирование",
  restaking: "restake,eigenlayer restaking,再质押协议",
  liquidRestaking: "lrt",
  wrappedBitcoin:
    "wrapped bitcoin,wrapped btc,wbtc,btcfi,bitcoin defi,bitcoin staking,btc yield,包装比特币,比特币质押,비트코인 파이",
  bridge:
    "cross chain bridge,crosschain,cross-chain,token bridge,transfer between chains,bridging,мосты,кросс-чейн мост",
  canonicalBridge:
    "official bridge,native bridge,rollup bridge,l2 bridge,官方桥,公式ブリッジ,공식 브릿지,официальный мост,puente oficial,ponte oficial",
  bridgeAggregator: "cross chain aggregator,bridge comparison",
  messaging: "interoperability,cross chain messaging,interchain,互操作",
  perpetuals:
    "perp dex,perps dex,perp,perps,perpetual futures,perpetual dex,futures,leverage trading,leverage,margin trading,パーペチュアル,永续,合约交易,永续交易所,선물 거래,先物取引,бессрочные контракты,фьючерсы,futuros,apalancamiento,alavancagem,đòn bẩy,เลเวอเรจ",
  options: "options trading,option,crypto options,期权交易",
  prediction:
    "prediction markets,предсказания,предсказание,dự đoán,ทำนาย,hula,भविष्यवाणी,predicciones,betting,bet,bets,predict,elections,forecast,预测,下注,予測,예측,ставки,прогнозы,mercados de predição,previsões,apuestas,apostas,taya,cá cược,เดิมพัน,सट्टा",
  indexes: "index token,index fund,basket,指数基金",
  assetManagement: "fund management,onchain funds,vault management,基金管理",
  insurance:
    "insurance,cover,insure,hack protection,保险,保険,보험,страхование,страховка,seguro,seguros,बीमा,ประกัน,ประกันภัย,bảo hiểm,seguro",
  rwa: "real estate,房地产,房產,不動産,부동산,inmuebles,bienes raíces,imóveis,недвижимость,bất động sản,อสังหาริมทรัพย์,रियल एस्टेट,tokenization,tokenisation,tokenized assets,real world asset,代币化",
  treasuryBills:
    "treasury,treasuries,t-bills,treasury bills,tokenized treasuries,bonds,bond,us treasuries,美债,美国国债,облигации,bonos,títulos,trái phiếu",
  commodities:
    "gold,tokenized gold,digital gold,precious metals,gold token,黄金,金,золото,oro,ouro,ginto,vàng,ทองคำ,ทอง,सोना,금,ゴールド",
  privateCredit: "credit,institutional lending,onchain credit,信贷,кредит бизнесу",
  stocks:
    "stocks,tokenized stocks,shares,equities,us stocks,etf,股票,美股,株,株式,주식,акции,acciones,ações,cổ phiếu,หุ้น,शेयर",
  collectibles: "pokemon cards,trading cards,graded cards,实体卡,トレカ,карточки",
  nftMarketplace:
    "nft market,nft markets,nft store,nft shop,buy nft,buy nfts,sell nft,nft trading,nft exchange,nft交易,nft交易平台,nft市场,рынок nft,купить nft,comprar nft,mua nft,ซื้อ nft",
  nftArt: "art,crypto art,generative art,艺术,アート,예술,искусство,arte,sining,nghệ thuật,ศิลปะ,कला",
  nftTool: "mint nft,nft minting,create nft,nft creation,铸造nft",
  game: "blockchain game,play to earn,p2e,gamefi,web3 game,nft game,card game,链游,游戏,ゲーム,게임,игры,juegos,jogos,mga laro,chơi game",
  metaverse:
    "metaverse,virtual land,land,元宇宙,メタバース,메타버스,метавселенная,metaverso,मेटावर्स,เมตาเวิร์ส,vũ trụ ảo",
  socialNetwork: "social media,decentralized social,socialfi,blog,blogging,社交媒体,соцсеть",
  community:
    "quests,quest,quest platform,tasks,loyalty,任务,任务平台,квесты,задания,クエスト,퀘스트,misiones,missões,nhiệm vụ,เควสต์",
  charity:
    "charity,donate,donation,donations,philanthropy,慈善,捐款,捐赠,寄付,기부,благотворительность,пожертвования,caridad,donar,caridade,doar,từ thiện,บริจาค,दान,kawanggawa",
  dao: "dao,voting,vote,proposals,governance vote,dao tools,投票,提案,投票ツール,투표,голосование,votación,votação,boto,bỏ phiếu,โหวต,मतदान",
  launchpad:
    "meme launchpad,memecoin,meme coin,meme coins,memecoins,token launch,create memecoin,fair launch,发币,土狗,迷因币,ミームコイン,밈코인,мемкоин,мемкоины,เหรียญมีม",
  nameService:
    "domain,domains,domain name,web3 domain,web3 domains,crypto domain,name,names,域名,ドメイン,도메인,домен,домены,dominio,dominios,domínio,tên miền,โดเมน,डोमेन",
  identity:
    "identity,digital identity,decentralized identity,身份,身分,신원,личность,identidad,identidade,danh tính,kyc,proof of humanity,sybil,verification,身份认证,身份验证,идентичность",
  oracle: "oracles,price feed,price feeds,price oracle,data feed,预言机,оракулы",
  payments: "invoice,invoices,invoicing,pay with crypto,spend crypto,gift card,gift cards,发票,礼品卡,счета",
  streaming:
    "payroll,salary,salaries,vesting,token vesting,money streaming,工资,薪资,给与,급여,зарплата,nómina,folha de pagamento,sahod,lương,เงินเดือน,वेतन",
  cryptoCard:
    "crypto card,crypto credit card,加密信用卡,虚拟卡,仮想通貨カード,暗号資産カード,코인 카드,암호화폐 카드,บัตรคริปโต,क्रिप्टो कार्ड,debit card,visa card,visa,credit card,加密卡,u卡,借记卡,クレジットカード,дебетовая карта,карта visa,tarjeta cripto,cartão cripto,thẻ crypto",
  onRamp:
    "on ramp,onramp,온램프,オンランプ,онрамп,ออนแรมป์,ऑनरैंप,fiat,buy crypto,buy bitcoin,purchase crypto,fiat on ramp,off ramp,buy with card,买币,法币入金,购买加密货币,暗号資産 購入,코인 구매,купить крипту,купить криптовалюту,comprar cripto,comprar criptomonedas,bumili ng crypto,mua crypto,ซื้อคริปโต,क्रिप्टो खरीदें",
  privacy:
    "private,anonymous,mixer,private transactions,shielded,zk privacy,匿名,隐私交易,анонимность,анонимно,anónimo,anônimo",
  analytics:
    "token analysis,analysis,分析,분석,анализ,анализ токенов,análisis,análise,phân tích,วิเคราะห์,विश्लेषण,pagsusuri,dashboard,dashboards,charts,chart,data,statistics,market data,token charts,图表,数据,行情,графики,аналитика данных,gráficos,biểu đồ,กราฟ,चार्ट",
  explorer:
    "explorer,blockchain explorer,chain explorer,scan,scanner,tx explorer,区块链浏览器,浏览器,エクスプローラー,익스플로러,탐색기,обозреватель,эксплорер,explorador,trình khám phá,เอ็กซ์พลอเรอร์,एक्सप्लोरर",
  portfolio:
    "portfolio,tracker,portfolio trackers,wallet tracker,wallet trackers,asset tracker,资产追踪,ポートフォリオ,포트폴리오,портфель,portafolio,portfólio,danh mục,พอร์ต,पोर्टफोलियो",
  walletTool: "wallet tools,add network,rpc,rpc list,添加网络",
  multisig:
    "multisig,multi sig,multisignature,multisig wallet,multi signature,多签,多重签名,マルチシグ,멀티시그,мультисиг,мультиподпись,кошелек с мультиподписью,multifirma,multiassinatura,đa chữ ký,มัลติซิก,मल्टीसिग",
  tokenLocker: "liquidity locker,lock liquidity,lp locker,token lock,锁仓,锁池",
  tokenTool:
    "multisender,bulk sender,batch transfer,create token,token creator,token generator,airdrop tool,批量转账,一键发币,создать токен",
  developerTools:
    "ide,developer,developers,solidity,smart contract editor,indexing,subgraph,开发者工具,разработка",
  services: "energy rental,rent energy,能量租赁,аренда энергии",
  storage:
    "file storage,decentralized storage,ipfs,cloud storage,去中心化存储,分散型ストレージ,분산 저장,хранилище,almacenamiento,lưu trữ file",
  aiAgents:
    "ai,ai agent,artificial intelligence,agent,agents,人工智能,智能体,人工知能,인공지능,ии,искусственный интеллект,ia,inteligencia artificial,inteligência artificial,trí tuệ nhân tạo,เอไอ,एआई",
  security:
    "revoke,revoke approvals,approvals,token approval,approval checker,scam checker,token scanner,honeypot checker,撤销授权,授权,安全检测,отзыв разрешений,revocar permisos",
  tax: "tax,taxes,crypto tax,tax report,accounting,bookkeeping,报税,税,税金,確定申告,세금,налоги,налог,impuestos,impostos,buwis,thuế,ภาษี,टैक्स",
  crowdfunding: "grants,grant,public goods,quadratic funding,资助,гранты,subvenciones",
  nft: "pfp,nft collection,nft collections,collection,collections,avatar nft,头像nft,藏品,коллекция nft",
  tools: "portal,utilities,utility",
};

/** The names of every kind in every language, without the one that says nothing. */
export function namedKinds(label?: KindLabel): NamedKind[] {
  const kinds = KINDS.filter((key) => key !== "other");
  const labelsOf = (key: Kind): string[] => LANGUAGES.map((language) => label?.(language, key) ?? "");
  const labels = new Map(
    kinds.flatMap((key) => labelsOf(key).map((text): [string, Set<Kind>] => [foldSearch(text), new Set()])),
  );
  for (const key of kinds) for (const text of labelsOf(key)) labels.get(foldSearch(text))?.add(key);
  // What the pages call one kind is no intent of another.
  const isTaken = (key: Kind, name: string): boolean => labels.get(foldSearch(name))?.has(key) === false;
  return kinds.map((key) => {
    const intents = (KIND_ACTIONS.get(key) ?? []).filter((name) => !isTaken(key, name));
    return {
      key,
      names: [...new Set([...labelsOf(key), ...(ALIASES[key]?.split(",") ?? []), ...intents])],
      littleNames: LITTLE.has(key) ? [key, ...labelsOf(key)] : [],
    };
  });
}
