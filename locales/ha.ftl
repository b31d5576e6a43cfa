# Every word that a person reads, in Hausa. The keys and their order are those of en.ftl.
# "ku" for the reader, the hooked letters always, English nouns of the trade as people mix them; "ba" has its second half.
# The money sentences were translated back by somebody who had not seen the English; what differed was corrected.
# No native reader who sells has read it: a word here may be odd, and a sentence about money may be misheard.
# Left in English: what operators read, and the examples that the shop reads back from what is typed.
# signed: none
#
# What wants a native reader first:
# - card-*, failed-*, confirm-*, try-again-why, help-money: what is known, and what to do
# - card-not-sent: "daga farko"
# - customer-chat-*: "ya" of anybody
# - -nothing-charged: "your wallet" is the shop's, and staff read it, too
# - seat-*: "izini" for access
# - close-*: "rufewa" for the close of a day
# - card-token-before: "janye" for taking back
# - service-airtime, service-electricity-lower, sums-*, close-label-*, statement-column-charge,
#   statement-charge-*, debtor-*, payment-*, button-payment-part, pack-*, alert-float*, repeat-*: the words

language-name = Hausa
-nothing-charged = Ba a cire kuɗi daga wallet ɗinku ba.
line = { $text }
line-bold = <b>{ $text }</b>
line-code = <code>{ $text }</code>

## Telegram's own places
bot-description = Ku sayar da katin waya, data, TV, wutar lantarki, internet da exam pin daga prepaid wallet ɗinku. Ana bin kowace sayarwa har sai kun san yadda ta ƙare.
bot-short-description = Shagonku na katin waya, data, TV, wutar lantarki, internet da exam pin.
command-menu = Shagonku
command-money = Zuba kuɗi, bashi, rufewa, farashi, fayil
command-more = Abokan ciniki, ma'aikata, kulle, asusu
command-sell = Sayar da wani abu
command-balance = Kuɗin da ke wallet
command-fund = Bayanan banki na saka kuɗi a wallet
command-books = Abin da kuka sayar, kuɗin saye, da ribarku
command-history = Sayarwar baya-bayan nan
command-find = Nemo sayarwa da lamba, kuɗi, suna ko reference
command-verify = Tambayi service game da reference
command-login = Shiga shago
command-logout = Fita daga shago
command-deletedata = Goge bayananku
command-language = Harshe
command-help = Taimako
command-cancel = Soke abin da kuke yi

## Languages
language-choose = 🗣 <b>Wane harshe?</b>
language-now = Daga yanzu da Hausa.
language-below = Abin da ake faɗa game da kuɗi yana da Turanci a ƙasa, domin babu mai jin Hausa da ya duba kalmomin tukuna.
button-language = 🗣 Harshe
button-english-on = 🔡 Tare da Turanci
button-english-off = 🔡 Babu Turanci

## Services
service-airtime = Katin waya
service-data = Data
service-tv = TV
service-electricity = Wutar lantarki
service-internet = Internet
service-education = Exam pin
service-airtime-icon = 📱
service-data-icon = 🌐
service-tv-icon = 📺
service-electricity-icon = ⚡
service-internet-icon = 🛜
service-education-icon = 🎓
service-airtime-lower = katin waya
service-data-lower = data
service-tv-lower = TV
service-electricity-lower = wuta
service-internet-lower = internet
service-education-lower = exam pin

## Buttons
button-menu = 🏪 Menu
button-money = 💰 Kuɗi
button-more = ⋯ Ƙari
button-service = { $icon } { $name }
button-history = 🧾 Sayarwa
button-fund = 🏦 Saka kuɗi
button-back = ◀ Koma baya
button-other-network = ✏️ Wani network
button-other-meter = ✏️ Ba prepaid ba
button-all = 📃 Nuna duka
button-pieces = Pin { $count }
button-cancel = ✖ Soke
button-change = ✏️ Canza
button-price = 🏷 Sa farashi
button-price-stays = 🏷 Ajiye farashin
button-books = 📊 Lissafi
button-claims = ⚖️ Bashi kan service
button-sell = ✅ Sayar da { $amount }
button-sell-again-anyway = ⚠️ Sake sayar da { $amount }
button-sell-at = ✅ Sayar a { $price }
button-sell-owes = 📒 Sayar { $amount }, bashi
button-owes = 📒 Sayar, bashi
button-pays-now = 💵 Zai biya yanzu
button-ask-owner = 🙋 Tambayi mai shago
button-check = 🔄 A duba yanzu
button-copy-token = 📋 Kwafi token
button-copy-pin = 📋 Kwafi pin
button-copy-pin-number = 📋 Kwafi na { $number }
button-whatsapp = 💬 WhatsApp
button-telegram = ✈️ Telegram
button-copy-account = 📋 Kwafi lambar asusu
button-paid = 🏦 Na biya
button-older = Tsofaffi ▶
button-newer = ◀ Sababbi
button-receipt = 📄 Rasit
button-offer-anew = 🔁 Sake farawa
button-sell-unchecked = ⚠️ Sayar ko nawa ne
button-sell-again = 🔁 Sake sayarwa
button-support = 💬 Taimako
button-copy-pack = 📋 Kwafi
button-complaint = 📣 Kai ƙorafi
button-complaint-reason = ✏️ Wani dalili
button-complaint-sent = ✔ Na aika
button-complaint-answered = ✔ Sun amsa
button-complaint-closed = ✔ An gama
button-claims-file = 📄 Duka a fayil
button-claim-sale = Sayarwar
button-claim-end = ✔ Rufe shi
button-verify = 🔎 Tambayi service
button-login = 🔑 Shiga
button-share-number = ☎️ Aika lambata
button-other-number = ✏️ Wata lamba
button-no-account = Ba ni da account
button-forgot-pin = Na manta PIN
button-try-again = 🔄 Sake gwadawa
button-sell-other = { $icon } Sayar { $service }

## Logging in
login-phone =
    <b>Ku shiga shagonku</b>
    Ku aika lambarku, ko ku rubuta lambar wayar account ɗinku na <b>{ $service }</b>.
login-phone-bad = Wannan ba lambar wayar Nijeriya ba ce. Ku rubuta ta kamar 0803 123 4567.
login-phone-foreign = Wannan contact na wani ne. Ku aika naku, ko ku rubuta lambar account ɗinku.
login-phone-text = Ku aika lambarku da maɓallin, ko ku rubuta ta kamar 0803 123 4567.
login-pin = <b>PIN na { $phone }</b>
login-number = ☎️ { $phone }
login-pin-placeholder = PIN
login-pin-text = Ku rubuta PIN ɗinku a matsayin saƙo.
login-pin-too-early = Wannan ya yi kama da PIN, don haka an share shi. Sai lambar wayarku ta farko: ku aika ta, ko ku rubuta ta kamar 0803 123 4567.
login-pin-shape = PIN lambobi ne kawai. Ku sake rubutawa; za a share saƙonku nan take.
login-checking = Ana duba PIN ɗinku …
login-refused =
    <b>Ba a karɓa ba.</b> Service bai karɓi wannan lamba da PIN ba.
    Ku sake ba da PIN, ko ku yi amfani da wata lamba.
login-slow-down = Service ya ce a ɗan jira. Ku sake ba da PIN bayan minti 1.
login-unavailable =
    <b>Service ba ya amsawa.</b> Ba a iya sanin ko PIN ɗinku daidai ne ba.
    Ku jira minti 1, sannan ku sake ba da PIN.
login-unreadable =
    <b>Service ya aiko da amsar da ba a iya karantawa ba.</b> Ba a iya sanin ko PIN ɗinku daidai ne ba.
    Ku jira minti 1, sannan ku sake ba da PIN.
login-page =
    <b>Shafin yanar gizo ne ya amsa, ba service ba.</b> Ba a iya sanin ko PIN ɗinku daidai ne ba.
    Ku gaya wa operator na wannan bot ya duba VENDING_BASE_URL.
login-redirect =
    <b>Service na tura wannan bot zuwa wani adireshi.</b> Ba a iya sanin ko PIN ɗinku daidai ne ba.
    Ku gaya wa operator na wannan bot ya duba VENDING_BASE_URL.
login-no-token =
    <b>Service ya amsa, amma bai ba da login ba.</b> Ba a iya sanin ko PIN ɗinku daidai ne ba.
    Ku gaya wa operator na wannan bot ya duba VENDING_BASE_URL.
login-another-step =
    <b>Service na buƙatar mataki na biyu, kamar code.</b> Wannan bot ba ya iya yin sa, kuma kowane login yana aiko da wani code.
    Ku kashe two-factor login a service saboda wannan bot. Sannan ku sake shiga.
login-keys-unreadable =
    <b>Kun shiga, amma ba a iya karanta key ɗinku a amsar service ba.</b>
    Ba za ku iya sayarwa ba tare da key ba. Ku sake shiga daga baya, ko ku tambayi service.
login-keys-masked =
    <b>Kun shiga, amma service na nuna wani ɓangare na keys ɗinku kawai.</b>
    Ku yi sabon key domin ku sayar a nan. Tsohon zai daina aiki nan take: website ko wani program da ke amfani da shi ba zai iya sayarwa ba sai ya samu sabon.
login-pin-left-behind = ⚠️ Ba a iya share PIN ɗinku daga wannan chat ba. Don Allah ku share saƙon da kanku.
login-no-key =
    <b>Kun shiga, amma wannan account ba ya iya sayarwa tukuna.</b>
    { $phone } ba developer account ba ne tukuna.
login-no-key-developer =
    <b>Kun shiga, amma babu key na sayarwa.</b>
    Ku yi guda a nan.
login-first = Ku fara shiga kafin ku yi wannan.
login-already = Kun shiga a matsayin <b>{ $name }</b> ({ $phone }).
login-key-refused =
    <b>Service ya daina karɓar key na shagonku.</b>
    Ku sake shiga. An ajiye sayarwar da ba ta kammala ba, za a duba ta da zarar kun shiga.
key-dead =
    <b>Service ba ya karɓar key na shagonku, kuma bai nuna wani da za a iya amfani da shi ba.</b>
    Ku yi sabon key domin ku sayar. Tsohon zai daina aiki nan take: website ko wani program da ke amfani da shi ba zai iya sayarwa ba sai ya samu sabon.
account-switched-off = <b>Service ya kashe wannan account.</b> Sake shiga ba zai canza komai ba. Ku tambayi service.
logged-out =
    <b>Kun fita.</b>
    Ana ci gaba da duba sayarwar da ba ta kammala ba, kuma saƙonta zai nuna yadda ta ƙare.
logout-not-in = Ba ku shiga ba.
logout-last = <b>Za ku fita?</b> Babu wani dabam da ya shiga wannan shago.
logout-seats =
    { $count ->
        [1] 🧑‍💼 Ma'aikaci 1 ba zai iya sayarwa ba sai kun dawo.
       *[other] 🧑‍💼 Ma'aikata { $count } ba za su iya sayarwa ba sai kun dawo.
    }
logout-open =
    { $count ->
        [1] ⏳ Sayarwa 1 ba ta kammala ba tukuna. Ana ci gaba da duba ta, kuma saƙonta zai nuna yadda ta ƙare.
       *[other] ⏳ Sayarwa { $count } ba su kammala ba tukuna. Ana ci gaba da duba su, kuma saƙonsu zai nuna yadda suka ƙare.
    }

## The PIN
pin-tap = Ku danna PIN ɗinku, ko ku rubuta shi: za a share saƙonku nan take.
pin-tap-login = Ku rubuta PIN ɗinku, ko ku danna shi a nan. Za a share abin da kuka rubuta nan take, kuma ba za a ajiye PIN ba.
pin-type = Ku rubuta PIN ɗinku. Za a share saƙonku nan take, kuma ba za a ajiye PIN ba.
button-pin-done = ✔ Shi ke nan
button-pin-erase = ⌫
pin-for-sale =
    🔒 <b>PIN na sayar da { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-allow =
    🔒 <b>PIN na yarda da { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-lock = 🔒 <b>PIN na rage ƙarfin kulle</b>
pin-for-unfreeze = 🧊 <b>PIN na ci gaba da sayarwa</b>
pin-for-erase = 🗑 <b>PIN na share bayanan wannan shago</b>
pin-again = An katse aikin. Ku sake ba da PIN.
pin-wrong = ❌ <b>PIN ba daidai ba.</b>
pin-tries = { $left ->
    [1] Saura gwaji 1, sannan jiran minti 15.
   *[other] Saura gwaji { $left }.
 }
pin-slow-down = Service ya ce a ɗan jira. Ba a iya sanin ko PIN ɗinku daidai ne ba.
pin-unavailable = <b>Service ba ya amsawa.</b> Ba a iya sanin ko PIN ɗinku daidai ne ba. Ku sake gwadawa nan gaba kaɗan.
pin-unreadable = <b>Service ya aiko da amsar da ba a iya karantawa ba.</b> Ba a iya sanin ko PIN ɗinku daidai ne ba. Ku sake gwadawa nan gaba kaɗan.
pin-wait = ⏳ <b>PIN marasa daidai sun yi yawa.</b> Kuna iya sake gwadawa daga { $time }.
pin-logged-out =
    🔒 <b>PIN marasa daidai sun yi yawa: an fitar da ku.</b>
    Ana ci gaba da duba sayarwar da ba ta kammala ba. Ku sake shiga domin ci gaba.
pin-stray = Wannan ya yi kama da PIN, don haka an share shi. Idan ba PIN ba ne, ku sake rubutawa bayan minti 1.
pin-cancelled = An soke. Ba a canza komai ba.
tap-pin-short = PIN yana da aƙalla lambobi 3.
tap-pin-old = Wannan keypad ya ƙare. { -nothing-charged }
tap-pin-wait = PIN marasa daidai sun yi yawa. { -nothing-charged } Kuna iya sake gwadawa daga { $time }.

## The lock
command-freeze = Dakatar da duk sayarwa nan take
command-unfreeze = Ci gaba da sayarwa bayan dakatarwa
command-shopname = Sunan da ke kan rasit ɗinku
command-lock = Kulle shago
locked = 🔒 <b>An kulle.</b> Ku ba da PIN, sannan ku ci gaba daga inda kuka tsaya.
lock-title = 🔒 <b>Kulle da PIN</b>
lock-idle = Yana kullewa idan babu wanda ya danna komai tsawon: <b>{ $idle }</b>
lock-above = PIN na sayarwa: <b>{ $above }</b>
lock-way-keypad = Kuna danna PIN a keypad.
lock-way-typed = Kuna rubuta PIN; ana share saƙon.
lock-never = babu
lock-every = kowace sayarwa
lock-minutes = minti { $count }
lock-hours = awa { $count }
lock-above-amount = sama da { $amount }
lock-choose-idle =
    🔒 <b>Idan babu wanda ya danna komai, a kulle bayan tsawon wane lokaci?</b>
    Wannan na kowane chat na masu wannan shago ne. Ƙara tsawon lokaci na buƙatar PIN.
lock-choose-above =
    🔒 <b>Wace sayarwa ce za ta nemi PIN?</b>
    Wannan na kowane chat na masu wannan shago ne. Rage yawan sayarwar da ke neman PIN na buƙatar PIN. Ma'aikata suna da iyakarsu.
button-lock = 🔒 Kulle da PIN
button-lock-idle = ⏱ Kulle bayan: { $idle }
button-lock-above = 🔒 PIN na sayarwa: { $above }
button-lock-way-keypad = 🔢 Yi da keypad
button-lock-way-typed = ⌨️ A rubuta shi
chats-title = <b>Waɗanda suka shiga</b>
chats-this = { $name } · tun { $time } · wannan chat
chats-other = { $name } · tun { $time }
chats-alone = Babu wani dabam da ya shiga wannan shago.
chats-lost = Waya ta ɓata? Ku fitar da chat ɗinta, ku canza PIN a wurin service.
button-chats = 🔑 Masu shiga
button-log-out-chat = Fitar da { $name }
pin-for-log-out = <b>PIN na fitar da { $name }</b>
tap-chat-gone = An riga an fitar da wancan chat daga shagon.
news-logged-in =
    🔑 <b>An shiga wannan shago: { $name }</b>, da lambar shagon da PIN.
    Idan ba ku ba ne ko wani naku: ku fitar da chat ɗin, ku canza PIN a wurin service, ku dakatar da duk sayarwa da /freeze.
button-not-me = ✖ Ba ni ba: a fitar
news-pin-stop =
    ⚠️ <b>PIN marasa daidai sun yi yawa ga lambar wannan shago.</b> Babu wanda zai iya shiga da ita kafin { $time }. Kuna iya sayarwa har yanzu.
    Idan ba ku ba ne ko wani naku, to wani yana canki-canki da PIN ɗinku.
news-logged-out = Wani chat na wannan shago ya fitar da wannan. Ana ci gaba da duba sayarwar da ba ta kammala ba, kuma saƙonta zai nuna yadda ta ƙare.
button-lock-now = 🔒 Kulle yanzu
button-freeze = 🧊 Tsai da sayarwa
button-unfreeze = 🧊 Buɗe sayarwa
menu-frozen = 🧊 <b>An dakatar da sayarwa.</b>
frozen =
    🧊 <b>An dakatar da sayarwa. { -nothing-charged }</b>
    Mai shago zai iya buɗewa da PIN.
freeze-ask =
    🧊 <b>Za ku dakatar da duk sayarwa a { $shop }?</b>
    { $count ->
        [1] Ba za ku iya sayarwa ba sai kun ba da PIN ɗinku.
       *[other] Mutane { $count } ba za su iya sayarwa ba, ku ma haka, sai mai shago ya ba da PIN.
    }
frozen-now =
    🧊 <b>An dakatar da sayarwa, a kowane chat na wannan shago.</b>
    Ana ci gaba da duba sayarwar da aka aika buƙatarta kafin haka. Sai da PIN ɗinku za a sake sayarwa.
unfrozen = ✅ <b>Kuna iya sake sayarwa.</b>
tap-frozen = An dakatar da sayarwa. { -nothing-charged } Mai shago zai iya buɗewa da /unfreeze.
tap-not-frozen = Ba a dakatar da sayarwa ba.
news-frozen = 🧊 <b>An dakatar da sayarwa</b> daga wani chat na wannan shago. Babu wanda zai iya sayarwa sai wani ya ba da PIN da /unfreeze.
news-unfrozen = ✅ Kuna iya sake sayarwa: wani chat na wannan shago ya ba da PIN.
shop-stopped = ⏸ <b>Operator na wannan bot ya dakatar da sabuwar sayarwa a wannan shago:</b> { $reason }
tap-stopped = Ba a aika buƙata ba. Operator ya dakatar da sabuwar sayarwa a shagon nan: { $reason }
news-started = ▶️ <b>Kuna iya sake sayarwa.</b> Operator na wannan bot ya sake buɗe wannan shago.
news-orphan =
    👁 <b>Service ya ce akwai sayarwa da ba a nan aka yi ta ba.</b>
    { $service } · { $amount } · { $status }
    { $reference }
news-orphan-what = Idan wani program naku ne ya sayar, babu matsala. Idan ba haka ba, wani yana da key na wannan account: /freeze, sannan Account → Sabon live key.
orphan-other = ba a san matsayinta ba

## Menu
menu-shop = 🏪 <b>{ $shop }</b>
menu-sandbox = 🧪 <b>SANDBOX</b>: babu abu na gaske a nan.
menu-wallet-unknown = Ba a san kuɗin wallet ba tukuna
menu-today = Yau { $sums }
menu-open = ⏳ { $open }
# What a reseller may type to sell
menu-type = Ku rubuta: <i>500 mtn 0803…</i>
submenu-money =
    💰 <b>Kuɗi</b>
    Bayanan banki na zuba kuɗi a wallet, masu bashi, bashin da kuke bin service, rufewar rana, ribar shago, farashin abokan ciniki, da fayil na sayarwa.
submenu-more =
    ⋯ <b>Ƙari</b>
    Sayar da yawa a lokaci guda, abokan ciniki, ma'aikata da iyakokinsu, kulle da PIN, harshenku, da asusu da makullansa.

## What sales come to
sums-joined = { $first } · { $then }
sums-none = babu sayarwa tukuna
sums-sold = sayarwa { $count } · an sayar na { $sold }
sums-count = sayarwa { $count }
sums-cost = kuɗin saye { $cost }
sums-cost-about = kuɗin saye kimanin { $cost }
sums-unpriced = ba a san kuɗin sayen { $count } ba
sums-uncounted = har yanzu ba a lissafa { $count } ba ({ $price })
sums-late = Canji { $count } bayan rufewar rana: riba { $profit }
sums-late-earlier = Canji { $count } na kwanakin baya, a rufewar rana kaɗai: riba { $profit }
profit = { $kind ->
    [loss] asara { $amount }
    [loss-about] asara kimanin { $amount }
    [profit-about] riba kimanin { $amount }
   *[profit] riba { $amount }
 }
profit-first = { $kind ->
    [loss] Asara { $amount }
    [loss-about] Asara kimanin { $amount }
    [profit-about] Riba kimanin { $amount }
   *[profit] Riba { $amount }
 }
sums-open = Har yanzu ana duba sayarwa { $count }
sums-open-kobo = { $open } · har yanzu mai yiwuwa ne a cire { $kobo }
sums-open-taken = { $open } · an riga an cire kuɗin daga wallet
wallet-short = ya gaza da { $short }
welcome =
    <b>Barka da zuwa shagonku.</b>
    Ku sayar da katin waya, data, TV, wutar lantarki, internet da exam pin daga prepaid wallet ɗinku, ku ga inda kowace naira ta tafi.

## Selling: questions
sell-title = { $icon } <b>A sayar da { $service }</b>
sell-ask-phone = Lambar waye? Ku rubuta ta, ko ku aika contact.
sell-ask-meter = Lambar mita? Ku rubuta lambobin.
sell-ask-smartcard = Lambar smart card ko IUC? Ku rubuta lambobin.
sell-ask-network = Wane network?
sell-ask-company = Wane kamfani?
sell-ask-exam = Wace jarabawa?
sell-ask-plan-type = Wane irin plan?
sell-plan-type-other = Wani dabam
sell-ask-plan-long = Wanne? Ku danna shi, ko ku rubuta domin bincike: <i>1gb</i>, <i>weekly</i>, <i>under 500</i>.
sell-ask-product-long = Wanne? Ku danna shi, ko ku rubuta wani ɓangare na sunansa.
sell-found = An samu { $count } na “{ $text }”
sell-placeholder-search = 1gb, weekly, under 500
sell-ask-meter-type = Wace irin mita?
sell-ask-product = Wanne?
sell-ask-amount = Nawa? Daga { $min } zuwa { $max }. Ku danna ko ku rubuta.
sell-placeholder-phone = 0803 123 4567
sell-placeholder-meter = Lambar mita
sell-placeholder-amount = 1,000
sell-bad-phone = “{ $text }” ba lambar wayar Nijeriya ba ce. Ku rubuta ta kamar 0803 123 4567.
sell-bad-meter = “{ $text }” ba lambar mita ba ce. Lambar mita tana da lambobi 11 zuwa 13.
sell-bad-smartcard = “{ $text }” ba lambar smart card ba ce. Tana da lambobi 10, StarTimes 11.
sell-bad-amount = “{ $text }” ba adadin kuɗi ba ne. Ku rubuta kamar 500, 1,000 ko 1k.
sell-bad-amount-low = { $amount } ya yi ƙasa da mafi ƙaranci, { $min }.
sell-bad-amount-high = { $amount } ya wuce mafi yawa, { $max }.
sell-bad-quantity = Ku rubuta yawan pin daga 1 zuwa { $most }.
sell-bad-choice = “{ $text }” ba ya cikin jerin. Ku danna ɗaya daga cikin maɓallan.
sell-none-found = Babu abin da ya dace da “{ $text }”. Ku danna ɗaya, ko ku bincika wani abu.
sell-need-text = Ku rubuta amsar, ko ku danna maɓalli.
sell-need-tap = Ku yi amfani da maɓallan saƙon. Ba za a cire kuɗi ba sai kun danna “A sayar”.
sell-nothing-listed = Service bai jera komai a nan ba yanzu. { -nothing-charged } Ku zaɓi wani abu, ko ku sake gwadawa daga baya. Idan duk jerin babu komai, Operator ya duba adireshin service.
sell-face-limits = <b>{ $provider } na karɓar daga { $min } zuwa { $max } a kowane karo.</b> Wannan { $amount } ne. { -nothing-charged }
sell-closed = Service ba ya sayar da { $name } a yanzu. { -nothing-charged } Ku zaɓi wani.
sell-held =
    ⏸ <b>An dakatar da { $what } har zuwa { $until }:</b> { $reason }
    { -nothing-charged }
held-line = ⏸ An dakatar da { $what } har zuwa { $until }: { $reason }
tap-held = An dakatar da { $what } har zuwa { $until }: { $reason }
health-line = ⏳ <b>{ $name }</b>: { $facts }
health-waiting-own = naku { $count } suna jira tun { $since }
health-waiting = ciniki { $count } suna jira tun { $since }
health-failed = { $count } daga cikin { $of } na ƙarshe ba su yi ba
health-slow = ciniki yana ɗaukar { $now }, a da { $usual }
span-seconds = { $count } s
span-minutes = { $count } min
tap-watching = Zan aiko muku saƙo idan { $name } ya koma yadda yake. Zan duba har kwana ɗaya.
tap-watching-well = { $name } yana aiki yanzu.
button-tell-back = 🔌 Ku sanar da ni
sell-mode-changed = <b>An canza wannan shago tsakanin live da sandbox</b> yayin da ake duba farashi. { -nothing-charged } Ku fara daga farko.
sell-catalogue-down =
    <b>Service ba ya amsawa.</b> { -nothing-charged }
    Ku sake gwadawa nan gaba kaɗan.
sell-down =
    🔌 <b>Service ba ya amsawa tun { $time }.</b> Ba a aika buƙata ba. { -nothing-charged }
    Ba za ku iya sayarwa yanzu ba. Za a gaya muku a nan idan ya dawo.
tap-service-down = Service ba ya amsawa tun { $time }. Ba a aika buƙata ba. Za a gaya muku idan ya dawo.
tap-restoring = Ba a aika buƙata ba. Ana neman sayarwar da aka yi bayan backup. Ku sake gwadawa bayan minti 1.
news-restored =
    🗄 <b>An dawo da wannan shago daga backup nda ƙarfe { $time }.</b>
    Ana neman sayarwar da aka yi bayan haka. Kuna iya sayarwa idan an gama.
news-restored-open = 🗄 <b>Kuna iya sake sayarwa.</b> Duk abin da aka iya ganowa game da lokacin bayan { $time } yana cikin tarihinku.
news-restored-even = Kuɗin wallet ɗinku sun yi daidai da tarihin sayarwa.
news-restored-gap =
    An cire { $amount } daga wallet ɗinku saboda sayarwar da wannan backup bai sani ba.
    Kada ku sake sayar da abin da kuka sayar a lokacin: ku duba saƙonta a wannan chat, ko ku tambayi service.
restored-between = tsakanin { $least } da { $most }
news-restored-paid-in = Wallet ɗinku yana da { $amount } fiye da yadda tarihin sayarwa ya nuna. An saka kuɗi, don haka ba a iya ganin ko akwai sayarwar da ta ɓace.
news-restored-unseen = Yanzu ba a iya ganin ko an cire kuɗi daga wallet ɗinku tun { $time }, ko nawa ne ba. Ku kwatanta kuɗin wallet da tarihin sayarwa.
news-service-back = 🔌 <b>Service ya sake amsawa.</b> Kuna iya sayarwa.
news-company-back = 🔌 <b>{ $name } ya koma yadda yake.</b>
sell-session-over =
    <b>Shigarku a wurin service ta ƙare.</b> { -nothing-charged }
    Ku sake shiga domin ci gaba.
sell-may-leave = Har yanzu mai yiwuwa ne a cire { $amount } daga wallet ɗinku na sayarwa da ake dubawa.
sell-not-enough =
    <b>Wallet ɗinku yana da { $balance }</b>, an gani { $time }. Kuɗin sayen wannan { $charge }. { -nothing-charged }
    Ku biya aƙalla { $missing } zuwa:
sell-left = An soke. { -nothing-charged }
sell-timed-out = An daɗe babu amsa daga gare ku, don haka an daina tambaya. { -nothing-charged }
form-updated = An sabunta shagon, don haka abin da kuka fara a nan ya ɓace. { -nothing-charged } Don Allah ku fara daga farko.
sell-what = Me za ku sayar?

## Selling: a line that was typed
said-off-phone = { $digits } tana da lambobi { $count }. Lambar waya tana da 11.
said-off-meter = { $digits } tana da lambobi { $count }. Lambar mita tana da 11 zuwa 13.
said-off-smartcard = { $digits } tana da lambobi { $count }. Lambar smart card tana da 10, StarTimes 11.
said-phone-for-meter = { $digits } ta yi kama da lambar waya. Ku rubuta lambar mita.
said-phone-for-smartcard = { $digits } ta yi kama da lambar waya. Ku rubuta lambar smart card.
said-no-phone = Ba a san lambar wayar “{ $name }” ba.
said-no-meter = Ba a san lambar mitar “{ $name }” ba.
said-no-smartcard = Ba a san lambar smart card ta “{ $name }” ba.
said-two-amounts = Wannan layin yana da adadin kuɗi fiye da guda.
said-two-numbers = Wannan layin yana da lamba fiye da guda.
said-two-providers = Wannan layin ya ambaci network ko kamfani fiye da guda.
sell-none-said = Babu abin da ya dace da “{ $text }”. Ku zaɓi wani.
choose-service = Na mene ne?
choose-again = Wace sayarwa kuke so ku sake yi?
same-none = Babu sayarwar da za a maimaita tukuna. Ku zaɓi abin da za ku sayar.
# Above, what of the line was understood
unread-words = Ba a fahimci “{ $words }” ba. Sabuwar sayarwa ce, ko a nemo tsohuwa?
# Above a list of sales
unread-sold = Ba a fahimci “{ $words }” ba. Ga sayarwar da aka yi wa lambar:
button-new-sale = ➕ Sabuwar sayarwa
button-find-old = 🔎 Nemo tsohuwa
choose-company = A baya { $old } ne. Wane kamfani?
choose-amount = Wannan ya fi abin da aka saba sayar wa lambar nan: { $usual }. Nawa ne?
# A price that a customer asks for
asked-prices = 🏷 <b>Farashi a { $shop }</b>
asked-prices-row = { $name }: <b>{ $price }</b>
asked-prices-more = Ku tambayi girma ko suna don ganin sauran.
asked-prices-none = Ba ni da farashin wannan.

## Selling: the confirm card
sell-kept-phone = { $icon } Lamba <b>{ $answer }</b>
sell-kept-meter = { $icon } Mita <b>{ $answer }</b>
sell-kept-smartcard = { $icon } Smart card <b>{ $answer }</b>
sell-kept-amount = { $icon } Kuɗi <b>{ $answer }</b>
sell-kept-choice = { $icon } <b>{ $answer }</b>
confirm-title = <b>A sayar da { $service }?</b>
confirm-to = Zuwa <b>{ $beneficiary }</b>
confirm-smartcard = Smart card <b>{ $beneficiary }</b>
confirm-meter = Mita <b>{ $beneficiary }</b>
confirm-first-meter = 🆕 Karo na farko ga wannan mita: ku karanta wa kwastoma lambobinta.
confirm-first-smartcard = 🆕 Karo na farko ga wannan smart card: ku karanta wa kwastoma lambobinsa.
confirm-ported = ⚠️ Wannan lamba ta fara kamar lambar { $network }. An mayar da ita zuwa { $provider }?
confirm-face = Face value <b>{ $amount }</b>
confirm-cost = Kuɗin saye <b>{ $charge }</b>
confirm-cost-about = Kuɗin saye <b>kimanin { $charge }</b>
confirm-cost-pieces = Kuɗin saye { $count } × { $unit } = <b>{ $charge }</b>
confirm-cost-discount = Kuɗin saye <b>{ $charge }</b> (ragi { $percent }%)
confirm-cost-unknown = Kuɗin saye: abin da service zai cire
confirm-loss = 🔴 <b>{ $loss }</b>
confirm-no-price = Ba ku sa farashi ba tukuna: 🏷 Sa farashi
confirm-owes = 📒 Bashi ne: za a rubuta shi da an sayar.
confirm-owes-by = 📒 Bashi ne, an yi alƙawarin { $day }: za a rubuta shi da an sayar.
# money
confirm-owed = 📒 Ana binsa bashin <b>{ $owed }</b> tun { $day }
# money
owe-over = Ba za a ba da bashi ba: ana bin { $owed }, iyaka { $limit } ce. { -nothing-charged }
confirm-after = Wallet bayan sayarwa { $balance }
confirm-after-about = Wallet bayan sayarwa kimanin { $balance }
balance-at = { $balance }, an gani { $time }
confirm-low = ⚠️ Mai yiwuwa kuɗin wallet ɗinku ba za su isa ba.
confirm-low-seat = ⚠️ Mai yiwuwa kuɗin wallet na shagon ba za su isa ba. Ku tambayi mai shago.
confirm-wallet = Wallet { $balance }
confirm-wallet-about = Wallet kimanin { $balance }
confirm-repriced = ⚠️ <b>Kuɗin saye ya canza</b> daga { $old } zuwa { $new }. { -nothing-charged }
confirm-repriced-seat = ⚠️ <b>Service ya canza farashinsa.</b> { -nothing-charged }
confirm-pays-now = Yanzu kwastoma zai biya <b>{ $new }</b>, ba { $old } ba.
confirm-withdrawn = <b>An daina sayar da { $what }.</b> { -nothing-charged }
confirm-held = ⏸ <b>Ba a aika buƙata ba: an dakatar da { $what }.</b> { -nothing-charged }
confirm-renamed = ⚠️ <b>{ $old } yanzu sunansa { $new }.</b> Mai yiwuwa abin ya bambanta. { -nothing-charged } A sayar da { $new }?
confirm-unchecked =
    ⚠️ <b>Ba a iya duba kuɗin saye ba.</b> A { $time } an ga { $price }. { -nothing-charged }
    Idan kuka sake dannawa, za a sayar a kan duk abin da service zai cire.
confirm-unchecked-listing =
    ⚠️ <b>Ba a iya duba ko har yanzu ana sayar da wannan ba.</b> A { $time } an ga ana sayar da shi. { -nothing-charged }
    Idan kuka sake dannawa, za a sayar da shi, idan har yanzu service yana sayarwa.
confirm-same-again =
    ⚠️ <b>Har yanzu ana duba wata sayarwa iri ɗaya da wannan.</b>
    …{ $tail }
    Idan kuka sake sayarwa, wallet ɗinku zai iya biya sau biyu.
confirm-sold-before =
    ⚠️ <b>Kun riga kun yi sayarwa iri ɗaya da wannan da ƙarfe { $time }.</b>
    …{ $tail }
    A sake sayarwa?
confirm-expired = <b>Lokacin wannan sayarwa ya wuce.</b> { -nothing-charged }
confirm-replaced = <b>Kun fara sabuwar sayarwa, don haka an rufe wannan.</b> { -nothing-charged }
confirm-cancelled = <b>An soke.</b> { -nothing-charged }
confirm-asked = 🙋 <b>An tambayi mai shago.</b> Za a gaya muku amsar. Idan ya yarda, ku danna Sayar.
confirm-allowed = ✅ <b>Mai shago ya yarda da wannan sayarwa, sau ɗaya.</b> Ba a sayar da komai ba sai kun danna Sayar.
confirm-owner-no = ✖ <b>Mai shago bai yarda ba.</b> { -nothing-charged }

## The sale's card
card-to = { $provider } · { $beneficiary }
card-sending = ⏳ <b>An aika buƙatar. Ana jiran { $provider }.</b>
card-unknown = 🔎 <b>Babu amsa tukuna. Ana dubawa.</b>
card-unknown-error = 🔎 <b>Service ya amsa da kuskure. Ana dubawa.</b>
card-known-reference = 🔎 <b>Service ya ce tuni yana da wannan sayarwar. Ana dubawa.</b>
card-refused-checking = 🔎 <b>Service ya ƙi wannan sayarwar. Ana dubawa ko da gaske ba a sayar da komai ba.</b>
card-key-refused =
    🔑 <b>Service bai karɓi key na shago ba.</b>
    Da alama ba a sayar da komai ba. Ana sake ɗauko key ɗin, ana kuma dubawa.
card-switched-off =
    ⛔ <b>Service ya kashe wannan account.</b>
    Da alama ba a sayar da komai ba. Ana dubawa.
card-pending = ⏳ <b>{ $provider } na kan aikin.</b>
card-may-have-left = Mai yiwuwa an cire { $charge } daga wallet ɗinku.
card-may-have-left-unknown = Mai yiwuwa an cire kuɗin daga wallet ɗinku.
card-has-left = An cire { $charge ->
    [none] kuɗin
   *[other] { $charge }
 } daga wallet ɗinku.
card-do-not-sell = <b>Kada ku sake sayar da wannan.</b>
card-asked = Tambaya ta baya-bayan nan { $time }
card-next-check = Dubawa ta gaba { $time }
card-tail = …<code>{ $tail }</code>
card-failed-uncharged = ❌ <b>Ba ta yi nasara ba. { -nothing-charged }</b>
card-failed = ❌ <b>Ba ta yi nasara ba.</b>
failed-back = { $charge } ya dawo wallet ɗinku.
failed-whole = An duba wallet ɗinku bayan haka: babu kuɗin da ya ɓace.
failed-refunded = Service ya ce ya mayar da { $charge ->
    [none] kuɗin
   *[other] { $charge }
 }.
failed-returned = Idan an cire { $charge ->
    [none] kuɗi
   *[other] kimanin { $charge }
 } daga wallet ɗinku, ban ga ya dawo ba tukuna.
failed-cash = Idan kwastoma ya biya, ku mayar masa da kuɗin ko ku sake sayarwa.
failed-returned-seat = Idan an cire kuɗi daga wallet, ban ga sun dawo ba tukuna. Ku tambayi mai shago kafin ku sake sayarwa.
card-no-key =
    🚫 <b>Ba a aika buƙatar ba. { -nothing-charged }</b>
    Wannan account ba shi da key na sayarwa. Ku duba /account.
card-asked-to-wait = Service ya ce a jira. Ana dubawa ko ya karɓi sayarwar.
card-token-before = Token ɗin da aka bayar kafin a janye sayarwar:
card-not-sent =
    🚫 <b>Ba a aika buƙatar ba. { -nothing-charged }</b>
    Ba a iya samun service a kan lokaci ba. Za ku iya sayarwa daga farko.
card-no-record =
    🚫 <b>Babu wannan sayarwa a service. { -nothing-charged }</b>
    Za a ci gaba da sa ido kwana 3, domin a ga ko za ta bayyana daga baya.
card-no-record-unseen =
    🚫 <b>Babu wannan sayarwa a service.</b>
    Wallet ɗinku bai nuna ko an cire kuɗi ba. Ku duba kuɗin wallet kafin ku sake sayarwa.
card-not-sold = 🚫 <b>Ba a sayar ba. { -nothing-charged }</b>
card-not-sold-refused = Service ya ƙi karɓarta, kuma ba shi da bayanin wannan sayarwar.
card-not-sold-key = Service bai karɓi key na shago ba, kuma ba shi da bayanin wannan sayarwar. Idan haka ya sake faruwa, mai shago ya duba /account.
card-not-sold-off = Service ya kashe wannan account, kuma ba shi da bayanin wannan sayarwar. Ku tambayi service.
card-sold = ✅ <b>An sayar: { $service }</b>
card-price = Farashi <b>{ $amount }</b>
card-pieces-count = pin { $count }
card-pays = Kwastoma zai biya <b>{ $price }</b>
card-pays-profit = Kwastoma zai biya <b>{ $price }</b> · { $profit }
price-for-face = Na { $face } a kan { $price }
card-cost = Kuɗin saye { $charge }
card-cost-more = Kuɗin saye { $charge }, { $difference } fiye da yadda ake tsammani
card-cost-less = Kuɗin saye { $charge }, { $difference } ƙasa da yadda ake tsammani
card-cost-about = Kuɗin saye kimanin { $charge }
card-cost-unknown = Ba a san kuɗin saye ba tukuna
card-code = Service ya aiko da wannan tare da sayarwar: <code>{ $code }</code>
card-token-title = ⚡ <b>Token na mita { $meter }</b>
card-pins-title = 🎓 <b>Pin na { $provider }</b>
card-pins-few = ⚠️ <b>Pin { $came } cikin { $paid } ne suka zo.</b>
card-token-order = Ku shigar da su ɗaya bayan ɗaya, a wannan tsari.
card-token-from-words = An karanto shi daga saƙon service.
card-token-from-record = Service ya rubuta: { $text }
card-token-awaited =
    ✅ <b>An sayar. Ana jiran token.</b>
    Kada ku sake sayar da wannan: token zai bayyana a nan, kuma za ku samu saƙo.
card-token-unread =
    ✅ <b>An sayar. Token ya zo, amma ba a iya karanta shi ba.</b>
    Kada ku sake sayar da wannan: ku nemi token daga masu taimako na service, da reference ɗin da ke ƙasa.
card-company = { $provider } · { $product }
card-words = Service ya ce: “{ $words }”
card-sandbox = 🧪 SANDBOX: ba sayarwa ta gaske ba
card-review = 👁 Wannan sayarwa na buƙatar ku duba: { $why }
review-contradiction = service ya ba da amsa biyu dabam-dabam. Ana sake tambayarsa.
review-corrected = service ya canza amsarsa ta ƙarshe.
review-conflict = service yana da wata sayarwa ta dabam mai wannan reference.
review-doubled = abin da ya fita daga wallet ɗinku ya fi kuɗin wannan sayarwar, wataƙila service ya cire sau biyu
review-amount = service ya nuna wani adadi ba wanda ake tsammani ba.
review-vanished = bayanin da service ke da shi a kanta ya ɓace.
review-overdue = ta wuce kwana 1 ba ta kammala ba. Ku ba service reference ɗinta.
review-adopted = an yi ta bayan backup da aka dawo da shagon daga gare shi, kuma an same ta a service. Service bai faɗi network ko plan ba.
review-debited = an cire kuɗi daga wallet. Ku ba service reference ɗinta.
review-unread-token = token ya zo, amma ba a iya karanta shi ba. Ku nemi shi daga masu taimako na service, da reference ɗin.
review-few-pins = pin da suka zo ba su kai yawan da aka biya ba. Ku nemi sauran daga masu taimako na service, da reference ɗin.
review-other = service ya faɗi abin da ba a yi tsammani ba.

## Shared text of a token
share-token =
    Token na { $provider }, mita { $meter }
    { $token }
    { $amount } · { $time }
    { $reference }

share-pins =
    Pin na { $provider } na { $beneficiary }
    { $pins }
    { $paid } · { $reference }

## Said beside the card
notice-settled-sold = ✅ <b>An sayar:</b> { $what } { $beneficiary }, { $amount }
notice-settled-awaited = ✅ <b>An sayar:</b> { $what } { $beneficiary }, { $amount }. Ana jiran token.
notice-settled-failed = ❌ <b>Ba ta yi nasara ba:</b> { $what } { $beneficiary }, { $amount }
notice-settled-void = 🚫 <b>Ba a sayar ba:</b> { $what } { $beneficiary }, { $amount }. Service bai samu buƙatar ba sam. { -nothing-charged }
notice-settled-refused = 🚫 <b>Ba a sayar ba:</b> { $what } { $beneficiary }, { $amount }. Service ya ƙi karɓarta. { -nothing-charged }
notice-settled-unseen = 🚫 <b>Ba a sayar ba:</b> { $what } { $beneficiary }, { $amount }. Babu wannan sayarwa a service. Wallet ɗinku bai nuna ko an cire kuɗi ba.
notice-token = ⚡ Token na mita <b>{ $meter }</b> ya zo:
notice-pins = 🎓 Pin na <b>{ $beneficiary }</b> sun zo:
notice-correction = ⚠️ <b>Wani saƙo na baya ba daidai ba ne.</b> Service ya canza abin da ya faɗa game da { $what } { $beneficiary }, { $amount }.
correction-sold = ✅ <b>An sayar.</b>
correction-open = Ana sake dubawa: ku duba saƙonta.
notice-review = 👁 { $what } { $beneficiary }, { $amount }: { $why }

## Sending a sale again that the service never saw
try-again-title = <b>A sake aika buƙatar wannan sayarwar?</b>
try-again-why =
    Service ya faɗa sau { $count } cewa bai taɓa ganin …{ $tail } ba, kuma kuɗin wallet ɗinku ba su ragu saboda ita ba.
    Idan kuka yarda, sabuwar buƙata za ta tafi da wannan reference ɗin dai, domin service ya gane idan ta farkon da sabuwar duka suka iso.
button-send-again = 📤 Sake aikawa
button-send-again-now = Sake aika { $amount }
button-not-again = ✖ Kada a aika

## Taps
tap-already = Kun riga kun danna Sayar. Ku duba saƙonta.
tap-asked-owner = An tambaya. Za a gaya muku abin da mai shago ya ce.
tap-not-answered = Mai shago bai amsa ba tukuna. { -nothing-charged }
tap-owner-no = Mai shago bai yarda ba. { -nothing-charged }
tap-looked-after = An lura. Sayarwar tana nan a tarihi.
tap-complaint-noted = An lura, tare da lokacin.
tap-claim-closed = An rufe, tare da dalili.
tap-claim-over = Yanzu ba kwa bin service bashin komai kan wannan sayarwar.
tap-still-open = Babu sakamako tukuna. Ana ci gaba da dubawa.
tap-face-limits = { $provider } na karɓar daga { $min } zuwa { $max } a kowane karo. { -nothing-charged }
tap-old = Wannan maɓallin na tsohon saƙo ne.
tap-not-yours = Wannan maɓallin ya daina aiki. { -nothing-charged }
tap-checking = Ana tambayar service yanzu. Saƙon sayarwar zai nuna amsar.
tap-no-receipt = Za ku samu rasit idan sayarwar ta yi nasara.
tap-checked-closed = Babu sauran abin dubawa.

## Wallet
wallet-balance = Wallet <b>{ $balance }</b>
wallet-seen = Wallet <b>{ $balance }</b>, an gani { $time }
wallet-asking = Ana tambayar service …
wallet-not-developer = Wannan account ba developer ba ne tukuna, don haka service bai nuna kuɗin wallet ba. Ku yi masa upgrade a /account.
fund-title = 🏦 <b>Ku saka kuɗi a wallet ɗinku</b>
fund-how = Ku biya ta hanyar tura kuɗi zuwa:
fund-after = Kuɗin wallet ɗinku za su ƙaru idan service ya karɓi kuɗin.
fund-unknown = Ba a iya samun bayanan banki a yanzu ba. Ku sake gwadawa daga baya.
fund-not-set-up = Ba a saita bayanan banki a service ba. Ku tambayi service yadda za a saka kuɗi.
fund-refused = Service bai ba da bayanan banki ba.
paid-seen = ➕ <b>Wallet ɗinku ya ƙaru da { $amount }</b> tun { $since }.
paid-none = 🔎 <b>Babu sabon kuɗi tun { $since }.</b> Wallet ɗinku yana da { $balance }, an gani { $time }. Tura kuɗi na iya ɗaukar mintuna.
paid-today = Kuɗin da ya shigo yau: <b>{ $amount }</b>.
paid-sales = Sayarwa tun { $since } ta ɗauki kusan { $sales }.

## History
history-title = 🧾 <b>Sayarwar baya-bayan nan</b>
history-title-filtered = 🧾 <b>Sayarwa</b>: { $what }
history-empty = Babu sayarwa tukuna.
history-none = Babu sayarwar da ta dace. Ku zaɓi wani abu a ƙasa.
history-none-sold = { $count ->
    [1] sayarwa 1, ba a sayar ba
   *[other] sayarwa { $count }, babu wadda aka sayar
 }
history-row = { $icon } { $time } { $what } { $amount } · { $beneficiary }
history-owes = bashi{ $owed ->
    [all] {""}
   *[other] {" "}{ $owed }
 }
history-uncharged = ba a cire kuɗi ba
history-filter = { $choice } ▾
filter-service = Service
filter-stage = Matsayi
filter-day = Rana
filter-seat = Wa ya sayar
filter-service-title = 🧾 <b>Sayarwar wane service?</b>
filter-stage-title = 🧾 <b>Sayarwa a wane matsayi?</b>
filter-day-title = 🧾 <b>Sayarwar wace rana?</b>
filter-seat-title = 🧾 <b>Sayarwar waye?</b>
filter-seat-all = Kowa
filter-seat-owner = Mai shago
filter-service-all = Duk service
filter-stage-all = Kowane matsayi
filter-day-all = Kowace rana
filter-sold = ✅ An sayar
filter-open = ⏳ Ana dubawa
filter-failed = ❌ Ba ta yi nasara ba
filter-doubtful = 👁 A duba
filter-today = Yau
filter-yesterday = Jiya
filter-week = Kwana 7 na ƙarshe
filter-chosen = ● { $choice }
find-title = 🔎 <b>Sayarwa mai “{ $text }”</b>
find-many = Waɗannan su ne sababbi. Ku ƙara rubutawa domin ganin jimlar duka.
find-further = Babu wanda ya dace cikin sababbi. Ku ƙara duba baya, ko ku ƙara rubutawa.
find-more = Akwai ƙari. Ku ƙara rubutawa domin samun daidai.
find-none = Babu sayarwa mai “{ $text }” a wannan shago.
find-none-free = Ba a fahimta ba, kuma babu sayarwar da ke da “{ $text }” a ciki. Ku danna maɓalli, ko ku yi amfani da /menu.
find-how =
    Ku rubuta abin da kuka sani game da sayarwar: ɓangaren lambar waya ko mita, kuɗi, reference, network, sunan kwastoma.
    Misali <code>4567</code> ko <code>mtn 500</code>. Ko babu /find ma yana aiki.

## A sale out of the history
record-times = { $day }: an tabbatar { $confirmed }, ta ƙare { $settled }
record-open = { $day }: an tabbatar { $confirmed }, ba ta ƙare ba tukuna
record-seat = Wanda ya sayar: { $name }
record-wallet = Wallet { $before } → { $after }
record-complaint = 📣 { $reason }: { $mark ->
    [sent] an aika wa masu taimako
    [answered] an amsa
    [closed] an gama
   *[opened] ba a aika ba tukuna
 } · { $time }
complaint-ask = 📣 <b>Me ya faru?</b>
complaint-token = Token bai shiga ba
complaint-nothing = Babu abin da ya zo
complaint-wrong = Kamfani ko lamba ba daidai ba
complaint-twice = An cire kuɗi sau biyu
complaint-owed = An cire kuɗi, ba a sayar ba
complaint-other = Wani abu dabam
claims-title = ⚖️ <b>Kuna bin service bashin { $owed }</b> ({ $count })
claims-none = ⚖️ Ba kwa bin service wani bashi da zan iya tabbatarwa.
claims-how = Ina nuna abin da rikodin service da wallet ɗinku duka suka nuna kawai. Idan kuɗin ya dawo wallet ɗinku, zan rufe shi.
claim-row = { $owed } · { $company } · { $age }
claim-title = ⚖️ <b>Kuna bin service bashin { $owed }</b>
claim-line = ⚖️ { $why }: { $owed } · { $end ->
    [back] ya dawo wallet ɗinku { $time }
    [elsewhere] ya zo ta wata hanya { $time }
    [mine] an rufe a matsayin naku { $time }
    [dropped] an bari { $time }
   *[none] a buɗe tun { $time }
 }
claim-record = Rikodin service: { $state } · { $time }
claim-failed = Bai yi nasara ba, ba a mayar da kuɗi ba
claim-unrecorded = An cire kuɗi babu rikodi
claim-twice = An cire kuɗi fiye da sau ɗaya
claim-ask-end = Me ya sa za a rufe? A ganina, har yanzu kuna bin service bashin { $owed }.
claim-end-elsewhere = Ya zo ta wata hanya
claim-end-mine = A wani wuri na saya
claim-end-dropped = Na bari
state-quoted = an faɗi farashi, ba a aika ba
state-cancelled = an soke, ba a aika ba
state-expired = lokaci ya wuce, ba a aika ba
state-intent = an tabbatar, ba a aika ba tukuna
state-sending = an aika buƙata, babu amsa tukuna
state-unknown = babu amsa tukuna, ana dubawa
state-pending = ba ta kammala ba tukuna
state-succeeded = ta yi nasara
state-awaiting = ta yi nasara, token bai zo ba tukuna
state-failed = ba ta yi nasara ba
state-void = ba a sayar ba

## The complaint pack: for the service's support
pack-title = 📣 <b>Don Allah ku duba wannan sayarwar</b>
pack-reason = Abin da ya faru: <b>{ $reason }</b>
pack-token = Token ko pin: <code>{ $token }</code>
pack-opened = An kai ƙorafi { $time }{ $sent ->
    [none] {""}
   *[other] , an aika { $sent }
 }{ $answered ->
    [none] {""}
   *[other] , an amsa { $answered }
 }{ $closed ->
    [none] {""}
   *[other] , an gama { $closed }
 }
pack-reference = Reference <code>{ $reference }</code>
pack-service-id = Lambarku { $id }
pack-what = { $service }: { $product }
pack-for = Zuwa { $beneficiary }
pack-amount = Kuɗi { $amount }{ $quantity ->
    [1] {""}
   *[other] {" "}na guda { $quantity }
 }
pack-charge = An cire { $charge }
pack-expected = Ana tsammanin a cire { $charge }
pack-wallet = Wallet { $before } kafin ita, { $after } bayanta
pack-wallet-before = Wallet { $before } kafin ita
pack-state = Kamar yadda muka sani: <b>{ $state }</b>
pack-steps = <b>Abin da ya faru</b> ({ $zone })
pack-step = { $time } ({ $utc } UTC) { $what }{ $count ->
    [1] {""}
   *[other] {" "}(na ƙarshe cikin { $count })
 }
pack-shop = Daga { $shop }, account { $phone }
pack-support = Masu taimako na service: { $contact }
pack-short =
    Don Allah ku duba wannan sayarwar: { $reference }
    { $what } zuwa { $beneficiary }
    { $time } ({ $utc } UTC) · { $state }
    { $reason }
    { $shop }, account { $phone }
step-confirmed = shago ya tabbatar
step-sent = an aika buƙata zuwa service
step-not-sent = ba a iya aika buƙata ba: ba a samu service ba
step-resent = an sake aikawa sau ɗaya da farashinsa: service bai karɓi adadin 0 ba
step-state = { $state }: { $by }
step-corrected = an gyara zuwa “{ $state }”: { $by }
step-token = an karɓi token
step-miss = verify bai san wannan ba
step-charge = an cire { $charge } daga wallet
step-amount = kuɗi { $amount }: { $by }
step-conflict = wata sayarwa ta dabam mai wannan reference: { $by }
by-answer = daga amsar
by-webhook = daga webhook ɗinku
by-verify = daga verify
by-shop = babu amsar da ta zo

## A reference of the service
verify-how = Ku rubuta /verify da reference, misali <code>/verify VB-01KJ4Q7ZJ3M8N0Q2R4T6V8W0Y2</code>. Wannan tambayar service ne kawai; ba ya sayar da komai.
verify-asking = 🔎 Ana tambayar service game da <code>{ $reference }</code> …
verify-title = 🔎 <b>Service yana da wannan bayanin</b>
verify-status = Matsayi <b>{ $status }</b>
verify-type = Service { $type }
verify-amount = Kuɗi { $amount }
verify-note = Ba a nan aka sayar ba. Wannan shi ne abin da service ya ce.
verify-none = Service ba shi da bayani game da <code>{ $reference }</code>.

## The receipt's picture, and the words under it
receipt-title = Rasit
receipt-sold = Ta yi nasara
receipt-awaiting = An sayar. Ana jiran token.
receipt-awaiting-pins = An sayar. Pin suna zuwa.
receipt-service = Service
receipt-phone = Lambar waya
receipt-meter = Mita
receipt-smartcard = Smart card
receipt-quantity = Guda nawa
receipt-face = Face value
receipt-time = Lokaci
receipt-token = { $count ->
   *[other] Token
 }
receipt-pins = { $count ->
   *[other] Pin
 }
receipt-closing = Mun gode. Don Allah ku ajiye wannan rasit.
receipt-sandbox = SANDBOX
receipt-sandbox-note = SANDBOX: ba sayarwa ta gaske ba
receipt-caption = 📄 <b>{ $shop }</b>

## The shop's name
shop-name-how = Shagonku da rasit ɗinku suna nuna <b>{ $name }</b>. Domin canzawa, ku rubuta sabon suna.
shop-name-set = Yanzu shagonku da rasit ɗinku suna nuna <b>{ $name }</b>.

## Everything else
help = <b>Abin da za ku iya yi</b>
help-command = /{ $command }: { $does }
help-money =
    <b>Abin da ke faruwa da kuɗi</b>
    Ba za a taɓa sake aika buƙatar sayarwa ba sai kun ce. Idan babu amsa, ana dubawa har sai an san yadda ta ƙare, kuma saƙonta ya faɗi haka. Muddin saƙo ya ce “Kada ku sake sayar da wannan”, har yanzu kwastoma zai iya samunsa.
help-customer =
    <b>Abin da za ku iya yi</b>
    Abin da shago ya sayar muku yana zuwa nan da kansa, da token ɗinsa. /mytokens na sake nuna duka, da maɓallin dakatarwa.
    Don neman ƙari daga shagonku, ku rubuta adadin da abin: <b>3000 wuta</b>. Shago ne zai yanke shawara ya sayar, ku kuma ku biya a can kamar kullum.
    Idan token bai zo ba, ko bai shiga ba, ku rubuta <b>token bai shiga ba</b>: shagonku zai samu tare da sayarwar.
    /deletedata: share bayananku
cancel-nothing = Babu abin da za a soke. Sayarwar da aka riga aka yi tana nan yadda take.
not-understood = Ba a fahimta ba. Ku danna maɓalli, ko ku yi amfani da /menu.
edit-unread = Ba za a karanta saƙon da aka gyara ba. Ku aika shi a sabon saƙo.
unread =
    { $kind ->
        [voice] Ba za a iya sauraron saƙon murya ba.
        [picture] Ba za a iya karanta abin da ke cikin hoto ba.
        [video] Ba za a iya kallon bidiyo ba.
        [file] Ba za a iya amfani da wannan file ba. Ana karanta jeri daga .csv da .txt.
        [place] Sayarwa ba ta buƙatar wuri.
        [poll] Ba za a shiga poll ba.
        [sticker] Ana karanta kalmomi, ba sticker ba.
       *[other] Ana karanta rubutattun kalmomi ne kawai.
    }
unread-how = Ba a sayar da komai ba. Ku rubuta abin da kuke buƙata, ku danna maɓalli, ko ku yi amfani da /menu.
slower = A ɗan rage sauri: ba a karanta saƙonku na ƙarshe ba. Ku jira daƙiƙa kaɗan, sannan ku sake aika shi.
slower-tap = A ɗan rage sauri: wannan dannawa ba ta yi komai ba. Ku jira daƙiƙa kaɗan, sannan ku sake dannawa.
shop-closed = Wannan shago a rufe yake gare ku. Ku tambayi mai kula da shi ya bar ku ku shiga.
group-only-private = Ana aiki ne kawai a private chat. Ku buɗe chat da ni domin amfani da shagonku.
went-wrong = An samu matsala. Saƙonku na ƙarshe bai yi sabuwar sayarwa ba. Ku duba /history, sannan ku sake gwadawa.

## Customers: what the reseller sees
command-customers = Kwastomomi: sunaye da link
command-mytokens = Token ɗina
button-give = 🔗 Link na kwastoma
button-name = ✏️ Sa suna
button-rename = ✏️ Canza suna
button-customers = 👤 Kwastomomi
button-copy-link = 📋 Kwafi link
button-unlink = ✖ Cire { $who }
button-take-back = ✖ Soke link { $count ->
    [1] ɗin
   *[other] { $count }
 }
named = { $name } · { $beneficiary }
give-caption =
    👤 <b>Link na { $who }</b>
    { $service }
    Kwastomanku ya yi scan na wannan ko ya buɗe link ɗin, zai samu wannan sayarwa a Telegram nan take. Na gaba na wannan lamba za su zo da kansu, dare da rana.
    Yana aiki kwana 7, ga mutum 1.
    { $link }
give-share = { $service } na { $beneficiary } daga { $shop }: ku buɗe wannan link domin samunsa a Telegram, yanzu da duk lokacin da kuka saya.
contact-foreign = { $number } ba lambar wayar Nijeriya ba ce, don haka ba za a iya sayar mata da komai ba. Ku aika contact mai lamba kamar 0803 123 4567.
card-save = 👤 Kuna yawan sayar wa <b>{ $beneficiary }</b>. A ajiye a matsayin kwastoma?
button-save = 👤 Ajiye da suna …
button-save-not = ✖ A'a
customers-title = 👤 <b>Kwastomomi</b>
customers-found = 👤 <b>Kwastomomi: { $text }</b>
customers-more = Akwai ƙari. Ku ƙara rubuta suna ko lamba.
customers-none = Babu kwastoma da ya dace da <b>{ $text }</b>.
customers-ask = 🔎 Wane kwastoma? Ku rubuta ɓangaren suna ko lamba.
customers-empty =
    <b>Babu kwastoma tukuna.</b>
    Ku aika contact daga wayarku a nan, ko ku danna “✏️ Sa suna” bayan sayarwa. Daga nan kuna iya sayarwa da suna.
customers-row = { $icons } { $who }{ $chats ->
    [0] {""}
   *[other] {" "}· 📨 { $chats }
 }
customer-title = 👤 <b>{ $who }</b>
customer-thing = { $icon } { $number }{ $more ->
    [none] {""}
   *[other] {" "}· { $more }
 }
customer-nothing = Babu lamba tukuna. Ku ƙara guda domin sayarwa.
customer-sales = Sayarwar baya-bayan nan
customer-sale = { $time } · { $icon } { $what } · { $amount }
customer-no-sales = Ba a sayar da komai ba tukuna.
customer-remove =
    <b>Me kuke so ku cire?</b>
    Sayarwa tana nan a tarihinku. Babu wanda zai sake samun token na lambar da kuka cire.
customer-deleted = <b>{ $who }</b> ba kwastoma ba ne kuma. Sayarwar tana nan a tarihinku.
customer-full = An riga an sa wa { $who } lambobi { $most }. Ku fara cire guda.
customer-taken = { $number } ta <b>{ $who }</b> ce. Ku fara cire ta a can.
customer-add-kind = Me za ku ƙara wa <b>{ $who }</b>?
customer-add-phone = Ku rubuta lambar waya, ko ku aika contact.
customer-add-meter = Ku rubuta lambar mita.
customer-add-smartcard = Ku rubuta lambar smart card.
kind-phone = Waya
kind-meter = Mita
kind-smartcard = Smart card
kind-phone-icon = 📱
kind-meter-icon = ⚡
kind-smartcard-icon = 📺
button-customer = 👤 Kwastoma
button-person = 👤 { $name }
button-served = { $icon } { $name } { $amount }
button-awaiting = ⏳ Token { $count } { $count ->
    [1] yana zuwa
   *[other] suna zuwa
 }
button-same-as-last = 🔁 Baya: { $icon } { $amount }
button-sell-to = { $icon } { $service }{ $tail ->
    [none] {""}
   *[other] {" "}·{ $tail }
 }
button-give-to = 🔗 { $tail ->
    [none] Link kwastoma
   *[other] Link ·{ $tail }
 }
button-add-number = ➕ Ƙara lamba
button-remove = 🗑 Cire
button-remove-number = 🗑 { $icon } { $number }
button-delete-customer = 🗑 Goge { $name }
button-find = 🔎 Bincika
button-balance = 💰 Kuɗin wallet
button-shop-name = ✏️ Sunan shago
button-log-out = 🚪 Fita
button-help = ❓ Taimako
button-mytokens = 🎟 Token ɗina
customer-no-chats = Babu wanda ke samun waɗannan token a Telegram tukuna.
customer-chat = 📨 { $who }, tun { $time }
customer-chat-stopped = 🔕 { $who } ya dakatar da shi
customer-chat-blocked = 🚫 { $who } ya toshe bot ɗin
customer-chat-sandbox = 🧪 sayarwar sandbox kawai
customer-open-links = Link { $count } ba a buɗe ba tukuna
customer-someone = Wani mutum
customer-gone = Wannan kwastoma ba ya cikin jerin kwastomominku.
customer-owes = 📒 Kuna bin kwastoman bashin <b>{ $owed }</b>
owe-limit = 📒 { $limit ->
    [none] Kada a sayar da bashi
   *[other] Iyakar bashi <b>{ $limit }</b>
 }
owe-limit-ask = 📒 Nawa ne iyakar bashin <b>{ $who }</b>? Ku rubuta adadin. 0 babu bashi.
button-owe-limit = 📒 Iyakar bashi
customer-delete-owes = Har yanzu kuna bin <b>{ $who }</b> bashi. Me za a yi da bashin?
button-keep-debt = 📒 A bar bashin
button-forgive-debt = 🧹 Yafe bashin
button-debtor = 📒 Bashi { $owed }
give-not-sold = Sayarwar da ta yi nasara kawai ake iya aika wa kwastoma.
unlinked = An cire. { $who } ba zai sake samun komai a nan ba.
taken-back = An soke. Link ɗin ya daina aiki.
customer-link-opened =
    🔗 <b>{ $who } ya buɗe link ɗinku na { $customer }.</b>
    Daga yanzu abin da kuka sayar wa wannan lamba zai je masa a Telegram. Idan ba mutumin da ya dace ba ne, ku buɗe kwastoman ku cire shi.
name-ask = Wane suna kuke kiran <b>{ $beneficiary }</b>? Ku rubuta suna, har haruffa 40.
name-ask-again = Wane suna za ku kira <b>{ $who }</b> daga yanzu? Ku rubuta suna, har haruffa 40.
name-bad = Ku rubuta suna.
name-whose = Kuna da kwastoma mai suna <b>{ $name }</b>. { $beneficiary } tasa ce?
button-name-theirs = 👤 I: { $who }
button-name-another = ➕ A'a, wani { $name }
name-saved = An ajiye: <b>{ $who }</b>
notice-desk =
    👁 <b>Wata sayarwa na buƙatar ku duba.</b>
    { $what } { $beneficiary }, { $amount } · { $state }
    <code>{ $reference }</code>
    { $why }
notice-undelivered = 👤 Wannan bai isa ga { $who } a Telegram ba: ba a iya samun chat ɗin ba. Ku ba da shi ta wata hanya.
notice-seat-allowed = ✅ <b>Mai shago ya yarda da { $amount } na { $beneficiary }, sau ɗaya.</b> Ba a sayar da komai ba tukuna. Ku danna Sayar a saƙon.
notice-seat-refused = ✖ <b>Mai shago bai yarda da { $amount } na { $beneficiary } ba.</b> { -nothing-charged }

## Customers: what they see themselves
hello =
    👋 <b>{ $shop } zai riƙa aiko muku da { $service } a nan.</b>
    { $beneficiary }
    Abin da kuka saya a can na wannan lamba zai zo wannan chat, dare da rana. /mytokens na sake nuna shi. Domin daina karɓa, ku danna “🔕 Dakatar”.
    English, Pidgin, Hausa, Yorùbá, Igbo: /language
hello-sandbox = 🧪 SANDBOX: gwaji ne, babu abu na gaske a nan.
link-wrong = Wannan link ba ya aiki. Ku buɗe shi daidai yadda kuka samu, ko ku nemi sabo daga shago.
link-slow-down = Link marasa aiki sun yi yawa. Ku sake gwadawa bayan awa 1.
link-used = Wani ya riga ya buɗe wannan link. Ku nemi naku daga shago.
link-expired = Wannan link ya ƙare. Ku nemi sabo daga shago.
link-revoked = Shago ya soke wannan link. Ku nemi sabo a can.
link-own =
    <b>Wannan link na kwastomanku ne.</b>
    Ku aika masa, ko ku nuna hoton. Har yanzu yana aiki.
customer-wait =
    { $icon } <b>{ $shop }</b> · { $beneficiary }
    Zai zo nan gaba kaɗan, a nan ko a saƙo na gaba.
button-show = 🎟 Nuna
customer-open = ⏳ <b>{ $shop } na nemo muku wannan.</b>
customer-appears = Zai bayyana a nan da kansa.
customer-awaited = ✅ <b>An sayar. Ana jiran token ɗinku.</b>
customer-done = ✅ <b>{ $service } ya iso</b>
customer-failed = ❌ <b>Wannan sayarwa ba ta yi nasara ba.</b> Ku tambayi { $shop }.
customer-from = Daga { $shop }
button-stop = 🔕 Dakatar
button-resume = ▶️ Sake aikowa
news-token = ⚡ Token ɗinku na mita { $beneficiary } ya zo.
news-done = ✅ { $service } na { $beneficiary }: ya iso.
news-failed = ❌ Sayarwar { $service } ta { $beneficiary } ba ta yi nasara ba. Ku tambayi { $shop }.
stopped = An dakatar. { $shop } ba zai sake aiko muku komai na wannan lamba ba.
resumed = { $shop } zai sake aiko muku da waɗannan.
tap-next-message = Yana cikin saƙon da ke ƙasa.
tap-one-moment = A ɗan jira.
tap-not-linked = Wannan ba ya haɗe da ku kuma.
mytokens-title = 🎟 <b>Abin da kuka saya</b>
mytokens-empty = Babu komai a nan tukuna. Abin da shago ya sayar muku zai bayyana a nan.
mytokens-none =
    <b>Babu shagon da ke aiko muku da token.</b>
    Ku nemi link daga shagonku bayan kun saya.
button-stop-one = 🔕 Dakatar { $who }
button-resume-one = ▶️ Ci gaba { $who }

## Customers: what they ask for, and complain of
button-request = 🙋 Ku nemi ƙari
button-request-sell = Sayar { $what }
button-request-later = Ba yanzu ba
button-requests-on = 🙋 Bar kwastomomi su nema a Telegram
button-requests-off = 🙋 Hana kwastomomi nema
button-open-sale = Buɗe sayarwar
button-complaint-open = 📣 Ƙorafin
customers-may-ask = Kwastomomin da aka haɗa suna iya neman ku sayar musu a Telegram.
customers-may-not-ask = Kwastomomi ba za su iya neman ku sayar musu a Telegram ba.
request-title = 🙋 <b>Kwastoma na neman { $what } { $service }</b>
request-title-plan = 🙋 <b>Kwastoma na neman { $what }</b>
request-how = Ba a sayar da komai ba tukuna. Sayar zai fara nuna muku kuɗin.
request-is-sold = ✅ An sayar { $time }.
request-is-put_off = ✖ Ba a sayar ba: kun ce “ba yanzu ba” { $time }. Kwastoma ya sani.
request-is-gone = ✖ Ba a sayar ba: ba wanda ya amsa har { $time }. Kwastoma ya sani.
request-over = Wannan buƙata ta ƙare.
request-put-off = Kwastoma zai sami amsar ku: “ba yanzu ba”.
request-told-put_off =
    ✖ <b>{ $shop } ba zai iya sayar muku da { $what } yanzu ba.</b>
    { $beneficiary }. Ba a sayar da komai ba. Kuna iya sake nema anjima.
request-told-gone =
    ✖ <b>{ $shop } bai amsa ba.</b>
    Kun nemi { $what } na { $beneficiary }. Ba a sayar da komai ba. Kuna iya sake nema.
request-asked =
    🙋 <b>{ $shop } ya san kuna son { $what }.</b>
    { $beneficiary }
    Ba a sayar ko biyan komai ba tukuna. Idan shago ya sayar, zai zo nan.
request-open =
    ⏳ <b>Kun nemi { $what } daga { $shop } { $time }.</b>
    { $beneficiary }. Ba a sayar da komai ba tukuna. Ku jira amsa kafin ku sake nema.
request-too-often = Kun nemi { $shop } sau uku a awa ɗaya. Ku sake nema { $time }.
request-closed = { $shop } ba ya karɓar buƙata a nan yanzu. Ku tambayi shagon.
request-not-yours = Kuna iya nema don lambobin ku kawai, waɗanda shago ya haɗa da ku.
request-not-linked = Babu shagon da ke sayar muku da wannan a nan. Kuna iya neman abin da kuka taɓa saya.
request-which = 🙋 Wanne kuke so?
request-how-much =
    🙋 <b>Nawa?</b>
    { $who }
    Ku rubuta adadin, ko ku danna na ƙarshe.
trouble-none =
    <b>Ban ga abin da wannan yake magana a kai ba.</b>
    Ba ku sayi irin sa a nan ba cikin kwana 30. Ku nuna wa shagon ku saƙon.
trouble-which = <b>{ $reason }</b>. Wanne ne?
trouble-known = 📣 <b>{ $shop } ya sani: { $reason }.</b>
trouble-unheard = Babu wanda zai karanta wannan a { $shop } yanzu. Ku tambayi shagon.
trouble-try = Kafin a amsa: ku sa dukan lambobi 20 a mita, ba tazara. Idan token sun fi ɗaya, ku sa su bi da bi.
trouble-told = 📣 <b>Kwastoma ya ce: { $reason }</b>
trouble-how = An gaya wa kwastoma cewa kun sani.
seat-gets-requests = Yana samun abin da kwastomomi ke nema a Telegram.
button-seat-requests = 🙋 Yarda da buƙata
button-seat-no-requests = 🙋 Hana buƙata

## Tokens by SMS
button-sms = ✉️ Aika ta SMS
button-sms-again = ✉️ Sake aika SMS
card-sms-waiting = ✉️ SMS zuwa { $number }: ana jira
card-sms-sent = ✉️ SMS zuwa { $number }: an aika { $time }
card-sms-delivered = ✉️ SMS zuwa { $number }: ya isa wayar { $time }
card-sms-unknown = ✉️ SMS zuwa { $number }: mai yiwuwa ya isa
card-sms-failed = ✉️ SMS zuwa { $number } bai isa ba: { $why }
sms-why-number = wannan lambar ba ta karɓar SMS
sms-why-dnd = lambar tana toshe irin wannan saƙo (DND)
sms-why-night = network ba ya karɓa da dare
sms-why-sender = ba a karɓi sunan mai aikawa ba
sms-why-balance = asusun SMS na wannan bot ba shi da kuɗi
sms-why-account = ba a karɓi asusun SMS na wannan bot ba
sms-why-gateway = kamfanin SMS ba ya amsawa
sms-why-off = wayar a kashe take
sms-why-late = ba a iya aika shi cikin lokaci ba
sms-why-token = sayarwar ba ta da token yanzu
sms-why-limit = SMS na yau sun ƙare
sms-why-other = kamfanin SMS bai faɗi dalili ba
notice-sms-failed = ✉️ SMS zuwa { $number } bai isa ba: { $why }. Ku ba da token ta wata hanya.
notice-sms-unknown = ✉️ SMS zuwa { $number } mai yiwuwa ya isa. Ku tambayi kwastoma kafin ku sake aikawa.
sms-again-unknown = ✉️ <b>SMS zuwa { $number } mai yiwuwa ya isa.</b> Ku fara tambayar kwastoma. In an sake aikawa: token ɗaya zai zo sau biyu.
sms-again-sent = ✉️ <b>An aika SMS zuwa { $number } da ƙarfe { $time }.</b> In an sake aikawa: token ɗaya zai zo sau biyu.
sms-again-delivered = ✉️ <b>SMS ya isa { $number } da ƙarfe { $time }.</b> In an sake aikawa: token ɗaya zai zo sau biyu.
button-sms-yes = ✉️ A sake aikawa
sms-ask-number = ✉️ <b>Wace waya za ta karɓi SMS na { $meter }?</b> Ku rubuta lambar, ko ku aika contact.
sms-ask-keep = ✉️ <b>SMS zuwa { $number }?</b> Kwastoma ya duba lambar. A ajiye ta tare da kwastoma?
button-sms-keep = ✉️ Aika ka ajiye
button-sms-once = ✉️ Aika kawai
sms-not-now = Ba a iya aika SMS na wannan sayarwa ba.
sms-sale-limit = SMS { $most } sun isa ga sayarwa ɗaya. Ku ba da token ta wata hanya.
sms-day-limit = SMS na yau sun ƙare. Ku ba da token ta wata hanya.
customer-always-sms = ✉️ Kowane token yana zuwa ta SMS
button-sms-always = ✉️ Kullum ta SMS
button-sms-stop = ✉️ Ba kullum ba
sms-need-phone = Ku fara ajiye lambar waya ɗaya ta wannan kwastoma.
button-sms-shop = ✉️ Token ta SMS
sms-shop-title = ✉️ <b>Token ta SMS</b>
sms-shop-all = Kowa a shagonku zai iya aikawa.
sms-shop-owners = Masu shago kawai za su iya aikawa.
sms-shop-none = Ba mai aikawa.
sms-shop-today = Yau { $count } cikin { $most }
sms-shop-month = A kwana 30, SMS { $count }, { $cost }. Mai tafiyar da wannan bot ne yake biya: ba sa cikin lissafinku.
sms-shop-month-least = A kwana 30, SMS { $count }, { $cost } ko fiye: ba a san duk farashi ba. Mai tafiyar da wannan bot ne yake biya: ba sa cikin lissafinku.
button-sms-all = ✉️ Kowa
button-sms-owners = ✉️ Masu shago
button-sms-none = ✉️ Ba kowa

## Account
command-staff = Ma'aikata: masu sayarwa, iyaka, wa ya sayar da me
command-account = Account ɗinku, key da webhook
button-doubtful = 👁 Duba sayarwa { $count }
button-looked-after = ✔ An kula da shi
button-account = ⚙️ Account
button-staff = 🧑‍💼 Ma'aikata
button-trail = 📜 Ayyuka
button-upgrade = ⬆️ Upgrade
button-upgrade-now = ⬆️ Upgrade yanzu
button-key-live = ♻️ Sabon live key
button-key-sandbox = ♻️ Sabon sandbox
button-key-sandbox-first = 🧪 Yi sandbox key
button-key-live-first = 🔑 Yi live key
button-key-now = ♻️ Canza key yanzu
button-key-first-now = 🔑 Yi key ɗin
button-mode-live = ▶️ Koma live
button-mode-sandbox = 🧪 Koma sandbox
button-hook-use = 🪝 A sa wannan bot
button-hook-use-now = 🪝 Canza yanzu
button-hook-back = ↩️ Mayar { $host }
button-hook-back-now = ↩️ Mayar yanzu
button-look-now = 🔄 A duba yanzu
button-type-pin = 🔑 Rubuta PIN ɗina
account-title = ⚙️ <b>{ $shop }</b>
account-owner = { $name } · { $phone }
account-developer = Developer: wannan account yana iya sayarwa
account-not-developer = Ba developer ba tukuna: wannan account ba ya iya sayarwa
account-mode-live = Mode <b>live</b>: sayarwa ta gaske ce
account-mode-sandbox = Mode 🧪 <b>SANDBOX</b>: babu abu na gaske
account-key-live = Live key <code>{ $tail }</code>
account-key-sandbox = Sandbox key <code>{ $tail }</code>
account-key-live-none = Live key: babu
account-key-sandbox-none = Sandbox key: babu
account-key-made = an yi { $made }
account-key-used = an yi amfani { $used }
account-key-unused = ba a taɓa amfani da shi ba
account-hook-on = Webhook <b>on</b>: service na gaya wa wannan bot sakamakon sayarwa
account-hook-unheard = An <b>yi rajistar</b> webhook: babu abin da ya zo tukuna. Wannan bot na tambayar service sakamakon sayarwa
account-hook-silent = An <b>yi rajistar</b> webhook, amma service ba ya kira. Babu abin da ya dogara da shi: wannan bot na tambaya da kansa
account-hook-none = Webhook <b>off</b>: wannan bot na tambayar service sakamakon sayarwa
account-hook-registering = Ana saita webhook. Kafin nan wannan bot na tambayar service
account-hook-other = Webhook na <b>{ $host }</b>: wannan bot na tambayar service sakamakon sayarwa
account-running = 🔎 { $what }: ba a san ko an yi ba tukuna.
account-asking = Ana tambayar service …
account-as-of = Kamar yadda yake da ƙarfe { $time }
account-down = Service ba ya amsawa. Wannan shi ne abin da aka gani na ƙarshe.
account-unreadable = Service ya aiko da amsar da ba a iya karantawa ba. Wannan shi ne abin da aka gani na ƙarshe.
account-refused = Service bai nuna account ɗinku ba. Wannan shi ne abin da aka gani na ƙarshe.
account-pin-needed = Service na buƙatar PIN ɗinku kafin ya ƙara nunawa. Ku sake shiga.
change-upgrade = Upgrade
change-live-key = Sabon live key
change-sandbox-key = Sabon sandbox key
change-webhook = Webhook

## Account: asked before something is changed
ask-upgrade =
    ⬆️ <b>A yi upgrade zuwa developer account?</b>
    Daga nan za ku iya sayarwa a nan. Service zai iya cire kuɗin upgrade daga wallet ɗinku. Sai an gama yake faɗin nawa ne.
ask-upgrade-fee =
    ⬆️ <b>A yi upgrade zuwa developer account?</b>
    Daga nan za ku iya sayarwa a nan. Service zai iya cire kuɗin upgrade daga wallet ɗinku: { $fee }, kamar yadda operator ya faɗa.
ask-upgrade-wallet = Wallet yanzu { $balance }
ask-key =
    ♻️ <b>A canza { $mode } key { $tail }?</b>
    Tsohon key zai daina aiki nan take. Website ko wani program da ke amfani da shi ba zai iya sayarwa ba sai ya samu sabon. Wannan bot zai ɗauki sabon key da kansa.
ask-key-first =
    🔑 <b>A yi { $mode } key?</b>
    Wannan bot ba shi da guda, zai ɗauki sabon da kansa. Idan service na da guda, wancan zai daina aiki nan take: website ko wani program da ke amfani da shi ba zai iya sayarwa ba sai ya samu sabon.
ask-key-sandbox = Da sandbox key kuna gwada shagon ne: babu abu na gaske a cikin abin da yake sayarwa.
ask-hook-use =
    🪝 <b>A maye gurbin { $host }?</b>
    { $host } zai daina jin labarin sayarwarsa nan take. Idan website ɗinku ne ko wani program, abin da yake yi da su ma zai tsaya.
    Za a ajiye address ɗinsa: kuna iya mayar da shi a nan, kuma fita daga shago na mayar da shi.
ask-hook-back =
    ↩️ <b>A mayar da { $host }?</b>
    Service zai sake gaya wa { $host } game da sayarwa. Wannan bot zai riƙa tambayar service: mai yiwuwa ku ƙara jira kafin a san yadda sayarwa ta ƙare, da kafin token ya zo.
mode-live-word = live
mode-sandbox-word = sandbox

## Account: how a change stands
change-asking = ⏳ { $what }: ana tambayar service …
change-login =
    🔑 <b>Service na sake buƙatar PIN ɗinku.</b> Ba a canza komai ba. { -nothing-charged }
    Ku rubuta PIN ɗinku, za a ci gaba daga inda aka tsaya.
change-unclear =
    🔎 <b>{ $what }: babu amsa.</b>
    Mai yiwuwa an yi duk da haka, don haka ba za a tambayi service sau biyu ba. Ana duba account ɗinku.
change-unclear-error =
    🔎 <b>{ $what }: service ya samu matsala.</b>
    Mai yiwuwa an yi duk da haka, don haka ba za a tambayi service sau biyu ba. Ana duba account ɗinku.
change-unclear-down =
    🔎 <b>{ $what }: ba a sani ba tukuna.</b>
    Mai yiwuwa an yi, don haka ba za a tambayi service sau biyu ba. Service bai nuna account ɗinku yanzu ba. Ku sake dubawa nan gaba kaɗan.
change-unclear-pin =
    🔎 <b>{ $what }: ba a sani ba tukuna.</b>
    Mai yiwuwa an yi. Service na buƙatar PIN ɗinku kafin a iya dubawa. Ku rubuta shi.
change-undone =
    🚫 <b>{ $what }: ba a yi ba.</b>
    Babu amsar da ta zo, kuma account ɗinku bai nuna wani canji ba. Kuna iya sake gwadawa.
change-undone-error =
    🚫 <b>{ $what }: ba a yi ba.</b>
    Service ya samu matsala, kuma account ɗinku bai nuna wani canji ba. Kuna iya sake gwadawa.
upgrade-done = ✅ <b>Yanzu ku developer ne.</b>
upgrade-already = ✅ <b>Dama ku developer ne.</b>
upgrade-fee = Service ya cire kuɗin upgrade { $fee }.
upgrade-fee-none = Service bai cire kuɗin upgrade ba.
upgrade-fee-unknown = Service bai faɗi nawa ya cire ba.
upgrade-wallet = A da wallet ɗinku yana da { $before }, yanzu yana da { $now }
upgrade-key = Live key ɗinku { $tail } yana cikin wannan bot. Kuna iya sayarwa.
upgrade-no-key = Key ɗin bai zo nan ba tukuna. Ku sake duba account ɗinku nan gaba kaɗan.
upgrade-undone-money = Ku duba kuɗin wallet kafin ku sake gwadawa.
upgrade-short =
    ❌ <b>Ba a yi upgrade ba. { -nothing-charged }</b>
    Kuɗin wallet ɗinku ba su isa kuɗin upgrade ba. Ku biya zuwa:
key-done =
    ✅ <b>Sabon { $mode } key shi ne { $tail }.</b>
    Yanzu wannan bot na amfani da shi. Tsohon ya daina aiki: idan website ko wani program na amfani da shi, ku ba shi sabon, daga shafukan service.
key-made = ✅ <b>An yi { $mode } key { $tail }.</b>
hook-use-done = ✅ <b>An yi.</b> Yanzu service na gaya wa wannan bot game da sayarwa. { $host } ya daina ji.
hook-back-done = ✅ <b>An mayar.</b> Service na gaya wa { $host } game da sayarwa. Wannan bot na tambayar service.
hook-kept = <b>An bar shi.</b> Har yanzu { $host } na jin labarin sayarwarsa. Wannan bot na tambayar service. Kuna iya canzawa a /account.
change-refused = ❌ <b>{ $what }: service ya ce a'a.</b> Ba a canza komai ba.
change-busy = Har yanzu ana duba wani canji na wannan account. Ku jira amsar.
change-already = An riga an tambaya. Wannan saƙo zai nuna amsar.
change-old = Wannan maɓallin ya daina aiki. Ba a canza komai ba.
mode-ask-live =
    <b>A koma live?</b> Daga nan kowace sayarwa ta gaske ce, kuma za a biya daga wallet ɗinku. Za a soke duk wata sayarwa da ba ku tabbatar ba tukuna.
mode-ask-sandbox =
    <b>A koma 🧪 sandbox?</b> Daga nan babu abu na gaske a cikin abin da za ku sayar: kwastomomi ba za su samu komai ba. Za a soke duk wata sayarwa da ba ku tabbatar ba tukuna.
mode-is-live = Live ne yanzu. Sayarwa ta gaske ce.
mode-is-sandbox = Sandbox ne yanzu. Babu abu na gaske.

## Account: said when nobody asked
news-hook-other =
    🪝 <b>Service na gaya wa { $host } game da sayarwarku.</b>
    Wannan bot zai iya aiki ba tare da haka ba, da ɗan jinkiri. Idan kun bar shi ya yi amfani da nasa address, sakamako da token za su zo nan take, amma { $host } zai daina jin labarin sayarwarsa.
news-hook-lost =
    🪝 <b>Wani ya canza webhook ɗinku.</b>
    Yanzu service na gaya wa { $host } game da sayarwarku, ba wannan bot ba. Kuna iya sayarwa a nan har yanzu: wannan bot na tambayar service yadda kowace sayarwa ta ƙare.
news-hook-stuck =
    ⚠️ <b>Ba a iya mayar da { $host } ba.</b>
    Har yanzu service na kiran wannan bot. Ku sake saita address na { $host } a nasa saituna, ko ku shiga a nan ku yi amfani da /account.
news-mode-live = ⚠️ Wani na wannan shago ya koma <b>live</b>: sayarwa ta gaske ce.
news-mode-sandbox = 🧪 Wani na wannan shago ya koma <b>SANDBOX</b>: babu abu na gaske.
news-odd-charge =
    👁 <b>Kuɗin { $product } bai yi daidai da jerin farashi ba.</b>
    { $service }: an yi tsammanin { $expected }, an cire { $charged }. Ana sake karanta jerin farashi. Idan ya ci gaba, ku gaya wa service.
logout-put-back = An mayar da { $host }: service zai sake gaya masa game da sayarwa.

## What to do about a refusal
advice-low-balance = Kuɗin wallet ɗinku ba su isa ba. Ku saka kuɗi, sannan ku sake sayarwa.
advice-low-balance-seat = Kuɗin wallet na shagon ba su isa ba. Ku tambayi mai shago.
advice-bad-number = Ku tabbatar da lambar tare da kwastoma, sannan ku sake sayarwa.
advice-provider-down = Ku duba lambar, ku jira 'yan mintuna, sannan ku sake sayarwa.
advice-not-offered = Service ba ya sayar da wannan a yanzu. Ku zaɓi wani.
advice-limits = Adadin kuɗin ba ya cikin iyakar da aka yarda. Ku zaɓi wani adadi.
advice-doubled = Tuni service yana da sayarwa mai wannan reference. Ku duba /history kafin ku sake sayarwa.
advice-account = Service bai yarda wannan account ya sayar ba. Ku duba /account, ko ku tambayi service.
advice-account-seat = Service bai yarda wannan shago ya sayar ba. Ku tambayi mai shago.
advice-unknown = Idan haka ya sake faruwa, ku ba service reference ɗin.
problem-nothing-charged = { -nothing-charged }
problem-slow-down = Service ya ce a ɗan jira.
problem-down = Service ba ya amsawa. Ku sake gwadawa nan gaba kaɗan.
problem-login = Service na buƙatar PIN ɗinku. Ku sake shiga.
problem-login-seat = Service yana buƙatar PIN na mai shago. Ku ce wa mai shago ya sake shiga.
problem-refused = Service ya ce a'a.
problem-unreadable = Service ya aiko da amsar da ba a iya karantawa ba. Ku sake gwadawa nan gaba kaɗan.

## Staff: what the owner sees
staff-title = 🧑‍💼 <b>Ma'aikata</b>
staff-empty = Babu kowa tukuna. Ku gayyaci mai sayarwa, wanda zai sayar cikin iyakarku kuma ya ga tasa sayarwar kawai, ko mai kallo, wanda zai ga duk sayarwa amma ba zai sayar da komai ba.
staff-counted = Iyaka na ƙidaya abin da kwastomomi ke biya, ko face value idan ya fi haka; har da na sayarwar da ake dubawa.
staff-row = { $name } · { $role } · { $state }
button-invite-seller = ➕ Ƙara mai sayarwa
button-invite-viewer = ➕ Ƙara mai kallo
seat-role-seller = mai sayarwa
seat-role-viewer = mai kallo
seat-state-invited = an gayyata
seat-state-active = yana aiki
seat-state-suspended = an dakatar
seat-state-ended = ya ƙare
seat-title = 🧑‍💼 <b>{ $name }</b> · { $role }
seat-about-viewer = Yana ganin duk sayarwa da jimla. Ba zai iya sayarwa ba; ba ya ganin key, kuɗin wallet ko bayanan banki.
seat-sees-cost = Yana ganin kuɗin sayenku, da ribarku.
seat-sees-no-cost = Yana ganin abin da kwastomomi ke biya, ba kuɗin sayenku ba.
seat-marks-owed = Yana iya rubuta bashi a kan sayarwarsa.
seat-marks-not-owed = Ba ya iya rubuta bashi. Ku kaɗai za ku iya.
button-seat-show-cost = 📊 Nuna kuɗi da riba
button-seat-hide-cost = 🙈 Ɓoye kuɗi da riba
button-seat-owing = 📒 Yarda da bashi
button-seat-no-owing = 📒 Hana bashi
seat-no-link = Babu wanda ke amfani da wannan izini tukuna. Ku duba shi a ƙasa, sannan ku yi link.
seat-link-waits = Ba a buɗe link ɗin ba tukuna. Yana aiki har { $time }.
seat-link-ran-out = Link ɗin ya ƙare. Ku yi sabo.
seat-is-active = ✅ { $who } na amfani da wannan izini tun { $since }.
seat-is-suspended = ⏸ An dakatar da { $who }, ba zai iya sayarwa ba.
seat-is-ended = ✖ Ya ƙare. A da izinin { $who } ne.
seat-month = Wannan wata { $sums }
seat-limits = Kowace sayarwa har <b>{ $sale }</b>, kowace rana har <b>{ $day }</b>
seat-services-all = Yana sayar da duk service
seat-services = Yana sayar da { $services }
seat-no-end = Babu ranar ƙarewa
seat-ends = Zai ƙare { $time }
limit-none = babu iyaka
button-seat-link = 🔗 Yi link
button-seat-suspend = ⏸ Dakatar yanzu
button-seat-resume = ▶️ Ya sake sayarwa
button-seat-sale = 📏 Iyakar sayarwa
button-seat-day = 📅 Iyakar rana
button-seat-services = 🛒 Service
button-seat-ends = ⏳ Ranar ƙarewa
button-seat-seller = 🧑‍💼 Mai sayarwa
button-seat-viewer = 🧑‍💼 Mai kallo
button-seat-sales = 🧾 Sayarwar nan
button-seat-end = ✖ Rufe izinin
button-seat-end-now = ✖ Rufe shi yanzu
button-totals = 📊 Jimla
button-newest = ◀ Sababbi
seat-ask-new-seller = Wane suna kuke kiran sabon mai sayarwa? Ku rubuta suna, har haruffa 40.
seat-ask-new-viewer = Wane suna kuke kiran sabon mai kallo? Ku rubuta suna, har haruffa 40.
seat-ask-name = Wane suna kuke kiran <b>{ $name }</b>? Ku rubuta suna, har haruffa 40.
seat-ask-sale =
    📏 <b>Nawa sayarwa guda ta { $name } za ta iya kaiwa?</b>
    Ana ƙidaya abin da kwastoma ke biya, ko face value idan ya fi haka. Ku danna ko ku rubuta.
seat-ask-day =
    📅 <b>Nawa { $name } zai iya sayarwa a rana guda?</b>
    Ana ƙidaya abin da kwastomomi ke biya, ko face value idan ya fi haka; har da na sayarwar da ake dubawa. Ku danna ko ku rubuta.
seat-ask-services = 🛒 <b>Me { $name } zai iya sayarwa?</b> Ku danna domin a yarda, ko a cire.
seat-last-service = Dole service 1 ya rage. Ku dakatar da izinin domin dakatar da duk sayarwa.
seat-ask-ends = ⏳ <b>Har yaushe { $name } zai yi amfani da wannan izini?</b>
end-never = Ba ƙarewa
end-days = { $days ->
    [0] Ƙarshen yau
    [6] Kwana 7
    [29] Kwana 30
    [89] Kwana 90
   *[364] Shekara 1
 }
seat-ask-end =
    ✖ <b>A rufe izinin { $name }?</b>
    Ba za a sake amfani da shi ba. Ana ci gaba da duba sayarwar da aka aika buƙatarta, kuma lissafi na ajiye duka.
seat-link-caption =
    🔗 <b>Izinin { $name }</b>
    Wanda ya fara buɗe wannan link zai riƙa sayarwa daga wallet ɗinku, cikin iyakar wannan izini. Ku ba wannan mutum kaɗai.
    Yana aiki ga mutum 1, har { $until }.
    { $link }
seat-share = An gayyace ku zuwa shagon { $shop }. Ku buɗe wannan link a Telegram:
seat-gone = Wannan izini ba ya nan yanzu.
seat-taken = Wani na amfani da wannan izini, ko ya ƙare. Ba a yi link ba.
news-seat-claimed =
    🧑‍💼 <b>An buɗe link na { $name }</b>: { $who }.
    Idan ba mutumin da ya dace ba ne, ku danna ku dakatar nan take.
asks-title = 🙋 <b>{ $name } yana neman sayarwa ɗaya da ta wuce iyaka.</b>
asks-what = { $service } · { $what }
asks-sale = Iyakar kowace sayarwa { $limit } ce.
asks-day = Saura { $left } na iyakar yau.
asks-until = Yarda na wannan sayarwa kaɗai ne, har { $time }. Ba za a sayar da komai ba sai an danna Sayar.
asks-allowed = ✅ <b>An yarda, sau ɗaya, har { $time }.</b> Ba za a sayar da komai ba sai { $name } ya danna Sayar.
asks-refused = ✖ <b>Ba a yarda ba.</b> { -nothing-charged }
asks-sold = { $name } ya danna Sayar. Ku duba sayarwar a tarihi.
asks-over = <b>Wannan sayarwa ba ta jira yanzu.</b> { -nothing-charged }
asks-seat-idle = Wannan mutum ba zai iya sayarwa ba yanzu. { -nothing-charged }
button-allow-once = ✅ Yarda sau ɗaya

## Staff: what they see themselves
seat-hello-seller = 👋 <b>Yanzu kuna sayarwa a madadin { $shop }</b>, a matsayin { $name }.
seat-hello-viewer = 👋 <b>Yanzu kuna ganin sayarwar { $shop }</b>, a matsayin { $name }.
seat-menu-who = 🧑‍💼 { $name }
seat-menu-left = Saura yau <b>{ $left }</b>
seat-menu-sale = Kowace sayarwa har <b>{ $sale }</b>
seat-menu-till = Kuɗin da ya kamata su kasance a hannunku: <b>{ $till }</b>
seat-not-allowed = Ba ku da izinin wannan. Ku tambayi mai shago.
seat-not-owing = Ba ku da izinin rubuta bashi. Ku tambayi mai shago.
seat-not-pricing = Ba ku da izinin sa farashi. Ku tambayi mai shago.
seat-not-enough = <b>Kuɗin wallet na shagon ba su isa wannan sayarwar ba.</b> { -nothing-charged } Ku gaya wa mai shago.
seat-refused-over = Izininku na aiki a nan ya ƙare. { -nothing-charged }
seat-refused-suspended = An dakatar da izininku. { -nothing-charged } Ku tambayi mai shago.
seat-refused-viewer = Kuna iya ganin sayarwa, amma ba za ku iya sayarwa ba. { -nothing-charged }
seat-refused-closed = Shagon a rufe yake: babu mai shagon da ya shiga, ko babu key. { -nothing-charged }
seat-refused-stopped = Operator ya dakatar da sabuwar sayarwa a shagon nan. { -nothing-charged } Ku tambayi mai shago.
seat-refused-service = Ba ku da izinin sayar da wannan. { -nothing-charged }
seat-refused-unpriced = Ba a sa farashin wannan ba tukuna. { -nothing-charged } Ku ce mai shago ya sa farashi.
seat-refused-sale = Iyakar kowace sayarwarku { $limit } ce. Wannan ta fi haka. { -nothing-charged }
seat-refused-day = Saura { $left } na iyakarku ta yau. Wannan ta fi haka. { -nothing-charged }
seat-login = Kuna aiki a shagon <b>{ $shop }</b> a matsayin { $name }. Shiga shagon kanku zai kawo ƙarshen haka.
seat-leave =
    <b>Za ku bar shagon { $shop } gaba ɗaya?</b>
    Mai shago ne kaɗai zai iya sake shigar da ku.
button-leave-seat = 🚪 Bar wannan shago
seat-left =
    <b>Kun bar shagon { $shop }.</b>
    Ana ci gaba da duba sayarwar da ba ta kammala ba, kuma saƙonta zai nuna yadda ta ƙare.
seat-was = Izininku a <b>{ $shop }</b> ya ƙare. Idan kuna da shagon kanku, ku shiga.
seat-link-owner = Kun shiga shagon kanku. Ku fara yin /logout; link ɗin har yanzu yana aiki.
seat-link-busy = Kuna aiki a wani shago. Ku fara yin /logout a can; link ɗin har yanzu yana aiki.
news-seat-suspended = ⏸ <b>An dakatar da izininku a { $shop }.</b> Ba za ku iya sayarwa ba. Ana ci gaba da duba sayarwar da ba ta kammala ba.
news-seat-resumed = ▶️ <b>Kuna iya sake sayarwa a madadin { $shop }.</b>
news-seat-ended = ✖ <b>Izininku a { $shop } ya ƙare.</b> Ana ci gaba da duba sayarwar da ba ta kammala ba, kuma saƙonta zai nuna yadda ta ƙare.
news-seat-changed = 🧑‍💼 Mai shagon { $shop } ya canza abin da izininku ya ƙunsa.
news-seat-closed = 🔒 <b>{ $shop } a rufe yake:</b> masu shagon sun fita. Babu wanda zai iya sayarwa sai wani cikinsu ya dawo.
news-seat-live = ⚠️ { $shop } ya koma <b>live</b>: sayarwa ta gaske ce.
news-seat-sandbox = 🧪 { $shop } ya koma <b>SANDBOX</b>: babu abu na gaske.

## What was done
trail-title = 📜 <b>Ayyuka</b> ({ $zone })
trail-empty = Babu komai tukuna.
trail-row = { $time } · <b>{ $who }</b>: { $what }
trail-operator = Operator
act-login = an shiga
act-logout = an fita
act-shop_named = an canza sunan shago
act-webhook_kept = an bar ɗayan webhook
act-frozen = an dakatar da sayarwa
act-chat_logged_out = an fitar da wani chat
act-unfrozen = an ci gaba da sayarwa
act-operator_looked = ya duba yadda shagon ke tafiya
act-operator_stopped = ya dakatar da sabuwar sayarwa
act-operator_started = ya ci gaba da sabuwar sayarwa
act-data_deleted = an share bayanan mutum
act-change-asked = an tambayi service: { $what }
act-mode-switched = an koma { $mode }
act-lock-changed = an canza kulle: { $what }
act-looked_after = an kula da sayarwa mai shakku
act-limit_asked = an nemi sayarwar da ta wuce iyaka
act-limit_lifted = an yarda da sayarwa ɗaya da ta wuce iyaka
act-limit_kept = an ƙi sayarwar da ta wuce iyaka
act-complaint_opened = an kai ƙorafi kan sayarwa
act-complaint_sent = an nuna an aika ƙorafi
act-complaint_answered = an nuna an amsa ƙorafi
act-complaint_closed = an rufe ƙorafi
act-claim_closed = an rufe bashin da ake bin service
act-customer_link_given = an yi wa kwastoma link
act-customer_linked = an buɗe link na kwastoma
act-request_put_off = an ce wa kwastoma “ba yanzu ba”
act-requests_on = an bar kwastomomi su nema a Telegram
act-requests_off = an hana kwastomomi nema a Telegram
act-customer_named = an sa wa kwastoma suna
act-customer_unlinked = an cire haɗin kwastoma
act-customer_links_taken_back = an soke link na kwastoma
act-customer_number_added = an ƙara lambar kwastoma
act-customer_number_removed = an cire lambar kwastoma
act-customer_deleted = an share kwastoma
act-customer_credit_set = an sa iyakar bashin kwastoma
act-list_confirmed = an sayar da jeri
act-list_stopped = an tsayar da jeri
act-debt_owed = an rubuta bashin kwastoma
act-debt_paid = an karɓi biyan bashi
act-debt_forgiven = an yafe bashi
act-debt_given_back = an mayar wa kwastoma kuɗi
act-debt_promised = an rubuta ranar da kwastoma zai biya
act-debt_reminded = an tunatar da kwastoma a Telegram
act-price_set = an sa farashi: { $service }
act-price_ended = an cire farashi: { $service }
act-seat_made = an yi izinin { $seat }
act-seat_linked = an yi link na { $seat }
act-seat_claimed = an buɗe link na { $seat }
act-seat_suspended = an dakatar da { $seat }
act-seat_resumed = an bar { $seat } ya sake sayarwa
act-seat_ended = an rufe izinin { $seat }
act-seat_left = an bar aiki: { $seat }
act-seat_changed = an canza { $seat }: { $what }
act-maintenance_on = an tsayar da sabuwar sayarwa
act-maintenance_off = an sake karɓar sabuwar sayarwa
act-hold_set = an dakatar da wani service ko kamfani
act-hold_lifted = an ɗage dakatarwa
act-announced = an gaya wa duk masu sayarwa wani abu
seat-setting-sale_limit = iyakar sayarwa
seat-setting-day_limit = iyakar rana
seat-setting-services = service
seat-setting-ends = ranar ƙarewa
seat-setting-role = matsayi
seat-setting-name = suna
seat-setting-sees_cost = kuɗin saye
seat-setting-marks_owed = rubuta bashi
seat-setting-gets_requests = samun abin da kwastomomi ke nema

## Operators
menu-maintenance = ⏸ <b>Babu sabuwar sayarwa a yanzu.</b> Ana ci gaba da duba sayarwar da ba ta kammala ba.
maintenance-sale = ⏸ <b>Babu sabuwar sayarwa a yanzu.</b> { -nothing-charged } Ana gyaran bot ɗin; ku sake gwadawa daga baya kaɗan.
tap-maintenance = Babu sabuwar sayarwa a yanzu. Ba a aika buƙata ba. { -nothing-charged } Ku sake dannawa anjima.
announcement = 📢 { $text }

## Deleting what is kept about somebody
button-erase = 🗑 Goge bayanaina
button-erase-now = 🗑 Goge har abada
button-erase-keep = A bar shi
erase-title = 🗑 <b>A share bayananku?</b>
erase-shop = <b>Abin da za a share:</b> sunanku, lambar waya, bayanan banki da key, sunan shagonku, ma'aikatanku, sunaye, lambobi da link na kwastomominku, da kowane token da rasit da aka ajiye a nan.
erase-kept = <b>Abin da zai rage, saboda lissafi na buƙatarsa:</b> kuɗi, lokaci, provider, matsayi da reference na kowace sayarwa, da wanda ya yi me da lokacinsa. Babu suna, babu lambar da kuka sayar wa: ana nuna mutane da lambarsu ta Telegram kaɗai.
erase-customer = <b>Abin da za a share:</b> shagunan da ke aiko muku da kaya. Ba za ku sake samun token a nan ba. Shaguna na ajiye nasu bayanan abin da suka sayar.
erase-visitor = <b>Abin da za a share:</b> sunan da Telegram ya bayar, da abin da kuka fara rubutawa ba ku gama ba. Idan kuna da shago a nan, ku fara shiga: sai a share nasa bayanan ma.
erase-open = { $count ->
    [1] ⏳ Sayarwa 1 ba ta kammala ba tukuna. Dole ta fara ƙarewa; sannan a share komai.
   *[other] ⏳ Sayarwa { $count } ba su kammala ba tukuna. Dole su fara ƙarewa; sannan a share komai.
 }
erase-out = Hakan zai fitar da ku. Saƙonnin wannan chat za su rage har sai kun share su da kanku.
erase-messages = Saƙonnin wannan chat za su rage har sai kun share su da kanku.
erase-sure = <b>Idan an share, ba za a iya dawo da shi ba. A share har abada?</b>
erase-others = { $count ->
    [1] <b>Ba a share komai ba.</b> Wani ma ya shiga wannan shago. Sai ya fara fita, sannan ku sake yin /deletedata.
   *[other] <b>Ba a share komai ba.</b> Wasu { $count } ma sun shiga wannan shago. Sai sun fara fita, sannan ku sake yin /deletedata.
 }
erase-change = <b>Ba a share komai ba.</b> Ana tambayar service ya canza wani abu game da account ɗinku. Ku jira amsarsa a /account, sannan ku sake yin /deletedata.
erase-stopped = <b>Ba a share komai ba.</b> Operator na wannan bot ya dakatar da wannan shago. Idan shagon ya sake sayarwa, ku sake yin /deletedata.
erase-old = Wannan maɓallin ya daina aiki. Ba a share komai ba. Ku sake yin /deletedata.
erase-kept-all = An bar shi. Ba a share komai ba.
erase-waiting =
    ⏳ <b>Kun fita. Amma ba a share ba tukuna.</b>
    Dole sayarwar da ba ta kammala ba ta fara ƙarewa; saƙonta a nan zai nuna yadda ta ƙare. Sannan a share komai, kuma a gaya muku. Idan kuka shiga kafin haka, ba za a share komai ba.
erase-done-shop =
    ✅ <b>An share.</b> Kun fita.
    Sunaye, lambobi, bayanan banki, key, token, kwastomomi da ma'aikata sun tafi. An ajiye kuɗi, lokaci da reference domin lissafi.
erase-done-chat = ✅ <b>An share.</b> Babu abin da aka sani game da ku yanzu.
news-erased =
    ✅ <b>An goge bayananku, kamar yadda kuka nema.</b>
    Sunaye, lambobi, bayanan banki, key, token, kwastomomi da ma'aikata sun tafi. Abin da ya rage domin lissafi: kuɗi, lokaci, provider, matsayi da reference na sayarwa { $sales }.
news-erasure-dropped = <b>Ba a share bayananku ba:</b> wani ya shiga shagon tun lokacin. Ku sake yin /deletedata idan har yanzu kuna so.

## Books and own prices
command-prices = Abin da kwastomomi ke biya: farashinku
button-my-prices = 🏷 Farashina
button-price-type = ✏️ Rubuta shi
button-price-end = 🗑 Cire farashin
button-price-providers = 🏢 Network ko kamfani
button-price-plans = 📃 Plan guda
books-title = 📊 <b>Lissafi</b>
books-today = <b>Yau</b>
books-week = <b>Kwana 7 na ƙarshe</b>
books-month = <b>Wannan wata</b>
books-best = 📊 <b>{ $what ->
    [customers] Waɗanda suka fi saya
   *[other] Abin da aka fi sayarwa
 }</b> · { $month }
prices-title = 🏷 <b>Farashina</b>
prices-about = Abin da kwastomominku ke biya. Farashin plan kansa yake farawa, sannan na network ko kamfani, sannan na service.
prices-line = { $what }: <b>{ $price }</b>
prices-line-within = – { $what }: <b>{ $price }</b>
prices-plans = – plan { $count } da farashin kansu
prices-scope = 🏷 <b>{ $what }</b>
prices-none = Ba shi da farashin kansa.
prices-now = Kwastomomi na biyan: <b>{ $price }</b>
prices-on-top = A kan face value, ko a kan kuɗin sayen plan. Kuna iya cika shi zuwa sama yadda kuke so.
prices-on-plan = A kan kuɗin sayen wannan plan; ko ku rubuta farashinsa.
prices-row = { $what } · { $price }
prices-face = face value
prices-list = farashin service na yau da kullum, idan babu, kuɗin saye
prices-more = +{ $amount }
prices-less = −{ $amount }
prices-stepped = { $markup }, a cika zuwa { $step } na gaba
prices-step-none = daidai yadda yake
prices-step = ↑ { $step }
prices-ask = Nawa kwastomomi ke biya na { $what }? Ku rubuta abin da za a ƙara a kai, da alamarsa: <i>+50</i> ko <i>5%</i>. Idan da minus, ragi ne.
prices-ask-plan = Nawa kwastomomi ke biya na { $what }? Ku rubuta farashin, <i>1600</i>, ko abin da za a ƙara a kai: <i>+50</i> ko <i>5%</i>.
prices-bad = “{ $text }” ba abin da za a ƙara ba ne. Ku rubuta kamar +50 ko 5%: adadi ba tare da alama ba farashin plan guda ne.
prices-bad-plan = “{ $text }” ba farashi ba ne. Ku rubuta kamar 1600, +50 ko 5%.
prices-loss =
    ⚠️ <b>{ $what }: ƙasa da kuɗin saye.</b>
    Abin da kuɗin sayensa { $cost } ana sayarwa { $price }: <b>asara { $loss }</b> a kowace sayarwa.
button-price-anyway = ⚠️ A sa haka
sell-ask-price = Nawa kwastoma zai biya na wannan sayarwar? Ku rubuta adadin.
tap-price-stays = Daga yanzu kwastomomi za su riƙa biyan wannan farashin a kan wannan plan.
tap-price-exact = Farashin da aka rubuta yana nan daidai yadda yake.

## Many at once
command-many = Sayar da jeri gaba ɗaya
button-many = 🗒 Da yawa tare
button-many-template = 📄 Template
button-many-sell = ✅ A sayar { $count }, { $amount }
button-many-keep = ✅ A sayar da shi ma
button-many-type = ✏️ Sake rubutawa
button-many-leave = ➖ A bar shi
button-many-take = ↩️ A dawo da shi
button-many-stop = ⏹ Tsayar da sauran
button-many-rows = 🗒 Layuka
button-many-file = 📄 File na sakamako
button-many-again = 🔁 Sayar da sauran ({ $count })
many-intro =
 🗒 <b>Da yawa a lokaci guda</b>
 Ku manna jerinku a nan, sayarwa guda a kowane layi. Ko ku yi forward na saƙonni, ko ku aika file na .csv ko .txt.

 <code>0803 123 4567, 500
 mtn 1gb 7 days sme 0803 123 4567
 electricity, Ikeja, 4500 1234 567, 5000, prepaid</code>

 Za ku ga jerin gaba ɗaya da jimlar kuɗinsa kafin a sayar da komai.
many-title = 🗒 <b>A sayar da wannan jeri?</b>
many-count-good = ✅ { $count } sun yi daidai
many-count-problem = ⚠️ { $count } ba za a iya sayarwa yadda aka rubuta ba
many-count-twice = 👯 { $count } iri ɗaya da wani layi
many-count-before = 🔁 { $count } an sayar ba da daɗewa ba, ko ba su kammala ba
many-count-dropped = ➖ { $count } da kuka bari
many-pays = Kwastomomi za su biya { $amount }
many-expected = Kuɗin saye kimanin { $amount }
many-unpriced = Za a san kuɗin sayen { $count } cikinsu idan an sayar. Yanzu an ƙidaya face value.
many-after = Wallet bayan haka, kimanin { $balance }
many-low = ⚠️ Mai yiwuwa kuɗin wallet ɗinku ba za su isa duk jerin ba.
many-short = ⚠️ Kuɗin wallet ɗinku ba su isa duk jerin ba. Ku saka kuɗi, ko ku cire wasu layuka.
many-pin-wanted = 🔒 Kuna buƙatar PIN ɗinku domin wannan.
many-over-day = ⚠️ Saura { $left } na iyakarku ta yau.
many-left-out = Layuka masu ✅ kawai za a sayar. Ku danna wani domin gyara, ko domin a sayar da shi ma.
many-row = { $icon } { $number } · { $what } · { $beneficiary } · { $amount }
many-row-unread = { $icon } { $number } · { $typed }
many-row-title = <b>Layi na { $number }</b>
 { $typed }
many-problem-unread = Ba a gane abin da za a sayar a nan ba.
many-problem-number = Babu lamba, ko lambobinta sun yi yawa ko sun yi kaɗan.
many-problem-provider = Ba a gane network ko kamfani ba.
many-problem-product = Ba a gane plan, package ko irin mita ba. Ku rubuta cikakken sunansa.
many-problem-amount = Babu adadin kuɗi, ko babu abin da ake sayarwa a wannan adadin.
many-problem-closed = Service ba ya sayar da wannan yanzu.
many-problem-held = An dakatar da wannan lokacin da aka karanta jerin. Bayan haka ku sake rubuta shi don ku sayar.
many-problem-limits = Adadin ba ya cikin abin da network ko kamfani ke karɓa.
many-problem-terms = Ku aika wannan shi kaɗai: ya faɗi yadda za a biya.
many-problem-seat_service = Ba ku da izinin sayar da wannan. Ku tambayi mai shago.
many-problem-seat_unpriced = Ba a sa farashin wannan ba tukuna. Ku ce mai shago ya sa farashi.
many-problem-seat_sale_limit = Wannan ya fi abin da za ku iya sayarwa a lokaci guda. Ku tambayi mai shago.
many-standing-good = Za a sayar da wannan layi tare da jerin.
many-standing-twice = Wani layi na jerin yana da sayarwa iri ɗaya da wannan ga lambar nan dai.
many-standing-before = An yi sayarwa iri ɗaya da wannan ga lambar nan ba da daɗewa ba, ko ba ta kammala ba tukuna.
many-standing-dropped = An bar wannan layi.
many-ask-row = Ku sake rubuta layi na { $number }, misali <code>0803 123 4567, 500</code>
many-dropped = An soke. Ba a sayar da komai daga wannan jeri ba.
many-empty = Babu layi a ciki. Ku rubuta sayarwa guda a kowane layi.
many-too-many = Layuka { $count } sun yi yawa. Ku aika { $most } ko ƙasa a lokaci guda.
many-file-large = Wannan file ya yi girma. Jeri yana da layuka { $most } ko ƙasa.
many-file-lost = File ɗin bai iso ba. Ku sake aika shi.
many-pin = PIN na sayar da { $count } na { $amount }
many-selling = 🗒 <b>Ana sayar da { $count }</b>
many-done = 🗒 <b>Jerin { $count }: an gama</b>
many-stopped = 🗒 <b>Jerin { $count }: an tsayar</b>
many-stop-asked = Kun tsayar da sauran.
many-stop-low_wallet = Kuɗin wallet ɗinku ba su isa sauran ba.
many-stop-low_wallet-seat = Kuɗin wallet na shagon ba su isa sauran ba. Ku tambayi mai shago.
many-stop-pin_needed = An canza iyakar PIN ana cikin aiki. Ku sayar da sauran da PIN ɗinku.
many-stop-frozen = An dakatar da sayarwa a wannan shago.
many-stop-maintenance = Babu sabuwar sayarwa a yanzu: ana gyaran bot ɗin.
many-stop-seat = Ba za ku iya sayarwa yanzu ba. Ku tambayi mai shago.
many-stop-logged_out = An fitar da ku.
many-stop-mode = An canza shagon tsakanin live da sandbox.
many-stop-too_late = An daɗe sosai. Ku sake duba farashi kafin ku sayar da sauran.
many-unsold = ❌ { $count } ba a sayar ba
many-waiting = ▫️ saura { $count }
many-doubtful = 👁 { $count } na buƙatar ku duba
many-rows-title = 🗒 <b>Layuka { $count }</b>
 Ku danna guda domin ganin sayarwarsa.
tap-many-over = An rufe wannan jeri. Ku duba /history kafin ku sake aika shi.
tap-many-changed = Jerin ya canza. Ku sake duba shi, sannan ku danna.
tap-many-already = Ana sayar da wannan jeri yanzu haka.
tap-many-stopped = An tsayar. Sayarwar da aka riga aka aika buƙatarta tana nan har yanzu.
tap-many-done = Babu abin da ya rage a tsayar.
tap-many-none-left = Babu abin da za a sake sayarwa: kowane layi na jerin an sayar da shi, ko mai yiwuwa an sayar.

## Who owes
command-owing = Waɗanda kuke bi bashi
command-paid = Wani ya biya bashinsa
button-payment-paid = 💵 Ya biya
button-mark-owing = 📒 Rubuta bashi
button-payment-part = ➗ Ya biya ɓangare
button-gave-back = ↩️ Na mayar
payment-owes = 📒 { $part ->
    [none] Kwastoma bai biya ba tukuna
   *[other] Kuna bin kwastoma <b>{ $owed }</b> cikin { $part }
 }
payment-forgiven = 🧹 An yafe { $amount }{ $paid ->
    [none] {""}
   *[other] {" · "}an biya { $paid }
 }
payment-given-before = ↩️ Kun mayar da { $amount } na wannan sayarwa. Yaya aka biya bayan haka?
payment-give-back = ↩️ { $amount ->
    [none] <b>Ku mayar wa kwastoma kuɗinsa.</b>
   *[other] <b>Ku mayar wa kwastoma { $amount }.</b>
 }
payment-nothing-paid = Kwastoma bai biya ba: babu abin mayarwa.
payment-given-back = ↩️ An mayar{ $amount ->
    [none] {""}
   *[other] : { $amount }
 }
payment-is-paid = An biya ta.
payment-not-sold = Sayarwar da ta yi nasara kawai za a iya bin bashinta.
payment-nothing-back = Babu abin da za a mayar.
payment-owed-now = Kuna bin { $who } { $owed }
payment-ask-part = Nawa <b>{ $who }</b> ya biya yanzu cikin <b>{ $price }</b>? Ku rubuta adadin.
payment-bad-part = Ku rubuta adadin da bai kai { $price } ba, kamar 500.
payment-ask-name = Wa ake bi bashin? Ku rubuta sunan mai <b>{ $number }</b>, har haruffa 40.
button-just-number = 🔢 Lambar kawai
payment-kept = 📒 A jimla kuna bin <b>{ $who }</b> bashin <b>{ $owed }</b>.
debts-title = 📒 <b>Bashin da kuke bi { $total }</b>
debts-people = mutum { $people } · mafi daɗewa { $age }
debts-late-title = 📒 <b>Bashin da ya wuce kwana 7: { $total }</b>
debts-none = 📒 Ba ku bin kowa bashi.
debts-none-late = 📒 Babu bashin da ya wuce kwana 7.
debts-none-called = 📒 Babu wanda kuke bi bashi da ya dace da <b>{ $text }</b>.
debts-how = Ku danna “📒 Rubuta bashi” a saƙon sayarwa idan kwastoma zai biya daga baya.
debts-row = { $colour } { $who } · { $owed } · { $age }
debts-age = { $days ->
    [0] yau
   *[other] kwana { $days }
 }
button-debts = 📒 Bashin da kuke bi
button-late = 📒 Kwana 7+: { $count }
button-all-debts = 📒 Duk masu bashi
debtor-nameless = Babu suna
debtor-title = 📒 Kuna bin <b>{ $who }</b> bashin <b>{ $owed }</b>
debtor-nothing = 📒 Ba ku bin <b>{ $who }</b> komai.
debtor-sale = { $day } · { $icon } { $what } · { $price }{ $left ->
    [none] {""}
   *[other] {" "}· <b>saura { $left }</b>
 }
debtor-more = da ƙarin sayarwa { $count }
debtor-last-paid = Biya na baya-bayan nan { $amount }, { $day }
debtor-promised = 📅 An yi alƙawarin { $day }
button-paid-all = 💵 An gama: { $owed }
button-remind = ⏰ Tunatar
button-promise = 📅 Alƙawari
button-write-off = 🧹 Yafe
debtor-ask-part = Nawa <b>{ $who }</b> ya biya? Bashin { $owed } ne. Ku rubuta adadin.
debtor-bad-amount = Ku rubuta adadin kuɗi, kamar 500.
debtor-too-much = Bashin { $owed } ne kawai. Ku rubuta haka ko ƙasa da haka.
debtor-paid-now = An karɓi { $amount }. Saura bashi: { $left }
debtor-paid-up = An karɓi { $amount }. Babu sauran bashi.
debtor-paid-line = 💵 An karɓi { $amount } daga <b>{ $who }</b>.
debtor-changed = Wannan ya canza. Ku duba sabon adadin.
debtor-ask-forgive = A yafe wa <b>{ $who }</b> <b>{ $owed }</b>? Ba za a sake bin bashin ba.
button-forgive-sure = 🧹 Yafe { $owed }
debtor-forgiven = An yafe { $amount }
debtor-ask-sure = <b>{ $who }</b> ya biya ku <b>{ $amount }</b>? Bashin { $owed } ne.
button-sure-paid = 💵 I, { $amount }
debtor-ask-promise = Yaushe <b>{ $who }</b> zai biya?
button-promise-days = { $days ->
    [1] Gobe
    [7] Nan da mako 1
    [14] Nan da mako 2
   *[other] Nan da kwana { $days }
 }
button-no-promise = ✖ Cire ranar
debtor-promise-kept = An rubuta.
remind-title = ⏰ Ku aika wannan zuwa ga <b>{ $who }</b>:
remind-words = <blockquote>{ $text }</blockquote>
remind-text = Barka da rana{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
 }. Don Allah ku tuna da bashin { $owed } da { $shop } ke bin ku tun { $day }. Mun gode.
button-remind-here = ✉️ Bot ya aika
remind-sent = An aika zuwa chat { $count }
remind-too-soon = An riga an tunatar { $day }. Ana tunatarwa sau 1 kawai cikin kwana 3.
remind-nobody = Babu chat na Telegram da za a aika zuwa gare shi.
customer-reminder = 📒 { $shop } na tunatar da ku: ana bin ku <b>{ $owed }</b>, ba a biya ba tukuna, tun { $day }. Mun gode.
button-copy-sms = 📋 Kwafi domin SMS
menu-owed = 📒 Bashin da kuke bi <b>{ $owed }</b>
menu-served-owes = 📒 Ana bin { $name } bashin <b>{ $owed }</b> tun { $day }
paid-how = Ku rubuta wanda ya biya da nawa, kamar: paid Bola 1000
paid-whom = Waɗanda suka dace da <b>{ $text }</b> kuma kuke bi bashi sun fi guda. Ku danna wanda ya biya.

## The day's close
command-close = Rufewar rana: sayarwa, riba, wallet
close-head-sealed = 📆 <b>Rufewa { $number }</b> · { $day }
close-head-open = 📆 <b>{ $day }</b> · zuwa yanzu, { $time }
close-head-over = 📆 <b>{ $day }</b> · za a rufe ƙarfe 3:00
close-title = 📆 <b>{ $day }</b>{ $state ->
    [open] {" "}zuwa yanzu
    [over] , za a rufe ƙarfe 3:00
   *[sealed] {""}
 } · { $sales }
close-profit-line = { $kind ->
    [loss] Asara
   *[profit] Riba
 } <b>{ $about ->
    [all] kimanin { $amount }
   *[other] { $amount }
 }</b>{ $about ->
    [none] {""}
    [all] {""}
   *[other] {" "}(daga ciki kimanin { $about })
 }{ $uncounted ->
    [0] {""}
   *[other] {" · "}ba a saka sayarwa { $uncounted } ba tukuna
 }
close-cash = Kuɗi: ya kamata a samu <b>{ $hand }</b>
close-cash-counted = Kuɗi: ya kamata a samu <b>{ $hand }</b> · { $time ->
    [none] an ƙirga
   *[other] { $time } an ƙirga
 } { $value }
close-counted-value = { $kind ->
    [short] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}cikin { $due }
        }, gibi { $gap }
    [over] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}cikin { $due }
        }, ƙari { $gap }
   *[exact] { $counted } ✓
 }
close-give-back = ↩️ { $amount } daga ciki za a mayar wa kwastoma
close-owing = Bashin da kuke bi <b>{ $owed }</b>{ $people ->
    [0] {""}
   *[other] {" "}(mutum { $people })
 }{ $forgiven ->
    [none] {""}
   *[other] {" · "}an yafe { $forgiven }
 }
close-claims = ⚖️ Kuna bin service bashin <b>{ $owed }</b> ({ $count })
close-label-owing = Bashin da kuke bi · mutum { $people }
close-sold = { $count ->
    [0] ba a sayar da komai ba
   *[other] sayarwa { $count } · { $sold }
 }
close-count = { $count ->
    [0] ba a sayar da komai ba
   *[other] sayarwa { $count }
 }
close-cost = Kuɗin saye { $cost }
close-cost-about = Kuɗin saye kimanin { $cost }
close-week-before = { $weekday } na makon jiya: { $sales } · { $profit }
close-owners = Masu shago
close-part = { $name } { $count } · { $profit }
close-part-sold = { $name } { $count }
close-best-line = 👤 Manyan kwastomomi: { $names }
close-best-one = { $name } { $kobo }
close-label-sold = Sayarwa
close-label-owed = Bashin kwastomomi na ranar
close-label-owed-earlier = Bashin kwastomomi na kwanakin baya
close-label-forgiven = Bashin da aka yafe
close-label-forgiven-earlier = Bashin kwanakin baya da aka yafe
close-label-repaid = Bashin da kwastomomi suka biya
close-label-back = Za a mayar wa kwastoma
close-label-given = An mayar wa kwastoma
close-label-hand = Ya kamata a samu a hannu
close-label-counted = { $count ->
    [1] An ƙirga { $time }
   *[other] An ƙirga sau { $count }, na ƙarshe { $time }
 }
close-label-opening = Kafin, an gani { $time }
close-label-in = Kuɗin da ya shigo
close-label-in-about = Kuɗin da ya shigo, kimanin
close-label-sales = Na sayarwa
close-label-earlier-sales = Na sayarwa ta kwanakin baya
close-label-refunds = Kuɗin da aka mayar
close-label-other = Sauran
close-label-closing = Wallet, an gani { $time }
close-uncounted = Ba a saka a riba ba tukuna: sayarwa { $count } ta { $kobo }
close-open = Ana duba sayarwa { $count } ({ $kobo }) · ba ya cikin { $wallet ->
     [without] riba, kuɗi ko wallet
    *[other] riba ko kuɗi
 } tukuna
close-open-sealed = Da ƙarfe 3:00 ana duba sayarwa { $count } ({ $kobo })
close-late = Tare da canji { $count } na kwanakin baya: riba { $profit }
close-warning = ⏳ { $words }
close-wallet = Wallet { $opening } → <b>{ $closing }</b>{ $seen ->
    [none] {""}
   *[other] , an gani { $seen }
 }{ $moves ->
    [none] {""}
   *[other] : { $moves }
 }
close-moves = { $first }, { $then }
close-move-in = { $amount } ya shigo
close-move-in-about = kimanin { $amount } ya shigo
close-move-sales = { $amount } na sayarwa
close-move-earlier-sales = { $amount } na sayarwa ta kwanakin baya
close-move-refunds = { $amount } an mayar
close-move-other = { $amount } sauran
close-wallet-line = { $label } { $value }
close-wallet-unknown = 💰 Babu wanda ya duba wallet tukuna.
close-changed = <b>Abin da ya canza daga baya</b>
close-changed-line = Sayarwar { $time }: { $what }
close-changed-sold = an sayar daga baya, riba { $profit }
close-changed-gone = an janye, riba { $profit }
close-changed-cost = wani adadi, riba { $profit }
close-changed-open = ta ƙare ba a sayar ba
close-changed-more = da ƙarin { $count }
close-day-button = ◀ { $day }
close-next-button = { $day } ▶
close-hour = { $hour }:00
close-hour-how = 📆 <b>Rufewar rana</b> na zuwa da kanta a kowace ranar da kuka sayar. Ƙarfe nawa?
close-hour-none = 🔕 Kada ta zo
close-hour-set = 📆 Rufewar rana za ta zo ƙarfe { $hour }:00, kuma za a rufe ranar ƙarfe 3:00.
close-hour-off = 🔕 Rufewar rana ba za ta zo da kanta ba. /close na nuna ta a kowane lokaci.
button-close = 📆 Rufewar rana
button-close-hour = 🕘 Lokacin zuwa
button-close-details = 🔎 Cikakken bayani
button-close-file = 📄 Fayil
button-count = 🧮 Ƙirga kuɗi
count-ask = 🧮 Nawa ne kuɗin <b>{ $day }</b> da ke hannu? Ku ƙirga tsabar kuɗi da abin da kwastomomi suka tura. Kada ku haɗa da canjin da kuka fara da shi. Ku rubuta adadin.
count-bad = Ku rubuta adadin da kuka ƙirga, kamar 12500 ko 12500.50.
act-close_hour_set = an sa lokacin zuwan rufewar rana
act-cash_counted = an ƙirga kuɗin rana

## Statements: sales as files and pictures
command-statement = Sayarwarku a Excel, PDF ko CSV
command-chart = Kwanakin baya-bayan nan a hoto
button-statement = 📄 Statement
button-chart = 📈 Chart
button-chart-week = 📈 Kwana 7
button-chart-month = 📈 Kwana 30
button-xlsx = 📗 Excel
button-pdf = 📄 PDF
button-csv = 📄 CSV
button-xlsx-again = 📗 A sake yi
button-pdf-again = 📄 A sake yi
button-csv-again = 📄 A sake yi
button-other-dates = 📅 Wasu kwanaki
button-tokens = 🎟 Haɗa da token
button-no-tokens = 🎟 Babu token
button-any-customer = 👤 Duk kwastomomi
statement-head = 📄 <b>Statement</b> · { $what }
statement-period-today = Yau
statement-period-yesterday = Jiya
statement-period-week = Wannan mako
statement-period-lastweek = Makon jiya
statement-period-month = Wannan wata
statement-period-lastmonth = Watan jiya
statement-which-service = 📄 <b>Sayarwar wane service?</b>
statement-which-seat = 📄 <b>Sayarwar waye?</b>
statement-with-tokens = 🎟 Da duk token da pin a ciki. Ana neman PIN a kowane lokaci.
statement-dates-how =
    📅 <b>Daga wace rana zuwa wace?</b>
    Ku rubuta rana guda ko biyu: <i>1 Nov to 15 Nov</i>, <i>1/11 - 15/11</i>, <i>3 Nov</i>.
statement-dates-bad = Ana buƙatar rana guda ko biyu, kamar <i>3 Nov</i> ko <i>1/11 to 15/11/2026</i>.
statement-waiting = ⏳ <b>Statement ɗinku</b> na { $days } yana jiran wasu. Matsayinsa: { $place }.
statement-making = 📄 <b>Ana yin statement ɗinku</b> na { $days }: layi { $count } …
statement-done = An rubuta { $done } zuwa yanzu.
statement-sent = 📄 <b>Statement na { $days }</b>: layi { $count }, { $seconds } s. Yana ƙasa.
statement-stopped =
    📄 <b>Statement na { $days }</b>
    An katse aikin. Babu abin da ya ɓace: a sake yi.
statement-failed =
    📄 <b>Statement na { $days }</b>
    Ba a iya yi ba. Sayarwarku tana nan lafiya. A sake yi, ko ku zaɓi kwanaki kaɗan.
statement-caption =
    📄 <b>{ $shop }</b>
    Statement na { $what }
statement-sandbox = SANDBOX: ba sayarwa ta gaske ba
statement-sandbox-html = 🧪 SANDBOX: ba sayarwa ta gaske ba
pin-for-statement = 🎟 <b>PIN na fitar da duk token da pin a file</b>
tap-statement-none = Babu sayarwa a lokacin da kuka zaɓa.
tap-statement-long = Sayarwa sun fi guda 500,000. Ku zaɓi lokaci mafi gajarta.
tap-statement-busy = Ana cikin yin statement na wannan shago. Guda ɗaya a lokaci guda.
tap-other-mode = Wannan rana ta ɗaya tsarin ce. Ku fara canzawa a /account.
act-statement = an yi statement
act-statement_with_tokens = an yi statement da duk token

## In the files
statement-title = Statement
statement-column-time = Lokaci
statement-column-reference = Reference
statement-column-service = Service
statement-column-provider = Network ko kamfani
statement-column-product = Kaya
statement-column-beneficiary = Lamba
statement-column-customer = Kwastoma
statement-column-face = Face value
statement-column-cost = Kuɗin saye
statement-column-charge = Matsayin saye
statement-column-price = Kwastoma na biya
statement-column-profit = Riba
statement-column-payment = Biya
statement-column-seat = Mai sayarwa
statement-column-state = Matsayi
statement-column-note = Bayani
statement-column-token = Token
statement-state-sold = An sayar
statement-state-awaiting = An sayar, token na zuwa
statement-state-open = Ana dubawa
statement-state-failed = Ba a sayar ba
statement-payment-paid = An biya
statement-payment-owed = Bashi
statement-payment-part = Ɓangare
statement-payment-forgiven = An yafe
statement-charge-seen = an gani
statement-charge-expected = ana tsammani
statement-charge-unknown = ba a sani ba
statement-still-open = Ana dubawa · har { $amount }
statement-not-sold = Ba a sayar ba · { $amount }
statement-label-summary = Taƙaitawa
statement-label-lines = Jerin sayarwa
statement-label-total = Jimla
statement-label-sales = Sayarwa
statement-label-service = Service
statement-label-seat = Mai sayarwa
statement-label-day = Rana
statement-label-services = Kowane service
statement-label-seats = Kowane mai sayarwa
statement-label-days = Kowace rana
statement-label-made = An yi
statement-label-unknown = ba a sani ba
statement-label-page = Shafi { $page } cikin { $pages }
statement-made = An yi { $time } ({ $zone })
statement-about = kimanin { $amount }
statement-sold = An sayar
statement-face = Face value
statement-cost = Kuɗin saye
statement-price = Kwastomomi na biya
statement-profit = Riba
statement-opening = Wallet a farko
statement-paid-in = Kuɗin da ya shigo
statement-charged = Na sayarwa
statement-not-named = Sauran
statement-closing = Wallet a ƙarshe
statement-seen = kamar yadda aka gani { $time }
statement-debts-opening = Bashi a farko
statement-debts-owed = Sabon bashi
statement-debts-paid = Bashin da aka biya
statement-debts-forgiven = Bashin da aka yafe
statement-debts-closing = Bashi a ƙarshe
statement-open = { $amount ->
    [none] { $count ->
        [1] Sayarwa 1 ba ta kammala ba tukuna kuma ba a ƙidaya ta a nan ba.
       *[other] Sayarwa { $count } ba su kammala ba tukuna kuma ba a ƙidaya su a nan ba.
    }
   *[other] { $count ->
        [1] Sayarwa 1 ba ta kammala ba tukuna kuma ba a ƙidaya ta a nan ba: har { $amount }.
       *[other] Sayarwa { $count } ba su kammala ba tukuna kuma ba a ƙidaya su a nan ba: har { $amount }.
    }
 }
statement-uncounted = Sayarwa { $count } ba a lissafa a kuɗin saye ba: ba a san kuɗin da aka cire ba.
statement-no-wallet = Wallet a farko da a ƙarshe: ba a sani ba.
statement-no-lines = Layi { $count } sun yi yawa a jera su a shafuka: ku ɗauke su a Excel ko CSV.

## Charts
chart-naira = da ₦
chart-sales = sayarwa
chart-days = kwana { $days }
chart-sold-by-day = Abin da aka sayar kowace rana
chart-profit-by-day = Riba kowace rana
chart-by-service = Me aka sayar
chart-by-hour = Kowace awa
chart-closing = Masu duhu: yau, da awa mafi kyau. Kuɗi daidai har kobo suna kalmomin da ke ƙasa.
chart-caption = 📈 <b>{ $shop }</b> · { $days }
chart-profit = Riba { $profit }
chart-line = { $name } · { $amount }
chart-best-day = Rana mafi kyau: { $day } · { $amount }
chart-best-hour = Awa mafi kyau: { $from } zuwa { $to }
chart-none = 📈 Ba a sayar da komai a waɗannan kwanaki ba.
tap-chart-none = Ba a sayar da komai a waɗannan kwanaki ba.
close-title-sealed = Rufewar rana · { $day }
close-title-open = { $day } · har { $time }
close-title-over = { $day } · za a rufe ƙarfe 3:00
close-profit = Riba
close-profit-about = Riba, kimanin
close-loss = Asara
close-loss-about = Asara, kimanin
close-above = { $percent }% sama da { $weekday } na makon jiya
close-below = { $percent }% ƙasa da { $weekday } na makon jiya
close-week = Riba, kwana 7 na ƙarshe
close-brought = Inda ta fito
close-by-seat = Wa ya sayar
close-best = Manyan kwastomomi
close-profit-aside = riba
close-paid-aside = kwastoma na biya
close-number = Rufewa { $number } · { $digest }
close-number-open = Ba a rufe ba tukuna: za a rufe ranar ƙarfe 3:00
close-foot = Ya yi daidai har kobo. Canjin da ya zo daga baya ana jera shi, ba za a ɓoye shi ba.
close-sandbox-note = Sandbox: babu abu na gaske a nan
close-short-thousands = { $number }k
close-short-millions = { $number }m

## Alerts: what owners are told unasked
command-alerts = Abin da ake sanar da ku, da lokacinsa
button-alerts = 🔔 Faɗakarwa
button-alert-on = 🔔 Kunna
button-alert-off = 🔕 Kashe
alerts-title = 🔔 <b>Faɗakarwa</b>
alerts-about = Ana aika su ga duk wanda ya shiga wannan shago, kowacce ba fiye da sau 1 a awa 1 ba. Ba a aika ko ɗaya saboda sayarwar sandbox ba.
alerts-row = { $what }: <b>{ $state }</b>
alerts-now = Yanzu: <b>{ $state }</b>
alerts-off = a kashe
alerts-on = a kunne
alerts-any = kowane adadi
alerts-loss = asara
alerts-under = ƙasa da { $amount }
alerts-under-sales = ƙasa da sayarwa { $count }
alerts-from = { $amount } ko fiye
alerts-float = 🪫 Kuɗin wallet sun yi ƙasa
alerts-float-about = Ana gaya muku idan kuɗin wallet sun yi ƙasa da adadin da kuka sa, ko ba za su isa yawan sayarwar da kuka faɗa ba. Ana ƙidaya sayarwa guda a matsakaicin kuɗin sayen sayarwar yau, ko na kwana 7 na ƙarshe. Ana sake gaya muku idan ya ragu zuwa rabi.
alerts-paid_in = ➕ Kuɗin da aka saka
alerts-paid_in-about = Ana gaya muku game da kuɗin da aka saka, idan wannan shago ya sake ganin wallet: bayan sayarwa, ko idan wani ya buɗe menu.
alerts-price = 🏷 Sabon kuɗin saye
alerts-price-about = Ana gaya muku idan kuɗin sayen plan da kuka sayar cikin kwana 30 na ƙarshe ya ƙaru ko ya ragu, da ribarku a lokacin. Ana gani idan wani ya duba plan domin sayarwa.
alerts-gone = 🚫 Plan da babu yanzu
alerts-gone-about = Ana gaya muku idan plan da kuka sayar cikin kwana 30 na ƙarshe ba ya cikin jerin yanzu, ko ba shi da farashi. Ana gani idan wani ya duba plan domin sayarwa.
alerts-profit = 📉 Ƙarancin riba
alerts-profit-about = Ana gaya muku da safe idan ribar ranar da ta gabata ta yi ƙasa da yadda kuka sa.
alerts-ask = Ku rubuta adadin, kamar 5000.
alerts-ask-float = Ku rubuta adadi, kamar 5000, ko yawan sayarwa, kamar 15 sales.
alerts-bad = “{ $text }” ba adadin kuɗi ba ne. Ku rubuta kamar 5000.
act-alert_set = an canza faɗakarwa: { $what }
alert-float-today = { $count ->
    [0] 🪫 <b>{ $balance }</b> ba za su isa ƙarin sayarwa guda ba, idan aka ci gaba kamar yau
   *[other] 🪫 <b>{ $balance }</b> za su isa kimanin ƙarin sayarwa { $count }, idan aka ci gaba kamar yau
 }
alert-float-week = { $count ->
    [0] 🪫 <b>{ $balance }</b> ba za su isa ƙarin sayarwa guda ba, idan aka ci gaba kamar kwana 7 na ƙarshe
   *[other] 🪫 <b>{ $balance }</b> za su isa kimanin ƙarin sayarwa { $count }, idan aka ci gaba kamar kwana 7 na ƙarshe
 }
alert-float = 🪫 Kuɗin wallet sun yi ƙasa: <b>{ $balance }</b>
alert-seen = An gani { $time }
alert-paid-in = ➕ <b>{ $amount }</b> sun shigo wallet
alert-paid-in-about = ➕ <b>Kimanin { $amount }</b> sun shigo wallet
alert-paid-in-back = ↩️ { $amount } daga ciki kuɗin da service ya mayar ne
alert-paid-in-wallet = Wallet { $balance }, an gani { $time }
alert-price = { $count ->
    [1] 🏷 <b>Kuɗin sayen plan 1 da kuke sayarwa ya canza</b>
   *[other] 🏷 <b>Kuɗin sayen plan { $count } da kuke sayarwa ya canza</b>
 }
alert-price-plan = { $plan }: { $before } → <b>{ $after }</b>
alert-price-kept = Kwastomomi na biyan { $price } · ribarku { $kept }, a da { $was }
alert-price-lost = 🔴 Kwastomomi na biyan { $price } · asararku { $kept }, a da ribarku { $was }
alert-gone = { $count ->
    [1] 🚫 <b>Plan 1 da kuke sayarwa babu shi yanzu</b>
   *[other] 🚫 <b>Plan { $count } da kuke sayarwa babu su yanzu</b>
 }
alert-gone-what = Service bai jera shi ba, ko bai faɗi farashi ba. Ba za a iya sayar da shi yanzu ba.
alert-others = { $count ->
    [1] da wani 1
   *[other] da wasu { $count }
 }
alert-profit = 📉 <b>{ $day }: riba { $profit }</b>
alert-profit-about = 📉 <b>{ $day }: riba kimanin { $profit }</b>
alert-profit-mark = { $count ->
    [0] Ba a sayar da komai ba · matakin da kuka sa { $mark }
   *[other] Sayarwa { $count } · matakin da kuka sa { $mark }
 }
alert-profit-uncounted = Ba a lissafa ba: sayarwa { $count } ta { $amount }, babu wanda ya faɗi kuɗin sayenta

## Reminders to sell again
command-reminders = Abin da za a sake sayarwa, da lokacinsa
button-repeat-new = ⏰ Maimaita
button-repeats = ⏰ Tunatarwa
button-repeat-sell = 🔁 Sake sayar: { $what }
button-repeat-to = 🔁 Sayar { $what }: { $to }
button-repeat-other = 📃 Wani plan
button-repeat-later = ⏰ Gobe
button-repeat-skip = ⏭ Tsallake wannan
button-repeat-stop = ✖ Daina tunatarwa
button-repeat-days = 📅 Wasu kwanaki
button-repeat-hour = 🕘 Ƙarfe { $hour }:00
button-repeat-every = { $every ->
    [month] Kowane wata
    [1] Kowace rana
   *[other] Duk kwana { $every }
}
button-repeat-open = { $day } · { $who }
repeat-ask =
    ⏰ <b>{ $who }</b>: { $what }
    Bayan kwana nawa za a riƙa tunatar da ku? Ku danna, ko ku rubuta yawan kwanaki (1 zuwa { $most }).
repeat-placeholder = 28
repeat-bad-days = “{ $text }” ba yawan kwanaki ba ne. Ku rubuta daga 1 zuwa { $most }, ko ku danna maɓalli.
repeat-title = ⏰ <b>{ $who }</b>
repeat-what = { $icon } { $what } · { $number }
repeat-due = Lokacin na gaba ya yi.
repeat-last = Sayarwar baya-bayan nan: { $day }{ $price ->
    [none] {""}
   *[other] {" "}a kan { $price }
}
repeat-next = { $every ->
    [month] Kowane wata
    [1] Kowace rana
   *[other] Duk bayan kwana { $every }
}. Na gaba: { $weekday } { $day }, { $time }
repeat-number-gone = ⚠️ { $who } ba shi da lambar { $number } yanzu. Wace lamba ce za a yi amfani da ita?
repeat-no-number = ⚠️ { $who } ba shi da lambar { $number } yanzu, kuma babu wata lambar wannan. Ku ƙara guda a saƙon kwastoma.
repeat-hour-how = ⏰ Ƙarfe nawa za a tunatar da ku?
repeat-stopped = ⏰ An daina wannan tunatarwa.
repeat-answered = An riga an amsa wannan.
repeat-not-set = ⏰ Babu wannan kwastoma ko sayarwa yanzu. Ba a sa komai ba.
repeat-not-saved = Ku fara ajiye sunan wannan kwastoma.
repeats-title = ⏰ <b>Sake sayarwa</b>
repeats-line = { $day } · <b>{ $who }</b> · { $what } · { $every ->
    [month] kowane wata
    [1] kowace rana
   *[other] duk bayan kwana { $every }
}
repeats-none = ⏰ Babu tunatarwa tukuna. Ku danna “⏰ Maimaita” a saƙon sayarwa ga kwastoman da kuka ajiye.
customer-repeat = ⏰ { $what } · { $every ->
    [month] kowane wata
    [1] kowace rana
   *[other] duk bayan kwana { $every }
} · na gaba { $day }
act-repeat_set = an sa tunatarwar sake sayarwa
act-repeat_ended = an daina tunatarwar sake sayarwa
