# Igbo. Same messages in the same order as en.ftl; what is not here is spoken in English, as the operators' screens are.
# Dots below always, no tone marks. In what is marked "money" in en.ftl no verb in -la or -le, which is both "do not" and
# "has been": past in -rV, negative in -ghị and -beghị, "Ị gaghị".
# The money sentences were translated back by somebody who had not seen the English; what differed was corrected.
# No native reader who sells has read it: a word here may be odd, and a sentence about money may be misheard.
# signed: none
#
# What wants a native reader first: all that is marked "money", and then
# - card-failed*, state-failed, customer-failed, advice-unknown: "e mezughị ya", as "o meghị" says that nothing happened
# - card-do-not-sell, card-token-*, news-restored-gap: does "Ị gaghị ere … ọzọ" forbid, or only foretell
# - card-no-record: "n'ihi na o nwere ike ịpụta emechaa"
# - card-known-reference, advice-doubled: "already" without a verb in -la
# - confirm-repriced, confirm-repriced-seat: a statement of the old and the new price, without a question
# - tap-maintenance, mode-ask-live, mode-ask-sandbox: what is cancelled, and what waits
# - confirm-unchecked, confirm-unchecked-listing: the past in "Mgbe e lelere ya na …, a na-ere ya"
# - card-cost*: the wallet pays, not the customer
# - profit, profit-first: "mfu" for loss
# - failed-returned, card-refused-checking, try-again-why, news-restored-gap, news-restored-unseen: what may have left
# - state-pending, filter-open, statement-state-open, close-open: "ka na-eche" for pending and open
# - record-times, record-open, sell-session-over, link-expired: "gwụrụ" and "gafere" for over
# - button-freeze, button-unfreeze, seat-state-suspended, button-unlink, tap-not-linked: "kwụsị", "malite", "kwụsịtụ",
#   "kewapụ", "jikọ"
# - payment-owes, button-mark-owing, debts-title, debtor-title, customer-reminder: who owes whom in "ji ụgwọ"
# - debtor-ask-forgive, button-write-off, payment-forgiven: "gbaghara" for write off
# - staff-counted, seat-limits: "oke" for limit, which without its tone is also "rat"
# - prices-list, prices-stepped, prices-on-top, sums-uncounted, close-uncounted: sums in words
# - close-head-sealed, close-foot, chart-closing: the close of a day
# - confirm-ported, button-offer-anew, button-looked-after, button-books: are they what people say
# - sums-*, customer-*, statement-*, seat-*: "sale", "customer", "cost" and "statement" as English words; "ikike" for access

-nothing-charged = E wepụghị ego ọ bụla na wallet gị.
line = { $text }
line-bold = <b>{ $text }</b>
line-code = <code>{ $text }</code>

## Telegram's own places
bot-description = Ree airtime, data, TV, ọkụ eletrik, internet na exam pin site na prepaid wallet gị. A na-eso sale ọ bụla ruo mgbe a maara otu o si gwụ.
bot-short-description = Ụlọ ahịa gị: airtime, data, TV, ọkụ eletrik, internet na exam pin.
command-menu = Ụlọ ahịa gị
command-money = Tinye ego, ụgwọ, mmechi, ọnụ ego, faịlụ
command-more = Ndị customer, ndị ọrụ, mkpọchi, account
command-sell = Ree ihe
command-balance = Ego dị na wallet
command-fund = Akaụntụ ụlọ akụ e ji etinye ego na wallet
command-books = Ihe i rere, cost ya, na uru gị
command-history = Sale ndị kacha ọhụrụ
command-find = Chọta sale site na nọmba, ego, aha ma ọ bụ reference
command-verify = Jụọ service banyere reference
command-login = Banye
command-logout = Pụọ
command-deletedata = Hichapụ data gị
command-language = Asụsụ
command-help = Enyemaka
command-cancel = Kagbuo ihe ị na-eme

## Languages
language-name = Igbo
language-choose = 🗣 <b>Kedu asụsụ?</b>
language-now = Site ugbu a n'Igbo.
language-below = Bekee dị n'okpuru ihe a na-ekwu banyere ego, n'ihi na onye na-asụ Igbo elelebeghị okwu ndị a.
button-language = 🗣 Asụsụ
button-english-on = 🔡 Tinye Bekee
button-english-off = 🔡 Enweghị Bekee

## Services
service-airtime = Airtime
service-data = Data
service-tv = TV
service-electricity = Ọkụ eletrik
service-internet = Internet
service-education = Exam pin
service-airtime-icon = 📱
service-data-icon = 🌐
service-tv-icon = 📺
service-electricity-icon = ⚡
service-internet-icon = 🛜
service-education-icon = 🎓
service-airtime-lower = airtime
service-data-lower = data
service-tv-lower = TV
service-electricity-lower = ọkụ eletrik
service-internet-lower = internet
service-education-lower = exam pin

## Buttons
button-menu = 🏪 Menu
button-money = 💰 Ego
button-more = ⋯ Ọzọ
button-service = { $icon } { $name }
button-history = 🧾 Sale
button-fund = 🏦 Tinye ego
button-back = ◀ Laghachi
button-other-network = ✏️ Netwọk ọzọ
button-other-meter = ✏️ Ọ bụghị prepaid
button-all = 📃 Gosi ha niile
button-pieces = Pin { $count }
button-cancel = ✖ Kagbuo
button-change = ✏️ Gbanwee
button-price = 🏷 Ọnụ ego
button-price-stays = 🏷 Debe ọnụ ego a
button-books = 📊 Akwụkwọ ahịa
button-claims = ⚖️ Ụgwọ service ji
button-sell = ✅ Ree { $amount }
button-sell-again-anyway = ⚠️ Ree { $amount } ọzọ
button-sell-at = ✅ Ree ya na { $price }
button-sell-owes = 📒 Ree { $amount }, ụgwọ
button-owes = 📒 Ree, ụgwọ
button-pays-now = 💵 Ọ ga-akwụ ugbu a
button-ask-owner = 🙋 Jụọ onye nwe ya
button-check = 🔄 Lelee ugbu a
button-copy-token = 📋 Copy token
button-copy-pin = 📋 Copy pin
button-copy-pin-number = 📋 Copy pin { $number }
button-whatsapp = 💬 WhatsApp
button-telegram = ✈️ Telegram
button-copy-account = 📋 Copy nọmba akaụntụ
button-paid = 🏦 Akwụrụ m ego
button-older = Ndị ochie ▶
button-newer = ◀ Ndị ọhụrụ
button-receipt = 📄 Rịsiti
button-offer-anew = 🔁 Malite ya ọzọ
button-sell-unchecked = ⚠️ Ree ego ọ bụla
button-sell-again = 🔁 Ree ọzọ
button-support = 💬 Ndị support
button-copy-pack = 📋 Copy ya
button-complaint = 📣 Mee mkpesa
button-complaint-reason = ✏️ Ihe kpatara ọzọ
button-complaint-sent = ✔ E zigara m ya
button-complaint-answered = ✔ Ha zara
button-complaint-closed = ✔ O gwụrụ
button-claims-file = 📄 Ha niile na faịlụ
button-claim-sale = Sale ahụ
button-claim-end = ✔ Mechie ya
button-verify = 🔎 Jụọ service
button-login = 🔑 Banye
button-share-number = ☎️ Ziga nọmba m
button-other-number = ✏️ Nọmba ọzọ
button-no-account = Enweghị m akaụntụ
button-forgot-pin = Echefuru m PIN
button-try-again = 🔄 Nwaa ọzọ
button-sell-other = { $icon } Ree { $service }

## Logging in
login-phone =
    <b>Banye n'ụlọ ahịa gị</b>
    Ziga nọmba gị, ma ọ bụ dee akara ekwentị nke akaụntụ gị na <b>{ $service }</b>.
login-phone-bad = Nke ahụ abụghị akara ekwentị Naịjirịa. Dee ya otu a: 0803 123 4567.
login-phone-foreign = Nke ahụ bụ contact onye ọzọ. Ziga nke gị, ma ọ bụ dee nọmba akaụntụ gị.
login-phone-text = Jiri button ziga nọmba gị, ma ọ bụ dee ya otu a: 0803 123 4567.
login-pin = <b>PIN nke { $phone }</b>
login-number = ☎️ { $phone }
login-pin-placeholder = PIN
login-pin-text = Dee PIN gị dị ka ozi nkịtị.
login-pin-too-early = O yiri PIN, ya mere m ji hichapụ ya. Buru ụzọ nye akara ekwentị: ziga ya, ma ọ bụ dee ya otu a: 0803 123 4567.
login-pin-shape = PIN bụ naanị digit. Dee ya ọzọ; a ga-ehichapụ ozi gị ozugbo.
login-checking = A na-elele PIN gị …
login-refused =
    <b>A nabataghị ya.</b> Service anabataghị nọmba a na PIN a.
    Degharịa PIN gị, ma ọ bụ jiri nọmba ọzọ.
login-slow-down = Service sị ka e chere ntakịrị. Degharịa PIN gị mgbe otu nkeji gafere.
login-unavailable =
    <b>Service anaghị aza.</b> Amaghị m ma PIN gị o ziri ezi.
    Nwaa ọzọ mgbe otu nkeji gafere: degharịa PIN gị.
login-unreadable =
    <b>Service zara, mana enweghị m ike ịgụ azịza ya.</b> Amaghị m ma PIN gị o ziri ezi.
    Nwaa ọzọ mgbe otu nkeji gafere: degharịa PIN gị.
login-page =
    <b>Ọ bụ web page zara, ọ bụghị service.</b> Amaghị m ma PIN gị o ziri ezi.
    Gwa operator nke bot a ka o lelee VENDING_BASE_URL.
login-redirect =
    <b>Service na-eziga bot a n'adreesị ọzọ.</b> Amaghị m ma PIN gị o ziri ezi.
    Gwa operator nke bot a ka o lelee VENDING_BASE_URL.
login-no-token =
    <b>Service zara, mana o nyeghị login.</b> Amaghị m ma PIN gị o ziri ezi.
    Gwa operator nke bot a ka o lelee VENDING_BASE_URL.
login-another-step =
    <b>Service chọrọ nzọụkwụ nke abụọ, dị ka code.</b> Bot a enweghị ike ime ya, login ọ bụla na-ezitekwa code ọzọ.
    Gbanyụọ two-factor login na service maka bot a. Banyezie ọzọ.
login-keys-unreadable =
    <b>Ị banyere, mana enweghị m ike ịgụ key gị n'azịza service.</b>
    Ị nweghị ike ire ihe ọ bụla ma ọ bụrụ na key adịghị. Banye ọzọ ma emechaa, ma ọ bụ jụọ service.
login-keys-masked =
    <b>Ị banyere, mana service na-egosi naanị akụkụ nke key gị.</b>
    Mepụta key ọhụrụ iji ree ahịa ebe a. Nke ochie ga-akwụsị ozugbo: website ma ọ bụ program ọzọ ji ya agaghị ere ruo mgbe o nwetara nke ọhụrụ.
login-pin-left-behind = ⚠️ Enweghị m ike ihichapụ PIN gị na chat a. Biko jiri aka gị hichapụ ozi ahụ.
login-no-key =
    <b>Ị banyere, mana akaụntụ a enwebeghị ike ire ahịa.</b>
    { $phone } abụbeghị akaụntụ developer.
login-no-key-developer =
    <b>Ị banyere, mana o nweghị key e ji ere ahịa.</b>
    Mepụta ya ebe a.
login-first = Buru ụzọ banye tupu i mee nke ahụ.
login-already = Ị banyere dị ka <b>{ $name }</b> ({ $phone }).
login-key-refused =
    <b>Service anaghị anabatazi key ụlọ ahịa gị.</b>
    Banye ọzọ. E debere sale ndị ka na-eche azịza; a ga-elele ha ozugbo ị banyere.
key-dead =
    <b>Service anaghị anabata key ụlọ ahịa gị, o gosighịkwa nke ọzọ m ga-eji.</b>
    Mepụta key ọhụrụ iji ree ahịa. Nke ochie ga-akwụsị ozugbo: website ma ọ bụ program ọzọ ji ya agaghị ere ruo mgbe o nwetara nke ọhụrụ.
account-switched-off = <b>Service agbanyụọla akaụntụ a.</b> Ịbanye ọzọ agaghị agbanwe ihe ọ bụla. Jụọ service.
logged-out =
    <b>Ị pụrụ n'ụlọ ahịa a.</b>
    A ga na-elele sale ndị ka na-eche azịza, ozi ha ga na-egosi otu ha dị ugbu a.
logout-not-in = Ị banyeghị.
logout-last = <b>Ị chọrọ ịpụ?</b> Ọ dịghị onye ọzọ banyere n'ụlọ ahịa a.
logout-seats =
    { $count ->
        [1] 🧑‍💼 Onye ọrụ gị (1) agaghị enwe ike ire ahịa ruo mgbe ị laghachiri.
       *[other] 🧑‍💼 Ndị ọrụ gị ({ $count }) agaghị enwe ike ire ahịa ruo mgbe ị laghachiri.
    }
logout-open = ⏳ Sale { $count } ka na-eche azịza. A ga na-elele ya, ozi ya ga na-egosi otu ọ dị ugbu a.

## The PIN
pin-tap = Pịa PIN gị, ma ọ bụ dee ya: a ga-ehichapụ ozi gị ozugbo.
pin-tap-login = Dee PIN gị, ma ọ bụ pịa ya ebe a. A ga-ehichapụ nke i dere ozugbo. A naghị echekwa ya mgbe ọ bụla.
pin-type = Dee PIN gị. A ga-ehichapụ ozi gị ozugbo. A naghị echekwa PIN mgbe ọ bụla.
button-pin-done = ✔ Emechara m
button-pin-erase = ⌫
pin-for-sale =
    🔒 <b>PIN iji ree { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-allow =
    🔒 <b>PIN iji kwere { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-lock = 🔒 <b>PIN iji belata mkpọchi</b>
pin-for-unfreeze = 🧊 <b>PIN iji malite ire ahịa ọzọ</b>
pin-for-erase = 🗑 <b>PIN iji hichapụ data ụlọ ahịa a</b>
pin-again = A kwụsịrị m mgbe m na-ajụ ajụjụ. Degharịa PIN gị.
pin-wrong = ❌ <b>PIN ezighị ezi.</b>
pin-tries = { $left ->
    [1] Ị nwere ike ịnwa ugboro 1 ọzọ; emechaa ị ga-eche nkeji 15.
   *[other] Ị nwere ike ịnwa ugboro { $left } ọzọ.
 }
pin-slow-down = Service sị ka e chere ntakịrị. Amaghị m ma PIN gị o ziri ezi.
pin-unavailable = <b>Service anaghị aza.</b> Amaghị m ma PIN gị o ziri ezi. Chere ntakịrị, nwaa ọzọ.
pin-unreadable = <b>Service zara, mana enweghị m ike ịgụ azịza ya.</b> Amaghị m ma PIN gị o ziri ezi. Chere ntakịrị, nwaa ọzọ.
pin-wait = ⏳ <b>PIN ndị na-ezighị ezi karịrị oke.</b> Ị nwere ike ịnwa ọzọ na { $time }.
pin-logged-out =
    🔒 <b>PIN ndị na-ezighị ezi karịrị oke: e mere ka ị pụọ.</b>
    A ga na-elele sale ndị ka na-eche azịza. Banye ọzọ iji gaa n'ihu.
pin-stray = Echere m na nke ahụ bụ PIN, m wee hichapụ ya. Ọ bụrụ na ọ bụghị PIN, dee ya ọzọ mgbe otu nkeji gafere.
pin-cancelled = A kagburu ya. Ọ dịghị ihe gbanwere.
tap-pin-short = PIN na-enwe opekata mpe digit 3.
tap-pin-old = Oge keypad a gafere. { -nothing-charged }
tap-pin-wait = PIN ndị na-ezighị ezi karịrị oke. { -nothing-charged } Ị nwere ike ịnwa ọzọ na { $time }.

## The lock
command-freeze = Kwụsị ire ahịa niile ozugbo
command-unfreeze = Maliteghachi ire ahịa mgbe nkwụsị gasịrị
command-shopname = Aha dị na rịsiti gị
command-lock = Kpọchie ụlọ ahịa
locked = 🔒 <b>A kpọchiri ya.</b> Nye PIN gị ka ị gaa n'ihu ebe ị kwụsịrị.
lock-title = 🔒 <b>Mkpọchi na PIN</b>
lock-idle = Ọ na-akpọchi mgbe a na-apịghị ihe ọ bụla: <b>{ $idle }</b>
lock-above = PIN maka sale: <b>{ $above }</b>
lock-way-keypad = Ị na-apị PIN na keypad.
lock-way-typed = Ị na-ede PIN; a na-ehichapụ ozi ahụ.
lock-never = ọ dịghị mgbe
lock-every = sale ọ bụla
lock-minutes = nkeji { $count }
lock-hours = awa { $count }
lock-above-amount = karịa { $amount }
lock-choose-idle =
    🔒 <b>Ọ bụrụ na a pịghị ihe ọ bụla, ụlọ ahịa ga-akpọchi mgbe oge ole gafere?</b>
    Ọ dị maka chat ndị nwe ụlọ ahịa a niile. Oge karịrị nke dị ugbu a chọrọ PIN.
lock-choose-above =
    🔒 <b>Kedu sale ndị chọrọ PIN?</b>
    Ọ dị maka chat ndị nwe ụlọ ahịa a niile. Ime ka ha belata chọrọ PIN. Ndị ọrụ nwere oke nke ha.
button-lock = 🔒 Mkpọchi na PIN
button-lock-idle = ⏱ Mkpọchi: { $idle }
button-lock-above = 🔒 PIN sale: { $above }
button-lock-way-keypad = 🔢 Jiri keypad
button-lock-way-typed = ⌨️ Dee ya n'ozi
chats-title = <b>Ndị banyere</b>
chats-this = { $name } · kemgbe { $time } · chat a
chats-other = { $name } · kemgbe { $time }
chats-alone = Ọ dịghị onye ọzọ banyere n'ụlọ ahịa a.
chats-lost = Ekwentị furu efu? Mee ka chat ya pụọ, gbanwee PIN na service.
button-chats = 🔑 Ndị banyere
button-log-out-chat = Mee ka { $name } pụọ
pin-for-log-out = <b>PIN iji mee ka { $name } pụọ</b>
tap-chat-gone = Chat ahụ anọghịzi n'ụlọ ahịa a.
news-logged-in =
    🔑 <b>{ $name } banyere n'ụlọ ahịa a</b>, jiri nọmba na PIN nke ụlọ ahịa a.
    Ọ bụrụ na ọ bụghị gị ma ọ bụ onye gị: mee ka ọ pụọ, gbanwee PIN na service, jirikwa /freeze kwụsị ire ahịa niile.
button-not-me = ✖ Ọ bụghị m: ya pụọ
news-pin-stop =
    ⚠️ <b>PIN ndị na-ezighị ezi maka nọmba ụlọ ahịa a karịrị oke.</b> Ọ dịghị onye ga-eji ya banye tupu { $time }. Ị ka nwere ike ire ahịa.
    Ọ bụrụ na ọ bụghị gị ma ọ bụ onye gị, mmadụ na-anwa ịchọta PIN gị.
news-logged-out = Chat ọzọ nke ụlọ ahịa a mere ka chat a pụọ. A ga na-elele sale ndị ka na-eche azịza, ozi ha ga na-egosi otu ha dị ugbu a.
button-lock-now = 🔒 Kpọchie ugbu a
button-freeze = 🧊 Kwụsị ire ahịa
button-unfreeze = 🧊 Malite ire ọzọ
menu-frozen = 🧊 <b>A kwụsịrị ire ahịa.</b>
frozen =
    🧊 <b>A kwụsịrị ire ahịa. { -nothing-charged }</b>
    Onye nwe ụlọ ahịa nwere ike iji PIN malite ya ọzọ.
freeze-ask =
    🧊 <b>Ị chọrọ ịkwụsị ire ahịa niile na { $shop }?</b>
    { $count ->
        [1] Ị gaghị enwe ike ire ahịa ruo mgbe ị ga-enye PIN gị.
       *[other] Mmadụ { $count } agaghị enwe ike ire ahịa, gị so, ruo mgbe onye nwe ụlọ ahịa ga-enye PIN.
    }
frozen-now =
    🧊 <b>A kwụsịrị ire ahịa na chat niile nke ụlọ ahịa a.</b>
    A ga na-elele sale ndị e zigara arịrịọ ha na mbụ. Ị ga-eji PIN gị malite ire ahịa ọzọ.
unfrozen = ✅ <b>Ị nwere ike ire ahịa ọzọ.</b>
tap-frozen = A kwụsịrị ire ahịa. { -nothing-charged } Onye nwe ụlọ ahịa nwere ike iji /unfreeze malite ya ọzọ.
tap-not-frozen = Ire ahịa na-aga n'ihu; a kwụsịghị ya.
news-frozen = 🧊 Chat ọzọ nke ụlọ ahịa a <b>kwụsịrị ire ahịa</b>. A gaghị ere ihe ọ bụla ruo mgbe mmadụ jiri /unfreeze nye PIN.
news-unfrozen = ✅ Ị nwere ike ire ahịa ọzọ: chat ọzọ nke ụlọ ahịa a nyere PIN.
shop-stopped = ⏸ <b>Operator nke bot a kwụsịrị sale ọhụrụ n'ụlọ ahịa a:</b> { $reason }
tap-stopped = E zigaghị arịrịọ ọ bụla. Operator kwụsịrị sale ọhụrụ n'ụlọ ahịa a: { $reason }
news-started = ▶️ <b>Ị nwere ike ire ahịa ọzọ.</b> Operator nke bot a meghere ụlọ ahịa a ọzọ.
news-orphan =
    👁 <b>Service na-akọ banyere sale e mereghị ebe a.</b>
    { $service } · { $amount } · { $status }
    { $reference }
news-orphan-what = Ọ bụrụ na ọ bụ program gị ọzọ rere ya, nsogbu adịghị. Ọ bụrụ na ọ bụghị, onye ọzọ ji key gị: /freeze, emechaa Akaụntụ → Live key ọhụrụ.
orphan-other = a maghị ọnọdụ ya

## Menu
menu-shop = 🏪 <b>{ $shop }</b>
menu-sandbox = 🧪 <b>SANDBOX</b>: ebe a bụ nnwale; ọ dịghị ihe bụ ezigbo ahịa.
menu-wallet-unknown = A mabeghị ego dị na wallet
menu-today = Taa { $sums }
menu-open = ⏳ { $open }
# What a reseller may type to sell
menu-type = Dee ya: <i>500 mtn 0803…</i>
submenu-money =
    💰 <b>Ego</b>
    Nkọwa bank iji tinye ego na wallet, ndị ji gị ụgwọ, ụgwọ service ji, mmechi ụbọchị, uru shop, ego ndị customer na-akwụ, na sale n'ime faịlụ.
submenu-more =
    ⋯ <b>Ọzọ</b>
    Ree ọtụtụ n'otu oge, ndị customer, ndị ọrụ na oke ha, mkpọchi na PIN, asụsụ gị, na account nwere key ya.

## What sales come to
sums-joined = { $first } · { $then }
sums-none = e rebeghị ihe ọ bụla
sums-sold = sale { $count } · e rere { $sold }
sums-count = sale { $count }
sums-cost = cost { $cost }
sums-cost-about = cost ihe dị ka { $cost }
sums-unpriced = a mabeghị cost nke sale { $count }
sums-uncounted = a gụnyebeghị sale { $count } ({ $price })
sums-late = Mgbanwe { $count } mgbe e mechisịrị ụbọchị: uru { $profit }
sums-late-earlier = Mgbanwe { $count } nke ụbọchị ndị gara aga, naanị na mmechi ụbọchị: uru { $profit }
profit = { $kind ->
    [loss] mfu { $amount }
    [loss-about] mfu ihe dị ka { $amount }
    [profit-about] uru ihe dị ka { $amount }
   *[profit] uru { $amount }
 }
profit-first = { $kind ->
    [loss] Mfu { $amount }
    [loss-about] Mfu ihe dị ka { $amount }
    [profit-about] Uru ihe dị ka { $amount }
   *[profit] Uru { $amount }
 }
sums-open = a ka na-elele sale { $count }
sums-open-kobo = { $open } · a ka nwere ike iwepụ { $kobo } na wallet
sums-open-taken = { $open } · e wepụla ego ya na wallet
wallet-short = ọ kọrọ { $short }
welcome =
    <b>Nnọọ n'ụlọ ahịa gị.</b>
    Ree airtime, data, TV, ọkụ eletrik, internet na exam pin site na prepaid wallet gị, hụkwa ebe naira ọ bụla gara.

## Selling: questions
sell-title = { $icon } <b>Ree { $service }</b>
sell-ask-phone = Nọmba onye? Dee ya, ma ọ bụ ziga contact.
sell-ask-meter = Nọmba mita? Dee digit ya.
sell-ask-smartcard = Nọmba smart card ma ọ bụ IUC? Dee digit ya.
sell-ask-network = Kedu netwọk?
sell-ask-company = Kedu ụlọ ọrụ?
sell-ask-exam = Kedu exam?
sell-ask-plan-type = Kedu ụdị plan?
sell-plan-type-other = Ndị ọzọ
sell-ask-plan-long = Kedu nke? Pịa ya, ma ọ bụ dee ihe ị na-achọ: <i>1gb</i>, <i>weekly</i>, <i>under 500</i>.
sell-ask-product-long = Kedu nke? Pịa ya, ma ọ bụ dee ụfọdụ n'aha ya.
sell-found = Ihe { $count } dabara na “{ $text }”
sell-placeholder-search = 1gb, weekly, under 500
sell-ask-meter-type = Kedu ụdị mita?
sell-ask-product = Kedu nke?
sell-ask-amount = Ego ole? { $min } ruo { $max }. Pịa ma ọ bụ dee.
sell-placeholder-phone = 0803 123 4567
sell-placeholder-meter = Nọmba mita
sell-placeholder-amount = 1,000
sell-bad-phone = “{ $text }” abụghị akara ekwentị Naịjirịa. Dee ya otu a: 0803 123 4567.
sell-bad-meter = “{ $text }” abụghị nọmba mita. Nọmba mita na-enwe digit 11 ruo 13.
sell-bad-smartcard = “{ $text }” abụghị nọmba smart card. Ọ na-enwe digit 10, StarTimes 11.
sell-bad-amount = “{ $text }” abụghị ọnụọgụ ego. Dee ya dị ka 500, 1,000 ma ọ bụ 1k.
sell-bad-amount-low = { $amount } pere mpe karịa nke kacha nta, { $min }.
sell-bad-amount-high = { $amount } karịrị nke kacha elu, { $max }.
sell-bad-quantity = Dee pin ole ị chọrọ, 1 ruo { $most }.
sell-bad-choice = “{ $text }” adịghị na ndepụta. Pịa otu n'ime button ndị dị ya.
sell-none-found = O nweghị ihe dabara na “{ $text }” ebe a. Pịa otu, ma ọ bụ chọọ ihe ọzọ.
sell-need-text = Ihe a chọrọ ederede: dee azịza, ma ọ bụ pịa button.
sell-need-tap = Jiri button ndị dị n'ozi ahụ. Ọ bụrụ na ị pịghị Ree, a gaghị ewepụ ego na wallet gị.
sell-nothing-listed = Service enweghị ihe ọ bụla ọ na-ere ebe a ugbu a. { -nothing-charged } Họrọ ihe ọzọ, ma ọ bụ nwaa ọzọ ma emechaa. Ọ bụrụ na ihe adịghị na list niile, ka Operator lelee adreesị service.
sell-face-limits = <b>{ $provider } na-anabata { $min } ruo { $max } n'otu mgbe.</b> Nke a bụ { $amount }. { -nothing-charged }
sell-closed = A naghị ere { $name } ugbu a. { -nothing-charged } Họrọ nke ọzọ.
sell-held =
    ⏸ <b>A kwụsịtụrụ { $what } ruo { $until }:</b> { $reason }
    { -nothing-charged }
held-line = ⏸ A kwụsịtụrụ { $what } ruo { $until }: { $reason }
tap-held = A kwụsịtụrụ { $what } ruo { $until }: { $reason }
health-line = ⏳ <b>{ $name }</b>: { $facts }
health-waiting-own = { $count } nke gị na-eche kemgbe { $since }
health-waiting = ahịa { $count } na-eche kemgbe { $since }
health-failed = { $count } n’ime { $of } ikpeazụ adabaghị
health-slow = otu ahịa na-ewe { $now }, na mbụ { $usual }
span-seconds = { $count } s
span-minutes = { $count } min
tap-watching = M ga-ezitere gị ozi mgbe { $name } na-ere nke ọma ọzọ. M ga-elele ya otu ụbọchị.
tap-watching-well = { $name } na-ere nke ọma ugbu a.
button-tell-back = 🔌 Gwa m
sell-mode-changed = <b>A gbanwere ụlọ ahịa a n'etiti live na sandbox</b> mgbe m na-elele ọnụ ego. { -nothing-charged } Malite ọzọ.
sell-catalogue-down =
    <b>Service anaghị aza.</b> { -nothing-charged }
    Chere ntakịrị, nwaa ọzọ.
sell-down =
    🔌 <b>Service anaghị aza kemgbe { $time }.</b> E zigaghị arịrịọ ọ bụla. { -nothing-charged }
    Ị nweghị ike ire ahịa ugbu a. M ga-agwa gị ebe a mgbe ọ laghachiri.
tap-service-down = Service anaghị aza kemgbe { $time }. E zigaghị arịrịọ ọ bụla. M ga-agwa gị mgbe ọ laghachiri.
tap-restoring = E zigaghị arịrịọ ọ bụla. A na-achọ sale ndị e mere mgbe e mechara backup. Nwaa ọzọ mgbe otu nkeji gafere.
news-restored =
    🗄 <b>E sitere na backup nke { $time } weghachi ụlọ ahịa a.</b>
    A na-achọ sale ndị e mere mgbe ahụ gachara. Ị nwere ike ire ahịa mgbe e mechara nke ahụ.
news-restored-open = 🗄 <b>Ị nwere ike ire ahịa ọzọ.</b> Ihe niile e nwere ike ịchọta banyere oge { $time } gachara dị na ndepụta sale gị.
news-restored-even = Ego dị na wallet gị dabara na ndepụta sale gị.
news-restored-gap =
    E wepụrụ { $amount } na wallet gị maka ihe e rere nke backup a amaghị.
    Ị gaghị ere ihe i rere n'oge ahụ ọzọ: lelee ozi ya na chat a, ma ọ bụ jụọ service.
restored-between = n'agbata { $least } na { $most }
news-restored-paid-in = Ego dị na wallet gị ji { $amount } karịa ihe ndepụta sale gị na-akọwa. Ego a kwụnyere na wallet nwere ike izochi sale ndị backup a amaghị.
news-restored-unseen = Ugbu a, enweghị m ike ịhụ ma e wepụrụ ego na wallet gị kemgbe { $time }. Tụnyere ego dị na wallet gị na ndepụta sale gị.
news-service-back = 🔌 <b>Service na-aza ọzọ.</b> Ị nwere ike ire ahịa.
news-company-back = 🔌 <b>{ $name } na-ere nke ọma ọzọ.</b>
sell-session-over =
    <b>Oge nbanye gị na service gwụrụ.</b> { -nothing-charged }
    Banye ọzọ iji gaa n'ihu.
sell-may-leave = A ka nwere ike iwepụ { $amount } na wallet gị maka sale a na-elele.
sell-not-enough =
    <b>Wallet gị nwere { $balance }</b>, a hụrụ ya { $time }. Cost nke a bụ { $charge }. { -nothing-charged }
    Kwụọ opekata mpe { $missing } na:
sell-left = A kagburu ya. { -nothing-charged }
sell-timed-out = Ị zaghị ruo nwa oge, m wee kwụsị ịjụ. { -nothing-charged }
form-updated = E mere bot a update ugbu a, ya mere ihe ị malitere ebe a adịghịzi. { -nothing-charged } Biko malite ọzọ.
sell-what = Gịnị ka ị chọrọ ire?

## Selling: a line that was typed
said-off-phone = { $digits } nwere digit { $count }. Akara ekwentị na-enwe 11.
said-off-meter = { $digits } nwere digit { $count }. Nọmba mita na-enwe 11 ruo 13.
said-off-smartcard = { $digits } nwere digit { $count }. Nọmba smart card na-enwe 10, StarTimes 11.
said-phone-for-meter = { $digits } yiri akara ekwentị. Dee nọmba mita.
said-phone-for-smartcard = { $digits } yiri akara ekwentị. Dee nọmba smart card.
said-no-phone = Amaghị m akara ekwentị “{ $name }”.
said-no-meter = Amaghị m nọmba mita “{ $name }”.
said-no-smartcard = Amaghị m nọmba smart card “{ $name }”.
said-two-amounts = Ihe i dere nwere ọnụọgụ ego karịrị otu.
said-two-numbers = Ihe i dere nwere nọmba karịrị otu.
said-two-providers = Ihe i dere kpọrọ netwọk ma ọ bụ ụlọ ọrụ karịrị otu.
sell-none-said = O nweghị ihe dabara na “{ $text }” ebe a. Họrọ nke ọzọ.
choose-service = Ọ bụ maka gịnị?
choose-again = Olee sale ị chọrọ ire ọzọ?
same-none = O nwebeghị sale a ga-emegharị. Họrọ ihe ị ga-ere.
# Above, what of the line was understood
unread-words = Aghọtaghị m “{ $words }”. Ọ bụ sale ọhụrụ, ka m chọọ nke ochie?
# Above a list of sales
unread-sold = Aghọtaghị m “{ $words }”. Sale ndị gara nọmba ahụ bụ ndị a:
button-new-sale = ➕ Sale ọhụrụ
button-find-old = 🔎 Chọọ nke ochie
choose-company = Na mbụ ọ bụ { $old }. Kedu ụlọ ọrụ?
choose-amount = Nke a karịrị ihe nọmba a na-azụkarị: { $usual }. Ego ole?
# A price that a customer asks for
asked-prices = 🏷 <b>Ọnụ ego na { $shop }</b>
asked-prices-row = { $name }: <b>{ $price }</b>
asked-prices-more = Jụọ site na nha ma ọ bụ aha iji hụ ndị ọzọ.
asked-prices-none = Enweghị m ọnụ ego nke a.

## Selling: the confirm card
sell-kept-phone = { $icon } Nọmba <b>{ $answer }</b>
sell-kept-meter = { $icon } Mita <b>{ $answer }</b>
sell-kept-smartcard = { $icon } Smart card <b>{ $answer }</b>
sell-kept-amount = { $icon } Ego <b>{ $answer }</b>
sell-kept-choice = { $icon } <b>{ $answer }</b>
confirm-title = <b>Ị chọrọ ire { $service }?</b>
confirm-to = Maka <b>{ $beneficiary }</b>
confirm-smartcard = Smart card <b>{ $beneficiary }</b>
confirm-meter = Mita <b>{ $beneficiary }</b>
confirm-first-meter = 🆕 Nke mbụ maka mita a: gụpụtara customer digit niile nke nọmba a ka o kwado ya.
confirm-first-smartcard = 🆕 Nke mbụ maka smart card a: gụpụtara customer digit niile nke nọmba a ka o kwado ya.
confirm-ported = ⚠️ Mmalite nọmba a na-egosi { $network }. E mere port ya gaa { $provider }?
confirm-face = Face value <b>{ $amount }</b>
confirm-cost = Cost <b>{ $charge }</b>
confirm-cost-about = Cost <b>ihe dị ka { $charge }</b>
confirm-cost-pieces = Cost { $count } × { $unit } = <b>{ $charge }</b>
confirm-cost-discount = Cost <b>{ $charge }</b> (discount { $percent }%)
confirm-cost-unknown = Cost: ego service ga-ewepụ
confirm-loss = 🔴 <b>{ $loss }</b>
confirm-no-price = Ị tọbeghị ọnụ ego: 🏷 Ọnụ ego
confirm-owes = 📒 N'ụgwọ: a ga-ede ya mgbe e rechara.
confirm-owes-by = 📒 N'ụgwọ, nkwa bụ { $day }: a ga-ede ya mgbe e rechara.
# money
confirm-owed = 📒 O ji gị ụgwọ <b>{ $owed }</b> kemgbe { $day }
# money
owe-over = Ọ bụghị n'ụgwọ: ụgwọ bụ { $owed }, oke bụ { $limit }. { -nothing-charged }
confirm-after = Emechaa wallet ga-enwe { $balance }
confirm-after-about = Emechaa wallet ga-enwe ihe dị ka { $balance }
balance-at = { $balance }, a hụrụ ya { $time }
confirm-low = ⚠️ O nwere ike ịbụ na ego dị na wallet gị agaghị ezu.
confirm-low-seat = ⚠️ O nwere ike ịbụ na ego dị na wallet ụlọ ahịa agaghị ezu. Jụọ onye nwe ụlọ ahịa.
confirm-wallet = Wallet { $balance }
confirm-wallet-about = Wallet: ihe dị ka { $balance }
confirm-repriced = ⚠️ <b>Cost gbanwere</b> site na { $old } gaa na { $new }. { -nothing-charged }
confirm-repriced-seat = ⚠️ <b>Service gbanwere ọnụ ego ya.</b> { -nothing-charged }
confirm-pays-now = Ugbu a customer ga-akwụ <b>{ $new }</b>, ọ bụghị { $old }.
confirm-withdrawn = <b>A naghị erezi { $what }.</b> { -nothing-charged }
confirm-held = ⏸ <b>E zigaghị arịrịọ: a kwụsịtụrụ { $what }.</b> { -nothing-charged }
confirm-renamed = ⚠️ <b>Aha { $old } bụzi { $new }.</b> O nwere ike ịbụ na ọ bụghị otu ihe ahụ. { -nothing-charged } Ị chọrọ ire { $new }?
confirm-unchecked =
    ⚠️ <b>E nweghị ike ịchọpụta cost.</b> Mgbe e lelere ya na { $time }, ọ bụ { $price }. { -nothing-charged }
    Ọ bụrụ na ị pịa ọzọ, a ga-ere ya n'ego ọ bụla service ga-ewepụ na wallet.
confirm-unchecked-listing =
    ⚠️ <b>Enweghị m ike ịchọpụta ma a ka na-ere nke a.</b> Mgbe e lelere ya na { $time }, a na-ere ya. { -nothing-charged }
    Ọ bụrụ na ị pịa ọzọ, a ga-ere ya, naanị ma ọ bụrụ na service ka na-ere ya.
confirm-same-again =
    ⚠️ <b>A ka na-elele otu sale ahụ.</b>
    …{ $tail }
    Ọ bụrụ na i ree ya ọzọ, wallet gị nwere ike ịkwụ ugboro abụọ.
confirm-sold-before =
    ⚠️ <b>I rere otu ihe ahụ na { $time }.</b>
    …{ $tail }
    Ị chọrọ ire ya ọzọ?
confirm-expired = <b>Oge sale a gafere.</b> { -nothing-charged }
confirm-replaced = <b>Ị malitere sale ọhụrụ, ya mere e mechiri nke a.</b> { -nothing-charged }
confirm-cancelled = <b>A kagburu ya.</b> { -nothing-charged }
confirm-asked = 🙋 <b>A jụrụ onye nwe ụlọ ahịa.</b> A ga-agwa gị azịza ya. O kwere, pịa Ree.
confirm-allowed = ✅ <b>Onye nwe ụlọ ahịa kwere sale a, otu ugboro.</b> E rebeghị ihe ọ bụla ruo mgbe ị pịrị Ree.
confirm-owner-no = ✖ <b>Onye nwe ụlọ ahịa ekweghị.</b> { -nothing-charged }

## The sale's card
card-to = { $provider } · { $beneficiary }
card-sending = ⏳ <b>E zigara arịrịọ a. A na-eche azịza { $provider }.</b>
card-unknown = 🔎 <b>Azịza abịabeghị. A na-elele ya.</b>
card-unknown-error = 🔎 <b>Service zara na e nwere nsogbu. A na-elele ya.</b>
card-known-reference = 🔎 <b>Service sị na sale a rutere ya aka tupu ugbu a. A na-elele ya.</b>
card-refused-checking = 🔎 <b>Service anabataghị sale a. A na-elele iji mara na e reghị ihe ọ bụla.</b>
card-key-refused =
    🔑 <b>Service anabataghị key ụlọ ahịa.</b>
    O yiri ka e reghị ihe ọ bụla. Ana m ewere key ahụ ọzọ, na-elele kwa.
card-switched-off =
    ⛔ <b>Service agbanyụọla akaụntụ a.</b>
    O yiri ka e reghị ihe ọ bụla. Ana m elele.
card-pending = ⏳ <b>{ $provider } na-eme ya ugbu a.</b>
card-may-have-left = O nwere ike ịbụ na e wepụrụ { $charge } na wallet gị.
card-may-have-left-unknown = O nwere ike ịbụ na e wepụrụ ego ya na wallet gị.
card-has-left = E wepụrụ { $charge ->
    [none] ego ya
   *[other] { $charge }
 } na wallet gị.
card-do-not-sell = <b>Ị gaghị ere nke a ọzọ.</b>
card-asked = A jụrụ ikpeazụ na { $time }
card-next-check = A ga-elele ọzọ na { $time }
card-tail = …<code>{ $tail }</code>
card-failed-uncharged = ❌ <b>E mezughị ya. { -nothing-charged }</b>
card-failed = ❌ <b>E mezughị ya.</b>
failed-back = { $charge } alọghachila na wallet gị.
failed-whole = E lelere wallet gị ka e mechara: ọ nweghị ego furu.
failed-refunded = Service sị na ya enyeghachila { $charge ->
    [none] ego ahụ
   *[other] { $charge }
 }.
failed-returned = Ọ bụrụ na e wepụrụ { $charge ->
    [none] ego
   *[other] ihe dị ka { $charge }
 } na wallet gị, ahụbeghị m ka ọ lọghachiri.
failed-cash = Ọ bụrụ na customer akwụọla, nyeghachi ya ego ma ọ bụ ree ọzọ.
failed-returned-seat = Ọ bụrụ na e wepụrụ ego na wallet, ahụbeghị m ka ọ lọghachiri. Jụọ onye nwe ụlọ ahịa tupu i ree ya ọzọ.
card-no-key =
    🚫 <b>E zigaghị arịrịọ a. { -nothing-charged }</b>
    Akaụntụ a enweghị key e ji ere ahịa. Lelee /account.
card-asked-to-wait = Service sị anyị chere; a na-elele ma ọ nabatara sale a.
card-token-before = Token e nyere tupu a kagbuo sale a:
card-not-sent =
    🚫 <b>E zigaghị arịrịọ a. { -nothing-charged }</b>
    E nweghị ike iru service n'oge. Ị nwere ike ire ya site na mbido.
card-no-record =
    🚫 <b>Service enweghị ndekọ sale a. { -nothing-charged }</b>
    A ga na-ele ya anya ruo ụbọchị 3, n'ihi na o nwere ike ịpụta emechaa.
card-no-record-unseen =
    🚫 <b>Service enweghị ndekọ sale a.</b>
    Wallet gị egosighị ma e wepụrụ ego ya ka e wepụghị: lelee ego dị na wallet tupu i ree ya ọzọ.
card-not-sold = 🚫 <b>E reghị ya. { -nothing-charged }</b>
card-not-sold-refused = Service anabataghị ya, o nweghịkwa ndekọ ya.
card-not-sold-key = Service anabataghị key ụlọ ahịa, o nweghịkwa ndekọ sale a. Ọ bụrụ na ọ dị otú a ọzọ, onye nwe ụlọ ahịa lelee /account.
card-not-sold-off = Service agbanyụọla akaụntụ a, o nweghịkwa ndekọ sale a. Jụọ service.
card-sold = ✅ <b>E rere { $service }</b>
card-price = Ọnụ ego <b>{ $amount }</b>
card-pieces-count = Pin { $count }
card-pays = Customer ga-akwụ <b>{ $price }</b>
card-pays-profit = Customer ga-akwụ <b>{ $price }</b> · { $profit }
price-for-face = { $price } maka { $face }
card-cost = Cost { $charge }
card-cost-more = Cost { $charge }; o ji { $difference } karịa ihe a tụrụ anya
card-cost-less = Cost { $charge }; o ji { $difference } pee mpe karịa ihe a tụrụ anya
card-cost-about = Cost ihe dị ka { $charge }
card-cost-unknown = A mabeghị cost ya
card-code = Service tinyere nke a na ya: <code>{ $code }</code>
card-token-title = ⚡ <b>Token maka mita { $meter }</b>
card-pins-title = 🎓 <b>Pin { $provider }</b>
card-pins-few = ⚠️ <b>Pin { $came } n'ime { $paid } bịara.</b>
card-token-order = Tinye ha n'usoro a.
card-token-from-words = E si n'ozi service gụta ya.
card-token-from-record = Service dere: { $text }
card-token-awaited =
    ✅ <b>E rere ya. A na-eche token.</b>
    Ị gaghị ere nke a ọzọ: token ga-apụta ebe a, ị ga-enwetakwa ozi.
card-token-unread =
    ✅ <b>E rere ya. Token bịara, mana enweghị m ike ịgụ ya.</b>
    Ị gaghị ere nke a ọzọ: jiri reference dị n'okpuru rịọ ndị support nke service token ahụ.
card-company = { $provider } · { $product }
card-words = Service sị: “{ $words }”
card-sandbox = 🧪 SANDBOX: ọ bụghị ezigbo sale
card-review = 👁 Sale a kwesịrị nlele: { $why }
review-contradiction = service kwuru ihe dị iche na nke o kwuru na mbụ. A na-ajụ ya ọzọ.
review-corrected = service gbanwere azịza ikpeazụ ya.
review-conflict = service nwere sale dị iche n'okpuru reference a.
review-doubled = ego pụrụ na wallet gị karịrị ọnụ ahịa sale a, o nwere ike service wepụrụ ya ugboro abụọ
review-amount = service na-egosi ego dị iche na nke a tụrụ anya.
review-vanished = ndekọ ya na service adịghịzi.
review-overdue = ọ ka na-eche azịza karịa otu ụbọchị. Nye service reference ya.
review-adopted = e mere ya mgbe e mechara backup e ji weghachi ụlọ ahịa a; a hụrụ ya na service. Service anaghị ekwu netwọk ma ọ bụ plan ya.
review-debited = e wepụrụ ego na wallet. Nye service reference ya.
review-unread-token = token bịara, mana enweghị m ike ịgụ ya. Jiri reference rịọ ndị support nke service token ahụ.
review-few-pins = pin bịara erughị ole a kwụrụ ụgwọ ya. Jiri reference rịọ ndị support nke service ndị fọdụrụ.
review-other = service kwuru ihe a na-atụghị anya ya.

## Shared text of a token
share-token =
    Token { $provider } maka mita { $meter }
    { $token }
    { $amount } · { $time }
    { $reference }

share-pins =
    Pin { $provider } maka { $beneficiary }
    { $pins }
    { $paid } · { $reference }

## Said beside the card
notice-settled-sold = ✅ <b>E rere:</b> { $what } { $beneficiary }, { $amount }
notice-settled-awaited = ✅ <b>E rere:</b> { $what } { $beneficiary }, { $amount }. A na-eche token.
notice-settled-failed = ❌ <b>E mezughị ya:</b> { $what } { $beneficiary }, { $amount }
notice-settled-void = 🚫 <b>E reghị ya:</b> { $what } { $beneficiary }, { $amount }. Arịrịọ ya erughị service. { -nothing-charged }
notice-settled-refused = 🚫 <b>E reghị ya:</b> { $what } { $beneficiary }, { $amount }. Service anabataghị ya. { -nothing-charged }
notice-settled-unseen = 🚫 <b>E reghị ya:</b> { $what } { $beneficiary }, { $amount }. Service enweghị ndekọ sale a. Wallet gị egosighị ma e wepụrụ ego ya ka e wepụghị.
notice-token = ⚡ Token maka mita <b>{ $meter }</b> bụ nke a:
notice-pins = 🎓 Pin maka <b>{ $beneficiary }</b> bụ ndị a:
notice-correction = ⚠️ <b>Otu ozi gara aga ezighị ezi.</b> Service gbanwere azịza ya maka { $what } { $beneficiary }, { $amount }.
correction-sold = ✅ <b>E rere ya.</b>
correction-open = Ozi sale ya na-egosi otu ọ dị ugbu a.
notice-review = 👁 { $what } { $beneficiary }, { $amount }: { $why }

## Sending a sale again that the service never saw
try-again-title = <b>Ị chọrọ iziga arịrịọ sale a ọzọ?</b>
try-again-why =
    Service kwuru ugboro { $count } na ya ahụghị …{ $tail }, ego dị na wallet gị ebelataghịkwa n'ihi ya.
    Ọ bụrụ na i kwe, a ga-eji otu reference ahụ ziga arịrịọ ya ọzọ, ka service nwee ike ịmata ma ha abụọ eruo ya aka.
button-send-again = 📤 Ziga ya ọzọ
button-send-again-now = Nwaa { $amount } ọzọ
button-not-again = ✖ Kwụsị

## Taps
tap-already = Ị pịrị Ree. Lelee ozi ya.
tap-asked-owner = A jụrụ ya. A ga-agwa gị ihe onye nwe ụlọ ahịa kwuru.
tap-not-answered = Onye nwe ụlọ ahịa azabeghị. { -nothing-charged }
tap-owner-no = Onye nwe ụlọ ahịa ekweghị. { -nothing-charged }
tap-looked-after = E dere ya. Sale a ka dị na ndepụta.
tap-complaint-noted = E dere ya, ya na oge.
tap-claim-closed = E mechiri ya, ya na ihe kpatara ya.
tap-claim-over = Ugbu a service ejighị gị ụgwọ ọ bụla maka sale a.
tap-still-open = Azịza abịabeghị. A ka na-elele ya.
tap-face-limits = { $provider } na-anabata { $min } ruo { $max } n'otu mgbe. { -nothing-charged }
tap-old = Button a bụ nke ozi ochie.
tap-not-yours = Button a anaghị arụzi ọrụ. { -nothing-charged }
tap-checking = A na-ajụ service ajụjụ ugbu a. Ozi sale ya ga-egosi azịza.
tap-no-receipt = Rịsiti na-adị mgbe sale gara nke ọma.
tap-checked-closed = O nweghị ihe fọdụrụ a ga-elele.

## Wallet
wallet-balance = Wallet <b>{ $balance }</b>
wallet-seen = Wallet <b>{ $balance }</b>, a hụrụ ya { $time }
wallet-asking = A na-ajụ service ajụjụ …
wallet-not-developer = Akaụntụ a abụbeghị developer, ya mere service egosighị ego dị na wallet. Mee ya upgrade na /account.
fund-title = 🏦 <b>Tinye ego na wallet gị</b>
fund-how = Jiri bank transfer kwụọ na:
fund-after = Ego dị na wallet ga-arị elu mgbe service nwetara ego ahụ.
fund-unknown = E nweghị ike inweta akaụntụ ụlọ akụ ugbu a. Nwaa ọzọ ma emechaa.
fund-not-set-up = E debebeghị akaụntụ ụlọ akụ na service. Jụọ service otu esi etinye ego.
fund-refused = Service enyeghị akaụntụ ụlọ akụ.
paid-seen = ➕ <b>Wallet gị ejirila { $amount } karịa</b> ka ọ dị na { $since }.
paid-none = 🔎 <b>Ego ọhụrụ abatabeghị kemgbe { $since }.</b> Wallet gị nwere { $balance }, a hụrụ ya { $time }. Transfer nwere ike were nkeji ole na ole.
paid-today = Ego batara taa: <b>{ $amount }</b>.
paid-sales = Sale kemgbe { $since } were ihe dị ka { $sales }.

## History
history-title = 🧾 <b>Sale ndị kacha ọhụrụ</b>
history-title-filtered = 🧾 <b>Sale</b>: { $what }
history-empty = E nwebeghị sale.
history-none = O nweghị sale dabara. Họrọ ihe ọzọ n'okpuru.
history-none-sold = Sale { $count }, e reghị nke ọ bụla
history-row = { $icon } { $time } { $what } { $amount } · { $beneficiary }
history-owes = ụgwọ{ $owed ->
    [all] {""}
   *[other] {" "}{ $owed }
 }
history-uncharged = e wepụghị ego
history-filter = { $choice } ▾
filter-service = Service
filter-stage = Ọnọdụ
filter-day = Ụbọchị
filter-seat = Onye
filter-service-title = 🧾 <b>Sale nke olee service?</b>
filter-stage-title = 🧾 <b>Sale nọ n'olee ọnọdụ?</b>
filter-day-title = 🧾 <b>Sale nke olee ụbọchị?</b>
filter-seat-title = 🧾 <b>Sale nke onye?</b>
filter-seat-all = Mmadụ niile
filter-seat-owner = Onye nwe ya
filter-service-all = Service niile
filter-stage-all = Ọnọdụ niile
filter-day-all = Ụbọchị niile
filter-sold = ✅ E rere
filter-open = ⏳ A na-elele ya
filter-failed = ❌ E mezughị ya
filter-doubtful = 👁 Kwesịrị nlele
filter-today = Taa
filter-yesterday = Ụnyaahụ
filter-week = Ụbọchị 7 gara aga
filter-chosen = ● { $choice }
find-title = 🔎 <b>Sale nwere “{ $text }”</b>
find-many = Ndị a bụ ndị kacha ọhụrụ. Dekwuo ya ka ị hụ mkpokọta ha niile.
find-further = O nweghị n'ime sale ndị kacha ọhụrụ. Lelee ndị ochie, ma ọ bụ dekwuo ya.
find-more = E nwere ndị ọzọ: dekwuo ya.
find-none = O nweghị sale nwere “{ $text }” n'ụlọ ahịa a.
find-none-free = Aghọtaghị m nke ahụ, o nweghịkwa sale nwere “{ $text }”. Pịa button, ma ọ bụ jiri /menu.
find-how =
    Dee ihe ị ma banyere sale ahụ: ụfọdụ digit ekwentị ma ọ bụ mita, ego, reference, netwọk, aha customer.
    Ọmụmaatụ <code>4567</code> ma ọ bụ <code>mtn 500</code>. Ọ na-arụkwa ọrụ ma e jighị /find.

## A sale out of the history
record-times = { $day }: a kwadoro { $confirmed }, ọ gwụrụ { $settled }
record-open = { $day }: a kwadoro { $confirmed }, ọ gwụbeghị
record-seat = { $name } rere ya
record-wallet = Wallet { $before } → { $after }
record-complaint = 📣 { $reason }: { $mark ->
    [sent] e zigaara ya ndị support
    [answered] ha zara
    [closed] o gwụrụ
   *[opened] e zigabeghị ya
 } · { $time }
complaint-ask = 📣 <b>Gịnị mere?</b>
complaint-token = Token abanyeghị
complaint-nothing = Ọ nweghị ihe bịara
complaint-wrong = Ụlọ ọrụ ma ọ bụ nọmba ezighị ezi
complaint-twice = E wepụrụ ego ugboro abụọ
complaint-owed = E wepụrụ ego, e reghị ihe
complaint-other = Ihe ọzọ
claims-title = ⚖️ <b>Service ji gị ụgwọ { $owed }</b> ({ $count })
claims-none = ⚖️ Service ejighị gị ụgwọ ọ bụla m nwere ike igosi.
claims-how = Naanị ihe ndekọ service na wallet gị, ha abụọ, gosiri ka m na-edepụta. Mgbe ego ahụ lọghachiri na wallet gị, aga m emechi ya.
claim-row = { $owed } · { $company } · { $age }
claim-title = ⚖️ <b>Service ji gị ụgwọ { $owed }</b>
claim-line = ⚖️ { $why }: { $owed } · { $end ->
    [back] ọ lọghachiri na wallet gị { $time }
    [elsewhere] o si ụzọ ọzọ bịa { $time }
    [mine] e mechiri ya dịka nke gị { $time }
    [dropped] a hapụrụ ya { $time }
   *[none] ọ dị oghe kemgbe { $time }
 }
claim-record = Ndekọ service: { $state } · { $time }
claim-failed = O meghị, e nyeghachighị ego
claim-unrecorded = E wepụrụ ego, ndekọ adịghị
claim-twice = E wepụrụ ego karịa otu ugboro
claim-ask-end = Gịnị mere ị ga-eji mechie ya? Dịka m si hụ ya, service ka ji gị ụgwọ { $owed }.
claim-end-elsewhere = O si ụzọ ọzọ bịa
claim-end-mine = Azụrụ m ya ebe ọzọ
claim-end-dropped = Ahapụ m ya
state-quoted = e gosiri ọnụ ego, e zigaghị ya
state-cancelled = a kagburu ya, e zigaghị ya
state-expired = oge ya gafere, e zigaghị ya
state-intent = a kwadoro ya, e zigabeghị ya
state-sending = e zigara arịrịọ, azịza abịabeghị
state-unknown = azịza abịaghị, a na-elele ya
state-pending = ọ ka na-eche azịza
state-succeeded = gara nke ọma
state-awaiting = gara nke ọma, token erubeghị
state-failed = e mezughị ya
state-void = e reghị ya

## The complaint pack: for the service's support
pack-title = 📣 <b>Biko lelee sale a</b>
pack-reason = Ihe mere: <b>{ $reason }</b>
pack-token = Token ma ọ bụ pin: <code>{ $token }</code>
pack-opened = E mere mkpesa { $time }{ $sent ->
    [none] {""}
   *[other] , e zigara ya { $sent }
 }{ $answered ->
    [none] {""}
   *[other] , ha zara { $answered }
 }{ $closed ->
    [none] {""}
   *[other] , o gwụrụ { $closed }
 }
pack-reference = Reference <code>{ $reference }</code>
pack-service-id = Nọmba unu { $id }
pack-what = { $service }: { $product }
pack-for = Maka { $beneficiary }
pack-amount = Ego { $amount }{ $quantity ->
    [1] {""}
   *[other] {" "}maka ihe { $quantity }
 }
pack-charge = Ego e wepụrụ na wallet { $charge }
pack-expected = Ego a tụrụ anya na a ga-ewepụ na wallet { $charge }
pack-wallet = Wallet { $before } tupu ya, { $after } ka ọ gachara
pack-wallet-before = Wallet { $before } tupu ya
pack-state = Otu anyị si mara ya: <b>{ $state }</b>
pack-steps = <b>Ihe mere</b> ({ $zone })
pack-step = { $time } ({ $utc } UTC) { $what }{ $count ->
    [1] {""}
   *[other] {" "}(nke ikpeazụ n'ime { $count })
 }
pack-shop = Site n'aka { $shop }, akaụntụ { $phone }
pack-support = Ndị support nke service: { $contact }
pack-short =
    Biko lelee sale a: { $reference }
    { $what } maka { $beneficiary }
    { $time } ({ $utc } UTC) · { $state }
    { $reason }
    { $shop }, akaụntụ { $phone }
step-confirmed = ụlọ ahịa kwadoro ya
step-sent = e zigaara service arịrịọ
step-not-sent = e nweghị ike iziga arịrịọ: e rughị service
step-resent = ezigara ya ọzọ otu ugboro, ya na ọnụ ahịa ya: service ajụla ego 0
step-state = { $state }: { $by }
step-corrected = a gbanwere ya ka ọ bụrụ “{ $state }”: { $by }
step-token = token ruru
step-miss = verify amaghị ndekọ dị otu a
step-charge = e wepụrụ { $charge } na wallet
step-amount = ego { $amount }: { $by }
step-conflict = sale ọzọ n'okpuru reference a: { $by }
by-answer = azịza ya
by-webhook = webhook unu
by-verify = verify
by-shop = azịza abịaghị

## A reference of the service
verify-how = Dee /verify na reference, ọmụmaatụ <code>/verify VB-01KJ4Q7ZJ3M8N0Q2R4T6V8W0Y2</code>. Nke a na-ajụ service naanị ajụjụ; a gaghị ere ihe ọ bụla.
verify-asking = 🔎 A na-ajụ service ajụjụ banyere <code>{ $reference }</code> …
verify-title = 🔎 <b>Service nwere ndekọ a</b>
verify-status = Ọnọdụ <b>{ $status }</b>
verify-type = Service { $type }
verify-amount = Ego { $amount }
verify-note = E reghị ya ebe a: e gosiri ya dị ka service si kọọ ya.
verify-none = Service enweghị ndekọ <code>{ $reference }</code>.

## The receipt's picture, and the words under it
receipt-title = Rịsiti
receipt-sold = Gara nke ọma
receipt-awaiting = E rere ya. A na-eche token.
receipt-awaiting-pins = E rere ya. Pin na-abịa.
receipt-service = Service
receipt-phone = Akara ekwentị
receipt-meter = Mita
receipt-smartcard = Smart card
receipt-quantity = Ọnụọgụ
receipt-face = Face value
receipt-time = Oge
receipt-token = { $count ->
    [1] Token
   *[other] Token ndị a
 }
receipt-pins = { $count ->
    [1] Pin
   *[other] Pin ndị a
 }
receipt-closing = Daalụ. Biko debe rịsiti a.
receipt-sandbox = SANDBOX
receipt-sandbox-note = SANDBOX: ọ bụghị ezigbo sale
receipt-caption = 📄 <b>{ $shop }</b>

## The shop's name
shop-name-how = Menu gị na rịsiti gị na-egosi <b>{ $name }</b>. Iji gbanwee ya, dee aha ọhụrụ.
shop-name-set = Menu gị na rịsiti gị na-egosizi <b>{ $name }</b>.

## Everything else
help = <b>Ihe ị nwere ike ime</b>
help-command = /{ $command }: { $does }
help-money =
    <b>Otu ego si aga</b>
    A naghị eziga arịrịọ sale ọ bụla ọzọ ma ị sịghị ka e ziga ya. Ọ bụrụ na azịza abịaghị, a na-elele ya ruo mgbe a maara otu o si gwụ, ozi ya na-ekwukwa ya. Mgbe ozi na-asị “Ị gaghị ere nke a ọzọ”, customer ka nwere ike inweta ihe ọ zụrụ.
help-customer =
    <b>Ihe ị nwere ike ime</b>
    Ihe ị zụrụ n'ụlọ ahịa na-abịa ebe a n'onwe ya, ya na token ya. /mytokens na-egosi ha niile ọzọ, nwee button e ji akwụsị ya.
    Iji rịọ ụlọ ahịa gị ọzọ, dee ego ya na ihe ọ bụ: <b>3000 light</b>. Ọ bụ ụlọ ahịa ga-ekpebi ma ree ya, ị ga-akwụkwa ụgwọ ebe ahụ dị ka mgbe niile.
    Ọ bụrụ na token abịaghị, ma ọ bụ mita anabataghị ya: dee <b>token anaghị abanye</b>, ụlọ ahịa gị ga-ahụ ya na sale ahụ.
    /deletedata: hichapụ data gị
cancel-nothing = O nweghị ihe a ga-akagbu. Sale ndị e mere ka dị otu ha dị.
not-understood = Aghọtaghị m nke ahụ. Pịa button, ma ọ bụ jiri /menu.
edit-unread = A naghị agụ ozi mbụ a gbanwere agbanwe. Dee ya dị ka ozi ọhụrụ.
unread =
    { $kind ->
        [voice] Enweghị m ike ige voice note.
        [picture] Enweghị m ike ịgụ ihe dị na foto.
        [video] Enweghị m ike ikiri video.
        [file] Enweghị m ike iji file a. Ana m agụ ndepụta dị na .csv na .txt.
        [place] Achọghị m ebe ị nọ.
        [poll] Anaghị m aza poll.
        [sticker] Ana m agụ okwu, ọ bụghị sticker.
       *[other] Ana m agụ naanị okwu e dere ede.
    }
unread-how = E reghị ihe ọ bụla site n'ozi ahụ. Dee ihe ị chọrọ, pịa button, ma ọ bụ jiri /menu.
slower = Jiri nwayọọ: a gụghị ozi ikpeazụ gị. Chere sekọnd ụfọdụ, ziga ya ọzọ.
slower-tap = Jiri nwayọọ: ọpịpị ahụ emeghị ihe ọ bụla. Chere sekọnd ụfọdụ, pịa ọzọ.
shop-closed = Ụlọ ahịa a emechiiri gị. Gwa onye na-elekọta ya ka o kwe ka ị banye.
group-only-private = Ana m arụ ọrụ naanị na private chat. Mepee chat gị na m iji rụọ ọrụ n'ụlọ ahịa gị.
went-wrong = Ihe mebiri. E meghị sale ọhụrụ site n'ozi ikpeazụ gị. Lelee /history, nwaa ọzọ.

## Customers: what the reseller sees
command-customers = Ndị customer: aha na link
command-mytokens = Token m
button-give = 🔗 Link customer
button-name = ✏️ Nye ya aha
button-rename = ✏️ Gbanwee aha
button-customers = 👤 Ndị customer
button-copy-link = 📋 Copy link
button-unlink = ✖ Kewapụ { $who }
button-take-back = ✖ Kagbuo link { $count }
named = { $name } · { $beneficiary }
give-caption =
    👤 <b>Link maka { $who }</b>
    { $service }
    Customer na-eji ekwentị scan nke a, ma ọ bụ mepee link, wee nweta sale a na Telegram ozugbo. Ndị ga-eso maka otu nọmba ahụ na-abịa n'onwe ha, ọbụna mgbe ị na-arahụ ụra.
    Ọ dị mma ụbọchị 7, maka naanị otu onye.
    { $link }
give-share = Nke a bụ { $service } gị maka { $beneficiary } site na { $shop }: mepee link a ka ị nweta ya na Telegram, ugbu a na mgbe ọ bụla ị zụrụ.
contact-foreign = { $number } abụghị akara ekwentị Naịjirịa, ya mere e nweghị ike irere ya ihe ọ bụla. Ziga contact nwere nọmba dị ka 0803 123 4567.
card-save = 👤 Ị na-erere <b>{ $beneficiary }</b> ahịa ugboro ugboro. Ị ga-echekwa ya dị ka customer?
button-save = 👤 Chekwaa dị ka …
button-save-not = ✖ Mba
customers-title = 👤 <b>Ndị customer</b>
customers-found = 👤 <b>Ndị customer: { $text }</b>
customers-more = E nwere ndị ọzọ. Dekwuo aha ya ma ọ bụ nọmba ya.
customers-none = O nweghị customer dabara na <b>{ $text }</b>.
customers-ask = 🔎 Kedu customer? Dee ụfọdụ n'aha ya ma ọ bụ nọmba ya.
customers-empty =
    <b>E nwebeghị customer.</b>
    Site n'ekwentị gị ziga contact ebe a, ma ọ bụ pịa “✏️ Nye ya aha” mgbe i rechara ihe: mgbe ahụ ị ga-eji aha ree ihe.
customers-row = { $icons } { $who }{ $chats ->
    [0] {""}
   *[other] {" "}· 📨 { $chats }
 }
customer-title = 👤 <b>{ $who }</b>
customer-thing = { $icon } { $number }{ $more ->
    [none] {""}
   *[other] {" "}· { $more }
 }
customer-nothing = E nwebeghị nọmba. Tinye otu iji ree ihe.
customer-sales = Sale ndị ikpeazụ
customer-sale = { $time } · { $icon } { $what } · { $amount }
customer-no-sales = E rebeghị ihe ọ bụla.
customer-remove =
    <b>Gịnị ka ị chọrọ ihichapụ?</b>
    Sale ya ka ga-adị na ndepụta sale gị. Onye na-enweta token nke nọmba e hichapụrụ agaghị enwetakwa ya ọzọ.
customer-deleted = <b>{ $who }</b> abụghịzi customer. Sale ya ka dị na ndepụta sale gị.
customer-full = { $who } nwere nọmba ruru { $most }. Buru ụzọ hichapụ otu.
customer-taken = { $number } bụ nke <b>{ $who }</b>. Buru ụzọ hichapụ ya ebe ahụ.
customer-add-kind = Gịnị ka ị chọrọ itinyere <b>{ $who }</b>?
customer-add-phone = Dee akara ekwentị, ma ọ bụ ziga contact.
customer-add-meter = Dee nọmba mita.
customer-add-smartcard = Dee nọmba smart card.
kind-phone = Ekwentị
kind-meter = Mita
kind-smartcard = Smart card
kind-phone-icon = 📱
kind-meter-icon = ⚡
kind-smartcard-icon = 📺
button-customer = 👤 Customer
button-person = 👤 { $name }
button-served = { $icon } { $name } { $amount }
button-awaiting = ⏳ Token { $count } na-abịa
button-same-as-last = 🔁 Ọzọ: { $icon } { $amount }
button-sell-to = { $icon } { $service }{ $tail ->
    [none] {""}
   *[other] {" "}·{ $tail }
 }
button-give-to = 🔗 { $tail ->
    [none] Link customer
   *[other] Link ·{ $tail }
 }
button-add-number = ➕ Tinye nọmba
button-remove = 🗑 Hichapụ
button-remove-number = 🗑 { $icon } { $number }
button-delete-customer = 🗑 Hichapụ { $name }
button-find = 🔎 Chọọ
button-balance = 💰 Ego dị na wallet
button-shop-name = ✏️ Aha ụlọ ahịa
button-log-out = 🚪 Pụọ
button-help = ❓ Enyemaka
button-mytokens = 🎟 Token m
customer-no-chats = O nwebeghị onye na-enweta token ya na Telegram.
customer-chat = 📨 { $who }, kemgbe { $time }
customer-chat-stopped = 🔕 { $who } kwụsịrị ya
customer-chat-blocked = 🚫 { $who } gbochiri bot a
customer-chat-sandbox = 🧪 naanị sale sandbox
customer-open-links = Link { $count } e mepebeghị
customer-someone = Otu onye
customer-gone = Customer a adịghị na ndepụta ụlọ ahịa gị.
customer-owes = 📒 O ji gị ụgwọ <b>{ $owed }</b>
owe-limit = 📒 { $limit ->
    [none] Ị gaghị ere n'ụgwọ
   *[other] Oke ụgwọ <b>{ $limit }</b>
 }
owe-limit-ask = 📒 Ego ole ka ụgwọ <b>{ $who }</b> nwere ike iru? Dee ego ahụ. 0 pụtara enweghị ụgwọ.
button-owe-limit = 📒 Oke ụgwọ
customer-delete-owes = <b>{ $who }</b> ka ji gị ụgwọ. Gịnị ka a ga-eme ụgwọ ahụ?
button-keep-debt = 📒 Debe ụgwọ ya
button-forgive-debt = 🧹 Gbaghara ya
button-debtor = 📒 O ji ụgwọ { $owed }
give-not-sold = Naanị sale gara nke ọma ka a ga-ezigara customer.
unlinked = E kewapụrụ ya. A gaghị ezigara { $who } ozi ọ bụla ọzọ.
taken-back = A kagburu ya. Link ahụ anaghị arụzi ọrụ.
customer-link-opened =
    🔗 <b>{ $who } meghere link gị maka { $customer }.</b>
    Site ugbu a, ihe ị na-eresi nọmba a ga-abịara ya na Telegram. Ọ bụrụ na ọ bụ onye ọzọ, meghee customer ahụ, kewapụ ya.
name-ask = Gịnị ka ị na-akpọ <b>{ $beneficiary }</b>? Dee aha, mkpụrụedemede ruo 40.
name-ask-again = Gịnị ka ị ga na-akpọ <b>{ $who }</b> site ugbu a? Dee aha, mkpụrụedemede ruo 40.
name-bad = A chọrọ aha, n'ederede.
name-whose = Ị nwere customer aha ya bụ <b>{ $name }</b>. { $beneficiary } ọ bụ nke ya?
button-name-theirs = 👤 Ee: { $who }
button-name-another = ➕ Mba, { $name } ọzọ
name-saved = E chekwara ya: <b>{ $who }</b>
notice-desk =
    👁 <b>Otu sale kwesịrị nlele.</b>
    { $what } { $beneficiary }, { $amount } · { $state }
    <code>{ $reference }</code>
    { $why }
notice-undelivered = 👤 { $who } enwetaghị nke a na Telegram: e nweghị ike iru chat ahụ. Nye ya n'ụzọ ọzọ.
notice-seat-allowed = ✅ <b>Onye nwe ụlọ ahịa kwere { $amount } maka { $beneficiary }, otu ugboro.</b> E rebeghị ihe ọ bụla. Pịa Ree n'ozi ahụ.
notice-seat-refused = ✖ <b>Onye nwe ụlọ ahịa ekweghị { $amount } maka { $beneficiary }.</b> { -nothing-charged }

## Customers: what they see themselves
hello =
    👋 <b>Ozi { $service } gị site na { $shop } ga na-abịa ebe a.</b>
    { $beneficiary }
    Ihe ị zụrụ n'ebe ahụ maka nọmba a na-abịa na chat a, ọbụna n'abalị. /mytokens na-egosi ya ọzọ; pịa “🔕 Kwụsị” otu ugboro iji kwụsị ya.
    English, Pidgin, Hausa, Yorùbá, Igbo: /language
hello-sandbox = 🧪 SANDBOX: nke a bụ nnwale; ihe ọ bụla ebe a abụghị ezigbo ahịa.
link-wrong = Link a anaghị arụ ọrụ. Mepee ya otu e si nye gị ya, ma ọ bụ rịọ ụlọ ahịa link ọhụrụ.
link-slow-down = Link ndị anaghị arụ ọrụ dị ọtụtụ. Nwaa ọzọ mgbe otu awa gafere.
link-used = Onye ọzọ meghere link a. Rịọ ụlọ ahịa link nke gị.
link-expired = Oge link a gafere. Rịọ ụlọ ahịa link ọhụrụ.
link-revoked = Ụlọ ahịa kagburu link a. Rịọ ha link ọhụrụ.
link-own =
    <b>Link a bụ maka customer gị.</b>
    Nye ya link a, ma ọ bụ gosi ya foto ahụ. Ọ ka dị mma.
customer-wait =
    { $icon } <b>{ $shop }</b> · { $beneficiary }
    Ọ ga-abịa n'oge na-adịghị anya, ebe a ma ọ bụ n'ozi na-eso.
button-show = 🎟 Gosi ya
customer-open = ⏳ <b>{ $shop } na-enwetara gị nke a.</b>
customer-appears = Ọ ga-apụta ebe a n'onwe ya.
customer-awaited = ✅ <b>E rere ya. A na-eche token gị.</b>
customer-done = ✅ <b>E nyefere { $service }</b>
customer-failed = ❌ <b>Nke a emezughị.</b> Jụọ { $shop }.
customer-from = Site na { $shop }
button-stop = 🔕 Kwụsị
button-resume = ▶️ Zitekwara m ndị a
news-token = ⚡ Token gị maka mita { $beneficiary } bụ nke a.
news-done = ✅ { $service } maka { $beneficiary }: e nyefere ya.
news-failed = ❌ { $service } maka { $beneficiary } emezughị. Jụọ { $shop }.
stopped = A kwụsịrị ya. { $shop } agaghị ezigara gị ozi ọ bụla ọzọ maka nọmba a.
resumed = { $shop } ga na-ezigara gị ndị a ọzọ.
tap-next-message = Ọ dị n'ozi dị n'okpuru.
tap-one-moment = Chere ntakịrị.
tap-not-linked = E jikọghịzi nke a na gị.
mytokens-title = 🎟 <b>Ihe ị zụrụ</b>
mytokens-empty = O nwebeghị ihe ebe a. Ihe ụlọ ahịa gị rere gị na-apụta ebe a.
mytokens-none =
    <b>O nweghị ụlọ ahịa na-ezigara gị token.</b>
    Rịọ nke gị link mgbe ị zụchara ihe.
button-stop-one = 🔕 Kwụsị { $who }
button-resume-one = ▶️ Malite { $who }

## Customers: what they ask for, and complain of
button-request = 🙋 Rịọ ọzọ
button-request-sell = Ree { $what }
button-request-later = Ọ bụghị ugbu a
button-requests-on = 🙋 Kwe ka customer rịọ na Telegram
button-requests-off = 🙋 Kwụsị arịrịọ customer
button-open-sale = Mepee sale ahụ
button-complaint-open = 📣 Mkpesa ahụ
customers-may-ask = Customer nwere link nwere ike ịrịọ gị sale na Telegram.
customers-may-not-ask = Customer enweghị ike ịrịọ gị sale na Telegram.
request-title = 🙋 <b>Otu customer na-arịọ { $what } { $service }</b>
request-title-plan = 🙋 <b>Otu customer na-arịọ { $what }</b>
request-how = E rebeghị ihe ọ bụla. Ree ga-ebu ụzọ gosi gị ego ya.
request-is-sold = ✅ E rere ya na { $time }.
request-is-put_off = ✖ E reghị ya: ị sịrị “ọ bụghị ugbu a” na { $time }. Customer maara.
request-is-gone = ✖ E reghị ya: o nweghị onye zara ruo { $time }. Customer maara.
request-over = Arịrịọ a agwụla.
request-put-off = Customer ga-enweta azịza gị: “ọ bụghị ugbu a”.
request-told-put_off =
    ✖ <b>{ $shop } enweghị ike ire gị { $what } ugbu a.</b>
    { $beneficiary }. E reghị ihe ọ bụla. Ị nwere ike ịrịọ ọzọ ma emechaa.
request-told-gone =
    ✖ <b>{ $shop } azabeghị.</b>
    Ị rịọrọ { $what } maka { $beneficiary }. E reghị ihe ọ bụla. Ị nwere ike ịrịọ ọzọ.
request-asked =
    🙋 <b>{ $shop } maara na ị chọrọ { $what }.</b>
    { $beneficiary }
    E rebeghị ihe ọ bụla, ị kwụbeghị ụgwọ. Mgbe ụlọ ahịa rere ya, ọ ga-abịa ebe a.
request-open =
    ⏳ <b>Ị rịọrọ { $shop } { $what } na { $time }.</b>
    { $beneficiary }. E rebeghị ihe ọ bụla. Chere azịza tupu ị rịọ ọzọ.
request-too-often = Ị rịọrọ { $shop } ugboro atọ n'ime otu awa. Rịọ ọzọ na { $time }.
request-closed = { $shop } anaghị anata arịrịọ ebe a ugbu a. Jụọ n'ụlọ ahịa ahụ.
request-not-yours = Ị nwere ike ịrịọ naanị maka nọmba gị, nke ụlọ ahịa gị jikọrọ na gị.
request-not-linked = O nweghị ụlọ ahịa na-ere gị nke ahụ ebe a. Ị nwere ike ịrịọ ihe ị zụrụ na mbụ.
request-which = 🙋 Kedu nke ị chọrọ?
request-how-much =
    🙋 <b>Ego ole?</b>
    { $who }
    Dee ego ya, ma ọ bụ pịa nke ikpeazụ.
trouble-none =
    <b>Ahụghị m ihe nke a bụ maka ya.</b>
    Ị zụghị ihe dị ka ya ebe a n'ụbọchị 30 gara aga. Gosi ụlọ ahịa gị ozi ahụ.
trouble-which = <b>{ $reason }</b>. Kedu nke ọ bụ?
trouble-known = 📣 <b>{ $shop } maara: { $reason }.</b>
trouble-unheard = O nweghị onye nwere ike ịgụ nke a na { $shop } ugbu a. Jụọ n'ụlọ ahịa ahụ.
trouble-try = Ka ị na-eche: tinye nọmba 20 niile na mita, enweghị oghere. Ọ bụrụ na token karịrị otu, tinye ha otu otu ka ha si sochie.
trouble-told = 📣 <b>Otu customer sịrị: { $reason }</b>
trouble-how = A gwala customer na ị maara.
seat-gets-requests = Na-enweta ihe customer rịọrọ na Telegram.
button-seat-requests = 🙋 Kwere arịrịọ
button-seat-no-requests = 🙋 Kwụsị arịrịọ

## Tokens by SMS
button-sms = ✉️ Ziga na SMS
button-sms-again = ✉️ Zigakwa SMS
card-sms-waiting = ✉️ SMS gaa { $number }: na-eche
card-sms-sent = ✉️ SMS gaa { $number }: e zigara ya { $time }
card-sms-delivered = ✉️ SMS gaa { $number }: o ruola ekwentị { $time }
card-sms-unknown = ✉️ SMS gaa { $number }: o nwere ike ịbụ na o ruola
card-sms-failed = ✉️ SMS gaa { $number } erughị: { $why }
sms-why-number = nọmba a anaghị anata SMS
sms-why-dnd = nọmba ahụ na-egbochi ụdị ozi a (DND)
sms-why-night = network anaghị anabata ya n'abalị
sms-why-sender = a nabataghị aha onye zigara ya
sms-why-balance = ego adịghị n'akaụntụ SMS nke bot a
sms-why-account = a nabataghị akaụntụ SMS nke bot a
sms-why-gateway = ụlọ ọrụ SMS anaghị aza
sms-why-off = ekwentị ahụ gbanyụrụ
sms-why-late = e nweghị ike iziga ya n'oge
sms-why-token = sale a enweghị token ugbu a
sms-why-limit = SMS nke taa agwụla
sms-why-other = ụlọ ọrụ SMS ekwughị ihe kpatara ya
notice-sms-failed = ✉️ SMS gaa { $number } erughị: { $why }. Nye token ahụ n'ụzọ ọzọ.
notice-sms-unknown = ✉️ SMS gaa { $number } nwere ike ịbụ na o ruola. Jụọ customer tupu i zigakwa ya.
sms-again-unknown = ✉️ <b>SMS gaa { $number } nwere ike ịbụ na o ruola.</b> Buru ụzọ jụọ customer. Ọ bụrụ na i zigakwa ya: otu token ahụ ga-abịa ugboro abụọ.
sms-again-sent = ✉️ <b>E zigara SMS gaa { $number } na { $time }.</b> Ọ bụrụ na i zigakwa ya: otu token ahụ ga-abịa ugboro abụọ.
sms-again-delivered = ✉️ <b>SMS ruru { $number } na { $time }.</b> Ọ bụrụ na i zigakwa ya: otu token ahụ ga-abịa ugboro abụọ.
button-sms-yes = ✉️ Zigakwa ya
sms-ask-number = ✉️ <b>Kedu ekwentị ga-enweta SMS maka { $meter }?</b> Dee nọmba ya, ma ọ bụ ziga contact.
sms-ask-keep = ✉️ <b>SMS gaa { $number }?</b> Ka customer lelee nọmba ahụ. Ka a chekwaa ya maka customer a?
button-sms-keep = ✉️ Ziga ma chekwaa
button-sms-once = ✉️ Ziga naanị
sms-not-now = E nweghị ike iziga SMS maka sale a.
sms-sale-limit = SMS { $most } ezuola maka otu sale. Nye token ahụ n'ụzọ ọzọ.
sms-day-limit = SMS nke taa agwụla. Nye token ahụ n'ụzọ ọzọ.
customer-always-sms = ✉️ A na-eziga token ọ bụla na SMS
button-sms-always = ✉️ SMS mgbe niile
button-sms-stop = ✉️ Ọ bụghị mgbe niile
sms-need-phone = Buru ụzọ chekwaa otu akara ekwentị customer a.
button-sms-shop = ✉️ Token na SMS
sms-shop-title = ✉️ <b>Token na SMS</b>
sms-shop-all = Onye ọ bụla nọ n'ụlọ ahịa gị nwere ike iziga ya.
sms-shop-owners = Naanị ndị nwe ụlọ ahịa nwere ike iziga ya.
sms-shop-none = O nweghị onye na-eziga ya.
sms-shop-today = Taa { $count } n'ime { $most }
sms-shop-month = N'ụbọchị 30, SMS { $count }, { $cost }. Onye na-elekọta bot a na-akwụ ya: ọ nọghị na mgbakọ gị.
sms-shop-month-least = N'ụbọchị 30, SMS { $count }, { $cost } ma ọ bụ karịa: amaghị ọnụ ahịa niile. Onye na-elekọta bot a na-akwụ ya: ọ nọghị na mgbakọ gị.
button-sms-all = ✉️ Onye ọ bụla
button-sms-owners = ✉️ Naanị ndị nwe
button-sms-none = ✉️ Ọ dịghị onye

## Account
command-staff = Ndị ọrụ: ikike, oke, onye rere ihe
command-account = Akaụntụ gị, key na webhook
button-doubtful = 👁 Lelee { $count ->
    [1] sale 1
   *[other] sale { $count }
 }
button-looked-after = ✔ E doziri ya
button-account = ⚙️ Akaụntụ
button-staff = 🧑‍💼 Ndị ọrụ
button-trail = 📜 Ihe e mere
button-upgrade = ⬆️ Upgrade
button-upgrade-now = ⬆️ Mee upgrade
button-key-live = ♻️ Live key ọhụrụ
button-key-sandbox = ♻️ Sandbox ọhụrụ
button-key-sandbox-first = 🧪 Mepụta sandbox
button-key-live-first = 🔑 Mepụta live key
button-key-now = ♻️ Gbanwee ugbu a
button-key-first-now = 🔑 Mepụta key
button-mode-live = ▶️ Gbanwee gaa live
button-mode-sandbox = 🧪 Gaa na sandbox
button-hook-use = 🪝 Jiri bot a
button-hook-use-now = 🪝 Gbanwee ugbu a
button-hook-back = ↩️ Weghachi { $host }
button-hook-back-now = ↩️ Weghachi ugbu a
button-look-now = 🔄 Lelee ugbu a
button-type-pin = 🔑 Dee PIN m
account-title = ⚙️ <b>{ $shop }</b>
account-owner = { $name } · { $phone }
account-developer = Developer: akaụntụ a nwere ike ire ahịa
account-not-developer = Ọ bụbeghị developer: akaụntụ a enweghị ike ire ahịa
account-mode-live = Mode <b>live</b>: sale ọ bụla bụ ezigbo sale
account-mode-sandbox = Mode 🧪 <b>SANDBOX</b>: nnwale; ọ bụghị ezigbo ahịa
account-key-live = Live key <code>{ $tail }</code>
account-key-sandbox = Sandbox key <code>{ $tail }</code>
account-key-live-none = Live key: o nweghị
account-key-sandbox-none = Sandbox key: o nweghị
account-key-made = e mepụtara { $made }
account-key-used = e jiri ya { $used }
account-key-unused = e jibeghị ya
account-hook-on = Webhook <b>on</b>: service na-agwa bot a otu sale si gwụ
account-hook-unheard = E <b>debanyere</b> webhook: o nwebeghị ihe batara. Bot a na-ajụ service otu sale si gwụ
account-hook-silent = E <b>debanyere</b> webhook, mana service anaghị akpọ. O nweghị ihe dabere na ya: bot a na-ajụ otu sale si gwụ
account-hook-none = Webhook <b>off</b>: bot a na-ajụ service otu sale si gwụ
account-hook-registering = A na-edozi webhook. Ruo mgbe ahụ bot a na-ajụ service
account-hook-other = Webhook nke <b>{ $host }</b>: bot a na-ajụ service otu sale si gwụ
account-running = 🔎 { $what }: a mabeghị ma e mere ya.
account-asking = A na-ajụ service ajụjụ …
account-as-of = Otu ọ dị na { $time }
account-down = Service anaghị aza. Nke a bụ ihe m hụrụ ikpeazụ.
account-unreadable = Service zara, mana enweghị m ike ịgụ azịza ya. Nke a bụ ihe m hụrụ ikpeazụ.
account-refused = Service egosighị akaụntụ gị. Nke a bụ ihe m hụrụ ikpeazụ.
account-pin-needed = Service chọrọ PIN gị tupu o gosikwuo. Banye ọzọ.
change-upgrade = Upgrade
change-live-key = Live key ọhụrụ
change-sandbox-key = Sandbox key ọhụrụ
change-webhook = Webhook

## Account: asked before something is changed
ask-upgrade =
    ⬆️ <b>Ị chọrọ ime upgrade gaa akaụntụ developer?</b>
    Mgbe ahụ ị nwere ike ire ahịa ebe a. Service nwere ike iwepụ fee na wallet gị. Ọ na-ekwu ọnụọgụ fee ahụ naanị mgbe e mechara ya.
ask-upgrade-fee =
    ⬆️ <b>Ị chọrọ ime upgrade gaa akaụntụ developer?</b>
    Mgbe ahụ ị nwere ike ire ahịa ebe a. Service nwere ike iwepụ fee na wallet gị: { $fee }, dịka operator gị kwuru.
ask-upgrade-wallet = Wallet ugbu a { $balance }
ask-key =
    ♻️ <b>Ị chọrọ ịgbanwe { $mode } key { $tail }?</b>
    Key ochie ga-akwụsị ozugbo. Website ma ọ bụ program ọzọ ji ya agaghị enwe ike ire ahịa ruo mgbe o nwetara key ọhụrụ. Bot a ga-ewere key ọhụrụ n'onwe ya.
ask-key-first =
    🔑 <b>Ị chọrọ imepụta { $mode } key?</b>
    Bot a enweghị nke ọ bụla, ọ ga-ewere nke ọhụrụ n'onwe ya. Ọ bụrụ na service enweelarị otu, nke ahụ ga-akwụsị ozugbo: website ma ọ bụ program ọzọ ji ya agaghị ere ruo mgbe o nwetara nke ọhụrụ.
ask-key-sandbox = I ji sandbox key nwalee ụlọ ahịa: ihe ọ bụla e ji ya ree abụghị ezigbo ahịa.
ask-hook-use =
    🪝 <b>Ị chọrọ ịgbanwe { $host }?</b>
    { $host } ga-akwụsị ịnụ banyere sale ya ozugbo. Ọ bụrụ na ọ bụ website gị ma ọ bụ program ọzọ, ihe o ji ha eme ga-akwụsịkwa.
    M ga-edebe adreesị ya: ị nwere ike iweghachi ya ebe a; ịpụ na bot a na-eweghachikwa ya.
ask-hook-back =
    ↩️ <b>Ị chọrọ iweghachi { $host }?</b>
    Service ga-agwa { $host } banyere sale ọzọ. Bot a ga na-ajụ service ajụjụ: ị nwere ike iche ogologo oge iji mara otu sale si gwụ, na iji nweta token.
mode-live-word = live
mode-sandbox-word = sandbox

## Account: how a change stands
change-asking = ⏳ { $what }: a na-ajụ service ajụjụ …
change-login =
    🔑 <b>Service chọrọ PIN gị ọzọ.</b> Ọ dịghị ihe gbanwere. { -nothing-charged }
    Dee PIN gị, m ga-aga n'ihu ebe m kwụsịrị.
change-unclear =
    🔎 <b>{ $what }: azịza abịaghị.</b>
    O nwere ike ịbụ na e mere ya, ya mere anaghị m ajụ ugboro abụọ. Ana m elele akaụntụ gị.
change-unclear-error =
    🔎 <b>{ $what }: service nwere nsogbu.</b>
    O nwere ike ịbụ na e mere ya, ya mere anaghị m ajụ ugboro abụọ. Ana m elele akaụntụ gị.
change-unclear-down =
    🔎 <b>{ $what }: a mabeghị.</b>
    O nwere ike ịbụ na e mere ya, ya mere anaghị m ajụ ugboro abụọ. Service anaghị egosi m akaụntụ gị ugbu a. Chere ntakịrị, lelee ọzọ.
change-unclear-pin =
    🔎 <b>{ $what }: a mabeghị.</b>
    O nwere ike ịbụ na e mere ya. Iji lelee ya, service chọrọ PIN gị. Dee ya.
change-undone =
    🚫 <b>{ $what }: e meghị ya.</b>
    Azịza abịaghị, akaụntụ gị egosighịkwa mgbanwe. Ị nwere ike ịnwa ọzọ.
change-undone-error =
    🚫 <b>{ $what }: e meghị ya.</b>
    Service nwere nsogbu, akaụntụ gị egosighịkwa mgbanwe. Ị nwere ike ịnwa ọzọ.
upgrade-done = ✅ <b>Ị bụzi developer.</b>
upgrade-already = ✅ <b>Ị bụburu developer.</b>
upgrade-fee = Service wepụrụ fee { $fee } na wallet gị.
upgrade-fee-none = E wepụghị fee ọ bụla na wallet gị.
upgrade-fee-unknown = Service ekwughị ma o wepụrụ ego, o kwughịkwa ọnụọgụ ya.
upgrade-wallet = Wallet gị nwere { $before } na mbụ, ugbu a o nwere { $now }
upgrade-key = Live key gị { $tail } dị na bot a. Ị nwere ike ire ahịa.
upgrade-no-key = Key erubeghị ebe a. Chere ntakịrị, lelee akaụntụ gị ọzọ.
upgrade-undone-money = Lelee ego dị na wallet gị tupu ị nwaa ọzọ.
upgrade-short =
    ❌ <b>E meghị upgrade. { -nothing-charged }</b>
    Ego dị na wallet ezughị maka fee. Kwụọ na:
key-done =
    ✅ <b>{ $mode } key ọhụrụ bụ { $tail }.</b>
    Bot a ji ya ugbu a. Nke ochie anaghị arụzi ọrụ: ọ bụrụ na website ma ọ bụ program ọzọ ji ya, nye ya nke ọhụrụ, site na website nke service.
key-made = ✅ <b>E mepụtara { $mode } key { $tail }.</b>
hook-use-done = ✅ <b>E mere ya.</b> Ugbu a service na-agwa bot a banyere sale. { $host } anaghị anụzi banyere ha.
hook-back-done = ✅ <b>E weghachiri ya.</b> Service na-agwa { $host } banyere sale. Bot a ga na-ajụ service ajụjụ.
hook-kept = <b>A hapụrụ ya.</b> { $host } ka na-anụ banyere sale ya. Bot a na-ajụ service ajụjụ kama. Ị nwere ike ịgbanwe nke a na /account.
change-refused = ❌ <b>{ $what }: service sị mba.</b> Ọ dịghị ihe gbanwere.
change-busy = A ka na-elele ihe banyere akaụntụ a. Chere azịza ya.
change-already = A jụrụ ya tupu ugbu a. Ozi a ga-egosi azịza ya.
change-old = Button a anaghị arụzi ọrụ. Ọ dịghị ihe gbanwere.
mode-ask-live =
    <b>Ị chọrọ ịgbanwe gaa live?</b> Site mgbe ahụ sale ọ bụla bụ ezigbo sale, a ga-esi na wallet gị kwụọ ya. A ga-akagbu sale ndị ị pịbeghị Ree.
mode-ask-sandbox =
    <b>Ị chọrọ ịgbanwe gaa 🧪 sandbox?</b> Site mgbe ahụ ihe ọ bụla i rere abụghị ezigbo ahịa: customer agaghị enweta ihe ọ bụla. A ga-akagbu sale ndị ị pịbeghị Ree.
mode-is-live = Ọ bụ live ugbu a. Sale ọ bụla bụ ezigbo sale.
mode-is-sandbox = Ọ bụ sandbox ugbu a. Ihe ọ bụla abụghị ezigbo ahịa.

## Account: said when nobody asked
news-hook-other =
    🪝 <b>Service na-agwa { $host } banyere sale gị.</b>
    Bot a nwere ike ịmata otu sale si gwụ n'enweghị ya, mana ọ ga-egbu oge ntakịrị. Ọ bụrụ na i kwe ka o jiri adreesị nke ya, a ga-amata ozugbo, token ga-abịakwa ozugbo, mana { $host } ga-akwụsị ịnụ banyere sale ya.
news-hook-lost =
    🪝 <b>Mmadụ gbanwere webhook gị.</b>
    Ugbu a service na-agwa { $host } banyere sale gị, ọ bụghị bot a. Ị ka nwere ike ire ahịa ebe a: bot a na-ajụ service otu sale ọ bụla si gwụ.
news-hook-stuck =
    ⚠️ <b>Enweghị m ike iweghachi { $host }.</b>
    Service ka na-akpọ bot a. Dozie adreesị { $host } ọzọ na ntọala nke ya, ma ọ bụ banye ebe a jiri /account.
news-mode-live = ⚠️ Onye ọzọ n'ụlọ ahịa a gbanwere ya gaa <b>live</b>: sale ọ bụla bụ ezigbo sale.
news-mode-sandbox = 🧪 Onye ọzọ n'ụlọ ahịa a gbanwere ya gaa <b>SANDBOX</b>: ihe ọ bụla abụghị ezigbo ahịa.
news-close-changed = 🚨 <b>Mmechi { $number }</b> nke otu ụlọ ahịa abụghị ihe e mechiri. Mmadụ ma ọ bụ ihe gbanwere database na-esiteghị na program a. Lelee ya tupu e kwere ya: docs/operations/failures.md
news-odd-charge =
    👁 <b>Ego e wepụrụ maka { $product } abụghị ego e depụtara.</b>
    { $service }: a tụrụ anya { $expected }, e wepụrụ { $charged }. A na-agụgharị ndepụta ọnụ ego; gwa service ma ọ ka dị otu a.
news-discovery =
    🧭 <b>Maka ndị operator: service depụtara ihe ọhụrụ.</b>
    { $category } ({ $name }) na <code>{ $endpoint }</code>
    Program a amaghị ya, ọ naghị esokwa ya.
logout-put-back = E weghachiri { $host }: service na-agwa ya banyere sale ọzọ.

## What to do about a refusal
advice-low-balance = Ego dị na wallet gị ezughị. Tinye ego na wallet tupu i ree ya ọzọ.
advice-low-balance-seat = Ego dị na wallet ụlọ ahịa ezughị. Jụọ onye nwe ụlọ ahịa.
advice-bad-number = Gị na customer lelee nọmba ahụ nke ọma tupu i ree ya ọzọ.
advice-provider-down = Lelee nọmba ahụ, chere nkeji ụfọdụ tupu i ree ya ọzọ.
advice-not-offered = A naghị ere nke a ugbu a. Họrọ nke ọzọ.
advice-limits = Ego a adịghị n'oke a na-anabata. Họrọ ego ọzọ.
advice-doubled = Sale dị na service n'okpuru reference a. Lelee /history tupu i ree ya ọzọ.
advice-account = Service anaghị ekwe ka akaụntụ a ree ahịa. Lelee /account, ma ọ bụ jụọ service.
advice-account-seat = Service anaghị ekwe ka ụlọ ahịa a ree ahịa. Jụọ onye nwe ụlọ ahịa.
advice-unknown = Ọ bụrụ na nke ahụ agaghịkwa nke ọma, nye service reference ya.
problem-nothing-charged = { -nothing-charged }
problem-slow-down = Service sị ka e chere ntakịrị.
problem-down = Service anaghị aza. Chere ntakịrị, nwaa ọzọ.
problem-login = Service chọrọ PIN gị. Banye ọzọ.
problem-login-seat = Service chọrọ PIN nke onye nwe ụlọ ahịa. Gwa ya ka ọ banye ọzọ.
problem-refused = Service sị mba.
problem-unreadable = Service zara, mana enweghị m ike ịgụ azịza ya. Chere ntakịrị, nwaa ọzọ.

## Staff: what the owner sees
staff-title = 🧑‍💼 <b>Ndị ọrụ</b>
staff-empty = O nwebeghị onye. Kpọọ onye na-ere, onye ga na-ere n'oke i nyere ya wee na-ahụ naanị sale nke ya, ma ọ bụ onye na-ele, onye na-ahụ sale niile mana ọ naghị ere ihe ọ bụla.
staff-counted = N'oke ndị ọrụ, a na-agụ ego customer na-akwụ, ma ọ bụ face value ma ọ karịa ya; ya na nke sale ndị a ka na-elele.
staff-row = { $name } · { $role } · { $state }
button-invite-seller = ➕ Kpọọ onye na-ere
button-invite-viewer = ➕ Kpọọ onye na-ele
seat-role-seller = onye na-ere
seat-role-viewer = onye na-ele
seat-state-invited = a kpọrọ ya
seat-state-active = na-arụ ọrụ
seat-state-suspended = a kwụsịtụrụ ya
seat-state-ended = e mechiri ya
seat-title = 🧑‍💼 <b>{ $name }</b> · { $role }
seat-about-viewer = Na-ahụ sale niile na mkpokọta. Anaghị ere ihe ọ bụla; anaghị ahụ key, ego dị na wallet ma ọ bụ akaụntụ ụlọ akụ.
seat-sees-cost = Na-ahụ cost sale gị na uru gị.
seat-sees-no-cost = Na-ahụ ego customer na-akwụ, ọ bụghị cost gị.
seat-marks-owed = Nwere ike idee ụgwọ na sale nke ya.
seat-marks-not-owed = O nweghị ike idee ụgwọ. Naanị gị nwere ike.
button-seat-show-cost = 📊 Gosi cost
button-seat-hide-cost = 🙈 Zoo cost na uru
button-seat-owing = 📒 Kwere ụgwọ
button-seat-no-owing = 📒 Kwụsị ụgwọ
seat-no-link = O nwebeghị onye ji ikike a. Lelee ya n'okpuru, mepụta link.
seat-link-waits = E mepebeghị link a. Ọ dị mma ruo { $time }.
seat-link-ran-out = Oge link gafere. Mepụta nke ọhụrụ.
seat-is-active = ✅ { $who } ji ikike a kemgbe { $since }.
seat-is-suspended = ⏸ A kwụsịtụrụ { $who }, o nweghị ike ire ihe ọ bụla.
seat-is-ended = ✖ E mechiri ya. { $who } jiburu ikike a.
seat-month = Ọnwa a { $sums }
seat-limits = Sale ọ bụla ruo <b>{ $sale }</b>, ụbọchị ọ bụla ruo <b>{ $day }</b>
seat-services-all = Na-ere service niile
seat-services = Na-ere { $services }
seat-no-end = O nweghị ụbọchị a ga-emechi ya
seat-ends = A ga-emechi ya { $time }
limit-none = enweghị oke
button-seat-link = 🔗 Mepụta link
button-seat-suspend = ⏸ Kwụsịtụ ugbu a
button-seat-resume = ▶️ Kwe ka o ree
button-seat-sale = 📏 Oke otu sale
button-seat-day = 📅 Oke otu ụbọchị
button-seat-services = 🛒 Service
button-seat-ends = ⏳ Ụbọchị mmechi
button-seat-seller = 🧑‍💼 Mee onye na-ere
button-seat-viewer = 🧑‍💼 Mee onye na-ele
button-seat-sales = 🧾 Sale ebe a
button-seat-end = ✖ Mechie ikike a
button-seat-end-now = ✖ Mechie ya ugbu a
button-totals = 📊 Mkpokọta
button-newest = ◀ Kacha ọhụrụ
seat-ask-new-seller = Gịnị ka ị na-akpọ onye na-ere ọhụrụ a? Dee aha, mkpụrụedemede ruo 40.
seat-ask-new-viewer = Gịnị ka ị na-akpọ onye na-ele ọhụrụ a? Dee aha, mkpụrụedemede ruo 40.
seat-ask-name = Gịnị ka ị na-akpọ <b>{ $name }</b>? Dee aha, mkpụrụedemede ruo 40.
seat-ask-sale =
    📏 <b>Ego ole ka otu sale nke { $name } nwere ike iru?</b>
    A na-agụ ego customer na-akwụ, ma ọ bụ face value ma ọ karịa ya. Pịa ma ọ bụ dee.
seat-ask-day =
    📅 <b>Ego ole ka { $name } nwere ike ire n'otu ụbọchị?</b>
    A na-agụ ego customer na-akwụ, ma ọ bụ face value ma ọ karịa ya; ya na nke sale ndị a ka na-elele. Pịa ma ọ bụ dee.
seat-ask-services = 🛒 <b>Gịnị ka { $name } nwere ike ire?</b> Pịa iji kwe ya, ma ọ bụ jụ ya.
seat-last-service = Otu service ga-adịrịrị. Kwụsịtụ ikike a iji kwụsị ire ahịa ya niile.
seat-ask-ends = ⏳ <b>Ruo ole mgbe ka { $name } nwere ike iji ikike a?</b>
end-never = A gaghị emechi ya
end-days = { $days ->
    [0] Ngwụcha taa
    [6] Ụbọchị 7
    [29] Ụbọchị 30
    [89] Ụbọchị 90
   *[364] Afọ 1
 }
seat-ask-end =
    ✖ <b>Ị chọrọ imechi ikike nke { $name }?</b>
    A gaghị ejikwa ya ọzọ. A ga na-elele sale ndị e zigara arịrịọ ha; akwụkwọ na-edebe ha niile.
seat-link-caption =
    🔗 <b>Ikike { $name }</b>
    Onye buru ụzọ mepee link a ga-esi na wallet gị ree ahịa, n'oke i nyere. Nye ya naanị onye ahụ.
    Ọ dị mma maka otu onye, ruo { $until }.
    { $link }
seat-share = A na-akpọ gị na { $shop }. Mepee link a na Telegram:
seat-gone = Ikike a adịghịzi.
seat-taken = Onye ọzọ ji ikike a, ma ọ bụ e mechiri ya. E mepụtaghị link.
news-seat-claimed =
    🧑‍💼 <b>{ $who } meghere link nke { $name }.</b>
    Ọ bụrụ na ọ bụ onye ọzọ, pịa, kwụsịtụ ya ozugbo.
asks-title = 🙋 <b>{ $name } na-arịọ maka otu sale karịrị oke.</b>
asks-what = { $service } · { $what }
asks-sale = Oke otu sale bụ { $limit }.
asks-day = Ihe fọdụrụ n'oke taa bụ { $left }.
asks-until = Ee bụ naanị maka sale a, ruo { $time }. A gaghị ere ihe ọ bụla ruo mgbe ọ pịrị Ree.
asks-allowed = ✅ <b>E kwere ya, otu ugboro, ruo { $time }.</b> A gaghị ere ihe ọ bụla ruo mgbe { $name } pịrị Ree.
asks-refused = ✖ <b>Azịza bụ mba.</b> { -nothing-charged }
asks-sold = { $name } pịrị Ree. Lelee sale ahụ na ndepụta.
asks-over = <b>Sale a anaghị echezi.</b> { -nothing-charged }
asks-seat-idle = Onye a enweghị ike ire ugbu a. { -nothing-charged }
button-allow-once = ✅ Kwere otu ugboro

## Staff: what they see themselves
seat-hello-seller = 👋 <b>Ugbu a ị na-erere { $shop } ahịa</b>, dị ka { $name }.
seat-hello-viewer = 👋 <b>Ugbu a ị na-ahụ sale nke { $shop }</b>, dị ka { $name }.
seat-menu-who = 🧑‍💼 { $name }
seat-menu-left = <b>{ $left }</b> fọdụrụ taa
seat-menu-sale = Sale ọ bụla ruo <b>{ $sale }</b>
seat-menu-till = Ego kwesịrị ịdị gị n'aka: <b>{ $till }</b>
seat-not-allowed = Ị nweghị ikike ime nke a. Jụọ onye nwe ụlọ ahịa.
seat-not-owing = Ị nweghị ikike ide ụgwọ. Jụọ onye nwe ụlọ ahịa.
seat-not-pricing = Ị gaghị etinye ọnụ ego. Jụọ onye nwe ụlọ ahịa.
seat-not-enough = <b>Ego dị na wallet ụlọ ahịa ezughị maka sale a.</b> { -nothing-charged } Gwa onye nwe ụlọ ahịa.
seat-refused-over = E mechiri ikike a. { -nothing-charged }
seat-refused-suspended = A kwụsịtụrụ ikike gị. { -nothing-charged } Jụọ onye nwe ụlọ ahịa.
seat-refused-viewer = Ị nwere ike ịhụ sale, mana ị nweghị ike ire ihe ọ bụla. { -nothing-charged }
seat-refused-closed = Ụlọ ahịa mechiri: onye nwe ya abanyeghị, ma ọ bụ o nweghị key. { -nothing-charged }
seat-refused-stopped = Operator kwụsịrị sale ọhụrụ n'ụlọ ahịa a. { -nothing-charged } Jụọ onye nwe ụlọ ahịa.
seat-refused-service = Ị nweghị ikike ire nke a. { -nothing-charged }
seat-refused-unpriced = Onye nwe ụlọ ahịa etinyebeghị ọnụ ego nke a. { -nothing-charged } Gwa ya ka o tinye ya.
seat-refused-sale = Oke otu sale gị bụ { $limit }. Nke a karịrị ya. { -nothing-charged }
seat-refused-day = Ihe fọdụrụ n'oke gị taa bụ { $left }. Nke a karịrị ya. { -nothing-charged }
seat-login = Ị na-arụ ọrụ na <b>{ $shop }</b> dị ka { $name }. Ọ bụrụ na ị banye n'ụlọ ahịa nke gị, a ga-emechi nke a.
seat-leave =
    <b>Ị chọrọ ịpụ na { $shop } kpam kpam?</b>
    Naanị onye nwe ya nwere ike ime ka ị banye ọzọ.
button-leave-seat = 🚪 Pụọ n'ụlọ ahịa a
seat-left =
    <b>Ị pụrụ na { $shop }.</b>
    A ga na-elele sale ndị ka na-eche azịza, ozi ha ga na-egosi otu ha dị ugbu a.
seat-was = E mechiri ikike gị na <b>{ $shop }</b>. Ọ bụrụ na ị nwere ụlọ ahịa nke gị, banye.
seat-link-owner = Ị banyere n'ụlọ ahịa nke gị. Buru ụzọ jiri /logout; link ahụ ka dị mma.
seat-link-busy = Ị na-arụ ọrụ n'ụlọ ahịa ọzọ. Buru ụzọ jiri /logout n'ebe ahụ; link ahụ ka dị mma.
news-seat-suspended = ⏸ <b>A kwụsịtụrụ ikike gị na { $shop }.</b> Ị nweghị ike ire ahịa. A ga na-elele sale ndị ka na-eche azịza.
news-seat-resumed = ▶️ <b>Ị nwere ike irere { $shop } ahịa ọzọ.</b>
news-seat-ended = ✖ <b>E mechiri ikike gị na { $shop }.</b> A ga na-elele sale ndị ka na-eche azịza, ozi ha ga na-egosi otu ha dị ugbu a.
news-seat-changed = 🧑‍💼 Onye nwe { $shop } gbanwere ihe i nwere ike ime.
news-seat-closed = 🔒 <b>E mechiri { $shop }:</b> ndị nwe ya pụrụ. A gaghị ere ihe ọ bụla ruo mgbe otu n'ime ha laghachiri.
news-seat-live = ⚠️ { $shop } gbanwere gaa <b>live</b>: sale ọ bụla bụ ezigbo sale.
news-seat-sandbox = 🧪 { $shop } gbanwere gaa <b>SANDBOX</b>: ihe ọ bụla abụghị ezigbo ahịa.

## What was done
trail-title = 📜 <b>Ihe e mere</b> ({ $zone })
trail-empty = O nwebeghị ihe.
trail-row = { $time } · <b>{ $who }</b>: { $what }
trail-operator = Operator
act-login = banyere
act-logout = pụrụ
act-shop_named = gbanwere aha ụlọ ahịa
act-webhook_kept = hapụrụ webhook nke ọzọ
act-frozen = kwụsịrị ire ahịa
act-chat_logged_out = mere ka chat ọzọ pụọ
act-unfrozen = malitere ire ahịa ọzọ
act-operator_looked = lelere otu ụlọ ahịa a si aga
act-operator_stopped = kwụsịrị sale ọhụrụ
act-operator_started = malitere sale ọhụrụ ọzọ
act-data_deleted = hichapụrụ data onye
act-change-asked = rịọrọ service: { $what }
act-mode-switched = gbanwere mode gaa { $mode }
act-lock-changed = gbanwere mkpọchi: { $what }
act-looked_after = doziri sale nke a na-ejighị n'aka
act-limit_asked = rịọrọ sale karịrị oke
act-limit_lifted = kwere otu sale karịrị oke
act-limit_kept = jụrụ sale karịrị oke
act-complaint_opened = mere mkpesa maka otu sale
act-complaint_sent = kwuru na e zigara mkpesa
act-complaint_answered = kwuru na a zara mkpesa
act-complaint_closed = mechiri mkpesa
act-claim_closed = mechiri ụgwọ service ji
act-customer_link_given = mepụtaara customer link
act-customer_linked = meghere link customer
act-request_put_off = sịrị customer “ọ bụghị ugbu a”
act-requests_on = kwere ka customer rịọ na Telegram
act-requests_off = kwụsịrị arịrịọ customer na Telegram
act-customer_named = nyere customer aha
act-customer_unlinked = kewapụrụ customer
act-customer_links_taken_back = kagburu link customer
act-customer_number_added = tinyere nọmba customer
act-customer_number_removed = hichapụrụ nọmba customer
act-customer_deleted = hichapụrụ customer
act-customer_credit_set = tinyere customer oke ụgwọ
act-list_confirmed = rere ndepụta
act-list_stopped = kwụsịrị ndepụta
act-debt_owed = dere ụgwọ customer ji
act-debt_paid = natara ego ụgwọ
act-debt_forgiven = gbagharara ụgwọ
act-debt_given_back = nyeghachiri customer ego
act-debt_promised = dere mgbe customer ga-akwụ
act-debt_reminded = chetaara customer na Telegram
act-price_set = tọrọ ọnụ ego: { $service }
act-price_ended = hichapụrụ ọnụ ego: { $service }
act-seat_made = nyere { $seat } ikike
act-seat_linked = mepụtaara { $seat } link
act-seat_claimed = meghere link nke { $seat }
act-seat_suspended = kwụsịtụrụ { $seat }
act-seat_resumed = kwere ka { $seat } ree ọzọ
act-seat_ended = mechiri ikike { $seat }
act-seat_left = pụrụ n'ụlọ ahịa: { $seat }
act-seat_changed = gbanwere { $seat }: { $what }
act-maintenance_on = kwụsịtụrụ sale ọhụrụ
act-maintenance_off = kwere sale ọhụrụ ọzọ
act-hold_set = kwụsịtụrụ otu service ma ọ bụ ụlọ ọrụ
act-hold_lifted = wepụrụ nkwụsịtụ
act-announced = gwara ndị na-ere niile ihe
seat-setting-sale_limit = oke otu sale
seat-setting-day_limit = oke otu ụbọchị
seat-setting-services = service
seat-setting-ends = ụbọchị mmechi
seat-setting-role = ọrụ
seat-setting-name = aha
seat-setting-sees_cost = cost sale
seat-setting-marks_owed = ide ụgwọ
seat-setting-gets_requests = inweta ihe customer rịọrọ

## Operators
menu-maintenance = ⏸ <b>Sale ọhụrụ adịghị ugbu a.</b> A ga na-elele sale ndị ka na-eche azịza.
maintenance-sale = ⏸ <b>Sale ọhụrụ adịghị ugbu a.</b> { -nothing-charged } Operator na-arụ ọrụ; nwaa ọzọ ma emechaa ntakịrị.
tap-maintenance = Sale ọhụrụ adịghị ugbu a. E zigaghị arịrịọ ọ bụla. { -nothing-charged } Pịa ya ọzọ emechaa.
announcement = 📢 { $text }

## Deleting what is kept about somebody
button-erase = 🗑 Hichapụ data m
button-erase-now = 🗑 Hichapụ kpam
button-erase-keep = Hapụ ya
erase-title = 🗑 <b>Ị chọrọ ihichapụ data gị?</b>
erase-shop = <b>A ga-ehichapụ:</b> aha gị, akara ekwentị, akaụntụ ụlọ akụ na key, aha ụlọ ahịa gị, ndị ọrụ gị, aha, nọmba na link ndị customer gị, na token na rịsiti niile e debere ebe a.
erase-kept = <b>A ga-edebe, n'ihi na akwụkwọ ahịa chọrọ ya:</b> ego, oge, provider, ọnọdụ na reference nke sale ọ bụla, na ihe e mere na mgbe e mere ya. O nweghị aha na nọmba e rere ihe; ndekọ ihe e mere na-eji naanị nọmba Telegram akpọ mmadụ.
erase-customer = <b>A ga-ehichapụ:</b> ụlọ ahịa ndị na-ezigara gị ozi. Ị gaghị enweta token ebe a ọzọ. Ụlọ ahịa ndị ahụ na-edebe ndekọ nke ha banyere ihe ha rere.
erase-visitor = <b>A ga-ehichapụ:</b> aha Telegram nyere m, na ihe i dechabeghị. Ọ bụrụ na ị nwere ụlọ ahịa ebe a, buru ụzọ banye: mgbe ahụ a ga-ehichapụkwa data ya.
erase-open = ⏳ Sale { $count } ka na-eche azịza. A ga-ebu ụzọ mara otu o si gwụ, emechaa a ga-ehichapụ ihe niile.
erase-out = Nke a ga-eme ka ị pụọ. Ozi ndị dị na chat a ga-adị ruo mgbe i ji aka gị hichapụ ha.
erase-messages = Ozi ndị dị na chat a ga-adị ruo mgbe i ji aka gị hichapụ ha.
erase-sure = <b>E nweghị ike iweghachi ya. Ị chọrọ ihichapụ ya kpam kpam?</b>
erase-others = { $count ->
    [1] <b>E hichapụghị ihe ọ bụla.</b> Onye ọzọ banyere n'ụlọ ahịa a. Ka o buru ụzọ pụọ, jirizie /deletedata ọzọ.
   *[other] <b>E hichapụghị ihe ọ bụla.</b> Mmadụ { $count } ndị ọzọ banyere n'ụlọ ahịa a. Ka ha buru ụzọ pụọ, jirizie /deletedata ọzọ.
 }
erase-change = <b>E hichapụghị ihe ọ bụla.</b> A na-arịọ service ka ọ gbanwee ihe na akaụntụ gị. Chere azịza ya na /account, jirizie /deletedata ọzọ.
erase-stopped = <b>E hichapụghị ihe ọ bụla.</b> Operator nke bot a kwụsịrị ụlọ ahịa a. Mgbe o nwere ike ire ahịa ọzọ, jirizie /deletedata ọzọ.
erase-old = Button a anaghị arụzi ọrụ. E hichapụghị ihe ọ bụla. Jiri /deletedata ọzọ.
erase-kept-all = A hapụrụ ya. E hichapụghị ihe ọ bụla.
erase-waiting =
    ⏳ <b>Ị pụrụ n'ụlọ ahịa a. E hichapụbeghị ihe ọ bụla.</b>
    A ga-ebu ụzọ mara otu ihe ka na-eche si gwụ; ozi ya ebe a ga na-egosi otu ọ dị ugbu a. Emechaa a ga-ehichapụ ihe niile, m ga-agwa gị. Ọ bụrụ na ị banye tupu mgbe ahụ, a gaghị ehichapụ ihe ọ bụla.
erase-done-shop =
    ✅ <b>E hichapụrụ ya.</b> Ị pụrụ n'ụlọ ahịa a.
    Aha, nọmba, akaụntụ ụlọ akụ, key, token, ndị customer na ndị ọrụ adịghịzi. E debere ego, oge na reference maka akwụkwọ ahịa.
erase-done-chat = ✅ <b>E hichapụrụ ya.</b> Amaghịzi m ihe ọ bụla banyere gị.
news-erased =
    ✅ <b>E hichapụrụ data gị, dị ka ị rịọrọ.</b>
    Aha, nọmba, akaụntụ ụlọ akụ, key, token, ndị customer na ndị ọrụ adịghịzi. E debere maka akwụkwọ ahịa: ego, oge, provider, ọnọdụ na reference nke { $sales ->
    [1] sale 1.
   *[other] sale { $sales }.
 }
news-erasure-dropped = <b>E hichapụghị data gị:</b> mmadụ banyere n'ụlọ ahịa ahụ mgbe ahụ gachara. Jiri /deletedata ọzọ ma ị ka chọrọ ya.

## Books and own prices
command-prices = Ihe ndị ahịa na-akwụ: ọnụ ego gị
button-my-prices = 🏷 Ọnụ ego m
button-price-type = ✏️ Dee ya
button-price-end = 🗑 Hichapụ ọnụ ego
button-price-providers = 🏢 Otu netwọk
button-price-plans = 📃 Otu plan
books-title = 📊 <b>Akwụkwọ ahịa</b>
books-today = <b>Taa</b>
books-week = <b>Ụbọchị 7 gara aga</b>
books-month = <b>Ọnwa a</b>
books-best = 📊 <b>{ $what ->
    [customers] Ndị zụrụ kacha
   *[other] Ihe e rere kacha
 }</b> · { $month }
prices-title = 🏷 <b>Ọnụ ego m</b>
prices-about = Ego ndị customer gị na-akwụ. Ọnụ ego plan n'onwe ya na-ebu ụzọ, emechaa nke netwọk ya ma ọ bụ ụlọ ọrụ ya, emechaa nke service.
prices-line = { $what }: <b>{ $price }</b>
prices-line-within = – { $what }: <b>{ $price }</b>
prices-plans = – plan { $count } nwere ọnụ ego nke ya
prices-scope = 🏷 <b>{ $what }</b>
prices-none = Enweghị ọnụ ego nke ya.
prices-now = Customer na-akwụ: <b>{ $price }</b>
prices-on-top = N'elu face value, ma ọ bụ n'elu cost nke plan. Ị nwere ike ime ka ọ bụrụ round figure.
prices-on-plan = N'elu cost nke plan a; ma ọ bụ dee ọnụ ego ya.
prices-row = { $what } · { $price }
prices-face = face value
prices-list = ọnụ ego service na-erekarị, ma ọ bụrụ na ọ dịghị, cost ya
prices-more = +{ $amount }
prices-less = −{ $amount }
prices-stepped = { $markup }, e buliri ruo { $step } na-eso
prices-step-none = kpọmkwem
prices-step = ↑ { $step }
prices-ask = Ego ole ka customer na-akwụ maka { $what }? Dee ihe a ga-atụkwasị n'elu, tinye akara ya: <i>+50</i> ma ọ bụ <i>5%</i>. Ọ bụrụ na i tinye minus, ọ ga-ebelata.
prices-ask-plan = Ego ole ka customer na-akwụ maka { $what }? Dee ọnụ ego, <i>1600</i>, ma ọ bụ ihe a ga-atụkwasị n'elu: <i>+50</i> ma ọ bụ <i>5%</i>.
prices-bad = “{ $text }” abụghị ihe a ga-atụkwasị n'elu. Dee ya dị ka +50 ma ọ bụ 5%: ego enweghị akara bụ ọnụ ego otu plan.
prices-bad-plan = “{ $text }” abụghị ọnụ ego. Dee ya dị ka 1600, +50 ma ọ bụ 5%.
prices-loss =
    ⚠️ <b>{ $what }: o pere mpe karịa cost ya.</b>
    A na-ere ihe cost ya bụ { $cost } na { $price }: <b>mfu { $loss }</b> na sale ọ bụla.
button-price-anyway = ⚠️ Tọọ ya otu a
sell-ask-price = Ego ole ka customer na-akwụ maka sale a? Dee ego ahụ.
tap-price-stays = Site ugbu a ndị customer ga na-akwụ ego a maka plan a.
tap-price-exact = A naghị eme ọnụ ego e dere ede round figure.

## Many at once
command-many = Ree ndepụta dum
button-many = 🗒 Ọtụtụ n'otu mgbe
button-many-template = 📄 Template
button-many-sell = ✅ Ree { $count }: { $amount }
button-many-keep = ✅ Ree nke a kwa
button-many-type = ✏️ Dee ya ọzọ
button-many-leave = ➖ Hapụ ya
button-many-take = ↩️ Tinyeghachi ya
button-many-stop = ⏹ Kwụsị ndị fọdụrụ
button-many-rows = 🗒 Ahịrị
button-many-file = 📄 File nke rịzọlt
button-many-again = 🔁 Ree ọzọ ({ $count })
many-intro =
 🗒 <b>Ọtụtụ n'otu mgbe</b>
 Mado ndepụta gị ebe a, otu sale n'otu ahịrị. Ma ọ bụ forward ozi ndị ahụ, ma ọ bụ ziga file .csv ma ọ bụ .txt.

 <code>0803 123 4567, 500
 mtn 1gb 7 days sme 0803 123 4567
 electricity, Ikeja, 4500 1234 567, 5000, prepaid</code>

 Ị ga-ahụ ndepụta dum na mkpokọta ego ya tupu e ree ihe ọ bụla.
many-title = 🗒 <b>Ị chọrọ ire ndepụta a?</b>
many-count-good = ✅ { $count } dị mma
many-count-problem = ⚠️ { $count } e nweghị ike ire otu e si dee ha
many-count-twice = 👯 { $count } yiri ahịrị ọzọ
many-count-before = 🔁 { $count } e rere obere oge gara aga, ma ọ bụ ka na-eche azịza
many-count-dropped = ➖ { $count } ị hapụrụ
many-pays = Ndị customer na-akwụ { $amount }
many-expected = Cost ihe dị ka { $amount }
many-unpriced = { $count ->
    [1] A ga-amata cost nke 1 n'ime ha mgbe e rere ya. A gụrụ ya na face value.
   *[other] A ga-amata cost nke { $count } n'ime ha mgbe e rere ha. A gụrụ ha na face value.
 }
many-after = Emechaa wallet ga-enwe ihe dị ka { $balance }
many-low = ⚠️ O nwere ike ịbụ na ego dị na wallet gị agaghị ezu maka ha niile.
many-short = ⚠️ Ego dị na wallet gị ezughị maka ha niile. Tinye ego, ma ọ bụ wepụ ụfọdụ ahịrị.
many-pin-wanted = 🔒 Ị ga-etinye PIN gị.
many-over-day = ⚠️ Oke gị fọdụrụ taa bụ { $left }.
many-left-out = Naanị ahịrị ✅ ka a ga-ere. Pịa nke ọzọ iji dozie ya, ma ọ bụ ree ya kwa.
many-row = { $icon } { $number } · { $what } · { $beneficiary } · { $amount }
many-row-unread = { $icon } { $number } · { $typed }
many-row-title = <b>Ahịrị { $number }</b>
 { $typed }
many-problem-unread = Aghọtaghị m ihe a ga-ere ebe a.
many-problem-number = Nọmba adịghị, ma ọ bụ digit ya erughị ma ọ bụ karịa.
many-problem-provider = Aghọtaghị m netwọk ma ọ bụ ụlọ ọrụ ya.
many-problem-product = Aghọtaghị m plan, package ma ọ bụ ụdị mita ọ bụ. Dee aha ya niile.
many-problem-amount = Ego adịghị, ma ọ bụ o nweghị ihe a na-ere n'ego ahụ.
many-problem-closed = Service anaghị ere nke a ugbu a.
many-problem-held = A kwụsịtụrụ nke a mgbe m gụrụ ndepụta ahụ. Emesịa, dee ya ọzọ iji ree ya.
many-problem-limits = Ego a adịghị n'oke netwọk ma ọ bụ ụlọ ọrụ na-anabata.
many-problem-terms = Ziga nke a naanị ya: o kwuru otú a ga-esi kwụọ ụgwọ ya.
many-problem-seat_service = Ị gaghị ere nke a. Jụọ onye nwe ụlọ ahịa.
many-problem-seat_unpriced = Onye nwe ụlọ ahịa etinyebeghị ọnụ ego nke a. Gwa ya ka o tinye ya.
many-problem-seat_sale_limit = Nke a karịrị ego ị nwere ike ire n'otu mgbe. Jụọ onye nwe ụlọ ahịa.
many-standing-good = A ga-eso ndepụta ree ahịrị a.
many-standing-twice = Ahịrị ọzọ na-ere otu ihe ahụ maka otu nọmba ahụ.
many-standing-before = Obere oge gara aga e rere otu ihe ahụ maka nọmba a, ma ọ bụ ọ ka na-eche azịza.
many-standing-dropped = A hapụrụ ahịrị a.
many-ask-row = Dee ahịrị { $number } ọzọ, ọmụmaatụ <code>0803 123 4567, 500</code>
many-dropped = A kagburu ya. E reghị ihe ọ bụla na ndepụta a.
many-empty = O nweghị ahịrị dị ya. Dee otu sale n'otu ahịrị.
many-too-many = Ahịrị { $count } karịrị akarị. Ziga ihe na-akarịghị { $most } n'otu mgbe.
many-file-large = File a buru oke ibu. Ndepụta agaghị akarị ahịrị { $most }.
many-file-lost = File ahụ erughị. Ziga ya ọzọ.
many-pin = PIN iji ree { $count } maka { $amount }
many-selling = 🗒 <b>A na-ere { $count }</b>
many-done = 🗒 <b>Ndepụta nke { $count }: e mechara ya</b>
many-stopped = 🗒 <b>Ndepụta nke { $count }: a kwụsịrị ya</b>
many-stop-asked = Ị kwụsịrị ndị fọdụrụ.
many-stop-low_wallet = Ego dị na wallet gị ezughị maka ndị fọdụrụ.
many-stop-low_wallet-seat = Ego dị na wallet ụlọ ahịa ezughị maka ndị fọdụrụ. Jụọ onye nwe ụlọ ahịa.
many-stop-pin_needed = A gbanwere oke PIN mgbe a na-ere. Jiri PIN gị ree ndị fọdụrụ.
many-stop-frozen = A kwụsịrị ire ahịa n'ụlọ ahịa a.
many-stop-maintenance = Sale ọhụrụ adịghị ugbu a: operator na-arụ ọrụ.
many-stop-seat = Ị nweghị ike ire ugbu a. Jụọ onye nwe ụlọ ahịa.
many-stop-logged_out = E mere ka ị pụọ.
many-stop-mode = A gbanwere ụlọ ahịa a n'etiti live na sandbox.
many-stop-too_late = O were oke oge. Lelee ọnụ ego ọzọ tupu i ree ndị fọdụrụ.
many-unsold = ❌ { $count } e reghị
many-waiting = ▫️ { $count } fọdụrụ
many-doubtful = 👁 { $count } kwesịrị nlele
many-rows-title = 🗒 <b>Ahịrị { $count }</b>
 Pịa otu ka ị hụ sale ya.
tap-many-over = E mechiri ndepụta a. Lelee /history tupu i ziga ya ọzọ.
tap-many-changed = Ndepụta a gbanwere. Lelee ya ọzọ tupu ị pịa.
tap-many-already = E bidoro ire ihe ndị dị na ndepụta a; ọ ka na-aga.
tap-many-stopped = A kwụsịrị ya. Sale nke e zigara arịrịọ ya ka bụ sale.
tap-many-done = O nweghị ihe fọdụrụ a ga-akwụsị.
tap-many-none-left = O nweghị nke a ga-ere ọzọ: e rere ahịrị ọ bụla, ma ọ bụ o nwere ike ịbụ na e rere ya.

## Who owes
command-owing = Ndị ji gị ụgwọ
command-paid = Onye kwụrụ ụgwọ ya
button-payment-paid = 💵 Ọ kwụrụ
button-mark-owing = 📒 Dee ụgwọ
button-payment-part = ➗ Ụfọdụ
button-gave-back = ↩️ E nyeghachiri ego
payment-owes = 📒 { $part ->
    [none] Customer akwụbeghị
   *[other] Customer ji ụgwọ <b>{ $owed }</b> n'ime { $part }
 }
payment-forgiven = 🧹 A gbagharara { $amount }{ $paid ->
    [none] {""}
   *[other] {" · "}customer kwụrụ { $paid }
 }
payment-given-before = ↩️ I nyeghachiri { $amount } maka ya. Kedu otu e siri kwụọ ya mgbe ahụ gachara?
payment-give-back = ↩️ { $amount ->
    [none] <b>Nyeghachi customer ego ya.</b>
   *[other] <b>Nyeghachi customer { $amount }.</b>
 }
payment-nothing-paid = Customer akwụghị ụgwọ: ọ nweghị ihe a ga-enyeghachi.
payment-given-back = ↩️ E nyeghachiri ya{ $amount ->
    [none] {""}
   *[other] : { $amount }
 }
payment-is-paid = Customer kwụrụ ya.
payment-not-sold = Naanị sale gara nke ọma ka a ga-eji ụgwọ ya.
payment-nothing-back = O nweghị ihe a ga-enyeghachi.
payment-owed-now = { $who } ji ụgwọ { $owed }
payment-ask-part = Ego ole n'ime <b>{ $price }</b> ka <b>{ $who }</b> kwụrụ ugbu a? Dee ego ahụ.
payment-bad-part = Dee ego na-erughị { $price }, dị ka 500.
payment-ask-name = Onye ji ụgwọ ya? Dee aha onye nwe <b>{ $number }</b>, mkpụrụedemede ruo 40.
button-just-number = 🔢 Naanị nọmba
payment-kept = 📒 <b>{ $who }</b> ji gị ụgwọ <b>{ $owed }</b> na mkpokọta.
debts-title = 📒 <b>Ụgwọ ndị customer ji gị { $total }</b>
debts-people = mmadụ { $people } · nke kacha ochie { $age }
debts-late-title = 📒 <b>Ụgwọ karịrị ụbọchị 7: { $total }</b>
debts-none = 📒 O nweghị onye ji gị ụgwọ.
debts-none-late = 📒 O nweghị ụgwọ karịrị ụbọchị 7.
debts-none-called = 📒 O nweghị onye aha ya dabara na <b>{ $text }</b> ji gị ụgwọ.
debts-how = Pịa “📒 Dee ụgwọ” n'ozi sale mgbe customer ga-akwụ ma emechaa.
debts-row = { $colour } { $who } · { $owed } · { $age }
debts-age = { $days ->
    [0] taa
   *[other] ụbọchị { $days }
 }
button-debts = 📒 Ndị ji gị ụgwọ
button-late = 📒 Ụbọchị 7+: { $count }
button-all-debts = 📒 Ndị ụgwọ niile
debtor-nameless = Enweghị aha
debtor-title = 📒 <b>{ $who }</b> ji gị ụgwọ <b>{ $owed }</b>
debtor-nothing = 📒 <b>{ $who }</b> ejighị gị ụgwọ.
debtor-sale = { $day } · { $icon } { $what } · { $price }{ $left ->
    [none] {""}
   *[other] {" "}· <b>fọdụrụ { $left }</b>
 }
debtor-more = na sale { $count } ndị ọzọ
debtor-last-paid = Ọ kwụrụ ikpeazụ { $amount } na { $day }
debtor-promised = 📅 O kwere nkwa { $day }
button-paid-all = 💵 Niile: { $owed }
button-remind = ⏰ Chetara ya
button-promise = 📅 O kwere nkwa
button-write-off = 🧹 Gbaghara
debtor-ask-part = Ego ole ka <b>{ $who }</b> kwụrụ? O ji ụgwọ { $owed }. Dee ego ahụ.
debtor-bad-amount = Dee ego, dị ka 500.
debtor-too-much = Ụgwọ o ji bụ naanị { $owed }. Dee ya ma ọ bụ nke na-erughị ya.
debtor-paid-now = A natara { $amount }. Ụgwọ fọdụrụ: { $left }
debtor-paid-up = A natara { $amount }. O nweghị ụgwọ fọdụrụ.
debtor-paid-line = 💵 A natara { $amount } n'aka <b>{ $who }</b>.
debtor-changed = Nke a gbanwere. Lelee ego ọhụrụ.
debtor-ask-forgive = Ị chọrọ ịgbaghara ụgwọ <b>{ $owed }</b> nke <b>{ $who }</b> ji gị? Ọ gaghị ejizi ya.
button-forgive-sure = 🧹 Gbaghara { $owed }
debtor-forgiven = A gbagharara { $amount }
debtor-ask-sure = <b>{ $who }</b> ọ kwụrụ gị <b>{ $amount }</b>? O ji ụgwọ { $owed }.
button-sure-paid = 💵 Ee, nara { $amount }
debtor-ask-promise = Kedu mgbe <b>{ $who }</b> ga-akwụ?
button-promise-days = { $days ->
    [1] Echi
    [7] N'ụbọchị 7
    [14] N'ụbọchị 14
    [30] N'ụbọchị 30
   *[other] N'ụbọchị { $days }
 }
button-no-promise = ✖ Wepụ ụbọchị
debtor-promise-kept = E dere ya.
remind-title = ⏰ Zigara <b>{ $who }</b> nke a:
remind-words = <blockquote>{ $text }</blockquote>
remind-text = Ndeewo{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
 }. Biko cheta ụgwọ { $owed } i ji { $shop }, kemgbe { $day }. Daalụ.
button-remind-here = ✉️ Jiri bot a ziga ya
remind-sent = E zigara ya na chat { $count }
remind-too-soon = E chetaara ya na { $day }. Ana m echetara naanị otu ugboro n'ime ụbọchị 3.
remind-nobody = O nweghị chat Telegram a ga-ezigara ya.
customer-reminder = 📒 { $shop } na-echetara gị: ị kwụbeghị ụgwọ <b>{ $owed }</b> i ji ya kemgbe { $day }. Daalụ.
button-copy-sms = 📋 Copy maka SMS
menu-owed = 📒 Ụgwọ ndị customer ji gị <b>{ $owed }</b>
menu-served-owes = 📒 { $name } ji ụgwọ <b>{ $owed }</b> kemgbe { $day }
paid-how = Dee onye kwụrụ na ego ole, dị ka: paid Bola 1000
paid-whom = Ọtụtụ ndị ji gị ụgwọ dabara na <b>{ $text }</b>. Pịa onye kwụrụ.

## The day's close
command-close = Mmechi ụbọchị: sale, uru, wallet
close-head-sealed = 📆 <b>Mmechi { $number }</b> · { $day }
close-head-open = 📆 <b>{ $day }</b> · ruo ugbu a, { $time }
close-head-over = 📆 <b>{ $day }</b> · nke ikpeazụ na 3:00
close-title = 📆 <b>{ $day }</b>{ $state ->
    [open] {" "}ruo ugbu a
    [over] , nke ikpeazụ na 3:00
   *[sealed] {""}
 } · { $sales }
close-profit-line = { $kind ->
    [loss] Mfu
   *[profit] Uru
 } <b>{ $about ->
    [all] ihe dị ka { $amount }
   *[other] { $amount }
 }</b>{ $about ->
    [none] {""}
    [all] {""}
   *[other] {" "}(n'ime ya ihe dị ka { $about })
 }{ $uncounted ->
    [0] {""}
   *[other] {" · "}a gụnyebeghị sale { $uncounted }
 }
close-cash = Ego: kwesịrị ịdị <b>{ $hand }</b>
close-cash-counted = Ego: kwesịrị ịdị <b>{ $hand }</b> · { $time ->
    [none] a gụrụ
   *[other] { $time } a gụrụ
 } { $value }
close-counted-value = { $kind ->
    [short] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}n'ime { $due }
        }, { $gap } kọrọ
    [over] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}n'ime { $due }
        }, { $gap } karịrị
   *[exact] { $counted } ✓
 }
close-give-back = ↩️ { $amount } n'ime ya ka a ga-enyeghachi customer
close-owing = Ụgwọ e ji gị <b>{ $owed }</b>{ $people ->
    [0] {""}
   *[other] {" "}(mmadụ { $people })
 }{ $forgiven ->
    [none] {""}
   *[other] {" · "}a gbagharara { $forgiven }
 }
close-claims = ⚖️ Service ji gị ụgwọ <b>{ $owed }</b> ({ $count })
close-label-owing = Ụgwọ e ji gị · mmadụ { $people }
close-sold = { $count ->
    [0] e reghị ihe ọ bụla
   *[other] sale { $count } · { $sold }
 }
close-count = { $count ->
    [0] e reghị ihe ọ bụla
   *[other] sale { $count }
 }
close-cost = Cost { $cost }
close-cost-about = Cost ihe dị ka { $cost }
close-week-before = { $weekday } gara aga: { $sales } · { $profit }
close-owners = Ndị nwe ya
close-part = { $name } { $count } · { $profit }
close-part-sold = { $name } { $count }
close-best-line = 👤 Customer kacha mma: { $names }
close-best-one = { $name } { $kobo }
close-label-sold = Sale
close-label-owed = Ụgwọ customer nke ụbọchị a
close-label-owed-earlier = Ụgwọ customer nke ụbọchị ndị gara aga
close-label-forgiven = Ụgwọ a gbagharara
close-label-forgiven-earlier = Ụgwọ ụbọchị ndị gara aga a gbagharara
close-label-repaid = Ụgwọ customer kwụrụ
close-label-back = A ga-enyeghachi customer
close-label-given = E nyeghachiri customer
close-label-hand = Ego kwesịrị ịdị n'aka
close-label-counted = { $count ->
    [1] A gụrụ ya { $time }
   *[other] A gụrụ ya ugboro { $count }, nke ikpeazụ { $time }
 }
close-label-opening = Na mbụ, a hụrụ ya { $time }
close-label-in = Ego batara
close-label-in-about = Ego batara, ihe dị ka
close-label-sales = Maka sale
close-label-earlier-sales = Maka sale nke ụbọchị ndị gara aga
close-label-refunds = Ego e weghachiri
close-label-other = Ndị ọzọ
close-label-closing = Wallet, a hụrụ ya { $time }
close-uncounted = A gụnyebeghị n'uru: sale { $count } nke { $kobo }
close-open = A na-elele sale { $count } ({ $kobo }) · ọ banyebeghị n'{ $wallet ->
     [without] uru, ego ma ọ bụ wallet
    *[other] uru ma ọ bụ ego
 }
close-open-sealed = Na 3:00, a ka na-elele sale { $count } ({ $kobo })
close-late = Tinyere mgbanwe { $count } nke ụbọchị ndị gara aga: uru { $profit }
close-warning = ⏳ { $words }
close-wallet = Wallet { $opening } → <b>{ $closing }</b>{ $seen ->
    [none] {""}
   *[other] , a hụrụ ya { $seen }
 }{ $moves ->
    [none] {""}
   *[other] : { $moves }
 }
close-moves = { $first }, { $then }
close-move-in = { $amount } batara
close-move-in-about = ihe dị ka { $amount } batara
close-move-sales = { $amount } maka sale
close-move-earlier-sales = { $amount } maka sale nke ụbọchị ndị gara aga
close-move-refunds = { $amount } e weghachiri
close-move-other = { $amount } ndị ọzọ
close-wallet-line = { $label } { $value }
close-wallet-unknown = 💰 O nwebeghị onye lelere wallet.
close-changed = <b>Gbanwere mgbe ahụ gachara</b>
close-changed-line = Sale nke { $time }: { $what }
close-changed-sold = e mesịrị ree ya, uru { $profit }
close-changed-gone = a kagburu ya, uru { $profit }
close-changed-cost = ego dị iche, uru { $profit }
close-changed-open = ọ gwụrụ, e reghị ya
close-changed-more = na { $count } ndị ọzọ
close-day-button = ◀ { $day }
close-next-button = { $day } ▶
close-hour = { $hour }:00
close-hour-how = 📆 <b>Mmechi ụbọchị</b> na-abịa n'onwe ya n'ụbọchị ọ bụla i rere ahịa. Kedu mgbe?
close-hour-none = 🔕 Ọ gaghị abịa n'onwe ya
close-hour-set = 📆 Mmechi na-abịa na { $hour }:00, nke ikpeazụ na 3:00.
close-hour-off = 🔕 Mmechi anaghị abịa n'onwe ya. /close na-egosi ya mgbe ọ bụla.
button-close = 📆 Mmechi ụbọchị
button-close-hour = 🕘 Mgbe ọ na-abịa
button-close-details = 🔎 Nkọwa
button-close-file = 📄 Faịlụ
button-count = 🧮 Gụọ ego
count-ask = 🧮 Ego ole dị n'aka maka <b>{ $day }</b>? Gụọ cash na ego customer ji transfer kwụọ. Ị gaghị agụnye change i ji malite. Dee ego ahụ.
count-bad = Dee ego ị gụrụ, dị ka 12500 ma ọ bụ 12500.50.
act-close_hour_set = tọrọ mgbe mmechi ụbọchị na-abịa
act-cash_counted = gụrụ cash nke otu ụbọchị

## Statements: sales as files and pictures
command-statement = Sale gị dị ka Excel, PDF ma ọ bụ CSV
command-chart = Ụbọchị ndị gara aga na foto
button-statement = 📄 Statement m
button-chart = 📈 Chart m
button-chart-week = 📈 Ụbọchị 7
button-chart-month = 📈 Ụbọchị 30
button-xlsx = 📗 Excel
button-pdf = 📄 PDF
button-csv = 📄 CSV
button-xlsx-again = 📗 Mee ya ọzọ
button-pdf-again = 📄 Mee ya ọzọ
button-csv-again = 📄 Mee ya ọzọ
button-other-dates = 📅 Ụbọchị ọzọ
button-tokens = 🎟 Tinye token
button-no-tokens = 🎟 Hapụ token
button-any-customer = 👤 Customer niile
statement-head = 📄 <b>Statement</b> · { $what }
statement-period-today = Taa
statement-period-yesterday = Ụnyaahụ
statement-period-week = Izu ụka a
statement-period-lastweek = Izu ụka gara aga
statement-period-month = Ọnwa a
statement-period-lastmonth = Ọnwa gara aga
statement-which-service = 📄 <b>Sale nke olee service?</b>
statement-which-seat = 📄 <b>Sale nke onye?</b>
statement-with-tokens = 🎟 Ya na token na pin niile n'ime ya. A ga-ajụ PIN oge ọ bụla.
statement-dates-how =
    📅 <b>Site n'olee ụbọchị ruo n'olee?</b>
    Dee otu ụbọchị ma ọ bụ abụọ: <i>1 Nov to 15 Nov</i>, <i>1/11 - 15/11</i>, <i>3 Nov</i>.
statement-dates-bad = Achọrọ m otu ụbọchị ma ọ bụ abụọ, dị ka <i>3 Nov</i> ma ọ bụ <i>1/11 to 15/11/2026</i>.
statement-waiting = ⏳ <b>Statement gị</b> nke { $days } na-eche ndị ọzọ. Ọnọdụ ya: { $place }.
statement-making = 📄 <b>A na-emepụta statement gị</b> nke { $days }: ahịrị { $count } …
statement-done = E dere { $done } n'ime ha.
statement-sent = 📄 <b>Statement nke { $days }</b>: ahịrị { $count }, sekọnd { $seconds }. Ọ dị n'okpuru.
statement-stopped =
    📄 <b>Statement nke { $days }</b>
    A kwụsịrị m mgbe m na-emepụta ya. O nweghị ihe furu efu: mee ya ọzọ.
statement-failed =
    📄 <b>Statement nke { $days }</b>
    E nweghị ike imepụta ya. Sale gị dị mma. Mee ya ọzọ, ma ọ bụ họrọ ụbọchị na-erughị ndị a.
statement-caption =
    📄 <b>{ $shop }</b>
    Statement nke { $what }
statement-sandbox = SANDBOX: ọ bụghị ezigbo sale
statement-sandbox-html = 🧪 SANDBOX: ọ bụghị ezigbo sale
pin-for-statement = 🎟 <b>PIN iji tinye token na pin niile na file</b>
tap-statement-none = O nweghị sale n'oge ahụ.
tap-statement-long = Ọnụọgụ sale karịrị 500,000. Họrọ oge dị mkpụmkpụ.
tap-statement-busy = A na-emepụta statement nke ụlọ ahịa a. Otu n'otu mgbe.
tap-other-mode = Ụbọchị a bụ nke mode nke ọzọ. Buru ụzọ gbanwee na /account.
act-statement = mepụtara statement
act-statement_with_tokens = mepụtara statement nwere token niile

## In the files
statement-title = Statement
statement-column-time = Oge
statement-column-reference = Reference
statement-column-service = Service
statement-column-provider = Netwọk ma ọ bụ ụlọ ọrụ
statement-column-product = Ihe e rere
statement-column-beneficiary = Nọmba
statement-column-customer = Customer
statement-column-face = Face value
statement-column-cost = Cost
statement-column-charge = Cost bụ
statement-column-price = Customer na-akwụ
statement-column-profit = Uru
statement-column-payment = Ọ kwụrụ
statement-column-seat = Onye rere
statement-column-state = Ọnọdụ
statement-column-note = Ihe edeturu
statement-column-token = Token
statement-state-sold = E rere
statement-state-awaiting = E rere, token ga-abịa
statement-state-open = A na-elele ya
statement-state-failed = E reghị
statement-payment-paid = Ọ kwụrụ
statement-payment-owed = O ji ụgwọ
statement-payment-part = Ụfọdụ
statement-payment-forgiven = A gbagharara
statement-charge-seen = a hụrụ ya
statement-charge-expected = a tụrụ anya
statement-charge-unknown = a maghị
statement-still-open = A na-elele ya · ruo { $amount }
statement-not-sold = E reghị · { $amount }
statement-label-summary = Nchịkọta
statement-label-lines = Sale
statement-label-total = Mkpokọta
statement-label-sales = Sale
statement-label-service = Service
statement-label-seat = Onye rere
statement-label-day = Ụbọchị
statement-label-services = Site na service
statement-label-seats = Site n'onye rere
statement-label-days = Site n'ụbọchị
statement-label-made = E mepụtara
statement-label-unknown = a maghị
statement-label-page = Ihu { $page } n'ime { $pages }
statement-made = E mepụtara { $time } ({ $zone })
statement-about = ihe dị ka { $amount }
statement-sold = E rere
statement-face = Face value
statement-cost = Cost
statement-price = Customer na-akwụ
statement-profit = Uru
statement-opening = Wallet na mmalite
statement-paid-in = Ego batara
statement-charged = Maka sale
statement-not-named = Ndị ọzọ
statement-closing = Wallet na ngwụcha
statement-seen = dị ka a hụrụ { $time }
statement-debts-opening = Ụgwọ customer na mmalite
statement-debts-owed = Ụgwọ customer ọhụrụ
statement-debts-paid = Ụgwọ customer kwụrụ
statement-debts-forgiven = Ụgwọ a gbagharara
statement-debts-closing = Ụgwọ customer na ngwụcha
statement-open = { $amount ->
    [none] Sale { $count } ka na-eche, ọ naghị eso na mkpokọta ọ bụla.
   *[other] Sale { $count } ka na-eche, ọ naghị eso na mkpokọta ọ bụla: ihe ruru { $amount }.
}
statement-uncounted = Sale { $count } esoghị na cost: a maghị ego e wepụrụ maka ya.
statement-no-wallet = Wallet na mmalite na na ngwụcha: a maghị.
statement-no-lines = Ahịrị { $count } karịrị akarị idepụta na ihu akwụkwọ: were ha dị ka Excel ma ọ bụ CSV.

## Charts
chart-naira = na ₦
chart-sales = sale
chart-days = n'ụbọchị { $days }
chart-sold-by-day = Ihe e rere kwa ụbọchị
chart-profit-by-day = Uru kwa ụbọchị
chart-by-service = Ihe e rere
chart-by-hour = Kwa awa
chart-closing = Agba ojii: taa, na awa kacha mma. Ọnụọgụ ruo kobo dị n'okwu dị n'okpuru.
chart-caption = 📈 <b>{ $shop }</b> · { $days }
chart-profit = Uru { $profit }
chart-line = { $name } · { $amount }
chart-best-day = Ụbọchị kacha mma: { $day } · { $amount }
chart-best-hour = Awa kacha mma: { $from } ruo { $to }
chart-none = 📈 E reghị ihe ọ bụla n'ụbọchị ndị a.
tap-chart-none = E reghị ihe ọ bụla n'ụbọchị ndị a.
close-title-sealed = Mmechi ụbọchị · { $day }
close-title-open = { $day } · ruo { $time }
close-title-over = { $day } · nke ikpeazụ na 3:00
close-profit = Uru
close-profit-about = Uru, ihe dị ka
close-loss = Mfu
close-loss-about = Mfu, ihe dị ka
close-above = { $percent }% n'elu { $weekday } gara aga
close-below = { $percent }% n'okpuru { $weekday } gara aga
close-week = Uru, ụbọchị 7 gara aga
close-brought = Ebe o si bịa
close-by-seat = Onye rere
close-best = Customer kacha mma
close-profit-aside = uru
close-paid-aside = customer na-akwụ
close-number = Mmechi { $number } · { $digest }
close-number-open = Ọ bụghị nke ikpeazụ: a ga-emechi ụbọchị a na 3:00
close-foot = Ọ gbakọtara ruo kobo. A na-edepụta mgbanwe ndị bịara emechaa, a naghị ezo ha.
close-sandbox-note = Sandbox: ihe ọ bụla ebe a abụghị ezigbo ahịa
close-short-thousands = { $number }k
close-short-millions = { $number }m

## Alerts: what owners are told unasked
command-alerts = Ihe a na-agwa gị, na mgbe a na-agwa gị ya
button-alerts = 🔔 Alert
button-alert-on = 🔔 Gbanye ya
button-alert-off = 🔕 Gbanyụọ ya
alerts-title = 🔔 <b>Alert</b>
alerts-about = A na-ezigara ha onye ọ bụla banyere n'ụlọ ahịa a; nke ọ bụla anaghị abịa karịa otu ugboro n'ime otu awa. Sale sandbox anaghị eziga alert.
alerts-row = { $what }: <b>{ $state }</b>
alerts-now = Ugbu a: <b>{ $state }</b>
alerts-off = a gbanyụrụ ya
alerts-on = a gbanyere ya
alerts-any = ego ọ bụla
alerts-loss = mfu
alerts-under = na-erughị { $amount }
alerts-under-sales = sale na-erughị { $count }
alerts-from = { $amount } ma ọ bụ karịa
alerts-float = 🪫 Ego wallet dị ntakịrị
alerts-float-about = Ọ na-agwa gị mgbe ego dị na wallet erughị ego i kwuru, ma ọ bụ mgbe ọ gaghị ezu ọnụọgụ sale i kwuru. A na-agụ sale ọ bụla na nkezi cost sale gị nke taa, ma ọ bụ nke ụbọchị 7 gara aga. A na-agwa gị ọzọ mgbe ọ fọdụrụ ọkara.
alerts-paid_in = ➕ Ego a kwụnyere
alerts-paid_in-about = Ọ na-agwa gị banyere ego a kwụnyere na wallet, mgbe ụlọ ahịa a hụrụ wallet ọzọ: mgbe e rechara ihe, ma ọ bụ mgbe mmadụ mepere menu.
alerts-price = 🏷 Cost ọhụrụ
alerts-price-about = Ọ na-agwa gị mgbe cost nke plan i rere n'ime ụbọchị 30 gara aga rịrị elu ma ọ bụ gbadara, na uru ị ga-enwe mgbe ahụ. A na-ahụ ya mgbe mmadụ lelere plan ndị ahụ iji ree otu.
alerts-gone = 🚫 Plan adịghịzi
alerts-gone-about = Ọ na-agwa gị mgbe plan i rere n'ime ụbọchị 30 gara aga na-adịghịzi na ndepụta, ma ọ bụ na-enweghị ọnụ ego. A na-ahụ ya mgbe mmadụ lelere plan ndị ahụ iji ree otu.
alerts-profit = 📉 Obere uru
alerts-profit-about = N'ụtụtụ, ọ na-agwa gị mgbe uru nke ụbọchị bu ya ụzọ erughị nke i kwuru.
alerts-ask = Dee ego ahụ, dị ka 5000.
alerts-ask-float = Dee ego, dị ka 5000, ma ọ bụ ọnụọgụ sale, dị ka 15 sales.
alerts-bad = “{ $text }” abụghị ọnụọgụ ego. Dee ya dị ka 5000.
act-alert_set = gbanwere alert: { $what }
alert-float-today = { $count ->
    [0] 🪫 <b>{ $balance }</b> agaghị ezu otu sale ọzọ, otu i si ere taa
   *[other] 🪫 <b>{ $balance }</b> ga-ezu ihe dị ka sale { $count } ọzọ, otu i si ere taa
 }
alert-float-week = { $count ->
    [0] 🪫 <b>{ $balance }</b> agaghị ezu otu sale ọzọ, otu i siri ree n'ụbọchị 7 gara aga
   *[other] 🪫 <b>{ $balance }</b> ga-ezu ihe dị ka sale { $count } ọzọ, otu i siri ree n'ụbọchị 7 gara aga
 }
alert-float = 🪫 Ego wallet dị ntakịrị: <b>{ $balance }</b>
alert-seen = A hụrụ ya { $time }
alert-paid-in = ➕ <b>{ $amount }</b> batara na wallet
alert-paid-in-about = ➕ <b>Ihe dị ka { $amount }</b> batara na wallet
alert-paid-in-back = ↩️ { $amount } n'ime ya bụ ego service weghachiri
alert-paid-in-wallet = Wallet { $balance }, a hụrụ ya { $time }
alert-price = 🏷 <b>Cost nke plan { $count } ị na-ere gbanwere</b>
alert-price-plan = { $plan }: { $before } → <b>{ $after }</b>
alert-price-kept = Customer na-akwụ { $price } · uru gị { $kept }, ọ bụbu { $was }
alert-price-lost = 🔴 Customer na-akwụ { $price } · mfu gị { $kept }, uru gị bụbu { $was }
alert-gone = 🚫 <b>Plan { $count } ị na-ere adịghịzi</b>
alert-gone-what = Service anaghị edepụta ya, ma ọ bụ o kwughị ọnụ ego ya. E nweghị ike ire ya ugbu a.
alert-others = na { $count } ndị ọzọ
alert-profit = 📉 <b>{ $day }: uru { $profit }</b>
alert-profit-about = 📉 <b>{ $day }: uru ihe dị ka { $profit }</b>
alert-profit-mark = { $count ->
    [0] E reghị ihe ọ bụla · ego i kwuru bụ { $mark }
   *[other] Sale { $count } · ego i kwuru bụ { $mark }
 }
alert-profit-uncounted = A gụnyeghị sale { $count } nke { $amount }: o nweghị onye kwuru cost ya

## Reminders to sell again
command-reminders = Ihe a ga-ere ọzọ, na mgbe a ga-ere ya
button-repeat-new = ⏰ Megharịa sale
button-repeats = ⏰ Ncheta
button-repeat-sell = 🔁 Ree ọzọ: { $what }
button-repeat-to = 🔁 Ree { $what }: { $to }
button-repeat-other = 📃 Plan ọzọ
button-repeat-later = ⏰ Echi
button-repeat-skip = ⏭ Hapụ nke a
button-repeat-stop = ✖ Kwụsị ncheta
button-repeat-days = 📅 Ụbọchị ọzọ
button-repeat-hour = 🕘 Na { $hour }:00
button-repeat-every = { $every ->
    [month] Kwa ọnwa
    [1] Kwa ụbọchị
   *[other] Kwa ụbọchị { $every }
 }
button-repeat-open = { $day } · { $who }
repeat-ask =
    ⏰ <b>{ $who }</b>: { $what }
    Mgbe ụbọchị ole gachara ka m ga na-echetara gị? Pịa, ma ọ bụ dee ọnụọgụ ụbọchị (1 ruo { $most }).
repeat-placeholder = 28
repeat-bad-days = “{ $text }” abụghị ọnụọgụ ụbọchị. Dee 1 ruo { $most }, ma ọ bụ pịa button.
repeat-title = ⏰ <b>{ $who }</b>
repeat-what = { $icon } { $what } · { $number }
repeat-due = Oge nke ọzọ ruru.
repeat-last = E rere ya ikpeazụ { $day }{ $price ->
    [none] {""}
   *[other] {" "}na { $price }
 }
repeat-next = { $every ->
    [month] Kwa ọnwa
    [1] Kwa ụbọchị
   *[other] Kwa ụbọchị { $every }
 }. Nke ọzọ: { $weekday } { $day }, { $time }
repeat-number-gone = ⚠️ { $who } enweghịzi nọmba { $number }. Kedu nọmba ọ bụ maka ya?
repeat-no-number = ⚠️ { $who } enweghịzi nọmba { $number }, o nweghịkwa nke ọzọ maka ihe a. Tinye otu n'ozi customer ahụ.
repeat-hour-how = ⏰ N'elekere ole ka m ga na-echetara gị?
repeat-stopped = ⏰ A kwụsịrị ncheta a.
repeat-answered = A zara nke a tupu ugbu a.
repeat-not-set = ⏰ Customer a ma ọ bụ sale a adịghịzi. E tọghị ncheta ọ bụla.
repeat-not-saved = Buru ụzọ chekwaa aha customer a.
repeats-title = ⏰ <b>Ree ọzọ</b>
repeats-line = { $day } · <b>{ $who }</b> · { $what } · { $every ->
    [month] kwa ọnwa
    [1] kwa ụbọchị
   *[other] kwa ụbọchị { $every }
 }
repeats-none = ⏰ O nwebeghị ncheta. Pịa “⏰ Megharịa sale” n'ozi sale nke customer e chekwara aha ya.
customer-repeat = ⏰ { $what } · { $every ->
    [month] kwa ọnwa
    [1] kwa ụbọchị
   *[other] kwa ụbọchị { $every }
 } · nke ọzọ { $day }
act-repeat_set = tọrọ ncheta ire ahịa ọzọ
act-repeat_ended = kwụsịrị ncheta ire ahịa ọzọ
