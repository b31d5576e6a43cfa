# Every word that a person reads, in Nigerian Pidgin. The keys and their order are those of en.ftl.
# English spelling for trade words and for the, this, that; the grammar words of BBC Pidgin. No tone marks.
# The money sentences were translated back by somebody who had not seen the English; what differed was corrected.
# No native reader who sells has read it: a word here may be odd, and a sentence about money may be misheard.
# Left in English: what operators read, and the examples that the shop reads back from what is typed.
# signed: none
#
# What wants a native reader first:
# - card-*, failed-*, confirm-*, try-again-why, help-money: what is known, and what to do
# - service-electricity: "Light"
# - notice-settled-*: "E no sell"
# - -nothing-charged: "your wallet" is the shop's, and staff read it, too
# - seat-*: permission for access
# - button-history, sums-*, close-label-*, statement-column-*, debtor-*, payment-*, pack-*, alert-float*, repeat-*: the words

language-name = Pidgin
-nothing-charged = No money comot from your wallet.
line = { $text }
line-bold = <b>{ $text }</b>
line-code = <code>{ $text }</code>

## Telegram's own places
bot-description = Sell airtime, data, TV, light, internet and exam pin from your prepaid wallet. We dey follow every sale till you know how e end.
bot-short-description = Your shop for airtime, data, TV, light, internet and exam pin.
command-menu = Your shop
command-money = Fund, who dey owe, close, prices, files
command-more = Customers, staff, lock, account
command-sell = Sell something
command-balance = Balance wey dey your wallet
command-fund = Bank details to put money for wallet
command-books = Wetin you sell, wetin e cost, your profit
command-history = Your latest sales
command-find = Find sale by number, amount, name or reference
command-verify = Ask the service about one reference
command-login = Log in to your shop
command-logout = Log out from your shop
command-deletedata = Delete your data
command-language = Choose language
command-help = How everything dey work
command-cancel = Cancel wetin you dey do

## Languages
language-choose = 🗣 <b>Which language you want?</b>
language-now = From now na Pidgin we go dey talk.
language-below = Wetin I talk about money get English below, because person wey sell never check my words yet.
button-language = 🗣 Language
button-english-on = 🔡 Put English
button-english-off = 🔡 Remove English

## Services
service-airtime = Airtime
service-data = Data
service-tv = TV
service-electricity = Light
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
service-electricity-lower = light
service-internet-lower = internet
service-education-lower = exam pin

## Buttons
button-menu = 🏪 Menu
button-money = 💰 Money
button-more = ⋯ More
button-service = { $icon } { $name }
button-history = 🧾 Sales
button-fund = 🏦 Put money
button-back = ◀ Back
button-other-network = ✏️ Other network
button-other-meter = ✏️ No be prepaid
button-all = 📃 Show everything
button-pieces = { $count } pin
button-cancel = ✖ Cancel
button-change = ✏️ Change
button-price = 🏷 Set price
button-price-stays = 🏷 Save this price
button-books = 📊 Books
button-claims = ⚖️ Service dey owe
button-sell = ✅ Sell { $amount }
button-sell-again-anyway = ⚠️ Sell { $amount } again
button-sell-at = ✅ Sell am { $price }
button-sell-owes = 📒 Sell { $amount }, owe
button-owes = 📒 Sell, owe
button-pays-now = 💵 E dey pay now
button-ask-owner = 🙋 Ask the owner
button-check = 🔄 Check am now
button-copy-token = 📋 Copy token
button-copy-pin = 📋 Copy pin
button-copy-pin-number = 📋 Copy pin { $number }
button-whatsapp = 💬 WhatsApp
button-telegram = ✈️ Telegram
button-copy-account = 📋 Copy account number
button-paid = 🏦 I don pay
button-older = Older ▶
button-newer = ◀ Newer
button-receipt = 📄 Receipt
button-offer-anew = 🔁 Start again
button-sell-unchecked = ⚠️ Sell any price
button-sell-again = 🔁 Sell again
button-support = 💬 Support
button-copy-pack = 📋 Copy
button-complaint = 📣 Make complaint
button-complaint-reason = ✏️ Another reason
button-complaint-sent = ✔ I don send am
button-complaint-answered = ✔ Dem don answer
button-complaint-closed = ✔ E don settle
button-claims-file = 📄 All claims as file
button-claim-sale = The sale
button-claim-end = ✔ Close am
button-verify = 🔎 Ask the service
button-login = 🔑 Log in
button-share-number = ☎️ Share my number
button-other-number = ✏️ Another number
button-no-account = I no get account
button-forgot-pin = I forget PIN
button-try-again = 🔄 Try again
button-sell-other = { $icon } Sell { $service }

## Logging in
login-phone =
    <b>Log in to your shop</b>
    Share your number, or type the phone number of your account for <b>{ $service }</b>.
login-phone-bad = That one no be Nigerian mobile number. Type am like 0803 123 4567.
login-phone-foreign = That one na another person contact. Share your own, or type the number of your account.
login-phone-text = Share your number with the button, or type am like 0803 123 4567.
login-pin = <b>PIN for { $phone }</b>
login-number = ☎️ { $phone }
login-pin-placeholder = PIN
login-pin-text = Type your PIN as text message.
login-pin-too-early = That one look like PIN, so I delete am. Your phone number first: share am, or type am like 0803 123 4567.
login-pin-shape = PIN na only digits. Type am again; your message go delete at once.
login-checking = We dey check your PIN …
login-refused =
    <b>E no gree.</b> The service no accept this number and PIN.
    Give the PIN again, or use another number.
login-slow-down = The service say make you wait small. Give the PIN again in a minute.
login-unavailable =
    <b>Service no dey answer.</b> I no fit tell whether your PIN correct.
    Wait one minute, then give the PIN again.
login-unreadable =
    <b>The service send answer wey I no fit read.</b> I no fit tell whether your PIN correct.
    Wait one minute, then give the PIN again.
login-page =
    <b>Na web page answer, no be the service.</b> I no fit tell whether your PIN correct.
    Tell the operator of this bot make e check VENDING_BASE_URL.
login-redirect =
    <b>The service dey send this bot go another address.</b> I no fit tell whether your PIN correct.
    Tell the operator of this bot make e check VENDING_BASE_URL.
login-no-token =
    <b>The service answer, but e no give any login.</b> I no fit tell whether your PIN correct.
    Tell the operator of this bot make e check VENDING_BASE_URL.
login-another-step =
    <b>The service want second step, like code.</b> This bot no fit do am, and each login dey send another code.
    Off two-factor login for the service because of this bot. Then log in again.
login-keys-unreadable =
    <b>You don log in, but I no fit read your keys inside the service answer.</b>
    You no fit sell without key. Log in again later, or ask the service.
login-keys-masked =
    <b>You don log in, but the service dey show only part of your keys.</b>
    Make new key to sell here. The old one go stop at once: website or other program wey dey use am no fit sell until e get the new one.
login-pin-left-behind = ⚠️ I no fit delete your PIN from this chat. Abeg delete that message yourself.
login-no-key =
    <b>You don log in, but this account no fit sell yet.</b>
    { $phone } never be developer account yet.
login-no-key-developer =
    <b>You don log in, but key to sell no dey.</b>
    Make one here.
login-first = Log in first before you do that one.
login-already = You don log in as <b>{ $name }</b> ({ $phone }).
login-key-refused =
    <b>The service no dey accept your shop key again.</b>
    Log in again. We keep the sales wey never finish yet, and we go check them once you log in.
key-dead =
    <b>The service no dey take your shop key, and e no show another one wey I fit use.</b>
    Make new key to sell. The old one go stop at once: website or other program wey dey use am no fit sell until e get the new one.
account-switched-off = <b>The service don off this account.</b> To log in again no go change anything. Ask the service.
logged-out =
    <b>We don log you out.</b>
    We still dey check the sales wey never finish yet, and their messages go show how they end.
logout-not-in = You never log in.
logout-last = <b>You wan log out?</b> Nobody else dey logged in to this shop.
logout-seats =
    { $count ->
        [1] 🧑‍💼 One of your staff no go fit sell till you come back.
       *[other] 🧑‍💼 { $count } of your staff no go fit sell till you come back.
    }
logout-open =
    { $count ->
        [1] ⏳ One sale never finish yet. I go still dey check am, and its message go show how e end.
       *[other] ⏳ { $count } sales never finish yet. I go still dey check them, and their messages go show how they end.
    }

## The PIN
pin-tap = Press your PIN, or type am: your message go delete at once.
pin-tap-login = Type your PIN, or press am here. Wetin you type go delete at once, and we no dey keep the PIN.
pin-type = Type your PIN. Your message go delete at once, and we no dey keep the PIN.
button-pin-done = ✔ Done
button-pin-erase = ⌫
pin-for-sale =
    🔒 <b>PIN to sell { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-allow =
    🔒 <b>PIN to allow { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-lock = 🔒 <b>PIN to change the lock</b>
pin-for-unfreeze = 🧊 <b>PIN to start to sell again</b>
pin-for-erase = 🗑 <b>PIN to delete this shop data</b>
pin-again = Something interrupt me. Give the PIN one more time.
pin-wrong = ❌ <b>PIN no correct.</b>
pin-tries = { $left ->
    [1] You fit try 1 more time, after that you go wait 15 minutes.
   *[other] You fit try { $left } more times.
 }
pin-slow-down = The service say make you wait small. I no fit tell whether your PIN correct.
pin-unavailable = <b>Service no dey answer.</b> I no fit tell whether your PIN correct. Try again after small time.
pin-unreadable = <b>The service send answer wey I no fit read.</b> I no fit tell whether your PIN correct. Try again after small time.
pin-wait = ⏳ <b>Wrong PIN don too much.</b> You fit try again from { $time }.
pin-logged-out =
    🔒 <b>Wrong PIN don too much: we don log you out.</b>
    We still dey check the sales wey never finish yet. Log in again to continue.
pin-stray = That one look like PIN, so I delete am. If e no be PIN, type am again in a minute.
pin-cancelled = You don cancel am. Nothing change.
tap-pin-short = PIN get at least 3 digits.
tap-pin-old = This keypad don expire. { -nothing-charged }
tap-pin-wait = Wrong PIN don too much. { -nothing-charged } You fit try again from { $time }.

## The lock
command-freeze = Stop all selling at once
command-unfreeze = Start to sell again after freeze
command-shopname = The name wey dey your receipts
command-lock = Lock your shop
locked = 🔒 <b>E don lock.</b> Give your PIN, then continue from where you stop.
lock-title = 🔒 <b>Lock and PIN</b>
lock-idle = E go lock if nobody press anything for: <b>{ $idle }</b>
lock-above = PIN for a sale: <b>{ $above }</b>
lock-way-keypad = You dey press the PIN for keypad.
lock-way-typed = You dey type the PIN; the message go delete.
lock-never = not at all
lock-every = every sale
lock-minutes = { $count } minutes
lock-hours = { $count ->
    [1] 1 hour
   *[other] { $count } hours
 }
lock-above-amount = above { $amount }
lock-choose-idle =
    🔒 <b>If nobody press anything, the shop go lock after how long?</b>
    E be for every owner chat of this shop. If you want longer time, you go need the PIN.
lock-choose-above =
    🔒 <b>Which sales go ask for PIN?</b>
    E be for every owner chat of this shop. If you want make fewer sales ask, you go need the PIN. Staff get their own limits.
button-lock = 🔒 Lock and PIN
button-lock-idle = ⏱ Lock after: { $idle }
button-lock-above = 🔒 PIN for a sale: { $above }
button-lock-way-keypad = 🔢 Use keypad
button-lock-way-typed = ⌨️ Type am instead
chats-title = <b>Who dey logged in</b>
chats-this = { $name } · since { $time } · this chat
chats-other = { $name } · since { $time }
chats-alone = Nobody else dey logged in to this shop.
chats-lost = Phone don lost? Log out that chat, and change the PIN for the service.
button-chats = 🔑 Who log in
button-log-out-chat = Log out { $name }
pin-for-log-out = <b>PIN to log out { $name }</b>
tap-chat-gone = That chat don log out already.
news-logged-in =
    🔑 <b>{ $name } don log in to this shop</b> with the number and PIN.
    If no be you or your person: log am out, change the PIN for the service, and stop all selling with /freeze.
button-not-me = ✖ No be me: log out
news-pin-stop =
    ⚠️ <b>Wrong PIN don too much for this shop number.</b> Nobody fit log in with am before { $time }. You fit still sell.
    If no be you or your person, somebody dey guess your PIN.
news-logged-out = Another chat of this shop don log this one out. We still dey check the sales wey never finish yet, and their messages go show how they end.
button-lock-now = 🔒 Lock am now
button-freeze = 🧊 Freeze selling
button-unfreeze = 🧊 Unfreeze am
menu-frozen = 🧊 <b>Selling don freeze.</b>
frozen =
    🧊 <b>Selling don freeze. { -nothing-charged }</b>
    Owner fit unfreeze am with the PIN.
freeze-ask =
    🧊 <b>You wan freeze all selling for { $shop }?</b>
    { $count ->
        [1] You no go fit sell till you give your PIN.
       *[other] { $count } people no go fit sell, you too, till owner give the PIN.
    }
frozen-now =
    🧊 <b>Selling don freeze, for every chat of this shop.</b>
    We still dey check the sales wey their request don go. To sell again, you go need your PIN.
unfrozen = ✅ <b>You fit sell again.</b>
tap-frozen = Selling don freeze. { -nothing-charged } Owner fit undo am with /unfreeze.
tap-not-frozen = Selling no freeze.
news-frozen = 🧊 <b>Selling don freeze</b>: another chat of this shop freeze am. Nobody fit sell till somebody give the PIN with /unfreeze.
news-unfrozen = ✅ You fit sell again: another chat of this shop don give the PIN.
shop-stopped = ⏸ <b>The operator of this bot don stop new sales for this shop:</b> { $reason }
tap-stopped = Request no go. The operator don stop new sales for this shop: { $reason }
news-started = ▶️ <b>You fit sell again.</b> The operator of this bot don start this shop again.
news-orphan =
    👁 <b>The service report sale wey no happen for here.</b>
    { $service } · { $amount } · { $status }
    { $reference }
news-orphan-what = If another program of your own sell am, no problem. If no be so, somebody get key of this account: /freeze, then Account → New live key.
orphan-other = we no know the status

## Menu
menu-shop = 🏪 <b>{ $shop }</b>
menu-sandbox = 🧪 <b>SANDBOX</b>: nothing here dey real.
menu-wallet-unknown = We never know the wallet balance yet
menu-today = Today { $sums }
menu-open = ⏳ { $open }
# What a reseller may type to sell
menu-type = Type am: <i>500 mtn 0803…</i>
submenu-money =
    💰 <b>Money</b>
    Bank details to fund the wallet, who dey owe you, wetin the service dey owe, the day close, wetin the shop dey gain, wetin customers dey pay, and sales for file.
submenu-more =
    ⋯ <b>More</b>
    Sell many at once, customers, staff and their limits, the lock and PIN, your language, and the account with the keys.

## What sales come to
sums-joined = { $first } · { $then }
sums-none = no sale yet
sums-sold = { $count ->
    [1] 1 sale
   *[other] { $count } sales
 } · sold { $sold }
sums-count = { $count ->
    [1] 1 sale
   *[other] { $count } sales
 }
sums-cost = cost { $cost }
sums-cost-about = cost around { $cost }
sums-unpriced = { $count ->
    [1] we no know the cost of 1
   *[other] we no know the cost of { $count }
 }
sums-uncounted = { $count } never enter the count yet ({ $price })
sums-late = { $count ->
    [1] 1 change after the close: profit { $profit }
   *[other] { $count } changes after the close: profit { $profit }
 }
sums-late-earlier = { $count ->
    [1] 1 change of earlier days dey only inside the close: profit { $profit }
   *[other] { $count } changes of earlier days dey only inside the close: profit { $profit }
 }
profit = { $kind ->
    [loss] loss { $amount }
    [loss-about] loss around { $amount }
    [profit-about] profit around { $amount }
   *[profit] profit { $amount }
 }
profit-first = { $kind ->
    [loss] Loss { $amount }
    [loss-about] Loss around { $amount }
    [profit-about] Profit around { $amount }
   *[profit] Profit { $amount }
 }
sums-open = { $count ->
    [1] We still dey check 1 sale
   *[other] We still dey check { $count } sales
 }
sums-open-kobo = { $open } · { $kobo } fit still comot
sums-open-taken = { $open } · the money don already comot from the wallet
wallet-short = { $short } short
welcome =
    <b>Welcome to your shop.</b>
    Sell airtime, data, TV, light, internet and exam pin from your prepaid wallet, and see where every naira go.

## Selling: questions
sell-title = { $icon } <b>Sell { $service }</b>
sell-ask-phone = Which number? Type am, or share contact.
sell-ask-meter = Meter number? Type the digits.
sell-ask-smartcard = Smart card or IUC number? Type the digits.
sell-ask-network = Which network?
sell-ask-company = Which company?
sell-ask-exam = Which exam?
sell-ask-plan-type = Which kind plan?
sell-plan-type-other = Other one
sell-ask-plan-long = Which one? Press am, or type to find am: <i>1gb</i>, <i>weekly</i>, <i>under 500</i>.
sell-ask-product-long = Which one? Press am, or type part of the name.
sell-found = { $count ->
    [1] 1 match for “{ $text }”
   *[other] { $count } match for “{ $text }”
 }
sell-placeholder-search = 1gb, weekly, under 500
sell-ask-meter-type = Which kind meter?
sell-ask-product = Which one?
sell-ask-amount = How much? From { $min } to { $max }. Press or type.
sell-placeholder-phone = 0803 123 4567
sell-placeholder-meter = Meter number
sell-placeholder-amount = 1,000
sell-bad-phone = “{ $text }” no be Nigerian mobile number. Type am like 0803 123 4567.
sell-bad-meter = “{ $text }” no be meter number. Meter number get 11 to 13 digits.
sell-bad-smartcard = “{ $text }” no be smart card number. E get 10 digits, StarTimes 11.
sell-bad-amount = “{ $text }” no be amount. Type am like 500, 1,000 or 1k.
sell-bad-amount-low = { $amount } small pass the smallest amount, { $min }.
sell-bad-amount-high = { $amount } big pass the biggest amount, { $max }.
sell-bad-quantity = Type how many pins, from 1 to { $most }.
sell-bad-choice = “{ $text }” no dey the list. Press one of the buttons.
sell-none-found = Nothing match “{ $text }”. Press one, or find another thing.
sell-need-text = Type the answer, or press button.
sell-need-tap = Use the buttons for the message. No money go comot till you press Sell.
sell-nothing-listed = Nothing dey available here now. { -nothing-charged } Choose another thing, or try again later. If every list empty, make the operator check the service address.
sell-face-limits = <b>{ $provider } dey take from { $min } to { $max } each time.</b> Your own na { $amount }. { -nothing-charged }
sell-closed = { $name } no dey for sale now. { -nothing-charged } Choose another one.
sell-held =
    ⏸ <b>{ $what } dey on hold reach { $until }:</b> { $reason }
    { -nothing-charged }
held-line = ⏸ { $what } dey on hold reach { $until }: { $reason }
tap-held = { $what } dey on hold reach { $until }: { $reason }
health-line = ⏳ <b>{ $name }</b>: { $facts }
health-waiting-own = { $count } of your own dey wait since { $since }
health-waiting = { $count } sales dey wait since { $since }
health-failed = { $count } of the last { $of } no work
health-slow = one sale dey take { $now }, before na { $usual }
span-seconds = { $count } s
span-minutes = { $count } min
tap-watching = I go message you when { $name } dey sell well again. I go check am for one day.
tap-watching-well = { $name } dey sell well now.
button-tell-back = 🔌 Tell me when e come back
sell-mode-changed = <b>Somebody switch this shop between live and sandbox</b> when I dey check the price. { -nothing-charged } Start again.
sell-catalogue-down =
    <b>Service no dey answer.</b> { -nothing-charged }
    Try again after small time.
sell-down =
    🔌 <b>Service no dey answer since { $time }.</b> Request no go. { -nothing-charged }
    You no fit sell now. I go tell you here when e come back.
tap-service-down = Service no dey answer since { $time }. Request no go. I go tell you when e come back.
tap-restoring = Request no go. I dey find sales wey happen after the backup. Try again in a minute.
news-restored =
    🗄 <b>We don restore this shop from backup of { $time }.</b>
    We dey find the sales wey happen after that. You fit sell when we finish.
news-restored-open = 🗄 <b>You fit sell again.</b> Everything wey we fit find out about the time after { $time } dey your sales list.
news-restored-even = Your wallet match your sales list.
news-restored-gap =
    { $amount } comot from your wallet for sales wey this backup no sabi.
    Make you no sell again wetin you sell that time: look the sale message for this chat, or ask the service.
restored-between = Between { $least } and { $most }
news-restored-paid-in = Your wallet get { $amount } pass wetin the sales list explain. Money wey you pay in fit hide sales wey this backup no sabi.
news-restored-unseen = I no fit see now wetin comot from your wallet since { $time }. Compare your balance with your sales list.
news-service-back = 🔌 <b>Service don dey answer again.</b> You fit sell.
news-company-back = 🔌 <b>{ $name } don dey sell well again.</b>
sell-session-over =
    <b>Your login for the service don expire.</b> { -nothing-charged }
    Log in again to continue.
sell-may-leave = { $amount } fit still comot from your wallet for sales wey we dey check.
sell-not-enough =
    <b>Your wallet get { $balance }</b>, we see am { $time }. This sale cost { $charge }. { -nothing-charged }
    Pay at least { $missing } enter:
sell-left = You don cancel am. { -nothing-charged }
sell-timed-out = You no answer for some time, so I don stop to ask you. { -nothing-charged }
form-updated = The bot get update. Wetin you start here don lost. { -nothing-charged } Start again.
sell-what = Wetin you wan sell?

## Selling: a line that was typed
said-off-phone = { $digits } get { $count } digits. Phone number get 11.
said-off-meter = { $digits } get { $count } digits. Meter number get 11 to 13.
said-off-smartcard = { $digits } get { $count } digits. Smart card number get 10, StarTimes 11.
said-phone-for-meter = { $digits } look like phone number. Type the meter number.
said-phone-for-smartcard = { $digits } look like phone number. Type the smart card number.
said-no-phone = I no know any phone number for “{ $name }”.
said-no-meter = I no know any meter number for “{ $name }”.
said-no-smartcard = I no know any smart card number for “{ $name }”.
said-two-amounts = That line get more than one amount.
said-two-numbers = That line get more than one number.
said-two-providers = That line call more than one network or company.
sell-none-said = Nothing match “{ $text }”. Choose another one.
choose-service = Na for wetin?
choose-again = Which sale you wan sell again?
same-none = No sale dey to repeat yet. Choose wetin you wan sell.
# Above, what of the line was understood
unread-words = I no understand “{ $words }”. Na new sale, abi make I find old one?
# Above a list of sales
unread-sold = I no understand “{ $words }”. See the sales wey go that number:
button-new-sale = ➕ New sale
button-find-old = 🔎 Find old one
choose-company = Last time na { $old }. Which company?
choose-amount = That one big pass wetin this number dey buy: { $usual }. How much?
# A price that a customer asks for
asked-prices = 🏷 <b>Price for { $shop }</b>
asked-prices-row = { $name }: <b>{ $price }</b>
asked-prices-more = Ask with size or name to see the rest.
asked-prices-none = I no get price for that one.

## Selling: the confirm card
sell-kept-phone = { $icon } Number <b>{ $answer }</b>
sell-kept-meter = { $icon } Meter <b>{ $answer }</b>
sell-kept-smartcard = { $icon } Smart card <b>{ $answer }</b>
sell-kept-amount = { $icon } Amount <b>{ $answer }</b>
sell-kept-choice = { $icon } <b>{ $answer }</b>
confirm-title = <b>You wan sell { $service }?</b>
confirm-to = To <b>{ $beneficiary }</b>
confirm-smartcard = Smart card <b>{ $beneficiary }</b>
confirm-meter = Meter <b>{ $beneficiary }</b>
confirm-first-meter = 🆕 First time for this meter: read the digits back to the customer.
confirm-first-smartcard = 🆕 First time for this smart card: read the digits back to the customer.
confirm-ported = ⚠️ This number start like { $network } number. Dem don port am to { $provider }?
confirm-face = Face value <b>{ $amount }</b>
confirm-cost = Cost <b>{ $charge }</b>
confirm-cost-about = Cost <b>around { $charge }</b>
confirm-cost-pieces = Cost { $count } × { $unit } = <b>{ $charge }</b>
confirm-cost-discount = Cost <b>{ $charge }</b> ({ $percent }% discount)
confirm-cost-unknown = Cost: wetin the service go take
confirm-loss = 🔴 <b>{ $loss }</b>
confirm-no-price = You never set your own price yet: 🏷 Set price
confirm-owes = 📒 On credit: dem go owe you this one once e sell.
confirm-owes-by = 📒 On credit, say e go pay { $day }: dem go owe you this one once e sell.
# money
confirm-owed = 📒 Dey owe you <b>{ $owed }</b> before, since { $day }
# money
owe-over = No be on credit: { $owed } dey owing, the limit na { $limit }. { -nothing-charged }
confirm-after = Wallet after the sale { $balance }
confirm-after-about = Wallet after the sale around { $balance }
balance-at = { $balance }, we see am { $time }
confirm-low = ⚠️ Money for your wallet fit no reach.
confirm-low-seat = ⚠️ Money for the shop wallet fit no reach. Ask the owner.
confirm-wallet = Wallet { $balance }
confirm-wallet-about = Wallet around { $balance }
confirm-repriced = ⚠️ <b>The cost don change</b> from { $old } to { $new }. { -nothing-charged }
confirm-repriced-seat = ⚠️ <b>The service don change the price.</b> { -nothing-charged }
confirm-pays-now = Now customer go pay <b>{ $new }</b>, no be { $old }.
confirm-withdrawn = <b>{ $what } no dey for sale again.</b> { -nothing-charged }
confirm-held = ⏸ <b>Request no go: { $what } dey on hold.</b> { -nothing-charged }
confirm-renamed = ⚠️ <b>{ $old } get new name now: { $new }.</b> E fit be different plan. { -nothing-charged } You wan sell { $new }?
confirm-unchecked =
    ⚠️ <b>We no fit check the cost.</b> The last cost wey we see na { $price }, at { $time }. { -nothing-charged }
    If you press again, e go sell for any price wey the service go take.
confirm-unchecked-listing =
    ⚠️ <b>I no fit check whether this one still dey for sale.</b> We last see am for sale at { $time }. { -nothing-charged }
    If you press again, e go sell, if the service still dey sell am.
confirm-same-again =
    ⚠️ <b>We still dey check the same sale.</b>
    …{ $tail }
    If you sell am again, your wallet fit pay two times.
confirm-sold-before =
    ⚠️ <b>You don sell the same thing before, at { $time }.</b>
    …{ $tail }
    You wan sell am again?
confirm-expired = <b>Time don pass for this sale.</b> { -nothing-charged }
confirm-replaced = <b>You start newer sale, so I close this one.</b> { -nothing-charged }
confirm-cancelled = <b>You don cancel am.</b> { -nothing-charged }
confirm-asked = 🙋 <b>I don ask the owner.</b> I go tell you the answer. If e be yes, press Sell.
confirm-allowed = ✅ <b>The owner don allow this sale, one time.</b> We never sell anything until you press Sell.
confirm-owner-no = ✖ <b>The owner say no.</b> { -nothing-charged }

## The sale's card
card-to = { $provider } · { $beneficiary }
card-sending = ⏳ <b>Request don go. We dey wait for { $provider }.</b>
card-unknown = 🔎 <b>Answer never come yet. We dey check am.</b>
card-unknown-error = 🔎 <b>The service answer with error. We dey check.</b>
card-known-reference = 🔎 <b>The service say e don already get this sale. We dey check am.</b>
card-refused-checking = 🔎 <b>The service refuse this sale. We dey check am to be sure say nothing sell.</b>
card-key-refused =
    🔑 <b>The service no accept the shop key.</b>
    E be like say nothing sell. I dey collect the key again, and I dey check.
card-switched-off =
    ⛔ <b>The service don off this account.</b>
    E be like say nothing sell. I dey check.
card-pending = ⏳ <b>{ $provider } dey work on am.</b>
card-may-have-left = { $charge } fit don comot from your wallet.
card-may-have-left-unknown = The money for this sale fit don comot from your wallet.
card-has-left = { $charge ->
    [none] The money for this sale
   *[other] { $charge }
 } don comot from your wallet.
card-do-not-sell = <b>Make you no sell this one again.</b>
card-asked = We ask last { $time }
card-next-check = Next check { $time }
card-tail = …<code>{ $tail }</code>
card-failed-uncharged = ❌ <b>E no go through. { -nothing-charged }</b>
card-failed = ❌ <b>E no go through.</b>
failed-back = { $charge } don come back enter your wallet.
failed-whole = We check your wallet after: no money miss.
failed-refunded = The service say e don refund { $charge ->
    [none] the money
   *[other] { $charge }
 }.
failed-returned = If { $charge ->
    [none] money
   *[other] around { $charge }
 } comot from your wallet, I never see am come back yet.
failed-cash = If the customer don pay, give back the money or sell again.
failed-returned-seat = If money comot from the wallet, I never see am come back yet. Ask the owner before you sell am again.
card-no-key =
    🚫 <b>Request no go. { -nothing-charged }</b>
    This account no get key to sell with. Look /account.
card-asked-to-wait = The service say make we wait. We dey check whether e take the sale.
card-token-before = Token wey come before the service reverse the sale:
card-not-sent =
    🚫 <b>Request no go. { -nothing-charged }</b>
    We no fit reach the service on time. You fit sell am again.
card-no-record =
    🚫 <b>Service no get this sale. { -nothing-charged }</b>
    I go still dey look am for 3 days, in case e later show.
card-no-record-unseen =
    🚫 <b>Service no get this sale.</b>
    Your wallet no show whether money comot. Check your balance before you sell am again.
card-not-sold = 🚫 <b>Nothing sell. { -nothing-charged }</b>
card-not-sold-refused = The service refuse this sale, and no get any record of am.
card-not-sold-key = The service no accept the shop key, and no get any record of this sale. If e happen again, make the owner look /account.
card-not-sold-off = The service don off this account, and no get any record of this sale. Ask the service.
card-sold = ✅ <b>{ $service } don sell</b>
card-price = Price <b>{ $amount }</b>
card-pieces-count = { $count } pin
card-pays = Customer go pay <b>{ $price }</b>
card-pays-profit = Customer go pay <b>{ $price }</b> · { $profit }
price-for-face = { $price } for { $face }
card-cost = Cost { $charge }
card-cost-more = Cost { $charge }, { $difference } pass wetin we expect
card-cost-less = Cost { $charge }, { $difference } less than wetin we expect
card-cost-about = Cost around { $charge }
card-cost-unknown = We never know the cost yet
card-code = The service send this with am: <code>{ $code }</code>
card-token-title = ⚡ <b>Token for meter { $meter }</b>
card-pins-title = 🎓 <b>{ $provider } pins</b>
card-pins-few = ⚠️ <b>{ $came } of { $paid } pins don come.</b>
card-token-order = Enter them one by one, in this order.
card-token-from-words = We read am from the service message.
card-token-from-record = Wetin the service write: { $text }
card-token-awaited =
    ✅ <b>E don sell. We dey wait for the token.</b>
    Make you no sell this one again: the token go show here, and you go get message.
card-token-unread =
    ✅ <b>E don sell. Token come, but I no fit read am.</b>
    Make you no sell this one again: ask the service support for the token, with the reference below.
card-company = { $provider } · { $product }
card-words = The service say: “{ $words }”
card-sandbox = 🧪 SANDBOX: no be real sale
card-review = 👁 This sale need make you look am: { $why }
review-contradiction = the service give two different answers. I dey ask again.
review-corrected = the service change its final answer.
review-conflict = the service get different sale with this reference.
review-doubled = wetin comot from your wallet pass the cost of this sale, so the service fit don collect am two times
review-amount = the service show another amount, no be the one we expect.
review-vanished = the record wey the service get of this sale don disappear.
review-overdue = e don pass one day, and e never finish yet. Give the reference to the service.
review-adopted = I find am for the service after the restore. E no talk network or plan.
review-debited = money comot from the wallet. Give the reference to the service.
review-unread-token = token come, but I no fit read am. Ask the service support for am, with the reference.
review-few-pins = the pins wey come no reach the ones wey una pay for. Ask the service support for the rest, with the reference.
review-other = the service talk something wey we no expect.

## Shared text of a token
share-token =
    { $provider } token for meter { $meter }
    { $token }
    { $amount } · { $time }
    { $reference }

share-pins =
    { $provider } pins for { $beneficiary }
    { $pins }
    { $paid } · { $reference }

## Said beside the card
notice-settled-sold = ✅ <b>Don sell:</b> { $what } { $beneficiary }, { $amount }
notice-settled-awaited = ✅ <b>Don sell:</b> { $what } { $beneficiary }, { $amount }. We dey wait for the token.
notice-settled-failed = ❌ <b>E no go through:</b> { $what } { $beneficiary }, { $amount }
notice-settled-void = 🚫 <b>E no sell:</b> { $what } { $beneficiary }, { $amount }. The service no get the request at all. { -nothing-charged }
notice-settled-refused = 🚫 <b>E no sell:</b> { $what } { $beneficiary }, { $amount }. The service refuse am. { -nothing-charged }
notice-settled-unseen = 🚫 <b>E no sell:</b> { $what } { $beneficiary }, { $amount }. Service no get this sale. Your wallet no show whether money comot for am.
notice-token = ⚡ The token for meter <b>{ $meter }</b> don come:
notice-pins = 🎓 The pins for <b>{ $beneficiary }</b> don come:
notice-correction = ⚠️ <b>One message before this one no correct.</b> The service don change wetin e talk about { $what } { $beneficiary }, { $amount }.
correction-sold = ✅ <b>E don sell.</b>
correction-open = We dey check am again: look the sale message.
notice-review = 👁 { $what } { $beneficiary }, { $amount }: { $why }

## Sending a sale again that the service never saw
try-again-title = <b>Make we send this request again?</b>
try-again-why =
    The service don talk { $count } times say e no see …{ $tail } at all, and your wallet no go down for am.
    The new request go carry the same reference, so that the service go know if the first one and the new one come.
button-send-again = 📤 Send am again
button-send-again-now = Send { $amount } again
button-not-again = ✖ No send am

## Taps
tap-already = You don press Sell already. See the card.
tap-asked-owner = I don ask. I go tell you wetin the owner talk.
tap-not-answered = The owner never answer. { -nothing-charged }
tap-owner-no = The owner say no. { -nothing-charged }
tap-looked-after = We don note am. The sale still dey your sales list.
tap-complaint-noted = We don note am, with the time.
tap-claim-closed = E don close, with the reason.
tap-claim-over = The service no owe anything for this sale now.
tap-still-open = Result never come yet. We still dey check am.
tap-face-limits = { $provider } dey take from { $min } to { $max } each time. { -nothing-charged }
tap-old = This button na from old screen.
tap-not-yours = This button no dey work again. { -nothing-charged }
tap-checking = We dey ask the service now. The sale message go show the answer.
tap-no-receipt = You go get receipt only after the sale don go through.
tap-checked-closed = Nothing remain to check.

## Wallet
wallet-balance = Wallet <b>{ $balance }</b>
wallet-seen = Wallet <b>{ $balance }</b>, we see am { $time }
wallet-asking = We dey ask the service …
wallet-not-developer = This account never be developer yet, so the service no show balance. Upgrade am for /account.
fund-title = 🏦 <b>Put money for your wallet</b>
fund-how = Pay by bank transfer to:
fund-after = Your balance go go up when the service don receive the money.
fund-unknown = We no fit get the bank details for now. Try again later.
fund-not-set-up = Them never set up the bank details for the service. Ask the service how to pay in.
fund-refused = The service no give bank details.
paid-seen = ➕ <b>Your wallet get { $amount } more</b> since { $since }.
paid-none = 🔎 <b>New money never enter since { $since }.</b> Your wallet get { $balance }, we see am { $time }. Transfer fit take some minutes.
paid-today = Money wey enter today: <b>{ $amount }</b>.
paid-sales = Sales since { $since } take about { $sales }.

## History
history-title = 🧾 <b>Your latest sales</b>
history-title-filtered = 🧾 <b>Sales list</b>: { $what }
history-empty = No sale yet.
history-none = No sale match. Choose another thing below.
history-none-sold = { $count ->
    [1] 1 sale, e no sell
   *[other] { $count } sales, none of them sell
 }
history-row = { $icon } { $time } { $what } { $amount } · { $beneficiary }
history-owes = dey owe{ $owed ->
    [all] {""}
   *[other] {" "}{ $owed }
 }
history-uncharged = no money comot
history-filter = { $choice } ▾
filter-service = Service
filter-stage = Status
filter-day = Day
filter-seat = Seller
filter-service-title = 🧾 <b>Sales of which service?</b>
filter-stage-title = 🧾 <b>Sales wey get which status?</b>
filter-day-title = 🧾 <b>Sales of which day?</b>
filter-seat-title = 🧾 <b>Sales wey who sell?</b>
filter-seat-all = Everybody
filter-seat-owner = Owner
filter-service-all = All services
filter-stage-all = Any status
filter-day-all = Any day
filter-sold = ✅ Don sell
filter-open = ⏳ We dey check
filter-failed = ❌ No go through
filter-doubtful = 👁 Need checking
filter-today = Today
filter-yesterday = Yesterday
filter-week = Last 7 days
filter-chosen = ● { $choice }
find-title = 🔎 <b>Sales wey get “{ $text }”</b>
find-many = These ones na the newest. Type more of am to see the total of all.
find-further = None of the newest sales match. Look further back, or type more.
find-more = More still dey. Type more to find the correct one.
find-none = No sale with “{ $text }” dey this shop.
find-none-free = I no understand that one, and no sale get “{ $text }” inside. Press button, or use /menu.
find-how =
    Type wetin you know about the sale: part of the phone or meter number, amount, reference, network, customer name.
    For example <code>4567</code> or <code>mtn 500</code>. E dey work without /find too.

## A sale out of the history
record-times = { $day }: confirmed { $confirmed }, e end { $settled }
record-open = { $day }: confirmed { $confirmed }, e never end yet
record-seat = { $name } sell am
record-wallet = Wallet { $before } → { $after }
record-complaint = 📣 { $reason }: { $mark ->
    [sent] don go to support
    [answered] dem don answer
    [closed] e don settle
   *[opened] never go yet
 } · { $time }
complaint-ask = 📣 <b>Wetin do am?</b>
complaint-token = Token no gree enter
complaint-nothing = Nothing come
complaint-wrong = Wrong company or number
complaint-twice = Money comot two times
complaint-owed = Money comot, nothing sell
complaint-other = Another thing
claims-title = ⚖️ <b>The service dey owe you { $owed }</b> ({ $count })
claims-none = ⚖️ The service no owe you anything wey I fit prove.
claims-how = I dey list only wetin its record and your wallet, the two show. When the money don enter your wallet back, I go close am.
claim-row = { $owed } · { $company } · { $age }
claim-title = ⚖️ <b>The service dey owe you { $owed }</b>
claim-line = ⚖️ { $why }: { $owed } · { $end ->
    [back] don enter your wallet back { $time }
    [elsewhere] come another way { $time }
    [mine] close as your own { $time }
    [dropped] you leave am { $time }
   *[none] dey open since { $time }
 }
claim-record = The service record: { $state } · { $time }
claim-failed = E fail, money no come back
claim-unrecorded = Money comot without record
claim-twice = Money comot pass one time
claim-ask-end = Why you wan close am? As I see am, the service still dey owe you { $owed }.
claim-end-elsewhere = E come another way
claim-end-mine = I buy am for another place
claim-end-dropped = I leave am
state-quoted = price show, request never go
state-cancelled = cancelled, request never go
state-expired = time don pass, request never go
state-intent = confirmed, request never go yet
state-sending = request don go, no answer yet
state-unknown = no answer yet, we dey check am
state-pending = never finish yet
state-succeeded = e don go through
state-awaiting = e don go through, token never come yet
state-failed = e no go through
state-void = e no sell

## The complaint pack: for the service's support
pack-title = 📣 <b>Abeg look this sale</b>
pack-reason = Wetin do am: <b>{ $reason }</b>
pack-token = Token or pin: <code>{ $token }</code>
pack-opened = Complaint start { $time }{ $sent ->
    [none] {""}
   *[other] , e go { $sent }
 }{ $answered ->
    [none] {""}
   *[other] , answer come { $answered }
 }{ $closed ->
    [none] {""}
   *[other] , e settle { $closed }
 }
pack-reference = Reference <code>{ $reference }</code>
pack-service-id = Your own number { $id }
pack-what = { $service }: { $product }
pack-for = For { $beneficiary }
pack-amount = Amount { $amount }{ $quantity ->
    [1] {""}
   *[other] {" "}for { $quantity } pieces
 }
pack-charge = Money wey comot { $charge }
pack-expected = Money wey we expect say go comot { $charge }
pack-wallet = Wallet { $before } before am, { $after } after am
pack-wallet-before = Wallet { $before } before am
pack-state = As we know am: <b>{ $state }</b>
pack-steps = <b>Wetin happen</b> ({ $zone })
pack-step = { $time } ({ $utc } UTC) { $what }{ $count ->
    [1] {""}
   *[other] {" "}(the last one of { $count })
 }
pack-shop = From { $shop }, account { $phone }
pack-support = The service support: { $contact }
pack-short =
    Abeg look this sale: { $reference }
    { $what } for { $beneficiary }
    { $time } ({ $utc } UTC) · { $state }
    { $reason }
    { $shop }, account { $phone }
step-confirmed = the shop confirm am
step-sent = request don go to the service
step-not-sent = request no go: we no fit reach the service
step-resent = we send am one more time with the price: service no gree take amount 0
step-state = { $state }: { $by }
step-corrected = corrected to “{ $state }”: { $by }
step-token = token don come
step-miss = verify no know this record
step-charge = { $charge } comot from the wallet
step-amount = amount { $amount }: { $by }
step-conflict = another sale with this reference: { $by }
by-answer = from the answer
by-webhook = from your webhook
by-verify = from verify
by-shop = no answer come

## A reference of the service
verify-how = Type /verify and reference, for example <code>/verify VB-01KJ4Q7ZJ3M8N0Q2R4T6V8W0Y2</code>. E dey only ask the service; e no dey sell anything.
verify-asking = 🔎 We dey ask the service about <code>{ $reference }</code> …
verify-title = 🔎 <b>The service get this record</b>
verify-status = Status <b>{ $status }</b>
verify-type = Service { $type }
verify-amount = Amount { $amount }
verify-note = No be here dem sell am. This na wetin the service talk.
verify-none = The service no get any record of <code>{ $reference }</code>.

## The receipt's picture, and the words under it
receipt-title = Receipt
receipt-sold = E don go through
receipt-awaiting = E don sell. We dey wait for the token.
receipt-awaiting-pins = E don sell. The pins dey come.
receipt-service = Service
receipt-phone = Phone number
receipt-meter = Meter
receipt-smartcard = Smart card
receipt-quantity = How many
receipt-face = Face value
receipt-time = Time
receipt-token = { $count ->
    [1] Token
   *[other] Tokens
 }
receipt-pins = { $count ->
    [1] Pin
   *[other] Pins
 }
receipt-closing = Thank you. Abeg keep this receipt.
receipt-sandbox = SANDBOX
receipt-sandbox-note = SANDBOX: no be real sale
receipt-caption = 📄 <b>{ $shop }</b>

## The shop's name
shop-name-how = Your menu and receipts dey show <b>{ $name }</b>. To change am, type the new name.
shop-name-set = Your menu and receipts go now show <b>{ $name }</b>.

## Everything else
help = <b>Wetin you fit do</b>
help-command = /{ $command }: { $does }
help-money =
    <b>Wetin dey happen to money</b>
    I no dey ever send the request for one sale again, unless you tell me make I send am. If answer no come, I go dey check till I know how e end, and the message go show am. As long as the message talk “Make you no sell this one again”, the customer fit still get am.
help-customer =
    <b>Wetin you fit do</b>
    Wetin shop sell you dey come here by itself, with the token. /mytokens dey show everything again, with button to stop am.
    To ask your shop for more, type the amount and wetin e be: <b>3000 light</b>. Na the shop go decide and sell am, and you go pay there as always.
    If token no come, or e no load, type <b>token no enter</b>: your shop go get am with the sale.
    /deletedata: delete your data
cancel-nothing = Nothing dey to cancel. Sales wey don happen still dey as they be.
not-understood = I no understand that one. Press button, or use /menu.
edit-unread = I no dey read message wey you edit. Send am as new message.
unread =
    { $kind ->
        [voice] I no fit listen to voice note.
        [picture] I no fit read picture.
        [video] I no fit watch video.
        [file] I no fit use this file. I dey read list from .csv and .txt files.
        [place] I no need location.
        [poll] I no dey answer poll.
        [sticker] I dey read words, no be stickers.
       *[other] I dey read only typed words.
    }
unread-how = Nothing sell. Type wetin you need, press button, or use /menu.
slower = Go slow small: I no read your last message. Wait some seconds, then send am again.
slower-tap = Go slow small: this press no do anything. Wait some seconds, then press again.
shop-closed = This shop no open for you. Ask the person wey dey run am to let you in.
group-only-private = I dey work for private chat only. Open chat with me to use your shop.
went-wrong = Something spoil. Your last message no make any new sale. Look /history, then try again.

## Customers: what the reseller sees
command-customers = Customers: their names and links
command-mytokens = All my tokens
button-give = 🔗 Link for customer
button-name = ✏️ Name customer
button-rename = ✏️ Change name
button-customers = 👤 Customers
button-copy-link = 📋 Copy link
button-unlink = ✖ Unlink { $who }
button-take-back = ✖ Cancel { $count ->
    [1] the open link
   *[other] { $count } open links
 }
named = { $name } · { $beneficiary }
give-caption =
    👤 <b>Link for { $who }</b>
    { $service }
    Your customer go scan this one or open the link, and get this sale for Telegram at once. Later sales for the same number go come by themselves, day or night.
    E dey work for 7 days, for one person.
    { $link }
give-share = Your { $service } for { $beneficiary } from { $shop }: open this link to get am for Telegram, now and every time you buy.
contact-foreign = { $number } no be Nigerian mobile number, so you no fit sell anything to am. Share contact wey get number like 0803 123 4567.
card-save = 👤 You dey sell to <b>{ $beneficiary }</b> often. You wan save am as customer?
button-save = 👤 Save am as …
button-save-not = ✖ No need
customers-title = 👤 <b>Your customers</b>
customers-found = 👤 <b>Your customers: { $text }</b>
customers-more = More still dey. Type more of the name or number.
customers-none = No customer match <b>{ $text }</b>.
customers-ask = 🔎 Which customer? Type part of the name or number.
customers-empty =
    <b>No customer yet.</b>
    Share contact from your phone here, or press “✏️ Name customer” after a sale. Then you fit sell by name.
customers-row = { $icons } { $who }{ $chats ->
    [0] {""}
   *[other] {" "}· 📨 { $chats }
 }
customer-title = 👤 <b>{ $who }</b>
customer-thing = { $icon } { $number }{ $more ->
    [none] {""}
   *[other] {" "}· { $more }
 }
customer-nothing = No number yet. Add one to sell to am.
customer-sales = Latest sales
customer-sale = { $time } · { $icon } { $what } · { $amount }
customer-no-sales = Nothing don sell yet.
customer-remove =
    <b>Wetin you wan remove?</b>
    The sales go still dey your sales list. Nobody go get tokens again for number wey you remove.
customer-deleted = <b>{ $who }</b> no be customer again. The sales still dey your sales list.
customer-full = { $who } don get { $most } numbers already. Remove one first.
customer-taken = { $number } na <b>{ $who }</b> get am. Remove am there first.
customer-add-kind = Wetin you wan add for <b>{ $who }</b>?
customer-add-phone = Type the phone number, or share the contact.
customer-add-meter = Type the meter number.
customer-add-smartcard = Type the smart card number.
kind-phone = Phone
kind-meter = Meter
kind-smartcard = Smart card
kind-phone-icon = 📱
kind-meter-icon = ⚡
kind-smartcard-icon = 📺
button-customer = 👤 Customer
button-person = 👤 { $name }
button-served = { $icon } { $name } { $amount }
button-awaiting = ⏳ { $count ->
    [1] 1 token dey come
   *[other] { $count } tokens dey come
 }
button-same-as-last = 🔁 Last: { $icon } { $amount }
button-sell-to = { $icon } { $service }{ $tail ->
    [none] {""}
   *[other] {" "}·{ $tail }
 }
button-give-to = 🔗 { $tail ->
    [none] Link for am
   *[other] Link ·{ $tail }
 }
button-add-number = ➕ Add number
button-remove = 🗑 Remove
button-remove-number = 🗑 { $icon } { $number }
button-delete-customer = 🗑 Delete { $name }
button-find = 🔎 Find
button-balance = 💰 Balance now
button-shop-name = ✏️ Shop name
button-log-out = 🚪 Log out
button-help = ❓ Help
button-mytokens = 🎟 My tokens
customer-no-chats = Nobody dey get the tokens for Telegram yet.
customer-chat = 📨 { $who }, since { $time }
customer-chat-stopped = 🔕 { $who } don stop am
customer-chat-blocked = 🚫 { $who } don block the bot
customer-chat-sandbox = 🧪 only sandbox sales
customer-open-links = { $count ->
    [1] 1 link never open yet
   *[other] { $count } links never open yet
 }
customer-someone = Somebody
customer-gone = This customer no dey your customer list.
customer-owes = 📒 E dey owe you <b>{ $owed }</b>
owe-limit = 📒 { $limit ->
    [none] No credit
   *[other] Credit limit <b>{ $limit }</b>
 }
owe-limit-ask = 📒 <b>{ $who }</b> fit owe you reach how much? Type the amount. 0 mean no credit.
button-owe-limit = 📒 Credit limit
customer-delete-owes = <b>{ $who }</b> still dey owe you. Wetin go happen to that debt?
button-keep-debt = 📒 Keep the debt
button-forgive-debt = 🧹 Cancel the debt
button-debtor = 📒 Dey owe { $owed }
give-not-sold = You fit only send sale wey don go through to customer.
unlinked = You don unlink am. { $who } no go get anything again here.
taken-back = You don cancel am. The link no dey work again.
customer-link-opened =
    🔗 <b>{ $who } don open your link for { $customer }.</b>
    From now, wetin you sell to this number go reach am for Telegram. If na the wrong person, open the customer, unlink am.
name-ask = Wetin you dey call <b>{ $beneficiary }</b>? Type name, up to 40 characters.
name-ask-again = Wetin you go dey call <b>{ $who }</b> from now? Type name, up to 40 characters.
name-bad = Type name, as text.
name-whose = You get customer wey dem dey call <b>{ $name }</b>. Na im get { $beneficiary }?
button-name-theirs = 👤 Yes: { $who }
button-name-another = ➕ No, another { $name }
name-saved = E don save: <b>{ $who }</b>
notice-desk =
    👁 <b>This sale need make you look am.</b>
    { $what } { $beneficiary }, { $amount } · { $state }
    <code>{ $reference }</code>
    { $why }
notice-undelivered = 👤 { $who } no get this one for Telegram: we no fit reach the chat. Give am another way.
notice-seat-allowed = ✅ <b>The owner don allow { $amount } for { $beneficiary }, one time.</b> We never sell anything. Press Sell for the message.
notice-seat-refused = ✖ <b>The owner say no to { $amount } for { $beneficiary }.</b> { -nothing-charged }

## Customers: what they see themselves
hello =
    👋 <b>{ $shop } go dey send you your { $service } here.</b>
    { $beneficiary }
    Wetin you buy there for this number go come this chat, day or night. /mytokens go show am again. To end am, press “🔕 Stop”.
    English, Pidgin, Hausa, Yorùbá, Igbo: /language
hello-sandbox = 🧪 SANDBOX: na just trial, nothing here dey real.
link-wrong = This link no dey work. Open am just as you get am, or ask the shop for new one.
link-slow-down = Links wey no dey work don too much. Try again in one hour.
link-used = Another person don open this link already. Ask the shop for your own.
link-expired = This link don expire. Ask the shop for new one.
link-revoked = The shop don cancel this link. Ask them for new one.
link-own =
    <b>This link na for your customer.</b>
    Send am to the customer, or show the picture. E still dey work.
customer-wait =
    { $icon } <b>{ $shop }</b> · { $beneficiary }
    E go come small time, here or for the next message.
button-show = 🎟 Show am
customer-open = ⏳ <b>{ $shop } dey get this one for you.</b>
customer-appears = E go show here by itself.
customer-awaited = ✅ <b>We don sell am. We dey wait for your token.</b>
customer-done = ✅ <b>{ $service } don deliver</b>
customer-failed = ❌ <b>This one no go through.</b> Ask { $shop }.
customer-from = E come from { $shop }
button-stop = 🔕 Stop
button-resume = ▶️ Dey send me again
news-token = ⚡ Your token for meter { $beneficiary } don come.
news-done = ✅ { $service } for { $beneficiary }: e don deliver.
news-failed = ❌ { $service } for { $beneficiary } no go through. Ask { $shop }.
stopped = E don stop. { $shop } no go send you anything again for this number.
resumed = { $shop } go dey send you these ones again.
tap-next-message = E dey the message below.
tap-one-moment = Wait small.
tap-not-linked = This one no dey linked to you again.
mytokens-title = 🎟 <b>Wetin you buy</b>
mytokens-empty = Nothing dey here yet. Wetin your shop sell you go show here.
mytokens-none =
    <b>No shop dey send you tokens.</b>
    Ask your own shop for link after you buy.
button-stop-one = 🔕 Stop { $who }
button-resume-one = ▶️ Allow { $who }

## Customers: what they ask for, and complain of
button-request = 🙋 Ask for more
button-request-sell = Sell { $what }
button-request-later = No be now
button-requests-on = 🙋 Make customers fit ask for Telegram
button-requests-off = 🙋 Stop customers to ask
button-open-sale = Open the sale
button-complaint-open = 📣 The complaint
customers-may-ask = Customers wey get link fit ask you for sale for Telegram.
customers-may-not-ask = Customers no fit ask you for sale for Telegram.
request-title = 🙋 <b>One customer dey ask for { $what } { $service }</b>
request-title-plan = 🙋 <b>One customer dey ask for { $what }</b>
request-how = We never sell anything. Sell go first show you the cost.
request-is-sold = ✅ We sell am for { $time }.
request-is-put_off = ✖ We no sell am: you talk “no be now” for { $time }. The customer don know.
request-is-gone = ✖ We no sell am: nobody answer till { $time }. The customer don know.
request-over = This request don end.
request-put-off = The customer go get your “no be now”.
request-told-put_off =
    ✖ <b>{ $shop } no fit sell { $what } give you now.</b>
    { $beneficiary }. We no sell anything. You fit ask again later.
request-told-gone =
    ✖ <b>{ $shop } never answer.</b>
    You ask for { $what } for { $beneficiary }. We no sell anything. You fit ask again.
request-asked =
    🙋 <b>{ $shop } don know say you want { $what }.</b>
    { $beneficiary }
    We never sell anything, and you never pay. When the shop sell am, e go come here.
request-open =
    ⏳ <b>You don ask { $shop } for { $what } for { $time }.</b>
    { $beneficiary }. We never sell anything. Wait for the answer before you ask again.
request-too-often = You don ask { $shop } three times inside one hour. Ask again for { $time }.
request-closed = { $shop } no dey take request for here now. Ask for the shop.
request-not-yours = You fit ask only for your own numbers, wey your shop don link to you.
request-not-linked = No shop dey sell you that one for here. You fit ask for wetin you don buy before.
request-which = 🙋 Which one you want?
request-how-much =
    🙋 <b>How much?</b>
    { $who }
    Type the amount, or press the last one.
trouble-none =
    <b>I no see wetin this one be about.</b>
    You no buy anything like am for here for the last 30 days. Show your shop the message.
trouble-which = <b>{ $reason }</b>. Which one?
trouble-known = 📣 <b>{ $shop } don know: { $reason }.</b>
trouble-unheard = Nobody dey for { $shop } wey fit read this one now. Ask for the shop.
trouble-try = As you dey wait: type all the 20 digits for the meter, no space. If token pass one, type them one by one as they follow.
trouble-told = 📣 <b>One customer talk say: { $reason }</b>
trouble-how = We don tell the customer say you know.
seat-gets-requests = Dey get wetin customers ask for Telegram.
button-seat-requests = 🙋 Allow requests
button-seat-no-requests = 🙋 Stop requests

## Tokens by SMS
button-sms = ✉️ Send am by SMS
button-sms-again = ✉️ SMS one more time
card-sms-waiting = ✉️ SMS to { $number }: dey wait
card-sms-sent = ✉️ SMS to { $number }: we don send am { $time }
card-sms-delivered = ✉️ SMS to { $number }: e don reach the phone { $time }
card-sms-unknown = ✉️ SMS to { $number }: e fit don reach
card-sms-failed = ✉️ SMS to { $number } no reach: { $why }
sms-why-number = this number no dey get SMS
sms-why-dnd = the number dey block this kind message (DND)
sms-why-night = network no dey take am for night
sms-why-sender = they no accept the sender name
sms-why-balance = money don finish for the SMS account of this bot
sms-why-account = they no accept the SMS account of this bot
sms-why-gateway = SMS company no dey answer
sms-why-off = the phone off
sms-why-late = we no fit send am on time
sms-why-token = the sale no get token now
sms-why-limit = SMS don finish for today
sms-why-other = SMS company no talk why
notice-sms-failed = ✉️ SMS to { $number } no reach: { $why }. Give the token another way.
notice-sms-unknown = ✉️ SMS to { $number } fit don reach. Ask the customer before you send am one more time.
sms-again-unknown = ✉️ <b>SMS to { $number } fit don reach.</b> Ask the customer first. One more time: the same token go come two times.
sms-again-sent = ✉️ <b>We don send SMS to { $number } at { $time }.</b> One more time: the same token go come two times.
sms-again-delivered = ✉️ <b>SMS don reach { $number } at { $time }.</b> One more time: the same token go come two times.
button-sms-yes = ✉️ Send one more time
sms-ask-number = ✉️ <b>Which phone go get the SMS for { $meter }?</b> Type the number, or share the contact.
sms-ask-keep = ✉️ <b>SMS to { $number }?</b> Make the customer check the number. You want save am for this customer?
button-sms-keep = ✉️ Send and save
button-sms-once = ✉️ Just send
sms-not-now = We no fit send SMS for this sale.
sms-sale-limit = { $most } SMS for one sale don do. Give the token another way.
sms-day-limit = SMS don finish for today. Give the token another way.
customer-always-sms = ✉️ Every token dey go by SMS
button-sms-always = ✉️ SMS every time
button-sms-stop = ✉️ No SMS every time
sms-need-phone = First save one phone number for this customer.
button-sms-shop = ✉️ Token by SMS
sms-shop-title = ✉️ <b>Token by SMS</b>
sms-shop-all = Everybody for your shop fit send am.
sms-shop-owners = Na only owner fit send am.
sms-shop-none = Nobody dey send am.
sms-shop-today = Today { $count } out of { $most }
sms-shop-month = For 30 days { $count } SMS, { $cost }. Na who dey run this bot dey pay am: e no dey inside your totals.
sms-shop-month-least = For 30 days { $count } SMS, { $cost } or more: we no know every price. Na who dey run this bot dey pay am: e no dey inside your totals.
button-sms-all = ✉️ Everybody
button-sms-owners = ✉️ Only owner
button-sms-none = ✉️ Nobody

## Account
command-staff = Staff: who fit sell, limits, who sell wetin
command-account = Your account, keys and your webhook
button-doubtful = 👁 Look { $count ->
    [1] 1 sale
   *[other] { $count } sales
 }
button-looked-after = ✔ Mark am checked
button-account = ⚙️ Account
button-staff = 🧑‍💼 Staff
button-trail = 📜 Activity list
button-upgrade = ⬆️ Upgrade
button-upgrade-now = ⬆️ Upgrade now
button-key-live = ♻️ New live key
button-key-sandbox = ♻️ New sandbox key
button-key-sandbox-first = 🧪 Make sandbox key
button-key-live-first = 🔑 Make a live key
button-key-now = ♻️ Change am now
button-key-first-now = 🔑 Make the key
button-mode-live = ▶️ Switch to live
button-mode-sandbox = 🧪 Switch to sandbox
button-hook-use = 🪝 Use this bot
button-hook-use-now = 🪝 Change am now
button-hook-back = ↩️ Put { $host } back
button-hook-back-now = ↩️ Put am back now
button-look-now = 🔄 Look am now
button-type-pin = 🔑 Type my PIN
account-title = ⚙️ <b>{ $shop }</b>
account-owner = { $name } · { $phone }
account-developer = Developer: this account fit sell
account-not-developer = Never be developer yet: this account no fit sell
account-mode-live = Mode <b>live</b>: sales dey real
account-mode-sandbox = Mode 🧪 <b>SANDBOX</b>: nothing dey real
account-key-live = Live key <code>{ $tail }</code>
account-key-sandbox = Sandbox key <code>{ $tail }</code>
account-key-live-none = Live key: no dey
account-key-sandbox-none = Sandbox key: no dey
account-key-made = made { $made }
account-key-used = used { $used }
account-key-unused = never use am yet
account-hook-on = Webhook <b>on</b>: the service dey tell this bot how sale end
account-hook-unheard = Webhook <b>don register</b>: nothing never come yet. This bot dey ask the service how sale end
account-hook-silent = Webhook <b>don register</b>, but the service no dey call. Nothing spoil: this bot dey ask how sale end by itself
account-hook-none = Webhook <b>off</b>: this bot dey ask the service how sale end
account-hook-registering = We dey set up webhook. Till then this bot dey ask the service
account-hook-other = Webhook of <b>{ $host }</b>: this bot dey ask the service how sale end
account-running = 🔎 { $what }: we never know yet whether e don happen.
account-asking = We dey ask the service …
account-as-of = As e be at { $time }
account-down = Service no dey answer. This na wetin I see last.
account-unreadable = The service send answer wey I no fit read. This na wetin I see last.
account-refused = The service no show your account. This na wetin I see last.
account-pin-needed = The service want your PIN before e show more. Log in again.
change-upgrade = Upgrade
change-live-key = New live key
change-sandbox-key = New sandbox key
change-webhook = Webhook

## Account: asked before something is changed
ask-upgrade =
    ⬆️ <b>You wan upgrade to developer account?</b>
    After that you fit sell here. The service fit take fee from your wallet. E go tell how much only when e don finish.
ask-upgrade-fee =
    ⬆️ <b>You wan upgrade to developer account?</b>
    After that you fit sell here. The service fit take fee from your wallet: { $fee }, as your operator talk am.
ask-upgrade-wallet = Wallet now { $balance }
ask-key =
    ♻️ <b>You wan replace the { $mode } key { $tail }?</b>
    The old key go stop at once. Website or another program wey dey use am no go fit sell till e get the new one. This bot go take the new key by itself.
ask-key-first =
    🔑 <b>You wan make { $mode } key?</b>
    This bot no get any, and e go take the new one by itself. If the service get one already, that one go stop at once: website or other program wey dey use am no fit sell until e get the new one.
ask-key-sandbox = With sandbox key you dey try the shop: nothing wey e sell dey real.
ask-hook-use =
    🪝 <b>You wan replace { $host }?</b>
    { $host } go stop to hear about its sales at once. If e be your website or another program, wetin e dey do with them go stop too.
    I go keep the address: you fit put am back here, and if you log out, e go go back.
ask-hook-back =
    ↩️ <b>You wan put { $host } back?</b>
    The service go tell { $host } about sales again. This bot go dey ask the service instead: you fit wait longer to know how sale end, and to get token.
mode-live-word = live
mode-sandbox-word = sandbox

## Account: how a change stands
change-asking = ⏳ { $what }: we dey ask the service …
change-login =
    🔑 <b>The service want your PIN again.</b> Nothing change. { -nothing-charged }
    Type your PIN, and I go continue where I stop.
change-unclear =
    🔎 <b>{ $what }: no answer.</b>
    E fit don happen still, so I no go ask the service two times. I dey look your account.
change-unclear-error =
    🔎 <b>{ $what }: the service get error.</b>
    E fit don happen still, so I no go ask the service two times. I dey look your account.
change-unclear-down =
    🔎 <b>{ $what }: we never know yet.</b>
    E fit don happen, so I no go ask the service two times. The service no show me your account now. Look again small time.
change-unclear-pin =
    🔎 <b>{ $what }: we never know yet.</b>
    E fit don happen. The service want your PIN before I fit look. Type am.
change-undone =
    🚫 <b>{ $what }: e no happen.</b>
    No answer come, and your account no show any change. You fit try again.
change-undone-error =
    🚫 <b>{ $what }: e no happen.</b>
    The service get error, and your account no show any change. You fit try again.
upgrade-done = ✅ <b>You don be developer now.</b>
upgrade-already = ✅ <b>You don be developer before.</b>
upgrade-fee = The service don take fee of { $fee }.
upgrade-fee-none = The service no take any fee.
upgrade-fee-unknown = The service no talk how much e take.
upgrade-wallet = Your wallet get { $before } before, e get { $now } now
upgrade-key = Your live key { $tail } dey this bot. You fit sell.
upgrade-no-key = The key never come yet. Look your account again small time.
upgrade-undone-money = Check your balance before you try again.
upgrade-short =
    ❌ <b>E no upgrade. { -nothing-charged }</b>
    Money for your wallet too small for the fee. Pay enter:
key-done =
    ✅ <b>The new { $mode } key na { $tail }.</b>
    This bot dey use am now. The old one no dey work again: if website or another program dey use am, give am the new one, from the service own pages.
key-made = ✅ <b>The { $mode } key { $tail } don ready.</b>
hook-use-done = ✅ <b>E don happen.</b> The service dey tell this bot about sales now. { $host } no dey hear about them again.
hook-back-done = ✅ <b>We don put am back.</b> The service dey tell { $host } about sales. This bot dey ask the service instead.
hook-kept = <b>We leave am so.</b> { $host } still dey hear about its sales. This bot dey ask the service instead. You fit change am for /account.
change-refused = ❌ <b>{ $what }: the service say no.</b> Nothing change.
change-busy = We still dey check one change of this account. Wait for the answer.
change-already = We don ask already. This message go show the answer.
change-old = This button no dey work again. Nothing change.
mode-ask-live =
    <b>You wan switch to live?</b> From then every sale go be real, and your wallet go pay for am. Any sale wey you never confirm go cancel.
mode-ask-sandbox =
    <b>You wan switch to 🧪 sandbox?</b> From then nothing wey you sell go be real: customers no go get anything. Any sale wey you never confirm go cancel.
mode-is-live = E don be live now. Sales dey real.
mode-is-sandbox = E don be sandbox now. Nothing dey real.

## Account: said when nobody asked
news-hook-other =
    🪝 <b>The service dey tell { $host } about your sales.</b>
    This bot fit do without that one, e go just late small. If you allow am use its own address, results and tokens go come at once, but { $host } no go hear about its sales again.
news-hook-lost =
    🪝 <b>Somebody don change your webhook.</b>
    The service now dey tell { $host } about your sales, no be this bot. You fit still sell here: this bot dey ask the service how each sale end.
news-hook-stuck =
    ⚠️ <b>I no fit put { $host } back.</b>
    The service still dey call this bot. Set the address of { $host } again for its own settings, or log in here and use /account.
news-mode-live = ⚠️ Another person of this shop don switch to <b>live</b>: sales dey real.
news-mode-sandbox = 🧪 Another person of this shop don switch to <b>SANDBOX</b>: nothing dey real.
news-odd-charge =
    👁 <b>{ $product } price no be as e dey for the list.</b>
    { $service }: we expect { $expected }, { $charged } comot. I dey read the price list again. If e continue, tell the service.
logout-put-back = { $host } don go back: the service dey tell am about sales again.

## What to do about a refusal
advice-low-balance = Money for your wallet too small. Pay in, then sell again.
advice-low-balance-seat = Money for the shop wallet too small. Ask the owner.
advice-bad-number = Check the number with the customer, then sell again.
advice-provider-down = Check the number, wait some minutes, then sell again.
advice-not-offered = This one no dey for sale now. Choose another one.
advice-limits = The amount no dey inside wetin dem allow. Choose another amount.
advice-doubled = The service don get sale with this reference already. Look /history before you sell again.
advice-account = The service no allow this account to sell. Look /account, or ask the service.
advice-account-seat = The service no allow this shop to sell. Ask the owner.
advice-unknown = If e no go through again, give the reference to the service.
problem-nothing-charged = { -nothing-charged }
problem-slow-down = The service say make you wait small.
problem-down = Service no dey answer. Try again after small time.
problem-login = The service want your PIN. Log in again.
problem-login-seat = The service want the owner PIN. Tell the owner make e log in again.
problem-refused = The service say no.
problem-unreadable = The service send answer wey I no fit read. Try again after small time.

## Staff: what the owner sees
staff-title = 🧑‍💼 <b>Your staff</b>
staff-empty = Nobody yet. Invite seller, wey go sell inside your limits and see only their own sales, or viewer, wey go see all sales but no go sell anything.
staff-counted = Limits dey count wetin customers dey pay, or the face value if e pass am; we dey count the sales wey we still dey check too.
staff-row = { $name } · { $role } · { $state }
button-invite-seller = ➕ Invite seller
button-invite-viewer = ➕ Invite viewer
seat-role-seller = seller
seat-role-viewer = viewer
seat-state-invited = don invite
seat-state-active = dey active
seat-state-suspended = on suspension
seat-state-ended = don end
seat-title = 🧑‍💼 <b>{ $name }</b> · { $role }
seat-about-viewer = Dey see all sales and totals. No fit sell; no dey see keys, balance or bank details.
seat-sees-cost = Dey see wetin sales cost you, and your profit.
seat-sees-no-cost = Dey see wetin customers dey pay, no be wetin e cost you.
seat-marks-owed = Fit mark the sales wey e do as owing.
seat-marks-not-owed = No fit mark sale as owing. Na only you fit do am.
button-seat-show-cost = 📊 Show cost
button-seat-hide-cost = 🙈 Hide cost
button-seat-owing = 📒 Allow owing
button-seat-no-owing = 📒 Stop owing
seat-no-link = Nobody dey use this permission yet. Check am below, then make the link.
seat-link-waits = Nobody don open the link yet. E dey work till { $time }.
seat-link-ran-out = The link don expire. Make new one.
seat-is-active = ✅ { $who } dey use this permission since { $since }.
seat-is-suspended = ⏸ { $who } dey on suspension and no fit sell.
seat-is-ended = ✖ E don end. Na { $who } get this permission before.
seat-month = For this month { $sums }
seat-limits = Each sale up to <b>{ $sale }</b>, each day up to <b>{ $day }</b>
seat-services-all = Dey sell all services
seat-services = Dey sell { $services }
seat-no-end = No end date dey
seat-ends = E go end { $time }
limit-none = no limit dey
button-seat-link = 🔗 Make the link
button-seat-suspend = ⏸ Suspend now
button-seat-resume = ▶️ Let am sell again
button-seat-sale = 📏 Limit for one sale
button-seat-day = 📅 Limit for one day
button-seat-services = 🛒 Services
button-seat-ends = ⏳ End date
button-seat-seller = 🧑‍💼 Make am seller
button-seat-viewer = 🧑‍💼 Make am viewer
button-seat-sales = 🧾 Sales from here
button-seat-end = ✖ End permission
button-seat-end-now = ✖ End am now
button-totals = 📊 See totals
button-newest = ◀ Newest
seat-ask-new-seller = Wetin you dey call the new seller? Type name, up to 40 characters.
seat-ask-new-viewer = Wetin you dey call the new viewer? Type name, up to 40 characters.
seat-ask-name = Wetin you dey call <b>{ $name }</b>? Type name, up to 40 characters.
seat-ask-sale =
    📏 <b>One sale of { $name } fit reach how much?</b>
    We dey count wetin the customer dey pay, or the face value if e pass am. Press or type.
seat-ask-day =
    📅 <b>{ $name } fit sell how much for each day?</b>
    We dey count wetin customers dey pay, or the face value if e pass am; we dey count the sales wey we still dey check too. Press or type.
seat-ask-services = 🛒 <b>Wetin { $name } fit sell?</b> Press to allow am, or to comot am.
seat-last-service = One service must remain. Suspend the permission to stop all selling.
seat-ask-ends = ⏳ <b>{ $name } fit use this permission till when?</b>
end-never = No end
end-days = { $days ->
    [0] End of today
    [6] 7 days time
    [29] 30 days time
    [89] 90 days time
   *[364] 1 year time
 }
seat-ask-end =
    ✖ <b>You wan end the permission of { $name }?</b>
    Nobody go fit use am again. We still dey check sales wey their request don go, and the books go keep all of them.
seat-link-caption =
    🔗 <b>Permission for { $name }</b>
    The first person wey open this link go dey sell from your wallet, inside the limits of this permission. Give am only to that person.
    E dey work for one person, till { $until }.
    { $link }
seat-share = Dem invite you to { $shop }. Open this link for Telegram:
seat-gone = This permission no dey again.
seat-taken = Somebody dey use this permission already, or e don end. No link dey.
news-seat-claimed =
    🧑‍💼 <b>Person don open the link of { $name }</b>: { $who }.
    If na the wrong person, press and suspend am at once.
asks-title = 🙋 <b>{ $name } dey ask for one sale wey pass the limit.</b>
asks-what = { $service } · { $what }
asks-sale = The limit for one sale na { $limit }.
asks-day = { $left } remain of the limit for today.
asks-until = Yes na for only this sale, till { $time }. We no go sell anything until them press Sell.
asks-allowed = ✅ <b>You don allow am, one time, till { $time }.</b> We no go sell anything until { $name } press Sell.
asks-refused = ✖ <b>The answer na no.</b> { -nothing-charged }
asks-sold = { $name } don press Sell. See the sale for your sales list.
asks-over = <b>This sale no dey wait again.</b> { -nothing-charged }
asks-seat-idle = This person no fit sell now. { -nothing-charged }
button-allow-once = ✅ Allow one time

## Staff: what they see themselves
seat-hello-seller = 👋 <b>You dey sell for { $shop } now</b>, as { $name }.
seat-hello-viewer = 👋 <b>You dey see the sales of { $shop } now</b>, as { $name }.
seat-menu-who = 🧑‍💼 { $name }
seat-menu-left = <b>{ $left }</b> remain for today
seat-menu-sale = Each sale up to <b>{ $sale }</b>
seat-menu-till = Money wey suppose dey your hand: <b>{ $till }</b>
seat-not-allowed = You no get permission for this one. Ask the owner of the shop.
seat-not-owing = You no get permission to mark who dey owe. Ask the owner of the shop.
seat-not-pricing = You no fit set price. Ask the owner.
seat-not-enough = <b>Money for the shop wallet too small for this sale.</b> { -nothing-charged } Tell the owner.
seat-refused-over = Your permission to work for here don end. { -nothing-charged }
seat-refused-suspended = The owner don suspend you. { -nothing-charged } Ask the owner.
seat-refused-viewer = You fit see sales, but you no fit sell. { -nothing-charged }
seat-refused-closed = The shop no open: no owner dey logged in, or e no get key. { -nothing-charged }
seat-refused-stopped = The operator don stop new sales for this shop. { -nothing-charged } Ask the owner.
seat-refused-service = You no get permission to sell this one. { -nothing-charged }
seat-refused-unpriced = This one never get price. { -nothing-charged } Tell the owner make e set am.
seat-refused-sale = Each sale wey you do no fit pass { $limit }. This one pass am. { -nothing-charged }
seat-refused-day = { $left } remain of your limit today. This sale pass am. { -nothing-charged }
seat-login = You dey work for <b>{ $shop }</b> as { $name }. If you log in to your own shop, that one go end.
seat-leave =
    <b>You wan leave { $shop } for good?</b>
    Only the owner fit let you in again.
button-leave-seat = 🚪 Leave this shop
seat-left =
    <b>You don leave { $shop }.</b>
    We still dey check the sales wey never finish yet, and their messages go show how they end.
seat-was = Your permission for <b>{ $shop }</b> don end. If you get your own shop, log in.
seat-link-owner = You dey logged in to your own shop. Use /logout first; the link still dey work.
seat-link-busy = You dey work for another shop. Use /logout there first; the link still dey work.
news-seat-suspended = ⏸ <b>The owner of { $shop } don suspend you.</b> You no fit sell. We still dey check the sales wey never finish yet.
news-seat-resumed = ▶️ <b>You fit sell for { $shop } again.</b>
news-seat-ended = ✖ <b>Your permission for { $shop } don end.</b> We still dey check the sales wey never finish yet, and their messages go show how they end.
news-seat-changed = 🧑‍💼 The owner of { $shop } don change wetin you get permission to do.
news-seat-closed = 🔒 <b>{ $shop } no open:</b> the owners don log out. Nobody fit sell till one of them come back.
news-seat-live = ⚠️ { $shop } don switch to <b>live</b>: sales dey real.
news-seat-sandbox = 🧪 { $shop } don switch to <b>SANDBOX</b>: nothing dey real.

## What was done
trail-title = 📜 <b>Activity list</b> ({ $zone })
trail-empty = Nothing yet.
trail-row = { $time } · <b>{ $who }</b>: { $what }
trail-operator = The operator
act-login = don log in
act-logout = don log out
act-shop_named = change the shop name
act-webhook_kept = leave the other webhook
act-frozen = freeze selling
act-chat_logged_out = log out another chat
act-unfrozen = unfreeze selling
act-operator_looked = check how this shop dey run
act-operator_stopped = stop new sales
act-operator_started = start new sales again
act-data_deleted = delete personal data
act-change-asked = ask the service: { $what }
act-mode-switched = switch to { $mode }
act-lock-changed = change the lock: { $what }
act-looked_after = settle one doubtful sale
act-limit_asked = ask for sale wey pass the limit
act-limit_lifted = allow one sale wey pass the limit
act-limit_kept = say no to sale wey pass the limit
act-complaint_opened = start complaint for one sale
act-complaint_sent = mark one complaint say e don go
act-complaint_answered = mark one complaint say answer don come
act-complaint_closed = close one complaint
act-claim_closed = close one claim for the service
act-customer_link_given = make link for one customer
act-customer_linked = open one customer link
act-request_put_off = tell one customer “no be now”
act-requests_on = make customers fit ask for Telegram
act-requests_off = stop customers to ask for Telegram
act-customer_named = give one customer name
act-customer_unlinked = unlink one customer
act-customer_links_taken_back = cancel the links of one customer
act-customer_number_added = add number for one customer
act-customer_number_removed = remove number of one customer
act-customer_deleted = delete one customer
act-customer_credit_set = set credit limit for one customer
act-list_confirmed = sell one list
act-list_stopped = stop one list
act-debt_owed = write down wetin one customer dey owe
act-debt_paid = collect payment of one debt
act-debt_forgiven = cancel one debt
act-debt_given_back = give one customer money back
act-debt_promised = write down when one customer go pay
act-debt_reminded = remind one customer for Telegram
act-price_set = set price: { $service }
act-price_ended = remove price: { $service }
act-seat_made = make the permission of { $seat }
act-seat_linked = make link for { $seat }
act-seat_claimed = open the link of { $seat }
act-seat_suspended = suspend { $seat }
act-seat_resumed = let { $seat } sell again
act-seat_ended = end the permission of { $seat }
act-seat_left = leave the shop: { $seat }
act-seat_changed = change { $seat }: { $what }
act-maintenance_on = stop new sales
act-maintenance_off = allow new sales again
act-hold_set = put one service or company on hold
act-hold_lifted = comot one hold
act-announced = tell all sellers something
seat-setting-sale_limit = limit for one sale
seat-setting-day_limit = limit for one day
seat-setting-services = services
seat-setting-ends = end date
seat-setting-role = role
seat-setting-name = name
seat-setting-sees_cost = wetin sales cost
seat-setting-marks_owed = to mark sales as owing
seat-setting-gets_requests = to get wetin customers ask

## Operators
menu-maintenance = ⏸ <b>No new sale for now.</b> We still dey check the sales wey never finish yet.
maintenance-sale = ⏸ <b>No new sale for now.</b> { -nothing-charged } The operator of this bot dey work on am; try again later small.
tap-maintenance = No new sale for now. Request no go. { -nothing-charged } Press am again later.
announcement = 📢 { $text }

## Deleting what is kept about somebody
button-erase = 🗑 Delete my data
button-erase-now = 🗑 Delete for good
button-erase-keep = Leave am so
erase-title = 🗑 <b>You wan delete your data?</b>
erase-shop = <b>Wetin go delete:</b> your name, phone number, bank details and keys, your shop name, your staff, the names, numbers and links of your customers, and every token and receipt wey dey here.
erase-kept = <b>Wetin go remain, because the books need am:</b> amount, time, provider, state and reference of each sale, and who do wetin and when. No name, and no number wey you sell to: we list people by only their Telegram number.
erase-customer = <b>Wetin go delete:</b> which shops dey send you wetin. You no go get tokens here again. The shops dey keep their own records of wetin they sell.
erase-visitor = <b>Wetin go delete:</b> the name wey Telegram give me, and anything wey you start to type. If you get shop here, log in first: then its data go delete too.
erase-open = { $count ->
    [1] ⏳ 1 sale never finish yet. E must end first; after that everything go delete.
   *[other] ⏳ { $count } sales never finish yet. They must end first; after that everything go delete.
 }
erase-out = E go log you out. Messages for this chat go remain till you delete them yourself.
erase-messages = Messages for this chat go remain till you delete them yourself.
erase-sure = <b>You no fit bring am back. Delete am for good?</b>
erase-others = { $count ->
    [1] <b>Nothing delete.</b> Another person dey logged in to this shop. Make the person log out first, then use /deletedata again.
   *[other] <b>Nothing delete.</b> { $count } other people dey logged in to this shop. Make they log out first, then use /deletedata again.
 }
erase-change = <b>Nothing delete.</b> We dey ask the service to change something about your account. Wait for the answer for /account, then use /deletedata again.
erase-stopped = <b>Nothing delete.</b> The operator of this bot don stop this shop. When e fit sell again, use /deletedata again.
erase-old = This button no dey work again. Nothing delete. Use /deletedata again.
erase-kept-all = We leave am so. Nothing delete.
erase-waiting =
    ⏳ <b>You don log out. E never delete yet.</b>
    Sales wey never finish yet must end first; their messages here go show how they end. After that everything go delete, and I go tell you. If you log in before that time, nothing go delete.
erase-done-shop =
    ✅ <b>E don delete.</b> You don log out.
    Names, numbers, bank details, keys, tokens, customers and staff don go. Amounts, times and references remain for the books.
erase-done-chat = ✅ <b>E don delete.</b> I no know anything about you again.
news-erased =
    ✅ <b>Your data don delete, as you ask.</b>
    Names, numbers, bank details, keys, tokens, customers and staff don go. Wetin remain for the books: amount, time, provider, state and reference of { $sales ->
    [1] 1 sale.
   *[other] { $sales } sales.
 }
news-erasure-dropped = <b>Your data no delete:</b> somebody don log in to the shop after you ask. Use /deletedata again if you still want am.

## Books and own prices
command-prices = Wetin customers dey pay: your prices
button-my-prices = 🏷 My prices
button-price-type = ✏️ Type am
button-price-end = 🗑 Remove this price
button-price-providers = 🏢 One network
button-price-plans = 📃 One plan
books-title = 📊 <b>Your books</b>
books-today = <b>Today</b>
books-week = <b>Last 7 days</b>
books-month = <b>This month</b>
books-best = 📊 <b>{ $what ->
    [customers] Who buy pass
   *[other] Wetin sell pass
 }</b> · { $month }
prices-title = 🏷 <b>My own prices</b>
prices-about = Wetin your customers dey pay. Price wey you set for one plan dey count first, then the one for the network or company, then the one for the service.
prices-line = { $what }: <b>{ $price }</b>
prices-line-within = – { $what }: <b>{ $price }</b>
prices-plans = – { $count ->
    [1] 1 plan wey get its own price
   *[other] { $count } plans wey get their own price
 }
prices-scope = 🏷 <b>{ $what }</b>
prices-none = E no get its own price.
prices-now = Customers dey pay: <b>{ $price }</b>
prices-on-top = On top of the face value, or of the cost of plan. Round am up as you like.
prices-on-plan = On top of the cost of this plan; or type the price.
prices-row = { $what } · { $price }
prices-face = face value
prices-list = the service normal price; if e no dey, the cost
prices-more = +{ $amount }
prices-less = −{ $amount }
prices-stepped = { $markup }, round up to the next { $step }
prices-step-none = as e be
prices-step = ↑ { $step }
prices-ask = Customers dey pay how much for { $what }? Type wetin go dey on top, with the sign: <i>+50</i> or <i>5%</i>. If you put minus, e go reduce.
prices-ask-plan = Customers dey pay how much for { $what }? Type the price, <i>1600</i>, or wetin go dey on top: <i>+50</i> or <i>5%</i>.
prices-bad = “{ $text }” no be wetin go dey on top. Type am like +50 or 5%: amount wey no get sign na the price of one plan.
prices-bad-plan = “{ $text }” no be price. Type am like 1600, +50 or 5%.
prices-loss =
    ⚠️ <b>{ $what }: e dey below the cost.</b>
    Wetin cost { $cost } dey sell { $price }: <b>loss { $loss }</b> for each sale.
button-price-anyway = ⚠️ Set am like that
sell-ask-price = The customer go pay how much for this sale? Type the amount.
tap-price-stays = From now customers go dey pay this price for this plan.
tap-price-exact = We no dey round price wey you type.

## Many at once
command-many = Sell one whole list
button-many = 🗒 Sell many at once
button-many-template = 📄 Template
button-many-sell = ✅ Sell { $count } for { $amount }
button-many-keep = ✅ Sell this one too
button-many-type = ✏️ Type am again
button-many-leave = ➖ Leave am out
button-many-take = ↩️ Put am back
button-many-stop = ⏹ Stop the rest
button-many-rows = 🗒 Rows
button-many-file = 📄 Result file
button-many-again = 🔁 Sell the rest ({ $count })
many-intro =
 🗒 <b>Sell many at once</b>
 Paste your list here, one sale for one line. Or forward the messages, or send .csv or .txt file.

 <code>0803 123 4567, 500
 mtn 1gb 7 days sme 0803 123 4567
 electricity, Ikeja, 4500 1234 567, 5000, prepaid</code>

 You go see the whole list and the total before anything sell.
many-title = 🗒 <b>You wan sell this list?</b>
many-count-good = ✅ { $count } correct
many-count-problem = ⚠️ { $count } no fit sell as you write am
many-count-twice = 👯 { $count } be the same as another row
many-count-before = 🔁 { $count } sell just now, or never finish yet
many-count-dropped = ➖ { $count } wey you leave out
many-pays = Customers go pay { $amount }
many-expected = Cost around { $amount }
many-unpriced = { $count ->
    [1] We go know the cost of 1 of them when e don sell. For now we count its face value.
   *[other] We go know the cost of { $count } of them when they don sell. For now we count their face value.
 }
many-after = Wallet after the sale, around { $balance }
many-low = ⚠️ Money for your wallet fit too small for the whole list.
many-short = ⚠️ Money for your wallet no reach for the whole list. Pay money enter, or comot some rows.
many-pin-wanted = 🔒 You go need your PIN for this one.
many-over-day = ⚠️ { $left } remain for your limit today.
many-left-out = Only the ✅ rows go sell. Press another one to correct am, or to sell am too.
many-row = { $icon } { $number } · { $what } · { $beneficiary } · { $amount }
many-row-unread = { $icon } { $number } · { $typed }
many-row-title = <b>Row number { $number }</b>
 { $typed }
many-problem-unread = I no know wetin to sell here.
many-problem-number = Number no dey, or the digits too many or too few.
many-problem-provider = I no know the network or company.
many-problem-product = I no know which plan, package or kind of meter. Type the full name.
many-problem-amount = Amount no dey, or nothing dey for sale for that amount.
many-problem-closed = The service no dey sell this one now.
many-problem-held = This one dey on hold when I read the list. Type am again to sell am after that.
many-problem-limits = The amount no dey inside wetin the network or company dey take.
many-problem-terms = Send this one alone: e talk how dem go pay.
many-problem-seat_service = You no fit sell this one. Ask the owner.
many-problem-seat_unpriced = This one never get price. Tell the owner make e set am.
many-problem-seat_sale_limit = This one pass wetin you fit sell one time. Ask the owner.
many-standing-good = This row go sell with the list.
many-standing-twice = Another row dey sell the same thing to the same number.
many-standing-before = You sell the same thing to this number just now, or e never finish yet.
many-standing-dropped = This row dey left out.
many-ask-row = Type row { $number } again, for example <code>0803 123 4567, 500</code>
many-dropped = You don cancel am. Nothing sell from this list.
many-empty = No row dey inside. Write one sale for one line.
many-too-many = { $count } rows too many. Send at most { $most } one time.
many-file-large = This file too big. One list get at most { $most } rows.
many-file-lost = The file no come. Send am again.
many-pin = PIN to sell { $count } for { $amount }
many-selling = 🗒 <b>We dey sell { $count }</b>
many-done = 🗒 <b>List of { $count }: e don finish</b>
many-stopped = 🗒 <b>List of { $count }: e don stop</b>
many-stop-asked = You stop the rest.
many-stop-low_wallet = Money for your wallet too small for the rest.
many-stop-low_wallet-seat = Money for the shop wallet too small for the rest. Ask the owner.
many-stop-pin_needed = The limit for PIN change as the list dey go on. Sell the rest with your PIN.
many-stop-frozen = Somebody stop selling for this shop.
many-stop-maintenance = No new sale for now: the operator of this bot dey work on am.
many-stop-seat = You no fit sell now. Ask the owner.
many-stop-logged_out = You don log out.
many-stop-mode = Somebody switch the shop between live and sandbox.
many-stop-too_late = E take too long. Look the prices again before you sell the rest.
many-unsold = ❌ { $count } no sell
many-waiting = ▫️ { $count } remain
many-doubtful = 👁 { $count } need make you look them
many-rows-title = 🗒 <b>{ $count } rows dey</b>
 Press one to see its sale.
tap-many-over = This list don close. Look /history before you send am again.
tap-many-changed = The list don change. Look am again, then press.
tap-many-already = We dey sell this list already.
tap-many-stopped = E don stop. Sales wey the request don go fit still go through.
tap-many-done = Nothing remain to stop.
tap-many-none-left = Nothing dey to sell again: every row don sell, or fit don sell.

## Who owes
command-owing = People wey dey owe you
command-paid = Person don pay wetin e dey owe
button-payment-paid = 💵 Mark as paid
button-mark-owing = 📒 Mark as owing
button-payment-part = ➗ Pay part
button-gave-back = ↩️ I don return am
payment-owes = 📒 { $part ->
    [none] Customer never pay yet
   *[other] Customer dey owe <b>{ $owed }</b> out of { $part }
 }
payment-forgiven = 🧹 { $amount } debt don cancel{ $paid ->
    [none] {""}
   *[other] {" · "}customer don pay { $paid }
 }
payment-given-before = ↩️ You don give { $amount } back for this sale. How the customer take pay after that?
payment-give-back = ↩️ { $amount ->
    [none] <b>Give the customer the money back.</b>
   *[other] <b>Give the customer { $amount } back.</b>
 }
payment-nothing-paid = The customer never pay: nothing dey to give back.
payment-given-back = ↩️ You don give back{ $amount ->
    [none] {""}
   *[other] : { $amount }
 }
payment-is-paid = Customer don pay.
payment-not-sold = Person fit owe only for sale wey don go through.
payment-nothing-back = Nothing dey to give back.
payment-owed-now = { $who } dey owe { $owed }
payment-ask-part = Out of <b>{ $price }</b>, <b>{ $who }</b> pay how much now? Type the amount.
payment-bad-part = Type amount wey small pass { $price }, like 500.
payment-ask-name = Who dey owe am? Type the name of <b>{ $number }</b>, up to 40 characters.
button-just-number = 🔢 Only the number
payment-kept = 📒 <b>{ $who }</b> dey owe you <b>{ $owed }</b> altogether.
debts-title = 📒 <b>Wetin people dey owe you { $total }</b>
debts-people = { $people ->
    [1] 1 person
   *[other] { $people } people
 } · oldest one { $age }
debts-late-title = 📒 <b>Wetin people dey owe for more than 7 days: { $total }</b>
debts-none = 📒 Nobody dey owe you anything.
debts-none-late = 📒 Nobody dey owe for more than 7 days.
debts-none-called = 📒 Nobody wey match <b>{ $text }</b> dey owe you anything.
debts-how = Press “📒 Mark as owing” for the sale message when customer go pay later.
debts-row = { $colour } { $who } · { $owed } · { $age }
debts-age = { $days ->
    [0] today
    [1] 1 day
   *[other] { $days } days
 }
button-debts = 📒 Who dey owe you
button-late = 📒 Pass 7 days: { $count }
button-all-debts = 📒 All wey dey owe
debtor-nameless = No name dey
debtor-title = 📒 <b>{ $who }</b> dey owe you <b>{ $owed }</b>
debtor-nothing = 📒 <b>{ $who }</b> no dey owe you anything.
debtor-sale = { $day } · { $icon } { $what } · { $price }{ $left ->
    [none] {""}
   *[other] {" "}· <b>{ $left } remain</b>
 }
debtor-more = and { $count ->
    [1] 1 more sale
   *[other] { $count } more sales
 } dey
debtor-last-paid = Last payment { $amount }, { $day }
debtor-promised = 📅 Say e go pay { $day }
button-paid-all = 💵 Paid all: { $owed }
button-remind = ⏰ Remind am
button-promise = 📅 When e go pay
button-write-off = 🧹 Cancel debt
debtor-ask-part = <b>{ $who }</b> pay how much? The debt na { $owed }. Type the amount.
debtor-bad-amount = Type amount, like 500.
debtor-too-much = The debt na only { $owed }. Type that amount or less.
debtor-paid-now = You don collect { $amount }. Debt wey remain: { $left }
debtor-paid-up = You don collect { $amount }. No debt remain again.
debtor-paid-line = 💵 You don collect { $amount } from <b>{ $who }</b>.
debtor-changed = This one don change. Look the new amount.
debtor-ask-forgive = Cancel the <b>{ $owed }</b> wey <b>{ $who }</b> dey owe you? E no go owe am again.
button-forgive-sure = 🧹 Cancel { $owed }
debtor-forgiven = { $amount } debt don cancel
debtor-ask-sure = <b>{ $who }</b> don pay you <b>{ $amount }</b>? The debt na { $owed }.
button-sure-paid = 💵 Yes, { $amount }
debtor-ask-promise = When <b>{ $who }</b> go pay?
button-promise-days = { $days ->
    [1] For tomorrow
    [7] After 1 week
    [14] After 2 weeks
    [30] After 30 days
   *[other] After { $days } days
 }
button-no-promise = ✖ Comot the day
debtor-promise-kept = We don note am.
remind-title = ⏰ Send this one to <b>{ $who }</b>:
remind-words = <blockquote>{ $text }</blockquote>
remind-text = Good day{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
 }. Abeg remember the { $owed } wey you dey owe { $shop } since { $day }. Thank you.
button-remind-here = ✉️ Bot go send am
remind-sent = E don go to { $count ->
    [1] 1 chat
   *[other] { $count } chats
 }
remind-too-soon = We don remind am { $day }. I dey remind only one time in 3 days.
remind-nobody = No Telegram chat dey to send am to.
customer-reminder = 📒 { $shop } dey remind you: you dey owe <b>{ $owed }</b> since { $day }. Thank you.
button-copy-sms = 📋 Copy am for SMS
menu-owed = 📒 People dey owe you <b>{ $owed }</b>
menu-served-owes = 📒 { $name } dey owe <b>{ $owed }</b> since { $day }
paid-how = Type who pay and how much, like: paid Bola 1000
paid-whom = More than one person wey dey owe match <b>{ $text }</b>. Press the one wey pay.

## The day's close
command-close = The day close: sales, profit, wallet
close-head-sealed = 📆 <b>Close number { $number }</b> · { $day }
close-head-open = 📆 <b>{ $day }</b> · till now, { $time }
close-head-over = 📆 <b>{ $day }</b> · e go close finally by 3 a.m.
close-title = 📆 <b>{ $day }</b>{ $state ->
    [open] {" "}till now
    [over] , e go close finally by 3 a.m.
   *[sealed] {""}
 } · { $sales }
close-profit-line = { $kind ->
    [loss] Loss
   *[profit] Profit
 } <b>{ $about ->
    [all] around { $amount }
   *[other] { $amount }
 }</b>{ $about ->
    [none] {""}
    [all] {""}
   *[other] {" "}(around { $about } inside)
 }{ $uncounted ->
    [0] {""}
    [1] {" · "}1 sale never enter am
   *[other] {" · "}{ $uncounted } sales never enter am
 }
close-cash = Cash: suppose be <b>{ $hand }</b>
close-cash-counted = Cash: suppose be <b>{ $hand }</b> · { $time ->
    [none] dem count
   *[other] { $time } dem count
 } { $value }
close-counted-value = { $kind ->
    [short] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}out of { $due }
        }, { $gap } short
    [over] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}out of { $due }
        }, { $gap } extra
   *[exact] { $counted } ✓
 }
close-give-back = ↩️ { $amount } inside am na to give customer back
close-owing = People owe you <b>{ $owed }</b>{ $people ->
    [0] {""}
    [1] {" "}(1 person)
   *[other] {" "}({ $people } people)
 }{ $forgiven ->
    [none] {""}
   *[other] {" · "}{ $forgiven } debt don cancel
 }
close-claims = ⚖️ The service dey owe you <b>{ $owed }</b> ({ $count })
close-label-owing = People owe you · { $people ->
    [1] 1 person
   *[other] { $people } people
 }
close-sold = { $count ->
    [0] nothing sell
    [1] 1 sale · { $sold }
   *[other] { $count } sales · { $sold }
 }
close-count = { $count ->
    [0] nothing sell
    [1] 1 sale
   *[other] { $count } sales
 }
close-cost = Cost na { $cost }
close-cost-about = Cost around { $cost }
close-week-before = Last { $weekday }: { $sales }, and { $profit }
close-owners = The owners
close-part = { $name } { $count } · { $profit }
close-part-sold = { $name } { $count }
close-best-line = 👤 The best customers: { $names }
close-best-one = { $name } { $kobo }
close-label-sold = Sales
close-label-owed = Wetin customers owe this day
close-label-owed-earlier = Wetin customers owe from before days
close-label-forgiven = Debt wey you cancel
close-label-forgiven-earlier = Debt of before days wey you cancel
close-label-repaid = Debt wey dem pay
close-label-back = To give back
close-label-given = You don give back
close-label-hand = Money wey suppose dey hand
close-label-counted = { $count ->
    [1] Dem count am { $time }
   *[other] Dem count am { $count } times, last { $time }
 }
close-label-opening = Before, we see am { $time }
close-label-in = Money wey enter
close-label-in-about = Money wey enter, around
close-label-sales = For sales
close-label-earlier-sales = For sales of earlier days
close-label-refunds = Refund
close-label-other = Other
close-label-closing = Wallet, we see am { $time }
close-uncounted = { $count ->
    [1] Never enter the profit yet: 1 sale of { $kobo }
   *[other] Never enter the profit yet: { $count } sales of { $kobo }
 }
close-open = { $count ->
    [1] We dey check 1 sale ({ $kobo }) · e never enter { $wallet ->
            [without] profit, cash or wallet
           *[other] profit or cash
        }
   *[other] We dey check { $count } sales ({ $kobo }) · e never enter { $wallet ->
            [without] profit, cash or wallet
           *[other] profit or cash
        }
 }
close-open-sealed = { $count ->
    [1] By 3 a.m. we still dey check 1 sale ({ $kobo })
   *[other] By 3 a.m. we still dey check { $count } sales ({ $kobo })
 }
close-late = { $count ->
    [1] 1 change of earlier days dey inside: profit { $profit }
   *[other] { $count } changes of earlier days dey inside: profit { $profit }
 }
close-warning = ⏳ { $words }
close-wallet = Wallet { $opening } → <b>{ $closing }</b>{ $seen ->
    [none] {""}
   *[other] , we see am { $seen }
 }{ $moves ->
    [none] {""}
   *[other] : { $moves }
 }
close-moves = { $first }, { $then }
close-move-in = { $amount } enter
close-move-in-about = around { $amount } enter
close-move-sales = { $amount } for sales
close-move-earlier-sales = { $amount } for sales of earlier days
close-move-refunds = { $amount } refund
close-move-other = { $amount } other
close-wallet-line = { $label } { $value }
close-wallet-unknown = 💰 Nobody don look the wallet yet
close-changed = <b>Wetin change after</b>
close-changed-line = Sale of { $time }: { $what }
close-changed-sold = e later sell, profit { $profit }
close-changed-gone = dem reverse am, profit { $profit }
close-changed-cost = another amount, profit { $profit }
close-changed-open = e end without sale
close-changed-more = { $count ->
    [1] and 1 more dey
   *[other] and { $count } more dey
 }
close-day-button = ◀ { $day }
close-next-button = { $day } ▶
close-hour = { $hour }:00
close-hour-how = 📆 <b>The day close</b> dey come by itself each day wey you sell. Which time?
close-hour-none = 🔕 No come by itself
close-hour-set = 📆 The close go dey come at { $hour }:00, and e go close finally by 3 a.m.
close-hour-off = 🔕 The close no go come by itself. /close go show am any time.
button-close = 📆 Day close
button-close-hour = 🕘 When e go come
button-close-details = 🔎 Details
button-close-file = 📄 File
button-count = 🧮 Count cash
count-ask = 🧮 How much money dey for hand for <b>{ $day }</b>? Count cash and the money wey customers pay by transfer. No count the change wey you take start. Type the amount.
count-bad = Type the amount wey you count, like 12500 or 12500.50.
act-close_hour_set = set when the day close go dey come
act-cash_counted = count the cash of one day

## Statements: sales as files and pictures
command-statement = Your sales for Excel, PDF or CSV
command-chart = Your last days for picture
button-statement = 📄 Statement
button-chart = 📈 Chart
button-chart-week = 📈 7 days
button-chart-month = 📈 30 days
button-xlsx = 📗 Excel
button-pdf = 📄 PDF
button-csv = 📄 CSV
button-xlsx-again = 📗 Make am again
button-pdf-again = 📄 Make am again
button-csv-again = 📄 Make am again
button-other-dates = 📅 Another date
button-tokens = 🎟 Put tokens inside
button-no-tokens = 🎟 Leave tokens out
button-any-customer = 👤 All customers
statement-head = 📄 <b>Statement</b> · { $what }
statement-period-today = Today
statement-period-yesterday = Yesterday
statement-period-week = This week
statement-period-lastweek = Last week
statement-period-month = This month
statement-period-lastmonth = Last month
statement-which-service = 📄 <b>Sales of which service?</b>
statement-which-seat = 📄 <b>Sales wey who sell?</b>
statement-with-tokens = 🎟 All tokens and pins dey inside. We go ask for PIN every time.
statement-dates-how =
    📅 <b>From which day to which day?</b>
    Type one day or two: <i>1 Nov to 15 Nov</i>, <i>1/11 - 15/11</i>, <i>3 Nov</i>.
statement-dates-bad = I need one day or two, like <i>3 Nov</i> or <i>1/11 to 15/11/2026</i>.
statement-waiting = ⏳ <b>Your statement</b> of { $days } dey wait for others. Im place: { $place }.
statement-making = 📄 <b>We dey make your statement</b> of { $days }: { $count ->
    [1] 1 line
   *[other] { $count } lines
 } …
statement-done = We don write { $done } so far.
statement-sent = 📄 <b>Statement of { $days }</b>: { $count ->
    [1] 1 line
   *[other] { $count } lines
 }, { $seconds } s. E dey below.
statement-stopped =
    📄 <b>Statement of { $days }</b>
    Something interrupt me. Nothing lost: make am again.
statement-failed =
    📄 <b>Statement of { $days }</b>
    I no fit make am. Your sales dey safe. Make am again, or choose fewer days.
statement-caption =
    📄 <b>{ $shop }</b>
    Statement of { $what }
statement-sandbox = SANDBOX: no be real sales
statement-sandbox-html = 🧪 SANDBOX: no be real sales
pin-for-statement = 🎟 <b>PIN to bring out all tokens and pins for one file</b>
tap-statement-none = No sale dey that time.
tap-statement-long = More than 500,000 sales dey. Choose shorter time.
tap-statement-busy = We dey make one statement of this shop. One at a time.
tap-other-mode = This day na for the other mode. Change am for /account first.
act-statement = make statement
act-statement_with_tokens = make statement with all tokens

## In the files
statement-title = Statement
statement-column-time = Time
statement-column-reference = Reference
statement-column-service = Service
statement-column-provider = Network or company
statement-column-product = Product
statement-column-beneficiary = Number
statement-column-customer = Customer
statement-column-face = Face value
statement-column-cost = Cost
statement-column-charge = Cost na
statement-column-price = Customer pay
statement-column-profit = Profit
statement-column-payment = Payment
statement-column-seat = Who sell am
statement-column-state = Status
statement-column-note = Note
statement-column-token = Token
statement-state-sold = Don sell
statement-state-awaiting = Don sell, token dey come
statement-state-open = We dey check
statement-state-failed = No sell
statement-payment-paid = Don pay
statement-payment-owed = Dey owe
statement-payment-part = Pay part
statement-payment-forgiven = Don cancel
statement-charge-seen = we see am
statement-charge-expected = we expect am
statement-charge-unknown = we no know
statement-still-open = We dey check · up to { $amount }
statement-not-sold = No sell · { $amount }
statement-label-summary = Summary
statement-label-lines = Sales list
statement-label-total = Total
statement-label-sales = How many sales
statement-label-service = Service
statement-label-seat = Who sell
statement-label-day = Day
statement-label-services = Service by service
statement-label-seats = Seller by seller
statement-label-days = Day by day
statement-label-made = We make am
statement-label-unknown = we no know
statement-label-page = Page { $page } out of { $pages }
statement-made = We make am { $time } ({ $zone })
statement-about = around { $amount }
statement-sold = Sold
statement-face = Face value
statement-cost = Cost
statement-price = Customers pay
statement-profit = Profit
statement-opening = Wallet for the start
statement-paid-in = Money wey enter
statement-charged = For sales
statement-not-named = Other
statement-closing = Wallet for the end
statement-seen = as we see am { $time }
statement-debts-opening = Debt for the start
statement-debts-owed = New debt
statement-debts-paid = Debt wey dem pay
statement-debts-forgiven = Debt wey you cancel
statement-debts-closing = Debt for the end
statement-open = { $amount ->
    [none] { $count ->
        [1] 1 sale never finish yet and we no count am here.
       *[other] { $count } sales never finish yet and we no count them here.
    }
   *[other] { $count ->
        [1] 1 sale never finish yet and we no count am here: up to { $amount }.
       *[other] { $count } sales never finish yet and we no count them here: up to { $amount }.
    }
 }
statement-uncounted = { $count ->
    [1] 1 sale no dey the cost: we no know how much comot for am.
   *[other] { $count } sales no dey the cost: we no know how much comot for them.
 }
statement-no-wallet = Wallet for the start and for the end: we no know.
statement-no-lines = { $count } lines too many to list for pages: take them as Excel or CSV.

## Charts
chart-naira = in ₦
chart-sales = sales
chart-days = for { $days } days
chart-sold-by-day = Wetin you sell, day by day
chart-profit-by-day = Profit, day by day
chart-by-service = Wetin sell
chart-by-hour = Hour by hour
chart-closing = Dark ones: today, and the best hour. The words below get the amount to the kobo.
chart-caption = 📈 <b>{ $shop }</b> · { $days }
chart-profit = Your profit { $profit }
chart-line = { $name } · { $amount }
chart-best-day = The best day: { $day } · { $amount }
chart-best-hour = The best hour: { $from } to { $to }
chart-none = 📈 Nothing sell for these days.
tap-chart-none = Nothing sell for these days.
close-title-sealed = Day close · { $day }
close-title-open = { $day } · till { $time }
close-title-over = { $day } · e go close finally by 3 a.m.
close-profit = Profit
close-profit-about = Profit, around
close-loss = Loss
close-loss-about = Loss, around
close-above = { $percent }% pass last { $weekday }
close-below = { $percent }% below last { $weekday }
close-week = Profit of the last 7 days
close-brought = Where e come from
close-by-seat = Who sell
close-best = The best customers
close-profit-aside = profit
close-paid-aside = customer pay
close-number = Close number { $number } · { $digest }
close-number-open = E never final: the day go seal at 3:00
close-foot = Everything add up to the kobo. If anything change later, we go list am, we no go hide am.
close-sandbox-note = Sandbox: nothing here dey real
close-short-thousands = { $number }k
close-short-millions = { $number }m

## Alerts: what owners are told unasked
command-alerts = Wetin we dey tell you, and when
button-alerts = 🔔 Alerts
button-alert-on = 🔔 Turn am on
button-alert-off = 🔕 Turn am off
alerts-title = 🔔 <b>Your alerts</b>
alerts-about = They dey go to everybody wey don log in to this shop, each one at most one time in one hour. Sandbox sales no dey send any.
alerts-row = { $what }: <b>{ $state }</b>
alerts-now = Now: <b>{ $state }</b>
alerts-off = off
alerts-on = on
alerts-any = any amount
alerts-loss = loss
alerts-under = less than { $amount }
alerts-under-sales = { $count ->
    [1] less than 1 sale
   *[other] less than { $count } sales
 }
alerts-from = { $amount } or more
alerts-float = 🪫 Wallet don low
alerts-float-about = E dey tell you when the wallet get less than the amount wey you set, or when the money go do for less sales than you talk. One sale count as wetin your sales of today cost on average, or the ones of the last 7 days. E go tell you again if e don reduce to half.
alerts-paid_in = ➕ Money paid in
alerts-paid_in-about = E dey tell you about money wey person pay in, the next time this shop see the wallet: after a sale, or when somebody open the menu.
alerts-price = 🏷 New costs
alerts-price-about = E dey tell you when plan wey you sell inside the last 30 days dey cost you more or less, and wetin your profit go be. We dey see am when somebody look the plans to sell one.
alerts-gone = 🚫 Plans wey don go
alerts-gone-about = E dey tell you when plan wey you sell inside the last 30 days no dey the list again, or no get price. We dey see am when somebody look the plans to sell one.
alerts-profit = 📉 Low profit
alerts-profit-about = E dey tell you for morning when profit of the day before small pass wetin you set.
alerts-ask = Type the amount, like 5000.
alerts-ask-float = Type amount, like 5000, or how many sales, like 15 sales.
alerts-bad = “{ $text }” no be amount. Type am like 5000.
act-alert_set = change one alert: { $what }
alert-float-today = { $count ->
    [0] 🪫 <b>{ $balance }</b> too small for one more sale, if sales continue like today
    [1] 🪫 <b>{ $balance }</b> go do for around 1 more sale, if sales continue like today
   *[other] 🪫 <b>{ $balance }</b> go do for around { $count } more sales, if sales continue like today
 }
alert-float-week = { $count ->
    [0] 🪫 <b>{ $balance }</b> too small for one more sale, if sales continue like the last 7 days
    [1] 🪫 <b>{ $balance }</b> go do for around 1 more sale, if sales continue like the last 7 days
   *[other] 🪫 <b>{ $balance }</b> go do for around { $count } more sales, if sales continue like the last 7 days
 }
alert-float = 🪫 Wallet don low: <b>{ $balance }</b>
alert-seen = We see am { $time }
alert-paid-in = ➕ <b>{ $amount }</b> don enter your wallet
alert-paid-in-about = ➕ <b>Around { $amount }</b> don enter your wallet
alert-paid-in-back = ↩️ { $amount } inside am na refund from the service
alert-paid-in-wallet = Wallet { $balance }, we see am { $time }
alert-price = { $count ->
    [1] 🏷 <b>The cost of 1 plan wey you dey sell don change</b>
   *[other] 🏷 <b>The cost of { $count } plans wey you dey sell don change</b>
 }
alert-price-plan = { $plan }: { $before } → <b>{ $after }</b>
alert-price-kept = Customers dey pay { $price } · your profit { $kept }, before na { $was }
alert-price-lost = 🔴 Customers dey pay { $price } · you go lose { $kept }, before your profit na { $was }
alert-gone = { $count ->
    [1] 🚫 <b>1 plan wey you dey sell don go</b>
   *[other] 🚫 <b>{ $count } plans wey you dey sell don go</b>
 }
alert-gone-what = The service no list am, or no give price. You no fit sell am now.
alert-others = { $count ->
    [1] and 1 other one
   *[other] and { $count } others
 }
alert-profit = 📉 <b>{ $day }: profit { $profit }</b>
alert-profit-about = 📉 <b>{ $day }: profit around { $profit }</b>
alert-profit-mark = { $count ->
    [0] Nothing sell · you set { $mark }
    [1] 1 sale · you set { $mark }
   *[other] { $count } sales · you set { $mark }
 }
alert-profit-uncounted = { $count ->
    [1] We no count: 1 sale of { $amount }, nobody never tell us the cost
   *[other] We no count: { $count } sales of { $amount }, nobody never tell us the cost
 }

## Reminders to sell again
command-reminders = Wetin to sell again, and when
button-repeat-new = ⏰ Repeat sale
button-repeats = ⏰ Reminders
button-repeat-sell = 🔁 Sell again: { $what }
button-repeat-to = 🔁 Sell { $what } to { $to }
button-repeat-other = 📃 Another plan
button-repeat-later = ⏰ Tomorrow
button-repeat-skip = ⏭ Skip this one
button-repeat-stop = ✖ No remind me again
button-repeat-days = 📅 Other days
button-repeat-hour = 🕘 At { $hour }:00
button-repeat-every = { $every ->
    [month] Every month
    [1] Every day
   *[other] Every { $every } days
}
button-repeat-open = { $day } · { $who }
repeat-ask =
    ⏰ <b>{ $who }</b>: { $what }
    After how many days make I dey remind you? Press, or type the number of days (1 to { $most }).
repeat-placeholder = 28
repeat-bad-days = “{ $text }” no be number of days. Type 1 to { $most }, or press button.
repeat-title = ⏰ <b>{ $who }</b>
repeat-what = { $icon } { $what } · { $number }
repeat-due = Time don come for the next one.
repeat-last = You sell am last { $day }{ $price ->
    [none] {""}
   *[other] {" "}for { $price }
}
repeat-next = { $every ->
    [month] Every month
    [1] Every day
   *[other] Every { $every } days
}. Next one: { $weekday } { $day }, { $time }
repeat-number-gone = ⚠️ { $who } no get the number { $number } again. Which one e be for?
repeat-no-number = ⚠️ { $who } no get the number { $number } again, and no get another one for this. Add one for the customer message.
repeat-hour-how = ⏰ Which time make I remind you?
repeat-stopped = ⏰ This reminder don stop.
repeat-answered = You don answer this one already.
repeat-not-set = ⏰ This customer or sale no dey again. We no set anything.
repeat-not-saved = Save the name of this customer first.
repeats-title = ⏰ <b>Sell again</b>
repeats-line = { $day } · <b>{ $who }</b> · { $what } · { $every ->
    [month] every month
    [1] every day
   *[other] every { $every } days
}
repeats-none = ⏰ No reminder yet. Press “⏰ Repeat sale” for the message of a sale to customer wey you don save.
customer-repeat = ⏰ { $what } · { $every ->
    [month] every month
    [1] every day
   *[other] every { $every } days
} · next one { $day }
act-repeat_set = set reminder to sell again
act-repeat_ended = stop reminder to sell again
