/** From network to network, looking at what is on them, and keeping safe. */
import type { Intent } from "./intent.ts";

export const CHAINS: readonly Intent[] = [
  {
    kinds: ["bridge", "bridgeAggregator"],
    words: `refuel,refuel gas,gas refuel,bridge,bridge tokens,bridge over,another chain,other chain,different chain,another network,other network,different network,
    between chains,between networks,across chains,move tokens,move funds,wrong chain,wrong network,跨到,跨去,跨过去,另一条链,其他链,别的链,换链,转链,另一條鏈,其他鏈,別的鏈,換鏈,链间转账,跨链转账,跨鏈轉帳,
    別のチェーン,他のチェーン,別チェーン,チェーン間,ブリッジ,다른 체인,다른 네트워크,다른체인,체인 간,체인 이동,브릿지,브리지,otra cadena,otra red,entre cadenas,entre redes,puentear,bridgear,
    outra cadeia,outra rede,entre blockchains,ibang chain,ibang network,i-bridge,mag-bridge,бридж,бридж в,бриджить,забриджить,другая сеть,другую сеть,другой сети,между сетями,
    между блокчейнами,перекинуть,перебросить,перегнать,перевести в другую сеть,दूसरी चेन,दूसरे नेटवर्क,दूसरे चेन,ब्रिज,dusri chain,dusre network,chuỗi khác,mạng khác,giữa các chuỗi,
    chuyển mạng,chuyển chuỗi,bridge sang,บริดจ์,บริดจ,บริดจ์เหรียญ,เชนอื่น,ต่างเชน,ย้ายเชน,เครือข่ายอื่น,ข้ามเครือข่าย,ข้ามเชน`,
    together: `gas|газ|ガス代|가스비|phí gas|ค่าแก๊ส|गैस + new|another|other|refuel|need|little|few|otra|outra|нужен|немного|другой|少し|送|다른|조금|khác|อีก|थोड़ी|दूसरी`,
  },
  {
    kinds: ["explorer"],
    words: `scan,скан,сканер,скане,스캔,スキャン,สแกน,स्कैन,स्कैनर,transaction,transactions,transaction history,transaction status,pending transaction,stuck transaction,check transaction,look up transaction,tx hash,txid,txn,tx,block height,look up an address,find transaction,gas fee now,gas tracker,did my payment arrive,
    交易记录,查交易,查询交易,交易查询,查地址,交易哈希,哈希,转账记录,到账,区块高度,交易紀錄,查詢交易,轉帳紀錄,到帳,手續費查詢,查鏈上,查链上,トランザクション,取引履歴,送金履歴,送金状況,트랜잭션,거래 내역,거래내역,거래 조회,전송 내역,입금 확인,transacción,transacciones,
    ver transacción,estado de mi transacción,transação,transações,ver transação,transaksyon,mga transaksyon,транзакция,транзакции,транза,транзу,хеш,хэш,проверить транзакцию,найти транзакцию,
    ट्रांजैक्शन,ट्रांज़ैक्शन,लेनदेन,लेन-देन,xem giao dịch,kiểm tra giao dịch,tra cứu giao dịch,lịch sử giao dịch,tra giao dịch,mã giao dịch,ธุรกรรม,ตรวจสอบธุรกรรม,เช็คธุรกรรม,เช็กธุรกรรม,ประวัติการโอน`,
    together: `happened|status|stuck|pending|lost|missing|failed|still|confirmed + withdrawal|withdrawals|deposit|transfer|transaction|payment|tx
    donde|estado|perdido|pendiente|llego|onde|pendente|chegou + retiro|deposito|transferencia|transaccion|saque|transacao|pago|pagamento
    где|статус|застрял|пропал|завис|пришел + перевод|вывод|депозит|платеж|транзакция
    到哪|没到|沒到|卡住|丢了|失败|失敗 + 转账|轉帳|提现|提現|充值|交易
    届か|失敗|反映 + 送金|出金|入金
    안 왔|안왔|안 들어|멈춘|실패 + 송금|출금|입금
    nasaan|hindi dumating|pending + padala|withdrawal|deposit
    ไม่เข้า|ค้าง|หาย + โอน|ถอน|ฝาก|ธุรกรรม
    check|see|look|find|track|verify|view|where|arrived|arrive + transaction|tx|txn|transfer|payment|address|hash
    xem|kiem tra|tra + giao dich
    giao dich + lich su|bi treo|chua den|o dau
    查|看 + 地址|转账|轉帳|到账|到帳|交易
    確認 + 送金|取引|着金|アドレス
    확인|조회 + 거래|송금|주소|입금
    посмотреть|проверить|найти|дошла|зависла + транзакция|транза|перевод|адрес
    เช็ค|เช็ก|ดู|ตรวจสอบ + ธุรกรรม|การโอน|ที่อยู่`,
  },
  {
    kinds: ["portfolio"],
    words: `wallet balance,my balance,balance,my portfolio,track my wallet,track wallet,track my portfolio,net worth,my assets,all my coins,all my tokens,all my wallets,看资产,查余额,余额,总资产,资产总览,钱包余额,資產追蹤,錢包餘額,餘額,總資產,
    残高,資産管理,資産一覧,保有資産,잔액,내 자산,자산 조회,자산 관리,총자산,saldo,mi saldo,mi cartera,seguir mi cartera,mi portafolio,minha carteira,meu portfólio,meu saldo,balanse,laman ng wallet,баланс,баланс кошелька,мой портфель,
    отслеживать кошелек,все мои токены,все мои монеты,बैलेंस,पोर्टफोलियो,पोर्टफ़ोलियो,balance dekhna,số dư,tài sản của tôi,theo dõi ví,tổng tài sản,ยอดเงิน,ยอดคงเหลือ,พอร์ต,เช็คพอร์ต,ดูพอร์ต`,
    together: `保有|持って + 銘柄|コイン|トークン|通貨|資産 + 一覧|見たい|確認|管理|まとめ
    전체|모든|한눈|한곳|합쳐 + 투자|보유|코인|자산|잔고
    ver|seguir|controlar|juntar|saber|reunir|acompanhar + todas|todos|todo|tudo|cuanto|quanto + inversiones|investimentos|activos|ativos|fondos|criptoactivos|criptoativos|inversion
    see|view|check|track|show|follow|monitor + all|every|whole|everything + investments|chains|networks|accounts|addresses|funds
    видеть|посмотреть|следить|отслеживать + все|всех|весь + инвестиции|вложения|средства|сети|адреса|портфель
    xem|theo dõi|quản lý + tất cả|toàn bộ|mọi + khoản đầu tư|tiền|số dư|đồng coin
    tingnan|makita|bantayan|subaybayan + lahat|kabuuan + puhunan|asset|assets|coin|barya|pera
    कुल|पूरी|सारी|सब + संपत्ति|निवेश|बैलेंस|पैसा|होल्डिंग
    ดู|เช็ค|รวม|ติดตาม + ทุกเชน|ทุกเหรียญ|ทุกกระเป๋า|พอร์ต
    see|view|check|track|show|know|watch + all + coins|tokens|assets|wallets|balances|holdings|positions|crypto
    how + much + money|worth|crypto + have|wallet
    ver|seguir|controlar|juntar|saber|reunir + todas|todos|todo|tudo|cuanto|quanto + monedas|moedas|tokens|criptos|cripto|carteiras|billeteras|wallets|posiciones
    ver|seguir|saber|cuanto|quanto + cartera|carteira|billetera|patrimonio|portafolio
    посмотреть|видеть|следить|отслеживать|узнать|сколько + все|всего|мои|моем|моих + монеты|токены|кошельки|активы|позиции|кошельке|крипта
    看|查|管 + 所有|全部|一共|总共|總共|多少 + 资产|資產|币|幣|代币|钱|錢|钱包|錢包
    全部|まとめて|一覧|一括 + 資産|コイン|トークン|ウォレット|残高
    모든|한눈에|한번에|전체 + 코인|자산|지갑|토큰
    xem + tat ca|toan bo|tong + coin|token|vi|tai san
    ดู|เช็ค + ทั้งหมด|รวม + เหรียญ|กระเป๋า|สินทรัพย์
    tingnan|makita|tignan + lahat + coins|token|wallet|crypto
    सभी|सारे|पूरा + कॉइन|टोकन|वॉलेट|पोर्टफोलियो
    sab|sare|saare + coin|coins|token|wallet`,
  },
  {
    kinds: ["analytics"],
    words: `tvl,charting,चार्ट,एनालिटिक्स,дашборд,дашборды,аналитика,whale,whales,whale tracker,smart money,insiders,holders,token holders,top holders,price chart,token chart,live chart,candles,candlestick,new pairs,new tokens,trending tokens,tvl,total value locked,on-chain data,onchain data,market cap,volume,dumping,who is selling,who is buying,who bought,
    巨鲸,鲸鱼钱包,大户,聪明钱,庄家,持币地址,持仓分布,筹码,看盘,盯盘,k线,k线图,新币,价格走势,走势,走势图,锁仓量,链上数据,巨鯨,大戶,聰明錢,莊家,籌碼,看線,k線,新幣,走勢,走勢圖,鏈上數據,
    クジラ,大口,チャート,価格チャート,値動き,ホルダー,オンチェーンデータ,新規トークン,고래,세력,스마트머니,차트,시세,홀더,신규 코인,온체인 데이터,ballena,ballenas,dinero inteligente,gráfico,gráficos,gráfica,precio en vivo,tokens nuevos,datos on-chain,
    baleia,baleias,gráfico do token,grafico,preço ao vivo,tokens novos,dados on-chain,balyena,tsart,presyo ng token,кит,киты,китов,китами,умные деньги,графики,график,свечи,холдеры,держатели,новые токены,новые монеты,ончейн данные,
    व्हेल,चार्ट,ग्राफ,नए टोकन,chart dekhna,whale kya,cá voi,cá mập,cá mập mua,biểu đồ,đồ thị,soi ví,token mới,dữ liệu on-chain,วาฬ,เจ้ามือ,รายใหญ่,กราฟ,ดูกราฟ,กราฟเหรียญ,เหรียญใหม่,ข้อมูลออนเชน`,
    together: `whose|owner|owns|who|identify + wallet|address|account
    quien|dueno|dono|quem + billetera|cartera|wallet|carteira|direccion|endereco
    чей|чья|кому|принадлежит|владелец + кошелек|адрес
    谁的|誰的|是谁 + 钱包|錢包|地址
    誰の|持ち主 + ウォレット|アドレス
    누구|주인 + 지갑|주소
    của ai|chủ + ví|địa chỉ
    ของใคร|ใครเป็นเจ้าของ + กระเป๋า|ที่อยู่
    किसका|किसकी|मालिक + वॉलेट|पता|एड्रेस
    kanino|sino + wallet|address
    鲸鱼|巨鲸|大户|聪明钱|庄家 + 钱包|地址|看|查|追踪|跟踪|监控|跟单
    クジラ|大口 + ウォレット|アドレス|追跡|監視|動き
    고래|세력 + 지갑|추적|주소|움직임|따라
    วาฬ|เจ้ามือ|รายใหญ่ + กระเป๋า|ติดตาม|ตาม|ดู
    व्हेल|बड़े + वॉलेट|ट्रैक|देखना|निवेशक
    balyena + wallet|bantayan|sundan
    compare|comparar|сравнить|so sánh|比较|比較 + tvl|protocols|protocolos|протоколы|giao thức|协议|プロトコル
    chart|charts|price|graph|candles|grafico|grafica|precio|preco|график|цену|цена|курс|tsart|presyo|biểu đồ|giá|चार्ट|कीमत|भाव|ग्राफ + token|tokens|coin|coins|memecoin|memecoins|moneda|monedas|moeda|токен|токена|монета|монеты|монету|мемкоин|टोकन|कॉइन
    价格|行情|走势|走勢|價格|图|圖|k线 + 币|幣|代币|代幣
    価格|チャート + コイン|トークン
    시세|차트|가격 + 코인|토큰
    ราคา|กราฟ + เหรียญ|โทเคน
    whale|whales|ballena|ballenas|baleia|baleias|кит|китов|balyena|cá voi|cá mập + track|follow|watch|wallet|wallets|seguir|rastrear|cartera|carteira|billetera|отследить|следить|кошелек|кошельки|soi|theo dõi|ví|sundan
    who|what|which + buying|selling|dumping|holds|holding|owns|bought|sold|accumulating + token|coin|coins|whales|whale|big
    what|que|что|qué|o que + whales|ballenas|baleias|киты|rich|funds + buy|buying|compran|comprando|покупают
    谁|誰 + 买|買|卖|賣|持有|砸盘|砸盤|拿着
    誰が + 買|売|保有
    누가 + 사|팔|보유
    кто + продает|сливает|покупает|держит|купил
    quien|quem + compra|vende|comprando|vendendo|tiene|tem + token|moneda|moeda|este|esse
    ai + dang|đang + mua|ban + coin|token
    watch|follow|track|copy + traders|trader|whales|whale|wallets|wallet + big|smart|money|famous|others|rich|top|buys|someone`,
  },
  {
    kinds: ["security"],
    words: `rug checker,seguridad,segurança,wallet security,security check,безопасность,проверка безопасности,보안,セキュリティ,bảo mật ví,ความปลอดภัย,सुरक्षा,सिक्योरिटी,revoke access,revoke permissions,remove approvals,remove permissions,cancel approvals,check approvals,unlimited approval,token allowance,allowances,allowance,permissions,approvals,is it a scam,is it a scam token,scam token,rug,rug pull,rugpull,rug check,honeypot,drained,drainer,wallet hacked,got hacked,hacked,got scammed,phishing,stolen,
    check contract,is this contract safe,is this token safe,malicious contract,fake token,取消授权,撤销授权,解除授权,清除授权,钱包授权,授权管理,被盗,被骗,诈骗,骗局,钓鱼,貔貅,貔貅盘,蜜罐,跑路,合约安全,合约安不安全,检测合约,假币,取消授權,撤銷授權,解除授權,錢包授權,被盜,被騙,詐騙,釣魚,合約安全,檢查合約,假幣,
    承認解除,承認を取り消,承認を解除,アプルーバル,アプルーブ,リボーク,許可を取り消,許可を解除,詐欺,スキャム,ハッキング,ハックされ,盗まれ,怪しい,승인 취소,승인 해제,승인,권한 취소,권한 해제,리보크,사기,스캠,해킹,털렸,피싱,먹튀,러그풀,
    revocar,revocar aprobaciones,revocar permisos,quitar permisos,permisos,aprobaciones,estafa,me hackearon,hackearon,hackeo,robaron,me robaron,me estafaron,contrato seguro,token falso,revogar,revogar aprovações,revogar permissões,permissões,permissão,aprovações,golpe,hackeado,hackearam,roubaram,me roubaram,fui hackeado,contrato seguro,
    bawiin,tanggalin ang permission,tanggalin ang approval,na-hack,nahack,na-scam,nascam,ninakaw,scam ba,отозвать,отозвать разрешения,отозвать доступ,отозвать апрув,снять апрув,апрув,апрувы,апрувов,разрешения,скам,скам токен,скамеры,взломали,украли,развод,мошенники,мошенничество,фишинг,ханипот,соскамили,дрейнер,проверить контракт,проверить токен,безопасность контракта,
    अनुमति हटाएं,अनुमति हटाना,अनुमति,परमिशन,परमिशन हटाना,अप्रूवल,स्कैम,धोखा,धोखाधड़ी,हैक,चोरी,permission hatana,approval hatana,scam hai,hack ho gaya,thu hồi,thu hồi quyền,hủy quyền,gỡ quyền,cấp quyền,quyền truy cập ví,lừa đảo,bị hack,mất tiền,bị lừa,hợp đồng an toàn,kiểm tra hợp đồng,
    เพิกถอน,ยกเลิกการอนุมัติ,ยกเลิกสิทธิ์,ถอนสิทธิ์,สิทธิ์การอนุมัติ,อนุมัติ,โดนแฮก,แฮก,แฮ็ก,โดนโกง,โกง,หลอกลวง,สแกม,มิจฉาชีพ,โดนขโมย`,
    together: `
    wallet safe|wallet secure|secure my wallet|protect my wallet|wallet at risk|钱包安全|钱包安不安全|錢包安全|財布が安全|ウォレットが安全|ウォレットは安全|지갑 안전|지갑이 안전|ví an toàn|ví có an toàn|ví tôi an toàn|กระเป๋าปลอดภัย|กระเป๋าของฉันปลอดภัย|वॉलेट सुरक्षित|ligtas ba|wallet ligtas|безопасен ли|кошелек безопасен|кошелёк в безопасности|billetera segura|billetera es segura|cartera segura|carteira segura|carteira está segura|carteira é segura
    wallet|account|ウォレット|지갑|kitaka + 乗っ取|盗|ハック|不正|해킹|털
    wallet|wallets|account|funds|coins|tokens|billetera|cartera|carteira|кошелек|ví|वॉलेट|pitaka + hacked|stolen|compromised|emptied|robada|robado|hackeada|hackeado|vaciaron|roubada|roubado|invadida|взломан|взломали|украли|обчистили|bị hack|bị trộm|हैक|चोरी|na-hack|ninakaw
    ウォレット + 乗っ取|盗|ハック|不正|抜かれ
    지갑 + 해킹|털|도난
    กระเป๋า + แฮก|ขโมย|โดน
    钱包|錢包 + 被盗|被盜|被黑|被偷
    team|dev|devs|insiders|owner|creator + dump|rug|mint|pull
    contract|contracts|app|apps|dapp|dapps|site|sites|who|which|what|someone + spend|access|touch|take|drain + tokens|funds|coins|money|wallet
    quien|quienes|contrato|contratos + gastar|acceder|mover|acceso + tokens|fondos|monedas|billetera|cartera|wallet
    quem|contrato|contratos + gastar|acessar|mexer|acesso + tokens|fundos|moedas|carteira|wallet
    alisin|tanggalin|bawiin|ikansela + pahintulot|permiso|access|permission|approval|kontrata|konektado
    contract|contracts|approval|dapp|dapps|site + revoke|disconnect|unlink|unapprove
    合约|合約|网站|網站|dapp + 动用|動用|转走|轉走|花掉 + 代币|代幣|钱|錢|币|幣
    кто|контракт|контракты|сайт|сайты + тратить|списать|списывать|забрать + токены|монеты|деньги|средства
    hợp đồng|trang + tiêu|rút|lấy + token|coin|tiền
    गलत|फर्जी|नकली|संदिग्ध + साइट|कॉन्ट्रैक्ट|लिंक|dapp
    is|check|verify|how|know|if|tell|test + contract|token|coin|address|site|link + safe|scam|legit|rug|honeypot|malicious|fake|dangerous|secure|risky
    contrato|token|moneda|moeda|direccion|endereco + seguro|segura|estafa|golpe|confiable|confiavel|fraude|falso
    контракт|токен|монета|монету|адрес + безопасен|безопасный|безопасность|скам|мошенник|опасный|проверить|развод
    合约|合約|代币|代幣|这个币|這個幣|地址 + 安全|诈骗|詐騙|骗|騙|风险|風險|有毒|假
    トークン|コントラクト|コイン + 安全|詐欺|怪しい|危険|偽物
    토큰|코인|컨트랙트|계약 + 안전|사기|스캠|위험|가짜
    token|coin|hop dong|đồng này + an toan|lua dao|scam|rui ro
    เหรียญ|สัญญา|โทเคน + ปลอดภัย|โกง|หลอก|สแกม
    token|coin|kontrata|contract + ligtas|scam|peke|delikado
    टोकन|कॉन्ट्रैक्ट|कॉइन + सुरक्षित|धोखा|स्कैम|नकली|असली
    signed|approved|clicked|connected + bad|wrong|malicious|suspicious|phishing|scam|weird|something
    take back|withdraw|remove|disconnect|cancel|undo|delete|stop|revoke|quitar|eliminar|cancelar|desconectar|remover|tirar|убрать|снять|отменить|отключить|удалить|hủy|gỡ|xóa|tanggalin|alisin|हटाना|हटाएं|hatana|hataye + approval|approvals|permission|permissions|access|allowance|permiso|permisos|permissao|permissoes|aprobacion|aprobaciones|aprovacao|aprovacoes|autorizacion|autorizaciones|autorizacao|autorizacoes|acceso|acesso|разрешение|разрешения|доступ|апрув|quyền|परमिशन|अनुमति|एक्सेस
    解除|取消|撤|收回|關閉|关闭 + 授权|授權|权限|權限
    取り消|解除|外 + 許可|承認|権限
    취소|해제|제거|끊 + 승인|권한|연결
    ยกเลิก|ถอน|ลบ + อนุมัติ|สิทธิ์|สิทธิ`,
  },
  {
    kinds: ["walletTool"],
    words: `add network,add a network,add a chain,rpc,rpc url,chain id,network settings,添加网络,加网络,节点地址,链id,新增網路,添加網路,ネットワーク追加,ネットワークを追加,네트워크 추가,체인 추가,agregar red,añadir red,adicionar rede,idagdag ang network,добавить сеть,айди сети,नेटवर्क जोड़ना,नेटवर्क जोड़ें,thêm mạng,เพิ่มเครือข่าย,เพิ่มเน็ตเวิร์ก,เพิ่มเชน`,
    together: `add|set up|configure|agregar|anadir|adicionar|добавить|idagdag|जोड़ें|जोड़ना|jodna + network|chain|rpc|red|rede|сеть|mạng|नेटवर्क|metamask`,
  },
  {
    kinds: ["multisig"],
    words: `several signatures,multiple signatures,multiple owners,multi owner,shared wallet,team wallet,company wallet,treasury wallet,joint wallet,joint account,wallet for my team,share wallet,二人签名,多人签名,多人管理,共管,多人钱包,团队钱包,公司钱包,多人一起管,共同管理,多人簽名,多人錢包,團隊錢包,公司錢包,多簽,多簽錢包,
    複数署名,共同管理,共有ウォレット,チームのウォレット,複数人,共同ウォレット,공동 지갑,공동 관리,여러 명,여러명,팀 지갑,다중 서명,다중서명,varias firmas,firmas múltiples,cartera compartida,billetera compartida,cuenta conjunta,várias assinaturas,assinaturas múltiplas,carteira compartilhada,carteira conjunta,conta conjunta,
    shared na wallet,maraming pirma,maraming lagda,несколькими подписями,несколько подписей,мультиподпись,мультисиг,общий кошелек,кошелек команды,общая казна,साझा वॉलेट,कई हस्ताक्षर,टीम वॉलेट,nhiều chữ ký,ví chung,ví nhóm,ví công ty,đa chữ ký,หลายลายเซ็น,กระเป๋าร่วม,กระเป๋าทีม,กระเป๋าบริษัท,ใช้ร่วมกัน`,
    together: `approve|sign|signature|signatures|firma|firmas|assinatura|подпись|подписи|chữ ký|pirma + two|three|several|multiple|many|all|everyone|both|dos|tres|varias|dois|três|две|три|несколько|nhiều|dalawa|tatlo
    wallet|funds|treasury|account|money + team|friends|company|partner|partners|together|shared|several|cofounders|wife|husband|family|multiple
    cartera|billetera|carteira|wallet|cuenta|conta|fondos + equipo|equipe|time|empresa|socios|socio|amigos|compartir|compartida|compartilhar|varios|varias|juntos|familia
    кошелек|средства|деньги|казна + командой|команда|команды|вместе|друзьями|партнером|несколько|компания|совместно|подписями
    钱包|錢包|资金|資金|管钱|管錢 + 多人|团队|團隊|公司|一起|合伙|合夥|朋友|共同
    ウォレット|資金 + チーム|会社|複数|共同|一緒|家族
    지갑|자금 + 팀|회사|여러|공동|함께|친구
    ví|quỹ + nhóm|nhiều người|công ty|chung|team
    กระเป๋า + ทีม|บริษัท|หลายคน|ร่วมกัน|เพื่อน`,
  },
  {
    kinds: ["privacy"],
    words: `प्राइवेसी,प्राइवेट,прайваси,ไพรเวซี,hide my transactions,hide transactions,hide my balance,hide my wallet,private transfer,send privately,privately,anonymously,stay anonymous,without being traced,untraceable,not traceable,mix coins,匿名转账,隐藏交易,隐藏余额,隐私转账,匿名,混币,不被追踪,匿名轉帳,隱藏交易,隱私,隱私轉帳,混幣,不被追蹤,
    匿名で送金,匿名,取引を隠,残高を隠,隠したい,プライバシー,追跡されない,ミキサー,익명,익명 송금,거래 숨기,숨기,추적 안,프라이버시,믹서,anónimo,anónima,anónimamente,ocultar mis transacciones,ocultar,sin rastro,privacidad,mezclador,anônimo,anônima,anonimamente,esconder minhas transações,esconder,ocultar saldo,sem rastro,privacidade,misturador,
    itago ang transaksyon,itago,patago,pribado,анонимно,анонимный перевод,скрыть транзакции,скрыть баланс,скрыть,миксер,миксеры,приватно,приватность,не отследили,गुमनाम,गोपनीय,छुपाना,छुपाएं,chupana,gumnaam,ẩn danh,giấu giao dịch,ẩn giao dịch,riêng tư,bảo mật giao dịch,ไม่ระบุตัวตน,ซ่อนธุรกรรม,ซ่อน,นิรนาม,ความเป็นส่วนตัว`,
    together: `hide|hidden|conceal|privately|anonymously|anonymous|ocultar|esconder|скрыть|спрятать|анонимно|ẩn|giấu|itago|छुपाना + transaction|transactions|transfer|balance|wallet|payment|payments|saldo|transacciones|transacoes|транзакции|перевод|баланс|giao dịch|ví|transaksyon
    send|transfer|pay|enviar|mandar|перевести|отправить + anonymous|anonymously|private|privately|anonimo|anonima|анонимно`,
  },
];
