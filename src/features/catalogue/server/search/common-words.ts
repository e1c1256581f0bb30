/** Words that people add to the name they search for, in our twelve languages. They count little. */
import type { SearchOptions } from "#lib/search/search-index.ts";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { stemOf } from "#lib/search/scripts/word-stem.ts";

/** Articles, prepositions, question words and the verbs of a request. */
const SENTENCE = `
a an and are as at be best but buy by can check do does find for from get give go good have help how i in is it know like
link links list looking make me more most my near need new now of off on one open or our out over page please s search see show so
some site t take tell than that the their them there these this to top try up us use using want was we what when where which
who why will with without work works you your about any top10 really real cheap cheapest safest fastest easiest easy trusted popular
de del el la las los en para y o un una por con mi quiero como donde cual mejor usar que es puedo ver sitio
e em do da dos das no na nos um uma com meu quero onde qual melhor usando posso
sa ng ang mga ko ako paano saan gusto pinakamahusay para at ni si kung
и в на для как где что это мне мой я хочу с по из у к от до или лучший лучшая лучшие лучшее можно какой какая
से का की के पर में को है और कैसे कहाँ मैं मेरा चाहता चाहती हूँ करें सबसे अच्छा अच्छे क्या यह लिए
và trên cho của ở tôi muốn làm sao thế nào đâu tốt nhất là một cách với để có
`;

/** What is said of any app, site or project. */
const COMMON = `
app apps dapp dapps application website web official homepage home page login log sign signin signup connect account register
download install ios android apk pc desktop mobile extension browser airdrop airdrops claim news price chart review reviews
tutorial guide support contact customer service twitter x discord telegram docs whitepaper api faq reddit github url address
crypto blockchain defi web3 finance protocol labs network project platform company dao foundation v1 v2 v3 v4 mainnet
scam legit fees fee apy apr tvl stats status down 2024 2025 2026 free online live beta
token coin tokens coins cryptocurrency
sitio oficial pagina aplicacion iniciar sesion descargar precio moneda plataforma criptomoneda acceder entrar cuenta proyecto
site aplicativo baixar preco moeda plataforma conta projeto
opisyal mag-login presyo proyekto
официальный официальная сайт приложение вход войти скачать цена монета токен платформа криптовалюта проект кошелек кошелёк регистрация
आधिकारिक वेबसाइट साइट ऐप लॉगिन डाउनलोड कीमत टोकन सिक्का प्लेटफॉर्म क्रिप्टो खाता
chinh thuc trinh ung dung dang nhap tai xuong gia dong xu nen tang trang chu vi du an
`;

/** Runs of scripts without spaces; they are cut out of longer ones. */
const IN_RUNS = `
官网 官方 官方网站 网站 网址 登录 登入 登陆 注册 下载 安装 应用 应用程序 软件 钱包 平台 项目 协议 网络 金融 空投 价格 行情 教程 怎么 怎么用 怎么样 如何 哪里 哪个 哪些
什么 是什么 最好 最好的 好用 好用的 推荐 排行 我想 我要 想 要 在 上 上的 的 里 里的 和 与 用 做 可以 有 有哪些 吗 呢 去 找 一个 请 代币 币 加密货币 区块链 入口 链接 地址 客服 手机版 电脑版 app 安全
公式 公式サイト サイト アプリ ログイン ダウンロード 登録 価格 トークン コイン 仮想通貨 プラットフォーム 使い方 とは おすすめ 一番 の で を が は に と から まで したい する できる どこ 方法 使う ください エアドロップ ウォレット
공식 사이트 공식사이트 홈페이지 앱 로그인 다운로드 가입 가격 토큰 코인 플랫폼 사용법 추천 어디 어떻게 에서 에 의 을 를 은 는 이 가 로 으로 하는 하기 하고 싶어요 싶어 방법 에어드랍 지갑 최고 최고의 좋은
เว็บไซต์ เว็บ ทางการ แอป แอพ เข้าสู่ระบบ ล็อกอิน ดาวน์โหลด ราคา โทเคน โทเค็น เหรียญ แพลตฟอร์ม วิธี วิธีใช้ ที่ไหน อย่างไร ยังไง บน ของ ที่ ใน และ อยาก ต้องการ ดีที่สุด แอร์ดรอป กระเป๋า
`;

/** Beside one of these, a short word is the symbol of a token. */
const CODE_WORDS =
  "token tokens coin coins 代币 币 トークン コイン 토큰 코인 токен монета टोकन सिक्का moneda moeda โทเคน โทเค็น เหรียญ xu dong";

/** To send says as little as to use: everything here sends something. */
const SENDING = `
send sending transfer move enviar mandar transferir ipadala magpadala отправить перевести послать भेजना भेजें भेजूं gửi chuyển โอน ส่ง
转账 转帐 轉帳 转 发送 送金 送る 送り 보내기 보내 송금 ไป ไปยัง hacia hasta papunta papuntang
`;

/** So does to buy, and how: what is bought says which DApp. */
const BUYING = `
barato barata rápido дешевле дешевый дешево быстро rẻ nhanh mura ถูก सस्ता सस्ते 便宜 安い 싼 저렴한
compro comprar compra vender купить куплю продать mua bán bumili bilhin magbenta ซื้อ ขาย 买 购买 買 購買 卖 主网 主網
買う 買い 買いたい 売る 売りたい 구매 구입 사고 사기 사는 살
`;

/** Between two networks, one of these asks for the way from the first to the second. */
const DIRECTIONS =
  "to into onto a hacia hasta para pra в на во 到 跨到 转到 换到 から 에서 से papunta papuntang sa sang đến qua ไป ไปยัง";

/** Behind the second of two networks, one of these asks for the same. */
const ARRIVALS = "으로 로 へ に まで";

const words = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => foldSearch(text).split(/\s+/)).filter((word) => word !== ""));

/** With further little words. */
export function commonWords(more: readonly string[]): Omit<SearchOptions, "pictures" | "way" | "money"> {
  const fillers = words(SENTENCE, COMMON, IN_RUNS, SENDING, BUYING, ...more);
  return {
    fillers,
    fillerStems: new Set(Array.from(fillers, stemOf)),
    codeWords: words(CODE_WORDS),
    directions: words(DIRECTIONS),
    arrivals: words(ARRIVALS),
  };
}
