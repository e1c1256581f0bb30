/** What people make, own and play: NFTs, games, tokens, names, votes, gifts and the rest. */
import type { Intent } from "./intent.ts";

export const MAKING: readonly Intent[] = [
  {
    kinds: ["nftMarketplace"],
    words: `buy an nft,buy nft,sell an nft,sell nft,sell my nft,list my nft,nft floor,买nft,卖nft,卖掉我的nft,買nft,賣nft,nftを買い,nftを売り,nft購入,nft 구매,nft 판매,nft 사기,nft 팔,
    comprar nft,vender nft,vender mis nft,comprar nfts,vender nfts,vender meu nft,bumili ng nft,magbenta ng nft,купить нфт,купить nft,продать нфт,продать nft,
    nft खरीदना,nft खरीदें,nft बेचना,nft bechna,mua nft,bán nft,ซื้อ nft,ขาย nft,头像买卖,小图片`,
    together: `buy|sell|selling|flip|resell|list|comprar|vender|vendo|compro|купить|продать|продам|mua|bán|bumili|magbenta|benta|ibenta|खरीदना|बेचना|बेचें|bechna|kharidna + nft|nfts|нфт|एनएफटी|pfp
    nft + 买|卖|買|賣|売|사|팔|ซื้อ|ขาย`,
  },
  {
    kinds: ["nftTool"],
    words: `mint my nft,mint an nft,create an nft,make an nft,turn my art into nft,deploy nft,铸造,发行nft,做nft,鑄造,發行nft,nftを作,nft発行,ミント,nft 만들,nft 발행,민팅,crear nft,crear un nft,acuñar,mintear,criar nft,criar um nft,cunhar,mintar,gumawa ng nft,создать нфт,создать nft,заминтить,минтить,выпустить nft,nft बनाना,nft banana,tạo nft,đúc nft,สร้าง nft,มิ้นต์`,
    together: `mint|create|make|turn|publish|upload|crear|hacer|convertir|criar|fazer|transformar|создать|сделать|выпустить|tạo|làm|gumawa|gawin|बनाना|बनाएं + nft|nfts|нфт + my|own|art|artwork|picture|photo|collection|dibujo|arte|foto|colección|desenho|ảnh|tranh|коллекцию|картинку|sariling|अपना|तस्वीर
    自己|画|照片|图片|作品 + nft
    自分|作品|イラスト|写真 + nft
    내|그림|사진|작품 + nft
    ตัวเอง|รูป|ภาพ + nft
    create|make|mint|publish|turn|crear|hacer|criar|fazer|создать|сделать|выпустить|tạo|gumawa|बनाना|बनाएं|banana|banao + nft|nfts|нфт|एनएफटी
    nft + 做|铸|鑄|发行|發行|作|만들|발행|สร้าง`,
  },
  {
    kinds: ["nftArt"],
    words: `generative art,digital art,art collection,crypto artist,数字艺术,加密艺术,數位藝術,デジタルアート,アート作品,디지털 아트,arte digital,obras de arte,arte generativo,arte generativa,цифровое искусство,искусство,डिजिटल आर्ट,nghệ thuật số,tranh số,งานศิลปะ,ศิลปะดิจิทัล,sining`,
    together: `artist|artists|artista|artistas|художник|художников|художники|nghệ sĩ|कलाकार|pintor + sell|sells|work|works|pieces|generative|buy|vende|venden|obra|obras|vendem|продают|работы|купить|bán|mua|tác phẩm|कला
    艺术家|藝術家|画家 + 作品|卖|賣|买|買
    アーティスト|作家 + 作品|売|買
    작가|화가 + 작품|판매
    ศิลปิน + งาน|ขาย|ผลงาน`,
  },
  {
    kinds: ["game", "metaverse"],
    words: `play,play games,play a game,play and earn,play to earn,p2e,earn by playing,fun game,gamer,玩,玩游戏,玩遊戲,边玩边赚,打金,游戏赚钱,链游,打游戏,邊玩邊賺,鏈遊,打遊戲,遊び,遊んで,遊べる,ゲームで稼,ゲーム,ブロックチェーンゲーム,게임하,돈버는 게임,게임,놀,
    jugar,jugar y ganar,juego,juegos,jogar,jogar e ganhar,jogo,jogos,joguinho,maglaro,naglalaro,laruin,laro,larong,maglaro at kumita,играть,поиграть,поиграем,сыграть,игры с заработком,игра,игры,играх,игрушка,геймер,खेलना,खेलें,खेलूं,खेलकर कमाएं,खेल,गेम,गेम्स,khelna,khel,
    chơi,chơi game,chơi game kiếm tiền,trò chơi,เล่น,เล่นเกม,เล่นเกมได้เงิน,เกม`,
    together: `play|playing|jugar|jogar|играть|поиграть|chơi|maglaro|खेलना|खेलें + cards|card|poker|chess|football|monsters|battle|cartas|futbol|futebol|карты|покер|шахматы|thẻ bài|đánh bài|baraha|ताश|क्रिकेट
    玩 + 卡牌|扑克|足球|战斗
    遊 + カード|サッカー|バトル
    game|games|play|playing|gaming|juego|juegos|jugar|jugando|jogo|jogos|jogar|jogando|игра|игры|играть|играя|поиграть|laro|larong|maglaro|naglalaro|chơi|game|गेम|खेल|खेलकर|khel|khelkar + earn|money|make|ganar|dinero|ganhar|dinheiro|заработать|зарабатывать|заработок|заработком|деньги|kumita|pera|kiếm tiền|tiền|पैसे|कमाना|कमाएं|paise|kamaye|pay|pays|paid
    游戏|遊戲|玩 + 赚|賺|钱|錢
    ゲーム|遊 + 稼|お金
    게임 + 돈|벌|수익
    เกม|เล่น + เงิน|รายได้`,
  },
  {
    kinds: ["metaverse"],
    words: `virtual world,virtual land,buy land,virtual real estate,3d world,虚拟土地,虚拟世界,買虛擬土地,虛擬土地,仮想空間,土地を買,가상 토지,가상현실,가상 세계,가상 부동산,mundo virtual,tierra virtual,terreno virtual,terra virtual,виртуальная земля,виртуальный мир,वर्चुअल ज़मीन,वर्चुअल दुनिया,đất ảo,thế giới ảo,ที่ดินเสมือน,โลกเสมือน,virtual na lupa`,
    together: `买|買 + 土地|地皮|地块|地塊
    土地 + 買|所有
    땅|토지 + 사|구매|게임
    ที่ดิน + ซื้อ|เกม|เสมือน
    ज़मीन|जमीन + वर्चुअल|मेटावर्स|खरीदना|खरीदें
    buy|own|comprar|купить|mua|bumili + land|parcel|plot|tierra|terreno|terra|землю|земля|đất|lupa + virtual|metaverse|metaverso|виртуальный|метавселенная|ảo`,
  },
  {
    kinds: ["launchpad"],
    words: `launch a token,launch my token,launch a coin,launch my coin,launch token,launch coin,create a coin,make a coin,make my own coin,own coin,create my own token,own token,memecoin,meme coin,memecoins,meme coins,memes to buy,degen,shitcoin,发行代币,发币,自己发币,发个币,发射,土狗,打狗,冲土狗,炒土狗,打新,一级市场,mem币,發幣,發行代幣,自己發幣,迷因幣,土狗幣,
    コインを作,トークンを作,トークンを発行,草コイン,ミームコイン,ミームコインを作,코인 만들,토큰 만들,코인 발행,토큰 발행,밈코인,밈코인 만들,crear una moneda,crear mi token,crear mi propio token,crear una memecoin,lanzar un token,lanzar una memecoin,lanzar mi token,memecoins,
    criar moeda,criar minha moeda,criar meu token,criar memecoin,lançar token,lançar memecoin,lançar uma memecoin,gumawa ng coin,gumawa ng token,sariling coin,sariling token,создать монету,создать токен,создать мемкоин,запустить токен,запустить монету,запустить мемкоин,выпустить токен,выпустить монету,свой токен,свою монету,свой мемкоин,мемкоин,мемкоины,мемы,щиток,щитки,щиткоин,
    सिक्का बनाना,टोकन बनाना,कॉइन बनाना,मीम कॉइन,मीमकॉइन,apna token,apna coin,coin banana,token banana,tạo coin,tạo token,tạo meme coin,tạo memecoin,phát hành token,phát hành coin,ra mắt token,coin rác,coin meme,สร้างเหรียญ,ออกเหรียญ,สร้างโทเคน,เหรียญมีม,สร้างเหรียญมีม`,
    together: `create|make|launch|issue|deploy|start|crear|lanzar|criar|lancar|fazer|создать|запустить|выпустить|сделать|tạo|phát hành|gumawa|बनाना|बनाएं|बनाऊं|banana|banaye|banau|बना + token|tokens|coin|coins|memecoin|moneda|moeda|memecoins|токен|монету|мемкоин|коин|टोकन|कॉइन|सिक्का|मीम
    发|發|創建|创建|做 + 自己的币|自己的幣|代币|代幣|币|幣 + 自己|个|個
    作 + コイン|トークン
    만들 + 코인|토큰
    สร้าง|ออก + เหรียญ|โทเคน`,
  },
  {
    kinds: ["tokenTool"],
    words: `send to many,send to many addresses,bulk send,mass send,batch send,multisend,airdrop to holders,批量发送,批量转账,批量空投,批量發送,批量轉帳,一括送金,一斉送金,일괄 전송,대량 전송,다중 전송,envío masivo,enviar a muchas,envio em massa,enviar para muitos,массовая рассылка,массовая отправка,разослать токены,gửi hàng loạt,โอนหลายบัญชี,ส่งหลายกระเป๋า`,
    together: `send|sending|airdrop|distribute|pay|enviar|mandar|отправить|разослать + addresses|recipients|holders|direcciones|enderecos|адресов|адресам
    发|發|转|轉 + 多个地址|多個地址|很多人|多人
    send|airdrop|distribute|enviar|repartir|distribuir|отправить|разослать|раздать|gửi + many|multiple|hundreds|bulk|lots|muchas|muchos|varias|muitos|muitas|много|нескольким|сразу|nhiều + addresses|wallets|people|holders|recipients|direcciones|billeteras|carteiras|enderecos|адресов|адресам|кошельков|кошельки|ví
    批量|群发|一次性|成员|多个人 + 发币|发代币|空投|转账|发放|打币
    一斉|まとめて|全員 + 送|配|エアドロ
    여러 명|모두|한꺼번에 + 보내|전송|나눠`,
  },
  {
    kinds: ["tokenLocker"],
    words: `lock liquidity,lock tokens,lock lp,lock my liquidity,lock team tokens,锁仓,锁池子,锁流动性,鎖倉,鎖池,鎖流動性,流動性ロック,トークンをロック,유동성 락,유동성 잠금,토큰 락업,bloquear liquidez,travar liquidez,bloquear tokens,заблокировать ликвидность,залочить ликвидность,лок ликвидности,लिक्विडिटी लॉक,khóa thanh khoản,ล็อกสภาพคล่อง,i-lock ang liquidity`,
    together: `lock|locked|bloquear|travar|заблокировать|залочить|khóa|i-lock + liquidity|lp|liquidez|ликвидность|thanh khoản|pool`,
  },
  {
    kinds: ["dao"],
    together: `vote|voting|votar|voto|голосовать|bỏ phiếu|bumoto|वोट + governance|protocol|proposal|dao|gobernanza|governança|протокол|quản trị|प्रस्ताव
    create|start|make|run|set up|launch|build|crear|montar|criar|montar|создать|запустить|сделать|tạo|lập|gumawa|बनाना|बनाएं + dao|дао
    创建|創建|建立|成立|做 + dao
    dao + 作|만들|สร้าง|立ち上げ`,
    words: `дао,다오,ดาโอ,डीएओ,vote on proposals,vote,voting,proposal,proposals,governance,投票表决,投票治理,治理,提案,投票し,投票,ガバナンス,提案を,투표하,투표,거버넌스,안건,votar,votación,propuesta,propuestas,gobernanza,votar propostas,proposta,propostas,bumoto,boto,проголосовать,голосовать,голосование,голосования,предложение,वोट,वोट करना,वोटिंग,vote dena,vote karna,
    biểu quyết,bỏ phiếu,đề xuất,quản trị,ลงคะแนน,โหวต,ลงมติ,ข้อเสนอ`,
  },
  {
    kinds: ["nameService"],
    words: `register a domain,register a name,buy a domain,my own name,readable address,wallet name,name for my wallet,username for wallet,注册域名,买域名,钱包域名,钱包名字,域名注册,註冊域名,買域名,網域,錢包名稱,ドメイン取得,ドメイン,ドメインを取,ウォレットの名前,도메인 등록,도메인 이름,도메인 사,도메인,지갑 이름,
    registrar un dominio,comprar un dominio,dominio para mi wallet,dominio,nombre para mi wallet,registrar domínio,comprar domínio,domínio,nome para minha carteira,nome pra carteira,зарегистрировать домен,купить домен,домен,имя для кошелька,ник для кошелька,डोमेन खरीदें,डोमेन,नाम रजिस्टर,domain kharidna,đăng ký tên miền,mua tên miền,tên miền,tên ví,จดโดเมน,โดเมน,ชื่อกระเป๋า,domain name,pangalan ng wallet`,
    together: `username|handle|nick|nickname|nombre|nome|имя|ник|tên|pangalan|नाम|name|names|domain|domains|dominio|домен|alias + eth|sol|bnb|arb|apt|crypto|x
    eth|sol|bnb|apt + 名前|名字|域名|ドメイン|이름|도메인|ชื่อ|โดเมน
    名字|昵称|暱稱|用户名 + 钱包|錢包|地址
    名前|ニックネーム + ウォレット|アドレス
    이름|닉네임 + 지갑|주소
    ชื่อ + กระเป๋า|ที่อยู่
    eth|sol + name|domain|names
    name|nickname|username|alias|nombre|nome|имя|ник|pangalan|नाम + wallet|address|instead|billetera|cartera|carteira|кошелек|кошелька|адрес|адреса|वॉलेट
    register|buy|get|claim|registrar|comprar|зарегистрировать|купить|đăng ký|mua|bumili + domain|name|dominio|имя|домен|tên miền|eth|sol + domain|name|dominio|имя|домен|tên miền`,
  },
  {
    kinds: ["tax"],
    words: `file taxes,calculate taxes,do my taxes,pay taxes,tax return,report taxes,tax form,报税软件,报税,算税,交税,計算稅,報稅,報稅工具,繳稅,税金計算,税金,確定申告,損益計算,세금 계산,세금 신고,세금,declarar impuestos,calcular impuestos,impuestos,hacienda,declaración de la renta,declarar imposto,imposto,imposto de renda,calcular imposto,leão,
    magbayad ng buwis,buwis,посчитать налоги,рассчитать налоги,налоги,налог,налоговая,декларация,टैक्स भरना,टैक्स,कर भरना,tax bharna,khai thuế,tính thuế,thuế,nộp thuế,คำนวณภาษี,ยื่นภาษี,ภาษี,เสียภาษี`,
  },
  {
    kinds: ["streaming"],
    words: `pay salaries,pay salary,pay employees,pay my team,pay my employees,pay staff,pay workers,pay contractors,salary in crypto,by the second,vest tokens,vesting,发工资,发薪,發薪水,發薪,發工資,薪水,給料を払,給料,給与,월급 지급,월급,급여,pagar salarios,pagar nómina,pagar sueldos,sueldos,salarios,empleados,pagar salários,pagar funcionários,salários,folha de pagamento,
    magpasahod,sahod,pasahod,sweldo,pasweldo,платить зарплату,выплатить зарплату,выплачивать зарплату,зарплата,зарплаты,зп сотрудникам,वेतन देना,वेतन,सैलरी,salary dena,tanakhwah,trả lương,lương nhân viên,lương,จ่ายเงินเดือน,เงินเดือน,พนักงาน`,
    together: `员工|員工|团队|團隊|同事|工人 + 发|發|付|给|給 + u|usdt|usdc|工资|薪|钱|錢|币|幣
    pay|pagar|платить|выплачивать|trả|bayaran|bayad|देना|dena + employees|employee|staff|salary|salaries|wages|contractors|workers|freelancers|empleados|funcionarios|sueldo|sueldos|salario|сотрудникам|сотрудников|работникам|зарплату|nhân viên|empleyado|tauhan|कर्मचारी|कर्मचारियों
    员工|員工|社員|従業員|직원 + 付|发|發|工资|薪|給|払|급여|월급|지급`,
  },
  {
    kinds: ["payments"],
    words: `pay bills,pagar cuentas,pagar contas,оплата счетов,send an invoice,invoice clients,accept crypto,accept payments,pay bills,shop with crypto,spend crypto,pay with bitcoin,开发票,收款,商家收款,用币付款,用币消费,用幣付款,用幣消費,請款,請求書,仮想通貨で払,暗号資産で支払,코인으로 결제,결제 받,인보이스,청구서,pagar con cripto,aceptar pagos,factura,facturas,gastar cripto,pagar com cripto,aceitar pagamentos,fatura,gastar cripto,
    magbayad gamit,pambayad,выставить счет,принимать оплату,принимать платежи,оплатить криптой,платить криптой,тратить крипту,क्रिप्टो से भुगतान,पेमेंट लेना,thanh toán bằng crypto,nhận thanh toán,hóa đơn,tiêu crypto,จ่ายด้วยคริปโต,รับชำระ,ใช้จ่ายคริปโต,ใบแจ้งหนี้`,
    together: `pay|paying|pagar|pago|оплатить|оплачивать|bayad|magbayad|bayaran|thanh toán|trả|चुकाना|भरना + bills|bill|rent|cuentas|contas|boleto|boletos|facturas|счета|коммуналку|аренду|renta|kuryente|hóa đơn|tiền nhà|बिल
    จ่าย + บิล|ค่าไฟ|ค่าเช่า
    交|付|缴 + 水电费|房租|账单|话费
    払 + 家賃|公共料金|請求
    내 + 월세|공과금|청구서`,
  },
  {
    kinds: ["storage"],
    words: `store files,store my files,save files,upload files,file hosting,backup files,存文件,存储文件,存檔案,上传文件,备份,備份檔案,ファイル保存,ファイルを保存,ファイルを保管,파일 저장,파일 보관,guardar archivos,subir archivos,almacenar,almacenar archivos,guardar arquivos,armazenar,armazenar arquivos,mag-imbak,mag-store ng file,хранить файлы,хранение файлов,загрузить файлы,сохранить файлы,फ़ाइल स्टोर,फाइल स्टोर,फ़ाइलें,lưu trữ,lưu file,lưu tệp,เก็บไฟล์,ฝากไฟล์`,
    together: `सेव|स्टोर|रखना|अपलोड|सुरक्षित + फाइल|फाइलें|फ़ाइल|फ़ाइलें|फोटो|डेटा
    存|保存|儲存|上传|上傳|备份|備份 + 文件|檔案|照片|资料|資料|图片
    保存|保管|アップロード + ファイル|写真|データ
    저장|보관|올리 + 파일|사진|문서|데이터
    เก็บ|ฝาก|อัปโหลด + ไฟล์|รูป|เอกสาร
    store|save|upload|host|backup|keep|guardar|subir|almacenar|armazenar|хранить|сохранить|загрузить|lưu|mag-imbak + file|files|photos|documents|data|archivos|fotos|arquivos|файлы|файл|фото|документы|tệp|ảnh`,
  },
  {
    kinds: ["community"],
    words: `airdrop tasks,airdrop quests,do quests,earn airdrops,airdrop farming,airdrop hunting,complete tasks,tasks,farm airdrops,撸空投,撸毛,做任务,刷任务,任务,任务平台,空投任务,擼空投,擼毛,做任務,解任務,空投任務,エアドロ,エアドロのタスク,タスク,クエスト,에어드랍 퀘스트,에어드랍 작업,퀘스트,미션,misiones,tareas,tareas airdrop,cazar airdrops,missões,tarefas,tarefas airdrop,caçar airdrops,mga quest,quests,gawain,
    задания,задание,выполнять задания,квесты,квест,абузить,дропы,дропхантинг,охота за аирдропами,मिशन,क्वेस्ट,टास्क,एयरड्रॉप टास्क,airdrop task,làm nhiệm vụ,nhiệm vụ,cày airdrop,săn airdrop,kèo airdrop,ทำเควส,เควส,ทำภารกิจ,ภารกิจ,ล่าแอร์ดรอป`,
    together: `タスク|クエスト|ポイ活|ミッション + 稼|もらえ|報酬|エアドロ
    퀘스트|미션|작업 + 벌|보상|받|돈
    任务|任務 + 赚|賺|奖励|獎勵|空投|领|領
    task|tasks|quest|quests|missions|tareas|tarefas|misiones|missoes|задание|задания|квесты|gawain|nhiệm vụ|टास्क|मिशन + earn|reward|rewards|points|money|ganar|ganhar|recompensa|recompensas|заработать|награды|баллы|kumita|premyo|kiếm|thưởng|कमाना|इनाम
    ภารกิจ|เควส + เงิน|รางวัล|แต้ม
    airdrop|airdrops|аирдроп|аирдропы|эирдроп|эйрдроп|дроп|дропы|एयरड्रॉप + заработать|заработок|участвовать|ловить|фармить|kumita|sumali|kiếm|tham gia|nhận|कमाना|भाग|पाना|participar|ganar|ganhar|conseguir|farmear|farmar|join|where|get|free|claim
    空投 + 赚|賺|拿|白嫖|哪里|哪裡|怎么|怎麼
    airdrop|airdrops|аирдроп|эирдроп|аирдропы|дроп|дропы|एयरड्रॉप + task|tasks|quest|quests|farm|hunt|find|earn|do|get|tareas|misiones|tarefas|missoes|задания|квесты|получить|найти|cày|săn|nhiệm vụ|टास्क|kumuha|paano|conseguir|ganhar|ganar
    空投 + 任务|任務|撸|擼|领|領|参加|參加
    エアドロ + タスク|参加|もらえ|貰
    에어드랍 + 받|퀘스트|참여|작업
    แอร์ดรอป + ทำ|รับ|ล่า|เควส`,
  },
  {
    kinds: ["charity"],
    words: `donate,donation,donate crypto,give to charity,help people,捐款,捐赠,捐币,做慈善,捐錢,捐幣,寄付,寄付し,募金,기부,기부하,후원,donar,donar cripto,donación,caridad,ayudar,doar,doar cripto,doação,caridade,mag-donate,mag donate,magdonate,donasyon,пожертвовать,пожертвование,пожертвования,донат,задонатить,благотворительность,दान,दान करना,dan karna,daan,quyên góp,ủng hộ,từ thiện,บริจาค,ทำบุญ`,
  },
  {
    kinds: ["crowdfunding"],
    words: `open source,public goods,código abierto,bienes públicos,bens públicos,开源,開源,公共物品,オープンソース,公共財,오픈소스,공공재,открытый код,опенсорс,общественные блага,ओपन सोर्स,mã nguồn mở,โอเพนซอร์ส,apply for a grant,get a grant,grants,fund my project,funding for my project,资助,申请资助,申請資助,助成金,그랜트,지원금,subvención,becas para proyectos,financiar mi proyecto,financiar meu projeto,edital,гранты,грант,получить грант,финансирование проекта,अनुदान,xin tài trợ,tài trợ,ขอทุน,ทุนสนับสนุน,pondo para sa proyekto`,
    together: `fund|funding|finance|financiar|финансировать|профинансировать + project|proyecto|projeto|проект|startup|open`,
  },
  {
    kinds: ["socialNetwork"],
    together: `tip|tips|tipping|reward|support|propina|gorjeta|донат|донатить|поддержать|ủng hộ|टिप|suportahan + creator|creators|author|authors|writer|writers|artist|creador|creadores|criador|criadores|автора|авторов|tác giả|लेखक|manlilikha
    打赏|打賞|赞助 + 作者|创作者|創作者
    投げ銭|応援 + クリエイター|作者
    후원 + 작가|크리에이터|창작자
    decentralised|decentralized|alternative|web3|onchain|blockchain|like|descentralizado|descentralizada|alternativa|аналог|децентрализованный|phi tập trung + twitter|facebook|instagram|reddit|substack|medium|tiktok|твиттер|твиттера
    去中心化|链上|鏈上|类似|類似|替代 + 推特|微博|脸书|臉書|twitter
    分散型|탈중앙 + ツイッター|twitter|트위터|sns
    write|publish|post|escribir|publicar|escrever|писать|публиковать|viết|magsulat|लिखना + article|articles|blog|newsletter|articulos|artigos|статьи|посты|bài|लेख`,
    words: `social media,decentralized twitter,twitter alternative,web3 twitter,post and earn,write articles,blog,publish articles,newsletter,去中心化推特,发帖,写文章,写作,博客,發文,寫文章,寫作,部落格,記事を書,ブログ,分散型sns,글쓰기,블로그,탈중앙 트위터,red social,escribir artículos,blog,twitter descentralizado,rede social,escrever artigos,twitter descentralizado,
    magsulat,соцсеть,писать статьи,блог,аналог твиттера,вести блог,सोशल मीडिया,ब्लॉग,लेख लिखना,mạng xã hội,viết bài,viết blog,โซเชียล,เขียนบทความ,เขียนบล็อก`,
  },
  {
    kinds: ["identity"],
    together: `prove|verify|proof|probar|demostrar|verificar|provar|comprovar|доказать|проверить|подтвердить|chứng minh|xác minh|patunayan|साबित + human|person|bot|humano|humana|persona|pessoa|robot|человек|бот|робот|người|tao|इंसान
    证明|證明|验证|驗證 + 真人|人类|人類|机器人|機器人
    証明|確認 + 人間|ボット
    인증|증명 + 사람|인간|봇
    ยืนยัน|พิสูจน์ + มนุษย์|คนจริง|บอท`,
    words: `prove i am human,proof of personhood,prove humanity,not a bot,prove i'm not a bot,证明我是真人,真人验证,真人认证,不是机器人,證明是真人,真人驗證,人間であることを証明,본인 인증,사람 인증,probar que soy humano,demostrar que soy humano,provar que sou humano,доказать что я человек,доказать что не бот,साबित करना इंसान,chứng minh là người,xác minh danh tính,ยืนยันตัวตน,patunayan na tao`,
  },
  {
    kinds: ["developerTools"],
    words: `write smart contracts,deploy a contract,deploy smart contract,deploy contract,compile solidity,code a smart contract,query blockchain data,写合约,部署合约,写智能合约,寫合約,部署合約,智能合約,コントラクトを書,スマートコントラクトを,デプロイ,스마트 컨트랙트 작성,컨트랙트 배포,스마트컨트랙트,desplegar contrato,programar contratos,contratos inteligentes,escribir contratos,
    publicar contrato,programar contratos inteligentes,contrato inteligente,написать смарт контракт,задеплоить контракт,смарт контракт,деплой контракта,स्मार्ट कॉन्ट्रैक्ट,viết smart contract,triển khai hợp đồng,lập trình hợp đồng,เขียนสมาร์ทคอนแทรค,สมาร์ทคอนแทรค,deploy ng contract`,
  },
  {
    kinds: ["aiAgents"],
    words: `ai agents,create an ai agent,ai trading bot,ai bot,ai智能体,ai代理,ai機器人,aiエージェント,ai 에이전트,agente de ia,agentes de ia,agentes ia,ии агент,ии агенты,нейросеть,нейросети,एआई एजेंट,tác nhân ai,เอไอเอเจนต์`,
  },
  {
    kinds: ["services"],
    words: `rent energy,buy energy,energy for tron,tron energy,bandwidth,cheap usdt transfer,能量,租能量,买能量,能量租赁,省手续费,帶寬,租能量,エネルギーレンタル,에너지 임대,에너지 대여,alquilar energía,energía tron,alugar energia,energia tron,аренда энергии,энергия трон,энергия,купить энергию,thuê năng lượng,năng lượng tron,เช่าพลังงาน`,
    together: `tron|trx|трон|波场|波場 + energy|energia|энергия|энергию|能量|bandwidth|energía
    tron|trc20|trx|трон + without|save|reduce|cheaper|low|lower|меньше|снизить|дешевле|без + fee|fees|комиссия|комиссии|комиссию`,
  },
  {
    kinds: ["collectibles"],
    words: `pokemon,pokémon,pokemon cards,trading cards,graded cards,宝可梦,宝可梦卡,寶可夢,寶可夢卡,ポケモン,ポケモンカード,ポケカ,포켓몬,포켓몬 카드,cartas pokemon,cartas de pokemon,карты покемонов,покемон,पोकेमोन,thẻ pokemon,การ์ดโปเกมอน,โปเกมอน`,
  },
  {
    kinds: ["privateCredit"],
    words: `loans to companies,business loans,corporate loans,企业贷款,企業貸款,事業融資,기업 대출,préstamos a empresas,empréstimos para empresas,кредиты бизнесу,cho doanh nghiệp vay,สินเชื่อธุรกิจ`,
  },
  {
    kinds: ["oracle"],
    words: `喂价,餵價,価格フィード,가격 피드,ценовые данные,dữ liệu giá,alimentación de precios,random numbers,verifiable randomness,vrf`,
    together: `price|prices|data|random|randomness|weather|precio|precios|preco|precos|цены|цену|данные|giá|dữ liệu|कीमत|डेटा|presyo + contract|contracts|onchain|solidity|feed|contrato|contratos|контракт|контракты|hợp đồng|कॉन्ट्रैक्ट|kontrata
    价格|價格|数据|數據|随机数 + 合约|合約|上链|喂价
    価格|データ|乱数 + コントラクト
    가격|데이터|난수 + 컨트랙트|계약
    ราคา|ข้อมูล + สัญญา|คอนแทรค`,
  },
];
