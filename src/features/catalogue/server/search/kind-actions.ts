/**
 * What people want to do with a kind of DApp, as they say it in a sentence: verbs in our twelve languages, and English
 * words of this field in other scripts. Korean and Japanese verbs are stems, because endings are cut off as little words.
 */
import type { Kind } from "#features/catalogue/kinds.ts";

interface Action {
  readonly kinds: readonly Kind[];
  readonly words: string;
}

const ACTIONS: readonly Action[] = [
  {
    kinds: ["dex", "dexAggregator", "stableSwap", "orderBook"],
    words: `swap,swap tokens,exchange tokens,trade,trade tokens,convert,convert tokens,change tokens,换币,换成,换为,兑成,兑换,交换,換幣,換成,兌換,交換,
    币币交易,デックス,スワップ,両替,交換,덱스,스왑,스와프,교환,환전,바꾸,바꿔,intercambiar,cambiar,canjear,convertir,cambiar tokens,trocar,converter,
    magpalit,ipalit,palit,mag-swap,magswap,i-swap,декс,своп,свап,свапнуть,обменять,поменять,обмен токенов,менять,конвертировать,
    डेक्स,स्वैप,बदलना,बदलें,बदलूँ,बदलूं,एक्सचेंज,đổi,đổi token,đổi coin,hoán đổi,quy đổi,เด็กซ์,สวอป,สวอพ,แลก,แลกเปลี่ยน,แลกเหรียญ,สลับเหรียญ`,
  },
  {
    kinds: ["lending", "cdp"],
    words: `borrow,borrow money,borrow against,lend,lend out,collateral,get a loan,take a loan,借钱,借錢,借币,借款,贷款,抵押,抵押借款,借り,
    貸し,貸す,融資,担保,빌리,빌려,대출받,담보,렌딩,pedir prestado,prestado,pedir un préstamo,garantía,pegar emprestado,emprestado,
    pedir emprestado,garantia,umutang,mangutang,humiram,magpahiram,manghiram,взять кредит,взять в долг,занять,одолжить,под залог,
    залог,лендинг,उधार लेना,उधार लूँ,कर्ज,कर्ज लेना,लोन,लोन लेना,लेंडिंग,vay tiền,mượn,mượn tiền,thế chấp,cho mượn,กู้,กู้เงิน,กู้ยืม,ปล่อยกู้,ค้ำประกัน`,
  },
  {
    kinds: ["staking", "liquidStaking"],
    words: `delegate,ステイキング,ステーク,預け,스테이크,예치,맡기,hacer staking,stakear,delegar,
    fazer staking,fazer stake,mag-stake,magstake,i-stake,застейкать,стейкать,стейкнуть,стейк,в стейкинг,делегировать,स्टेक,
    स्टेक करना,ủy thác,stake coin,สเตก,สเตค,สเตกกิ้ง,สเตคกิ้ง,ฝากเหรียญ`,
  },
  {
    kinds: ["bridge", "bridgeAggregator"],
    words: `bridge,bridge tokens,bridge over,another chain,other chain,different chain,another network,other network,different network,
    between chains,between networks,across chains,move tokens,move funds,跨到,跨去,另一条链,其他链,别的链,另一條鏈,其他鏈,链间转账,跨链转账,跨鏈轉帳,
    別のチェーン,他のチェーン,チェーン間,ブリッジ,다른 체인,다른 네트워크,체인 간,브릿지,브리지,otra cadena,otra red,entre cadenas,entre redes,
    outra cadeia,outra rede,entre blockchains,ibang chain,ibang network,бридж,бридж в,другая сеть,другую сеть,между сетями,
    между блокчейнами,перекинуть,перевести в другую сеть,दूसरी चेन,दूसरे नेटवर्क,दूसरे चेन,ब्रिज,chuỗi khác,mạng khác,giữa các chuỗi,
    chuyển mạng,บริดจ์,บริดจ,เชนอื่น,เครือข่ายอื่น,ข้ามเครือข่าย`,
  },
  {
    kinds: ["yield", "yieldAggregator"],
    words: `savings,saving,deposit,储蓄,存款,存币,理财赚钱,儲蓄,貯金,預金,저축,예금,ahorrar,ahorros,poupar,poupança,ipon,mag-ipon,сбережения,накопить,вклад,
    депозит,बचत,जमा,tiết kiệm,gửi tiết kiệm,ออมเงิน,ออม,ฝากเงิน,earn,earn interest,earn yield,make money,passive income,grow my money,赚利息,生息,赚收益,赚钱,賺錢,賺利息,利息,稼ぎ,稼ぐ,利回り,利子,
    이자,수익,돈 벌,돈을 벌,벌기,ganar intereses,ganar dinero,ingresos pasivos,intereses,ganhar juros,ganhar dinheiro,renda passiva,juros,
    kumita ng interes,kumita,заработать,зарабатывать,пассивный доход,проценты,под проценты,ब्याज,ब्याज कमाना,पैसे कमाना,कमाना,कमाएं,
    kiếm lãi,kiếm tiền,thu nhập thụ động,lãi,รับดอกเบี้ย,ดอกเบี้ย,หาเงิน,ผลตอบแทน`,
  },
  {
    kinds: ["nftMarketplace"],
    words: `buy an nft,buy nft,sell an nft,sell nft,sell my nft,买nft,卖nft,買nft,賣nft,nftを買い,nftを売り,nft購入,nft 구매,nft 판매,nft 사기,
    comprar nft,vender nft,comprar nfts,vender nfts,bumili ng nft,magbenta ng nft,купить нфт,купить nft,продать нфт,продать nft,
    nft खरीदना,nft खरीदें,nft बेचना,mua nft,bán nft,ซื้อ nft,ขาย nft`,
  },
  {
    kinds: ["game", "metaverse"],
    words: `play,play games,play a game,play and earn,play to earn,earn by playing,玩,玩游戏,玩遊戲,边玩边赚,打金,遊び,遊んで,ゲームで稼,게임하,돈버는 게임,
    jugar,jugar y ganar,jogar,jogar e ganhar,maglaro,maglaro at kumita,играть,поиграть,игры с заработком,खेलना,खेलें,खेलकर कमाएं,
    chơi,chơi game,chơi game kiếm tiền,เล่น,เล่นเกม,เล่นเกมได้เงิน`,
  },
  {
    kinds: ["perpetuals"],
    words: `go long,go short,short,long or short,trade with leverage,leverage trading,做空,做多,加杠杆,开合约,加槓桿,レバレッジ,ショート,
    레버리지,공매도,숏,롱,apalancado,en corto,operar con apalancamiento,alavancado,operar alavancado,шортить,зашортить,шорт,лонг,
    с плечом,перп,перпы,लीवरेज,bán khống,đòn bẩy,เลเวอเรจ,ชอร์ต`,
  },
  {
    kinds: ["explorer"],
    words: `transaction,transactions,transaction history,check transaction,look up transaction,tx hash,tx,look up an address,find transaction,
    交易记录,查交易,查询交易,交易查询,查地址,交易哈希,交易紀錄,查詢交易,トランザクション,取引履歴,트랜잭션,거래 내역,거래내역,거래 조회,transacción,transacciones,
    ver transacción,transação,transações,ver transação,transaksyon,транзакция,транзакции,проверить транзакцию,найти транзакцию,
    ट्रांजैक्शन,लेनदेन,xem giao dịch,kiểm tra giao dịch,tra cứu giao dịch,ธุรกรรม,ตรวจสอบธุรกรรม,เช็คธุรกรรม`,
  },
  {
    kinds: ["portfolio"],
    words: `wallet balance,my balance,my portfolio,track my wallet,track wallet,net worth,my assets,看资产,查余额,钱包余额,資產追蹤,錢包餘額,
    残高,잔액,내 자산,saldo,mi cartera,seguir mi cartera,minha carteira,balanse,баланс кошелька,мой портфель,
    отслеживать кошелек,बैलेंस,số dư,tài sản của tôi,theo dõi ví,ยอดเงิน,ยอดคงเหลือ`,
  },
  {
    kinds: ["security"],
    words: `revoke access,remove approvals,check approvals,is it a scam,check contract,取消授权,撤销授权,取消授權,承認解除,承認を取り消,
    승인 취소,승인 해제,revocar,revocar aprobaciones,revogar,revogar aprovações,bawiin,отозвать,отозвать разрешения,отозвать доступ,
    अनुमति हटाएं,thu hồi,thu hồi quyền,เพิกถอน,ยกเลิกการอนุมัติ`,
  },
  {
    kinds: ["onRamp"],
    words: `buy with card,by card,with a card,credit card,bank card,bank transfer,apple pay,buy bitcoin,buy eth,buy ether,buy usdt,用信用卡,信用卡买币,
    银行卡买币,买比特币,买以太坊,买usdt,信用卡買幣,買比特幣,カードで買,カードで購入,仮想通貨を買,暗号資産を買,ビットコインを買,신용카드,카드로,코인 사기,
    비트코인 사기,비트코인 구매,con tarjeta,tarjeta de crédito,comprar bitcoin,com cartão,cartão de crédito,gamit ang card,
    bumili ng bitcoin,картой,банковской картой,с карты,купить биткоин,за рубли,कार्ड से,बिटकॉइन खरीदें,क्रिप्टो खरीदें,bằng thẻ,
    thẻ tín dụng,mua bitcoin,ด้วยบัตร,บัตรเครดิต,ซื้อบิทคอยน์,ซื้อเหรียญ`,
  },
  {
    kinds: ["dao"],
    words: `vote on proposals,投票表决,投票し,투표하,votar,bumoto,проголосовать,голосовать,वोट,वोट करना,biểu quyết,ลงคะแนน`,
  },
  {
    kinds: ["nameService"],
    words: `register a domain,register a name,buy a domain,my own name,注册域名,買域名,買域名,ドメイン取得,도메인 등록,registrar un dominio,
    registrar domínio,зарегистрировать домен,купить домен,डोमेन खरीदें,đăng ký tên miền,จดโดเมน`,
  },
  {
    kinds: ["tax"],
    words: `file taxes,calculate taxes,do my taxes,报税软件,計算稅,税金計算,세금 계산,세금 신고,declarar impuestos,calcular impuestos,declarar imposto,
    посчитать налоги,рассчитать налоги,टैक्स भरना,khai thuế,tính thuế,คำนวณภาษี,ยื่นภาษี`,
  },
  {
    kinds: ["launchpad"],
    words: `launch a token,launch my token,launch a coin,create a coin,make a coin,发行代币,發幣,コインを作,코인 만들,crear una moneda,
    lanzar un token,criar moeda,lançar token,gumawa ng coin,создать монету,запустить токен,सिक्का बनाना,tạo coin,tạo token,สร้างเหรียญ`,
  },
  {
    kinds: ["streaming"],
    words: `pay salaries,pay employees,pay my team,发工资,發薪水,給料を払,월급 지급,pagar salarios,pagar nómina,pagar salários,
    magpasahod,платить зарплату,выплатить зарплату,वेतन देना,trả lương,จ่ายเงินเดือน`,
  },
  {
    kinds: ["storage"],
    words: `store files,save files,upload files,存文件,存储文件,ファイル保存,파일 저장,guardar archivos,guardar arquivos,mag-imbak,хранить файлы,फ़ाइल स्टोर,lưu trữ,lưu file,เก็บไฟล์`,
  },
];

/** By kind. */
export const KIND_ACTIONS: ReadonlyMap<Kind, readonly string[]> = new Map(
  ACTIONS.flatMap(({ kinds, words }) => {
    const names = words.split(",").map((name) => name.trim());
    return kinds.map((kind): [Kind, string[]] => [kind, names]);
  }),
);
