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
want wanna gonna got gotta im i'm ive id don dont doesn didn isnt cant won am been being has had having let lets would could should shall may might must
please pls plz hi hello hey thanks thank guys anyone someone somebody anybody anything something everything people friend newbie beginner new noob tell explain show give
its it's whats wheres hows whos here then too also just only very much many lot lots some any each every all both still yet already today now later quick quickly fast easily simple way ways
into onto through via over under off up down between during while because if whether but nor so than vs versus compared difference better worse recommended recommend suggest suggestion options choose pick
idea ideas place places thing things stuff kind kinds type types sort looking searching trying tried wanted needed using used does doing done going go goes went make makes made
low lowest lower high highest higher big small good great nice cool legit reliable secure
de del el la las los en para y o un una unos unas al lo le les se su sus mis tu tus nos este esta esto ese esa eso esos estas hay tiene tengo tienes
necesito busco buscar busca buscando quisiera deseo gustaria hacer hago haces hace hacen algun alguna alguno algo mas menos muy bien buen buena buenos mejores sin pero porque
cuando cuanto cuanta cuales quien quienes ayuda ayudame dime cuentame recomienda recomiendan recomendar recomendacion opcion forma manera lugar sirve funciona favor gracias hola puede pueden podria
cosa cosas aqui ahi entre hasta desde sobre segura seguro confiable facil rapida comision comisiones bajas baja
preciso procuro procurar queria gostaria fazer faço faz fazem algum alguma algo mais menos muito bom boa bons melhores sem mas porque quando quanto quem ajuda ajude me
diga recomenda recomendam opcao jeito maneira lugar serve funciona favor obrigado obrigada oi ola pode podem poderia pra pro pras pros num numa nele nela isso esse essa este esta aqui ali entre ate desde sobre
facil seguro segura confiavel taxa taxas baixas baixa vcs voce voces gente ta to tá tô dá da pelo pela por rede con mi quiero como donde cual mejor usar que es puedo ver sitio
e em do da dos das no na nos um uma com meu quero onde qual melhor usando posso
mag nag pag ipag maka kong ba po naman lang yung nga din rin pa na ay iyong yun ito iyan iyon dito doon diyan nasaan sino alin magkano kailan bakit pwede pwedeng puwede puwedeng maaari dapat kailangan kelangan gustong nais
mo ka siya kami tayo sila amin atin inyo nila namin natin may mayroon meron wala walang hindi o pero kasi kapag pag gamitin gamit maganda magandang mababa mababang mura murang ligtas mabilis madali madaling
pinakamaganda pinakamurang pinakamura hanap hanapin maghanap naghahanap tulong patulong pls san pano panu ano anong yong
sa ng ang mga ko ako paano saan gusto pinakamahusay para at ni si kung
подскажите подскажи скажите посоветуйте посоветуй порекомендуйте помогите помоги пожалуйста плиз спасибо привет ребят ребята есть ли нет не ни но а же бы то там тут здесь сюда туда куда откуда кто чем чего кому
какие какую каком каких каким который которая которые которую когда сколько почему зачем нужен нужна нужно надо хочется хотел хотела хотим можете могу может мог ищу найти искать посоветовать сделать делать сделаю
свой своя свое свои свою своих моя мои мою моих моего моем нас нам вас вам их его ее этот эта это эти этого этой этом тот та те того если чтобы через при про под над между без со ко об о
очень самый самая самое самые самую хороший хорошая хорошую хорошие хорошо нормальный нормальную нормальная надежный надежная надежную безопасно безопасный проще просто быстрее быстрый удобный удобная удобно выгодно выгоднее выгодный
комиссия комиссии комиссией низкой низкими низкая маленькой место места способ способы сервис сервисы сервиса штука вообще еще уже только сейчас потом
и в на для как где что это мне мой я хочу с по из у к от до или за перед после около среди против ради кроме против всего себе себя лучший лучшая лучшие лучшее можно какой какая
मुझे मुझको हमें हम आप आपको अपना अपनी अपने मेरी मेरे कौन कौनसा कौनसी कब कितना कितने कितनी क्यों किस किसी कोई कुछ यहाँ यहां वहाँ कहां कैसा कैसी ऐसा ऐसे वाला वाली वाले था थी थे हैं हूं हो होता होती होना
होगा करना करने करता करती करूँ करूं कर किया करके चाहिए चाहता चाहती चाहते सकता सकती सकते सकूँ बताओ बताइए बताएं बता दो दे देना दिखाओ देखना देखें देखूँ मिल मिलेगा मिलता ज्यादा कम बहुत बढ़िया सुरक्षित आसान जल्दी तेज
भाई कृपया प्लीज मदद तरीका जगह ही भी तो या लेकिन अगर साथ बिना ने तक वह ये वो इस उस यार
mujhe muje mujhko mera meri mere apna apni apne kaise kese kaisa kaun kaunsa kon konsa kahan kaha kahaan kab kitna kitne kya kyu hai hain ho hu hun hoon raha rahi karna karne karu karun karein kare kar karke karo
chahiye chahie chahta chahti sakta sakti sakte batao bataye bata do de dena dikhao dekhna dekhe dekhu milega milta sabse accha acha achha sasta best wala wali wale ka ki ke ko se pe par mein me main hum aap yeh ye woh wo bhi toh ya aur liye bhai yaar
से का की के पर में को है और कैसे कहाँ मैं मेरा चाहता चाहती हूँ करें सबसे अच्छा अच्छे क्या यह लिए
mình em anh chị tớ tui bạn ai gì đó này kia ấy thì mà nhưng hay hoặc nếu khi được không chưa rồi đã đang sẽ cần phải nên hãy giúp chỉ hướng dẫn hỏi xin vui lòng cảm ơn ơi ạ nhé nha á hả
nơi chỗ cái con những các mấy vài nhiều ít hơn quá rất lắm bao nhiêu như thế nào sao từ đến vào ra lên xuống với cùng theo về trong ngoài uy tín an toàn dễ nhanh đơn giản phí thấp rẻ nhất kiểu loại trang app sàn nào dùng sử dụng tìm kiếm gợi ý
và trên cho của ở tôi muốn làm sao thế nào đâu tốt nhất là một cách với để có
`;

/** What people say to each other: alone, it asks for nothing here. */
const TALK = `
yes yeah yep no nope ok okay hello hi hey bye goodbye thanks welcome sorry morning night
hola adios gracias si no perdon buenos buenas dias tardes noches bienvenido
olá oi tchau obrigado obrigada sim não desculpa bom dia boa noite tarde
да нет ага ок привет пока здравствуйте спасибо пожалуйста извините доброе утро добрый день вечер
chào tạm biệt cảm ơn vâng dạ không xin lỗi bạn
kumusta kamusta salamat oo hindi paalam magandang umaga gabi hapon
नमस्ते नमस्कार धन्यवाद शुक्रिया हाँ हां नहीं माफ namaste dhanyavaad shukriya haan nahi
你好 您好 谢谢 謝謝 再见 再見 是的 好的 不是 对不起 對不起 早上好 晚安
こんにちは こんばんは おはよう おはようございます ありがとう ありがとうございます はい いいえ さようなら すみません おやすみ
안녕 안녕하세요 안녕히 감사합니다 고마워 고마워요 네 아니요 미안 죄송합니다 사랑해
สวัสดี สวัสดีครับ สวัสดีค่ะ ขอบคุณ ขอบคุณครับ ขอบคุณค่ะ ใช่ ไม่ ไม่ใช่ ลาก่อน ขอโทษ
`;

/** What is said of any app, site or project. */
const COMMON = `
app apps dapp dapps application website web official homepage home page login log sign signin signup connect account register
download install ios android apk pc desktop mobile extension browser airdrop airdrops claim news price review reviews
tutorial guide support contact customer service twitter x discord telegram docs whitepaper api faq reddit github url address
crypto blockchain defi web3 finance protocol labs network project platform company foundation v1 v2 v3 v4 mainnet
scam legit fees fee apy apr stats status down 2024 2025 2026 free online live beta
token coin tokens coins cryptocurrency
sitio oficial pagina aplicacion iniciar sesion descargar precio moneda plataforma criptomoneda acceder entrar cuenta proyecto
site aplicativo baixar preco moeda plataforma conta projeto
opisyal mag-login presyo proyekto
официальный официальная сайт приложение вход войти скачать цена монета токен платформа криптовалюта проект кошелек кошелёк регистрация
आधिकारिक वेबसाइट साइट ऐप लॉगिन डाउनलोड कीमत टोकन सिक्का प्लेटफॉर्म क्रिप्टो खाता
клейм обзор разлочка रिव्यू समीक्षा निकासी финанс финансы файнэнс протокол протокола нетворк лабс фаундейшн फाइनेंस फाइनैंस प्रोटोकॉल नेटवर्क लैब्स
chinh thuc trinh ung dung dang nhap tai xuong gia dong xu nen tang trang chu vi du an
крипто крипта kripto cripto
`;

/** Runs of scripts without spaces; they are cut out of longer ones. */
const IN_RUNS = `
官网 官方 官方网站 网站 网址 登录 登入 登陆 注册 下载 安装 应用 应用程序 软件 钱包 平台 项目 协议 网络 金融 空投 价格 行情 教程 怎么 怎么用 怎么样 如何 哪里 哪个 哪些
请问 請問 怎样 怎樣 怎麼 怎麼樣 怎么弄 咋 咋样 哪 哪儿 哪裡 哪里有 哪裡有 哪邊 哪边 哪個 哪种 哪種 哪家 谁 為什麼 为什么 多少 几个 想要 想把 想用 想在 需要 帮我 幫我 给我 給我 告诉我 告訴我 求 求推荐 求推薦 推薦 介绍 介紹
有没有 有沒有 有什么 有什麼 是不是 能不能 可不可以 可以吗 可以嗎 能 会 會 要怎么 要怎麼 应该 應該 比较 比較 最 最佳 最便宜 最安全 最大 比较好 比較好 更好 好的 不错 不錯 靠谱 靠譜 可靠 便宜 划算 手续费 手續費 低 高 低手续费 手续费低 新手 小白 第一次
我的 我 你 你们 大家 他 它 这个 這個 那个 那個 这 這 那 这种 個 个 些 点 點 把 将 將 给 給 对 對 从 從 到 于 於 为 為 被 让 讓 跟 同 或 还是 還是 但 而 的话 的話 一下 一点 一些 现在 現在 怎么办 怎麼辦 啊 呀 吧 了 着 過 过 嘛 么 麼 得 地 请教
什么 是什么 什麼 是什麼 最好 最好的 好用 好用的 推荐 排行 我想 我要 想 要 在 上 上的 的 里 里的 和 与 用 做 可以 有 有哪些 吗 呢 去 找 一个 请 代币 币 加密货币 区块链 入口 链接 地址 客服 手机版 电脑版 app 安全
どれ どこで どこが どう どうやって どうすれば いつ 誰 なぜ 何 なに いい 良い よい 一番いい 安い 安く 安全 簡単 簡単に 初心者 教えて 教えてください 知りたい 欲しい ほしい したいです したいん んだけど ですか ますか です ます ました ません たい たいです たいんだけど ある あります ありますか ない
これ それ あれ この その あの 私 私の 僕 俺 自分 自分の 自分で も や か ね よ な って という ので けど だけど ため ために ための について として には では とか など もっと 使える 使いたい 探して 探している 探したい 見つけ ファイナンス プロトコル 評判 口コミ 引き出し クレーム レビュー 比較 違い 手数料 手数料が 入れて 入れ 公式 公式サイト サイト アプリ ログイン ダウンロード 登録 価格 トークン コイン 仮想通貨 プラットフォーム 使い方 とは おすすめ 一番 の で を が は に と から まで したい する できる どこ 方法 使う ください エアドロップ ウォレット
추천좀 추천해줘 추천해 추천해주세요 알려줘 알려주세요 알려 가르쳐 찾아줘 찾고 찾는 있나요 있어요 있나 있을까 있을까요 있는 인가요 되나요 돼요 될까요 할까요 하나요 해요 할 수 수있는 할수있는 하는법 하는곳 하는데 하고싶어요 하고싶은데 하고싶어 싶은데 싶습니다 하려면 하려고 해야 하면 해주 해줘 주세요
뭐가 뭐 무엇 어느 어떤 어딘가요 어디가 어디서 어디에서 어디로 어디에 왜 언제 누가 누구 얼마 제일 가장 더 좀 잘 많이 쉽게 쉬운 안전한 안전하게 안전 싼곳 싸게 싼 저렴 저렴하게 수수료 수수료가 낮은 초보 초보자 처음 제 내 나 저 우리 그 이거 그거 저거 것 거 곳 데 들 만 도 와 과 랑 이랑 하고 한테 께 부터 까지 처럼 보다 좋음 좋아 좋아요 좋을까 좋을까요 나은 나아 요 죠 네 지 고 서
파이낸스 프로토콜 재단 후기 리뷰 출금하기 클레임 공식 사이트 공식사이트 홈페이지 앱 로그인 다운로드 가입 가격 토큰 코인 플랫폼 사용법 추천 어디 어떻게 에서 에 의 을 를 은 는 이 가 로 으로 하는 하기 하고 싶어요 싶어 방법 에어드랍 지갑 최고 최고의 좋은
อะไร ไหน อันไหน ไหนดี ที่ไหนดี ตัวไหน ใคร เมื่อไหร่ ทำไม เท่าไหร่ เท่าไร ไหม มั้ย หรือ หรือเปล่า ครับ ค่ะ คะ นะ จ้า หน่อย ช่วย แนะนำ บอก ขอ ผม ฉัน เรา คุณ หนู ของฉัน ของผม เป็น คือ มี ได้ ไม่ ให้ กับ จาก ถึง ด้วย โดย แล้ว จะ ต้อง ควร สามารถ ทำ ทำยังไง ยังไงดี
แบบ แบบไหน นี้ นั้น อันนี้ ตัวนี้ ทุก หลาย มาก น้อย ดี ดีกว่า กว่า ที่สุด ปลอดภัย ง่าย เร็ว ถูก ถูกสุด ค่าธรรมเนียม ค่าธรรมเนียมถูก ค่าธรรมเนียมต่ำ มือใหม่ หา อยากได้ อยากจะ ใช้ ใช้ยังไง เว็บไหน แอปไหน การ ความ เพื่อ สำหรับ ว่า ก็ แต่ และก็ ตรงไหน
รีวิว ถอนออก ไฟแนนซ์ โปรโตคอล โปรโทคอล เว็บไซต์ เว็บ ทางการ แอป แอพ เข้าสู่ระบบ ล็อกอิน ดาวน์โหลด ราคา โทเคน โทเค็น เหรียญ แพลตฟอร์ม วิธี วิธีใช้ ที่ไหน อย่างไร ยังไง บน ของ ที่ ใน และ อยาก ต้องการ ดีที่สุด แอร์ดรอป กระเป๋า
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
  "to into onto a hacia hasta para pra в на во 到 跨到 转到 换到 から 에서 से papunta papuntang sa sang đến qua ไป ไปยัง par pe pro pros prá पर में";

/** Behind the second of two networks, one of these asks for the same. */
const ARRIVALS = "으로 로 へ に まで पर में pe par";

/** What people pay with, whatever they pay for, and the words around it. */
const MEANS = `
crypto cripto kripto crypto-currency cryptos criptos criptomonedas criptomoedas крипта крипту криптой криптовалютой криптовалюту क्रिप्टो คริปโต
加密货币 数字货币 虚拟货币 虛擬貨幣 仮想通貨 暗号資産 암호화폐 가상화폐 코인 コイン 币 usdt usdc u币 биткоин биткоины биткойн биток
`;
const PAID_BEFORE = "with using con com usando bằng за через gamit ด้วย ใช้ 用 使用 拿";
const PAID_BEHIND = "で 으로 로 से se";

/** Names of DApps that people also say when they mean none. */
const EVERYDAY =
  "safe save across usual request reserve relay lighter fluid matters element spark sky silo stride";

/** Where something is moved, one network is enough. */
const MOVES = `
send sending sent transfer transferring transfered transferred move moving bring bringing migrate
enviar envio envía mandar mando mover muevo pasar paso transferir transfiero llevar llevo passar passo levar enviando mover
ilipat lipat maglipat ipadala magpadala padala отправить отправлять переслать перевести перевод перекинуть закинуть перегнать перебросить вывести послать
भेजना भेजें भेजूं भेजूँ ट्रांसफर ट्रांसफ़र bhejna bheje bheju bhejne gửi chuyển đưa โอน ส่ง ย้าย
转 转账 转帐 轉 轉帳 轉帐 发送 转移 轉移 提到 充到 搬 搬到 送金 送る 送り 送りたい 移す 移したい 移動 移し 보내 보내기 보내는 옮기 옮기기 옮기는 옮기고 전송 송금 이동
`;

/** Before other words without a space they tell nothing here: "criptotarjeta" is a card. As they are folded. */
export const PREFIXES: readonly string[] = ["crypto", "cripto", "kripto", "крипто"];

const words = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => foldSearch(text).split(/\s+/)).filter((word) => word !== ""));

/** With further little words. */
export function commonWords(more: readonly string[]): Omit<SearchOptions, "pictures" | "way" | "money"> {
  const fillers = words(SENTENCE, TALK, COMMON, IN_RUNS, SENDING, MOVES, BUYING, ...more);
  return {
    fillers,
    fillerStems: new Set(Array.from(fillers, stemOf)),
    codeWords: words(CODE_WORDS),
    directions: words(DIRECTIONS),
    arrivals: words(ARRIVALS),
    moves: words(MOVES),
    means: words(MEANS),
    paidBefore: words(PAID_BEFORE),
    paidBehind: words(PAID_BEHIND),
    everyday: words(EVERYDAY),
  };
}
