/** Exchanges, futures, bets, and the way from ordinary money. */
import type { Intent } from "./intent.ts";

export const TRADING: readonly Intent[] = [
  {
    kinds: ["dex", "dexAggregator", "stableSwap", "orderBook"],
    words: `troca,cambio de tokens,ipagpalit,ipapalit,i-convert,แปลงเหรียญ,เปลี่ยนเป็น,交換所,обмениваю,обменяю,бартер,swap,swap tokens,exchange tokens,trade,trade tokens,convert,convert tokens,change tokens,flip,liquidity pool,provide liquidity,
    add liquidity,low slippage,best rate,best price,换币,换成,换为,换点,兑成,兑换,交换,換幣,換成,兌換,交換,币币交易,炒币,炒幣,换汇,滑点,滑點,流动性池,提供流动性,做市,
    デックス,スワップ,両替,交換,替えたい,換えたい,変えたい,流動性を提供,덱스,스왑,스와프,교환,환전,바꾸,바꿔,바꿀,유동성 공급,intercambiar,cambiar,canjear,convertir,
    cambiar tokens,permutar,trocar,converter,permuta,câmbio,magpalit,ipalit,palit,palitan,pagpalit,pagpapalit,mag-swap,magswap,i-swap,mag-trade,magtrade,
    декс,своп,свап,свапнуть,свопнуть,обменять,поменять,разменять,обмен токенов,обмен монет,менять,конвертировать,торговать,трейдить,ликвидность,
    डेक्स,स्वैप,बदलना,बदलें,बदलूँ,बदलूं,बदलवाना,एक्सचेंज,ट्रेड,ट्रेडिंग,adla badli,badalna,badle,badlu,exchange karna,
    đổi,đổi token,đổi coin,hoán đổi,quy đổi,đổi tiền,giao dịch coin,cung cấp thanh khoản,เด็กซ์,สวอป,สวอพ,สว็อป,แลก,แลกเปลี่ยน,แลกเหรียญ,สลับเหรียญ,เปลี่ยนเหรียญ,เทรดเหรียญ,เทรดคริปโต`,
    together: `แลก|สวอป|เทรด|ซื้อขาย + ไม่ต้อง|ไม่มี|ไม่ใช้ + ยืนยันตัวตน|kyc|ลงทะเบียน|สมัคร
    替|交換|スワップ + 本人確認なし|kycなし|登録なし
    교환|스왑|거래 + 인증 없|인증없|kyc|가입 없
    đổi|mua|giao dịch + không + kyc|xác minh|đăng ký
    switch|change|trade|turn|flip + my|some|all + stable|stables|stablecoin|stablecoins|usdc|usdt
    troco|troca|trocando|trocaria|cambio|cambia|cambiando|cambiamos + moedas|monedas|tokens|criptos|cripto|usdt|usdc|bnb|eth|btc
    no|without|sin|sem|без|không|wala|walang|बिना|bina + kyc|verification|id|верификации|регистрации|верификация|регистрация|registro|cadastro|xác minh|documents|passport|паспорта
    不用|免|无需|無需|无|無 + kyc|实名|實名|认证|認證|注册|註冊
    switch|turn + into|for|to + usdc|usdt|eth|btc|sol|bnb|tokens|coin
    sell + for + usdc|usdt|eth|dollars|stablecoin
    pasar|cambiar|mudar + a|por|para + usdc|usdt|eth|btc
    賣|卖 + 换成|換成|成usdt|成usdc`,
  },
  {
    kinds: ["perpetuals"],
    words: `leverage,เปิดสถานะ,ポジション,포지션,go long,go short,short,long or short,trade with leverage,leverage trading,leveraged trading,10x leverage,100x,50x,margin,做空,做多,加杠杆,开杠杆,开合约,打合约,玩合约,爆仓,
    加槓桿,開槓桿,開合約,槓桿交易,放空,レバレッジ,ショート,ロング,空売り,レバトレ,레버리지,공매도,숏,롱,선물,선물거래,배율,apalancado,apalancada,apalancarme,en corto,
    operar con apalancamiento,operar futuros,alavancado,alavancada,alavancar,operar alavancado,operar futuros,vender a descoberto,шортить,зашортить,шорт,шорты,лонг,
    лонговать,с плечом,плечи,маржа,маржинальная торговля,торговать фьючерсами,перп,перпы,перпетуалы,लीवरेज,लेवरेज,फ्यूचर्स,फ़्यूचर्स,शॉर्ट,leverage trading,
    bán khống,đòn bẩy,phái sinh,lệnh long,lệnh short,trade margin,giao dịch ký quỹ,เลเวอเรจ,ชอร์ต,ฟิวเจอร์ส,เทรดฟิวเจอร์,เปิดลอง,เปิดชอร์ต,mag-short,naka-leverage`,
    together: `leverage|levered|apalancado|alavancado|плечо|плечом|đòn bẩy|เลเวอเรจ|लीवरेज|杠杆|槓桿|レバレッジ|레버리지 + bitcoin|btc|eth|crypto|trade|trading|50x|100x|20x|10x
    เปิด + ลอง|ชอร์ต|สถานะ
    open|close|abrir|открыть|mở|magbukas + long|short|position|лонг|шорт|позицию|posicion|posicao|lệnh
    short|long|шорт|лонг + btc|eth|bitcoin|ethereum|sol|биткоин|эфир|биток
    空|多 + 比特币|以太坊|btc|eth|大饼
    ganar|lucrar|profit|earn|заработать + cae|caer|baja|cai|cair|queda|falls|drops|crash|падение|падении`,
  },
  {
    kinds: ["options"],
    words: `buy puts,buy calls,put options,call options,puts,calls,hedge with options,看涨期权,看跌期权,買權,賣權,опционы,опцион,опционами,опціон,opciones,opções,옵션 거래,オプション取引,quyền chọn,ออปชั่น,ออปชัน,ऑप्शन`,
  },
  {
    kinds: ["prediction"],
    words: `place a bet,wager,gamble,gambling,betting on,odds,who will win,predict the future,押注,押,赌,赌博,竞猜,打赌,下注,博彩,賭,競猜,打賭,賭けたい,賭け,賭ける,ベット,베팅,배팅,내기,걸고,걸기,
    apostar,apuesta,apostar en,quiniela,aposta,palpite,tumaya,taya,pustahan,pumusta,magpusta,поставить на,ставить,сделать ставку,ставка,спорить,тотализатор,
    शर्त,दांव,दाँव,बेट,सट्टा लगाना,shart,daav,đặt cược,cá độ,cá cược,cược,đoán kết quả,ทายผล,พนัน,แทง,วางเดิมพัน,ทำนาย`,
    together: `win|wins|winner|gana|ganara|ganador|vai ganhar|vencer + election|elections|elecciones|eleccion|eleicao|eleicoes|match|final|mundial|copa
    выборы|выборах|победит|матч + ставка|ставить|поставить|спорить|заработать
    大选|选举|選舉|世界杯|世界盃|比赛 + 赌|押|猜|注|赚
    bet|bets|wager + election|elections|president|match|sports|game|world|politics|news|price|event|events
    선거|대선|월드컵|경기 + 걸|베팅|내기|예측
    選挙|試合 + 賭|予想|ベット`,
  },
  {
    kinds: ["onRamp"],
    words: `buy with card,by card,with a card,credit card,bank card,bank transfer,apple pay,google pay,buy bitcoin,buy eth,buy ether,buy usdt,buy btc,buy crypto,buy my first crypto,
    buy cryptocurrency,first bitcoin,cash out,cashout,sell crypto,withdraw to bank,off ramp,offramp,to my bank,bank account,fiat to crypto,pix,upi,gcash,spei,sepa,ach,paypal to crypto,
    用信用卡,信用卡买币,银行卡,银行卡买币,刷卡买,买加密货币,买数字货币,买比特币,买以太坊,买usdt,买u,出金,入金,法币,人民币,提现,变现,支付宝,微信支付,信用卡買幣,刷卡買,買加密貨幣,買比特幣,買以太幣,
    新台幣,台幣,提現,出場換,カードで買,カードで購入,カード払い,クレカ,仮想通貨を買,暗号資産を買,ビットコインを買,日本円,現金化,円で買,銀行振込,신용카드,카드로,체크카드,계좌이체,원화,현금화,코인 사기,코인 사는,
    코인 구매,비트코인 사기,비트코인 구매,비트코인 사는,con tarjeta,tarjeta de crédito,tarjeta de débito,comprar bitcoin,comprar bitcoins,comprar btc,comprar cripto,comprar criptomonedas,
    retirar a mi banco,a mi banco,cuenta bancaria,transferencia bancaria,com cartão,cartão de crédito,cartão de débito,comprar cripto,comprar criptomoedas,comprar btc,sacar pro banco,
    conta bancária,para reais,em reais,gamit ang card,gamit card,bumili ng bitcoin,bumili ng crypto,bili ng crypto,cash in,sa bangko,картой,картой сбер,банковской картой,с карты,на карту,с банка,
    купить биткоин,купить биток,купить крипту,купить криптовалюту,купить эфир,за рубли,вывести на карту,вывести в рубли,обналичить,фиат,कार्ड से,यूपीआई,बैंक खाते,बैंक में,बिटकॉइन खरीदें,बिटकॉइन खरीदना,
    क्रिप्टो खरीदें,क्रिप्टो खरीदना,क्रिप्टो कैसे खरीदें,crypto kharidna,crypto kaise kharide,bitcoin kaise kharide,bank me,rupees,inr,bằng thẻ,thẻ tín dụng,mua bitcoin,mua btc,mua crypto,mua coin,mua tiền ảo,mua tiền điện tử,
    rút về ngân hàng,tài khoản ngân hàng,chuyển khoản,momo,bán usdt,ด้วยบัตร,บัตรเครดิต,บัตรเดบิต,ซื้อบิทคอยน์,ซื้อบิตคอยน์,ซื้อคริปโต,ซื้อเหรียญ,เงินบาท,พร้อมเพย์,ถอนเข้าธนาคาร,บัญชีธนาคาร,โอนเงินธนาคาร`,
    together: `sell|exchange|swap|convert|vender|cambiar|trocar|продать|обменять|bán|đổi|palitan|ibenta|बेचना|बदलना + rubles|rouble|euros|pounds|pesos|reais|soles|bolivares|baht|rupees|yen|рубли|рублей|рублях|гривны|тенге|евро|tiền việt|vnd|piso|रुपये|रुपया
    卖|賣|换|換 + 人民币|人民幣|台币|台幣|港币|现金|現金
    売|換|替 + 日本円|円に|現金
    팔|바꾸|환전 + 원화|현금
    ขาย|แลก + เงินบาท|เป็นบาท
    买|購|購買|购 + 虚拟货币|虛擬貨幣|加密货币|加密貨幣|数字货币|第一笔|第一次|新手
    買|購入|始め + 仮想通貨|暗号資産|初めて|ビットコイン
    사|구매|시작 + 암호화폐|가상화폐|처음|비트코인
    ibenta|magbenta|palitan|ilabas|i-cash + bangko|pera|piso|gcash
    bán|rút|đổi + ngân hàng|tiền mặt|vnd|việt
    ขาย|ถอน + ธนาคาร|บัญชี|เงินบาท
    बेच|बेचकर|निकालना|निकालें + बैंक|रुपये|पैसा|खाते
    vender|sacar|retirar|passar|pasar + banco|bancaria|conta|cuenta|pesos|reais|efectivo|pix
    buy|purchase|get|comprar|compro|compra|купить|покупать|купил|mua|bumili|bilhin|खरीदना|खरीदें|kharidna + crypto|bitcoin|btc|eth|ethereum|ether|coins|usdt|usdc|cryptocurrency|sol|solana|bnb|matic|cripto|criptomonedas|criptomoedas|крипту|криптовалюту|биткоин|эфир|क्रिप्टो|बिटकॉइन|tiền ảo + debit card|credit card|prepaid card|visa card|bank card|tarjeta de débito|tarjeta de crédito|tarjeta|cartão de débito|cartão de crédito|cartão|дебетовой картой|кредитной картой|дебетовой карты|кредитной карты|thẻ ghi nợ|thẻ tín dụng|thẻ visa|डेबिट कार्ड|क्रेडिट कार्ड
    买|買|购买|購買 + 币|幣|比特币|以太坊|加密货币|虚拟货币 + 借记卡|储蓄卡|信用卡|银行卡|簽帳卡
    買|購入 + 仮想通貨|暗号資産|ビットコイン|イーサ + デビットカード|クレジットカード
    사|구매 + 코인|비트코인|이더리움|암호화폐|가상화폐 + 체크카드|신용카드|직불카드
    ซื้อ + คริปโต|บิตคอยน์|บิทคอยน์|เหรียญ|อีเธอเรียม + บัตรเดบิต|บัตรเครดิต
    buy|purchase|get|pay + crypto|bitcoin|btc|eth|ethereum|coins|usdt|usdc|cryptocurrency|sol|solana|bnb|matic + card|visa|mastercard|bank|paypal|cash|euros|dollars|fiat|applepay
    buy|purchase + card|visa|mastercard|bank
    comprar|compro|compra|compre + cripto|criptos|criptomonedas|criptomoedas|bitcoin|btc|usdt|eth|cripto moneda|moedas|monedas
    comprar|compro + tarjeta|cartao|pix|visa|boleto|banco|efectivo|transferencia
    mua + the|visa|mastercard|ngan hang|vietcombank|vnd
    mua + bitcoin|btc|crypto|tien ao|coin
    купить|куплю|покупка|взять|приобрести + крипту|крипта|криптовалюту|биткоин|биток|эфир|usdt|btc|eth + карта|карты|картой|рубли|рублей|банк|сбер
    купить|куплю|покупка|приобрести + крипту|крипта|криптовалюту|биткоин|биткоины|биток
    вывести|снять|обналичить + карту|карта|банк|рубли|наличные|нал|деньги
    withdraw|cash|sell|transfer|move + bank|fiat|euros|cash
    retirar|pasar|sacar|vender + banco|pesos|euros|efectivo|reais|dinheiro
    खरीदना|खरीदें|खरीदे|खरीदूं|खरीदूँ|खरीद + क्रिप्टो|बिटकॉइन|कार्ड|कॉइन|क्रिप्टोकरेंसी
    kharide|kharidna|kharidu|kharid + crypto|bitcoin|btc|card|upi|coin
    bumili|bili|bibili|bilhin|pambili|makabili + crypto|bitcoin|btc|card|gcash|maya
    买|購|買|购 + 币|幣|比特|以太|usdt|btc|eth + 卡|银行|銀行|支付宝|微信|台幣|人民币|现金|現金
    カード|クレカ|銀行|日本円|円で + 買|購入|仮想通貨|ビットコイン|暗号資産
    카드|계좌|현금|원화 + 사|구매|코인|비트코인
    ซื้อ + บัตร|ธนาคาร
    카드|신용카드|체크카드 + 살|사는|사고|구입`,
  },
  {
    kinds: ["cryptoCard"],
    words: `crypto debit card,spend with a card,card to spend,pay with card in shops,physical card,virtual card,crypto visa card,u卡,刷卡消费,线下消费,刷卡消費,カードで支払,デビットカード,체크카드 코인,tarjeta para gastar,
    cartão para gastar,cartão pra gastar,тратить крипту,карта для крипты,криптокарта,कार्ड से खर्च,thẻ tiêu crypto,thẻ thanh toán,บัตรใช้จ่าย`,
    together: `spend|pay|gastar|pagar|тратить|потратить|расплачиваться|оплачивать|платить|tiêu|chi tiêu|gumastos|kharch|खर्च + card|tarjeta|cartao|карта|картой|карты|kard|thẻ|कार्ड
    消费|消費|花 + 卡
    使 + カード + 店|買い物|支払`,
  },
];
