/** Loans, staking, interest, and what holds its value. */
import type { Intent } from "./intent.ts";

export const SAVING: readonly Intent[] = [
  {
    kinds: ["lending", "cdp"],
    words: `borrow,borrow money,borrow cash,borrow against,borrower,lend,lend out,collateral,collateralized loan,get a loan,take a loan,take out a loan,without selling,liquidation,mortgage,
    借钱,借錢,借币,借幣,借点,借點,借u,借出,借款,借入,贷款,貸款,抵押,质押借币,抵押借款,抵押品,放贷,放貸,借給,清算,不卖币,不賣幣,
    借り,借りて,貸し,貸す,貸して,融資,担保,ローン,借入,清算,빌리,빌려,빌릴,대출받,대출,담보,담보대출,렌딩,청산,pedir prestado,prestado,prestada,prestar,pedir un préstamo,crédito,garantía,hipotecar,sin vender,
    pegar emprestado,emprestado,emprestada,pedir emprestado,emprestar,tomar emprestado,garantia,crédito com garantia,sem vender,umutang,utang,mangutang,uutang,humiram,hiram,magpahiram,manghiram,pautang,magpautang,sangla,
    взять кредит,кредит,взять в долг,в долг,занять,заем,заём,одолжить,ссуда,ссуду,под залог,залог,залогом,лендинг,лендинги,не продавая,ликвидация,उधार,उधार लेना,उधार लूँ,उधार लें,उधारी,कर्ज,कर्ज लेना,क़र्ज़,लोन,लोन लेना,गिरवी,लेंडिंग,
    udhar,udhaar,karz,loan lena,loan kaise,vay,vay tiền,vay mượn,mượn,mượn tiền,thế chấp,cho mượn,cầm cố,khoản vay,tín dụng,กู้,กู้เงิน,กู้ยืม,ขอกู้,ยืมเงิน,ยืม,ปล่อยกู้,สินเชื่อ,ค้ำประกัน,จำนำ,หลักประกัน`,
    together: `loan|borrow|lend|mortgage|collateral|cash + bitcoin|btc + against|with|on|using|for|my|collateral
    взять|получить|дать|оформить + кредит|займ|заем|долг|ссуда + под|за|биткоин|биток|btc|эфир|залог|крипта
    взять|получить + займ|заем|кредит|ссуда|долг
    pedir|sacar|conseguir|tomar|pegar|obtener + prestamo|credito|emprestimo|prestado|emprestado + bitcoin|btc|eth|cripto
    vay|mượn|thế chấp + bitcoin|btc|eth|coin
    umutang|utang|mangutang|humiram|hiram|sangla|isangla + bitcoin|btc|eth|crypto
    लोन|उधार|कर्ज|गिरवी + बिटकॉइन|btc|eth|क्रिप्टो
    get|need|want|cash|money|dollars|liquidity + without + selling|sell
    dinero|efectivo|liquidez|dinheiro + sin|sem + vender
    деньги|кэш|ликвидность + не|без + продавать|продавая|продажи|продать
    不卖|不賣|不想卖|不想賣 + 钱|錢|现金|現金|资金|資金|u
    売らず|売らない|手放さ + 現金|お金|資金
    팔지|안 팔 + 돈|현금|자금`,
  },
  {
    kinds: ["staking", "liquidStaking"],
    words: `delegate,staking rewards,stake my,earn staking rewards,validate,run a validator,become a validator,质押,质押赚收益,质押收益,質押,質押收益,委托质押,节点,節點,锁仓赚,ステイキング,ステーク,ステーキング,預け,バリデーター,
    스테이크,스테이킹,스테킹,예치,맡기,위임,검증인,hacer staking,stakear,stakeo,haciendo staking,delegar,fazer staking,fazer stake,stakar,colocar em staking,mag-stake,magstake,mag stake,i-stake,istake,pag-stake,
    застейкать,стейкать,стейкнуть,стейк,стейкинг,стэйкинг,в стейкинг,делегировать,валидатор,स्टेक,स्टेक करना,स्टेकिंग,stake karna,stake kaise,ủy thác,stake coin,stake,xác thực,สเตก,สเตค,สเตคกิ้ง,สเตกกิ้ง,สเตกกิง,สเตคเหรียญ,ฝากเหรียญ`,
  },
  {
    kinds: ["liquidStaking"],
    words: `stake without locking,keep liquidity while staking,unlocked staking,质押不锁仓,随时赎回质押,staking sin bloquear,staking sem bloquear,стейкинг без блокировки,stake không khóa,유동성 유지`,
    together: `liquid|tradable|tradeable|transferable|receipt + stake|staked|staking|token|eth|sol + earn|earns|earning|reward|rewards|yield|stake|staking
    stake|staking|staked + still|while|keep|using + liquid|use|trade|spend|defi|lend
    质押|質押 + 随时|隨時|流动|流動|还能|還能|不锁|不鎖|灵活|靈活|继续用|凭证
    ステーキング|ステーク + 流動|ロックなし|いつでも|使いながら|引き出
    스테이킹|예치 + 유동|묶이지|언제든|락업 없|자유롭게
    stakear|staking|stake + mientras|enquanto|líquido|líquida|liquido|liquida + usar|seguir|continuar|token|uso|usando
    застейкать|стейкать|стейкинг + ликвидный|ликвидность|использовать|пользоваться|сразу|любой
    stake|staking|стейкинг|staking + without|sin|sem|без|không|wala + lock|locking|lockup|bloquear|bloqueo|блокировка|блокировки|заморозка|khóa`,
  },
  {
    kinds: ["restaking", "liquidRestaking"],
    words: `restake,restaking,restake my eth,再质押,再質押,二次质押,リステイク,リステーキング,리스테이킹,reestaking,ристейкинг,рестейкинг,रीस्टेकिंग,รีสเตก`,
  },
  {
    kinds: ["yield", "yieldAggregator"],
    words: `savings,saving,savings account,deposit,park my money,earn,earn interest,earn yield,earn passive income,make money,passive income,grow my money,apy,best apy,high apy,highest apy,apr,interest,interest rate,invest,
    储蓄,存款,存币,存钱,理财赚钱,理财,生息,赚利息,赚收益,赚钱,利息,利息高,收益率,高收益,被动收入,年化,复投,儲蓄,存錢,存幣,賺錢,賺利息,賺收益,利率,被動收入,理財,年化報酬,定存,
    貯金,預金,稼ぎ,稼ぐ,稼げ,利回り,利子,利息,金利,増やし,増やす,運用,不労所得,資産運用,저축,예금,적금,이자,수익,이율,돈 벌,돈을 벌,벌기,불리,재테크,ahorrar,ahorro,ahorros,ganar intereses,ganar dinero,ingresos pasivos,intereses,interés,
    rentabilidad,invertir,inversión,rendir,hacer crecer,depositar,poupar,poupança,ganhar juros,ganhar dinheiro,renda passiva,juros,render,rende,investir,aplicar,depositar,ipon,mag-ipon,mag ipon,magipon,impok,kumita ng interes,kumita,kita,tubo,interes,paglaguin,
    сбережения,накопить,копить,вклад,вклады,депозит,заработать,зарабатывать,заработок,пассивный доход,пассивка,проценты,процент,под проценты,под процент,доход,доходность,вложить,инвестировать,приумножить,крутить,
    बचत,जमा,ब्याज,ब्याज कमाना,पैसे कमाना,कमाना,कमाएं,कमाएँ,कमाऊं,कमाई,मुनाफा,निवेश,पैसिव इनकम,byaj,kamana,kamaye,kamai,paise kamana,nivesh,paisa kamana,
    tiết kiệm,gửi tiết kiệm,kiếm lãi,kiếm tiền,lãi,lãi suất,lãi cao,sinh lời,sinh lãi,thu nhập thụ động,đầu tư,lợi nhuận,ออมเงิน,ออม,ฝากเงิน,ฝาก,กินดอก,รับดอกเบี้ย,ดอกเบี้ย,ดอก,หาเงิน,ผลตอบแทน,กำไร,ลงทุน,รายได้,รายได้เสริม`,
    together: `earn|make|generate|get|grow + interest|passive|yield|return|returns + usdc|usdt|dai|stablecoin|stablecoins|dollars|eth|crypto|money|coins
    put|park|keep|leave + usdc|usdt|stablecoins|dollars|savings + earn|interest|yield|grows`,
  },
  {
    kinds: ["yieldAggregator"],
    words: `auto compound,compound automatically,automatically reinvest,reinvest rewards,自动复投,自動複投,自动复利,自動複利,自動で複利,자동 복리,автокомпаунд,реинвестировать,авто реинвест,reinvertir,interés compuesto,reinvestir,juros compostos,lãi kép,ทบต้น,ดอกเบี้ยทบต้น,चक्रवृद्धि`,
  },
  {
    kinds: ["stablecoin"],
    words: `hold dollars,digital dollars,dollar peg,pegged to the dollar,does not lose value,without volatility,no volatility,avoid volatility,换成美元,存美元,锚定美元,不波动,不怕跌,避险,數位美元,錨定美元,避險,ドル建て,ドルに連動,価格が安定,달러로,달러 연동,가격 안정,
    dólares digitales,ahorrar en dólares,guardar dólares,no pierda valor,sin volatilidad,dólares digitais,guardar dólar,não perca valor,sem volatilidade,atado sa dolyar,hindi bumababa,держать доллары,хранить доллары,в долларах,привязан к доллару,без волатильности,
    डॉलर में,डॉलर रखना,giữ đô,neo giá đô,ổn định giá,ไม่ผันผวน,เก็บดอลลาร์,ผูกกับดอลลาร์`,
    together: `dollar|dollars|dólar|dólares|доллар|доллары|доллара|dolyar|đô la|usd + stable|onchain|crypto|digital|token|blockchain|cripto|крипта|крипте|tiền mã hóa
    美元 + 币|稳定|穩定
    ドル + コイン|安定|ステーブル
    달러 + 코인|안정|스테이블`,
  },
  {
    kinds: ["wrappedBitcoin"],
    words: `use bitcoin in defi,bitcoin on ethereum,earn on bitcoin,earn yield on bitcoin,earn with btc,比特币生息,比特币理财,比特币赚,btc生息,比特幣生息,比特幣賺,ビットコインで利回り,ビットコインを運用,비트코인 이자,비트코인 예치,비트코인 스테이킹,ganar con bitcoin,rendimiento bitcoin,bitcoin en defi,
    render bitcoin,bitcoin rendendo,bitcoin no defi,доход на биткоин,стейкинг биткоина,биткоин в дефи,बिटकॉइन पर ब्याज,lãi bitcoin,stake bitcoin,สเตกบิตคอยน์,ฝากบิตคอยน์`,
    together: `비트코인 + 이더리움에서|디파이|체인에서
    ビットコイン + イーサリアムで使|defi|ディーファイ
    บิทคอยน์|บิตคอยน์ + ดีไฟ|defi
    bitcoin|btc|биткоин|биток|बिटकॉइन + defi|evm|ethereum|solana|smart|дефи|डेफी + token|tokens|use|turn|convert|move|chain|usar|convertir|converter|использовать|превратить
    bitcoin|btc + defi
    比特币|btc|大饼 + 以太坊上|链上|defi|映射|跨到|包装
    bitcoin|btc|биткоин|биток|बिटकॉइन + earn|interest|yield|stake|staking|staked|rendimiento|rendimento|render|rendendo|intereses|juros|процент|проценты|доход|стейкинг|lãi|ब्याज|wrap|wrapped
    比特币|比特幣|btc|大饼 + 生息|利息|收益|质押|質押|理财|賺|赚
    ビットコイン + 利回り|利息|運用|ステーキング
    비트코인 + 이자|수익|스테이킹|예치`,
  },
  {
    kinds: ["treasuryBills"],
    words: `government bonds,us bonds,buy bonds,t bills,treasury yield,risk free rate,safe yield,blackrock fund,money market fund,国债,美国国债,美债收益,买国债,國債,美債,買國債,米国債,国債を買,미국 국채,국채,bonos del tesoro,letras del tesoro,bonos del gobierno,títulos públicos,títulos do tesouro,tesouro americano,
    гособлигации,казначейские облигации,американские облигации,облигации,ट्रेजरी,बॉन्ड,सरकारी बॉन्ड,trái phiếu,trái phiếu mỹ,พันธบัตร,พันธบัตรสหรัฐ,bond ng gobyerno`,
  },
  {
    kinds: ["commodities"],
    words: `गोल्ड,голд,โกลด์,buy gold,own gold,invest in gold,gold backed,gold coin token,gold bars,digital gold,买黄金,黄金代币,投资黄金,买金子,金条,買黃金,黃金,投資黃金,金条を買,金を買,ゴールドを買,純金,금 사,금을 사,금투자,금 투자,골드,comprar oro,oro digital,oro tokenizado,invertir en oro,lingotes,
    comprar ouro,ouro digital,ouro tokenizado,investir em ouro,bumili ng ginto,ginto,золото,купить золото,золотом,в золото,золоте,слитки,सोना खरीदना,सोना,सोने में,sona kharidna,sona,mua vàng,vàng,đầu tư vàng,ซื้อทอง,ทองคำ,ลงทุนทอง,ทอง`,
  },
  {
    kinds: ["stocks"],
    words: `स्टॉक्स,стоки,buy stocks,trade stocks,us stock,tesla stock,apple stock,nvidia stock,tesla,nvidia,apple shares,nasdaq,sp500,s&p 500,stock market,equities,买美股,炒美股,买股票,特斯拉,英伟达,苹果股票,股票代币,買美股,買股票,輝達,美股代幣,米国株,株を買,株式を買,テスラ,アメリカ株,미국 주식,주식,테슬라,
    엔비디아,주식 사,comprar acciones,acciones de tesla,acciones americanas,bolsa de valores,comprar ações,ações americanas,ações da tesla,ações,bumili ng stocks,акции,купить акции,акции тесла,тесла,американские акции,фондовый рынок,शेयर खरीदना,शेयर,स्टॉक,टेस्ला,share kharidna,share bazar,
    cổ phiếu mỹ,mua cổ phiếu,cổ phiếu,chứng khoán,ซื้อหุ้น,หุ้นอเมริกา,หุ้นสหรัฐ,หุ้น,หุ้นเทสลา`,
    together: `buy|own|trade|comprar|купить|mua|bumili|kharidna|खरीदना|खरीदें + stock|stocks|shares|etf|acciones|acoes|акции|cổ phiếu|शेयर|apple|tesla|nvidia|google|amazon|microsoft|meta
    买|買|购买|購買 + 股|苹果|特斯拉|英伟达
    주식|미국주식|테슬라|애플 + 토큰|코인 + 사
    주식|미국주식|테슬라|애플 + 사`,
  },
  {
    kinds: ["insurance"],
    words: `इंश्योरेंस,इन्शुरन्स,insure,insure my,protect my deposit,hack insurance,cover against hacks,insurance against,get covered,refund if hacked,给资产买保险,买保险,被盗赔付,理赔,赔付,買保險,被盜理賠,保險,保険に入,ハッキング保険,補償,보험,보험 들,해킹 보험,보상,asegurar,asegurar mis fondos,seguro contra hackeos,
    seguro,segurar,seguro contra hack,proteger meus fundos,i-insure,paseguro,insurance sa hack,застраховать,страховка,страхование,застраховать депозит,страховка от взлома,बीमा,बीमा करना,insurance lena,bảo hiểm,mua bảo hiểm,bảo hiểm hack,ทำประกัน,ประกัน,ประกันเหรียญ,คุ้มครอง`,
    together: `insure|cover|protect|asegurar|proteger|segurar|застраховать|защитить|bảo vệ|bảo hiểm|protektahan|iseguro + funds|deposit|deposits|money|crypto|fondos|dinero|fundos|dinheiro|depositos|депозит|средства|деньги|tiền|pondo + hack|hacks|hackeo|hackers|взлом|взлома|exploit|theft|robo|roubo
    protect|protection|cover|covered + hack|hacks|hacked|exploit|exploits|smart`,
  },
  {
    kinds: ["indexes", "assetManagement"],
    words: `index fund,basket of tokens,diversified portfolio,let someone manage,fund manager,指数基金,一篮子代币,一籃子代幣,委托理财,インデックスファンド,バスケット,인덱스 펀드,바스켓,fondo índice,cesta de tokens,fundo de índice,cesta de tokens,индексный фонд,корзина токенов,इंडेक्स फंड,quỹ chỉ số,rổ token,กองทุนดัชนี,ตะกร้าเหรียญ`,
  },
  {
    kinds: ["rwa"],
    words: `real world assets,tokenized house,tokenized property`,
    together: `buy|own|invest|comprar|invertir|investir|купить|вложить|mua|đầu tư|bumili|mamuhunan|खरीदना|निवेश + house|houses|home|homes|apartment|apartments|property|building|casa|casas|piso|apartamento|apartamentos|propiedad|imovel|дом|дома|квартиру|квартиры|nhà|căn hộ|bahay|ari-arian|घर|मकान
    买|買|投资|投資 + 房|楼|樓
    買|投資 + 家|マンション|不動産
    사|투자 + 집|아파트|건물|부동산
    ซื้อ|ลงทุน + บ้าน|คอนโด|อสังหา`,
  },
];
