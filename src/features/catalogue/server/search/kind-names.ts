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
  dex: "amm,decentralized exchange,decentralised exchange,swap exchange,自动做市商,обменник,on-chain exchange,onchain exchange,non custodial exchange,noncustodial exchange,automated market maker,spot trading,spot exchange,现货,现货交易,現貨,自動マーケットメイカー,現物取引,현물 거래,ดีเอ็กซ์,свапалка,свопалка,best price swap,liquidity mining,流動性マイニング,유동성 채굴,pools de liquidez,pool de liquidez,minería de liquidez,piscina de liquidez,mineração de liquidez",
  dexAggregator:
    "dex aggregator,swap aggregator,aggregator,聚合器,聚合交易,agregador,агрегатор,агрегатор dex,애그리게이터,アグリゲーター,ตัวรวม dex,swap router,meta aggregator,ตัวรวบรวมกระดานเทรด,ตัวรวมราคา,डेक्स एग्रीगेटर,एग्रीगेटर,tagapagsama ng dex",
  orderBook:
    "order book,orderbook,limit orders,订单簿,板取引,오더북,libro de órdenes,sổ lệnh,挂单交易,挂单,订单薄,オーダーブック,指値取引,オーダーブック取引所,호가창,지정가 거래소,호가 거래소,lệnh giới hạn,สมุดคำสั่งซื้อขาย,ออเดอร์บุ๊ก,биржа с ордербуком,ордербук,стакан,биржевой стакан,книга ордеров,лимитные ордера,órdenes límite,livro de ordens,livro de ofertas,ordens limitadas,लिमिट ऑर्डर,limit na order",
  stableSwap: "stableswap,stable swap,stablecoin exchange,stablecoin swap,稳定币兑换",
  lending:
    "lending protocol,lender,lenders,貸し出し,money market,borrow lend,lending and borrowing,loan,crypto loans,借贷平台,抵押贷款,займ,займы,préstamo,empréstimo,vay,crypto lender,暗号資産レンディング,仮想通貨レンディング,貸付プラットフォーム,プラットフォーム 貸付,займы под крипту,кредитные платформы,кредитные протоколы,préstamos cripto,préstamos con cripto,empréstimos cripto,vay crypto,vay tiền mã hóa,แพลตฟอร์มกู้ยืม,ปล่อยกู้คริปโต,लेंडिंग प्लेटफॉर्म,pautang sa crypto,코인 담보대출,借币平台,放贷平台,借りる,貸す,お金を借りる,crypto backed loan,crypto backed loans,闪电贷,货币市场,랜딩,대차,플래시론,flash loan,flash loans,フラッシュローン,แฟลชโลน,ลงทุนปล่อยกู้,pagpapautang,флеш займ,préstamos flash,empréstimo relâmpago",
  cdp: "collateralized stablecoin,borrow stablecoin,overcollateralized stablecoin,超额抵押稳定币,collateralized debt position,mint stablecoin,mint stablecoins,铸造稳定币",
  stablecoin:
    "dollar token,dollar stablecoin,usd,usd stablecoin,digital dollar,stable coin,pegged,美元稳定币,доллар,dólar digital,стейблы,стейбл,стабильные монеты,стабильная монета,monedas estables,moneda estable,moedas estáveis,moeda estável,đồng tiền ổn định,đồng ổn định,เหรียญเสถียร,สเตเบิลคอยน์,स्थिर सिक्का,स्थिर मुद्रा,matatag na coin,美元币,ドル連動コイン,달러 코인,стейблкоины,digital dollars,dollar backed token,yield bearing stablecoin,yield-bearing stablecoin,stables,đô la kỹ thuật số,เหรียญคงที่,डॉलर कॉइन,долларовый токен,долларовый стейбл,criptodólar,criptodólares,estables,stablecoins em dólar",
  yield:
    "fixed yield,yield farming,passive income,earn interest,固定收益,理财,fixed rate,yield trading,йилд,예치,資産運用サイト,thu nhập thụ động crypto,фиксированная ставка,余额宝,理财产品,fixed deposit,fixed deposits,term deposit,एफडी,फिक्स्ड डिपॉजिट,plazo fijo,depósito a plazo,cuenta de ahorros,conta poupança,poupança,定期存款,定期预金,定期預金,积蓄理财,적금,정기예금,sổ tiết kiệm,tiết kiệm online,เงินฝากประจำ,เงินฝาก,накопительный счет,депозит под процент,savings product",
  yieldAggregator:
    "auto compound,autocompounder,auto compounding,vaults,yield optimizer,yield optimiser,机枪池,自动复投,yield optimizers,yield optimisers,optimizador de rendimiento,otimizador de rendimento,агрегатор доходности,收益聚合器,이자 애그리게이터,ตัวรวมผลตอบแทน,収益アグリゲーター,일드 애그리게이터,ตัวรวมยีลด์,йилд агрегатор,агрегатор ферм,autocompuesto,イールド最適化",
  liquidStaking:
    "lst,liquid stake,eth staking,液态质押,流动质押,유동성 스테이킹,ステーキング 流動,lsd,质押衍生品,staking thanh khoản,staking lỏng,तरल स्टेकिंग,likidong staking,жидкий стейкинг",
  staking:
    "validator,validators,delegation,delegate,stake,委托,验证人,валидатор,делегирование,ký gửi staking,วางเหรียญ,ผู้ตรวจสอบธุรกรรม,वैलिडेटर,validadores,validador",
  restaking:
    "restake,eigenlayer restaking,再质押协议,restaking việt nam,รีสเตคกิ้ง,รีสเตก,รีสเตกกิ้ง,re-staking,рестейк,重复质押,リステーク,재스테이킹,tái staking,tái đặt cọc,รีสเตคกิง,สเตกซ้ำ,muling staking,повторный стейкинг,reaposta",
  liquidRestaking: "lrt,tái staking thanh khoản",
  wrappedBitcoin:
    "wrapped bitcoin,wrapped btc,wbtc,btcfi,bitcoin defi,bitcoin staking,btc yield,包装比特币,比特币质押,비트코인 파이,bitcoin envuelto,bitcoin embrulhado,обернутый биткоин,обёрнутый биткоин,래핑 비트코인,bitcoin bọc,บิตคอยน์ห่อ,रैप्ड बिटकॉइन,ラップドビットコイン,包装btc,比特币生息,rendimiento de bitcoin,rendimento de bitcoin,доход на биткоин,bitcoin yield,lãi từ bitcoin,btc on ethereum,bitcoin on ethereum,tokenized bitcoin,liquid bitcoin,封装比特币,btc质押,代币化比特币,トークン化ビットコイン,랩드 비트코인,래핑된 비트코인,บิตคอยน์แบบห่อ,ราปบิตคอยน์,nakabalot na bitcoin,завернутый биткоин,bitcoin tokenizado,bitcoin envolto,bitcoin encapsulado,btc embrulhado",
  bridge:
    "cross chain bridge,crosschain,cross-chain,token bridge,transfer between chains,bridging,мосты,кросс-чейн мост,кроссчейн мост,кроссчейн мосты,мост между сетями,мосты между сетями,puentes cross chain,puente entre cadenas,ponte entre redes,ponte cross-chain,跨链工具,跨链服务,クロスチェーン,크로스체인,cầu nối chuỗi chéo,สะพานข้ามเชน,क्रॉस चेन,crosschain swap,cross chain swap,cross-chain swap,跨链兑换,桥接,크로스체인 스왑,ครอสเชน,tulay ng chain,межсетевой обмен",
  canonicalBridge:
    "official bridge,native bridge,rollup bridge,l2 bridge,官方桥,公式ブリッジ,공식 브릿지,официальный мост,puente oficial,ponte oficial",
  bridgeAggregator: "cross chain aggregator,bridge comparison,桥聚合器,跨链聚合,агрегаторы мостов",
  messaging:
    "interoperability,cross chain messaging,interchain,互操作,相互運用性,상호운용성,khả năng tương tác,การทำงานร่วมกัน,इंटरऑपरेबिलिटी,интероперабельность,межсетевые сообщения,interoperabilidad,interoperabilidade",
  perpetuals:
    "perp dex,perps dex,perp,perps,perpetual futures,perpetual dex,futures,leverage trading,leverage,margin trading,パーペチュアル,永续,合约交易,永续交易所,선물 거래,先物取引,бессрочные контракты,фьючерсы,futuros,apalancamiento,alavancagem,đòn bẩy,เลเวอเรจ,вечные контракты,вечные фьючерсы,бессрочные фьючерсы,фьючерсная биржа,маржинальная биржа,สัญญาซื้อขายล่วงหน้า,สัญญาถาวร,ฟิวเจอร์ส,hợp đồng vĩnh cửu,hợp đồng tương lai,sàn hợp đồng,sàn đòn bẩy,сontratos perpetuos,contratos perpetuos,contratos futuros,futuros perpetuos,contratos perpétuos,futuros perpétuos,सतत वायदा,वायदा कारोबार,槓桿交易,杠杆交易,永续合约平台,合约平台,期货平台,レバレッジ取引,레버리지 거래,perpetual contract,链上合约,开多开空,パープ,パープス,코인 선물,비트코인 선물,퍼프,펄프,퍼페추얼,เพอร์เพชชวล,เพิร์ป,อนุพันธ์คริปโต,पर्पेचुअल,फ्यूचर ट्रेडिंग,मार्जिन ट्रेडिंग,кредитное плечо,маржиналка,дериватив биржа,futuros perpetuos cripto,futuros de cripto,sàn phái sinh",
  options:
    "options trading,option,crypto options,期权交易,opciones,opciones cripto,opções,opções de cripto,опционы,опционная биржа,加密期权,选择权,選擇權,オプション取引所,옵션 거래,quyền chọn,ออปชัน,ตราสารสิทธิ,ऑप्शन,विकल्प ट्रेडिंग,options exchange,options dex,オプション市場,giao dịch quyền chọn,เทรดออปชัน,ออปชันคริปโต,ऑप्शंस,ऑप्शन ट्रेडिंग,options na trading,trading de opciones,mercado de opções,mercado de opciones,call option,put option,calls and puts",
  prediction:
    "prediction markets,предсказания,предсказание,dự đoán,ทำนาย,hula,भविष्यवाणी,predicciones,betting,bet,bets,predict,elections,forecast,预测,下注,予測,예측,ставки,прогнозы,mercados de predição,previsões,apuestas,apostas,taya,cá cược,เดิมพัน,सट्टा,ตลาดพยากรณ์,พยากรณ์,पूर्वानुमान बाजार,पूर्वानुमान,merkado ng prediksyon,prediksyon,рынки прогнозов,рынок прогнозов,прогнозные рынки,ставки на события,thị trường tiên đoán,thị trường cá cược,予測マーケット,予想市場,竞猜平台,mercado de apuestas,mercado de apostas,mercados de previsão,赌注,ベッティング,सट्टेबाजी,tayaan,hulaan,предсказательный рынок,пари,прогнозирование,mercados predictivos,pronósticos,pronóstico,mercado preditivo,mercado predictivo,sportsbook,bookmaker,bookie,букмекер,casa de apuestas,casa de apostas,スポーツベット,nhà cái",
  indexes:
    "index token,index fund,basket,指数基金,지수,지수 펀드,सूचकांक,fondos indexados,fondo indexado,指數型基金",
  assetManagement:
    "fund management,onchain funds,vault management,基金管理,链上基金,基金,fund managers,fondos on-chain,fundos on-chain,фонды,オンチェーンファンド,ファンド,온체인 펀드,펀드,quỹ đầu tư,กองทุน,निवेश फंड,asset manager,asset managers,fund manager,crypto fund,crypto funds,hedge fund,资管,アセットマネジメント,資産運用会社,자산운용,quỹ crypto,संपत्ति प्रबंधन,फंड मैनेजर,pamamahala ng pondo,управляющий активами,криптофонд,криптофонды,управляющая компания,gestora de fondos,gestor de activos,administración de activos,fondos cripto,gestor de ativos,gestora de fundos,fundos cripto",
  insurance:
    "insurance,cover,insure,hack protection,保险,保険,보험,страхование,страховка,seguro,seguros,बीमा,ประกัน,ประกันภัย,bảo hiểm,seguro,coverage,aseguradora,seguradora,insurer,страховщик,страховая,保险公司",
  rwa: "real estate,房地产,房產,不動産,부동산,inmuebles,bienes raíces,imóveis,недвижимость,bất động sản,อสังหาริมทรัพย์,रियल एस्टेट,tokenization,tokenisation,tokenized assets,real world asset,代币化,tài sản mã hóa,tài sản thực,tài sản thế giới thực,टोकनाइज़्ड संपत्ति,टोकनाइज्ड संपत्ति,वास्तविक संपत्ति,totoong ari-arian,ari-ariang totoo,activos tokenizados,ativos tokenizados,токенизированные активы,реальные активы,现实资产,真实资产,實體資產,現実資産,トークン化資産,실물자산,실물 자산,สินทรัพย์จริง,สินทรัพย์โลกจริง,activos reales,ativos reais,security token,security tokens,tokenized securities,资产上链,セキュリティトークン,토큰 증권,token hóa tài sản,โทเคนสินทรัพย์,แปลงสินทรัพย์เป็นโทเคน,आरडब्ल्यूए,टोकनयुक्त संपत्ति,totoong asset,ценные бумаги токены,tokenização,sto",
  treasuryBills:
    "treasury,treasuries,t-bills,treasury bills,tokenized treasuries,bonds,bond,us treasuries,美债,美国国债,облигации,bonos,títulos,trái phiếu,债券,政府债券,短期國庫券,国库券,채권,tín phiếu kho bạc,tín phiếu,ตั๋วเงินคลัง,казначейские векселя,трежерис,трежеря,токенизированные облигации,tesouro direto,renta fija,renda fixa,letras del tesoro",
  commodities:
    "gold,tokenized gold,digital gold,precious metals,gold token,黄金,金,золото,oro,ouro,ginto,vàng,ทองคำ,ทอง,सोना,금,ゴールド,贵金属,貴金属,โลหะมีค่า,कीमती धातु,драгметаллы,драгоценные металлы,귀금속,kim loại quý,mahalagang metal",
  privateCredit:
    "credit,institutional lending,onchain credit,信贷,кредит бизнесу,частный кредит,частное кредитование,crédito privado,私募信贷,私人信贷,プライベートクレジット,사모 신용,사모 대출,tín dụng tư nhân,สินเชื่อเอกชน,निजी ऋण,private credit,undercollateralized lending,invoice financing,trade finance,private debt,应收账款,供应链金融,企業融資,機関融資,プライベートデット,기관 대출,프라이빗 크레딧,tín dụng tổ chức,สินเชื่อภาคเอกชน,ไพรเวทเครดิต,व्यावसायिक ऋण,संस्थागत ऋण,pribadong kredito,pautang sa negosyo,частный долг,кредитование бизнеса,институциональное кредитование,торговое финансирование,crédito institucional,deuda privada,dívida privada,crédito corporativo",
  stocks:
    "stocks,tokenized stocks,shares,equities,us stocks,etf,股票,美股,株,株式,주식,акции,acciones,ações,cổ phiếu,หุ้น,शेयर,bolsa tokenizada,acciones tokenizadas,acciones en blockchain,ações tokenizadas,токенизированные акции,токены акций,股票代币,代币化股票,トークン化株式,株式トークン,토큰화 주식,주식 토큰,cổ phiếu token hóa,หุ้นโทเคน,टोकनाइज़्ड स्टॉक,stock token,stock tokens,equity tokens,stocks onchain,stocks on chain,on-chain stocks,stock trading,股权,米株,cổ phiếu on-chain",
  collectibles:
    "pokemon cards,trading cards,graded cards,实体卡,トレカ,карточки,收藏卡,收藏卡牌,实体卡牌,トレーディングカード,트레이딩 카드,การ์ดสะสม,ट्रेडिंग कार्ड,коллекционные карточки,коллекционные карты,thẻ sưu tầm,thẻ bài sưu tầm,collectible cards,psa cards,psa graded,tokenized cards,gacha,实物收藏品,评级卡,卡牌收藏,球星卡,球員卡,수집 카드,đồ sưu tầm,vật phẩm sưu tầm,ของสะสม,संग्रहणीय वस्तुएं,संग्रहणीय कार्ड,mga koleksyon,коллекционки,coleccionables,colecionáveis,collectibles",
  nftMarketplace:
    "nftマケプレ,マケプレ,nft마켓,nft 마켓,nft маркет,nft маркетплейс,нфт маркетплейс,chợ nft,sàn nft,ตลาด nft,nft मार्केट,tindahan ng nft,nft market,nft markets,nft store,nft shop,buy nft,buy nfts,sell nft,nft trading,nft exchange,nft交易,nft交易平台,nft市场,рынок nft,купить nft,comprar nft,mua nft,ซื้อ nft,デジタルコレクション,デジタル収集品,数字藏品,数字藏品平台,數位收藏品,цифровые коллекции,цифровые предметы,coleccionables digitales,colecionáveis digitais,디지털 수집품,digital collectible,digital collectibles,vật phẩm số,ของสะสมดิจิทัล,डिजिटल संग्रहणीय,डिजिटल कलेक्शन,pamilihan ng nft,chợ nft,lojas de nft,tiendas nft,магазин нфт,nft商店,nft auction,nft auctions,nft拍卖,nftオークション,nft 경매,đấu giá nft,ประมูล nft,thị trường nft,аукцион nft,subasta nft,leilão nft,leilão de nft,bilihan ng nft,bentahan ng nft,tindahan ng nft",
  nftArt:
    "art,crypto art,generative art,艺术,アート,예술,искусство,arte,sining,nghệ thuật,ศิลปะ,कला,제너러티브 아트,जनरेटिव आर्ट,ジェネラティブアート,генеративное искусство,arte generativo,arte generativa,arte cripto,生成艺术,nghệ thuật tạo sinh,ศิลปะเจเนอเรทีฟ,ศิลปะคริปโต,digital artist,デジタル芸術,크립토 아트,tranh nft,криптоарт",
  nftTool:
    "mint nft,nft minting,create nft,nft creation,铸造nft,nft maker,มิ้นท์ nft,एनएफटी मिंट,paggawa ng nft,выпуск nft,creador de nft,nft minter",
  game: "blockchain game,play to earn,p2e,gamefi,web3 game,nft game,card game,链游,游戏,ゲーム,게임,игры,juegos,jogos,mga laro,chơi game,криптоигры,блокчейн игры,игры на блокчейне,juegos cripto,juegos blockchain,jogos cripto,jogos blockchain,larong blockchain,larong crypto,game blockchain,好玩,好玩的,有趣的,something fun,fun,rpg,m2e,tcg,mmo,mmorpg,手游,手遊,bcg,ゲーファイ,トレーディングカードゲーム,만보기,캐릭터 육성,chạy bộ kiếm tiền,खेलकर कमाओ,играй и зарабатывай,геймфай,плей ту ерн,juego de cartas,juegos de cartas,videojuegos,videojuego,jogo de cartas,videogame,video game,video games,move to earn,move-to-earn,walk to earn",
  metaverse:
    "metaverse,virtual land,land,元宇宙,メタバース,메타버스,метавселенная,metaverso,मेटावर्स,เมตาเวิร์ส,vũ trụ ảo,mundos virtuais,mundo virtual,mundos virtuales,виртуальные миры,виртуальный мир,आभासी दुनिया,आभासी जमीन,mundong virtual,virtual na mundo,仮想世界,バーチャル空間,가상세계,vùng đất ảo,ดินแดนเสมือน,ที่ดินเสมือน,แผ่นดินเสมือน,vr world,仮想土地,バーチャルワールド,バーチャル土地,가상 땅,จักรวาลนฤมิต,आभासी भूमि,birtuwal na mundo,виртуальная недвижимость,terrenos virtuais,imóveis virtuais",
  socialNetwork:
    "social media,decentralized social,socialfi,blog,blogging,社交媒体,соцсеть,ソーシャルネットワーク,ソーシャルメディア,分散型sns,social network,social networks,red social,redes sociales,rede social,redes sociais,социальная сеть,социальные сети,sosyal network,mạng xã hội,สังคมออนไลน์,เครือข่ายสังคม,सोशल मीडिया,सोशल नेटवर्क,去中心化社交,web3社交,社交网络,소셜 미디어,탈중앙 소셜,social app,publishing,publishing platform,microblogging,creator platform,社交平台,社交网路,社群媒体,社群平台,mạng xã hội phi tập trung,mxh,โซเชียลเน็ตเวิร์ก,โซเชียลมีเดีย,सामाजिक नेटवर्क,sosyal media,социалка,mídia social,соцсети",
  community:
    "quests,quest,quest platform,tasks,loyalty,任务,任务平台,квесты,задания,クエスト,퀘스트,misiones,missões,nhiệm vụ,เควสต์,campañas de airdrop,campanhas de airdrop,campanhas,campañas,кампании аирдроп,エアドロップキャンペーン,エアドロキャンペーン,에어드랍 이벤트,에어드롭 이벤트,chiến dịch airdrop,แคมเปญแอร์ดรอป,airdrop campaign,airdrop campaigns,airdrop tasks,quest platforms,платформа заданий,クエストプラットフォーム,퀘스트 플랫폼,nền tảng nhiệm vụ,แพลตฟอร์มเควส,क्वेस्ट प्लेटफॉर्म,空投活动,airdrop,airdrops,missions,เครื่องมือชุมชน,सामुदायिक उपकरण,аирдропы,аирдроп,эйрдроп,эйрдропы",
  charity:
    "charity,donate,donation,donations,philanthropy,慈善,捐款,捐赠,寄付,기부,благотворительность,пожертвования,caridad,donar,caridade,doar,từ thiện,บริจาค,दान,kawanggawa,благотворительные фонды,благотворительный фонд,チャリティー,チャリティ,자선,자선 단체,การกุศล,चैरिटी,दान मंच,दान संस्था,charities,donaciones,doações,doação,donación,пожертвование,慈善机构,捐款平台,寄付サイト,기부 단체,tổ chức từ thiện,quyên góp,องค์กรการกุศล,good causes,परोपकार,चंदा,abuloy,pagbibigay,благотворительные сборы,beneficencia,beneficência,filantropía,filantropia",
  dao: "dao,voting,vote,proposals,governance vote,dao tools,投票,提案,投票ツール,투표,голосование,votación,votação,boto,bỏ phiếu,โหวต,मतदान,botohan,pagboto,voting platform,voting tool,voting tools,governance tool,herramientas de gobernanza,plataforma de votación,plataforma de votação,ferramentas de governança,инструменты управления,платформа голосования,投票平台,治理平台,ガバナンスツール,투표 플랫폼,nền tảng bỏ phiếu,công cụ quản trị,แพลตฟอร์มโหวต,เครื่องมือกำกับดูแล,शासन,वोटिंग प्लेटफॉर्म,poll,polls,on-chain polls,encuesta,encuestas,enquete,enquetes,опрос,опросы,アンケート,설문,설문조사,khảo sát,thăm dò,โพล,แบบสำรวจ,सर्वे,जनमत,botohan online,表决,ダオ,ธรรมาภิบาล,говернанс",
  launchpad:
    "meme launchpad,memecoin,meme coin,meme coins,memecoins,token launch,create memecoin,fair launch,发币,土狗,迷因币,ミームコイン,밈코인,мемкоин,мемкоины,เหรียญมีม,plataforma de lanzamiento,lanzamiento de tokens,plataforma de lançamento,lançamento de tokens,bệ phóng token,bệ phóng,paglulunsad ng token,token launches,token launchpads,запуск токенов,площадка запуска,发射平台,發射平台,代币发行,ローンチパッド,런치패드,ลันช์แพด,लॉन्चपैड,meme,memes,мемы,ミーム,밈,มีม,मीम,ido,ido platform,initial dex offering,内盘,paglunsad ng token,lanzador de tokens,lançador de tokens",
  nameService:
    "domain,domains,domain name,web3 domain,web3 domains,crypto domain,name,names,域名,ドメイン,도메인,домен,домены,dominio,dominios,domínio,tên miền,โดเมน,डोमेन,नाम सेवा,डोमेन नाम,nombres de dominio,nomes de domínio,доменные имена,имена в блокчейне,名字服务,域名服务,網域名稱,網域,ネームサービス,ドメインサービス,네임 서비스,도메인 서비스,dịch vụ tên miền,บริการชื่อ,บริการโดเมน,serbisyo ng domain,웹3 도메인",
  identity:
    "identity,digital identity,decentralized identity,身份,身分,신원,личность,identidad,identidade,danh tính,kyc,proof of humanity,sybil,verification,身份认证,身份验证,идентичность,định danh,định danh phi tập trung,danh tính số,digital id,identidad digital,identidade digital,цифровая личность,верификация личности,数字身份,數位身分,デジタルid,分散型id,디지털 신원,신원 확인,ตัวตนดิจิทัล,ยืนยันตัวตน,डिजिटल पहचान,पहचान सत्यापन,digital na pagkakakilanlan,did,reputation,人格证明,女巫防护,链上声誉,アイデンティティ,デジタルアイデンティティ,อัตลักษณ์ดิจิทัล,digital na id,pagkilala,антисибил,prueba de humanidad,prova de humanidade,proof of personhood",
  oracle:
    "oracles,price feed,price feeds,price oracle,data feed,预言机,оракулы,оракул,oráculo,oráculos,オラクル,오라클,ออราเคิล,ओरेकल,预言机网络,ценовой оракул,randomness,プライスフィード,データフィード,nguồn cấp giá,ฟีดราคา,प्राइस फीड,прайс фид,vrf,随机数",
  payments:
    "invoice,invoices,invoicing,pay with crypto,spend crypto,gift card,gift cards,发票,礼品卡,счета,криптоплатежи,криптоплатеж,крипто платежи,оплата криптой,ชำระเงินคริปโต,การชำระเงิน,จ่ายด้วยคริปโต,crypto payment,crypto payments,pagos cripto,pagos con cripto,pagamentos cripto,加密支付,虚拟货币支付,暗号資産決済,仮想通貨決済,코인 결제,암호화폐 결제,thanh toán crypto,thanh toán tiền mã hóa,क्रिप्टो भुगतान,bayad sa crypto,bayad gamit ang crypto,決済サービス,송장,상품권,결제 서비스,cổng thanh toán,चालान,फ्लाइट बुकिंग,resibo,крипто эквайринг,эквайринг,инвойсы,подарочные сертификаты,facturación,hotel booking,flight booking",
  streaming:
    "payroll,salary,salaries,vesting,token vesting,money streaming,工资,薪资,给与,급여,зарплата,nómina,folha de pagamento,sahod,lương,เงินเดือน,वेतन,subscriptions,訂閱付款,ベスティング,定期支払い,베스팅,ชำระเงินแบบสตรีม,पेरोल,подписки,вестинг",
  cryptoCard:
    "crypto card,crypto credit card,加密信用卡,虚拟卡,仮想通貨カード,暗号資産カード,코인 카드,암호화폐 카드,บัตรคริปโต,क्रिप्टो कार्ड,debit card,visa card,visa,credit card,加密卡,u卡,借记卡,クレジットカード,дебетовая карта,карта visa,tarjeta cripto,cartão cripto,thẻ crypto,thẻ tín dụng crypto,thẻ ghi nợ crypto,thẻ visa crypto,prepaid card,debit cards,crypto debit card,tarjeta de débito cripto,tarjetas cripto,cartão de débito cripto,cartões cripto,криптокарта,криптокарты,крипто карта,крипто карты,加密货币卡,暗号資産デビットカード,암호화폐 체크카드,บัตรเดบิตคริปโต,क्रिप्टो डेबिट कार्ड,bitcoin card,mastercard,虚拟信用卡,簽帳卡,金融卡,체크카드,thẻ coin,บัตรเดบิต,การ์ดคริปโต,крипто виза,tarjeta bitcoin,tarjeta de débito,cartão de débito,cartão bitcoin",
  onRamp:
    "on ramp,onramp,온램프,オンランプ,онрамп,ออนแรมป์,ऑनरैंप,fiat,buy crypto,buy bitcoin,purchase crypto,fiat on ramp,off ramp,buy with card,买币,法币入金,购买加密货币,暗号資産 購入,코인 구매,купить крипту,купить криптовалюту,comprar cripto,comprar criptomonedas,bumili ng crypto,mua crypto,ซื้อคริปโต,क्रिप्टो खरीदें,cổng nạp tiền,nạp tiền,nạp tiền pháp định,फिएट से क्रिप्टो,फिएट,fiat gateway,fiat gateways,pasarela fiat,rampa fiat,rampa de acceso,porta de entrada fiat,фиатный шлюз,покупка криптовалюты,покупка крипты,法币通道,法币出入金,出入金,信用卡买币,カード購入,법정화폐 입금,카드 구매,ช่องทางเงินบาท,fiat gateway pilipinas,purchase bitcoin,买入,換金,오프램프,nạp rút tiền,cổng fiat,ขายคริปโต,ซื้อ usdt,क्रिप्टो बेचें,bumili ng usdt,magbenta ng crypto,купить usdt,купить юсдт,продать крипту,продать биткоин,ввод вывод,vender cripto,rampa de entrada,vender criptomoedas,vender criptomonedas,vender bitcoin,rampa de acesso,mua usdt",
  privacy:
    "private,anonymous,mixer,private transactions,shielded,zk privacy,匿名,隐私交易,анонимность,анонимно,anónimo,anônimo,transacciones privadas,pagos privados,transações privadas,pagamentos privados,приватные транзакции,приватные переводы,анонимные переводы,ミキシング,匿名取引,निजी लेनदेन,गोपनीयता,pribadong transaksyon,private transfer,private transfers,private payments,privacy protocol,隐私协议,匿名交易,프라이버시 코인,익명 거래,giao dịch riêng tư,giao dịch ẩn danh,ธุรกรรมส่วนตัว,ธุรกรรมลับ,privacy tools,私密交易,私密转账,私密,私隱交易,tumbler,anonymity,stealth,trộn coin,máy trộn coin,निजता,मिक्सर,निजी भुगतान,गुप्त लेनदेन,pribasiya,конфиденциальность,anonimato",
  analytics:
    "token analysis,analysis,分析,분석,анализ,анализ токенов,análisis,análise,phân tích,วิเคราะห์,विश्लेषण,pagsusuri,dashboard,dashboards,charts,chart,data,statistics,market data,token charts,图表,数据,行情,графики,аналитика данных,gráficos,biểu đồ,กราฟ,चार्ट,chain analytics,on-chain analytics,onchain analytics,token analytics,chain data,market charts,análisis de datos,análisis on-chain,análise on-chain,ончейн аналитика,аналитика блокчейна,链上分析,オンチェーン分析,온체인 분석,phân tích on-chain,วิเคราะห์ออนเชน,ऑन-चेन विश्लेषण,wallet watcher,whale tracker,meme scanner,memecoin scanner,币价,持币分布,ダッシュボード,대시보드,dữ liệu blockchain,แดชบอร์ด,डैशबोर्ड,datos ng blockchain,скринер,скринер токенов,дашборд,datos de blockchain,panel de datos,dados da blockchain,painel de dados",
  explorer:
    "explorer,blockchain explorer,chain explorer,scan,scanner,tx explorer,区块链浏览器,浏览器,エクスプローラー,익스플로러,탐색기,обозреватель,эксплорер,explorador,trình khám phá,เอ็กซ์พลอเรอร์,एक्सप्लोरर,区块查询,交易查询网站,链上查询,ブロックチェーンエクスプローラー,ブロックエクスプローラー,トランザクション検索,trình duyệt khối,trình duyệt blockchain,visor de bloques,buscador de transacciones,navegador de blocos,exploradores,обозреватели,просмотр транзакций,블록 조회,거래 조회,ตัวสำรวจบล็อกเชน,ब्लॉक खोजक,エクスプローラ,取引検索,アドレス検索,ブロックチェーン検索,블록체인 탐색기,tra hash,tra cứu ví,เช็คแฮช",
  portfolio:
    "portfolio,tracker,portfolio trackers,wallet tracker,wallet trackers,asset tracker,资产追踪,ポートフォリオ,포트폴리오,портфель,portafolio,portfólio,danh mục,พอร์ต,पोर्टफोलियो,rastreador de cartera,rastreador de cripto,seguimiento de cartera,seguimiento de portafolio,gestor de cartera,gestor de portafolio,gestión de cartera,acompanhar carteira,acompanhamento de carteira,gestão de carteira,资产管理工具,資産管理アプリ,자산 관리 앱,자산관리 앱,трекер кошелька,трекер активов,учет активов,учёт инвестиций,theo dõi tài sản,ติดตามสินทรัพย์,จัดการพอร์ต,संपत्ति ट्रैकर,rastreador de carteira,rastreador de carteiras,monitor de carteira,tagasubaybay ng wallet,tagasubaybay ng portfolio,ví tracker,กระเป๋าแทรกเกอร์,wallet overview,资产组合,资产管理器,钱包追踪,持仓追踪,仓位追踪,钱包资产查询,資産管理,資産追跡,ウォレット追跡,자산 추적,지갑 추적,subaybayan ang wallet,cartera de inversión,carteira de investimentos",
  walletTool:
    "wallet tools,add network,rpc,rpc list,添加网络,切换网络,チェーンid,체인 id,chain id,chain ids,आरपीसी,magdagdag ng network,lista de rpc,链id,rpc сети",
  multisig:
    "multisig,multi sig,multisignature,multisig wallet,multi signature,多签,多重签名,マルチシグ,멀티시그,мультисиг,мультиподпись,кошелек с мультиподписью,multifirma,multiassinatura,đa chữ ký,มัลติซิก,मल्टीसिग,ví đa ký,ví nhiều chữ ký,ví đa chữ ký,shared wallet,shared wallets,billetera multifirma,cartera multifirma,carteira multiassinatura,carteiras multiassinatura,кошельки с мультиподписью,мультиподписные кошельки,мультисиг кошелек,多签钱包,多重签名钱包,マルチシグウォレット,멀티시그 지갑,다중서명 지갑,กระเป๋ามัลติซิก,मल्टीसिग वॉलेट,smart account,smart accounts,联名钱包,공용 지갑,संयुक्त वॉलेट,joint account",
  tokenLocker:
    "liquidity locker,lock liquidity,lp locker,token lock,锁仓,锁池,локер ликвидности,локеры ликвидности,блокировка ликвидности,लिक्विडिटी लॉकर,लिक्विडिटी लॉक,token lockers,token locker,liquidity lockers,lp lock,bloqueo de liquidez,bloqueio de liquidez,锁仓工具,流动性锁定,流動性ロック,유동성 잠금,khóa thanh khoản,ล็อกสภาพคล่อง,トークンロック,ล็อกโทเคน,локер токенов,bloqueador de tokens",
  tokenTool:
    "multisender,bulk sender,batch transfer,create token,token creator,token generator,airdrop tool,批量转账,一键发币,создать токен,bulk transfer,mass transfer,token maker,erc20 generator,批量归集,멀티센더,โอนหลายที่อยู่,मल्टीसेंडर,maramihang padala,инструмент токенов,генератор токенов,enviar a varios,generador de tokens,gerador de tokens,мультисендер",
  developerTools:
    "ide,developer,developers,solidity,smart contract editor,indexing,subgraph,开发者工具,разработка,herramientas para desarrolladores,herramientas de desarrollo,ferramentas para desenvolvedores,ferramentas de desenvolvimento,инструменты разработчика,инструменты для разработчиков,开发工具,開發工具,開発ツール,개발자 도구,개발 도구,công cụ lập trình,công cụ phát triển,เครื่องมือนักพัฒนา,डेवलपर टूल,developer tools,dev tools,coding tools,tools para sa developer,indexer,graphql,编译器,コンパイラ,インデックスサービス,개발툴,솔리디티,컴파일러,인덱싱,trình biên dịch,lập chỉ mục,คอมไพเลอร์,โซลิดิตี้,डेवलपर टूल्स,सॉलिडिटी,कंपाइलर,компилятор солидити,солидити,индексатор,сабграф,indexador,indexador de dados,compiler,compilador,компилятор",
  services:
    "energy rental,rent energy,能量租赁,аренда энергии,save gas fees,gas saving,gas saver,에너지 렌탈,एनर्जी रेंटल,alquiler de energía,aluguel de energia,エネルギーレンタル",
  storage:
    "file storage,decentralized storage,ipfs,cloud storage,去中心化存储,分散型ストレージ,분산 저장,хранилище,almacenamiento,lưu trữ file,분산 스토리지,클라우드 스토리지,파일 저장소,คลาวด์กระจายศูนย์,คลาวด์,ที่เก็บไฟล์,almacenamiento en la nube,almacenamiento descentralizado,armazenamento em nuvem,armazenamento descentralizado,облачное хранилище,облако,хранилище файлов,云盘,网盘,云存储,雲端儲存,分散ストレージ,クラウドストレージ,lưu trữ đám mây,lưu trữ phi tập trung,क्लाउड स्टोरेज,फाइल स्टोरेज,imbakan ng file,cloud drive,file sharing,雲端硬碟,云硬盘,クラウド,भंडारण,файлообменник,nube descentralizada,nuvem descentralizada",
  aiAgents:
    "ai,ai agent,artificial intelligence,agent,agents,人工智能,智能体,人工知能,인공지능,ии,искусственный интеллект,ia,inteligencia artificial,inteligência artificial,trí tuệ nhân tạo,เอไอ,एआई,人工智慧代理,人工智能代理,人工智慧,智能代理,agente de ia,agentes de ia,agentes de inteligencia artificial,ии агенты,ии агент,đại lý ai,tác nhân ai,ตัวแทน ai,เอไอเอเจนต์,एआई एजेंट,agentic,ai銘柄,tác tử ai,ปัญญาประดิษฐ์,कृत्रिम बुद्धिमत्ता,आर्टिफिशियल इंटेलिजेंस,ai na ahente,artipisyal na intelihensiya,нейросети",
  security:
    "revoke,revoke approvals,approvals,token approval,approval checker,scam checker,token scanner,honeypot checker,撤销授权,授权,安全检测,отзыв разрешений,revocar permisos,合约检测,合约安全,代币检测,承認管理,権限管理,セキュリティチェック,kiểm tra token,kiểm tra hợp đồng,bảo mật ví,quét token,scam check,scam detector,scam checkers,token checker,contract checker,approval manager,seguridad,escáner de tokens,verificador de tokens,проверка токенов,сканер токенов,승인 관리,보안 점검,토큰 검사,ตรวจสอบเหรียญ,ตรวจเหรียญ,टोकन जांच,contract scanner,token scan,合约审计,防骗,防詐騙,토큰 스캔,bảo mật,ตรวจสอบโทเคน,ревок,verificar contrato,smart contract audit",
  tax: "tax,taxes,crypto tax,tax report,accounting,bookkeeping,报税,税,税金,確定申告,세금,налоги,налог,impuestos,impostos,buwis,thuế,ภาษี,टैक्स,कर,कर कैलकुलेटर,टैक्स कैलकुलेटर,calculadora de impuestos,calculadora de impostos,налоговый калькулятор,税金ソフト,세금 계산기,công cụ tính thuế,โปรแกรมภาษี,kalkulator ng buwis,capital gains,会计,会計,세무,회계,kế toán,ทำบัญชี,लेखांकन,कर गणना,бухгалтерия,contabilidad,contabilidade",
  crowdfunding:
    "grants,grant,public goods,quadratic funding,资助,гранты,subvenciones,micromecenazgo,financiación colectiva,financiamiento colectivo,financiamento coletivo,vaquinha,краудфандинг,众筹,众筹平台,募资,群众募资,募資平台,クラウドファンディング,크라우드펀딩,gọi vốn cộng đồng,gọi vốn,ระดมทุน,क्राउडफंडिंग,fundraiser,クラファン,보조금,tulong pinansyal sa proyekto,subsídios",
  nft: "pfp,nft collection,nft collections,collection,collections,avatar nft,头像nft,藏品,коллекция nft,blue chip nft,blue chip nfts,blue chip,nft avatars,avatars,nft ảnh đại diện",
  tools: "portal,utilities,utility,เครื่องมือคริปโต,टूल्स,kasangkapan,utilidades,utilitários",
  interface:
    "defi automation,automation,liquidation protection,chống thanh lý,ป้องกันการถูกบังคับขาย,защита от ликвидации,protección contra liquidación,proteção contra liquidação,自动化,清算保护,清算防止,청산 방지",
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
