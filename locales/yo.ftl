# Every word that a person reads, in Yorùbá. The keys and their order are those of en.ftl; what is not here is spoken in English.
# No U+0329; tones are marked throughout. Register: ẹ / yín.
# The money sentences were translated back by somebody who had not seen the English; what differed was corrected.
# No native reader who sells has read it: a word here may be odd, and a sentence about money may be misheard.
# signed: none
#
# What wants a native reader first: all that is marked "money" in en.ftl, first of all
# - -nothing-charged, card-may-have-left*, card-failed*, failed-returned*, card-not-sent, card-no-record*, confirm-*: where
#   the money is
# - sums-cost*, close-cost*, card-cost*, statement-cost, seat-sees-cost: "ìnáwó" for what a sale costs the shop
# - close-head-*, close-number*, close-hour-*: "ìparí ọjọ́" for the day's close, "yóò parí" for final
# - button-write-off, debtor-ask-forgive, statement-debts-forgiven: "dárí gbèsè jì" for writing off
# - state-intent, record-times, step-confirmed: "fìdí múlẹ̀" for confirming a sale
# - tap-maintenance, mode-ask-live, mode-ask-sandbox: what is cancelled, and what waits
# - help-money, tap-already, notice-correction, sell-need-tap: "àtẹ̀jíṣẹ́" for a sale's card
# - card-no-record: "nítorí ó ṣeé ṣe kó yọjú lẹ́yìn náà"
# - try-again-why: "Tí ẹ bá gbà, a ó tún …"
# - news-restored-unseen: "lè ti kúrò"
# - staff-counted, seat-limits, limit-none: "òpin" limit, which is first "end"
# - many-*: "àkójọ" list and "ìlà" row
# - lock-title, button-lock, act-lock-changed: "títì pa" lock
# - seat-role-viewer, filter-seat-owner, close-owners: "òǹwòran" viewer, "ẹni tó ni ín" owner
# - button-same-as-last, button-name-another, button-paid-all, button-offer-anew, button-send-again-now: short for a button
# - statement-*, seat-*, chart-*, mode-*: "face value", "statement", "chart", "mode" kept in English; "àyè" for access
# - restored-between, news-restored-paid-in, prices-on-top, prices-stepped, remind-text, chart-closing: are they plain

-nothing-charged = Owó kankan kò kúrò nínú wallet yín.
line = { $text }
line-bold = <b>{ $text }</b>
line-code = <code>{ $text }</code>

## Telegram's own places
bot-description = Ẹ ta airtime, data, TV, iná mànàmáná, internet àti exam pin láti inú wallet yín. A máa ń tọ títà kọ̀ọ̀kan lẹ́yìn títí ẹ ó fi mọ bó ṣe parí.
bot-short-description = Ilé ìtajà yín fún airtime, data, TV, iná mànàmáná, internet àti exam pin.
command-menu = Ilé ìtajà yín
command-money = Fi owó sí i, gbèsè, ìparí ọjọ́, iye owó, fáìlì
command-more = Àwọn oníbàárà, òṣìṣẹ́, títì, àkántì
command-sell = Ta nǹkan
command-balance = Owó inú wallet
command-fund = Àkáǹtì báńkì tí ẹ máa fi owó sí wallet
command-books = Ohun tí ẹ tà, ìnáwó rẹ̀ àti èrè yín
command-history = Àwọn títà tó kẹ́yìn
command-find = Fi nọ́mbà, iye owó, orúkọ tàbí reference wá títà
command-verify = Béèrè lọ́wọ́ service nípa reference kan
command-login = Wọlé
command-logout = Jáde
command-deletedata = Pa data yín rẹ́
command-language = Èdè
command-help = Ìrànlọ́wọ́
command-cancel = Fagilé ohun tí ẹ ń ṣe

## Languages
language-name = Yorùbá
language-choose = 🗣 <b>Èdè wo?</b>
language-now = Láti ìsìnyí lọ, ní èdè Yorùbá.
language-below = Gẹ̀ẹ́sì wà lábẹ́ ohun tí mo bá sọ nípa owó, nítorí ẹni tó ń sọ èdè Yorùbá kò tíì yẹ àwọn ọ̀rọ̀ mi wò.
button-language = 🗣 Èdè
button-english-on = 🔡 Pẹ̀lú Gẹ̀ẹ́sì
button-english-off = 🔡 Láìsí Gẹ̀ẹ́sì

## Services
service-airtime = Airtime
service-data = Data
service-tv = TV
service-electricity = Iná mànàmáná
service-internet = Internet
service-education = Exam pin
service-airtime-icon = 📱
service-data-icon = 🌐
service-tv-icon = 📺
service-electricity-icon = ⚡
service-internet-icon = 🛜
service-education-icon = 🎓
# In "Ta ₦500 airtime"
service-airtime-lower = airtime
service-data-lower = data
service-tv-lower = TV
service-electricity-lower = iná mànàmáná
service-internet-lower = internet
service-education-lower = exam pin

## Buttons
button-menu = 🏪 Menu
button-money = 💰 Owó
button-more = ⋯ Síi
button-service = { $icon } { $name }
button-history = 🧾 Títà
button-fund = 🏦 Fi owó sí wallet
button-back = ◀ Padà
button-other-network = ✏️ Network mìíràn
button-other-meter = ✏️ Kì í ṣe prepaid
button-all = 📃 Fi gbogbo rẹ̀ hàn
button-pieces = Pin { $count }
button-cancel = ✖ Fagilé
button-change = ✏️ Yí i padà
button-price = 🏷 Iye owó
button-price-stays = 🏷 Tọ́jú iye yìí
button-books = 📊 Ìwé ìṣirò
button-claims = ⚖️ Gbèsè service
button-sell = ✅ Ta { $amount }
button-sell-again-anyway = ⚠️ Tún ta { $amount }
button-sell-at = ✅ Tà á ní { $price }
button-sell-owes = 📒 Tà { $amount }, gbèsè
button-owes = 📒 Tà, gbèsè
button-pays-now = 💵 Ó máa san báyìí
button-ask-owner = 🙋 Béèrè lọ́wọ́ oní-ín
button-check = 🔄 Yẹ̀ ẹ́ wò báyìí
button-copy-token = 📋 Dàkọ token
button-copy-pin = 📋 Dàkọ pin
button-copy-pin-number = 📋 Dàkọ pin { $number }
button-whatsapp = 💬 WhatsApp
button-telegram = ✈️ Telegram
button-copy-account = 📋 Dàkọ nọ́mbà àkáǹtì
button-paid = 🏦 Mo ti sanwó
button-older = Ti àtijọ́ ▶
button-newer = ◀ Ti tuntun
button-receipt = 📄 Rísíìtì
button-offer-anew = 🔁 Tún bẹ̀rẹ̀
button-sell-unchecked = ⚠️ Tà á ní iyekíye
button-sell-again = 🔁 Tún un tà
button-support = 💬 Support
button-copy-pack = 📋 Dàkọ
button-complaint = 📣 Fi ẹjọ́ sùn
button-complaint-reason = ✏️ Ìdí mìíràn
button-complaint-sent = ✔ Mo ti fi ránṣẹ́
button-complaint-answered = ✔ Wọ́n ti dáhùn
button-complaint-closed = ✔ Ó ti parí
button-claims-file = 📄 Gbogbo rẹ̀ nínú fáìlì
button-claim-sale = Títà náà
button-claim-end = ✔ Parí rẹ̀
button-verify = 🔎 Béèrè ní service
button-login = 🔑 Wọlé
button-share-number = ☎️ Fi nọ́mbà mi hàn
button-other-number = ✏️ Nọ́mbà mìíràn
button-no-account = Mi ò ní àkáǹtì
button-forgot-pin = Mo gbàgbé PIN
button-try-again = 🔄 Tún gbìyànjú
button-sell-other = { $icon } Ta { $service }

## Logging in
login-phone =
    <b>Ẹ wọlé sínú ilé ìtajà yín</b>
    Ẹ fi nọ́mbà yín ránṣẹ́, tàbí kí ẹ kọ nọ́mbà fóònù àkáǹtì yín ní <b>{ $service }</b>.
login-phone-bad = Èyí kì í ṣe nọ́mbà fóònù Nàìjíríà. Ẹ kọ ọ́ báyìí: 0803 123 4567.
login-phone-foreign = Nọ́mbà ẹlòmíràn nìyẹn. Ẹ fi tiyín ránṣẹ́, tàbí kí ẹ kọ nọ́mbà àkáǹtì yín.
login-phone-text = Ẹ fi bọ́tìnì fi nọ́mbà yín ránṣẹ́, tàbí kí ẹ kọ ọ́ báyìí: 0803 123 4567.
login-pin = <b>PIN fún { $phone }</b>
login-number = ☎️ { $phone }
login-pin-placeholder = PIN
login-pin-text = Ẹ kọ PIN yín gẹ́gẹ́ bí àtẹ̀jíṣẹ́.
login-pin-too-early = Ó jọ PIN, nítorí náà mo pa á rẹ́. Nọ́mbà fóònù ló kọ́kọ́ yẹ: ẹ fi ránṣẹ́, tàbí kí ẹ kọ ọ́ báyìí: 0803 123 4567.
login-pin-shape = Nọ́mbà nìkan ló máa ń wà nínú PIN. Ẹ tún un kọ; a ó pa àtẹ̀jíṣẹ́ yín rẹ́ lẹ́sẹ̀kẹsẹ̀.
login-checking = À ń yẹ PIN yín wò …
login-refused =
    <b>Ẹ kò tíì wọlé.</b> Service kò gba nọ́mbà àti PIN yìí.
    Ẹ tún PIN náà kọ, tàbí kí ẹ lo nọ́mbà mìíràn.
login-slow-down = Service ní kí a dúró díẹ̀. Ẹ tún PIN kọ ní ìṣẹ́jú kan sí i.
login-unavailable =
    <b>Service kò dáhùn.</b> Mi ò lè mọ̀ bóyá PIN yín tọ̀nà.
    Ẹ tún gbìyànjú ní ìṣẹ́jú kan sí i: ẹ tún PIN kọ.
login-unreadable =
    <b>Service dáhùn, ṣùgbọ́n bot yìí kò lóye ìdáhùn náà.</b> Mi ò lè mọ̀ bóyá PIN yín tọ̀nà.
    Ẹ tún gbìyànjú ní ìṣẹ́jú kan sí i: ẹ tún PIN kọ.
login-page =
    <b>Ojú ìwé ayélujára ló dáhùn, kì í ṣe service.</b> Mi ò lè mọ̀ bóyá PIN yín tọ̀nà.
    Ẹ sọ fún operator bot yìí kó yẹ VENDING_BASE_URL wò.
login-redirect =
    <b>Service ń darí bot yìí sí àdírẹ́sì mìíràn.</b> Mi ò lè mọ̀ bóyá PIN yín tọ̀nà.
    Ẹ sọ fún operator bot yìí kó yẹ VENDING_BASE_URL wò.
login-no-token =
    <b>Service dáhùn, ṣùgbọ́n kò fúnni ní login.</b> Mi ò lè mọ̀ bóyá PIN yín tọ̀nà.
    Ẹ sọ fún operator bot yìí kó yẹ VENDING_BASE_URL wò.
login-another-step =
    <b>Service fẹ́ ìgbésẹ̀ kejì, bíi code.</b> Bot yìí kò lè ṣe é, login kọ̀ọ̀kan sì ń fi code mìíràn ránṣẹ́.
    Ẹ pa two-factor login ní service nítorí bot yìí. Lẹ́yìn náà ẹ tún wọlé.
login-keys-unreadable =
    <b>Ẹ ti wọlé, ṣùgbọ́n bot yìí kò lóye bí service ṣe fi àwọn key rẹ̀ hàn.</b>
    Ẹ kò lè ta ohunkóhun láìsí key. Ẹ tún wọlé tó bá yá, tàbí kí ẹ béèrè lọ́wọ́ service.
login-keys-masked =
    <b>Ẹ ti wọlé, ṣùgbọ́n apá kan nínú key yín nìkan ni service ń fi hàn.</b>
    Ẹ ṣe key tuntun kí ẹ lè tà níbí. Ti tẹ́lẹ̀ yóò dáwọ́ dúró lẹ́sẹ̀kẹsẹ̀: website tàbí program mìíràn tó ń lò ó kò ní lè tà títí tí yóò fi gba tuntun.
login-pin-left-behind = ⚠️ Mi ò lè pa PIN yín rẹ́ nínú chat yìí. Ẹ jọ̀wọ́, ẹ pa àtẹ̀jíṣẹ́ náà rẹ́ fúnra yín.
login-no-key =
    <b>Ẹ ti wọlé, ṣùgbọ́n àkáǹtì yìí kò tíì lè tà.</b>
    { $phone } kò tíì jẹ́ àkáǹtì developer.
login-no-key-developer =
    <b>Ẹ ti wọlé, ṣùgbọ́n kò sí key tí ẹ lè fi tà.</b>
    Ẹ ṣe ọ̀kan níbí.
login-first = Ẹ kọ́kọ́ wọlé kí ẹ tó ṣe ìyẹn.
login-already = Ẹ ti wọlé gẹ́gẹ́ bí <b>{ $name }</b> ({ $phone }).
login-key-refused =
    <b>Service kò gba key ilé ìtajà yín mọ́.</b>
    Ẹ tún wọlé. Àwọn títà tí kò tíì parí wà níbẹ̀, a ó sì yẹ̀ wọ́n wò ní kété tí ẹ bá wọlé.
key-dead =
    <b>Service kò gba key ilé ìtajà yín, kò sì fi òmíràn tí mo lè lò hàn.</b>
    Ẹ ṣe key tuntun kí ẹ lè tà. Ti tẹ́lẹ̀ yóò dáwọ́ dúró lẹ́sẹ̀kẹsẹ̀: website tàbí program mìíràn tó ń lò ó kò ní lè tà títí tí yóò fi gba tuntun.
account-switched-off = <b>Service ti pa àkáǹtì yìí.</b> Títún wọlé kò ní yí ohunkóhun padà. Ẹ béèrè lọ́wọ́ service.
logged-out =
    <b>Ẹ ti jáde.</b>
    À ń bá a lọ láti yẹ àwọn títà tí kò tíì parí wò, àtẹ̀jíṣẹ́ wọn yóò sì máa fi ibi tí wọ́n dé hàn.
logout-not-in = Ẹ kò tíì wọlé.
logout-last = <b>Ṣé ẹ fẹ́ jáde?</b> Kò sí ẹlòmíràn tó wọlé sínú ilé ìtajà yìí.
logout-seats = 🧑‍💼 Òṣìṣẹ́ { $count } kò ní lè tà títí ẹ ó fi padà.
logout-open = ⏳ Títà { $count } kò tíì parí. A ó máa bá a lọ láti yẹ̀ wọ́n wò, àtẹ̀jíṣẹ́ wọn yóò sì máa fi ibi tí wọ́n dé hàn.

## The PIN
pin-tap = Ẹ tẹ PIN yín, tàbí kí ẹ kọ ọ́: a ó pa àtẹ̀jíṣẹ́ yín rẹ́ lẹ́sẹ̀kẹsẹ̀.
pin-tap-login = Ẹ kọ PIN yín, tàbí kí ẹ tẹ̀ ẹ́ níbí. Èyí tí ẹ bá kọ, a ó pa á rẹ́ lẹ́sẹ̀kẹsẹ̀. A kì í tọ́jú PIN láé.
pin-type = Ẹ kọ PIN yín. A ó pa àtẹ̀jíṣẹ́ yín rẹ́ lẹ́sẹ̀kẹsẹ̀, a kì í sì í tọ́jú PIN láé.
button-pin-done = ✔ Ó tán
button-pin-erase = ⌫
pin-for-sale =
    🔒 <b>PIN láti ta { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-allow =
    🔒 <b>PIN láti gba { $amount } { $service } láàyè</b>
    { $provider } · { $beneficiary }
pin-for-lock = 🔒 <b>PIN láti dín ààbò kù</b>
pin-for-unfreeze = 🧊 <b>PIN láti tún bẹ̀rẹ̀ títà</b>
pin-for-erase = 🗑 <b>PIN láti pa data ilé ìtajà yìí rẹ́</b>
pin-again = Ìdíwọ́ dé bá mi nígbà tí mò ń béèrè. Ẹ tún PIN kọ lẹ́ẹ̀kan sí i.
pin-wrong = ❌ <b>PIN kò tọ̀nà.</b>
pin-tries = { $left ->
    [1] Ẹ ṣì lè gbìyànjú lẹ́ẹ̀kan, lẹ́yìn náà ẹ ó dúró fún ìṣẹ́jú 15.
   *[other] Ẹ ṣì lè gbìyànjú ní ìgbà { $left }.
 }
pin-slow-down = Service ní kí a dúró díẹ̀. Mi ò lè mọ̀ bóyá PIN yín tọ̀nà.
pin-unavailable = <b>Service kò dáhùn.</b> Mi ò lè mọ̀ bóyá PIN yín tọ̀nà. Ẹ tún gbìyànjú láìpẹ́.
pin-unreadable = <b>Service dáhùn, ṣùgbọ́n bot yìí kò lóye ìdáhùn náà.</b> Mi ò lè mọ̀ bóyá PIN yín tọ̀nà. Ẹ tún gbìyànjú láìpẹ́.
pin-wait = ⏳ <b>PIN tí kò tọ̀nà ti pọ̀ jù.</b> Ẹ tún lè gbìyànjú ní { $time }.
pin-logged-out =
    🔒 <b>PIN tí kò tọ̀nà ti pọ̀ jù: ẹ ti jáde.</b>
    À ń bá a lọ láti yẹ àwọn títà tí kò tíì parí wò. Ẹ tún wọlé kí ẹ lè tẹ̀síwájú.
pin-stray = Mo rò pé PIN ni, mo sì pa á rẹ́. Tí kì í bá ṣe PIN, ẹ tún un kọ ní ìṣẹ́jú kan sí i.
pin-cancelled = A ti fagilé e. Ohunkóhun kò yí padà.
tap-pin-short = PIN máa ń ní digit 3, ó kéré tán.
tap-pin-old = Àsìkò keypad PIN yìí ti kọjá. { -nothing-charged }
tap-pin-wait = PIN tí kò tọ̀nà ti pọ̀ jù. { -nothing-charged } Ẹ tún lè gbìyànjú ní { $time }.

## The lock
command-freeze = Dá gbogbo títà dúró lẹ́sẹ̀kẹsẹ̀
command-unfreeze = Tún máa tà lẹ́yìn ìdádúró
command-shopname = Orúkọ tó wà lórí rísíìtì yín
command-lock = Ti ilé ìtajà pa
locked = 🔒 <b>A ti tì í pa.</b> Ẹ fi PIN yín ṣí i, ẹ ó sì máa bá a lọ níbi tí ẹ dé.
lock-title = 🔒 <b>Títì pa àti PIN</b>
lock-idle = Ó máa tì pa tí ẹnikẹ́ni kò bá tẹ nǹkan fún: <b>{ $idle }</b>
lock-above = PIN fún títà: <b>{ $above }</b>
lock-way-keypad = Ẹ máa ń tẹ PIN lórí bọ́tìnì.
lock-way-typed = Ẹ máa ń kọ PIN; a máa ń pa àtẹ̀jíṣẹ́ náà rẹ́.
lock-never = rárá
lock-every = gbogbo títà
lock-minutes = ìṣẹ́jú { $count }
lock-hours = wákàtí { $count }
lock-above-amount = tó ju { $amount } lọ
lock-choose-idle =
    🔒 <b>Tí ẹnikẹ́ni kò bá tẹ nǹkan, lẹ́yìn ìgbà wo ni kí ilé ìtajà tì pa?</b>
    Fún gbogbo chat àwọn tó ni ilé ìtajà yìí. Àsìkò tó gùn sí i nílò PIN.
lock-choose-above =
    🔒 <b>Títà wo ló máa béèrè PIN?</b>
    Fún gbogbo chat àwọn tó ni ilé ìtajà yìí. Tí ẹ bá dín títà tó ń béèrè PIN kù, ó nílò PIN. Àwọn òṣìṣẹ́ ní òpin tiwọn.
button-lock = 🔒 Títì pa àti PIN
button-lock-idle = ⏱ Tì pa lẹ́yìn: { $idle }
button-lock-above = 🔒 PIN fún títà: { $above }
button-lock-way-keypad = 🔢 Lo bọ́tìnì
button-lock-way-typed = ⌨️ Máa kọ ọ́
chats-title = <b>Àwọn tó wọlé</b>
chats-this = { $name } · láti { $time } · chat yìí
chats-other = { $name } · láti { $time }
chats-alone = Kò sí ẹlòmíràn tó wọlé sínú ilé ìtajà yìí.
chats-lost = Ṣé fóònù kan sọnù? Ẹ yọ chat rẹ̀ kúrò, kí ẹ sì pàrọ̀ PIN ní service.
button-chats = 🔑 Àwọn tó wọlé
button-log-out-chat = Yọ { $name } kúrò
pin-for-log-out = <b>PIN láti yọ { $name } kúrò</b>
tap-chat-gone = Chat náà ti jáde tẹ́lẹ̀.
news-logged-in =
    🔑 <b>{ $name } ti wọlé sínú ilé ìtajà yìí</b> pẹ̀lú nọ́mbà àti PIN ilé ìtajà yìí.
    Tí kì í bá ṣe ẹ̀yin tàbí ẹni tiyín: ẹ yọ ọ́ kúrò, ẹ pàrọ̀ PIN ní service, kí ẹ sì fi /freeze dá gbogbo títà dúró.
button-not-me = ✖ Kì í ṣe èmi: yọ ọ́
news-pin-stop =
    ⚠️ <b>PIN tí kò tọ̀nà ti pọ̀ jù fún nọ́mbà ilé ìtajà yìí.</b> Ẹnikẹ́ni kò lè fi í wọlé kí ó tó di { $time }. Ẹ ṣì lè tà.
    Tí kì í bá ṣe ẹ̀yin tàbí ẹni tiyín, ẹnì kan ń gbìyànjú láti mọ PIN yín.
news-logged-out = Chat mìíràn nínú ilé ìtajà yìí ti yọ èyí kúrò. À ń bá a lọ láti yẹ àwọn títà tí kò tíì parí wò, àtẹ̀jíṣẹ́ wọn yóò sì máa fi ibi tí wọ́n dé hàn.
button-lock-now = 🔒 Tì í pa báyìí
button-freeze = 🧊 Dá títà dúró
button-unfreeze = 🧊 Tún bẹ̀rẹ̀ títà
menu-frozen = 🧊 <b>A ti dá títà dúró.</b>
frozen =
    🧊 <b>A ti dá títà dúró. { -nothing-charged }</b>
    Ẹni tó ni ilé ìtajà lè fi PIN tún un bẹ̀rẹ̀.
freeze-ask =
    🧊 <b>Ṣé ẹ fẹ́ dá gbogbo títà dúró ní { $shop }?</b>
    { $count ->
        [1] Ẹ kò ní lè tà títí ẹ ó fi lo PIN yín.
       *[other] Ènìyàn { $count } kò ní lè tà, ẹ̀yin náà, títí olówó ilé ìtajà yóò fi lo PIN.
    }
frozen-now =
    🧊 <b>A ti dá títà dúró, nínú gbogbo chat ilé ìtajà yìí.</b>
    À ń bá a lọ láti yẹ àwọn títà tí ìbéèrè wọn ti lọ ṣáájú wò. PIN yín la fi ń tún títà bẹ̀rẹ̀.
unfrozen = ✅ <b>Ẹ tún lè tà.</b>
tap-frozen = A ti dá títà dúró. { -nothing-charged } Ẹni tó ni ilé ìtajà lè fi /unfreeze tún un bẹ̀rẹ̀.
tap-not-frozen = Títà ń lọ: a kò dá a dúró.
news-frozen = 🧊 <b>A ti dá títà dúró</b> láti chat mìíràn nínú ilé ìtajà yìí. Ẹnikẹ́ni kò lè tà títí ẹnì kan ó fi lo /unfreeze àti PIN.
news-unfrozen = ✅ Ẹ tún lè tà: chat mìíràn nínú ilé ìtajà yìí ti fi PIN sí i.
shop-stopped = ⏸ <b>Operator bot yìí ti dá títà tuntun dúró nínú ilé ìtajà yìí:</b> { $reason }
tap-stopped = A kò fi ìbéèrè ránṣẹ́. Operator ti dá títà tuntun dúró nínú ilé ìtajà yìí: { $reason }
news-started = ▶️ <b>Ẹ tún lè tà.</b> Operator bot yìí ti tún ilé ìtajà yìí ṣí.
news-orphan =
    👁 <b>Service sọ nípa títà kan tí a kò ṣe níbí.</b>
    { $service } · { $amount } · { $status }
    { $reference }
news-orphan-what = Tí ètò kọ̀ǹpútà yín mìíràn ló tà á, kò sí wàhálà. Tí kì í bá ṣe bẹ́ẹ̀, ẹnì kan ní key àkáǹtì yìí lọ́wọ́: /freeze, lẹ́yìn náà Àkáǹtì → Key live tuntun.
orphan-other = a kò mọ ibi tó dé

## Menu
menu-shop = 🏪 <b>{ $shop }</b>
menu-sandbox = 🧪 <b>SANDBOX</b>: ohunkóhun níbí kì í ṣe gidi.
menu-wallet-unknown = A kò tíì mọ owó inú wallet
menu-today = Òní: { $sums }
menu-open = ⏳ { $open }
# What a reseller may type to sell
menu-type = Ẹ kọ ọ́: <i>500 mtn 0803…</i>
submenu-money =
    💰 <b>Owó</b>
    Àkọsílẹ̀ báǹkì láti fi owó sí wallet, àwọn tó jẹ yín, gbèsè service, ìparí ọjọ́, èrè ṣọ́ọ̀bù, iye tí oníbàárà ń san, àti títà nínú fáìlì.
submenu-more =
    ⋯ <b>Síi</b>
    Ta púpọ̀ lẹ́ẹ̀kan náà, àwọn oníbàárà, òṣìṣẹ́ àti ìwọ̀n wọn, títì àti PIN, èdè yín, àti àkántì pẹ̀lú kọ́kọ́rọ́ rẹ̀.

## What sales come to
sums-joined = { $first } · { $then }
sums-none = kò tíì sí títà kankan
sums-sold = títà { $count } · a ta ọjà { $sold }
sums-count = títà { $count }
sums-cost = ìnáwó { $cost }
sums-cost-about = ìnáwó nǹkan bí { $cost }
sums-unpriced = a kò mọ ìnáwó títà { $count }
sums-uncounted = títà { $count } kò tíì sí nínú ìṣirò ({ $price })
sums-late = Àyípadà { $count } lẹ́yìn ìparí ọjọ́: èrè { $profit }
sums-late-earlier = Àyípadà { $count } ti àwọn ọjọ́ ìṣáájú, nínú ìparí ọjọ́ nìkan: èrè { $profit }
# "èrè nǹkan bí ₦12.50": what sales bring; "nǹkan bí" while a charge is expected and not seen
profit = { $kind ->
    [loss] àdánù { $amount }
    [loss-about] àdánù nǹkan bí { $amount }
    [profit-about] èrè nǹkan bí { $amount }
   *[profit] èrè { $amount }
 }
profit-first = { $kind ->
    [loss] Àdánù { $amount }
    [loss-about] Àdánù nǹkan bí { $amount }
    [profit-about] Èrè nǹkan bí { $amount }
   *[profit] Èrè { $amount }
 }
sums-open = à ń yẹ títà { $count } wò lọ́wọ́
sums-open-kobo = { $open } · { $kobo } ṣì lè kúrò nínú wallet
sums-open-taken = { $open } · owó rẹ̀ ti kúrò nínú wallet
wallet-short = ó dín { $short }
welcome =
    <b>Ẹ káàbọ̀ sí ilé ìtajà yín.</b>
    Ẹ ta airtime, data, TV, iná mànàmáná, internet àti exam pin láti inú wallet yín, kí ẹ sì rí ibi tí náírà kọ̀ọ̀kan lọ.

## Selling: questions
sell-title = { $icon } <b>Ta { $service }</b>
sell-ask-phone = Nọ́mbà ta ni? Ẹ kọ ọ́, tàbí kí ẹ fi contact ránṣẹ́.
sell-ask-meter = Nọ́mbà mítà? Ẹ kọ ọ́.
sell-ask-smartcard = Nọ́mbà smart card tàbí IUC? Ẹ kọ ọ́.
sell-ask-network = Network wo?
sell-ask-company = Ilé iṣẹ́ wo?
sell-ask-exam = Exam wo?
sell-ask-plan-type = Irú plan wo?
sell-plan-type-other = Mìíràn
sell-ask-plan-long = Èwo nínú wọn? Ẹ tẹ̀ ẹ́, tàbí kí ẹ kọ ohun tí ẹ ń wá: <i>1gb</i>, <i>weekly</i>, <i>under 500</i>.
sell-ask-product-long = Èwo nínú wọn? Ẹ tẹ̀ ẹ́, tàbí kí ẹ kọ apá kan orúkọ rẹ̀.
sell-found = A rí { $count } fún “{ $text }”
sell-placeholder-search = 1gb, weekly, under 500
sell-ask-meter-type = Irú mítà wo?
sell-ask-product = Èwo nínú wọn?
sell-ask-amount = Èló? Láti { $min } dé { $max }. Ẹ tẹ̀ ẹ́ tàbí kí ẹ kọ ọ́.
sell-placeholder-phone = 0803 123 4567
sell-placeholder-meter = Nọ́mbà mítà
sell-placeholder-amount = 1,000
sell-bad-phone = “{ $text }” kì í ṣe nọ́mbà fóònù Nàìjíríà. Ẹ kọ ọ́ báyìí: 0803 123 4567.
sell-bad-meter = “{ $text }” kì í ṣe nọ́mbà mítà. Ó máa ń ní digit 11 sí 13.
sell-bad-smartcard = “{ $text }” kì í ṣe nọ́mbà smart card. Ó máa ń ní digit 10, StarTimes 11.
sell-bad-amount = “{ $text }” kì í ṣe iye owó. Ẹ kọ ọ́ báyìí: 500, 1,000 tàbí 1k.
sell-bad-amount-low = { $amount } kéré ju iye tó kéré jù lọ, { $min }.
sell-bad-amount-high = { $amount } pọ̀ ju iye tó pọ̀ jù lọ, { $max }.
sell-bad-quantity = Ẹ kọ iye pin tí ẹ fẹ́, láti 1 dé { $most }.
sell-bad-choice = “{ $text }” kò sí nínú àkójọ yìí. Ẹ tẹ ọ̀kan nínú àwọn bọ́tìnì.
sell-none-found = Kò sí ohunkóhun níbí fún “{ $text }”. Ẹ tẹ ọ̀kan, tàbí kí ẹ wá nǹkan mìíràn.
sell-need-text = Ẹ kọ ìdáhùn, tàbí kí ẹ tẹ bọ́tìnì kan.
sell-need-tap = Ẹ lo àwọn bọ́tìnì tó wà lábẹ́ àtẹ̀jíṣẹ́ náà. Owó kankan kò ní kúrò nínú wallet yín àfi tí ẹ bá tẹ “✅ Ta”.
sell-nothing-listed = Service kò ní ohunkóhun níbí lọ́wọ́lọ́wọ́. { -nothing-charged } Ẹ yan nǹkan mìíràn, tàbí kí ẹ tún gbìyànjú tó bá yá. Bí gbogbo àkójọ bá ṣófo, kí Operator yẹ àdírẹ́sì service wò.
sell-face-limits = <b>{ $provider } máa ń gba láti { $min } dé { $max } lẹ́ẹ̀kan.</b> Iye yìí jẹ́ { $amount }. { -nothing-charged }
sell-closed = A kì í ta { $name } lọ́wọ́lọ́wọ́. { -nothing-charged } Ẹ yan òmíràn.
sell-held =
    ⏸ <b>A dá { $what } dúró títí di { $until }:</b> { $reason }
    { -nothing-charged }
held-line = ⏸ A dá { $what } dúró títí di { $until }: { $reason }
tap-held = A dá { $what } dúró títí di { $until }: { $reason }
health-line = ⏳ <b>{ $name }</b>: { $facts }
health-waiting-own = { $count } ti yín ń dúró láti { $since }
health-waiting = ọjà { $count } ń dúró láti { $since }
health-failed = { $count } nínú { $of } tó kẹ́yìn kò ṣiṣẹ́
health-slow = ọjà kan ń gba { $now }, tẹ́lẹ̀ { $usual }
span-seconds = { $count } s
span-minutes = { $count } min
tap-watching = Màá ránṣẹ́ sí yín nígbà tí { $name } bá ń tà bó ṣe yẹ. Màá wò ó fún ọjọ́ kan.
tap-watching-well = { $name } ń tà bó ṣe yẹ báyìí.
button-tell-back = 🔌 Sọ fún mi
sell-mode-changed = <b>Ilé ìtajà yìí ti yí padà láàrin live àti sandbox</b> nígbà tí mò ń wo iye owó. { -nothing-charged } Ẹ tún bẹ̀rẹ̀.
sell-catalogue-down =
    <b>Service kò dáhùn.</b> { -nothing-charged }
    Ẹ tún gbìyànjú láìpẹ́.
sell-down =
    🔌 <b>Service kò dáhùn láti { $time }.</b> A kò fi ìbéèrè kankan ránṣẹ́. { -nothing-charged }
    Ẹ kò lè tà báyìí. Mo máa sọ fún yín níbí nígbà tó bá padà.
tap-service-down = Service kò dáhùn láti { $time }. A kò fi ìbéèrè kankan ránṣẹ́. Mo máa sọ fún yín nígbà tó bá padà.
tap-restoring = A kò fi ìbéèrè kankan ránṣẹ́. À ń wá àwọn títà tí ẹ ṣe lẹ́yìn backup. Ẹ tún gbìyànjú ní ìṣẹ́jú kan sí i.
news-restored =
    🗄 <b>A ti dá ilé ìtajà yìí padà láti backup ti { $time }.</b>
    À ń wá àwọn títà tí ẹ ṣe lẹ́yìn ìgbà náà. Ẹ lè tà nígbà tí ìyẹn bá parí.
news-restored-open = 🗄 <b>Ẹ tún lè tà.</b> Gbogbo ohun tí a lè rí nípa àsìkò tó tẹ̀ lé { $time } wà nínú Àwọn títà.
news-restored-even = Owó inú wallet yín bá àwọn títà mu.
news-restored-gap =
    { $amount } kúrò nínú wallet yín nítorí àwọn títà tí backup yìí kò mọ̀.
    Ẹ má ṣe tún ohun tí ẹ tà nígbà náà tà: ẹ wo àtẹ̀jíṣẹ́ rẹ̀ nínú chat yìí, tàbí kí ẹ béèrè lọ́wọ́ service.
restored-between = Iye tó wà láàrin { $least } àti { $most }
news-restored-paid-in = Owó inú wallet yín fi { $amount } ju ohun tí àwọn títà fi hàn lọ. Ó ṣeé ṣe kí owó tí ẹ san sínú rẹ̀ máa bo àwọn títà tí backup yìí kò mọ̀ mọ́lẹ̀.
news-restored-unseen = Lọ́wọ́lọ́wọ́, mi ò lè rí iye owó tó lè ti kúrò nínú wallet yín láti { $time }. Ẹ fi owó inú wallet wé Àwọn títà yín.
news-service-back = 🔌 <b>Service ti ń dáhùn padà.</b> Ẹ lè tà.
news-company-back = 🔌 <b>{ $name } ti ń tà bó ṣe yẹ padà.</b>
sell-session-over =
    <b>Àsìkò ìwọlé yín ní service ti kọjá.</b> { -nothing-charged }
    Ẹ tún wọlé kí ẹ lè tẹ̀síwájú.
sell-may-leave = { $amount } ṣì lè kúrò nínú wallet yín fún títà tí à ń yẹ̀ wò.
sell-not-enough =
    <b>{ $balance } ló wà nínú wallet yín</b>, a rí i ní { $time }. Ìnáwó títà yìí jẹ́ { $charge }. { -nothing-charged }
    Ẹ san { $missing } ó kéré tán sí:
sell-left = A ti fagilé e. { -nothing-charged }
sell-timed-out = Mi ò rí ìdáhùn yín fún ìgbà díẹ̀, nítorí náà mi ò béèrè mọ́. { -nothing-charged }
form-updated = A ṣẹ̀ṣẹ̀ ṣe àtúnṣe sí bot yìí, nítorí náà ohun tí ẹ bẹ̀rẹ̀ níbí kò sí mọ́. { -nothing-charged } Ẹ jọ̀wọ́, ẹ tún bẹ̀rẹ̀.
sell-what = Kí lẹ fẹ́ tà?

## Selling: a line that was typed
# Above the question for what the line leaves open
said-off-phone = { $digits } ní digit { $count }. Nọ́mbà fóònù máa ń ní 11.
said-off-meter = { $digits } ní digit { $count }. Nọ́mbà mítà máa ń ní 11 sí 13.
said-off-smartcard = { $digits } ní digit { $count }. Nọ́mbà smart card máa ń ní 10, StarTimes 11.
said-phone-for-meter = { $digits } jọ nọ́mbà fóònù. Ẹ kọ nọ́mbà mítà.
said-phone-for-smartcard = { $digits } jọ nọ́mbà fóònù. Ẹ kọ nọ́mbà smart card.
said-no-phone = Mi ò mọ nọ́mbà fóònù kankan fún “{ $name }”.
said-no-meter = Mi ò mọ nọ́mbà mítà kankan fún “{ $name }”.
said-no-smartcard = Mi ò mọ nọ́mbà smart card kankan fún “{ $name }”.
said-two-amounts = Iye owó inú ìlà yẹn ju ọ̀kan lọ.
said-two-numbers = Nọ́mbà inú ìlà yẹn ju ọ̀kan lọ.
said-two-providers = Network tàbí ilé iṣẹ́ inú ìlà yẹn ju ọ̀kan lọ.
sell-none-said = Kò sí ohunkóhun níbí fún “{ $text }”. Ẹ yan òmíràn.
# Below what was understood: "₦500 · 0803 123 4567"
choose-service = Kí lẹ fẹ́ fi ṣe?
choose-again = Títà wo lẹ fẹ́ tún ṣe?
same-none = Kò tíì sí títà kankan tí a lè tún ṣe. Ẹ yan ohun tí ẹ fẹ́ tà.
# Above, what of the line was understood
unread-words = “{ $words }” kò yé mi. Ṣé títà tuntun ni, àbí kí n wá èyí tó ti kọjá?
# Above a list of sales
unread-sold = “{ $words }” kò yé mi. Àwọn títà sí nọ́mbà yẹn nìyí:
button-new-sale = ➕ Títà tuntun
button-find-old = 🔎 Wá èyí tó kọjá
choose-company = { $old } ló jẹ́ tẹ́lẹ̀. Iléeṣẹ́ wo ni?
choose-amount = Èyí pọ̀ ju iye tí nọ́mbà yìí máa ń rà lọ: { $usual }. Eélòó ni?
# A price that a customer asks for
asked-prices = 🏷 <b>Iye owó ní { $shop }</b>
asked-prices-row = { $name }: <b>{ $price }</b>
asked-prices-more = Ẹ fi ìwọ̀n tàbí orúkọ béèrè láti rí ìyókù.
asked-prices-none = Mi ò ní iye owó fún èyí.

## Selling: the confirm card
# A question that was answered by typing
sell-kept-phone = { $icon } Nọ́mbà <b>{ $answer }</b>
sell-kept-meter = { $icon } Mítà <b>{ $answer }</b>
sell-kept-smartcard = { $icon } Smart card <b>{ $answer }</b>
sell-kept-amount = { $icon } Iye <b>{ $answer }</b>
sell-kept-choice = { $icon } <b>{ $answer }</b>
confirm-title = <b>Ṣé kí a ta { $service }?</b>
confirm-to = Sí <b>{ $beneficiary }</b>
confirm-smartcard = Smart card <b>{ $beneficiary }</b>
confirm-meter = Mítà <b>{ $beneficiary }</b>
confirm-first-meter = 🆕 Ìgbà àkọ́kọ́ fún mítà yìí: ẹ ka nọ́mbà rẹ̀ fún oníbàárà kó lè jẹ́rìí sí i.
confirm-first-smartcard = 🆕 Ìgbà àkọ́kọ́ fún smart card yìí: ẹ ka nọ́mbà rẹ̀ fún oníbàárà kó lè jẹ́rìí sí i.
confirm-ported = ⚠️ Ìbẹ̀rẹ̀ nọ́mbà yìí fi hàn pé { $network } ni. Ṣé wọ́n ti port rẹ̀ sí { $provider }?
confirm-face = Face value <b>{ $amount }</b>
confirm-cost = Ìnáwó <b>{ $charge }</b>
confirm-cost-about = Ìnáwó <b>nǹkan bí { $charge }</b>
confirm-cost-pieces = Ìnáwó { $count } × { $unit } = <b>{ $charge }</b>
confirm-cost-discount = Ìnáwó <b>{ $charge }</b> (ẹ̀dínwó { $percent }%)
confirm-cost-unknown = Ìnáwó: iye tí service bá gbà
confirm-loss = 🔴 <b>{ $loss }</b>
confirm-no-price = Ẹ kò tíì fi iye owó tiyín sí i: 🏷 Iye owó
confirm-owes = 📒 Gbèsè ni: a máa kọ ọ́ sílẹ̀ tí a bá ti tà á.
confirm-owes-by = 📒 Gbèsè ni, ìlérí jẹ́ { $day }: a máa kọ ọ́ sílẹ̀ tí a bá ti tà á.
# money
confirm-owed = 📒 Ó ti jẹ yín ní <b>{ $owed }</b> láti { $day }
# money
owe-over = Kì í ṣe ní gbèsè: gbèsè jẹ́ { $owed }, òpin ni { $limit }. { -nothing-charged }
confirm-after = Wallet lẹ́yìn náà: { $balance }
confirm-after-about = Wallet lẹ́yìn náà: nǹkan bí { $balance }
balance-at = { $balance }, a rí i ní { $time }
confirm-low = ⚠️ Owó inú wallet yín lè má tó.
confirm-low-seat = ⚠️ Owó inú wallet ilé ìtajà lè má tó. Ẹ béèrè lọ́wọ́ ẹni tó ni ín.
confirm-wallet = Wallet { $balance }
confirm-wallet-about = Wallet: nǹkan bí { $balance }
confirm-repriced = ⚠️ <b>Ìnáwó ti yí padà</b> láti { $old } sí { $new }. { -nothing-charged }
confirm-repriced-seat = ⚠️ <b>Service ti yí iye owó rẹ̀ padà.</b> { -nothing-charged }
confirm-pays-now = Ní báyìí oníbàárà máa san <b>{ $new }</b>, kì í ṣe { $old }.
confirm-withdrawn = <b>A kì í ta { $what } mọ́.</b> { -nothing-charged }
confirm-held = ⏸ <b>A kò fi ìbéèrè ránṣẹ́: a ti dá { $what } dúró.</b> { -nothing-charged }
confirm-renamed = ⚠️ <b>{ $old } ti ń jẹ́ { $new } báyìí.</b> Ó lè má jẹ́ ohun kan náà. { -nothing-charged } Ṣé kí a ta { $new }?
confirm-unchecked =
    ⚠️ <b>A kò lè yẹ ìnáwó rẹ̀ wò.</b> Ó jẹ́ { $price } ní { $time }. { -nothing-charged }
    Tí ẹ bá tún tẹ̀ ẹ́, a ó tà á ní iye tí service bá gbà.
confirm-unchecked-listing =
    ⚠️ <b>Mi ò lè yẹ̀ ẹ́ wò bóyá service ṣì ń ta èyí.</b> Nígbà tí a wò ó ní { $time }, ó ń tà á. { -nothing-charged }
    Tí ẹ bá tún tẹ̀ ẹ́, a ó tà á, tí service bá ṣì ń tà á.
confirm-same-again =
    ⚠️ <b>À ń yẹ irú títà yìí kan náà wò lọ́wọ́.</b>
    …{ $tail }
    Tí ẹ bá tún un tà, wallet yín lè sanwó lẹ́ẹ̀mejì.
confirm-sold-before =
    ⚠️ <b>Ẹ ti ta irú èyí kan náà ní { $time }.</b>
    …{ $tail }
    Ṣé kí a tún un tà lẹ́ẹ̀kan sí i?
confirm-expired = <b>Àsìkò títà yìí ti kọjá.</b> { -nothing-charged }
confirm-replaced = <b>Ẹ bẹ̀rẹ̀ títà tuntun, nítorí náà mo ti èyí pa.</b> { -nothing-charged }
confirm-cancelled = <b>A ti fagilé e.</b> { -nothing-charged }
confirm-asked = 🙋 <b>Mo ti béèrè lọ́wọ́ ẹni tó ni ilé ìtajà.</b> Màá sọ ìdáhùn fún yín. Tó bá gbà, ẹ tẹ Ta.
confirm-allowed = ✅ <b>Ẹni tó ni ilé ìtajà gba títà yìí láàyè, lẹ́ẹ̀kan.</b> A kò ta ohunkóhun títí ẹ ó fi tẹ Ta.
confirm-owner-no = ✖ <b>Ẹni tó ni ilé ìtajà kò gbà.</b> { -nothing-charged }

## The sale's card
card-to = { $provider } · { $beneficiary }
card-sending = ⏳ <b>A ti fi ìbéèrè ránṣẹ́. À ń dúró de { $provider }.</b>
card-unknown = 🔎 <b>Ìdáhùn kò tíì dé. À ń yẹ̀ ẹ́ wò.</b>
card-unknown-error = 🔎 <b>Service dáhùn pẹ̀lú àṣìṣe. À ń yẹ̀ ẹ́ wò.</b>
card-known-reference = 🔎 <b>Service sọ pé títà yìí ti wà lọ́dọ̀ òun tẹ́lẹ̀. À ń yẹ̀ ẹ́ wò.</b>
card-refused-checking = 🔎 <b>Service kò gba títà yìí. À ń yẹ̀ ẹ́ wò láti rí i dájú pé a kò ta ohunkóhun.</b>
card-key-refused =
    🔑 <b>Service kò gba key ilé ìtajà.</b>
    Ó jọ pé a kò ta ohunkóhun. Mò ń gba key náà lẹ́ẹ̀kan sí i, mo sì ń yẹ̀ ẹ́ wò.
card-switched-off =
    ⛔ <b>Service ti pa àkáǹtì yìí.</b>
    Ó jọ pé a kò ta ohunkóhun. Mò ń yẹ̀ ẹ́ wò.
card-pending = ⏳ <b>{ $provider } ń ṣe é lọ́wọ́.</b>
card-may-have-left = Ó ṣeé ṣe kó jẹ́ pé { $charge } ti kúrò nínú wallet yín.
card-may-have-left-unknown = Ó ṣeé ṣe kó jẹ́ pé owó rẹ̀ ti kúrò nínú wallet yín.
card-has-left = { $charge ->
    [none] Owó rẹ̀
   *[other] { $charge }
 } ti kúrò nínú wallet yín.
card-do-not-sell = <b>Ẹ má ṣe tún èyí tà.</b>
card-asked = A béèrè kẹ́yìn ní { $time }
card-next-check = A ó tún yẹ̀ ẹ́ wò ní { $time }
card-tail = …<code>{ $tail }</code>
card-failed-uncharged = ❌ <b>Kò yọrí sí rere. { -nothing-charged }</b>
card-failed = ❌ <b>Kò yọrí sí rere.</b>
failed-back = { $charge } ti padà sínú wallet yín.
failed-whole = A wo wallet yín lẹ́yìn náà: kò sí owó tó sọnù.
failed-refunded = Service sọ pé òun ti dá { $charge ->
    [none] owó náà
   *[other] { $charge }
 } padà.
failed-returned = Tí { $charge ->
    [none] owó
   *[other] nǹkan bí { $charge }
 } bá ti kúrò nínú wallet yín, mi ò tíì rí i kí ó padà.
failed-cash = Tí oníbàárà bá ti sanwó, ẹ dá owó náà padà tàbí kí ẹ tún un tà.
failed-returned-seat = Tí owó bá ti kúrò nínú wallet, mi ò tíì rí i kí ó padà. Ẹ béèrè lọ́wọ́ ẹni tó ni ilé ìtajà kí ẹ tó tún un tà.
card-no-key =
    🚫 <b>A kò fi ìbéèrè ránṣẹ́. { -nothing-charged }</b>
    Àkáǹtì yìí kò ní key tí a lè fi tà. Ẹ wo /account.
card-asked-to-wait = Service ní kí a dúró; à ń yẹ̀ ẹ́ wò bóyá ó ti gba títà náà.
card-token-before = Token tó ti jáde kí wọ́n tó fagilé títà náà:
card-not-sent =
    🚫 <b>A kò fi ìbéèrè ránṣẹ́. { -nothing-charged }</b>
    A kò rí service bá sọ̀rọ̀ lásìkò. Ẹ lè tà á láti ìbẹ̀rẹ̀.
card-no-record =
    🚫 <b>Títà yìí kò sí ní service. { -nothing-charged }</b>
    A ó máa ṣọ́ ọ fún ọjọ́ 3, nítorí ó ṣeé ṣe kó yọjú lẹ́yìn náà.
card-no-record-unseen =
    🚫 <b>Títà yìí kò sí ní service.</b>
    Wallet yín kò fi hàn bóyá owó ti kúrò fún un: ẹ yẹ owó inú wallet wò kí ẹ tó tún un tà.
card-not-sold = 🚫 <b>A kò tà á. { -nothing-charged }</b>
card-not-sold-refused = Service kò gba títà yìí, kò sì ní àkọsílẹ̀ rẹ̀ kankan.
card-not-sold-key = Service kò gba key ilé ìtajà, kò sì ní àkọsílẹ̀ títà yìí kankan. Bí ó bá tún ṣẹlẹ̀, kí ẹni tó ni ilé ìtajà wo /account.
card-not-sold-off = Service ti pa àkáǹtì yìí, kò sì ní àkọsílẹ̀ títà yìí kankan. Ẹ béèrè lọ́wọ́ service.
card-sold = ✅ <b>A ti ta { $service }</b>
card-price = Iye owó <b>{ $amount }</b>
card-pieces-count = Pin { $count }
card-pays = Oníbàárà máa san <b>{ $price }</b>
card-pays-profit = Oníbàárà máa san <b>{ $price }</b> · { $profit }
price-for-face = { $price } fún { $face }
card-cost = Ìnáwó { $charge }
card-cost-more = Ìnáwó { $charge }, ó fi { $difference } ju ohun tí a retí lọ
card-cost-less = Ìnáwó { $charge }, ó fi { $difference } kéré sí ohun tí a retí
card-cost-about = Ìnáwó nǹkan bí { $charge }
card-cost-unknown = A kò tíì mọ ìnáwó rẹ̀
card-code = Service fi èyí ránṣẹ́ pẹ̀lú rẹ̀: <code>{ $code }</code>
card-token-title = ⚡ <b>Token fún mítà { $meter }</b>
card-pins-title = 🎓 <b>Pin { $provider }</b>
card-pins-few = ⚠️ <b>Pin { $came } nínú { $paid } ló dé.</b>
card-token-order = Ẹ tẹ̀ wọ́n bí wọ́n ṣe tẹ̀ léra.
card-token-from-words = A kà á láti inú ọ̀rọ̀ tí service kọ.
card-token-from-record = Ohun tí service kọ: { $text }
card-token-awaited =
    ✅ <b>A ti tà á. À ń dúró de token.</b>
    Ẹ má ṣe tún èyí tà: token yóò hàn níbí, ẹ ó sì gba àtẹ̀jíṣẹ́.
card-token-unread =
    ✅ <b>A ti tà á. Token dé, ṣùgbọ́n mi ò lè kà á.</b>
    Ẹ má ṣe tún èyí tà: ẹ fi reference ìsàlẹ̀ yìí béèrè token náà lọ́wọ́ àwọn support ti service.
card-company = { $provider } · { $product }
card-words = Service sọ pé: “{ $words }”
card-sandbox = 🧪 SANDBOX: kì í ṣe títà gidi
card-review = 👁 Títà yìí nílò àyẹ̀wò: { $why }
review-contradiction = service sọ ohun méjì tó yàtọ̀ síra. À ń tún béèrè lọ́wọ́ rẹ̀.
review-corrected = service yí ìdáhùn rẹ̀ tó kẹ́yìn padà.
review-conflict = service ní títà mìíràn pẹ̀lú reference yìí.
review-doubled = owó tó kúrò nínú wallet yín ju iye títà yìí lọ, ó ṣeé ṣe kí service ti yọ ọ́ lẹ́ẹ̀mejì
review-amount = iye tí service fi hàn yàtọ̀ sí iye tí a retí.
review-vanished = àkọsílẹ̀ rẹ̀ kò sí ní service mọ́.
review-overdue = ó ti ju ọjọ́ kan lọ tí kò tíì parí. Ẹ fún service ní reference rẹ̀.
review-adopted = títà tí ẹ ṣe lẹ́yìn backup tí a fi dá ilé ìtajà yìí padà ni, a sì rí i ní service. Service kò sọ network tàbí plan rẹ̀.
review-debited = owó kúrò nínú wallet. Ẹ fún service ní reference rẹ̀.
review-unread-token = token dé, ṣùgbọ́n mi ò lè kà á. Ẹ fi reference rẹ̀ béèrè token náà lọ́wọ́ àwọn support ti service.
review-few-pins = pin tó dé kò tó iye tí a san owó fún. Ẹ fi reference rẹ̀ béèrè ìyókù lọ́wọ́ àwọn support ti service.
review-other = service sọ ohun tí a kò retí.

## Shared text of a token
share-token =
    Token { $provider } fún mítà { $meter }
    { $token }
    { $amount } · { $time }
    { $reference }

share-pins =
    Pin { $provider } fún { $beneficiary }
    { $pins }
    { $paid } · { $reference }

## Said beside the card
notice-settled-sold = ✅ <b>A ti tà á:</b> { $what } { $beneficiary }, { $amount }
notice-settled-awaited = ✅ <b>A ti tà á:</b> { $what } { $beneficiary }, { $amount }. À ń dúró de token.
notice-settled-failed = ❌ <b>Kò yọrí sí rere:</b> { $what } { $beneficiary }, { $amount }
notice-settled-void = 🚫 <b>A kò tà á:</b> { $what } { $beneficiary }, { $amount }. Kò dé ọ̀dọ̀ service rárá. { -nothing-charged }
notice-settled-refused = 🚫 <b>A kò tà á:</b> { $what } { $beneficiary }, { $amount }. Service kò gbà á. { -nothing-charged }
notice-settled-unseen = 🚫 <b>A kò tà á:</b> { $what } { $beneficiary }, { $amount }. Títà yìí kò sí ní service. Wallet yín kò fi hàn bóyá owó ti kúrò fún un.
notice-token = ⚡ Token fún mítà <b>{ $meter }</b> ti dé:
notice-pins = 🎓 Pin fún <b>{ $beneficiary }</b> ti dé:
notice-correction = ⚠️ <b>Àtẹ̀jíṣẹ́ ìṣáájú kò tọ̀nà.</b> Service ti ṣe àtúnṣe sí ìdáhùn rẹ̀ nípa { $what } { $beneficiary }, { $amount }.
correction-sold = ✅ <b>A ti tà á.</b>
correction-open = Àtẹ̀jíṣẹ́ títà náà fi ibi tó dé báyìí hàn.
notice-review = 👁 { $what } { $beneficiary }, { $amount }: { $why }

## Sending a sale again that the service never saw
try-again-title = <b>Ṣé kí a tún fi ìbéèrè títà yìí ránṣẹ́?</b>
try-again-why =
    Ìgbà { $count } ni service sọ pé òun kò rí …{ $tail } rárá, owó inú wallet yín kò sì dín kù fún un.
    Tí ẹ bá gbà, a ó tún fi ìbéèrè náà ránṣẹ́ pẹ̀lú reference kan náà, kí service lè dá a mọ̀ tí méjèèjì bá dé.
button-send-again = 📤 Tún fi ránṣẹ́
button-send-again-now = Tún béèrè { $amount }
button-not-again = ✖ Má fi ránṣẹ́

## Taps
tap-already = Ẹ ti tẹ Ta. Ẹ wo àtẹ̀jíṣẹ́ rẹ̀.
tap-asked-owner = Mo ti béèrè. Màá sọ ohun tí ẹni tó ni ilé ìtajà wí fún yín.
tap-not-answered = Ẹni tó ni ilé ìtajà kò tíì dáhùn. { -nothing-charged }
tap-owner-no = Ẹni tó ni ilé ìtajà kò gbà. { -nothing-charged }
tap-looked-after = A ti gbọ́. Títà náà ṣì wà nínú Àwọn títà.
tap-complaint-noted = A ti kọ ọ́ sílẹ̀, pẹ̀lú àkókò.
tap-claim-closed = Ó ti parí, pẹ̀lú ìdí rẹ̀.
tap-claim-over = Service kò jẹ yín ní gbèsè kankan lórí títà yìí nísinsìnyí.
tap-still-open = Kò tíì sí èsì. À ń yẹ̀ ẹ́ wò lọ́wọ́.
tap-face-limits = { $provider } máa ń gba láti { $min } dé { $max } lẹ́ẹ̀kan. { -nothing-charged }
tap-old = Bọ́tìnì yìí wá láti àtẹ̀jíṣẹ́ àtijọ́.
tap-not-yours = Bọ́tìnì yìí kò ṣiṣẹ́ mọ́. { -nothing-charged }
tap-checking = À ń béèrè lọ́wọ́ service báyìí. Àtẹ̀jíṣẹ́ títà náà yóò fi ìdáhùn hàn.
tap-no-receipt = Rísíìtì máa ń wà tí títà bá ti yọrí sí rere.
tap-checked-closed = Kò sí ohun tó kù láti yẹ̀ wò.

## Wallet
wallet-balance = Wallet <b>{ $balance }</b>
wallet-seen = Wallet <b>{ $balance }</b>, a rí i ní { $time }
wallet-asking = À ń béèrè lọ́wọ́ service …
wallet-not-developer = Àkáǹtì yìí kò tíì jẹ́ developer, nítorí náà service kò fi owó wallet hàn. Ẹ ṣe upgrade rẹ̀ ní /account.
fund-title = 🏦 <b>Ẹ fi owó sí wallet yín</b>
fund-how = Ẹ fi owó ránṣẹ́ (transfer) sí:
fund-after = Owó inú wallet yóò pọ̀ sí i nígbà tí service bá gba owó náà.
fund-unknown = A kò rí àkáǹtì báńkì náà lọ́wọ́lọ́wọ́. Ẹ tún gbìyànjú tó bá yá.
fund-not-set-up = A kò tíì ṣètò àkáǹtì báńkì ní service. Ẹ béèrè lọ́wọ́ service bí a ṣe ń san owó wọlé.
fund-refused = Service kò fún wa ní àkáǹtì báńkì.
paid-seen = ➕ <b>Wallet yín ti fi { $amount } lé sí i</b> láti { $since }.
paid-none = 🔎 <b>Owó tuntun kò tíì wọlé láti { $since }.</b> { $balance } ló wà nínú wallet yín, a rí i ní { $time }. Transfer lè gba ìṣẹ́jú díẹ̀.
paid-today = Owó tó wọlé lónìí: <b>{ $amount }</b>.
paid-sales = Títà láti { $since } gba nǹkan bíi { $sales }.

## History
history-title = 🧾 <b>Àwọn títà tó kẹ́yìn</b>
history-title-filtered = 🧾 <b>Àwọn títà</b>: { $what }
history-empty = Kò tíì sí títà kankan.
history-none = Kò sí títà tó bá èyí mu. Ẹ yan nǹkan mìíràn nísàlẹ̀.
history-none-sold = { $count ->
    [1] títà 1, a kò tà á
   *[other] títà { $count }, a kò ta ìkankan nínú wọn
 }
history-row = { $icon } { $time } { $what } { $amount } · { $beneficiary }
history-owes = gbèsè{ $owed ->
    [all] {""}
   *[other] {" "}{ $owed }
 }
history-uncharged = owó kò kúrò
history-filter = { $choice } ▾
filter-service = Service
filter-stage = Ibi tó dé
filter-day = Ọjọ́
filter-seat = Ta ni
filter-service-title = 🧾 <b>Títà service wo?</b>
filter-stage-title = 🧾 <b>Títà tó dé ibo?</b>
filter-day-title = 🧾 <b>Títà ọjọ́ wo?</b>
filter-seat-title = 🧾 <b>Títà ta ni?</b>
filter-seat-all = Gbogbo ènìyàn
filter-seat-owner = Ẹni tó ni ín
filter-service-all = Gbogbo service
filter-stage-all = Ibikíbi tó dé
filter-day-all = Ọjọ́ èyíkéyìí
filter-sold = ✅ A ti tà á
filter-open = ⏳ À ń yẹ̀ ẹ́ wò
filter-failed = ❌ Kò yọrí sí rere
filter-doubtful = 👁 Nílò àyẹ̀wò
filter-today = Òní
filter-yesterday = Àná
filter-week = Ọjọ́ 7 tó kọjá
filter-chosen = ● { $choice }
find-title = 🔎 <b>Títà tó ní “{ $text }”</b>
find-many = Àwọn tó tuntun jù nìyí. Ẹ kọ púpọ̀ sí i láti rí àpapọ̀ gbogbo wọn.
find-further = Kò sí nínú àwọn títà tó tuntun jù. Ẹ wo ẹ̀yìn sí i, tàbí kí ẹ kọ púpọ̀ sí i.
find-more = Òmíràn ṣì wà: ẹ kọ púpọ̀ sí i.
find-none = Kò sí títà tó ní “{ $text }” nínú ilé ìtajà yìí.
find-none-free = Èyí kò yé mi, kò sì sí títà tó ní “{ $text }”. Ẹ tẹ bọ́tìnì kan, tàbí kí ẹ lo /menu.
find-how =
    Ẹ kọ ohun tí ẹ mọ̀ nípa títà náà: apá kan nọ́mbà fóònù tàbí mítà, iye owó, reference, network, tàbí orúkọ oníbàárà.
    Bí àpẹẹrẹ <code>4567</code> tàbí <code>mtn 500</code>. Ó máa ń ṣiṣẹ́ láìsí /find náà.

## A sale out of the history
record-times = { $day }: a fìdí rẹ̀ múlẹ̀ ní { $confirmed }, ó parí ní { $settled }
record-open = { $day }: a fìdí rẹ̀ múlẹ̀ ní { $confirmed }, kò tíì parí
record-seat = { $name } ló tà á
record-wallet = Wallet { $before } → { $after }
record-complaint = 📣 { $reason }: { $mark ->
    [sent] a ti fi ránṣẹ́ sí support
    [answered] wọ́n ti dáhùn
    [closed] ó ti parí
   *[opened] a kò tíì fi ránṣẹ́
 } · { $time }
complaint-ask = 📣 <b>Kí ló ṣẹlẹ̀?</b>
complaint-token = Token kò wọlé
complaint-nothing = Kò sí ohun tó dé
complaint-wrong = Ilé-iṣẹ́ tàbí nọ́mbà kò tọ̀nà
complaint-twice = Owó kúrò lẹ́ẹ̀mejì
complaint-owed = Owó kúrò, a kò ta ohunkóhun
complaint-other = Ohun mìíràn
claims-title = ⚖️ <b>Service jẹ yín ní { $owed }</b> ({ $count })
claims-none = ⚖️ Service kò jẹ yín ní gbèsè kankan tí mo lè fi ẹ̀rí hàn.
claims-how = Ohun tí àkọsílẹ̀ service àti wallet yín jọ fi hàn nìkan ni mo ń kọ síbí. Tí owó náà bá padà sínú wallet yín, màá parí rẹ̀.
claim-row = { $owed } · { $company } · { $age }
claim-title = ⚖️ <b>Service jẹ yín ní { $owed }</b>
claim-line = ⚖️ { $why }: { $owed } · { $end ->
    [back] ó ti padà sínú wallet yín { $time }
    [elsewhere] ó gba ọ̀nà mìíràn wá { $time }
    [mine] a parí rẹ̀ bíi tiyín { $time }
    [dropped] ẹ fi í sílẹ̀ { $time }
   *[none] ó ṣí sílẹ̀ láti { $time }
 }
claim-record = Àkọsílẹ̀ service: { $state } · { $time }
claim-failed = Kò yọrí sí rere, owó kò padà
claim-unrecorded = Owó kúrò láìsí àkọsílẹ̀
claim-twice = Owó kúrò ju ẹ̀ẹ̀kan lọ
claim-ask-end = Kí ni ìdí tí ẹ fi fẹ́ parí rẹ̀? Bí mo ṣe rí i, service ṣì jẹ yín ní { $owed }.
claim-end-elsewhere = Ó gba ọ̀nà mìíràn wá
claim-end-mine = Mo rà á níbòmíràn
claim-end-dropped = Mo fi í sílẹ̀
state-quoted = a sọ iye rẹ̀, a kò fi ránṣẹ́
state-cancelled = a fagilé e, a kò fi ránṣẹ́
state-expired = àsìkò rẹ̀ kọjá, a kò fi ránṣẹ́
state-intent = a fìdí rẹ̀ múlẹ̀, a kò tíì fi ránṣẹ́
state-sending = a ti fi ìbéèrè ránṣẹ́, ìdáhùn kò tíì dé
state-unknown = ìdáhùn kò tíì dé, à ń yẹ̀ ẹ́ wò
state-pending = kò tíì parí
state-succeeded = a ti tà á
state-awaiting = a ti tà á, token kò tíì dé
state-failed = kò yọrí sí rere
state-void = a kò tà á

## The complaint pack: for the service's support
pack-title = 📣 <b>Ẹ jọ̀wọ́, ẹ wo títà yìí</b>
pack-reason = Ohun tó ṣẹlẹ̀: <b>{ $reason }</b>
pack-token = Token tàbí pin: <code>{ $token }</code>
pack-opened = A fi ẹjọ́ sùn { $time }{ $sent ->
    [none] {""}
   *[other] , a fi ránṣẹ́ { $sent }
 }{ $answered ->
    [none] {""}
   *[other] , wọ́n dáhùn { $answered }
 }{ $closed ->
    [none] {""}
   *[other] , ó parí { $closed }
 }
pack-reference = Reference <code>{ $reference }</code>
pack-service-id = Nọ́mbà lọ́dọ̀ yín { $id }
pack-what = { $service }: { $product }
pack-for = Fún { $beneficiary }
pack-amount = Iye { $amount }{ $quantity ->
    [1] {""}
   *[other] {" "}fún ẹyọ { $quantity }
 }
pack-charge = Owó tó kúrò { $charge }
pack-expected = Owó tí a retí pé yóò kúrò { $charge }
pack-wallet = Wallet { $before } ṣáájú rẹ̀, { $after } lẹ́yìn rẹ̀
pack-wallet-before = Wallet { $before } ṣáájú rẹ̀
pack-state = Bí a ṣe mọ̀ ọ́n: <b>{ $state }</b>
pack-steps = <b>Ohun tó ṣẹlẹ̀</b> ({ $zone })
pack-step = { $time } ({ $utc } UTC) { $what }{ $count ->
    [1] {""}
   *[other] {" "}(ìkẹyìn nínú { $count })
 }
pack-shop = Láti ọ̀dọ̀ { $shop }, àkáǹtì { $phone }
pack-support = Support service: { $contact }
pack-short =
    Ẹ jọ̀wọ́, ẹ wo títà yìí: { $reference }
    { $what } fún { $beneficiary }
    { $time } ({ $utc } UTC) · { $state }
    { $reason }
    { $shop }, àkáǹtì { $phone }
step-confirmed = ilé ìtajà fìdí rẹ̀ múlẹ̀
step-sent = a fi ìbéèrè ránṣẹ́ sí service
step-not-sent = a kò lè fi ìbéèrè ránṣẹ́: a kò rí service bá sọ̀rọ̀
step-resent = a tún fi ránṣẹ́ lẹ́ẹ̀kan pẹ̀lú iye rẹ̀: service kò gba iye 0
step-state = { $state }: { $by }
step-corrected = a tún un ṣe sí “{ $state }”: { $by }
step-token = a gba token
step-miss = verify kò rí àkọsílẹ̀ rẹ̀ kankan
step-charge = { $charge } kúrò nínú wallet
step-amount = iye { $amount }: { $by }
step-conflict = títà mìíràn wà pẹ̀lú reference yìí: { $by }
by-answer = ìdáhùn ló sọ ọ́
by-webhook = webhook yín ló sọ ọ́
by-verify = verify ló sọ ọ́
by-shop = ìdáhùn kò dé

## A reference of the service
verify-how = Ẹ kọ /verify àti reference, bí àpẹẹrẹ <code>/verify VB-01KJ4Q7ZJ3M8N0Q2R4T6V8W0Y2</code>. A máa béèrè lọ́wọ́ service; a kò ní ta ohunkóhun.
verify-asking = 🔎 À ń béèrè lọ́wọ́ service nípa <code>{ $reference }</code> …
verify-title = 🔎 <b>Service ní àkọsílẹ̀ yìí</b>
verify-status = Ibi tó dé <b>{ $status }</b>
verify-type = Service { $type }
verify-amount = Iye { $amount }
verify-note = A kò tà á níbí: bí service ṣe sọ ọ́ nìyí.
verify-none = Service kò ní àkọsílẹ̀ <code>{ $reference }</code> kankan.

## The receipt's picture, and the words under it
receipt-title = Rísíìtì
receipt-sold = Ó yọrí sí rere
receipt-awaiting = A ti tà á. À ń dúró de token.
receipt-awaiting-pins = A ti tà á. Pin ń bọ̀.
receipt-service = Service
receipt-phone = Nọ́mbà fóònù
receipt-meter = Mítà
receipt-smartcard = Smart card
receipt-quantity = Ẹyọ
receipt-face = Face value
receipt-time = Àsìkò
receipt-token = { $count ->
   *[other] Token
 }
receipt-pins = { $count ->
   *[other] Pin
 }
receipt-closing = Ẹ ṣeun. Ẹ jọ̀wọ́, ẹ tọ́jú rísíìtì yìí.
receipt-sandbox = SANDBOX
receipt-sandbox-note = SANDBOX: kì í ṣe títà gidi
receipt-caption = 📄 <b>{ $shop }</b>

## The shop's name
shop-name-how = Orúkọ tó wà lórí ilé ìtajà àti rísíìtì yín ni <b>{ $name }</b>. Tí ẹ bá fẹ́ yí i padà, ẹ kọ orúkọ tuntun.
shop-name-set = Orúkọ tó wà lórí ilé ìtajà àti rísíìtì yín báyìí ni <b>{ $name }</b>.

## Everything else
help = <b>Ohun tí ẹ lè ṣe</b>
help-command = /{ $command }: { $does }
help-money =
    <b>Ohun tó ń ṣẹlẹ̀ sí owó</b>
    A kì í tún fi ìbéèrè títà kankan ránṣẹ́ àyàfi tí ẹ bá ní ká ṣe bẹ́ẹ̀. Tí ìdáhùn kò bá dé, mo máa yẹ̀ ẹ́ wò títí mo fi máa mọ bó ṣe parí, àtẹ̀jíṣẹ́ rẹ̀ yóò sì sọ bẹ́ẹ̀. Nígbà tí àtẹ̀jíṣẹ́ náà bá sọ pé “Ẹ má ṣe tún èyí tà”, oníbàárà ṣì lè rí ohun tó rà gbà.
help-customer =
    <b>Ohun tí ẹ lè ṣe</b>
    Ohun tí ilé ìtajà bá tà fún yín máa wá síbí fúnra rẹ̀, pẹ̀lú token rẹ̀. /mytokens tún máa fi gbogbo rẹ̀ hàn, pẹ̀lú bọ́tìnì láti dá a dúró.
    Láti béèrè sí i lọ́wọ́ ilé ìtajà yín, ẹ kọ iye rẹ̀ àti ohun tó jẹ́: <b>3000 light</b>. Ilé ìtajà ló máa pinnu, tó sì máa tà á; ẹ máa san owó níbẹ̀ bí ìgbàgbogbo.
    Tí token kan kò bá dé, tàbí tí kò wọlé sínú mítà: ẹ kọ <b>token kò wọlé</b>, ilé ìtajà yín máa rí i pẹ̀lú títà náà.
    /deletedata: pa data yín rẹ́
cancel-nothing = Kò sí ohun tí ẹ lè fagilé. Àwọn títà tí ẹ ti ṣe kò yí padà.
not-understood = Èyí kò yé mi. Ẹ tẹ bọ́tìnì kan, tàbí kí ẹ lo /menu.
edit-unread = A kì í ka àtúnṣe àtẹ̀jíṣẹ́ àtijọ́. Ẹ kọ ọ́ gẹ́gẹ́ bí àtẹ̀jíṣẹ́ tuntun.
unread =
    { $kind ->
        [voice] Mi ò lè gbọ́ ohùn tí ẹ gbà sílẹ̀.
        [picture] Mi ò lè ka ohun tó wà nínú àwòrán.
        [video] Mi ò lè wo video.
        [file] Mi ò lè lo file yìí. File .csv àti .txt ni mo máa ń ka àkójọ láti inú wọn.
        [place] Mi ò nílò ibi tí ẹ wà.
        [poll] Mi kì í dáhùn poll.
        [sticker] Ọ̀rọ̀ ni mo máa ń kà, kì í ṣe sticker.
       *[other] Ọ̀rọ̀ tí ẹ bá kọ nìkan ni mo máa ń kà.
    }
unread-how = Àtẹ̀jíṣẹ́ yìí kò ta ohunkóhun. Ẹ kọ ohun tí ẹ fẹ́, ẹ tẹ bọ́tìnì kan, tàbí kí ẹ lo /menu.
slower = Ẹ rọra díẹ̀: a kò ka àtẹ̀jíṣẹ́ yín tó kẹ́yìn. Ẹ dúró fún ìṣẹ́jú àáyá díẹ̀, kí ẹ tún fi ránṣẹ́.
slower-tap = Ẹ rọra díẹ̀: ohun tí ẹ tẹ̀ yìí kò ṣe nǹkan kan. Ẹ dúró fún ìṣẹ́jú àáyá díẹ̀, kí ẹ tún un tẹ̀.
shop-closed = Ẹ kò lè wọ ilé ìtajà yìí. Ẹ ní kí ẹni tó ń bójú tó o gbà yín wọlé.
group-only-private = Chat aládàáni nìkan ni mo ti ń ṣiṣẹ́. Ẹ ṣí chat pẹ̀lú mi láti lo ilé ìtajà yín.
went-wrong = Àṣìṣe kan ṣẹlẹ̀. Àtẹ̀jíṣẹ́ yín tó kẹ́yìn kò ṣe títà tuntun. Ẹ wo /history, kí ẹ tó tún gbìyànjú.

## Customers: what the reseller sees
command-customers = Àwọn oníbàárà: orúkọ àti link
command-mytokens = Àwọn token mi
button-give = 🔗 Link oníbàárà
button-name = ✏️ Fún un lórúkọ
button-rename = ✏️ Yí orúkọ padà
button-customers = 👤 Àwọn oníbàárà
button-copy-link = 📋 Dàkọ link
button-unlink = ✖ Yọ { $who } kúrò
button-take-back = ✖ Fagilé link { $count }
named = { $name } · { $beneficiary }
give-caption =
    👤 <b>Link fún { $who }</b>
    { $service }
    Oníbàárà máa scan èyí, tàbí kó ṣí link náà, yóò sì rí títà yìí ní Telegram lẹ́sẹ̀kẹsẹ̀. Àwọn títà mìíràn fún nọ́mbà kan náà yóò máa wá fúnra wọn, kódà ní òru.
    Ó ń ṣiṣẹ́ fún ọjọ́ 7, fún ẹnì kan.
    { $link }
give-share = { $service } yín fún { $beneficiary } láti { $shop }: ẹ ṣí link yìí láti gbà á ní Telegram, nísìnyí àti nígbà gbogbo tí ẹ bá rà.
contact-foreign = { $number } kì í ṣe nọ́mbà fóònù Nàìjíríà, nítorí náà a kò lè ta nǹkan sí i. Ẹ fi contact tó ní nọ́mbà bíi 0803 123 4567 ránṣẹ́.
card-save = 👤 Ẹ máa ń tà fún <b>{ $beneficiary }</b> déédéé. Ṣé ẹ fẹ́ fi í pamọ́ gẹ́gẹ́ bí oníbàárà?
button-save = 👤 Fi pamọ́ bí …
button-save-not = ✖ Rárá
customers-title = 👤 <b>Àwọn oníbàárà</b>
customers-found = 👤 <b>Oníbàárà: { $text }</b>
customers-more = Òmíràn ṣì wà. Ẹ kọ púpọ̀ sí i nínú orúkọ tàbí nọ́mbà náà.
customers-none = Kò sí oníbàárà tó bá <b>{ $text }</b> mu.
customers-ask = 🔎 Oníbàárà wo? Ẹ kọ apá kan orúkọ tàbí nọ́mbà.
customers-empty =
    <b>Kò tíì sí oníbàárà.</b>
    Ẹ fi contact kan láti fóònù yín ránṣẹ́ síbí, tàbí kí ẹ tẹ “✏️ Fún un lórúkọ” lẹ́yìn títà: nígbà náà ẹ ó lè fi orúkọ tà fún nọ́mbà kan.
customers-row = { $icons } { $who }{ $chats ->
    [0] {""}
   *[other] {" "}· 📨 { $chats }
 }
customer-title = 👤 <b>{ $who }</b>
customer-thing = { $icon } { $number }{ $more ->
    [none] {""}
   *[other] {" "}· { $more }
 }
customer-nothing = Kò tíì sí nọ́mbà. Ẹ fi ọ̀kan kún un kí ẹ lè tà fún un.
customer-sales = Títà tó kẹ́yìn
customer-sale = { $time } · { $icon } { $what } · { $amount }
customer-no-sales = A kò tíì ta ohunkóhun.
customer-remove =
    <b>Kí lẹ fẹ́ yọ kúrò?</b>
    Àwọn títà yóò ṣì wà nínú Àwọn títà yín. Ẹni tó ń gba token nọ́mbà tí ẹ bá yọ kò ní gbà á mọ́.
customer-deleted = <b>{ $who }</b> kì í ṣe oníbàárà mọ́. Títà wọn ṣì wà nínú Àwọn títà yín.
customer-full = Nọ́mbà tí { $who } ní ti pé { $most }. Ẹ kọ́kọ́ yọ ọ̀kan kúrò.
customer-taken = <b>{ $who }</b> ló ni { $number }. Ẹ kọ́kọ́ yọ ọ́ kúrò níbẹ̀.
customer-add-kind = Kí lẹ fẹ́ fi kún <b>{ $who }</b>?
customer-add-phone = Ẹ kọ nọ́mbà fóònù, tàbí kí ẹ fi contact ránṣẹ́.
customer-add-meter = Ẹ kọ nọ́mbà mítà.
customer-add-smartcard = Ẹ kọ nọ́mbà smart card.
kind-phone = Fóònù
kind-meter = Mítà
kind-smartcard = Smart card
kind-phone-icon = 📱
kind-meter-icon = ⚡
kind-smartcard-icon = 📺
button-customer = 👤 Oníbàárà
button-person = 👤 { $name }
button-served = { $icon } { $name } { $amount }
button-awaiting = ⏳ Token { $count } ń bọ̀
button-same-as-last = 🔁 Kẹ́yìn: { $icon } { $amount }
button-sell-to = { $icon } { $service }{ $tail ->
    [none] {""}
   *[other] {" "}·{ $tail }
 }
button-give-to = 🔗 { $tail ->
    [none] Link oníbàárà
   *[other] Link ·{ $tail }
 }
button-add-number = ➕ Fi nọ́mbà kún un
button-remove = 🗑 Yọ kúrò
button-remove-number = 🗑 { $icon } { $number }
button-delete-customer = 🗑 Pa { $name } rẹ́
button-find = 🔎 Wá
button-balance = 💰 Owó báyìí
button-shop-name = ✏️ Orúkọ ilé ìtajà
button-log-out = 🚪 Jáde
button-help = ❓ Ìrànlọ́wọ́
button-mytokens = 🎟 Àwọn token mi
customer-no-chats = Kò tíì sí ẹni tó ń gba token rẹ̀ ní Telegram.
customer-chat = 📨 { $who }, láti { $time }
customer-chat-stopped = 🔕 { $who } ti dá a dúró
customer-chat-blocked = 🚫 { $who } ti dènà bot yìí
customer-chat-sandbox = 🧪 títà sandbox nìkan
customer-open-links = Link { $count } tí ẹnikẹ́ni kò tíì ṣí
customer-someone = Ẹnì kan
customer-gone = Oníbàárà yìí kò sí nínú ilé ìtajà yín.
customer-owes = 📒 Ó jẹ yín ní <b>{ $owed }</b>
owe-limit = 📒 { $limit ->
    [none] Ẹ má tà á ní gbèsè
   *[other] Òpin gbèsè <b>{ $limit }</b>
 }
owe-limit-ask = 📒 Èló ni gbèsè <b>{ $who }</b> lè dé? Ẹ kọ iye owó. 0 ni pé kò sí gbèsè.
button-owe-limit = 📒 Òpin gbèsè
customer-delete-owes = <b>{ $who }</b> ṣì jẹ yín ní owó. Kí lẹ fẹ́ kí a ṣe sí gbèsè náà?
button-keep-debt = 📒 Tọ́jú gbèsè
button-forgive-debt = 🧹 Dárí gbèsè jì
button-debtor = 📒 Gbèsè { $owed }
give-not-sold = Títà tó bá yọrí sí rere nìkan la lè fi ránṣẹ́ sí oníbàárà.
unlinked = A ti yọ ọ́ kúrò. { $who } kò ní rí ohunkóhun gbà níbí mọ́.
taken-back = A ti fagilé e. Link náà kò ṣiṣẹ́ mọ́.
customer-link-opened =
    🔗 <b>{ $who } ti ṣí link yín fún { $customer }.</b>
    Láti ìsinsìnyí, ohun tí ẹ bá tà fún nọ́mbà yìí máa dé ọ̀dọ̀ rẹ̀ ní Telegram. Tó bá jẹ́ ẹlòmíràn, ẹ ṣí oníbàárà náà, kí ẹ sì yọ ọ́ kúrò.
name-ask = Kí lẹ ń pe <b>{ $beneficiary }</b>? Ẹ kọ orúkọ, kó má ju lẹ́tà 40 lọ.
name-ask-again = Kí lẹ máa pe <b>{ $who }</b> láti ìsìnyí lọ? Ẹ kọ orúkọ, kó má ju lẹ́tà 40 lọ.
name-bad = Orúkọ la nílò, ẹ kọ ọ́ ní ọ̀rọ̀.
name-whose = Ẹ ní oníbàárà kan tó ń jẹ́ <b>{ $name }</b>. Ṣé òun ló ni { $beneficiary }?
button-name-theirs = 👤 Bẹ́ẹ̀ ni: { $who }
button-name-another = ➕ Rárá, { $name } míì
name-saved = A ti fi pamọ́: <b>{ $who }</b>
notice-desk =
    👁 <b>Títà kan nílò àyẹ̀wò.</b>
    { $what } { $beneficiary }, { $amount } · { $state }
    <code>{ $reference }</code>
    { $why }
notice-undelivered = 👤 Èyí kò dé ọ̀dọ̀ { $who } ní Telegram: a kò lè fi nǹkan ránṣẹ́ sí chat náà. Ẹ fún un lọ́nà mìíràn.
notice-seat-allowed = ✅ <b>Ẹni tó ni ilé ìtajà gba { $amount } fún { $beneficiary } láàyè, lẹ́ẹ̀kan.</b> A kò tíì ta ohunkóhun. Ẹ tẹ Ta lórí àtẹ̀jíṣẹ́ náà.
notice-seat-refused = ✖ <b>Ẹni tó ni ilé ìtajà kò gba { $amount } fún { $beneficiary }.</b> { -nothing-charged }

## Customers: what they see themselves
hello =
    👋 <b>{ $shop } máa ń fi { $service } yín ránṣẹ́ sí yín níbí.</b>
    { $beneficiary }
    Ohun tí ẹ bá rà níbẹ̀ fún nọ́mbà yìí máa wá sínú chat yìí, kódà ní òru. /mytokens tún máa fi hàn; tí ẹ bá tẹ “🔕 Dá a dúró”, ó parí.
    English, Pidgin, Hausa, Yorùbá, Igbo: /language
hello-sandbox = 🧪 SANDBOX: ìdánwò ni, ohunkóhun níbí kì í ṣe gidi.
link-wrong = Link yìí kò ṣiṣẹ́. Ẹ ṣí i bí ẹ ṣe gbà á gan-an, tàbí kí ẹ béèrè tuntun lọ́wọ́ ilé ìtajà.
link-slow-down = Link tí kò ṣiṣẹ́ ti pọ̀ jù. Ẹ tún gbìyànjú ní wákàtí kan sí i.
link-used = Ẹlòmíràn ti ṣí link yìí. Ẹ béèrè tiyín lọ́wọ́ ilé ìtajà.
link-expired = Àsìkò link yìí ti kọjá. Ẹ béèrè tuntun lọ́wọ́ ilé ìtajà.
link-revoked = Ilé ìtajà ti fagilé link yìí. Ẹ béèrè tuntun níbẹ̀.
link-own =
    <b>Link yìí wà fún oníbàárà yín.</b>
    Ẹ fi ránṣẹ́ sí i, tàbí kí ẹ fi àwòrán náà hàn án. Ó ṣì ń ṣiṣẹ́.
customer-wait =
    { $icon } <b>{ $shop }</b> · { $beneficiary }
    Yóò dé láìpẹ́, níbí tàbí nínú àtẹ̀jíṣẹ́ tó kàn.
button-show = 🎟 Fi hàn
customer-open = ⏳ <b>{ $shop } ń bá yín ra èyí lọ́wọ́.</b>
customer-appears = Yóò hàn níbí fúnra rẹ̀.
customer-awaited = ✅ <b>A ti tà á. À ń dúró de token yín.</b>
customer-done = ✅ <b>{ $service } ti dé</b>
customer-failed = ❌ <b>Èyí kò yọrí sí rere.</b> Ẹ béèrè lọ́wọ́ { $shop }.
customer-from = Láti { $shop }
button-stop = 🔕 Dá a dúró
button-resume = ▶️ Tún máa fi ránṣẹ́
news-token = ⚡ Token yín fún mítà { $beneficiary } ti dé.
news-done = ✅ { $service } fún { $beneficiary }: ó ti dé.
news-failed = ❌ { $service } fún { $beneficiary } kò yọrí sí rere. Ẹ béèrè lọ́wọ́ { $shop }.
stopped = A ti dá a dúró. { $shop } kò ní fi ohunkóhun ránṣẹ́ sí yín mọ́ fún nọ́mbà yìí.
resumed = { $shop } yóò tún máa fi wọ́n ránṣẹ́ sí yín.
tap-next-message = Ó wà nínú àtẹ̀jíṣẹ́ ìsàlẹ̀ yìí.
tap-one-moment = Ẹ dúró díẹ̀.
tap-not-linked = Kò sí ìsopọ̀ láàrin èyí àti ẹ̀yin mọ́.
mytokens-title = 🎟 <b>Ohun tí ẹ rà</b>
mytokens-empty = Kò tíì sí ohunkóhun níbí. Ohun tí ilé ìtajà yín bá tà fún yín máa hàn níbí.
mytokens-none =
    <b>Kò sí ilé ìtajà tó ń fi token ránṣẹ́ sí yín.</b>
    Tí ẹ bá ti ra nǹkan, ẹ béèrè link lọ́wọ́ ilé ìtajà yín.
button-stop-one = 🔕 Dá { $who } dúró
button-resume-one = ▶️ Tún bẹ̀rẹ̀ { $who }

## Customers: what they ask for, and complain of
button-request = 🙋 Béèrè sí i
button-request-sell = Ta { $what }
button-request-later = Kì í ṣe báyìí
button-requests-on = 🙋 Jẹ́ kí oníbàárà béèrè ní Telegram
button-requests-off = 🙋 Dá ìbéèrè wọn dúró
button-open-sale = Ṣí títà náà
button-complaint-open = 📣 Ẹjọ́ náà
customers-may-ask = Àwọn oníbàárà tó ní link lè béèrè títà lọ́wọ́ yín ní Telegram.
customers-may-not-ask = Àwọn oníbàárà kò lè béèrè títà lọ́wọ́ yín ní Telegram.
request-title = 🙋 <b>Oníbàárà kan ń béèrè { $what } { $service }</b>
request-title-plan = 🙋 <b>Oníbàárà kan ń béèrè { $what }</b>
request-how = A kò tíì ta ohunkóhun. Ta máa kọ́kọ́ fi iye rẹ̀ hàn yín.
request-is-sold = ✅ A tà á ní { $time }.
request-is-put_off = ✖ A kò tà á: ẹ sọ pé “kì í ṣe báyìí” ní { $time }. Oníbàárà ti mọ̀.
request-is-gone = ✖ A kò tà á: kò sẹ́ni tó dáhùn títí di { $time }. Oníbàárà ti mọ̀.
request-over = Ìbéèrè yìí ti parí.
request-put-off = Oníbàárà máa gba ìdáhùn yín: “kì í ṣe báyìí”.
request-told-put_off =
    ✖ <b>{ $shop } kò lè ta { $what } fún yín báyìí.</b>
    { $beneficiary }. A kò ta ohunkóhun. Ẹ lè tún béèrè tó bá yá.
request-told-gone =
    ✖ <b>{ $shop } kò tíì dáhùn.</b>
    Ẹ béèrè { $what } fún { $beneficiary }. A kò ta ohunkóhun. Ẹ lè tún béèrè.
request-asked =
    🙋 <b>{ $shop } ti mọ̀ pé ẹ fẹ́ { $what }.</b>
    { $beneficiary }
    A kò tíì ta ohunkóhun, ẹ kò sì tíì san owó. Tí ilé ìtajà bá tà á, ó máa wá síbí.
request-open =
    ⏳ <b>Ẹ ti béèrè { $what } lọ́wọ́ { $shop } ní { $time }.</b>
    { $beneficiary }. A kò tíì ta ohunkóhun. Ẹ dúró de ìdáhùn kí ẹ tó tún béèrè.
request-too-often = Ẹ ti béèrè lọ́wọ́ { $shop } lẹ́ẹ̀mẹ́ta láàárín wákàtí kan. Ẹ tún béèrè ní { $time }.
request-closed = { $shop } kò gba ìbéèrè níbí báyìí. Ẹ béèrè ní ilé ìtajà.
request-not-yours = Ẹ lè béèrè fún àwọn nọ́mbà tiyín nìkan, èyí tí ilé ìtajà ti so mọ́ yín.
request-not-linked = Kò sí ilé ìtajà tó ń ta ìyẹn fún yín níbí. Ẹ lè béèrè ohun tí ẹ ti rà rí.
request-which = 🙋 Èwo ni ẹ fẹ́?
request-how-much =
    🙋 <b>Èló?</b>
    { $who }
    Ẹ kọ iye rẹ̀, tàbí kí ẹ tẹ ti ìkẹyìn.
trouble-none =
    <b>Mi ò rí ohun tí èyí ń sọ nípa rẹ̀.</b>
    Ẹ kò ra irú rẹ̀ níbí láàárín ọjọ́ 30. Ẹ fi àtẹ̀jíṣẹ́ náà han ilé ìtajà yín.
trouble-which = <b>{ $reason }</b>. Èwo ni?
trouble-known = 📣 <b>{ $shop } ti mọ̀: { $reason }.</b>
trouble-unheard = Kò sí ẹni tó lè ka èyí ní { $shop } báyìí. Ẹ béèrè ní ilé ìtajà.
trouble-try = Bí ẹ ṣe ń dúró: ẹ tẹ gbogbo nọ́mbà 20 sínú mítà, láìsí àlàfo. Tí token bá ju ọ̀kan lọ, ẹ tẹ̀ wọ́n bí wọ́n ṣe tẹ̀ léra.
trouble-told = 📣 <b>Oníbàárà kan sọ pé: { $reason }</b>
trouble-how = A ti sọ fún oníbàárà pé ẹ ti mọ̀.
seat-gets-requests = Máa ń gba ohun tí àwọn oníbàárà béèrè ní Telegram.
button-seat-requests = 🙋 Gba ìbéèrè láàyè
button-seat-no-requests = 🙋 Dá ìbéèrè dúró

## Tokens by SMS
button-sms = ✉️ Fi SMS ránṣẹ́
button-sms-again = ✉️ Tún fi SMS rán an
card-sms-waiting = ✉️ SMS sí { $number }: ń dúró
card-sms-sent = ✉️ SMS sí { $number }: a ti fi ránṣẹ́ { $time }
card-sms-delivered = ✉️ SMS sí { $number }: ó ti dé fóònù { $time }
card-sms-unknown = ✉️ SMS sí { $number }: ó lè ti dé
card-sms-failed = ✉️ SMS sí { $number } kò dé: { $why }
sms-why-number = nọ́mbà yìí kì í gba SMS
sms-why-dnd = nọ́mbà náà ń dènà irú àtẹ̀jíṣẹ́ bẹ́ẹ̀ (DND)
sms-why-night = network kì í gbà á ní alẹ́
sms-why-sender = wọn kò gba orúkọ ẹni tó fi ránṣẹ́
sms-why-balance = kò sí owó nínú àkáǹtì SMS ti bot yìí
sms-why-account = wọn kò gba àkáǹtì SMS ti bot yìí
sms-why-gateway = ilé iṣẹ́ SMS kò dáhùn
sms-why-off = fóònù náà ti kú
sms-why-late = a kò lè fi ránṣẹ́ lásìkò
sms-why-token = títà náà kò ní token báyìí
sms-why-limit = SMS ti òní ti tán
sms-why-other = ilé iṣẹ́ SMS kò sọ ìdí rẹ̀
notice-sms-failed = ✉️ SMS sí { $number } kò dé: { $why }. Ẹ fún oníbàárà ní token náà lọ́nà mìíràn.
notice-sms-unknown = ✉️ SMS sí { $number } lè ti dé. Ẹ bi oníbàárà kí ẹ tó tún fi ránṣẹ́.
sms-again-unknown = ✉️ <b>SMS sí { $number } lè ti dé.</b> Ẹ kọ́kọ́ bi oníbàárà. Bí ẹ bá tún fi ránṣẹ́: token kan náà yóò dé lẹ́ẹ̀mejì.
sms-again-sent = ✉️ <b>A ti fi SMS ránṣẹ́ sí { $number } ní { $time }.</b> Bí ẹ bá tún fi ránṣẹ́: token kan náà yóò dé lẹ́ẹ̀mejì.
sms-again-delivered = ✉️ <b>SMS ti dé { $number } ní { $time }.</b> Bí ẹ bá tún fi ránṣẹ́: token kan náà yóò dé lẹ́ẹ̀mejì.
button-sms-yes = ✉️ Tún fi ránṣẹ́
sms-ask-number = ✉️ <b>Fóònù wo ni yóò gba SMS fún { $meter }?</b> Ẹ kọ nọ́mbà rẹ̀, tàbí kí ẹ fi contact ránṣẹ́.
sms-ask-keep = ✉️ <b>SMS sí { $number }?</b> Kí oníbàárà yẹ nọ́mbà náà wò. Ṣé kí a fi pamọ́ fún oníbàárà yìí?
button-sms-keep = ✉️ Rán an, fi pamọ́
button-sms-once = ✉️ Rán an nìkan
sms-not-now = A kò lè fi SMS ránṣẹ́ fún títà yìí.
sms-sale-limit = SMS { $most } ti tó fún títà kan. Ẹ fún oníbàárà ní token lọ́nà mìíràn.
sms-day-limit = SMS ti òní ti tán. Ẹ fún oníbàárà ní token lọ́nà mìíràn.
customer-always-sms = ✉️ SMS ni a fi ń rán gbogbo token
button-sms-always = ✉️ SMS nígbà gbogbo
button-sms-stop = ✉️ Kì í ṣe gbogbo rẹ̀
sms-need-phone = Ẹ kọ́kọ́ fi nọ́mbà fóònù kan pamọ́ fún oníbàárà yìí.
button-sms-shop = ✉️ Token nípa SMS
sms-shop-title = ✉️ <b>Token nípa SMS</b>
sms-shop-all = Gbogbo ẹni tó wà ní ilé ìtajà yín lè fi ránṣẹ́.
sms-shop-owners = Àwọn tó ni ilé ìtajà nìkan ló lè fi ránṣẹ́.
sms-shop-none = Kò sí ẹni tó ń fi ránṣẹ́.
sms-shop-today = Lónìí { $count } nínú { $most }
sms-shop-month = Ní ọjọ́ 30, SMS { $count }, { $cost }. Ẹni tó ń bójú tó bot yìí ló ń sanwó rẹ̀: kò sí nínú àròpọ̀ yín.
sms-shop-month-least = Ní ọjọ́ 30, SMS { $count }, { $cost } tàbí jù bẹ́ẹ̀ lọ: a kò mọ gbogbo iye. Ẹni tó ń bójú tó bot yìí ló ń sanwó rẹ̀: kò sí nínú àròpọ̀ yín.
button-sms-all = ✉️ Gbogbo ènìyàn
button-sms-owners = ✉️ Àwọn oní ilé
button-sms-none = ✉️ Ẹnikẹ́ni kò

## Account
command-staff = Òṣìṣẹ́: ẹni tó lè tà, òpin, ẹni tó ta ohun kọ̀ọ̀kan
command-account = Àkáǹtì, key àti webhook yín
button-doubtful = 👁 Wo títà { $count }
button-looked-after = ✔ Mo ti yanjú rẹ̀
button-account = ⚙️ Àkáǹtì
button-staff = 🧑‍💼 Òṣìṣẹ́
button-trail = 📜 Ohun tó ṣẹlẹ̀
button-upgrade = ⬆️ Upgrade
button-upgrade-now = ⬆️ Upgrade báyìí
button-key-live = ♻️ Key live tuntun
button-key-sandbox = ♻️ Sandbox tuntun
button-key-sandbox-first = 🧪 Ṣe key sandbox
button-key-live-first = 🔑 Ṣe key live
button-key-now = ♻️ Pàrọ̀ key báyìí
button-key-first-now = 🔑 Ṣe key náà
button-mode-live = ▶️ Lọ sí live
button-mode-sandbox = 🧪 Lọ sí sandbox
button-hook-use = 🪝 Lo bot yìí
button-hook-use-now = 🪝 Pàrọ̀ rẹ̀ báyìí
button-hook-back = ↩️ Dá { $host } padà
button-hook-back-now = ↩️ Dá a padà báyìí
button-look-now = 🔄 Wò ó báyìí
button-type-pin = 🔑 Kọ PIN mi
account-title = ⚙️ <b>{ $shop }</b>
account-owner = { $name } · { $phone }
account-developer = Developer: àkáǹtì yìí lè tà
account-not-developer = Kò tíì jẹ́ developer: àkáǹtì yìí kò lè tà
account-mode-live = Mode <b>live</b>: títà gidi ni
account-mode-sandbox = Mode 🧪 <b>SANDBOX</b>: ohunkóhun kì í ṣe gidi
account-key-live = Key live <code>{ $tail }</code>
account-key-sandbox = Key sandbox <code>{ $tail }</code>
account-key-live-none = Key live: kò sí
account-key-sandbox-none = Key sandbox: kò sí
account-key-made = a ṣe é { $made }
account-key-used = a lò ó { $used }
account-key-unused = a kò tíì lò ó rí
account-hook-on = Webhook <b>ń ṣiṣẹ́</b>: service máa ń sọ bí títà kọ̀ọ̀kan ṣe parí fún bot yìí
account-hook-unheard = A ti <b>forúkọ webhook sílẹ̀</b>: nǹkan kan kò tíì wá. Bot yìí máa ń béèrè bí títà kọ̀ọ̀kan ṣe parí lọ́wọ́ service
account-hook-silent = A ti <b>forúkọ webhook sílẹ̀</b>, ṣùgbọ́n service kì í pè. Kò sí ohun tó gbára lé e: bot yìí máa ń béèrè fúnra rẹ̀
account-hook-none = Webhook <b>kò ṣiṣẹ́</b>: bot yìí máa ń béèrè bí títà kọ̀ọ̀kan ṣe parí lọ́wọ́ service
account-hook-registering = À ń ṣètò webhook. Títí di ìgbà náà, bot yìí máa ń béèrè lọ́wọ́ service
account-hook-other = Webhook ti <b>{ $host }</b>: bot yìí máa ń béèrè bí títà kọ̀ọ̀kan ṣe parí lọ́wọ́ service
account-running = 🔎 { $what }: a kò tíì mọ̀ bóyá ó ti ṣẹlẹ̀.
account-asking = À ń béèrè lọ́wọ́ service …
account-as-of = Bó ṣe rí ní { $time }
account-down = Service kò dáhùn. Ohun tí mo rí kẹ́yìn nìyí.
account-unreadable = Service dáhùn, ṣùgbọ́n bot yìí kò lóye ìdáhùn náà. Ohun tí mo rí kẹ́yìn nìyí.
account-refused = Service kò fi àkáǹtì yín hàn. Ohun tí mo rí kẹ́yìn nìyí.
account-pin-needed = Service fẹ́ PIN yín kó tó fi ohun mìíràn hàn. Ẹ tún wọlé.
change-upgrade = Upgrade
change-live-key = Key live tuntun
change-sandbox-key = Key sandbox tuntun
change-webhook = Webhook

## Account: asked before something is changed
ask-upgrade =
    ⬆️ <b>Ṣé kí a upgrade sí àkáǹtì developer?</b>
    Nígbà náà ẹ ó lè tà níbí. Service lè gba owó kan nínú wallet yín fún un. Ìgbà tó bá parí nìkan ló máa sọ iye rẹ̀.
ask-upgrade-fee =
    ⬆️ <b>Ṣé kí a upgrade sí àkáǹtì developer?</b>
    Nígbà náà ẹ ó lè tà níbí. Service lè gba owó kan nínú wallet yín fún un: { $fee }, bí operator yín ṣe sọ.
ask-upgrade-wallet = Wallet báyìí { $balance }
ask-key =
    ♻️ <b>Ṣé kí a pàrọ̀ key { $mode } { $tail }?</b>
    Key àtijọ́ kò ní ṣiṣẹ́ mọ́ lẹ́sẹ̀kẹsẹ̀. Ohun mìíràn tó ń lò ó, bíi website tàbí ètò kọ̀ǹpútà mìíràn, kò ní lè tà mọ́ títí yóò fi ní tuntun. Bot yìí yóò gba key tuntun fúnra rẹ̀.
ask-key-first =
    🔑 <b>Ṣé kí a ṣe key { $mode }?</b>
    Bot yìí kò ní ìkankan, yóò gba tuntun fúnra rẹ̀. Bí service bá ti ní ọ̀kan, ìyẹn yóò dáwọ́ dúró lẹ́sẹ̀kẹsẹ̀: website tàbí program mìíràn tó ń lò ó kò ní lè tà títí tí yóò fi gba tuntun.
ask-key-sandbox = Key sandbox ni ẹ fi ń dán ilé ìtajà wò: ohunkóhun tó bá tà kì í ṣe gidi.
ask-hook-use =
    🪝 <b>Ṣé kí a pàrọ̀ { $host }?</b>
    { $host } kò ní gbọ́ nípa títà rẹ̀ mọ́ lẹ́sẹ̀kẹsẹ̀. Tó bá jẹ́ website yín tàbí ètò kọ̀ǹpútà mìíràn, ohun tó ń fi wọ́n ṣe yóò dúró pẹ̀lú.
    A ó tọ́jú address rẹ̀: ẹ lè dá a padà níbí, tí ẹ bá sì jáde, a ó dá a padà.
ask-hook-back =
    ↩️ <b>Ṣé kí a dá { $host } padà?</b>
    Service yóò tún máa sọ nípa títà fún { $host }. Bot yìí yóò máa béèrè lọ́wọ́ service: ó lè pẹ́ díẹ̀ kí ẹ tó mọ bí títà ṣe parí, àti kí token tó dé.
mode-live-word = live
mode-sandbox-word = sandbox

## Account: how a change stands
change-asking = ⏳ { $what }: à ń béèrè lọ́wọ́ service …
change-login =
    🔑 <b>Service tún fẹ́ PIN yín.</b> Ohunkóhun kò yí padà. { -nothing-charged }
    Ẹ kọ PIN yín, èmi yóò sì máa bá a lọ níbi tí mo dé.
change-unclear =
    🔎 <b>{ $what }: ìdáhùn kò dé.</b>
    Ó ṣeé ṣe kó jẹ́ pé ó ti ṣẹlẹ̀, nítorí náà mi ò ní béèrè lẹ́ẹ̀mejì. Mò ń wo àkáǹtì yín.
change-unclear-error =
    🔎 <b>{ $what }: service ní ìṣòro.</b>
    Ó ṣeé ṣe kó jẹ́ pé ó ti ṣẹlẹ̀, nítorí náà mi ò ní béèrè lẹ́ẹ̀mejì. Mò ń wo àkáǹtì yín.
change-unclear-down =
    🔎 <b>{ $what }: a kò tíì mọ̀.</b>
    Ó ṣeé ṣe kó jẹ́ pé ó ti ṣẹlẹ̀, nítorí náà mi ò ní béèrè lẹ́ẹ̀mejì. Service kò fi àkáǹtì yín hàn mí báyìí. Ẹ tún wò ó láìpẹ́.
change-unclear-pin =
    🔎 <b>{ $what }: a kò tíì mọ̀.</b>
    Ó ṣeé ṣe kó jẹ́ pé ó ti ṣẹlẹ̀. Kí a tó lè wò ó, service fẹ́ PIN yín. Ẹ kọ ọ́.
change-undone =
    🚫 <b>{ $what }: kò ṣẹlẹ̀.</b>
    Ìdáhùn kankan kò dé, ohunkóhun kò sì yí padà nínú àkáǹtì yín. Ẹ lè tún gbìyànjú.
change-undone-error =
    🚫 <b>{ $what }: kò ṣẹlẹ̀.</b>
    Service ní ìṣòro, ohunkóhun kò sì yí padà nínú àkáǹtì yín. Ẹ lè tún gbìyànjú.
upgrade-done = ✅ <b>Ẹ ti di developer báyìí.</b>
upgrade-already = ✅ <b>Ẹ ti jẹ́ developer tẹ́lẹ̀.</b>
upgrade-fee = Service ti gba { $fee } nínú wallet yín fún un.
upgrade-fee-none = Service kò gba owó kankan fún un.
upgrade-fee-unknown = Service kò sọ bóyá ó gba owó, kò sì sọ iye rẹ̀.
upgrade-wallet = Owó inú wallet jẹ́ { $before } tẹ́lẹ̀, ó jẹ́ { $now } báyìí
upgrade-key = Key live yín { $tail } ti wà nínú bot yìí. Ẹ lè tà.
upgrade-no-key = Key náà kò tíì dé síbí. Ẹ tún wo àkáǹtì yín láìpẹ́.
upgrade-undone-money = Ẹ wo owó inú wallet kí ẹ tó tún gbìyànjú.
upgrade-short =
    ❌ <b>Àkáǹtì yín kò di ti developer. { -nothing-charged }</b>
    Owó inú wallet kò tó fún un. Ẹ san owó sí:
key-done =
    ✅ <b>Key { $mode } tuntun ni { $tail }.</b>
    Bot yìí ń lò ó báyìí. Ti àtijọ́ kò ṣiṣẹ́ mọ́: tí website tàbí ètò kọ̀ǹpútà mìíràn bá ń lò ó, ẹ fún un ní tuntun láti ojú ewé service.
key-made = ✅ <b>A ti ṣe key { $mode } { $tail }.</b>
hook-use-done = ✅ <b>Ó ti parí.</b> Service ń sọ nípa títà fún bot yìí báyìí. { $host } kò gbọ́ nípa wọn mọ́.
hook-back-done = ✅ <b>A ti dá a padà.</b> Service ń sọ nípa títà fún { $host }. Bot yìí yóò máa béèrè lọ́wọ́ service.
hook-kept = <b>A fi í sílẹ̀ bẹ́ẹ̀.</b> { $host } yóò máa gbọ́ nípa títà rẹ̀. Bot yìí yóò máa béèrè lọ́wọ́ service. Ẹ lè yí èyí padà nínú /account.
change-refused = ❌ <b>{ $what }: service kò gbà.</b> Ohunkóhun kò yí padà.
change-busy = À ń yẹ nǹkan kan nípa àkáǹtì yìí wò lọ́wọ́. Ẹ dúró de ìdáhùn rẹ̀.
change-already = A ti béèrè tẹ́lẹ̀. Àtẹ̀jíṣẹ́ yìí yóò fi èsì rẹ̀ hàn.
change-old = Bọ́tìnì yìí kò ṣiṣẹ́ mọ́. Ohunkóhun kò yí padà.
mode-ask-live =
    <b>Ṣé kí a lọ sí live?</b> Láti ìgbà náà, títà gidi ni gbogbo títà, wallet yín ló sì máa sanwó rẹ̀. A ó fagilé àwọn títà tí ẹ kò tíì tẹ “Ta” lórí wọn.
mode-ask-sandbox =
    <b>Ṣé kí a lọ sí 🧪 sandbox?</b> Láti ìgbà náà, ohunkóhun tí ẹ bá tà kì í ṣe gidi: àwọn oníbàárà kò ní rí nǹkan kan gbà. A ó fagilé àwọn títà tí ẹ kò tíì tẹ “Ta” lórí wọn.
mode-is-live = Live ni báyìí. Títà gidi ni.
mode-is-sandbox = Sandbox ni báyìí. Ohunkóhun kì í ṣe gidi.

## Account: said when nobody asked
news-hook-other =
    🪝 <b>Service ń sọ nípa títà yín fún { $host }.</b>
    Bot yìí lè rí ìparí títà láìsí rẹ̀, ó kàn máa pẹ́ díẹ̀. Tí ẹ bá jẹ́ kó lo address tirẹ̀, títà yóò parí lẹ́sẹ̀kẹsẹ̀, token yóò sì dé lẹ́sẹ̀kẹsẹ̀, ṣùgbọ́n { $host } kò ní gbọ́ nípa títà rẹ̀ mọ́.
news-hook-lost =
    🪝 <b>Ẹnì kan ti yí webhook yín padà.</b>
    { $host } ni service ń sọ nípa títà yín fún báyìí, kì í ṣe bot yìí. Ẹ ṣì lè tà níbí: bot yìí máa ń béèrè bí títà kọ̀ọ̀kan ṣe parí lọ́wọ́ service.
news-hook-stuck =
    ⚠️ <b>Mi ò lè dá { $host } padà.</b>
    Bot yìí ni service ṣì ń pè. Ẹ tún fi address { $host } sí i lọ́dọ̀ service, tàbí kí ẹ wọlé níbí kí ẹ lo /account.
news-mode-live = ⚠️ Ẹlòmíràn ti yí ilé ìtajà yìí sí <b>live</b>: títà gidi ni.
news-mode-sandbox = 🧪 Ẹlòmíràn ti yí ilé ìtajà yìí sí <b>SANDBOX</b>: ohunkóhun kì í ṣe gidi.
news-odd-charge =
    👁 <b>Iye tí service gbà fún { $product } yàtọ̀ sí iye tó wà nínú àkójọ rẹ̀.</b>
    { $service }: a retí { $expected }, ó gba { $charged }. À ń tún àkójọ iye owó kà; ẹ sọ fún service tó bá ń bá a lọ bẹ́ẹ̀.
logout-put-back = A ti dá { $host } padà: service tún ń sọ nípa títà fún un.

## What to do about a refusal
advice-low-balance = Owó inú wallet yín kò tó. Ẹ fi owó sí i, kí ẹ tó tún un tà.
advice-low-balance-seat = Owó inú wallet ilé ìtajà kò tó. Ẹ béèrè lọ́wọ́ ẹni tó ni ín.
advice-bad-number = Ẹ yẹ nọ́mbà náà wò pẹ̀lú oníbàárà, kí ẹ tó tún un tà.
advice-provider-down = Ẹ yẹ nọ́mbà wò, ẹ dúró fún ìṣẹ́jú díẹ̀, kí ẹ tó tún un tà.
advice-not-offered = A kì í ta èyí lọ́wọ́lọ́wọ́. Ẹ yan òmíràn.
advice-limits = Iye owó náà kò sí láàrin ohun tí wọ́n gbà láàyè. Ẹ yan iye mìíràn.
advice-doubled = Service ti ní títà pẹ̀lú reference yìí tẹ́lẹ̀. Ẹ wo /history kí ẹ tó tún un tà.
advice-account = Service kò gba àkáǹtì yìí láàyè láti tà. Ẹ wo /account, tàbí kí ẹ béèrè lọ́wọ́ service.
advice-account-seat = Service kò gba ilé ìtajà yìí láàyè láti tà. Ẹ béèrè lọ́wọ́ ẹni tó ni ín.
advice-unknown = Tí kò bá tún yọrí sí rere, ẹ fún service ní reference rẹ̀.
problem-nothing-charged = { -nothing-charged }
problem-slow-down = Service ní kí a dúró díẹ̀.
problem-down = Service kò dáhùn. Ẹ tún gbìyànjú láìpẹ́.
problem-login = Service fẹ́ PIN yín. Ẹ tún wọlé.
problem-login-seat = Service ń béèrè PIN ẹni tó ni ilé ìtajà. Ẹ sọ fún un pé kó tún wọlé.
problem-refused = Service kò gbà á.
problem-unreadable = Service dáhùn, ṣùgbọ́n bot yìí kò lóye ìdáhùn náà. Ẹ tún gbìyànjú láìpẹ́.

## Staff: what the owner sees
staff-title = 🧑‍💼 <b>Òṣìṣẹ́</b>
staff-empty = Kò tíì sí ẹnikẹ́ni. Ẹ pe òǹtajà, tó máa tà láàrin òpin tí ẹ fún un, tó sì máa rí títà tirẹ̀ nìkan, tàbí òǹwòran, tó máa rí gbogbo títà ṣùgbọ́n tí kò lè tà.
staff-counted = Ohun tí a máa ń kà mọ́ òpin ni ohun tí oníbàárà san, tàbí face value bí ó bá jù ú lọ; pẹ̀lú àwọn títà tí à ń yẹ̀ wò lọ́wọ́.
staff-row = { $name } · { $role } · { $state }
button-invite-seller = ➕ Pe òǹtajà
button-invite-viewer = ➕ Pe òǹwòran
seat-role-seller = òǹtajà
seat-role-viewer = òǹwòran
seat-state-invited = a ti pè é
seat-state-active = ń ṣiṣẹ́
seat-state-suspended = a ti dá a dúró
seat-state-ended = ti parí
seat-title = 🧑‍💼 <b>{ $name }</b> · { $role }
seat-about-viewer = Máa ń rí gbogbo títà àti àpapọ̀ wọn. Kò lè tà; kì í rí key, owó inú wallet tàbí àkáǹtì báńkì.
seat-sees-cost = Máa ń rí ìnáwó títà, àti èrè yín.
seat-sees-no-cost = Máa ń rí ohun tí oníbàárà san, kì í rí ìnáwó yín.
seat-marks-owed = Lè kọ gbèsè sí títà tirẹ̀.
seat-marks-not-owed = Kò lè kọ gbèsè. Ẹ̀yin nìkan lẹ lè kọ ọ́.
button-seat-show-cost = 📊 Fi ìnáwó hàn
button-seat-hide-cost = 🙈 Fi ìnáwó pamọ́
button-seat-owing = 📒 Gba gbèsè láàyè
button-seat-no-owing = 📒 Dá gbèsè dúró
seat-no-link = Kò tíì sí ẹni tó ń lo àyè yìí. Ẹ yẹ̀ ẹ́ wò nísàlẹ̀, kí ẹ sì ṣe link.
seat-link-waits = Ẹnikẹ́ni kò tíì ṣí link. Ó ń ṣiṣẹ́ títí di { $time }.
seat-link-ran-out = Àsìkò link ti kọjá. Ẹ ṣe tuntun.
seat-is-active = ✅ { $who } ti ń lo àyè yìí láti { $since }.
seat-is-suspended = ⏸ A ti dá { $who } dúró, kò lè tà.
seat-is-ended = ✖ Ó ti parí. { $who } ló ń lo àyè yìí tẹ́lẹ̀.
seat-month = Oṣù yìí: { $sums }
seat-limits = Títà kan dé <b>{ $sale }</b>, ọjọ́ kan dé <b>{ $day }</b>
seat-services-all = Ń ta gbogbo service
seat-services = Ń ta { $services }
seat-no-end = Kò ní ọjọ́ ìparí
seat-ends = Yóò parí ní { $time }
limit-none = kò sí òpin
button-seat-link = 🔗 Ṣe link
button-seat-suspend = ⏸ Dá a dúró báyìí
button-seat-resume = ▶️ Jẹ́ kó tún tà
button-seat-sale = 📏 Òpin títà kan
button-seat-day = 📅 Òpin ọjọ́ kan
button-seat-services = 🛒 Service
button-seat-ends = ⏳ Ọjọ́ ìparí
button-seat-seller = 🧑‍💼 Sọ ọ́ di òǹtajà
button-seat-viewer = 🧑‍💼 Sọ ọ́ di òǹwòran
button-seat-sales = 🧾 Àwọn títà rẹ̀
button-seat-end = ✖ Parí àyè yìí
button-seat-end-now = ✖ Parí rẹ̀ báyìí
button-totals = 📊 Àpapọ̀
button-newest = ◀ Tó tuntun jù
seat-ask-new-seller = Kí lẹ máa pe òǹtajà tuntun? Ẹ kọ orúkọ, kó má ju lẹ́tà 40 lọ.
seat-ask-new-viewer = Kí lẹ máa pe òǹwòran tuntun? Ẹ kọ orúkọ, kó má ju lẹ́tà 40 lọ.
seat-ask-name = Kí lẹ máa pe <b>{ $name }</b>? Ẹ kọ orúkọ, kó má ju lẹ́tà 40 lọ.
seat-ask-sale =
    📏 <b>Èló ni títà kan tí { $name } bá ṣe lè jẹ́?</b>
    Ohun tí oníbàárà san la máa kà, tàbí face value bí ó bá jù ú lọ. Ẹ tẹ̀ ẹ́ tàbí kí ẹ kọ ọ́.
seat-ask-day =
    📅 <b>Èló ni { $name } lè tà ní ọjọ́ kan?</b>
    Ohun tí oníbàárà san la máa kà, tàbí face value bí ó bá jù ú lọ; pẹ̀lú àwọn títà tí à ń yẹ̀ wò lọ́wọ́. Ẹ tẹ̀ ẹ́ tàbí kí ẹ kọ ọ́.
seat-ask-services = 🛒 <b>Kí ni { $name } lè tà?</b> Ẹ tẹ̀ ẹ́ láti gbà á láàyè, tàbí láti mú un kúrò.
seat-last-service = Service kan gbọ́dọ̀ kù. Tí ẹ bá fẹ́ dá gbogbo títà rẹ̀ dúró, ẹ dá àyè náà dúró.
seat-ask-ends = ⏳ <b>Títí di ìgbà wo ni { $name } lè lo àyè yìí?</b>
end-never = Kò ní ìparí
end-days = { $days ->
    [0] Ìparí òní
    [6] Ọjọ́ 7
    [29] Ọjọ́ 30
    [89] Ọjọ́ 90
   *[364] Ọdún 1
 }
seat-ask-end =
    ✖ <b>Ṣé kí a parí àyè { $name }?</b>
    A kò ní lè lò ó mọ́. À ń bá a lọ láti yẹ àwọn títà tí ìbéèrè wọn ti lọ wò; gbogbo wọn yóò ṣì wà nínú ìwé ìṣirò.
seat-link-caption =
    🔗 <b>Àyè fún { $name }</b>
    Ẹni tó bá kọ́kọ́ ṣí link yìí yóò lè tà láti inú wallet yín, láàrin òpin tí ẹ fi sí i. Ẹni náà nìkan ni kí ẹ fún.
    Ó ń ṣiṣẹ́ fún ẹnì kan, títí di { $until }.
    { $link }
seat-share = A pè yín sí ilé ìtajà { $shop }. Ẹ ṣí link yìí nínú Telegram:
seat-gone = Àyè yìí kò sí mọ́.
seat-taken = Ẹnì kan ti ń lo àyè yìí, tàbí ó ti parí. A kò ṣe link.
news-seat-claimed =
    🧑‍💼 <b>{ $who } ti ṣí link { $name }</b>.
    Tó bá jẹ́ ẹlòmíràn, ẹ tẹ̀ ẹ́, kí ẹ sì dá a dúró lẹ́sẹ̀kẹsẹ̀.
asks-title = 🙋 <b>{ $name } ń béèrè fún títà kan tó ju òpin lọ.</b>
asks-what = { $service } · { $what }
asks-sale = Òpin títà kan ni { $limit }.
asks-day = { $left } ló kù nínú òpin tòní.
asks-until = Bẹ́ẹ̀ni wà fún títà yìí nìkan, títí di { $time }. A kò ní ta ohunkóhun títí wọ́n á fi tẹ Ta.
asks-allowed = ✅ <b>A ti gbà á láàyè, lẹ́ẹ̀kan, títí di { $time }.</b> A kò ní ta ohunkóhun títí { $name } á fi tẹ Ta.
asks-refused = ✖ <b>Ìdáhùn ni rárá.</b> { -nothing-charged }
asks-sold = { $name } ti tẹ Ta. Ẹ wo títà náà nínú Àwọn títà.
asks-over = <b>Títà yìí kò dúró mọ́.</b> { -nothing-charged }
asks-seat-idle = Ẹni yìí kò lè tà báyìí. { -nothing-charged }
button-allow-once = ✅ Gbà lẹ́ẹ̀kan

## Staff: what they see themselves
seat-hello-seller = 👋 <b>Ẹ ti ń tà fún { $shop } báyìí</b>, gẹ́gẹ́ bí { $name }.
seat-hello-viewer = 👋 <b>Ẹ ti lè rí àwọn títà { $shop } báyìí</b>, gẹ́gẹ́ bí { $name }.
seat-menu-who = 🧑‍💼 { $name }
seat-menu-left = <b>{ $left }</b> ló kù fún òní
seat-menu-sale = Títà kan dé <b>{ $sale }</b>
seat-menu-till = Owó tó yẹ kó wà lọ́wọ́ yín: <b>{ $till }</b>
seat-not-allowed = Àyè yín kò gba èyí láàyè. Ẹ béèrè lọ́wọ́ ẹni tó ni ilé ìtajà.
seat-not-owing = Àyè yín kò gba kíkọ gbèsè láàyè. Ẹ béèrè lọ́wọ́ ẹni tó ni ilé ìtajà.
seat-not-pricing = Ẹ kò lè fi iye owó sí i. Ẹ béèrè lọ́wọ́ ẹni tó ni ilé ìtajà.
seat-not-enough = <b>Owó inú wallet ilé ìtajà kò tó fún títà yìí.</b> { -nothing-charged } Ẹ sọ fún ẹni tó ni ín.
seat-refused-over = Àyè yìí ti parí. { -nothing-charged }
seat-refused-suspended = A ti dá àyè yín dúró. { -nothing-charged } Ẹ béèrè lọ́wọ́ ẹni tó ni ilé ìtajà.
seat-refused-viewer = Ẹ lè wo títà, ẹ kò lè tà. { -nothing-charged }
seat-refused-closed = Ilé ìtajà wà ní títì: kò sí oní-ín kankan tó wọlé, tàbí kò ní key. { -nothing-charged }
seat-refused-stopped = Operator ti dá ilé ìtajà yìí dúró. { -nothing-charged } Ẹ béèrè lọ́wọ́ ẹni tó ni ín.
seat-refused-service = Àyè yín kò gba títà èyí. { -nothing-charged }
seat-refused-unpriced = Èyí kò tíì ní iye owó. { -nothing-charged } Ẹ ní kí ẹni tó ni ilé ìtajà fi iye owó sí i.
seat-refused-sale = Òpin àyè yín fún títà kan ni { $limit }. Èyí ju bẹ́ẹ̀ lọ. { -nothing-charged }
seat-refused-day = { $left } ló kù fún àyè yín lónìí. Èyí ju bẹ́ẹ̀ lọ. { -nothing-charged }
seat-login = Ẹ ń ṣiṣẹ́ ní ilé ìtajà <b>{ $shop }</b> gẹ́gẹ́ bí { $name }. Tí ẹ bá wọlé sí ilé ìtajà tiyín, ìyẹn yóò parí.
seat-leave =
    <b>Ṣé ẹ fẹ́ fi ilé ìtajà { $shop } sílẹ̀ pátápátá?</b>
    Ẹni tó ni ín nìkan ló lè tún gbà yín wọlé.
button-leave-seat = 🚪 Fi ibí sílẹ̀
seat-left =
    <b>Ẹ ti fi ilé ìtajà { $shop } sílẹ̀.</b>
    À ń bá a lọ láti yẹ àwọn títà tí kò tíì parí wò, àtẹ̀jíṣẹ́ wọn yóò sì máa fi ibi tí wọ́n dé hàn.
seat-was = Àyè yín ní <b>{ $shop }</b> ti parí. Tí ẹ bá ní ilé ìtajà tiyín, ẹ wọlé.
seat-link-owner = Ẹ ti wọlé sí ilé ìtajà tiyín. Ẹ kọ́kọ́ lo /logout; link náà ṣì ń ṣiṣẹ́.
seat-link-busy = Ẹ ń ṣiṣẹ́ ní ilé ìtajà mìíràn. Ẹ kọ́kọ́ lo /logout níbẹ̀; link náà ṣì ń ṣiṣẹ́.
news-seat-suspended = ⏸ <b>A ti dá àyè yín ní { $shop } dúró.</b> Ẹ kò lè tà. À ń bá a lọ láti yẹ àwọn títà tí kò tíì parí wò.
news-seat-resumed = ▶️ <b>Ẹ tún lè tà fún { $shop }.</b>
news-seat-ended = ✖ <b>Àyè yín ní { $shop } ti parí.</b> À ń bá a lọ láti yẹ àwọn títà tí kò tíì parí wò, àtẹ̀jíṣẹ́ wọn yóò sì máa fi ibi tí wọ́n dé hàn.
news-seat-changed = 🧑‍💼 Ẹni tó ni { $shop } ti yí ohun tí ẹ lè ṣe padà.
news-seat-closed = 🔒 <b>{ $shop } wà ní títì:</b> àwọn tó ni ín ti jáde. Ẹnikẹ́ni kò lè tà títí ọ̀kan nínú wọn ó fi padà.
news-seat-live = ⚠️ { $shop } ti lọ sí <b>live</b>: títà gidi ni.
news-seat-sandbox = 🧪 { $shop } ti lọ sí <b>SANDBOX</b>: ohunkóhun kì í ṣe gidi.

## What was done
trail-title = 📜 <b>Ohun tó ṣẹlẹ̀</b> ({ $zone })
trail-empty = Kò tíì sí ohunkóhun.
trail-row = { $time } · <b>{ $who }</b>: { $what }
trail-operator = Operator
act-login = wọlé
act-logout = jáde
act-shop_named = yí orúkọ ilé ìtajà padà
act-webhook_kept = fi webhook kejì sílẹ̀ bẹ́ẹ̀
act-frozen = dá títà dúró
act-chat_logged_out = yọ chat mìíràn kúrò
act-unfrozen = tún títà bẹ̀rẹ̀
act-operator_looked = wo bí ilé ìtajà yìí ṣe ń lọ
act-operator_stopped = dá títà tuntun dúró
act-operator_started = tún títà tuntun bẹ̀rẹ̀
act-data_deleted = pa data ẹni rẹ́
act-change-asked = béèrè lọ́wọ́ service: { $what }
act-mode-switched = lọ sí { $mode }
act-lock-changed = yí títì pa padà: { $what }
act-looked_after = yanjú títà tó nílò àyẹ̀wò
act-limit_asked = béèrè fún títà tó ju òpin lọ
act-limit_lifted = gba títà kan tó ju òpin lọ láàyè
act-limit_kept = kọ títà tó ju òpin lọ
act-complaint_opened = fi ẹjọ́ títà kan sùn
act-complaint_sent = sọ pé a ti fi ẹjọ́ kan ránṣẹ́
act-complaint_answered = sọ pé wọ́n ti dáhùn ẹjọ́ kan
act-complaint_closed = parí ẹjọ́ kan
act-claim_closed = parí gbèsè kan tí service jẹ
act-customer_link_given = ṣe link fún oníbàárà
act-customer_linked = ṣí link oníbàárà
act-request_put_off = sọ fún oníbàárà pé “kì í ṣe báyìí”
act-requests_on = jẹ́ kí oníbàárà béèrè ní Telegram
act-requests_off = dá ìbéèrè oníbàárà dúró ní Telegram
act-customer_named = fún oníbàárà ní orúkọ
act-customer_unlinked = yọ link oníbàárà kúrò
act-customer_links_taken_back = fagilé link oníbàárà
act-customer_number_added = fi nọ́mbà oníbàárà kún un
act-customer_number_removed = yọ nọ́mbà oníbàárà kúrò
act-customer_deleted = pa oníbàárà kan rẹ́
act-customer_credit_set = ṣètò òpin gbèsè oníbàárà kan
act-list_confirmed = ta àkójọ kan
act-list_stopped = dá àkójọ kan dúró
act-debt_owed = kọ gbèsè tí oníbàárà jẹ sílẹ̀
act-debt_paid = gba owó gbèsè
act-debt_forgiven = dárí gbèsè kan jì
act-debt_given_back = dá owó oníbàárà padà
act-debt_promised = kọ ọjọ́ tí oníbàárà máa san sílẹ̀
act-debt_reminded = rán oníbàárà létí ní Telegram
act-price_set = fi iye owó sí: { $service }
act-price_ended = yọ iye owó kúrò: { $service }
act-seat_made = fún { $seat } ní àyè
act-seat_linked = ṣe link fún { $seat }
act-seat_claimed = ṣí link { $seat }
act-seat_suspended = dá { $seat } dúró
act-seat_resumed = jẹ́ kí { $seat } tún tà
act-seat_ended = parí àyè { $seat }
act-seat_left = fi àyè { $seat } sílẹ̀
act-seat_changed = yí { $seat } padà: { $what }
act-maintenance_on = dá títà tuntun dúró
act-maintenance_off = tún bẹ̀rẹ̀ sí gba títà tuntun
act-hold_set = dá service tàbí ilé-iṣẹ́ kan dúró
act-hold_lifted = mú ìdádúró kan kúrò
act-announced = sọ nǹkan kan fún gbogbo òǹtajà
seat-setting-sale_limit = òpin títà kan
seat-setting-day_limit = òpin ọjọ́ kan
seat-setting-services = service
seat-setting-ends = ọjọ́ ìparí
seat-setting-role = iṣẹ́ rẹ̀
seat-setting-name = orúkọ
seat-setting-sees_cost = ìnáwó títà
seat-setting-marks_owed = kíkọ gbèsè
seat-setting-gets_requests = gbígba ohun tí oníbàárà béèrè

## Operators
menu-maintenance = ⏸ <b>Kò sí títà tuntun fún ìgbà díẹ̀.</b> À ń bá a lọ láti yẹ àwọn títà tí kò tíì parí wò.
maintenance-sale = ⏸ <b>Kò sí títà tuntun fún ìgbà díẹ̀.</b> { -nothing-charged } Operator ń ṣiṣẹ́ lọ́wọ́; ẹ tún gbìyànjú tó bá yá díẹ̀.
tap-maintenance = Kò sí títà tuntun fún ìgbà díẹ̀. A kò fi ìbéèrè ránṣẹ́. { -nothing-charged } Ẹ tún tẹ̀ ẹ́ nígbà mìíràn.
announcement = 📢 { $text }

## Deleting what is kept about somebody
button-erase = 🗑 Pa data mi rẹ́
button-erase-now = 🗑 Pa á rẹ́ pátápátá
button-erase-keep = Tọ́jú rẹ̀
erase-title = 🗑 <b>Ṣé kí a pa data yín rẹ́?</b>
erase-shop = <b>A ó pa á rẹ́:</b> orúkọ yín, nọ́mbà fóònù, àkáǹtì báńkì àti àwọn key, orúkọ ilé ìtajà yín, àwọn òṣìṣẹ́ yín, orúkọ, nọ́mbà àti link àwọn oníbàárà yín, àti gbogbo token àti rísíìtì tó wà níbí.
erase-kept = <b>A ó tọ́jú rẹ̀, nítorí ìwé ìṣirò nílò rẹ̀:</b> iye owó, àsìkò, provider, ibi tó dé àti reference títà kọ̀ọ̀kan, àti ohun tó ṣẹlẹ̀ àti ìgbà tó ṣẹlẹ̀. Kò ní sí orúkọ tàbí nọ́mbà tí a tà fún; nọ́mbà Telegram nìkan la fi ń pe ènìyàn nínú Ohun tó ṣẹlẹ̀.
erase-customer = <b>A ó pa á rẹ́:</b> ilé ìtajà tó ń fi nǹkan ránṣẹ́ sí yín, àti ohun tó ń fi ránṣẹ́. Ẹ kò ní gba token níbí mọ́. Àwọn ilé ìtajà ní àkọsílẹ̀ tiwọn nípa ohun tí wọ́n tà.
erase-visitor = <b>A ó pa á rẹ́:</b> orúkọ tí Telegram fún mi, àti ohun tí ẹ bẹ̀rẹ̀ sí kọ. Tí ẹ bá ní ilé ìtajà níbí, ẹ kọ́kọ́ wọlé: nígbà náà a ó pa data rẹ̀ rẹ́ pẹ̀lú.
erase-open = ⏳ Títà { $count } kò tíì parí. A ó kọ́kọ́ dúró kó parí, lẹ́yìn náà a ó pa gbogbo rẹ̀ rẹ́.
erase-out = Èyí yóò mú yín jáde. Àtẹ̀jíṣẹ́ inú chat yìí yóò wà títí ẹ ó fi pa wọ́n rẹ́ fúnra yín.
erase-messages = Àtẹ̀jíṣẹ́ inú chat yìí yóò wà títí ẹ ó fi pa wọ́n rẹ́ fúnra yín.
erase-sure = <b>A kò lè mú un padà. Ṣé kí a pa á rẹ́ pátápátá?</b>
erase-others = { $count ->
    [1] <b>A kò pa ohunkóhun rẹ́.</b> Ẹlòmíràn ti wọlé sínú ilé ìtajà yìí. Kí ó kọ́kọ́ jáde, lẹ́yìn náà kí ẹ tún lo /deletedata.
   *[other] <b>A kò pa ohunkóhun rẹ́.</b> Ẹlòmíràn { $count } ti wọlé sínú ilé ìtajà yìí. Kí wọ́n kọ́kọ́ jáde, lẹ́yìn náà kí ẹ tún lo /deletedata.
 }
erase-change = <b>A kò pa ohunkóhun rẹ́.</b> À ń béèrè lọ́wọ́ service kó yí nǹkan kan padà nínú àkáǹtì yín. Ẹ dúró de ìdáhùn rẹ̀ nínú /account, lẹ́yìn náà kí ẹ tún lo /deletedata.
erase-stopped = <b>A kò pa ohunkóhun rẹ́.</b> Operator bot yìí ti dá ilé ìtajà yìí dúró. Nígbà tó bá tún lè tà, ẹ tún lo /deletedata.
erase-old = Bọ́tìnì yìí kò ṣiṣẹ́ mọ́. A kò pa ohunkóhun rẹ́. Ẹ tún lo /deletedata.
erase-kept-all = A tọ́jú rẹ̀. A kò pa ohunkóhun rẹ́.
erase-waiting =
    ⏳ <b>Ẹ ti jáde. A kò tíì pa á rẹ́.</b>
    A ó kọ́kọ́ dúró kí àwọn tí kò tíì parí parí; àtẹ̀jíṣẹ́ wọn níbí yóò máa fi ibi tí wọ́n dé hàn. Lẹ́yìn náà a ó pa gbogbo rẹ̀ rẹ́, èmi yóò sì sọ fún yín. Tí ẹ bá wọlé ṣáájú ìgbà náà, a kò ní pa ohunkóhun rẹ́.
erase-done-shop =
    ✅ <b>A ti pa á rẹ́.</b> Ẹ ti jáde.
    Orúkọ, nọ́mbà, àkáǹtì báńkì, key, token, oníbàárà àti òṣìṣẹ́ kò sí mọ́. A tọ́jú iye owó, àsìkò àti reference fún ìwé ìṣirò.
erase-done-chat = ✅ <b>A ti pa á rẹ́.</b> Mi ò mọ ohunkóhun nípa yín mọ́.
news-erased =
    ✅ <b>A ti pa data yín rẹ́, bí ẹ ṣe béèrè.</b>
    Orúkọ, nọ́mbà, àkáǹtì báńkì, key, token, oníbàárà àti òṣìṣẹ́ kò sí mọ́. Ohun tí a tọ́jú fún ìwé ìṣirò: iye owó, àsìkò, provider, ibi tó dé àti reference títà { $sales }.
news-erasure-dropped = <b>A kò pa data yín rẹ́:</b> ẹnì kan ti wọlé sínú ilé ìtajà láti ìgbà náà. Tí ẹ bá ṣì fẹ́ ẹ, ẹ tún lo /deletedata.

## Books and own prices
command-prices = Ohun tí oníbàárà ń san: iye owó yín
button-my-prices = 🏷 Iye owó mi
button-price-type = ✏️ Kọ ọ́
button-price-end = 🗑 Yọ iye yìí kúrò
button-price-providers = 🏢 Network kan
button-price-plans = 📃 Plan kan
books-title = 📊 <b>Ìwé ìṣirò</b>
books-today = <b>Òní</b>
books-week = <b>Ọjọ́ 7 tó kọjá</b>
books-month = <b>Oṣù yìí</b>
books-best = 📊 <b>{ $what ->
    [customers] Àwọn tó rà jù
   *[other] Ohun tí a tà jù
 }</b> · { $month }
prices-title = 🏷 <b>Iye owó mi</b>
prices-about = Ohun tí oníbàárà yín máa san. Iye owó plan fúnra rẹ̀ la kọ́kọ́ máa lò, lẹ́yìn náà ti network tàbí ilé iṣẹ́ rẹ̀, lẹ́yìn náà ti service rẹ̀.
prices-line = { $what }: <b>{ $price }</b>
prices-line-within = – { $what }: <b>{ $price }</b>
prices-plans = – plan { $count } tó ní iye owó tirẹ̀
prices-scope = 🏷 <b>{ $what }</b>
prices-none = Kò ní iye owó tirẹ̀.
prices-now = Oníbàárà máa san: <b>{ $price }</b>
prices-on-top = Èyí máa lékún face value, tàbí ìnáwó plan. Ẹ lè fi díẹ̀ kún un kó lè di iye tó pé.
prices-on-plan = Èyí máa lékún ìnáwó plan yìí; tàbí kí ẹ kọ iye owó rẹ̀.
prices-row = { $what } · { $price }
prices-face = face value
prices-list = iye owó tí service sábà máa ń tà á; bí kò bá sí, ìnáwó rẹ̀
prices-more = +{ $amount }
prices-less = −{ $amount }
prices-stepped = { $markup }, dé { $step } tó kàn
prices-step-none = gan-an
prices-step = ↑ { $step }
prices-ask = Kí ni oníbàárà máa san fún { $what }? Ẹ kọ ohun tó máa lékún, pẹ̀lú àmì rẹ̀: <i>+50</i> tàbí <i>5%</i>. Tí ẹ bá fi minus sí i, ó máa dín kù.
prices-ask-plan = Kí ni oníbàárà máa san fún { $what }? Ẹ kọ iye owó, <i>1600</i>, tàbí ohun tó máa lékún: <i>+50</i> tàbí <i>5%</i>.
prices-bad = “{ $text }” kì í ṣe ohun tó máa lékún. Ẹ kọ ọ́ báyìí: +50 tàbí 5%. Iye tí kò ní àmì ni iye owó plan kan.
prices-bad-plan = “{ $text }” kì í ṣe iye owó. Ẹ kọ ọ́ báyìí: 1600, +50 tàbí 5%.
prices-loss =
    ⚠️ <b>{ $what }: ó kéré sí ìnáwó rẹ̀.</b>
    À ń ta ohun tí ìnáwó rẹ̀ jẹ́ { $cost } ní { $price }: <b>àdánù { $loss }</b> lórí títà kọ̀ọ̀kan.
button-price-anyway = ⚠️ Fi bẹ́ẹ̀ sí i
sell-ask-price = Èló ni oníbàárà máa san fún títà yìí? Ẹ kọ iye owó.
tap-price-stays = Láti ìsìnyí lọ, iye yìí ni oníbàárà máa san fún plan yìí.
tap-price-exact = A kì í round iye owó tí ẹ bá kọ fúnra yín.

## Many at once
command-many = Ta gbogbo àkójọ kan
button-many = 🗒 Ọ̀pọ̀ lẹ́ẹ̀kan
button-many-template = 📄 Àpẹẹrẹ
button-many-sell = ✅ Ta { $count } · { $amount }
button-many-keep = ✅ Tà á pẹ̀lú
button-many-type = ✏️ Tún un kọ
button-many-leave = ➖ Yọ ọ́ kúrò
button-many-take = ↩️ Dá a padà sí i
button-many-stop = ⏹ Dá ìyókù dúró
button-many-rows = 🗒 Àwọn ìlà
button-many-file = 📄 File èsì
button-many-again = 🔁 Tún ta ({ $count })
many-intro =
 🗒 <b>Ọ̀pọ̀ lẹ́ẹ̀kan</b>
 Ẹ lẹ àkójọ yín síbí, títà kan ní ìlà kan. Tàbí kí ẹ forward àwọn àtẹ̀jíṣẹ́, tàbí kí ẹ fi file .csv tàbí .txt ránṣẹ́.

 <code>0803 123 4567, 500
 mtn 1gb 7 days sme 0803 123 4567
 electricity, Ikeja, 4500 1234 567, 5000, prepaid</code>

 Ẹ ó rí gbogbo àkójọ àti àpapọ̀ owó rẹ̀ kí a tó fi ìbéèrè kankan ránṣẹ́.
many-title = 🗒 <b>Ṣé kí a ta àkójọ yìí?</b>
many-count-good = ✅ { $count } dára
many-count-problem = ⚠️ { $count } kò ṣeé tà bí ẹ ṣe kọ ọ́
many-count-twice = 👯 { $count } bá ìlà mìíràn mu
many-count-before = 🔁 { $count } la ṣẹ̀ṣẹ̀ tà, tàbí kò tíì parí
many-count-dropped = ➖ { $count } lẹ yọ kúrò
many-pays = Oníbàárà máa san { $amount }
many-expected = Ìnáwó nǹkan bí { $amount }
many-unpriced = Ìgbà tí a bá tà á la máa mọ ìnáwó { $count } nínú wọn. Face value la fi kà wọ́n.
many-after = Wallet lẹ́yìn náà: nǹkan bí { $balance }
many-low = ⚠️ Owó inú wallet yín lè má tó fún gbogbo rẹ̀.
many-short = ⚠️ Owó inú wallet yín kò tó fún gbogbo rẹ̀. Ẹ fi owó sí i, tàbí kí ẹ yọ àwọn ìlà kan kúrò.
many-pin-wanted = 🔒 A ó béèrè PIN yín.
many-over-day = ⚠️ { $left } ló kù nínú òpin yín fún òní.
many-left-out = Àwọn ìlà ✅ nìkan la máa tà. Ẹ tẹ òmíràn láti tún un ṣe, tàbí láti tà á pẹ̀lú.
many-row = { $icon } { $number } · { $what } · { $beneficiary } · { $amount }
many-row-unread = { $icon } { $number } · { $typed }
many-row-title = <b>Ìlà { $number }</b>
 { $typed }
many-problem-unread = Mi ò mọ ohun tí a máa tà níbí.
many-problem-number = Kò sí nọ́mbà, tàbí digit rẹ̀ fi ọ̀kan dín tàbí lé.
many-problem-provider = Mi ò mọ network tàbí ilé iṣẹ́ rẹ̀.
many-problem-product = Mi ò mọ plan, package tàbí irú mítà rẹ̀. Ẹ kọ gbogbo orúkọ rẹ̀.
many-problem-amount = Kò sí iye owó, tàbí kò bá ohunkóhun tí à ń tà mu.
many-problem-closed = Service kì í ta èyí báyìí.
many-problem-held = A ti dá èyí dúró nígbà tí mo ka àtòkọ náà. Lẹ́yìn náà, ẹ tún un tẹ̀ kí ẹ lè tà á.
many-problem-limits = Iye owó náà kò sí láàrin ohun tí network tàbí ilé iṣẹ́ máa ń gbà.
many-problem-terms = Ẹ fi èyí ránṣẹ́ ní òun nìkan: ó sọ bí wọ́n ṣe máa san án.
many-problem-seat_service = Ẹ kò lè ta èyí. Ẹ béèrè lọ́wọ́ ẹni tó ni ilé ìtajà.
many-problem-seat_unpriced = Èyí kò tíì ní iye owó. Ẹ ní kí ẹni tó ni ilé ìtajà fi iye owó sí i.
many-problem-seat_sale_limit = Èyí ju iye tí ẹ lè tà lẹ́ẹ̀kan lọ. Ẹ béèrè lọ́wọ́ ẹni tó ni ilé ìtajà.
many-standing-good = A máa ta ìlà yìí pẹ̀lú àkójọ.
many-standing-twice = Ìlà mìíràn ń ta ohun kan náà sí nọ́mbà kan náà.
many-standing-before = A ṣẹ̀ṣẹ̀ ta ohun kan náà sí nọ́mbà yìí, tàbí kò tíì parí.
many-standing-dropped = A kò ní ta ìlà yìí.
many-ask-row = Ẹ tún ìlà { $number } kọ, bí àpẹẹrẹ <code>0803 123 4567, 500</code>
many-dropped = A ti fagilé e. A kò ta ohunkóhun nínú àkójọ yìí.
many-empty = Kò sí ìlà kankan nínú rẹ̀. Ẹ kọ títà kan ní ìlà kan.
many-too-many = Ìlà { $count } ti pọ̀ jù. Ẹ má ṣe fi ju { $most } lọ ránṣẹ́ lẹ́ẹ̀kan.
many-file-large = File yìí tóbi jù. Àkójọ kan kì í ju ìlà { $most } lọ.
many-file-lost = File náà kò dé. Ẹ tún un fi ránṣẹ́.
many-pin = PIN láti ta { $count } · { $amount }
many-selling = 🗒 <b>À ń ta { $count } lọ́wọ́</b>
many-done = 🗒 <b>Àkójọ { $count }: ó ti parí</b>
many-stopped = 🗒 <b>Àkójọ { $count }: ó ti dúró</b>
many-stop-asked = Ẹ dá ìyókù dúró.
many-stop-low_wallet = Owó inú wallet yín kò tó fún ìyókù.
many-stop-low_wallet-seat = Owó inú wallet ilé ìtajà kò tó fún ìyókù. Ẹ béèrè lọ́wọ́ ẹni tó ni ín.
many-stop-pin_needed = Òpin PIN ti yí padà láàrin àsìkò náà. Ẹ fi PIN yín ta ìyókù.
many-stop-frozen = A ti dá títà ilé ìtajà yìí dúró.
many-stop-maintenance = Kò sí títà tuntun fún ìgbà díẹ̀: operator ń ṣiṣẹ́ lọ́wọ́.
many-stop-seat = Ẹ kò lè tà báyìí. Ẹ béèrè lọ́wọ́ ẹni tó ni ilé ìtajà.
many-stop-logged_out = Ẹ ti jáde.
many-stop-mode = Ilé ìtajà yìí ti yí padà láàrin live àti sandbox.
many-stop-too_late = Ó pẹ́ jù. Ẹ tún wo àwọn iye owó kí ẹ tó ta ìyókù.
many-unsold = ❌ { $count } la kò tà
many-waiting = ▫️ { $count } ló kù
many-doubtful = 👁 { $count } nílò àyẹ̀wò
many-rows-title = 🗒 <b>Ìlà { $count }</b>
 Ẹ tẹ ọ̀kan láti rí títà rẹ̀.
tap-many-over = Àkójọ yìí kò ṣiṣẹ́ mọ́. Ẹ wo /history kí ẹ tó tún fi í ránṣẹ́.
tap-many-changed = Àkójọ ti yí padà. Ẹ tún wò ó, kí ẹ tó tẹ̀ ẹ́.
tap-many-already = A ti bẹ̀rẹ̀ sí ta àkójọ yìí, ó ń lọ lọ́wọ́.
tap-many-stopped = A ti dá a dúró. Títà tí a ti fi ìbéèrè rẹ̀ ránṣẹ́ ṣì ń lọ.
tap-many-done = Kò sí ohun tó kù láti dá dúró.
tap-many-none-left = Kò sí ohun tí ẹ lè tún tà: a ti ta gbogbo ìlà, tàbí ó ṣeé ṣe kó jẹ́ pé a ti tà wọ́n.

## Who owes
command-owing = Àwọn tó jẹ yín ní gbèsè
command-paid = Ẹnìkan ti san gbèsè rẹ̀
button-payment-paid = 💵 Ó ti san
button-mark-owing = 📒 Kọ gbèsè
button-payment-part = ➗ Apá kan
button-gave-back = ↩️ Mo dá owó padà
payment-owes = 📒 { $part ->
    [none] Oníbàárà kò tíì san
   *[other] Oníbàárà jẹ gbèsè <b>{ $owed }</b> nínú { $part }
 }
payment-forgiven = 🧹 A ti dárí gbèsè { $amount } jì{ $paid ->
    [none] {""}
   *[other] {" · "}oníbàárà san { $paid }
 }
payment-given-before = ↩️ Ẹ ti dá { $amount } padà fún oníbàárà. Báwo ló ṣe san án láti ìgbà náà?
payment-give-back = ↩️ { $amount ->
    [none] <b>Ẹ dá owó padà fún oníbàárà.</b>
   *[other] <b>Ẹ dá { $amount } padà fún oníbàárà.</b>
 }
payment-nothing-paid = Oníbàárà kò tíì sanwó: kò sí ohun tí ẹ máa dá padà.
payment-given-back = ↩️ Ẹ ti dá owó padà fún oníbàárà{ $amount ->
    [none] {""}
   *[other] : { $amount }
 }
payment-is-paid = Oníbàárà ti san án.
payment-not-sold = Títà tó bá yọrí sí rere nìkan ló lè di gbèsè.
payment-nothing-back = Kò sí owó tí ẹ máa dá padà.
payment-owed-now = { $who } jẹ gbèsè { $owed }
payment-ask-part = Èló ni <b>{ $who }</b> san báyìí nínú <b>{ $price }</b>? Ẹ kọ iye owó.
payment-bad-part = Ẹ kọ iye tó kéré ju { $price } lọ, bíi 500.
payment-ask-name = Ta ló jẹ gbèsè yìí? Ẹ kọ orúkọ ẹni tó ni <b>{ $number }</b>, kó má ju lẹ́tà 40 lọ.
button-just-number = 🔢 Nọ́mbà nìkan
payment-kept = 📒 Àpapọ̀ ohun tí <b>{ $who }</b> jẹ yín ni <b>{ $owed }</b>.
debts-title = 📒 <b>Gbèsè tí wọ́n jẹ yín: { $total }</b>
debts-people = Ènìyàn { $people } · tó pẹ́ jù: { $age }
debts-late-title = 📒 <b>Gbèsè tí wọ́n jẹ yín ju ọjọ́ 7 lọ: { $total }</b>
debts-none = 📒 Ẹnikẹ́ni kò jẹ yín ní gbèsè.
debts-none-late = 📒 Kò sí gbèsè tó ju ọjọ́ 7 lọ.
debts-none-called = 📒 Kò sí ẹni tó bá <b>{ $text }</b> mu tó jẹ yín ní gbèsè.
debts-how = Tí oníbàárà bá máa san tó bá yá, ẹ tẹ “📒 Kọ gbèsè” lábẹ́ àtẹ̀jíṣẹ́ títà náà.
debts-row = { $colour } { $who } · { $owed } · { $age }
debts-age = { $days ->
    [0] òní
   *[other] ọjọ́ { $days }
 }
button-debts = 📒 Àwọn tó jẹ yín
button-late = 📒 Ju ọjọ́ 7 lọ: { $count }
button-all-debts = 📒 Gbogbo onígbèsè
debtor-nameless = Kò ní orúkọ
debtor-title = 📒 <b>{ $who }</b> jẹ yín ní <b>{ $owed }</b>
debtor-nothing = 📒 <b>{ $who }</b> kò jẹ yín ní gbèsè.
debtor-sale = { $day } · { $icon } { $what } · { $price }{ $left ->
    [none] {""}
   *[other] {" "}· <b>{ $left } ló kù</b>
 }
debtor-more = àti títà { $count } mìíràn
debtor-last-paid = Ó san { $amount } kẹ́yìn ní { $day }
debtor-promised = 📅 Ó ṣèlérí láti san ní { $day }
button-paid-all = 💵 Ó san tán: { $owed }
button-remind = ⏰ Rán an létí
button-promise = 📅 Ó ṣèlérí
button-write-off = 🧹 Dárí gbèsè jì
debtor-ask-part = Èló ni <b>{ $who }</b> san? Gbèsè rẹ̀ jẹ́ { $owed }. Ẹ kọ iye owó.
debtor-bad-amount = Ẹ kọ iye owó, bíi 500.
debtor-too-much = { $owed } nìkan ni gbèsè rẹ̀. Ẹ kọ iye yẹn tàbí tó kéré sí i.
debtor-paid-now = A ti gba { $amount }. Gbèsè tó ṣẹ́kù: { $left }
debtor-paid-up = A ti gba { $amount }. Kò sí gbèsè tó kù mọ́.
debtor-paid-line = 💵 A ti gba { $amount } lọ́wọ́ <b>{ $who }</b>.
debtor-changed = Èyí ti yí padà. Ẹ wo iye tuntun.
debtor-ask-forgive = Ṣé kí a dárí gbèsè <b>{ $owed }</b> tí <b>{ $who }</b> jẹ yín jì í? Kò ní jẹ́ gbèsè mọ́.
button-forgive-sure = 🧹 Dárí { $owed } jì
debtor-forgiven = A ti dárí gbèsè { $amount } jì
debtor-ask-sure = Ṣé <b>{ $who }</b> san <b>{ $amount }</b> fún yín? Gbèsè rẹ̀ jẹ́ { $owed }.
button-sure-paid = 💵 Bẹ́ẹ̀ ni, { $amount }
debtor-ask-promise = Ìgbà wo ni <b>{ $who }</b> máa san?
button-promise-days = { $days ->
    [1] Ọ̀la
    [7] Ọ̀sẹ̀ kan sí i
    [14] Ọ̀sẹ̀ 2 sí i
    [30] Ọjọ́ 30 sí i
   *[other] Ọjọ́ { $days } sí i
 }
button-no-promise = ✖ Yọ ọjọ́ kúrò
debtor-promise-kept = A ti kọ ọ́ sílẹ̀.
remind-title = ⏰ Ẹ fi èyí ránṣẹ́ sí <b>{ $who }</b>:
remind-words = <blockquote>{ $text }</blockquote>
remind-text = Ẹ kú déédéé àsìkò yìí{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
 }. Ẹ jọ̀wọ́, ẹ rántí { $owed } tí ẹ jẹ { $shop }, láti { $day }. Ẹ ṣeun.
button-remind-here = ✉️ Fi bot yìí rán an
remind-sent = A ti fi ránṣẹ́ sí chat { $count }
remind-too-soon = A ti rán an létí ní { $day }. Ẹ̀ẹ̀kan ní ọjọ́ 3 ni bot yìí máa ń ránni létí.
remind-nobody = Kò sí chat Telegram tí a lè fi ránṣẹ́ sí.
customer-reminder = 📒 { $shop } ń rán yín létí: ẹ jẹ gbèsè <b>{ $owed }</b> láti { $day }. Ẹ ṣeun.
button-copy-sms = 📋 Dàkọ fún SMS
menu-owed = 📒 Gbèsè tí wọ́n jẹ yín: <b>{ $owed }</b>
menu-served-owes = 📒 { $name } jẹ <b>{ $owed }</b> láti { $day }
paid-how = Ẹ kọ ẹni tó san àti iye tó san, báyìí: paid Bola 1000
paid-whom = Ẹni tó bá <b>{ $text }</b> mu nínú àwọn onígbèsè ju ọ̀kan lọ. Ẹ tẹ ẹni tó san.

## The day's close
command-close = Ìparí ọjọ́: títà, èrè, wallet
close-head-sealed = 📆 <b>Ìparí ọjọ́ { $number }</b> · { $day }
close-head-open = 📆 <b>{ $day }</b> · títí di ìsìnyí, { $time }
close-head-over = 📆 <b>{ $day }</b> · yóò parí ní 3:00
close-title = 📆 <b>{ $day }</b>{ $state ->
    [open] {" "}títí di ìsìnyí
    [over] , yóò parí ní 3:00
   *[sealed] {""}
 } · { $sales }
close-profit-line = { $kind ->
    [loss] Àdánù
   *[profit] Èrè
 } <b>{ $about ->
    [all] nǹkan bí { $amount }
   *[other] { $amount }
 }</b>{ $about ->
    [none] {""}
    [all] {""}
   *[other] {" "}(nǹkan bí { $about } nínú rẹ̀)
 }{ $uncounted ->
    [0] {""}
   *[other] {" · "}títà { $uncounted } kò tíì sí nínú rẹ̀
 }
close-cash = Owó: ó yẹ kó jẹ́ <b>{ $hand }</b>
close-cash-counted = Owó: ó yẹ kó jẹ́ <b>{ $hand }</b> · { $time ->
    [none] a ka
   *[other] { $time } a ka
 } { $value }
close-counted-value = { $kind ->
    [short] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}nínú { $due }
        }, ó dín { $gap }
    [over] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}nínú { $due }
        }, ó lé { $gap }
   *[exact] { $counted } ✓
 }
close-give-back = ↩️ { $amount } nínú rẹ̀ ni ẹ máa dá padà fún oníbàárà
close-owing = Gbèsè tí wọ́n jẹ yín <b>{ $owed }</b>{ $people ->
    [0] {""}
   *[other] {" "}(ènìyàn { $people })
 }{ $forgiven ->
    [none] {""}
   *[other] {" · "}ẹ dárí { $forgiven } jì
 }
close-claims = ⚖️ Service jẹ yín ní <b>{ $owed }</b> ({ $count })
close-label-owing = Gbèsè tí wọ́n jẹ yín · ènìyàn { $people }
close-sold = { $count ->
    [0] a kò ta ohunkóhun
   *[other] títà { $count } · { $sold }
 }
close-count = { $count ->
    [0] a kò ta ohunkóhun
   *[other] títà { $count }
 }
close-cost = Ìnáwó { $cost }
close-cost-about = Ìnáwó nǹkan bí { $cost }
close-week-before = { $weekday } tó kọjá: { $sales } · { $profit }
close-owners = Ẹni tó ni ín
close-part = { $name } { $count } · { $profit }
close-part-sold = { $name } { $count }
close-best-line = 👤 Oníbàárà tó dára jù: { $names }
close-best-one = { $name } { $kobo }
close-label-sold = Títà
close-label-owed = Gbèsè tí wọ́n jẹ yín ní ọjọ́ yìí
close-label-owed-earlier = Gbèsè tí wọ́n jẹ yín ní ọjọ́ àtẹ̀yìnwá
close-label-forgiven = Gbèsè tí ẹ dárí jì
close-label-forgiven-earlier = Gbèsè ọjọ́ àtẹ̀yìnwá tí ẹ dárí jì
close-label-repaid = Gbèsè tí wọ́n san
close-label-back = Owó tí ẹ máa dá padà
close-label-given = Owó tí ẹ ti dá padà
close-label-hand = Owó tó yẹ kó wà lọ́wọ́
close-label-counted = { $count ->
    [1] A kà á ní { $time }
   *[other] A kà á ní ìgbà { $count }, ìkẹyìn ní { $time }
 }
close-label-opening = Ṣáájú, a rí i ní { $time }
close-label-in = Owó tó wọlé
close-label-in-about = Owó tó wọlé, nǹkan bí
close-label-sales = Fún títà
close-label-earlier-sales = Fún títà ti àwọn ọjọ́ ìṣáájú
close-label-refunds = Owó tó padà
close-label-other = Òmíràn
close-label-closing = Wallet, a rí i ní { $time }
close-uncounted = Kò tíì sí nínú èrè: títà { $count } tó jẹ́ { $kobo }
close-open = À ń yẹ títà { $count } wò ({ $kobo }) · kò tíì sí nínú { $wallet ->
     [without] èrè, owó tàbí wallet
    *[other] èrè tàbí owó
 }
close-open-sealed = Ní 3:00, a ṣì ń yẹ títà { $count } wò ({ $kobo })
close-late = Pẹ̀lú àyípadà { $count } ti àwọn ọjọ́ ìṣáájú: èrè { $profit }
close-warning = ⏳ { $words }
close-wallet = Wallet { $opening } → <b>{ $closing }</b>{ $seen ->
    [none] {""}
   *[other] , a rí i ní { $seen }
 }{ $moves ->
    [none] {""}
   *[other] : { $moves }
 }
close-moves = { $first }, { $then }
close-move-in = { $amount } wọlé
close-move-in-about = nǹkan bí { $amount } wọlé
close-move-sales = { $amount } fún títà
close-move-earlier-sales = { $amount } fún títà ti àwọn ọjọ́ ìṣáájú
close-move-refunds = { $amount } padà
close-move-other = { $amount } òmíràn
close-wallet-line = { $label } { $value }
close-wallet-unknown = 💰 Ẹnikẹ́ni kò tíì wo wallet.
close-changed = <b>Ó ti yí padà láti ìgbà náà</b>
close-changed-line = Títà { $time }: { $what }
close-changed-sold = a tà á nígbẹ̀yìn, èrè { $profit }
close-changed-gone = a fagilé e, èrè { $profit }
close-changed-cost = iye mìíràn, èrè { $profit }
close-changed-open = ó parí láìsí títà
close-changed-more = àti { $count } mìíràn
close-day-button = ◀ { $day }
close-next-button = { $day } ▶
close-hour = { $hour }:00
close-hour-how = 📆 <b>Ìparí ọjọ́</b> máa ń wá fúnra rẹ̀ ní ọjọ́ tí ẹ bá ta nǹkan. Ìgbà wo?
close-hour-none = 🔕 Kó má wá fúnra rẹ̀
close-hour-set = 📆 Ìparí ọjọ́ yóò máa wá ní { $hour }:00, yóò sì parí pátápátá ní 3:00.
close-hour-off = 🔕 Ìparí ọjọ́ kò ní wá fúnra rẹ̀. Ẹ lè fi /close wò ó nígbàkigbà.
button-close = 📆 Ìparí ọjọ́
button-close-hour = 🕘 Ìgbà tó máa wá
button-close-details = 🔎 Àlàyé
button-close-file = 📄 Fáìlì
button-count = 🧮 Ka owó
count-ask = 🧮 Èló ló wà lọ́wọ́ fún <b>{ $day }</b>? Ẹ ka cash àti owó tí oníbàárà fi transfer san. Ẹ má ka ṣẹ́ńjì tí ẹ fi bẹ̀rẹ̀ mọ́ ọn. Ẹ kọ iye owó náà.
count-bad = Ẹ kọ iye owó tí ẹ kà, bíi 12500 tàbí 12500.50.
act-close_hour_set = yan ìgbà tí ìparí ọjọ́ máa wá
act-cash_counted = ka owó ọjọ́ kan

## Statements: sales as files and pictures
command-statement = Àwọn títà yín ní Excel, PDF tàbí CSV
command-chart = Àwọn ọjọ́ tó kọjá nínú àwòrán
button-statement = 📄 Statement
button-chart = 📈 Chart
button-chart-week = 📈 Ọjọ́ 7
button-chart-month = 📈 Ọjọ́ 30
button-xlsx = 📗 Excel
button-pdf = 📄 PDF
button-csv = 📄 CSV
button-xlsx-again = 📗 Tún un ṣe
button-pdf-again = 📄 Tún un ṣe
button-csv-again = 📄 Tún un ṣe
button-other-dates = 📅 Ọjọ́ mìíràn
button-tokens = 🎟 Fi token kún un
button-no-tokens = 🎟 Yọ token kúrò
button-any-customer = 👤 Gbogbo oníbàárà
statement-head = 📄 <b>Statement</b> · { $what }
statement-period-today = Òní
statement-period-yesterday = Àná
statement-period-week = Ọ̀sẹ̀ yìí
statement-period-lastweek = Ọ̀sẹ̀ tó kọjá
statement-period-month = Oṣù yìí
statement-period-lastmonth = Oṣù tó kọjá
statement-which-service = 📄 <b>Títà service wo?</b>
statement-which-seat = 📄 <b>Títà ta ni?</b>
statement-with-tokens = 🎟 Gbogbo token àti pin wà nínú rẹ̀. A ó béèrè PIN nígbà gbogbo.
statement-dates-how =
    📅 <b>Láti ọjọ́ wo dé ọjọ́ wo?</b>
    Ẹ kọ ọjọ́ kan tàbí méjì: <i>1 Nov to 15 Nov</i>, <i>1/11 - 15/11</i>, <i>3 Nov</i>.
statement-dates-bad = Mo nílò ọjọ́ kan tàbí méjì, bíi <i>3 Nov</i> tàbí <i>1/11 to 15/11/2026</i>.
statement-waiting = ⏳ <b>Statement yín</b> ti { $days } ń dúró de àwọn mìíràn. Ipò rẹ̀: { $place }.
statement-making = 📄 <b>À ń ṣe statement yín</b> ti { $days }: ìlà { $count } …
statement-done = A ti kọ { $done } nínú wọn.
statement-sent = 📄 <b>Statement ti { $days }</b>: ìlà { $count }, ìṣẹ́jú àáyá { $seconds }. Ó wà nísàlẹ̀.
statement-stopped =
    📄 <b>Statement ti { $days }</b>
    Ìdíwọ́ dé bá mi nígbà tí mò ń ṣe é. Ohunkóhun kò sọnù: ẹ tún un ṣe.
statement-failed =
    📄 <b>Statement ti { $days }</b>
    A kò lè ṣe é. Àwọn títà yín kò sọnù. Ẹ tún un ṣe, tàbí kí ẹ yan ọjọ́ tó kéré sí i.
statement-caption =
    📄 <b>{ $shop }</b>
    Statement ti { $what }
statement-sandbox = SANDBOX: kì í ṣe títà gidi
statement-sandbox-html = 🧪 SANDBOX: kì í ṣe títà gidi
pin-for-statement = 🎟 <b>PIN láti kó gbogbo token àti pin sínú file</b>
tap-statement-none = Kò sí títà kankan ní àsìkò náà.
tap-statement-long = Iye àwọn títà ju 500,000 lọ. Ẹ yan àsìkò tó kúrú sí i.
tap-statement-busy = À ń ṣe statement kan fún ilé ìtajà yìí lọ́wọ́. Ọ̀kan lẹ́ẹ̀kan ni.
tap-other-mode = Ọjọ́ yìí jẹ́ ti mode kejì. Ẹ kọ́kọ́ yí i padà ní /account.
act-statement = ṣe statement
act-statement_with_tokens = ṣe statement pẹ̀lú gbogbo token

## In the files
statement-title = Statement
statement-column-time = Àsìkò
statement-column-reference = Reference
statement-column-service = Service
statement-column-provider = Network tàbí ilé iṣẹ́
statement-column-product = Ọjà
statement-column-beneficiary = Nọ́mbà
statement-column-customer = Oníbàárà
statement-column-face = Face value
statement-column-cost = Ìnáwó
statement-column-charge = Ipò ìnáwó
statement-column-price = Oníbàárà máa san
statement-column-profit = Èrè
statement-column-payment = Oníbàárà san
statement-column-seat = Ẹni tó tà á
statement-column-state = Ibi tó dé
statement-column-note = Àkíyèsí
statement-column-token = Token
statement-state-sold = A tà á
statement-state-awaiting = A tà á, token ń bọ̀
statement-state-open = À ń yẹ̀ ẹ́ wò
statement-state-failed = A kò tà á
statement-payment-paid = Ó san
statement-payment-owed = Ó jẹ gbèsè
statement-payment-part = Apá kan
statement-payment-forgiven = A dárí jì
statement-charge-seen = a rí i
statement-charge-expected = a retí rẹ̀
statement-charge-unknown = a kò mọ̀
statement-still-open = À ń yẹ̀ ẹ́ wò · dé { $amount }
statement-not-sold = A kò tà á · { $amount }
statement-label-summary = Àkópọ̀
statement-label-lines = Àwọn títà
statement-label-total = Àpapọ̀
statement-label-sales = Títà
statement-label-service = Service
statement-label-seat = Ẹni tó tà á
statement-label-day = Ọjọ́
statement-label-services = Service kọ̀ọ̀kan
statement-label-seats = Òǹtajà kọ̀ọ̀kan
statement-label-days = Ọjọ́ kọ̀ọ̀kan
statement-label-made = A ṣe é
statement-label-unknown = a kò mọ̀
statement-label-page = Ojú ewé { $page } nínú { $pages }
statement-made = A ṣe é ní { $time } ({ $zone })
statement-about = nǹkan bí { $amount }
statement-sold = Owó ọjà tí a tà
statement-face = Face value
statement-cost = Ìnáwó
statement-price = Oníbàárà máa san
statement-profit = Èrè
statement-opening = Wallet ní ìbẹ̀rẹ̀
statement-paid-in = Owó tó wọlé
statement-charged = Fún títà
statement-not-named = Òmíràn
statement-closing = Wallet ní ìparí
statement-seen = bí a ṣe rí i ní { $time }
statement-debts-opening = Gbèsè tí wọ́n jẹ yín ní ìbẹ̀rẹ̀
statement-debts-owed = Gbèsè tuntun
statement-debts-paid = Gbèsè tí wọ́n san
statement-debts-forgiven = Gbèsè tí ẹ dárí jì
statement-debts-closing = Gbèsè tí wọ́n jẹ yín ní ìparí
statement-open = { $amount ->
    [none] Títà { $count } kò tíì parí, kò sì sí nínú àpapọ̀ kankan.
   *[other] Títà { $count } kò tíì parí, kò sì sí nínú àpapọ̀ kankan: owó tó lè tó { $amount }.
}
statement-uncounted = Títà { $count } kò sí nínú ìnáwó: a kò mọ owó tó kúrò fún un.
statement-no-wallet = Wallet ní ìbẹ̀rẹ̀ àti ní ìparí: a kò mọ̀.
statement-no-lines = Ìlà { $count } ti pọ̀ jù láti kọ sí ojú ewé: ẹ gbà á ní Excel tàbí CSV.

## Charts
chart-naira = ní ₦
chart-sales = títà
chart-days = ní ọjọ́ { $days }
chart-sold-by-day = Ohun tí a tà ní ọjọ́ kọ̀ọ̀kan
chart-profit-by-day = Èrè ọjọ́ kọ̀ọ̀kan
chart-by-service = Ohun tí a tà
chart-by-hour = Wákàtí kọ̀ọ̀kan
chart-closing = Àwọ̀ dúdú: òní, àti wákàtí tó dára jù. Iye gan-an, dé kọ́bọ̀, wà nínú ọ̀rọ̀ ìsàlẹ̀.
chart-caption = 📈 <b>{ $shop }</b> · { $days }
chart-profit = Èrè { $profit }
chart-line = { $name } · { $amount }
chart-best-day = Ọjọ́ tó dára jù: { $day } · { $amount }
chart-best-hour = Wákàtí tó dára jù: { $from } sí { $to }
chart-none = 📈 A kò ta ohunkóhun ní àwọn ọjọ́ yìí.
tap-chart-none = A kò ta ohunkóhun ní àwọn ọjọ́ yìí.
close-title-sealed = Ìparí ọjọ́ · { $day }
close-title-open = { $day } · títí di { $time }
close-title-over = { $day } · yóò parí ní 3:00
close-profit = Èrè
close-profit-about = Èrè, nǹkan bí
close-loss = Àdánù
close-loss-about = Àdánù, nǹkan bí
close-above = Ó fi { $percent }% ju { $weekday } tó kọjá lọ
close-below = Ó fi { $percent }% kéré sí { $weekday } tó kọjá
close-week = Èrè, ọjọ́ 7 tó kọjá
close-brought = Ibi tí èrè ti wá
close-by-seat = Ẹni tó tà
close-best = Oníbàárà tó dára jù
close-profit-aside = èrè
close-paid-aside = oníbàárà máa san
close-number = Ìparí ọjọ́ { $number } · { $digest }
close-number-open = Kò tíì parí: a ó parí ọjọ́ yìí ní 3:00
close-foot = Àpapọ̀ rẹ̀ pé dé kọ́bọ̀. A ó kọ àyípadà tó bá tẹ̀lé e sílẹ̀, a kì í bò ó mọ́lẹ̀.
close-sandbox-note = Sandbox: ohunkóhun níbí kì í ṣe gidi
close-short-thousands = { $number }k
close-short-millions = { $number }m

## Alerts: what owners are told unasked
command-alerts = Ohun tí a máa sọ fún yín, àti ìgbà tí a máa sọ ọ́
button-alerts = 🔔 Alert
button-alert-on = 🔔 Jẹ́ kó ṣiṣẹ́
button-alert-off = 🔕 Dá a dúró
alerts-title = 🔔 <b>Alert</b>
alerts-about = A máa ń fi wọ́n ránṣẹ́ sí gbogbo àwọn tó wọlé sínú ilé ìtajà yìí; ọ̀kọ̀ọ̀kan kì í ju ẹ̀ẹ̀kan lọ ní wákàtí kan. Títà sandbox kì í fi alert ránṣẹ́.
alerts-row = { $what }: <b>{ $state }</b>
alerts-now = Báyìí: <b>{ $state }</b>
alerts-off = kò ṣiṣẹ́
alerts-on = ó ń ṣiṣẹ́
alerts-any = iye owó èyíkéyìí
alerts-loss = àdánù
alerts-under = kéré ju { $amount } lọ
alerts-under-sales = kéré ju títà { $count } lọ
alerts-from = { $amount } tàbí jù bẹ́ẹ̀ lọ
alerts-float = 🪫 Owó wallet kéré
alerts-float-about = Ó máa ń sọ fún yín nígbà tí owó inú wallet bá kéré ju iye tí ẹ sọ lọ, tàbí tí kò bá tó fún iye títà tí ẹ sọ. Ìpíndọ́gba ìnáwó àwọn títà yín lónìí, tàbí ti ọjọ́ 7 tó kọjá, la máa ń kà fún títà kan. A ó tún sọ fún yín tí ó bá dín kù sí ìdajì.
alerts-paid_in = ➕ Owó tó wọlé
alerts-paid_in-about = Ó máa ń sọ fún yín nípa owó tó wọ inú wallet, nígbà tí ilé ìtajà yìí bá tún rí wallet: lẹ́yìn títà kan, tàbí nígbà tí ẹnì kan bá ṣí menu.
alerts-price = 🏷 Ìnáwó tuntun
alerts-price-about = Ó máa ń sọ fún yín nígbà tí ìnáwó plan kan tí ẹ tà láàrin ọjọ́ 30 tó kọjá bá pọ̀ sí i tàbí dín kù, àti èrè tí ẹ máa rí nígbà náà. A máa ń rí i nígbà tí ẹnì kan bá wo àwọn plan náà láti ta ọ̀kan.
alerts-gone = 🚫 Plan tí kò sí mọ́
alerts-gone-about = Ó máa ń sọ fún yín nígbà tí plan kan tí ẹ tà láàrin ọjọ́ 30 tó kọjá kò bá sí nínú àkójọ mọ́, tàbí tí kò bá ní iye owó. A máa ń rí i nígbà tí ẹnì kan bá wo àwọn plan náà láti ta ọ̀kan.
alerts-profit = 📉 Èrè kékeré
alerts-profit-about = Ní òwúrọ̀, ó máa ń sọ fún yín tí èrè ọjọ́ tó ṣáájú bá kéré ju iye tí ẹ sọ lọ.
alerts-ask = Ẹ kọ iye owó, bíi 5000.
alerts-ask-float = Ẹ kọ iye owó, bíi 5000, tàbí iye títà, bíi 15 sales.
alerts-bad = “{ $text }” kì í ṣe iye owó. Ẹ kọ ọ́ báyìí: 5000.
act-alert_set = yí alert padà: { $what }
alert-float-today = { $count ->
    [0] 🪫 <b>{ $balance }</b> kò tó fún títà kan sí i, bí ẹ ṣe ń tà lónìí
   *[other] 🪫 <b>{ $balance }</b> tó fún nǹkan bí títà { $count } sí i, bí ẹ ṣe ń tà lónìí
 }
alert-float-week = { $count ->
    [0] 🪫 <b>{ $balance }</b> kò tó fún títà kan sí i, bí ẹ ṣe tà ní ọjọ́ 7 tó kọjá
   *[other] 🪫 <b>{ $balance }</b> tó fún nǹkan bí títà { $count } sí i, bí ẹ ṣe tà ní ọjọ́ 7 tó kọjá
 }
alert-float = 🪫 Owó wallet kéré: <b>{ $balance }</b>
alert-seen = A rí i ní { $time }
alert-paid-in = ➕ <b>{ $amount }</b> wọ inú wallet
alert-paid-in-about = ➕ <b>Nǹkan bí { $amount }</b> wọ inú wallet
alert-paid-in-back = ↩️ { $amount } nínú rẹ̀ jẹ́ owó tí service dá padà
alert-paid-in-wallet = Wallet { $balance }, a rí i ní { $time }
alert-price = 🏷 <b>Ìnáwó plan { $count } tí ẹ ń tà ti yí padà</b>
alert-price-plan = { $plan }: { $before } → <b>{ $after }</b>
alert-price-kept = Oníbàárà máa san { $price } · èrè yín { $kept }, ó jẹ́ { $was } tẹ́lẹ̀
alert-price-lost = 🔴 Oníbàárà máa san { $price } · ẹ ó pàdánù { $kept }, èrè yín jẹ́ { $was } tẹ́lẹ̀
alert-gone = 🚫 <b>Plan { $count } tí ẹ ń tà kò sí mọ́</b>
alert-gone-what = Service kò fi í sínú àkójọ, tàbí kò sọ iye owó rẹ̀. A kò lè tà á báyìí.
alert-others = àti { $count } mìíràn
alert-profit = 📉 <b>{ $day }: èrè { $profit }</b>
alert-profit-about = 📉 <b>{ $day }: èrè nǹkan bí { $profit }</b>
alert-profit-mark = { $count ->
    [0] A kò ta ohunkóhun · iye tí ẹ sọ ni { $mark }
   *[other] Títà { $count } · iye tí ẹ sọ ni { $mark }
 }
alert-profit-uncounted = Kò sí nínú ìṣirò: títà { $count } tó jẹ́ { $amount }, tí ẹnikẹ́ni kò sọ ìnáwó rẹ̀

## Reminders to sell again
command-reminders = Ohun tí ẹ máa tún tà, àti ìgbà tí ẹ máa tà á
button-repeat-new = ⏰ Tún títà ṣe
button-repeats = ⏰ Ìránnilétí
button-repeat-sell = 🔁 Tún tà: { $what }
button-repeat-to = 🔁 Ta { $what }: { $to }
button-repeat-other = 📃 Plan mìíràn
button-repeat-later = ⏰ Ọ̀la
button-repeat-skip = ⏭ Fo èyí
button-repeat-stop = ✖ Dá ìránnilétí dúró
button-repeat-days = 📅 Ọjọ́ mìíràn
button-repeat-hour = 🕘 Ní { $hour }:00
button-repeat-every = { $every ->
    [month] Oṣù kọ̀ọ̀kan
    [1] Ojoojúmọ́
   *[other] Ọjọ́ { $every } kọ̀ọ̀kan
 }
button-repeat-open = { $day } · { $who }
repeat-ask =
    ⏰ <b>{ $who }</b>: { $what }
    Lẹ́yìn ọjọ́ mélòó ni kí n máa rán yín létí? Ẹ tẹ̀ ẹ́, tàbí kí ẹ kọ iye ọjọ́ (1 sí { $most }).
repeat-placeholder = 28
repeat-bad-days = “{ $text }” kì í ṣe iye ọjọ́. Ẹ kọ 1 sí { $most }, tàbí kí ẹ tẹ bọ́tìnì kan.
repeat-title = ⏰ <b>{ $who }</b>
repeat-what = { $icon } { $what } · { $number }
repeat-due = Àsìkò èyí tó kàn ti tó.
repeat-last = A tà á kẹ́yìn ní { $day }{ $price ->
    [none] {""}
   *[other] {" "}ní iye { $price }
 }
repeat-next = { $every ->
    [month] Oṣù kọ̀ọ̀kan
    [1] Ojoojúmọ́
   *[other] Ọjọ́ { $every } kọ̀ọ̀kan
 }. Èyí tó kàn: { $weekday } { $day }, { $time }
repeat-number-gone = ⚠️ { $who } kò ní nọ́mbà { $number } mọ́. Fún nọ́mbà wo ni?
repeat-no-number = ⚠️ { $who } kò ní nọ́mbà { $number } mọ́, kò sì ní òmíràn fún èyí. Ẹ fi ọ̀kan kún un lábẹ́ orúkọ oníbàárà náà.
repeat-hour-how = ⏰ Ní aago mélòó ni kí n máa rán yín létí?
repeat-stopped = ⏰ A ti dá ìránnilétí yìí dúró.
repeat-answered = A ti dáhùn èyí tẹ́lẹ̀.
repeat-not-set = ⏰ Oníbàárà tàbí títà yìí kò sí mọ́. A kò fi ìránnilétí kankan sílẹ̀.
repeat-not-saved = Ẹ kọ́kọ́ fi orúkọ oníbàárà yìí pamọ́.
repeats-title = ⏰ <b>Ohun tí ẹ máa tún tà</b>
repeats-line = { $day } · <b>{ $who }</b> · { $what } · { $every ->
    [month] oṣù kọ̀ọ̀kan
    [1] ojoojúmọ́
   *[other] ọjọ́ { $every } kọ̀ọ̀kan
 }
repeats-none = ⏰ Kò tíì sí ìránnilétí. Ẹ tẹ “⏰ Tún títà ṣe” lábẹ́ àtẹ̀jíṣẹ́ títà fún oníbàárà tí orúkọ rẹ̀ wà ní ìpamọ́.
customer-repeat = ⏰ { $what } · { $every ->
    [month] oṣù kọ̀ọ̀kan
    [1] ojoojúmọ́
   *[other] ọjọ́ { $every } kọ̀ọ̀kan
 } · èyí tó kàn { $day }
act-repeat_set = fi ìránnilétí láti tún tà sílẹ̀
act-repeat_ended = dá ìránnilétí láti tún tà dúró
