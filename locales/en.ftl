# Every word that a person reads. Markup is Telegram's HTML; variables are escaped by the program.
# Plain messages (buttons, pop-ups) carry no markup.
# "money" above a message: a wrong word in it could make somebody sell twice, or believe that money left a wallet or did not.

# The one sentence for it, wherever it is said.
# money
-nothing-charged = No money was taken.
line = { $text }
line-bold = <b>{ $text }</b>
line-code = <code>{ $text }</code>

## Telegram's own places
bot-description = Sell airtime, data, TV, electricity, internet and exam pins from your prepaid wallet. Every sale is followed until you know how it ended.
bot-short-description = Your shop for airtime, data, TV, electricity, internet and exam pins.
command-menu = Your shop
command-money = Fund, who owes, close, prices, files
command-more = Customers, staff, lock, account
command-sell = Sell something
command-balance = Wallet balance
command-fund = Bank details to fund your wallet
command-books = What you sold, its cost and your profit
command-history = Latest sales
command-find = Find a sale by number, amount, name or reference
command-verify = Ask the service about a reference
command-login = Log in
command-logout = Log out
command-deletedata = Delete your data
command-language = Language
command-help = Help
command-cancel = Cancel what you are doing

## Languages
# The language's own name for itself: what people tap to choose it.
language-name = English
language-choose = 🗣 <b>Which language?</b>
language-now = From now on in English.
language-below = What I say about money has its English below, until somebody who speaks the language has checked my words.
button-language = 🗣 Language
button-english-on = 🔡 With English
button-english-off = 🔡 Without English

## Services
service-airtime = Airtime
service-data = Data
service-tv = TV
service-electricity = Electricity
service-internet = Internet
service-education = Exam pins
service-airtime-icon = 📱
service-data-icon = 🌐
service-tv-icon = 📺
service-electricity-icon = ⚡
service-internet-icon = 🛜
service-education-icon = 🎓
# In "Sell ₦500 airtime"
service-airtime-lower = airtime
service-data-lower = data
service-tv-lower = TV
service-electricity-lower = electricity
service-internet-lower = internet
service-education-lower = exam pins

## Buttons
button-menu = 🏪 Menu
button-money = 💰 Money
button-more = ⋯ More
button-service = { $icon } { $name }
button-history = 🧾 Sales
button-fund = 🏦 Fund
button-back = ◀ Back
button-other-network = ✏️ Other network
button-other-meter = ✏️ Not prepaid
button-all = 📃 Show all
button-pieces = { $count ->
    [1] 1 pin
   *[other] { $count } pins
 }
button-cancel = ✖ Cancel
button-change = ✏️ Change
button-price = 🏷 Set price
button-price-stays = 🏷 Save this price
button-books = 📊 Books
button-claims = ⚖️ Service owes you
button-sell = ✅ Sell { $amount }
button-sell-again-anyway = ⚠️ Sell { $amount } again
button-sell-at = ✅ Sell at { $price }
button-sell-owes = 📒 Sell { $amount }, owes
button-owes = 📒 Sell, owes
button-pays-now = 💵 Pays now
button-ask-owner = 🙋 Ask the owner
button-check = 🔄 Check now
button-copy-token = 📋 Copy token
button-copy-pin = 📋 Copy pin
button-copy-pin-number = 📋 Copy pin { $number }
button-whatsapp = 💬 WhatsApp
button-telegram = ✈️ Telegram
button-copy-account = 📋 Copy account number
button-paid = 🏦 I have paid
button-older = Older ▶
button-newer = ◀ Newer
button-receipt = 📄 Receipt
button-offer-anew = 🔁 Start again
button-sell-unchecked = ⚠️ Sell at any price
button-sell-again = 🔁 Sell again
button-support = 💬 Support
button-copy-pack = 📋 Copy
button-complaint = 📣 Make a complaint
button-complaint-reason = ✏️ Another reason
button-complaint-sent = ✔ I sent it
button-complaint-answered = ✔ They answered
button-complaint-closed = ✔ It is settled
button-claims-file = 📄 All claims as a file
button-claim-sale = The sale
button-claim-end = ✔ Close it
button-verify = 🔎 Ask the service
button-login = 🔑 Log in
button-share-number = ☎️ Share my number
button-other-number = ✏️ Another number
button-no-account = I have no account
button-forgot-pin = Forgot PIN
button-try-again = 🔄 Try again
button-sell-other = { $icon } Sell { $service }

## Logging in
login-phone =
    <b>Log in to your shop</b>
    Share your number, or type the phone number of your account at <b>{ $service }</b>.
login-phone-bad = That is not a Nigerian mobile number. Type it like 0803 123 4567.
login-phone-foreign = That is somebody else's contact. Share your own, or type the number of your account.
login-phone-text = Share your number with the button, or type it like 0803 123 4567.
login-pin = <b>PIN for { $phone }</b>
login-number = ☎️ { $phone }
login-pin-placeholder = PIN
login-pin-text = Type your PIN as a text message.
login-pin-too-early = That looked like a PIN, so I deleted it. Your phone number comes first: share it, or type it like 0803 123 4567.
login-pin-shape = A PIN has only digits. Type it again; I delete your message at once.
login-checking = Checking your PIN …
login-refused =
    <b>Wrong number or PIN.</b> The service did not accept them.
    Enter the PIN again, or use another number.
login-slow-down = The service asks you to wait. Enter the PIN again in a minute.
login-unavailable =
    <b>The service is not answering.</b> I cannot tell whether your PIN is right.
    Wait a minute, then enter it again.
login-unreadable =
    <b>The service sent an answer that I cannot read.</b> I cannot tell whether your PIN is right.
    Wait a minute, then enter it again.
login-page =
    <b>A web page answered, not the service.</b> I cannot tell whether your PIN is right.
    Tell the operator of this bot to check VENDING_BASE_URL.
login-redirect =
    <b>The service sends this bot to another address.</b> I cannot tell whether your PIN is right.
    Tell the operator of this bot to check VENDING_BASE_URL.
login-no-token =
    <b>The service answered, but gave no login.</b> I cannot tell whether your PIN is right.
    Tell the operator of this bot to check VENDING_BASE_URL.
login-another-step =
    <b>The service wants a second step, such as a code.</b> This bot cannot take it, and each login sends another code.
    Switch two-factor login off at the service for this bot. Then log in again.
login-keys-unreadable =
    <b>Logged in, but I cannot read your keys in the service's answer.</b>
    You cannot sell without a key. Log in again later, or ask the service.
login-keys-masked =
    <b>Logged in, but the service shows your keys only in part.</b>
    Make a new key to sell here. The old one stops at once: a website or another program that uses it cannot sell until it has the new one.
login-pin-left-behind = ⚠️ I could not delete your PIN from this chat. Please delete that message yourself.
login-no-key =
    <b>Logged in, but this account cannot sell yet.</b>
    { $phone } needs an upgrade before you can sell here.
login-no-key-developer =
    <b>Logged in, but there is no key to sell with.</b>
    Make one here.
login-first = Log in first to do that.
login-already = You are logged in as <b>{ $name }</b> ({ $phone }).
login-key-refused =
    <b>The service no longer accepts your shop's key.</b>
    Log in again. Your open sales are kept, and checked as soon as you are in.
key-dead =
    <b>The service does not take your shop's key, and shows no other one that I can use.</b>
    Make a new key to sell. The old one stops at once: a website or another program that uses it cannot sell until it has the new one.
account-switched-off = <b>The service has switched this account off.</b> Logging in again changes nothing. Ask the service.
logged-out =
    <b>Logged out.</b>
    Open sales are still checked, and their cards stay up to date.
logout-not-in = You are not logged in.
logout-last = <b>Log out?</b> Nobody else is logged in to this shop.
logout-seats =
    { $count ->
        [1] 🧑‍💼 One of your staff cannot sell until you are back.
       *[other] 🧑‍💼 { $count } of your staff cannot sell until you are back.
    }
logout-open =
    { $count ->
        [1] ⏳ One sale is still being checked. Its card stays up to date.
       *[other] ⏳ { $count } sales are still being checked. Their cards stay up to date.
    }

## The PIN
pin-tap = Tap your PIN, or type it: your message is deleted at once.
pin-tap-login = Type your PIN, or tap it here. What you type is deleted at once, and the PIN is never stored.
pin-type = Type your PIN. Your message is deleted at once, and the PIN is never stored.
button-pin-done = ✔ Done
button-pin-erase = ⌫
pin-for-sale =
    🔒 <b>PIN to sell { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-allow =
    🔒 <b>PIN to allow { $amount } { $service }</b>
    { $provider } · { $beneficiary }
pin-for-lock = 🔒 <b>PIN to change the lock</b>
pin-for-unfreeze = 🧊 <b>PIN to start selling again</b>
pin-for-erase = 🗑 <b>PIN to delete this shop's data</b>
pin-again = I was interrupted. Enter the PIN once more.
pin-wrong = ❌ <b>Wrong PIN.</b>
pin-tries = { $left ->
    [1] 1 try left, then you wait 15 minutes.
   *[other] { $left } tries left.
 }
pin-slow-down = The service asks you to wait a moment. I cannot tell whether your PIN is right.
# money
pin-unavailable = <b>The service is not answering.</b> I cannot tell whether your PIN is right. Try again in a moment.
pin-unreadable = <b>The service sent an answer that I cannot read.</b> I cannot tell whether your PIN is right. Try again in a moment.
pin-wait = ⏳ <b>Too many wrong PINs.</b> You can try again at { $time }.
pin-logged-out =
    🔒 <b>Too many wrong PINs: logged out.</b>
    Open sales are still checked. Log in again to go on.
pin-stray = That looked like a PIN, so I deleted it. If it was not one, type it again in a minute.
pin-cancelled = Cancelled. Nothing was changed.
tap-pin-short = A PIN has at least 3 digits.
# money
tap-pin-old = This keypad has expired. { -nothing-charged }
# money
tap-pin-wait = Too many wrong PINs. { -nothing-charged } You can try again at { $time }.

## The lock
command-freeze = Stop all selling at once
command-unfreeze = Sell again after a freeze
command-shopname = The name on your receipts
command-lock = Lock the shop
locked = 🔒 <b>Locked.</b> Enter your PIN, and go on where you stopped.
lock-title = 🔒 <b>Lock and PIN</b>
lock-idle = Locks when nobody taps for: <b>{ $idle }</b>
lock-above = PIN for a sale: <b>{ $above }</b>
lock-way-keypad = You tap the PIN on a keypad.
lock-way-typed = You type the PIN; the message is deleted.
lock-never = never
lock-every = every sale
lock-minutes = { $count } minutes
lock-hours = { $count ->
    [1] 1 hour
   *[other] { $count } hours
 }
lock-above-amount = above { $amount }
lock-choose-idle =
    🔒 <b>Lock the shop when nobody taps for how long?</b>
    This counts for every owner's chat of this shop. A longer time needs the PIN.
lock-choose-above =
    🔒 <b>Which sales ask for the PIN?</b>
    This counts for every owner's chat of this shop. To ask for it less often, enter your PIN. Staff have their own limits.
button-lock = 🔒 Lock and PIN
button-lock-idle = ⏱ Locks after: { $idle }
button-lock-above = 🔒 PIN for a sale: { $above }
button-lock-way-keypad = 🔢 Use a keypad
button-lock-way-typed = ⌨️ Type it instead
chats-title = <b>Who is logged in</b>
chats-this = { $name } · since { $time } · this chat
chats-other = { $name } · since { $time }
chats-alone = Nobody else is logged in to this shop.
chats-lost = Lost a phone? Log its chat out, and change your PIN at the service.
button-chats = 🔑 Who is logged in
button-log-out-chat = Log out { $name }
pin-for-log-out = <b>PIN to log { $name } out</b>
tap-chat-gone = That chat is already logged out.
news-logged-in =
    🔑 <b>{ $name } has logged in to this shop</b> with its number and PIN.
    If that was not you or one of your people: log that chat out, change your PIN at the service, and stop all selling with /freeze.
button-not-me = ✖ Not me: log it out
news-pin-stop =
    ⚠️ <b>Too many wrong PINs for this shop's number.</b> Nobody can log in with it before { $time }. You can still sell.
    If that was not you or one of your people, somebody is guessing your PIN.
news-logged-out = Another chat of this shop has logged this one out. Open sales are still checked, and their cards stay up to date.
button-lock-now = 🔒 Lock now
button-freeze = 🧊 Freeze selling
button-unfreeze = 🧊 Unfreeze
menu-frozen = 🧊 <b>Selling is frozen.</b>
# money
frozen =
    🧊 <b>Selling is frozen. { -nothing-charged }</b>
    An owner can undo it with the PIN.
freeze-ask =
    🧊 <b>Freeze all selling at { $shop }?</b>
    { $count ->
        [1] You cannot sell until you enter your PIN.
       *[other] { $count } people cannot sell, you too, until an owner enters the PIN.
    }
# money
frozen-now =
    🧊 <b>Selling is frozen, in every chat of this shop.</b>
    Sales already sent are still checked. To sell again, you need your PIN.
unfrozen = ✅ <b>You can sell again.</b>
# money
tap-frozen = Selling is frozen. { -nothing-charged } The owner can undo it with /unfreeze.
tap-not-frozen = Selling is not frozen.
news-frozen = 🧊 <b>Selling is frozen</b> by another chat of this shop. Nobody can sell until somebody enters the PIN with /unfreeze.
news-unfrozen = ✅ You can sell again: another chat of this shop entered the PIN.
shop-stopped = ⏸ <b>The operator of this bot has stopped new sales at this shop:</b> { $reason }
tap-stopped = Not sent. The operator has stopped new sales at this shop: { $reason }
news-started = ▶️ <b>You can sell again.</b> The operator of this bot has started this shop again.
news-orphan =
    👁 <b>The service reports a sale that was not made here.</b>
    { $service } · { $amount } · { $status }
    { $reference }
news-orphan-what = If another program of yours made it, there is no problem. If not, somebody else has your key: /freeze, then Account → New live key.
orphan-other = status unknown

## Menu
menu-shop = 🏪 <b>{ $shop }</b>
menu-sandbox = 🧪 <b>SANDBOX</b>: nothing here is real.
menu-wallet-unknown = Wallet balance not known yet
# money
menu-today = Today { $sums }
menu-open = ⏳ { $open }
# What a reseller may type to sell
menu-type = Type it: <i>500 mtn 0803…</i>
submenu-money =
    💰 <b>Money</b>
    Bank details to fund the wallet, who owes you, what the service owes, the day's close, what the shop earns, what customers pay, and sales as a file.
submenu-more =
    ⋯ <b>More</b>
    Sell many at once, customers, staff and their limits, the lock and PIN, your language, and the account with its keys.

## What sales come to
# money
sums-joined = { $first } · { $then }
sums-none = no sales yet
# money
sums-sold = { $count ->
    [1] 1 sale
   *[other] { $count } sales
 } · sold { $sold }
# money
sums-count = { $count ->
    [1] 1 sale
   *[other] { $count } sales
 }
# money
sums-cost = cost { $cost }
# money
sums-cost-about = cost about { $cost }
# money
sums-unpriced = { $count ->
    [1] cost of 1 not known
   *[other] cost of { $count } not known
 }
# money
sums-uncounted = { $count } not counted yet ({ $price })
# money
sums-late = { $count ->
    [1] 1 change after the close: profit { $profit }
   *[other] { $count } changes after the close: profit { $profit }
}
# Below the sums of some days: what the close has of days before them
# money
sums-late-earlier = { $count ->
    [1] 1 change to an earlier day, in the close alone: profit { $profit }
   *[other] { $count } changes to earlier days, in the close alone: profit { $profit }
}
# "profit about ₦12.50": what sales bring; "about" while a charge is expected and not seen
# money
profit = { $kind ->
    [loss] loss { $amount }
    [loss-about] loss about { $amount }
    [profit-about] profit about { $amount }
   *[profit] profit { $amount }
 }
# money
profit-first = { $kind ->
    [loss] Loss { $amount }
    [loss-about] Loss about { $amount }
    [profit-about] Profit about { $amount }
   *[profit] Profit { $amount }
 }
# money
sums-open = { $count ->
    [1] 1 sale is still being checked
   *[other] { $count } sales are still being checked
 }
# money
sums-open-kobo = { $open } · { $kobo } may still leave
# money
sums-open-taken = { $open } · already taken from the wallet
# money
wallet-short = { $short } short
welcome =
    <b>Welcome to your shop.</b>
    Sell airtime, data, TV, electricity, internet and exam pins from your prepaid wallet, and see where every naira goes.

## Selling: questions
sell-title = { $icon } <b>Sell { $service }</b>
sell-ask-phone = Phone number? Type it, or share a contact.
sell-ask-meter = Meter number? Type the digits.
sell-ask-smartcard = Smart card or IUC number? Type the digits.
sell-ask-network = Which network?
sell-ask-company = Which company?
sell-ask-exam = Which exam?
sell-ask-plan-type = Which kind of plan?
sell-plan-type-other = Other
sell-ask-plan-long = Which one? Tap it, or type to search: <i>1gb</i>, <i>weekly</i>, <i>under 500</i>.
sell-ask-product-long = Which one? Tap it, or type a part of its name.
sell-found = { $count ->
    [1] 1 match for “{ $text }”
   *[other] { $count } matches for “{ $text }”
 }
sell-placeholder-search = 1gb, weekly, under 500
sell-ask-meter-type = Which kind of meter?
sell-ask-product = Which one?
sell-ask-amount = How much? { $min } to { $max }. Tap or type.
sell-placeholder-phone = 0803 123 4567
sell-placeholder-meter = Meter number
sell-placeholder-amount = 1,000
sell-bad-phone = “{ $text }” is not a Nigerian mobile number. Type it like 0803 123 4567.
sell-bad-meter = “{ $text }” is not a meter number. A meter number has 11 to 13 digits.
sell-bad-smartcard = “{ $text }” is not a smart card number. It has 10 digits, StarTimes 11.
sell-bad-amount = “{ $text }” is not an amount. Type it like 500, 1,000 or 1k.
sell-bad-amount-low = { $amount } is too small. The least is { $min }.
sell-bad-amount-high = { $amount } is too much. The most is { $max }.
sell-bad-quantity = Type a number of pins from 1 to { $most }.
sell-bad-choice = “{ $text }” is not in the list. Tap one of the buttons.
sell-none-found = No match for “{ $text }”. Tap one, or search for something else.
sell-need-text = Type the answer, or tap a button.
# money
sell-need-tap = Use the buttons on the card. Nothing is charged until you tap Sell.
# money
sell-nothing-listed = Nothing is available here right now. { -nothing-charged } Choose something else, or try again later. If every list is empty, the operator should check the service's address.
# money
sell-face-limits = <b>{ $provider } accepts { $min } to { $max }.</b> You typed { $amount }. { -nothing-charged }
# money
sell-closed = { $name } is not available right now. { -nothing-charged } Choose another.
# money
sell-held =
    ⏸ <b>{ $what } is on hold until { $until }:</b> { $reason }
    { -nothing-charged }
held-line = ⏸ { $what } is on hold until { $until }: { $reason }
tap-held = { $what } is on hold until { $until }: { $reason }
health-line = ⏳ <b>{ $name }</b>: { $facts }
health-waiting-own =
    { $count ->
        [one] 1 of yours waits since { $since }
       *[other] { $count } of yours wait since { $since }
    }
health-waiting = { $count } sales wait since { $since }
health-failed = { $count } of the last { $of } failed
health-slow = a sale takes { $now }, usually { $usual }
span-seconds = { $count } s
span-minutes = { $count } min
tap-watching = I will message you when { $name } sells as usual again. I look for a day.
tap-watching-well = { $name } sells as usual now.
button-tell-back = 🔌 Tell me when it is back
# money
sell-mode-changed = <b>This shop was switched between live and sandbox</b> while I checked the price. { -nothing-charged } Start again.
# money
sell-catalogue-down =
    <b>The service is not answering.</b> { -nothing-charged }
    Try again in a moment.
# money
sell-down =
    🔌 <b>The service has not answered since { $time }.</b> Nothing was sent. { -nothing-charged }
    You cannot sell right now. I tell you here when it is back.
# money
tap-service-down = The service has not answered since { $time }. Nothing was sent. I tell you when it is back.
# money
tap-restoring = Nothing was sent. I am looking for sales made after the backup. Try again in a minute.
# money
news-restored =
    🗄 <b>This shop was restored from a backup of { $time }.</b>
    I am looking for the sales you made after that. You can sell when I finish.
news-restored-open = 🗄 <b>You can sell again.</b> All that I could find about the time after { $time } is in your list of sales.
# money
news-restored-even = Your wallet matches your list of sales.
# money
news-restored-gap =
    { $amount } left your wallet for sales that this backup does not know.
    Do not repeat sales from that time. Check their cards in this chat, or ask the service.
restored-between = Between { $least } and { $most }
# money
news-restored-paid-in = Your wallet holds { $amount } more than your list of sales explains. Somebody paid in money, so I cannot see whether some sales are missing.
# money
news-restored-unseen = I cannot see right now what left your wallet since { $time }. Compare your balance with your list of sales.
news-service-back = 🔌 <b>The service answers again.</b> You can sell.
news-company-back = 🔌 <b>{ $name } sells as usual again.</b>
# money
sell-session-over =
    <b>Your login at the service has expired.</b> { -nothing-charged }
    Log in again to go on.
# money
sell-may-leave = { $amount } may still leave your wallet for sales that are being checked.
# money
sell-not-enough =
    <b>Your wallet has { $balance }</b>, seen { $time }. This sale costs { $charge }. { -nothing-charged }
    Pay at least { $missing } into:
# money
sell-left = Cancelled. { -nothing-charged }
# money
sell-timed-out = You did not answer for a while, so I closed this. { -nothing-charged }
# money
form-updated = The bot was updated. What you started here is lost. { -nothing-charged } Start again.
sell-what = What do you want to sell?

## Selling: a line that was typed
# Above the question for what the line leaves open
said-off-phone = { $digits } has { $count } digits. A phone number has 11.
said-off-meter = { $digits } has { $count } digits. A meter number has 11 to 13.
said-off-smartcard = { $digits } has { $count } digits. A smart card number has 10, StarTimes 11.
said-phone-for-meter = { $digits } looks like a phone number. Type the meter number.
said-phone-for-smartcard = { $digits } looks like a phone number. Type the smart card number.
said-no-phone = I have no phone number for “{ $name }”.
said-no-meter = I have no meter number for “{ $name }”.
said-no-smartcard = I have no smart card number for “{ $name }”.
said-two-amounts = That line has more than one amount.
said-two-numbers = That line has more than one number.
said-two-providers = That line names more than one network or company.
sell-none-said = No match for “{ $text }”. Choose another.
# Below what was understood: "₦500 · 0803 123 4567"
choose-service = What is it for?
choose-again = Which sale do you want to sell again?
same-none = There is no sale to repeat yet. Choose what to sell.
# Above, what of the line was understood
unread-words = I did not understand “{ $words }”. New sale, or find an old one?
# Above a list of sales
unread-sold = I did not understand “{ $words }”. These are the sales to that number:
button-new-sale = ➕ New sale
button-find-old = 🔎 Find an old one
choose-company = Last time it was { $old }. Which company?
choose-amount = That is much more than usual for this number: { $usual }. How much?
# A price that a customer asks for
asked-prices = 🏷 <b>Prices at { $shop }</b>
asked-prices-row = { $name }: <b>{ $price }</b>
asked-prices-more = Ask for a size or a name to see others.
asked-prices-none = I have no price for that.

## Selling: the confirm card
# A question that was answered by typing
sell-kept-phone = { $icon } Number <b>{ $answer }</b>
sell-kept-meter = { $icon } Meter <b>{ $answer }</b>
sell-kept-smartcard = { $icon } Smart card <b>{ $answer }</b>
sell-kept-amount = { $icon } Amount <b>{ $answer }</b>
sell-kept-choice = { $icon } <b>{ $answer }</b>
confirm-title = <b>Sell { $service }?</b>
confirm-to = To <b>{ $beneficiary }</b>
confirm-smartcard = Smart card <b>{ $beneficiary }</b>
confirm-meter = Meter <b>{ $beneficiary }</b>
confirm-first-meter = 🆕 First time for this meter: read the digits back to the customer.
confirm-first-smartcard = 🆕 First time for this smart card: read the digits back to the customer.
confirm-ported = ⚠️ This looks like a number of { $network }. Did the customer move it to { $provider }?
confirm-face = Face value <b>{ $amount }</b>
# money
confirm-cost = Cost <b>{ $charge }</b>
# money
confirm-cost-about = Cost <b>about { $charge }</b>
# money
confirm-cost-pieces = Cost { $count } × { $unit } = <b>{ $charge }</b>
# money
confirm-cost-discount = Cost <b>{ $charge }</b> ({ $percent }% off)
# money
confirm-cost-unknown = Cost: set by the service
# money
confirm-loss = 🔴 <b>{ $loss }</b>
confirm-no-price = You have not set a price yet: 🏷 Set price
# money
confirm-owes = 📒 On credit: this is owed once it is sold.
# money
confirm-owes-by = 📒 On credit, promised for { $day }: this is owed once it is sold.
# money
confirm-owed = 📒 Owes you <b>{ $owed }</b> already, since { $day }
# money
owe-over = Not on credit: { $owed } is owed, the limit is { $limit }. { -nothing-charged }
# money
confirm-after = Wallet after { $balance }
# money
confirm-after-about = Wallet after about { $balance }
balance-at = { $balance }, seen { $time }
# money
confirm-low = ⚠️ Your wallet may be short.
# money
confirm-low-seat = ⚠️ The shop's wallet may be short. Ask the owner.
confirm-wallet = Wallet { $balance }
# money
confirm-wallet-about = Wallet about { $balance }
# money
confirm-repriced = ⚠️ <b>The cost changed</b> from { $old } to { $new }. { -nothing-charged }
# money
confirm-repriced-seat = ⚠️ <b>The service changed its price.</b> { -nothing-charged }
# money
confirm-pays-now = The customer now pays <b>{ $new }</b>, not { $old }.
# money
confirm-withdrawn = <b>{ $what } is no longer sold.</b> { -nothing-charged }
# money
confirm-held = ⏸ <b>Not sent: { $what } was on hold.</b> { -nothing-charged }
# money
confirm-renamed = ⚠️ <b>{ $old } is now called { $new }.</b> It may be a different plan. { -nothing-charged } Sell { $new }?
# money
confirm-unchecked =
    ⚠️ <b>The cost could not be checked.</b> It was { $price } at { $time }. { -nothing-charged }
    If you tap again, I sell at the service's price now, whatever it is.
# money
confirm-unchecked-listing =
    ⚠️ <b>I could not check whether this is still sold.</b> It was at { $time }. { -nothing-charged }
    If you tap again, I sell it, if the service still does.
# money
confirm-same-again =
    ⚠️ <b>You already sent this sale. I am still checking it.</b>
    …{ $tail }
    If you sell again, your wallet may pay twice.
# money
confirm-sold-before =
    ⚠️ <b>You sold the same at { $time }.</b>
    …{ $tail }
    Sell it again?
# money
confirm-expired = <b>Time is up for this sale.</b> { -nothing-charged }
# money
confirm-replaced = <b>You started a newer sale, so I closed this one.</b> { -nothing-charged }
# money
confirm-cancelled = <b>Cancelled.</b> { -nothing-charged }
# money
confirm-asked = 🙋 <b>I asked the owner.</b> I tell you the answer. After a yes, tap Sell.
# money
confirm-allowed = ✅ <b>The owner allows this sale, once.</b> Nothing is sold until you tap Sell.
# money
confirm-owner-no = ✖ <b>The owner said no.</b> { -nothing-charged }

## The sale's card
card-to = { $provider } · { $beneficiary }
# money
card-sending = ⏳ <b>Request sent. Waiting for { $provider }.</b>
# money
card-unknown = 🔎 <b>No answer yet. Checking.</b>
# money
card-unknown-error = 🔎 <b>The service answered with an error. Checking.</b>
# money
card-known-reference = 🔎 <b>The service already has this sale. Checking.</b>
# money
card-refused-checking = 🔎 <b>The service refused this sale. Checking that nothing was sold.</b>
# money
card-key-refused =
    🔑 <b>The service rejected the shop's key.</b>
    Most likely nothing was sold. I am getting the key again, and checking.
# money
card-switched-off =
    ⛔ <b>The service has switched this account off.</b>
    Most likely nothing was sold. I am checking.
# money
card-pending = ⏳ <b>{ $provider } is working on it.</b>
# money
card-may-have-left = { $charge } may have left your wallet.
# money
card-may-have-left-unknown = The money may have left your wallet.
# money
card-has-left = { $charge ->
    [none] The money
   *[other] { $charge }
 } has left your wallet.
# money
card-do-not-sell = <b>Do not sell this again.</b>
card-asked = Last asked { $time }
card-next-check = Next check { $time }
card-tail = …<code>{ $tail }</code>
# money
card-failed-uncharged = ❌ <b>Failed. { -nothing-charged }</b>
# money
card-failed = ❌ <b>Failed.</b>
# money
failed-back = { $charge } is back in your wallet.
# money
failed-whole = Your wallet was read afterwards: no money is missing.
# money
failed-refunded = The service says that it has refunded { $charge ->
    [none] the money
   *[other] { $charge }
 }.
# money
failed-returned = If { $charge ->
    [none] money
   *[other] about { $charge }
 } left your wallet, I have not seen it come back yet.
# money
failed-cash = If the customer has paid, give the money back or sell again.
# money
failed-returned-seat = If money left the wallet, I have not seen it come back yet. Ask the owner before you sell again.
# money
card-no-key =
    🚫 <b>Not sent. { -nothing-charged }</b>
    This account has no key to sell with. See /account.
# money
card-asked-to-wait = The service asked us to wait. Checking whether it took the sale.
card-token-before = Token from before the sale was reversed:
# money
card-not-sent =
    🚫 <b>Not sent. { -nothing-charged }</b>
    The service could not be reached in time. You can sell it again.
# money
card-no-record =
    🚫 <b>The service has no record of this sale. { -nothing-charged }</b>
    I will keep checking for 3 days.
# money
card-no-record-unseen =
    🚫 <b>The service has no record of this sale.</b>
    I cannot tell whether money left your wallet. Check your balance before you sell it again.
# money
card-not-sold = 🚫 <b>Not sold. { -nothing-charged }</b>
# money
card-not-sold-refused = The service refused it, and has no record of it.
# money
card-not-sold-key = The service rejected the shop's key, and has no record of this sale. If that happens again, the owner looks at /account.
# money
card-not-sold-off = The service has switched this account off, and has no record of it. Ask the service.
# money
card-sold = ✅ <b>{ $service } sold</b>
card-price = Price <b>{ $amount }</b>
card-pieces-count = { $count } pins
# money
card-pays = Customer pays <b>{ $price }</b>
# money
card-pays-profit = Customer pays <b>{ $price }</b> · { $profit }
price-for-face = { $price } for { $face }
# money
card-cost = Cost { $charge }
# money
card-cost-more = Cost { $charge }, { $difference } more than listed
# money
card-cost-less = Cost { $charge }, { $difference } less than listed
# money
card-cost-about = Cost about { $charge }
# money
card-cost-unknown = Cost not known yet
card-code = Code from the service: <code>{ $code }</code>
card-token-title = ⚡ <b>Token for meter { $meter }</b>
card-pins-title = 🎓 <b>{ $provider } pins</b>
card-pins-few = ⚠️ <b>{ $came } of { $paid } pins came.</b>
card-token-order = Enter them in this order.
card-token-from-words = Read from the service's message.
card-token-from-record = The service wrote: { $text }
# money
card-token-awaited =
    ✅ <b>Sold. Waiting for the token.</b>
    Do not sell this again: the token will show here, and you get a message.
# money
card-token-unread =
    ✅ <b>Sold. A token came, but I could not read it.</b>
    Do not sell this again: ask the service's support for the token, with the reference below.
card-company = { $provider } · { $product }
card-words = The service says: “{ $words }”
card-sandbox = 🧪 SANDBOX: not a real sale
# money
card-review = 👁 Check this sale: { $why }
# money
review-contradiction = the service gave two different answers. I am asking again.
# money
review-corrected = the service changed its final answer.
# money
review-conflict = the service has a different sale under this reference.
# money
review-doubled = more left your wallet than this sale costs, so the service may have taken it twice
review-amount = the service shows a different amount than expected.
# money
review-vanished = the service's record of it is gone.
# money
review-overdue = it has been open for more than a day. Give its reference to the service.
# money
review-adopted = I found it at the service after the restore. It does not say the network or plan.
# money
review-debited = money left the wallet. Give its reference to the service.
# money
review-unread-token = a token came, but I could not read it. Ask the service's support for it, with the reference.
# money
review-few-pins = fewer pins came than this sale paid for. Ask the service's support for the others, with the reference.
# money
review-other = the service said something unexpected.

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
# money
notice-settled-sold = ✅ <b>Sold:</b> { $what } { $beneficiary }, { $amount }
# money
notice-settled-awaited = ✅ <b>Sold:</b> { $what } { $beneficiary }, { $amount }. Waiting for the token.
# money
notice-settled-failed = ❌ <b>Failed:</b> { $what } { $beneficiary }, { $amount }
# money
notice-settled-void = 🚫 <b>Not sold:</b> { $what } { $beneficiary }, { $amount } never reached the service. { -nothing-charged }
# money
notice-settled-refused = 🚫 <b>Not sold:</b> { $what } { $beneficiary }, { $amount }. The service refused it. { -nothing-charged }
# money
notice-settled-unseen = 🚫 <b>Not sold:</b> { $what } { $beneficiary }, { $amount }. The service has no record of this sale. I cannot tell whether money left your wallet.
notice-token = ⚡ The token for meter <b>{ $meter }</b> is here:
notice-pins = 🎓 The pins for <b>{ $beneficiary }</b> are here:
# money
notice-correction = ⚠️ <b>An earlier message was wrong.</b> The service has corrected { $what } { $beneficiary }, { $amount }.
# money
correction-sold = ✅ <b>It was sold.</b>
# money
correction-open = It is being checked again: look at its card.
notice-review = 👁 { $what } { $beneficiary }, { $amount }: { $why }

## Sending a sale again that the service never saw
# money
try-again-title = <b>Send this sale again?</b>
# money
try-again-why =
    The service said { $count } times that it has no sale …{ $tail }, and your wallet did not go down.
    I will send it with the same reference, so the service can see if both arrive.
button-send-again = 📤 Send it again
button-send-again-now = Send { $amount } again
button-not-again = ✖ Do not send

## Taps
# money
tap-already = You already tapped Sell. See the card.
tap-asked-owner = Asked. I tell you what the owner says.
# money
tap-not-answered = The owner has not answered yet. { -nothing-charged }
# money
tap-owner-no = The owner said no. { -nothing-charged }
tap-looked-after = Noted. The sale stays in your list of sales.
tap-complaint-noted = Noted, with the time.
# money
tap-claim-closed = Closed, with the reason.
# money
tap-claim-over = The service owes nothing for this sale now.
# money
tap-still-open = No result yet. I am still checking.
# money
tap-face-limits = { $provider } accepts { $min } to { $max }. { -nothing-charged }
tap-old = This button is from an earlier screen.
# money
tap-not-yours = This button no longer works. { -nothing-charged }
tap-checking = Asking the service now. The card shows the answer.
tap-no-receipt = You get a receipt once the sale has gone through.
tap-checked-closed = Nothing left to check.

## Wallet
# money
wallet-balance = Wallet <b>{ $balance }</b>
# money
wallet-seen = Wallet <b>{ $balance }</b>, seen { $time }
wallet-asking = Asking the service …
wallet-not-developer = This account is not a developer yet, so the service shows no balance. Upgrade it in /account.
fund-title = 🏦 <b>Fund your wallet</b>
fund-how = Pay by bank transfer to:
fund-after = Your balance goes up when the service has received the money.
fund-unknown = I cannot get the bank details right now. Try again later.
fund-not-set-up = The bank details are not set up at the service. Ask the service how to pay in.
fund-refused = The service gives no bank details.
# money
paid-seen = ➕ <b>Your wallet has { $amount } more</b> than at { $since }.
# money
paid-none = 🔎 <b>No new money since { $since }.</b> Your wallet has { $balance }, seen { $time }. A transfer can take some minutes.
# money
paid-today = Money in today: <b>{ $amount }</b>.
# money
paid-sales = Sales since { $since } took about { $sales }.

## History
history-title = 🧾 <b>Latest sales</b>
history-title-filtered = 🧾 <b>Sales</b>: { $what }
history-empty = No sales yet.
history-none = No sale matches. Choose something else below.
# money
history-none-sold = { $count ->
    [1] 1 attempt
   *[other] { $count } attempts
 }, nothing sold
history-row = { $icon } { $time } { $what } { $amount } · { $beneficiary }
# money
history-owes = owes{ $owed ->
    [all] {""}
   *[other] {" "}{ $owed }
 }
# money
history-uncharged = no money taken
history-filter = { $choice } ▾
filter-service = Service
filter-stage = Status
filter-day = Day
filter-seat = Seller
filter-service-title = 🧾 <b>Sales of which service?</b>
filter-stage-title = 🧾 <b>Sales with which status?</b>
filter-day-title = 🧾 <b>Sales of which day?</b>
filter-seat-title = 🧾 <b>Whose sales?</b>
filter-seat-all = Everybody
filter-seat-owner = Owner
filter-service-all = All services
filter-stage-all = Any status
filter-day-all = Any day
filter-sold = ✅ Sold
filter-open = ⏳ Checking
filter-failed = ❌ Failed
filter-doubtful = 👁 To check
filter-today = Today
filter-yesterday = Yesterday
filter-week = Last 7 days
filter-chosen = ● { $choice }
find-title = 🔎 <b>Sales with “{ $text }”</b>
find-many = Showing the newest. Type more to narrow the list.
find-further = None of the newest sales match. Look further back, or type more.
find-more = There are more. Type more to find the right one.
find-none = No sale with “{ $text }” in this shop.
find-none-free = I do not understand, and no sale has “{ $text }” in it. Tap a button, or use /menu.
find-how =
    Type what you know about the sale: part of the phone or meter number, an amount, a reference, a network, a customer's name.
    For example <code>4567</code> or <code>mtn 500</code>. You can also type it without /find.

## A sale out of the history
record-times = { $day }: confirmed { $confirmed }, ended { $settled }
# money
record-open = { $day }: confirmed { $confirmed }, not ended yet
record-seat = Sold by { $name }
# money
record-wallet = Wallet { $before } → { $after }
record-complaint = 📣 { $reason }: { $mark ->
    [sent] sent to support
    [answered] answered
    [closed] settled
   *[opened] not sent yet
 } · { $time }
complaint-ask = 📣 <b>What is wrong?</b>
complaint-token = Token not accepted
complaint-nothing = Nothing arrived
complaint-wrong = Wrong company or number
complaint-twice = Charged twice
# money
complaint-owed = Money taken, nothing sold
complaint-other = Something else
# money
claims-title = ⚖️ <b>The service owes you { $owed }</b> ({ $count })
# money
claims-none = ⚖️ The service owes you nothing that I can prove.
# money
claims-how = I list only what its record and your wallet both show. When the money is back in your wallet, I close it.
# money
claim-row = { $owed } · { $company } · { $age }
# money
claim-title = ⚖️ <b>The service owes you { $owed }</b>
# money
claim-line = ⚖️ { $why }: { $owed } · { $end ->
    [back] back in your wallet { $time }
    [elsewhere] came another way { $time }
    [mine] closed as your own { $time }
    [dropped] given up { $time }
   *[none] open since { $time }
 }
claim-record = The service's record: { $state } · { $time }
# money
claim-failed = Failed, not given back
# money
claim-unrecorded = Taken without a record
# money
claim-twice = Charged more than once
# money
claim-ask-end = Why close it? As far as I see, the service still owes you { $owed }.
# money
claim-end-elsewhere = It came another way
# money
claim-end-mine = I bought it elsewhere
# money
claim-end-dropped = I give it up
# money
state-quoted = price shown, not sent
# money
state-cancelled = cancelled, not sent
# money
state-expired = time ran out, not sent
# money
state-intent = confirmed, not sent yet
# money
state-sending = request sent, no answer yet
# money
state-unknown = no answer, being checked
# money
state-pending = pending
# money
state-succeeded = successful
# money
state-awaiting = successful, token not received
# money
state-failed = failed
# money
state-void = not sold

## The complaint pack: for the service's support
pack-title = 📣 <b>Please look at this sale</b>
pack-reason = What is wrong: <b>{ $reason }</b>
pack-token = Token or pin: <code>{ $token }</code>
pack-opened = Complaint made { $time }{ $sent ->
    [none] {""}
   *[other] , sent { $sent }
 }{ $answered ->
    [none] {""}
   *[other] , answered { $answered }
 }{ $closed ->
    [none] {""}
   *[other] , settled { $closed }
 }
pack-reference = Reference <code>{ $reference }</code>
pack-service-id = Your number { $id }
pack-what = { $service }: { $product }
pack-for = For { $beneficiary }
pack-amount = Amount { $amount }{ $quantity ->
    [1] {""}
   *[other] {" "}for { $quantity } pieces
 }
pack-charge = Charge { $charge }
pack-expected = Charge expected { $charge }
pack-wallet = Wallet { $before } before it, { $after } after it
pack-wallet-before = Wallet { $before } before it
pack-state = Our status: <b>{ $state }</b>
pack-steps = <b>What happened</b> ({ $zone })
pack-step = { $time } ({ $utc } UTC) { $what }{ $count ->
    [1] {""}
   *[other] {" "}(the last of { $count })
 }
pack-shop = From { $shop }, account { $phone }
pack-support = The service's support: { $contact }
pack-short =
    Please look at this sale: { $reference }
    { $what } for { $beneficiary }
    { $time } ({ $utc } UTC) · { $state }
    { $reason }
    { $shop }, account { $phone }
step-confirmed = confirmed by the shop
step-sent = sent to the service
step-not-sent = could not be sent: the service was not reached
step-resent = sent once more, with its price: the service had refused the amount of 0
step-state = { $state }: { $by }
step-corrected = corrected to “{ $state }”: { $by }
step-token = token received
step-miss = verify found no such record
# money
step-charge = { $charge } left the wallet
step-amount = amount { $amount }: { $by }
step-conflict = another purchase under this reference: { $by }
by-answer = the answer
by-webhook = your webhook
by-verify = verify
by-shop = no answer came

## A reference of the service
verify-how = Type /verify and a reference, for example <code>/verify VB-01KJ4Q7ZJ3M8N0Q2R4T6V8W0Y2</code>. This only asks the service; it sells nothing.
verify-asking = 🔎 Asking the service about <code>{ $reference }</code> …
verify-title = 🔎 <b>The service has this record</b>
verify-status = Status <b>{ $status }</b>
verify-type = Service { $type }
verify-amount = Amount { $amount }
verify-note = This sale was not made in this bot. This is the service's answer.
# money
verify-none = The service has no record of <code>{ $reference }</code>.

## The receipt's picture, and the words under it
receipt-title = Receipt
# money
receipt-sold = Successful
# money
receipt-awaiting = Sold. Waiting for the token.
# money
receipt-awaiting-pins = Sold. Waiting for the pins.
receipt-service = Service
receipt-phone = Phone number
receipt-meter = Meter
receipt-smartcard = Smart card
receipt-quantity = Pieces
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
receipt-closing = Thank you. Please keep this receipt.
receipt-sandbox = SANDBOX
receipt-sandbox-note = SANDBOX: not a real sale
receipt-caption = 📄 <b>{ $shop }</b>

## The shop's name
shop-name-how = Your menu and receipts say <b>{ $name }</b>. To change it, type the new name.
shop-name-set = Your menu and receipts now say <b>{ $name }</b>.

## Everything else
help = <b>What you can do</b>
help-command = /{ $command }: { $does }
# money
help-money =
    <b>What happens to money</b>
    I never send a sale again unless you tell me to. If no answer comes, I keep checking until I know how it ended, and the card says so. While a card says “Do not sell this again”, the customer may still get it.
help-customer =
    <b>What you can do</b>
    What a shop sells you comes here by itself, with its token. /mytokens shows it all again, with a button to stop it.
    To ask your shop for more, type the amount and what it is: <b>3000 light</b>. The shop decides and sells it, and you pay there as always.
    If a token does not come, or does not load, type <b>token no enter</b>: your shop gets it with the sale.
    /deletedata: delete your data
cancel-nothing = There is nothing to cancel. Sales already made stay as they are.
not-understood = I do not understand. Tap a button, or use /menu.
edit-unread = I do not read edited messages. Send it as a new message.
unread =
    { $kind ->
        [voice] I cannot listen to voice notes.
        [picture] I cannot read pictures.
        [video] I cannot watch videos.
        [file] I cannot use this file. I read lists from .csv and .txt files.
        [place] I do not need a location.
        [poll] I do not answer polls.
        [sticker] I read words, not stickers.
       *[other] I only read typed words.
    }
# money
unread-how = Nothing was sold. Type what you need, tap a button, or use /menu.
slower = Too fast. I skipped your last message. Wait a few seconds, then send it again.
# money
slower-tap = Too fast. This tap did nothing. Wait a few seconds, then tap again.
shop-closed = This shop is not open to you. Ask the person who runs it to let you in.
group-only-private = I only work in private chats. Open a chat with me to use your shop.
# money
went-wrong = Something went wrong. Your last message made no new sale. Look at /history, then try again.

## Customers: what the reseller sees
command-customers = Customers: names and links
command-mytokens = My tokens
button-give = 🔗 Customer link
button-name = ✏️ Name customer
button-rename = ✏️ Rename
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
    Your customer scans this or opens the link, and gets this sale in Telegram at once. Later sales for the same number come by themselves, day or night.
    It works for 7 days, for one person.
    { $link }
give-share = Your { $service } for { $beneficiary } from { $shop }: open this link to get it in Telegram, now and every time you buy.
contact-foreign = { $number } is not a Nigerian mobile number, so nothing can be sold to it. Share a contact with a number like 0803 123 4567.
card-save = 👤 You sell to <b>{ $beneficiary }</b> often. Save it as a customer?
button-save = 👤 Save as …
button-save-not = ✖ No
customers-title = 👤 <b>Customers</b>
customers-found = 👤 <b>Customers: { $text }</b>
customers-more = There are more. Type more of the name or number.
customers-none = No customer matches <b>{ $text }</b>.
customers-ask = 🔎 Which customer? Type part of a name or a number.
customers-empty =
    <b>No customers yet.</b>
    Share a contact from your phone here, or tap “✏️ Name customer” after a sale. Then you can sell by name.
customers-row = { $icons } { $who }{ $chats ->
    [0] {""}
   *[other] {" "}· 📨 { $chats }
 }
customer-title = 👤 <b>{ $who }</b>
customer-thing = { $icon } { $number }{ $more ->
    [none] {""}
   *[other] {" "}· { $more }
 }
customer-nothing = No number yet. Add one to sell to it.
customer-sales = Last sales
customer-sale = { $time } · { $icon } { $what } · { $amount }
customer-no-sales = Nothing sold yet.
customer-remove =
    <b>What do you want to remove?</b>
    Sales stay in your list of sales. Nobody gets tokens any more for a number that you remove.
customer-deleted = <b>{ $who }</b> is no longer a customer. The sales stay in your list of sales.
customer-full = { $who } already has { $most } numbers. Remove one first.
customer-taken = { $number } belongs to <b>{ $who }</b>. Remove it there first.
customer-add-kind = What do you want to add for <b>{ $who }</b>?
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
    [1] 1 token to come
   *[other] { $count } tokens to come
 }
button-same-as-last = 🔁 Last: { $icon } { $amount }
button-sell-to = { $icon } { $service }{ $tail ->
    [none] {""}
   *[other] {" "}·{ $tail }
 }
button-give-to = 🔗 { $tail ->
    [none] Customer link
   *[other] Link ·{ $tail }
 }
button-add-number = ➕ Add a number
button-remove = 🗑 Remove
button-remove-number = 🗑 { $icon } { $number }
button-delete-customer = 🗑 Delete { $name }
button-find = 🔎 Find
button-balance = 💰 Balance now
button-shop-name = ✏️ Shop name
button-log-out = 🚪 Log out
button-help = ❓ Help
button-mytokens = 🎟 My tokens
customer-no-chats = Nobody gets these tokens in Telegram yet.
customer-chat = 📨 { $who }, since { $time }
customer-chat-stopped = 🔕 { $who } has stopped it
customer-chat-blocked = 🚫 { $who } has blocked the bot
customer-chat-sandbox = 🧪 sandbox sales only
customer-open-links = { $count ->
    [1] 1 link not opened yet
   *[other] { $count } links not opened yet
 }
customer-someone = Someone
customer-gone = This customer is not in your shop.
# money
customer-owes = 📒 Owes you <b>{ $owed }</b>
owe-limit = 📒 { $limit ->
    [none] No credit
   *[other] Credit limit <b>{ $limit }</b>
 }
owe-limit-ask = 📒 How much may <b>{ $who }</b> owe you at most? Type the amount. 0 is no credit.
button-owe-limit = 📒 Credit limit
# money
customer-delete-owes = <b>{ $who }</b> still owes you. What should happen to the debt?
button-keep-debt = 📒 Keep the debt
button-forgive-debt = 🧹 Write it off
button-debtor = 📒 Owes { $owed }
give-not-sold = Only a sale that went through can be sent to a customer.
unlinked = Unlinked. { $who } gets nothing more here.
taken-back = Cancelled. The link no longer works.
customer-link-opened =
    🔗 <b>{ $who } opened your link for { $customer }.</b>
    They now get what you sell to this number in Telegram. Wrong person? Open the customer and unlink them.
name-ask = What do you call <b>{ $beneficiary }</b>? Type a name, up to 40 characters.
name-ask-again = What do you call <b>{ $who }</b> from now on? Type a name, up to 40 characters.
name-bad = Type a name, as text.
name-whose = You have a customer called <b>{ $name }</b>. Is { $beneficiary } theirs?
button-name-theirs = 👤 Yes: { $who }
button-name-another = ➕ No, another { $name }
name-saved = Saved: <b>{ $who }</b>
notice-desk =
    👁 <b>Check this sale.</b>
    { $what } { $beneficiary }, { $amount } · { $state }
    <code>{ $reference }</code>
    { $why }
notice-undelivered = 👤 { $who } did not get this in Telegram: the chat cannot be reached. Send it another way.
# money
notice-seat-allowed = ✅ <b>The owner allows { $amount } for { $beneficiary }, once.</b> Nothing is sold yet. Tap Sell on the card.
# money
notice-seat-refused = ✖ <b>The owner said no to { $amount } for { $beneficiary }.</b> { -nothing-charged }

## Customers: what they see themselves
hello =
    👋 <b>{ $shop } sends you your { $service } here.</b>
    { $beneficiary }
    What you buy there for this number comes to this chat, day or night. /mytokens shows it again. To end it, tap “🔕 Stop”.
    English, Pidgin, Hausa, Yorùbá, Igbo: /language
hello-sandbox = 🧪 SANDBOX: a trial, nothing here is real.
link-wrong = This link does not work. Open it just as you got it, or ask the shop for a new one.
link-slow-down = Too many links that do not work. Try again in an hour.
link-used = Somebody else has already opened this link. Ask the shop for your own.
link-expired = This link has expired. Ask the shop for a new one.
link-revoked = The shop has cancelled this link. Ask there for a new one.
link-own =
    <b>This link is for your customer.</b>
    Send it on, or show the picture. It still works.
customer-wait =
    { $icon } <b>{ $shop }</b> · { $beneficiary }
    It comes in a moment, here or in the next message.
button-show = 🎟 Show it
# money
customer-open = ⏳ <b>{ $shop } is getting this for you.</b>
customer-appears = It appears here by itself.
# money
customer-awaited = ✅ <b>Sold. Waiting for your token.</b>
# money
customer-done = ✅ <b>{ $service } delivered</b>
# money
customer-failed = ❌ <b>This did not go through.</b> Ask { $shop }.
customer-from = From { $shop }
button-stop = 🔕 Stop
button-resume = ▶️ Send again
news-token = ⚡ Your token for meter { $beneficiary } is here.
# money
news-done = ✅ { $service } for { $beneficiary }: delivered.
# money
news-failed = ❌ { $service } for { $beneficiary } did not go through. Ask { $shop }.
stopped = Stopped. { $shop } sends you nothing more for this number.
resumed = { $shop } sends you these again.
tap-next-message = It is in the message below.
tap-one-moment = One moment.
tap-not-linked = This is no longer linked to you.
mytokens-title = 🎟 <b>What you bought</b>
mytokens-empty = Nothing here yet. What your shop sells you appears here.
mytokens-none =
    <b>No shop sends you tokens.</b>
    Ask yours for a link after you buy.
button-stop-one = 🔕 Stop { $who }
button-resume-one = ▶️ Resume { $who }

## Customers: what they ask for, and complain of
button-request = 🙋 Ask for more
button-request-sell = Sell { $what }
button-request-later = Not now
button-requests-on = 🙋 Let customers ask in Telegram
button-requests-off = 🙋 Stop customers asking
button-open-sale = Open the sale
button-complaint-open = 📣 The complaint
customers-may-ask = Linked customers may ask you for a sale in Telegram.
customers-may-not-ask = Customers cannot ask you for a sale in Telegram.
request-title = 🙋 <b>A customer asks for { $what } { $service }</b>
request-title-plan = 🙋 <b>A customer asks for { $what }</b>
# money
request-how = Nothing is sold yet. Sell shows you the cost first.
# money
request-is-sold = ✅ Sold at { $time }.
# money
request-is-put_off = ✖ Not sold: you said “not now” at { $time }. The customer knows.
# money
request-is-gone = ✖ Not sold: no answer until { $time }. The customer knows.
request-over = This request is over.
request-put-off = The customer gets your “not now”.
# money
request-told-put_off =
    ✖ <b>{ $shop } cannot sell you { $what } now.</b>
    { $beneficiary }. Nothing was sold. You can ask again later.
# money
request-told-gone =
    ✖ <b>{ $shop } has not answered.</b>
    You asked for { $what } for { $beneficiary }. Nothing was sold. You can ask again.
# money
request-asked =
    🙋 <b>{ $shop } knows that you want { $what }.</b>
    { $beneficiary }
    Nothing is sold or paid yet. When the shop sells it, it comes here.
# money
request-open =
    ⏳ <b>You asked { $shop } for { $what } at { $time }.</b>
    { $beneficiary }. Nothing is sold yet. Wait for the answer before you ask again.
request-too-often = You asked { $shop } three times in an hour. Ask again at { $time }.
request-closed = { $shop } takes no requests here now. Ask at the shop.
request-not-yours = You can ask only for your own numbers, which your shop has linked to you.
request-not-linked = No shop sells you that here. You can ask for what you bought before.
request-which = 🙋 Which one do you want?
request-how-much =
    🙋 <b>How much?</b>
    { $who }
    Type the amount, or tap the last one.
trouble-none =
    <b>I do not find what this is about.</b>
    You bought nothing like it here in the last 30 days. Show your shop the message.
trouble-which = <b>{ $reason }</b>. Which one is it?
trouble-known = 📣 <b>{ $shop } knows: { $reason }.</b>
trouble-unheard = Nobody at { $shop } can read this now. Ask at the shop.
trouble-try = While you wait: type all 20 digits into the meter, without spaces. If there are more tokens, type them in the order they stand.
trouble-told = 📣 <b>A customer says: { $reason }</b>
trouble-how = The customer was told that you know.
seat-gets-requests = Gets what customers ask for in Telegram.
button-seat-requests = 🙋 Allow requests
button-seat-no-requests = 🙋 Stop requests

## Tokens by SMS
button-sms = ✉️ Send by SMS
button-sms-again = ✉️ SMS once more
card-sms-waiting = ✉️ SMS to { $number }: waiting
card-sms-sent = ✉️ SMS to { $number }: sent { $time }
card-sms-delivered = ✉️ SMS to { $number }: delivered { $time }
# The answer was lost: it is in the phone, or it is not.
card-sms-unknown = ✉️ SMS to { $number }: may have arrived
card-sms-failed = ✉️ SMS to { $number } did not arrive: { $why }
# Why, behind a colon.
sms-why-number = this number gets no SMS
sms-why-dnd = the number blocks such messages (DND)
sms-why-night = the network takes none at night
sms-why-sender = the sender's name is not accepted
sms-why-balance = the SMS account of this bot is empty
sms-why-account = the SMS account of this bot is not accepted
sms-why-gateway = the SMS company does not answer
sms-why-off = the phone was off
sms-why-late = it could not be sent in time
sms-why-token = the sale has no token now
sms-why-limit = no more SMS go out today
sms-why-other = the SMS company did not say why
notice-sms-failed = ✉️ SMS to { $number } did not arrive: { $why }. Give the token another way.
notice-sms-unknown = ✉️ SMS to { $number } may have arrived. Ask the customer before you send it once more.
sms-again-unknown = ✉️ <b>SMS to { $number } may have arrived.</b> Ask the customer first. Once more: the same token comes a second time.
sms-again-sent = ✉️ <b>SMS to { $number } was sent at { $time }.</b> Once more: the same token comes a second time.
sms-again-delivered = ✉️ <b>SMS to { $number } was delivered at { $time }.</b> Once more: the same token comes a second time.
button-sms-yes = ✉️ Send once more
sms-ask-number = ✉️ <b>Which phone gets the SMS for { $meter }?</b> Type the number, or share the contact.
sms-ask-keep = ✉️ <b>SMS to { $number }?</b> Let the customer check the number. Save it with the customer?
button-sms-keep = ✉️ Send and save
button-sms-once = ✉️ Send only
sms-not-now = No SMS can be sent for this sale.
sms-sale-limit = { $most } SMS for one sale are enough. Give the token another way.
sms-day-limit = No more SMS today. Give the token another way.
customer-always-sms = ✉️ Every token goes out by SMS
button-sms-always = ✉️ Always by SMS
button-sms-stop = ✉️ Not always by SMS
sms-need-phone = Save one phone number with this customer first.
button-sms-shop = ✉️ Tokens by SMS
sms-shop-title = ✉️ <b>Tokens by SMS</b>
sms-shop-all = Everybody at your shop may send them.
sms-shop-owners = Only owners may send them.
sms-shop-none = Nobody sends them.
sms-shop-today = Today { $count } of { $most }
sms-shop-month = In 30 days { $count } SMS for { $cost }. Whoever runs this bot pays for them: they are in none of your sums.
sms-shop-month-least = In 30 days { $count } SMS for { $cost } or more: not every price is known. Whoever runs this bot pays for them: they are in none of your sums.
button-sms-all = ✉️ Everybody
button-sms-owners = ✉️ Only owners
button-sms-none = ✉️ Nobody

## Account
command-staff = Staff: who may sell, limits, who sold what
command-account = Your account, keys and webhook
button-doubtful = 👁 Look at { $count ->
    [1] 1 sale
   *[other] { $count } sales
 }
button-looked-after = ✔ Mark as checked
button-account = ⚙️ Account
button-staff = 🧑‍💼 Staff
button-trail = 📜 Activity
button-upgrade = ⬆️ Upgrade
button-upgrade-now = ⬆️ Upgrade now
button-key-live = ♻️ New live key
button-key-sandbox = ♻️ New sandbox key
button-key-sandbox-first = 🧪 Make sandbox key
button-key-live-first = 🔑 Make a live key
button-key-now = ♻️ Replace now
button-key-first-now = 🔑 Make the key
button-mode-live = ▶️ Switch to live
button-mode-sandbox = 🧪 Switch to sandbox
button-hook-use = 🪝 Use this bot
button-hook-use-now = 🪝 Replace it now
button-hook-back = ↩️ Put back { $host }
button-hook-back-now = ↩️ Put it back now
button-look-now = 🔄 Look now
button-type-pin = 🔑 Type my PIN
account-title = ⚙️ <b>{ $shop }</b>
account-owner = { $name } · { $phone }
account-developer = Developer: this account can sell
account-not-developer = Not a developer yet: this account cannot sell
account-mode-live = Mode <b>live</b>: sales are real
account-mode-sandbox = Mode 🧪 <b>SANDBOX</b>: nothing is real
account-key-live = Live key <code>{ $tail }</code>
account-key-sandbox = Sandbox key <code>{ $tail }</code>
account-key-live-none = Live key: none
account-key-sandbox-none = Sandbox key: none
account-key-made = made { $made }
account-key-used = used { $used }
account-key-unused = never used
account-hook-on = Webhook <b>on</b>: the service tells this bot how each sale ends
account-hook-unheard = Webhook <b>registered</b>: nothing has come yet. This bot asks the service how each sale ends
account-hook-silent = Webhook <b>registered</b>, but the service does not call. Nothing depends on it: this bot asks how each sale ends
account-hook-none = Webhook <b>off</b>: this bot asks the service how each sale ends
account-hook-registering = Webhook being set up. Until then this bot asks the service
account-hook-other = Webhook of <b>{ $host }</b>: this bot asks the service how each sale ends
account-running = 🔎 { $what }: not known yet whether it was done.
account-asking = Asking the service …
account-as-of = As of { $time }
account-down = The service is not answering. This is what I last saw.
account-unreadable = The service sent an answer that I cannot read. This is what I last saw.
account-refused = The service does not show your account. This is what I last saw.
account-pin-needed = The service wants your PIN before it shows more. Log in again.
change-upgrade = Upgrade
change-live-key = New live key
change-sandbox-key = New sandbox key
change-webhook = Webhook

## Account: asked before something is changed
# money
ask-upgrade =
    ⬆️ <b>Upgrade to a developer account?</b>
    Then you can sell here. The service may take a fee from your wallet. It says how much only when it is done.
# money
ask-upgrade-fee =
    ⬆️ <b>Upgrade to a developer account?</b>
    Then you can sell here. The service may take a fee from your wallet: { $fee }, as your operator says.
ask-upgrade-wallet = Wallet now { $balance }
ask-key =
    ♻️ <b>Replace the { $mode } key { $tail }?</b>
    The old key stops at once. A website or another program that uses it cannot sell until it has the new one. This bot takes the new key by itself.
ask-key-first =
    🔑 <b>Make a { $mode } key?</b>
    This bot has none, and takes the new one by itself. If the service has one already, that one stops at once: a website or another program that uses it cannot sell until it has the new one.
ask-key-sandbox = With a sandbox key you try out the shop: nothing it sells is real.
ask-hook-use =
    🪝 <b>Replace { $host }?</b>
    { $host } stops hearing about its sales at once. If it is your website, it may stop working.
    You can undo this here, and logging out undoes it, too.
ask-hook-back =
    ↩️ <b>Put back { $host }?</b>
    The service tells { $host } about sales again. This bot asks the service instead: you may wait longer for how a sale ends, and for a token.
mode-live-word = live
mode-sandbox-word = sandbox

## Account: how a change stands
change-asking = ⏳ { $what }: asking the service …
# money
change-login =
    🔑 <b>The service wants your PIN again.</b> Nothing was changed. { -nothing-charged }
    Type your PIN, and I go on where I stopped.
# money
change-unclear =
    🔎 <b>{ $what }: no answer.</b>
    It may have worked, so I will not send it again. I am checking your account.
# money
change-unclear-error =
    🔎 <b>{ $what }: the service had an error.</b>
    It may have worked, so I will not send it again. I am checking your account.
# money
change-unclear-down =
    🔎 <b>{ $what }: not known yet.</b>
    It may have worked, so I will not send it again. The service does not show me your account right now. Look again in a moment.
# money
change-unclear-pin =
    🔎 <b>{ $what }: not known yet.</b>
    It may have been done. The service wants your PIN before I can look. Type it.
# money
change-undone =
    🚫 <b>{ $what }: not done.</b>
    No answer came, and your account shows no change. You can try again.
# money
change-undone-error =
    🚫 <b>{ $what }: not done.</b>
    The service had an error, and your account shows no change. You can try again.
upgrade-done = ✅ <b>You can sell now.</b>
upgrade-already = ✅ <b>You can sell already.</b>
# money
upgrade-fee = The service charged a fee of { $fee }.
# money
upgrade-fee-none = No fee was charged.
# money
upgrade-fee-unknown = The service did not say what it charged.
# money
upgrade-wallet = Your wallet had { $before }, and has { $now } now
upgrade-key = Your live key { $tail } is in this bot. You can sell.
upgrade-no-key = The key is not here yet. Look at your account again in a moment.
# money
upgrade-undone-money = Check your balance before you try again.
# money
upgrade-short =
    ❌ <b>Not upgraded. { -nothing-charged }</b>
    Your wallet is too low for the fee. Pay into:
key-done =
    ✅ <b>The new { $mode } key is { $tail }.</b>
    This bot uses it now. The old one no longer works: if a website or another program used it, give it the new one, from the service's own pages.
key-made = ✅ <b>The { $mode } key { $tail } is made.</b>
hook-use-done = ✅ <b>Done.</b> The service tells this bot about sales now. { $host } no longer hears of them.
hook-back-done = ✅ <b>Put back.</b> The service tells { $host } about sales. This bot asks the service instead.
hook-kept = <b>Kept.</b> { $host } still hears about its sales. This bot asks the service instead. You can change this in /account.
change-refused = ❌ <b>{ $what }: the service said no.</b> Nothing was changed.
change-busy = A change of this account is still being checked. Wait for the answer.
change-already = Already asked. This message shows the answer.
change-old = This button no longer works. Nothing was changed.
# money
mode-ask-live =
    <b>Switch to live?</b> From then on every sale is real, and paid from your wallet. Sales that you have not confirmed are cancelled.
# money
mode-ask-sandbox =
    <b>Switch to 🧪 sandbox?</b> From then on nothing you sell is real: customers get nothing. Sales that you have not confirmed are cancelled.
mode-is-live = Live now. Sales are real.
mode-is-sandbox = Sandbox now. Nothing is real.

## Account: said when nobody asked
news-hook-other =
    🪝 <b>The service tells { $host } about your sales.</b>
    You can still sell here, but results come a little later. If you let this bot use its own address, results and tokens come at once, but { $host } stops hearing about its sales.
news-hook-lost =
    🪝 <b>Somebody has changed your webhook.</b>
    The service now tells { $host } about your sales, not this bot. You can still sell here: this bot asks the service how each sale ends.
news-hook-stuck =
    ⚠️ <b>I could not put back { $host }.</b>
    The service still calls this bot. Set the address of { $host } again in its own settings, or log in here and use /account.
news-mode-live = ⚠️ Somebody else in this shop has switched to <b>live</b>: sales are real.
news-mode-sandbox = 🧪 Somebody else in this shop has switched to <b>SANDBOX</b>: nothing is real.
news-close-changed = 🚨 <b>Close { $number }</b> of a shop is not what was sealed. Somebody or something has changed the database past this program. Look at it before it is believed: docs/operations/failures.md
# money
news-odd-charge =
    👁 <b>{ $product } is not charged as listed.</b>
    { $service }: expected { $expected }, charged { $charged }. I am reading the price list again. If this goes on, tell the service.
news-discovery =
    🧭 <b>For operators: the service lists something new.</b>
    { $category } ({ $name }) at <code>{ $endpoint }</code>
    This program does not know it and does not follow it.
logout-put-back = { $host } is put back: the service tells it about sales again.

## What to do about a refusal
# money
advice-low-balance = Your wallet is too low. Pay in, then sell again.
# money
advice-low-balance-seat = The shop's wallet is too low. Ask the owner.
# money
advice-bad-number = Check the number with the customer, then sell again.
# money
advice-provider-down = Check the number, wait a few minutes, then sell again.
# money
advice-not-offered = This is not sold right now. Choose another.
# money
advice-limits = The amount is outside what is allowed. Choose another amount.
# money
advice-doubled = The service already has a sale under this reference. Look at /history before you sell again.
# money
advice-account = The service does not let this account sell. Look at /account, or ask the service.
# money
advice-account-seat = The service does not let this shop sell. Ask the owner.
# money
advice-unknown = If it fails again, give the reference to the service.
# money
problem-nothing-charged = { -nothing-charged }
problem-slow-down = The service asks you to wait a moment.
problem-down = The service is not answering. Try again in a moment.
problem-login = The service wants your PIN. Log in again.
problem-login-seat = The service wants the owner's PIN. Ask the owner to log in again.
problem-refused = The service said no.
problem-unreadable = The service sent an answer that I cannot read. Try again in a moment.

## Staff: what the owner sees
staff-title = 🧑‍💼 <b>Staff</b>
staff-empty = Nobody yet. A seller sells within your limits and sees only their own sales. A viewer sees all sales and cannot sell.
# money
staff-counted = Limits count what customers pay, or the face value if that is more, also of sales that are still being checked.
staff-row = { $name } · { $role } · { $state }
button-invite-seller = ➕ Invite a seller
button-invite-viewer = ➕ Invite a viewer
seat-role-seller = seller
seat-role-viewer = viewer
seat-state-invited = invited
seat-state-active = active
seat-state-suspended = suspended
seat-state-ended = ended
seat-title = 🧑‍💼 <b>{ $name }</b> · { $role }
seat-about-viewer = Sees all sales and totals. Cannot sell; sees no keys, balance or bank details.
seat-sees-cost = Sees what sales cost you, and your profit.
seat-sees-no-cost = Sees what customers pay, not what it costs you.
seat-marks-owed = May mark own sales as owing.
seat-marks-not-owed = Cannot mark a sale as owing. Only you can.
button-seat-show-cost = 📊 Show costs
button-seat-hide-cost = 🙈 Hide costs
button-seat-owing = 📒 Allow owing
button-seat-no-owing = 📒 Stop owing
seat-no-link = Nobody uses this access yet. Check it below, then make the link.
seat-link-waits = The link is not opened yet. It works until { $time }.
seat-link-ran-out = The link has expired. Make a new one.
seat-is-active = ✅ { $who } has had access since { $since }.
seat-is-suspended = ⏸ { $who } is suspended and cannot sell.
seat-is-ended = ✖ Ended. { $who } had this access.
seat-month = This month { $sums }
seat-limits = One sale up to <b>{ $sale }</b>, one day up to <b>{ $day }</b>
seat-services-all = Sells all services
seat-services = Sells { $services }
seat-no-end = No end date
seat-ends = Ends { $time }
limit-none = no limit
button-seat-link = 🔗 Make the link
button-seat-suspend = ⏸ Suspend now
button-seat-resume = ▶️ Let sell again
button-seat-sale = 📏 Limit a sale
button-seat-day = 📅 Limit a day
button-seat-services = 🛒 Services
button-seat-ends = ⏳ End date
button-seat-seller = 🧑‍💼 Make a seller
button-seat-viewer = 🧑‍💼 Make a viewer
button-seat-sales = 🧾 Sales from here
button-seat-end = ✖ End access
button-seat-end-now = ✖ End it now
button-totals = 📊 See totals
button-newest = ◀ Newest
seat-ask-new-seller = What do you call the new seller? Type a name, up to 40 characters.
seat-ask-new-viewer = What do you call the new viewer? Type a name, up to 40 characters.
seat-ask-name = What do you call <b>{ $name }</b>? Type a name, up to 40 characters.
seat-ask-sale =
    📏 <b>How much may one sale of { $name } be?</b>
    What the customer pays counts, or the face value if that is more. Tap or type.
seat-ask-day =
    📅 <b>How much may { $name } sell in one day?</b>
    What customers pay counts, or the face value if that is more; also of sales that are still being checked. Tap or type.
seat-ask-services = 🛒 <b>What may { $name } sell?</b> Tap to allow it, or to take it away.
seat-last-service = One service has to stay. To stop all selling, suspend the access.
seat-ask-ends = ⏳ <b>Until when does { $name } have access?</b>
end-never = No end
end-days = { $days ->
    [0] End of today
    [6] 7 days
    [29] 30 days
    [89] 90 days
   *[364] 1 year
 }
seat-ask-end =
    ✖ <b>End the access of { $name }?</b>
    It cannot be used again. Sales already sent are still checked, and the books keep all of them.
seat-link-caption =
    🔗 <b>Access for { $name }</b>
    The first person who opens this link sells from your wallet, within the limits that you set. Give it only to that person.
    It works for one person, until { $until }.
    { $link }
seat-share = You are invited to { $shop }. Open this link in Telegram:
seat-gone = This access no longer exists.
seat-taken = Somebody already uses this access, or it has ended. No link was made.
news-seat-claimed =
    🧑‍💼 <b>The link of { $name } was opened</b> by { $who }.
    Wrong person? Tap the button and suspend them now.
asks-title = 🙋 <b>{ $name } asks for one sale above the limit.</b>
asks-what = { $service } · { $what }
asks-sale = The limit for one sale is { $limit }.
asks-day = { $left } is left of the limit for today.
# money
asks-until = A yes is for this sale only, until { $time }. Nothing is sold until they tap Sell.
# money
asks-allowed = ✅ <b>Allowed, once, until { $time }.</b> Nothing is sold until { $name } taps Sell.
# money
asks-refused = ✖ <b>The answer is no.</b> { -nothing-charged }
# money
asks-sold = { $name } has tapped Sell. See it in Sales.
# money
asks-over = <b>This sale is no longer waiting.</b> { -nothing-charged }
# money
asks-seat-idle = This person cannot sell now. { -nothing-charged }
button-allow-once = ✅ Allow once

## Staff: what they see themselves
seat-hello-seller = 👋 <b>You now sell for { $shop }</b>, as { $name }.
seat-hello-viewer = 👋 <b>You now see the sales of { $shop }</b>, as { $name }.
seat-menu-who = 🧑‍💼 { $name }
seat-menu-left = <b>{ $left }</b> left today
seat-menu-sale = One sale up to <b>{ $sale }</b>
# money
seat-menu-till = You should have <b>{ $till }</b> in hand
seat-not-allowed = You are not allowed to do this. Ask the owner of the shop.
seat-not-owing = You may not say who owes. Ask the owner of the shop.
seat-not-pricing = You may not set a price. Ask the owner of the shop.
# money
seat-not-enough = <b>The shop's wallet is too low for this sale.</b> { -nothing-charged } Tell the owner.
# money
seat-refused-over = Your time at this shop has ended. { -nothing-charged }
# money
seat-refused-suspended = You are suspended. { -nothing-charged } Ask the owner.
# money
seat-refused-viewer = You can see sales, but not sell. { -nothing-charged }
# money
seat-refused-closed = The shop is closed: no owner is logged in, or it has no key. { -nothing-charged }
# money
seat-refused-stopped = The operator has stopped new sales at this shop. { -nothing-charged } Ask the owner.
# money
seat-refused-service = You are not allowed to sell this. { -nothing-charged }
# money
seat-refused-unpriced = This has no price yet. { -nothing-charged } Ask the owner to set one.
# money
seat-refused-sale = Your limit for one sale is { $limit }. This is more. { -nothing-charged }
# money
seat-refused-day = You have { $left } left today. This is more. { -nothing-charged }
seat-login = You work at <b>{ $shop }</b> as { $name }. Logging in to a shop of your own ends that.
seat-leave =
    <b>Leave { $shop } for good?</b>
    Only the owner can let you in again.
button-leave-seat = 🚪 Leave this shop
seat-left =
    <b>You have left { $shop }.</b>
    Open sales are still checked, and their cards stay up to date.
seat-was = Your access to <b>{ $shop }</b> has ended. If you have a shop of your own, log in.
seat-link-owner = You are logged in to a shop of your own. Use /logout first; the link still works.
seat-link-busy = You work at another shop. Use /logout there first; the link still works.
news-seat-suspended = ⏸ <b>The owner of { $shop } has suspended you.</b> You cannot sell. Open sales are still checked.
news-seat-resumed = ▶️ <b>You can sell for { $shop } again.</b>
news-seat-ended = ✖ <b>Your access to { $shop } has ended.</b> Open sales are still checked, and their cards stay up to date.
news-seat-changed = 🧑‍💼 The owner of { $shop } has changed what you may do.
news-seat-closed = 🔒 <b>{ $shop } is closed:</b> its owners have logged out. Nobody can sell until one is back.
news-seat-live = ⚠️ { $shop } has switched to <b>live</b>: sales are real.
news-seat-sandbox = 🧪 { $shop } has switched to <b>SANDBOX</b>: nothing is real.

## What was done
trail-title = 📜 <b>Activity</b> ({ $zone })
trail-empty = Nothing yet.
trail-row = { $time } · <b>{ $who }</b>: { $what }
trail-operator = The operator
act-login = logged in
act-logout = logged out
act-shop_named = changed the shop's name
act-webhook_kept = kept the other webhook
act-frozen = froze selling
act-chat_logged_out = logged another chat out
act-unfrozen = started selling again
act-operator_looked = looked at how this shop runs
act-operator_stopped = stopped new sales
act-operator_started = started new sales again
act-data_deleted = deleted personal data
act-change-asked = asked the service: { $what }
act-mode-switched = switched to { $mode }
act-lock-changed = changed the lock: { $what }
act-looked_after = marked a sale as checked
act-limit_asked = asked for a sale above the limit
act-limit_lifted = allowed one sale above the limit
act-limit_kept = said no to a sale above the limit
act-complaint_opened = opened a complaint about a sale
act-complaint_sent = marked a complaint as sent
act-complaint_answered = marked a complaint as answered
act-complaint_closed = closed a complaint
act-claim_closed = closed a claim on the service
act-customer_link_given = made a link for a customer
act-customer_linked = opened a customer's link
act-request_put_off = said “not now” to a customer
act-requests_on = let customers ask in Telegram
act-requests_off = stopped customers asking in Telegram
act-customer_named = named a customer
act-customer_unlinked = unlinked a customer
act-customer_links_taken_back = cancelled a customer's links
act-customer_number_added = added a customer's number
act-customer_number_removed = removed a customer's number
act-customer_deleted = deleted a customer
act-customer_credit_set = set a customer's credit limit
act-list_confirmed = sold a list
act-list_stopped = stopped a list
act-debt_owed = wrote down what a customer owes
act-debt_paid = took a debt payment
act-debt_forgiven = wrote off a debt
act-debt_given_back = gave a customer money back
act-debt_promised = wrote down when a customer will pay
act-debt_reminded = reminded a customer in Telegram
act-price_set = set a price: { $service }
act-price_ended = removed a price: { $service }
act-seat_made = gave access to { $seat }
act-seat_linked = made a link for { $seat }
act-seat_claimed = opened the link of { $seat }
act-seat_suspended = suspended { $seat }
act-seat_resumed = let { $seat } sell again
act-seat_ended = ended the access of { $seat }
act-seat_left = left the shop: { $seat }
act-seat_changed = changed { $seat }: { $what }
act-maintenance_on = stopped new sales
act-maintenance_off = took new sales again
act-hold_set = put a service or a company on hold
act-hold_lifted = lifted a hold
act-announced = told all sellers something
seat-setting-sale_limit = limit of a sale
seat-setting-day_limit = limit of a day
seat-setting-services = services
seat-setting-ends = end date
seat-setting-role = role
seat-setting-name = name
seat-setting-sees_cost = what sales cost
seat-setting-marks_owed = marking sales as owing
seat-setting-gets_requests = getting what customers ask for

## Operators
button-refresh = 🔄 Refresh
button-maintenance-on = ⏸ Stop new sales
button-maintenance-off = ▶️ Take new sales
button-hold = ⏸ Hold a company
button-hold-whole = All of { $service }
button-hold-hours = { $count ->
    [1] 1 hour
   *[other] { $count } hours
 }
button-hold-set = ⏸ Hold
button-lift = ▶️ Lift { $what }
button-announce = 📢 Send to { $count ->
    [1] 1 seller
   *[other] { $count } sellers
 }
button-announce-stop = ✖ Stop
help-operator =
    For you as operator
    /ops: How the bot runs; hold a company, find or stop a shop
    /maintenance: Stop new sales, or allow them
    /announce: Write to all sellers
ops-title = 🛠 <b>Vendbot { $version }</b>
ops-maintenance = ⏸ <b>No new sales</b> since { $since }
ops-service-up = ✅ The service answers
ops-service-down = 🔴 <b>The service does not answer</b> since { $since }
ops-telegram-up = ✅ Telegram connected
ops-telegram-down = 🔴 <b>Telegram not connected</b>
ops-sales-none = No open sales
ops-sales = ⏳ { $count ->
    [1] 1 open sale, { $minutes } min old
   *[other] { $count } open sales, the oldest { $minutes } min
 }
ops-review = 👁 { $count ->
    [1] 1 sale to check
   *[other] { $count } sales to check
 }
ops-complaints = 📣 { $count ->
    [1] 1 complaint is open
   *[other] { $count } complaints are open
 }: { $companies }
ops-complaints-of = { $company } { $count }
ops-queues = Waiting: { $updates } in, { $notices } out
ops-sellers = Sellers: { $count }
ops-sms = ✉️ SMS today: { $count } · { $cost }{ $unpriced ->
    [0] {""}
   *[other] {" "}or more
 }{ $lost ->
    [0] {""}
   *[other] {" · "}{ $lost } may not have arrived
 }
ops-sqlite = SQLite { $size } · { $free } free
ops-postgres = PostgreSQL { $size }
size-mb = { $size } MB
size-gb = { $size } GB
ops-uptime = Up { $uptime }
uptime-days = { $days } d { $hours } h
uptime-hours = { $hours } h { $minutes } min
# What was learnt of the service that the specification does not say.
ops-learnt = <b>Your service</b> (the bot has adapted to this: nothing to do)
ops-learnt-plan-amount = Wants the price of a plan as its amount
ops-learnt-paths-id = Plan lists come by the id of the company
ops-learnt-paths-slug = Plan lists come by the short name (slug) of the company
ops-learnt-paths-mixed = Plan lists: { $ids } by the id of the company, { $slugs } by its short name (slug)
ops-learnt-login-phone = Logs in with numbers as { $form }
ops-learnt-token-record = Shows tokens in the record of a purchase
ops-learnt-token-record-none = Shows no record of a purchase; not asked before { $time }
ops-learnt-signature-raw = Signs webhooks in { $header }, over the bytes as sent
ops-learnt-signature-compact = Signs webhooks in { $header }, over JSON without spaces
ops-learnt-record-amount = The amount in its records is what was charged
ops-learnt-status-words = Says { $words } if a failed sale was given back
ops-learnt-discount = Network { $network }: { $percent } % off, listed as { $listed } %
ops-learnt-other = { $trait }: { $value }
ops-as-of = As of { $time }
alert-on = 🔴 <b>{ $what }</b>
alert-since = Since { $since }. This message changes when it is over.
alert-off = ✅ { $what }
alert-over = Since { $since }, over since { $over }.
alert-service-down = The service does not answer
alert-bot-token-refused = Telegram does not take the bot's token
alert-bot-token-conflict = Another process polls with the bot's token, or has turned its updates elsewhere
alert-bot-token-unreachable = Telegram cannot be reached
alert-stuck-sale = { $count ->
    [1] 1 sale is stuck
   *[other] { $count } sales are stuck
 }, the oldest since { $oldest }
alert-disk-low = The disk is nearly full: { $free } left
alert-clock-ahead = The clock is { $seconds } s ahead of { $peer }'s
alert-clock-behind = The clock is { $seconds } s behind { $peer }'s
alert-catalogue-unreadable = The service's list cannot be read: { $listing }
alert-catalogue-emptied = The service's list is empty: { $listing }
alert-catalogue-price = A price has doubled or halved: { $listing }
peer-service = the service
peer-telegram = Telegram
maintenance-ask =
    ⏸ <b>Stop new sales?</b> { $count ->
        [1] 1 seller cannot sell
       *[other] { $count } sellers cannot sell
    } until you take new sales again. Open sales are still checked.
maintenance-on =
    ⏸ <b>No new sales since { $since }.</b>
    Open sales are still checked.
maintenance-off = ▶️ <b>Selling is on.</b>
menu-maintenance = ⏸ <b>No new sales for now.</b> Open sales are still checked.
hold-what = ⏸ <b>Hold what?</b> Nobody can sell it until the time that you set. Open sales are still checked.
hold-company = ⏸ <b>{ $service }:</b> which company?
hold-until = ⏸ <b>{ $what }:</b> until when? Tap, or type a time like 22:30.
hold-bad-time = I need a time like 22:30.
hold-reason = ⏸ <b>{ $what }:</b> why? Sellers read it. At most { $most } letters.
hold-bad-reason = I need a reason of at most { $most } letters.
hold-ask = <b>Hold it?</b> { $count ->
    [1] 1 seller reads
   *[other] { $count } sellers read
 } this when they want to sell it:
hold-open-sales = Open sales are still checked.
hold-set = <b>Held.</b> Sellers read:
hold-already = <b>It is held already.</b> Nothing was changed:
hold-past = That time has passed. Nothing was held.
hold-lifted = ▶️ <b>{ $what } is sold again.</b>
hold-over = It is not held any more.
button-shop-find = 🔎 Find a shop
button-shop-stop = ⏸ Stop this shop
button-shop-start = ▶️ Start it again
shop-find-how = 🔎 <b>Which shop?</b> Type the last six characters of a sale's reference, a part of the name, or the last four digits or more of the phone number.
shop-find-none = No shop has that. Type the last six characters of a reference, a name, or the last four digits or more of a phone number.
shop-find-which = <b>Which shop?</b> { $count } have that. Tap one, or type more of it.
shop-look-title = 🏪 <b>{ $shop }</b>
shop-look-stopped = ⏸ <b>Stopped</b> since { $since }: { $reason }
shop-look-frozen = 🧊 <b>Frozen by its owner</b> since { $since }
shop-look-last = Last sale: { $time }
shop-look-failed = ❌ { $count ->
    [1] 1 sale failed
   *[other] { $count } sales failed
 } in 24 hours, the last at { $time }
shop-look-key = Key ({ $mode }): { $state ->
    [there] there
    [refused] <b>the service refuses it</b>
    [off] <b>the service has switched the account off</b>
   *[none] <b>none</b>
 }
shop-look-hook = Webhook: { $state ->
    [on] on
    [unheard] registered, nothing has come yet
    [silent] registered, but the service does not call
    [registering] being set up
    [other] another program's
   *[none] off
 }
shop-look-doubted = ⚠️ A webhook was signed wrong, last on { $time }
shop-look-chats = Logged in: { $count ->
    [0] nobody
    [1] 1 chat
   *[other] { $count } chats
 }{ $unreachable ->
    [0] {""}
   *[other] {" "}({ $unreachable } cannot be reached)
 } · language: { $locales }
shop-stop-reason = ⏸ <b>Stop { $shop }:</b> why? Its owner reads it. At most { $most } letters.
shop-stop-ask = <b>Stop { $shop }?</b> { $count ->
    [1] 1 person cannot sell
   *[other] { $count } people cannot sell
 } until you start it again. The owner reads:
# money
maintenance-sale = ⏸ <b>No new sales for now.</b> { -nothing-charged } The operator is at work; try again a little later.
# money
tap-maintenance = No new sales for now. Nothing was sent. { -nothing-charged } Tap again later.
announcement = 📢 { $text }
announce-how = <b>Message to all sellers?</b> Type it. You see it before anybody else does.
announce-long = Too long: at most { $most } characters.
announce-draft = { $count ->
    [1] <b>To 1 seller:</b>
   *[other] <b>To { $count } sellers:</b>
 }
announce-once = Each gets it once, after all receipts.
announce-sending = ⏳ Given to <b>{ $given }</b> of { $total }
announce-done = ✅ Given to <b>{ $given }</b>
announce-stopped = ✖ Stopped. Given to <b>{ $given }</b>
announce-old = This was written too long ago, or by somebody else. Nothing was sent by this tap.
## Deleting what is kept about somebody
button-erase = 🗑 Delete my data
button-erase-now = 🗑 Delete for good
button-erase-keep = Keep it
erase-title = 🗑 <b>Delete your data?</b>
erase-shop = <b>Deleted:</b> your name, phone number, bank details and keys, your shop's name, your staff, the names, numbers and links of your customers, and every token and receipt kept here.
erase-kept = <b>Kept, because the books need it:</b> amount, time, network or company, status and reference of each sale, and who did what when. No names, and no numbers you sold to: people are listed only by their Telegram number.
erase-customer = <b>Deleted:</b> which shops send you what. You get no more tokens here. The shops keep their own records of what they sold.
erase-visitor = <b>Deleted:</b> the name that Telegram gave me, and anything you started to type. If you have a shop here, log in first: then its data is deleted, too.
erase-open = { $count ->
    [1] ⏳ 1 sale is still open. It has to end first; then everything is deleted.
   *[other] ⏳ { $count } sales are still open. They have to end first; then everything is deleted.
 }
erase-out = This logs you out. Messages in this chat stay until you delete them yourself.
erase-messages = Messages in this chat stay until you delete them yourself.
erase-sure = <b>This cannot be undone. Delete it for good?</b>
erase-others = { $count ->
    [1] <b>Nothing was deleted.</b> Somebody else is logged in to this shop. They log out first, then use /deletedata again.
   *[other] <b>Nothing was deleted.</b> { $count } others are logged in to this shop. They log out first, then use /deletedata again.
 }
erase-change = <b>Nothing was deleted.</b> The service is being asked to change something about your account. Wait for its answer in /account, then use /deletedata again.
erase-stopped = <b>Nothing was deleted.</b> The operator of this bot has stopped this shop. Once it may sell again, use /deletedata again.
erase-old = This button no longer works. Nothing was deleted. Use /deletedata again.
erase-kept-all = Kept. Nothing was deleted.
erase-waiting =
    ⏳ <b>You are logged out. Not deleted yet.</b>
    Open sales have to end first; their cards here stay up to date. Then everything is deleted, and I tell you. If you log in before that, nothing is deleted.
erase-done-shop =
    ✅ <b>Deleted.</b> You are logged out.
    Names, numbers, bank details, keys, tokens, customers and staff are gone. Amounts, times and references are kept for the books.
erase-done-chat = ✅ <b>Deleted.</b> I know nothing about you any more.
news-erased =
    ✅ <b>Your data is deleted, as you asked.</b>
    Names, numbers, bank details, keys, tokens, customers and staff are gone. Kept for the books: amount, time, network or company, status and reference of { $sales ->
    [1] 1 sale.
   *[other] { $sales } sales.
 }
news-erasure-dropped = <b>Your data was not deleted:</b> somebody has logged in to the shop since. Use /deletedata again if you still want it.

## Books and own prices
command-prices = What customers pay: your prices
button-my-prices = 🏷 My prices
button-price-type = ✏️ Type it
button-price-end = 🗑 Remove this price
button-price-providers = 🏢 One network
button-price-plans = 📃 One plan
books-title = 📊 <b>Books</b>
books-today = <b>Today</b>
books-week = <b>Last 7 days</b>
books-month = <b>This month</b>
books-best = 📊 <b>{ $what ->
    [customers] Who bought most
   *[other] What sold most
 }</b> · { $month }
prices-title = 🏷 <b>My prices</b>
prices-about = What your customers pay. I use the closest price: plan, then network or company, then service.
prices-line = { $what }: <b>{ $price }</b>
prices-line-within = – { $what }: <b>{ $price }</b>
prices-plans = – { $count ->
    [1] 1 plan with a price of its own
   *[other] { $count } plans with a price of their own
 }
prices-scope = 🏷 <b>{ $what }</b>
prices-none = No price of its own yet.
prices-now = Customers pay: <b>{ $price }</b>
prices-on-top = Added to the face value, or to what a plan costs. Round it up as you like.
prices-on-plan = Added to what this plan costs; or type its price.
prices-row = { $what } · { $price }
prices-face = face value
prices-list = service price, or your cost if none
prices-more = +{ $amount }
prices-less = −{ $amount }
prices-stepped = { $markup }, rounded up to { $step }
prices-step-none = exact
prices-step = ↑ { $step }
prices-ask = What do customers pay for { $what }? Type what to add, with its sign: <i>+50</i> or <i>5%</i>. A minus makes it less.
prices-ask-plan = What do customers pay for { $what }? Type the price, <i>1600</i>, or what to add: <i>+50</i> or <i>5%</i>.
prices-bad = I cannot read “{ $text }”. Type what to add, like +50 or 5%: an amount without a sign is the price of one plan.
prices-bad-plan = “{ $text }” is not a price. Type it like 1600, +50 or 5%.
# money
prices-loss =
    ⚠️ <b>{ $what }: below its cost.</b>
    What costs { $cost } is sold at { $price }: <b>loss { $loss }</b> on each sale.
button-price-anyway = ⚠️ Set it anyway
sell-ask-price = What does the customer pay for this sale? Type the amount.
tap-price-stays = From now on customers pay this for this plan.
tap-price-exact = A price that you typed is not rounded.

## Many at once
command-many = Sell a whole list
button-many = 🗒 Many at once
button-many-template = 📄 Template
button-many-sell = ✅ Sell { $count } for { $amount }
button-many-keep = ✅ Sell it too
button-many-type = ✏️ Type it again
button-many-leave = ➖ Leave it out
button-many-take = ↩️ Take it back in
button-many-stop = ⏹ Stop the rest
button-many-rows = 🗒 Rows
button-many-file = 📄 Result file
button-many-again = 🔁 Sell unsold ({ $count })
many-intro =
 🗒 <b>Many at once</b>
 Paste your list here, one sale per line. Or forward the messages, or send a .csv or .txt file.

 <code>0803 123 4567, 500
 mtn 1gb 7 days sme 0803 123 4567
 electricity, Ikeja, 4500 1234 567, 5000, prepaid</code>

 You see the whole list and its total before anything is sold.
many-title = 🗒 <b>Sell this list?</b>
many-count-good = ✅ { $count } good
many-count-problem = ⚠️ { $count } cannot be sold as written
# money
many-count-twice = 👯 { $count } the same as another row
# money
many-count-before = 🔁 { $count } sold a moment ago, or still open
many-count-dropped = ➖ { $count } left out by you
# money
many-pays = Customers pay { $amount }
# money
many-expected = Cost about { $amount }
# money
many-unpriced = { $count ->
    [1] The cost of 1 of them is known once it is sold. Until then I count its full amount.
   *[other] The cost of { $count } of them is known once they are sold. Until then I count their full amount.
 }
# money
many-after = Wallet after, about { $balance }
# money
many-low = ⚠️ Your wallet may be too low for the whole list.
# money
many-short = ⚠️ Your wallet is too low for the whole list. Pay in, or leave rows out.
many-pin-wanted = 🔒 You need your PIN for this.
many-over-day = ⚠️ { $left } is left of your limit for today.
# money
many-left-out = Only the ✅ rows are sold. Tap another row to correct it, or to sell it too.
many-row = { $icon } { $number } · { $what } · { $beneficiary } · { $amount }
many-row-unread = { $icon } { $number } · { $typed }
many-row-title = <b>Row { $number }</b>
 { $typed }
many-problem-unread = I cannot tell what to sell here.
many-problem-number = The number is missing, or it has a digit too few or too many.
many-problem-provider = I cannot tell the network or company.
many-problem-product = I cannot tell which plan, package or kind of meter. Type its whole name.
many-problem-amount = The amount is missing, or nothing is sold for that amount.
many-problem-closed = The service does not sell this now.
many-problem-held = This was on hold when the list was read. Type it again to sell it after that.
many-problem-limits = The network or company does not accept this amount.
many-problem-terms = Send this one by itself: it says how it is paid for.
many-problem-seat_service = You may not sell this. Ask the owner.
many-problem-seat_unpriced = This has no price yet. Ask the owner to set one.
many-problem-seat_sale_limit = This is more than you may sell at once. Ask the owner.
many-standing-good = This row is sold with the list.
# money
many-standing-twice = Another row sells the same to the same number.
# money
many-standing-before = The same was sold to this number a moment ago, or is still open.
many-standing-dropped = This row is left out.
many-ask-row = Type row { $number } again, for example <code>0803 123 4567, 500</code>
# money
many-dropped = Cancelled. Nothing was sold from this list.
many-empty = I found no rows. Write one sale per line.
many-too-many = { $count } rows are too many. Send at most { $most } at once.
many-file-large = This file is too large. A list has at most { $most } rows.
many-file-lost = The file did not come through. Send it again.
many-pin = PIN to sell { $count } for { $amount }
many-selling = 🗒 <b>Selling { $count }</b>
many-done = 🗒 <b>List of { $count }: done</b>
many-stopped = 🗒 <b>List of { $count }: stopped</b>
# money
many-stop-asked = You stopped the rest.
# money
many-stop-low_wallet = Your wallet is too low for the rest.
# money
many-stop-low_wallet-seat = The shop's wallet is too low for the rest. Ask the owner.
# money
many-stop-pin_needed = The limit for the PIN was changed in the meantime. Sell the rest with your PIN.
# money
many-stop-frozen = Selling was stopped for this shop.
# money
many-stop-maintenance = No new sales for now: the operator is at work.
# money
many-stop-seat = You cannot sell now. Ask the owner.
# money
many-stop-logged_out = You were logged out.
# money
many-stop-mode = The shop was switched between live and sandbox.
# money
many-stop-too_late = It took too long. Look at the prices again before you sell the rest.
# money
many-unsold = ❌ { $count } not sold
many-waiting = ▫️ { $count } left
many-doubtful = 👁 { $count } to check
many-rows-title = 🗒 <b>{ $count } rows</b>
 Tap one to see its sale.
# money
tap-many-over = This list is closed. Look at /history before you send it again.
tap-many-changed = The list has changed. Look at it again, then tap.
# money
tap-many-already = This list is already being sold.
# money
tap-many-stopped = Stopped. Sales already sent may still go through.
tap-many-done = There is nothing left to stop.
# money
tap-many-none-left = Nothing to sell again: every row was sold, or may have been.

## Who owes
command-owing = Who owes you
command-paid = Somebody has paid what they owed
button-payment-paid = 💵 Mark as paid
button-mark-owing = 📒 Mark as owing
button-payment-part = ➗ Part paid
button-gave-back = ↩️ Gave it back
# money
payment-owes = 📒 { $part ->
    [none] Not paid yet
   *[other] Owes <b>{ $owed }</b> of { $part }
 }
# money
payment-forgiven = 🧹 { $amount } written off{ $paid ->
    [none] {""}
   *[other] {" · "}{ $paid } paid
 }
# money
payment-given-before = ↩️ You gave { $amount } back for this sale. Has the customer paid again since then?
# money
payment-give-back = ↩️ { $amount ->
    [none] <b>Give the customer the money back.</b>
   *[other] <b>Give the customer { $amount } back.</b>
 }
# money
payment-nothing-paid = The customer had not paid: there is nothing to give back.
# money
payment-given-back = ↩️ Given back{ $amount ->
    [none] {""}
   *[other] : { $amount }
 }
# money
payment-is-paid = It is paid.
payment-not-sold = Only a sale that went through can be owed.
# money
payment-nothing-back = There is nothing to give back.
# money
payment-owed-now = { $who } owes { $owed }
payment-ask-part = How much of <b>{ $price }</b> did <b>{ $who }</b> pay now? Type the amount.
payment-bad-part = Type an amount below { $price }, like 500.
payment-ask-name = Who owes it? Type the name of <b>{ $number }</b>, up to 40 characters.
button-just-number = 🔢 Just the number
# money
payment-kept = 📒 <b>{ $who }</b> owes you <b>{ $owed }</b> in all.
# money
debts-title = 📒 <b>Owed to you { $total }</b>
debts-people = { $people ->
    [1] 1 person
   *[other] { $people } people
 } · oldest { $age }
# money
debts-late-title = 📒 <b>Owed for more than 7 days: { $total }</b>
# money
debts-none = 📒 Nobody owes you anything.
# money
debts-none-late = 📒 Nothing is owed for more than 7 days.
# money
debts-none-called = 📒 Nobody who matches <b>{ $text }</b> owes you anything.
debts-how = Tap “📒 Mark as owing” on a sale's card when a customer pays later.
debts-row = { $colour } { $who } · { $owed } · { $age }
debts-age = { $days ->
    [0] today
    [1] 1 day
   *[other] { $days } days
 }
button-debts = 📒 Owed to you
button-late = 📒 Over 7 days: { $count }
button-all-debts = 📒 All who owe
debtor-nameless = No name
# money
debtor-title = 📒 <b>{ $who }</b> owes you <b>{ $owed }</b>
# money
debtor-nothing = 📒 <b>{ $who }</b> owes you nothing.
debtor-sale = { $day } · { $icon } { $what } · { $price }{ $left ->
    [none] {""}
   *[other] {" "}· <b>{ $left } left</b>
 }
debtor-more = and { $count ->
    [1] 1 more sale
   *[other] { $count } more sales
 }
# money
debtor-last-paid = Last payment { $amount } on { $day }
debtor-promised = 📅 Promised for { $day }
button-paid-all = 💵 Paid all: { $owed }
button-remind = ⏰ Remind to pay
button-promise = 📅 Set a promise
button-write-off = 🧹 Write off
debtor-ask-part = How much did <b>{ $who }</b> pay? { $owed } is owed. Type the amount.
debtor-bad-amount = Type an amount, like 500.
# money
debtor-too-much = Only { $owed } is owed. Type that or less.
# money
debtor-paid-now = { $amount } received. Still owed: { $left }
# money
debtor-paid-up = { $amount } received. Nothing more is owed.
# money
debtor-paid-line = 💵 { $amount } received from <b>{ $who }</b>.
debtor-changed = This has changed. Look at the new amount.
# money
debtor-ask-forgive = Write off <b>{ $owed }</b> that <b>{ $who }</b> owes you? Then it is no longer owed.
button-forgive-sure = 🧹 Write off { $owed }
# money
debtor-forgiven = { $amount } written off
# money
debtor-ask-sure = Did <b>{ $who }</b> pay you <b>{ $amount }</b>? { $owed } is owed.
button-sure-paid = 💵 Yes, { $amount } paid
debtor-ask-promise = When will <b>{ $who }</b> pay?
button-promise-days = { $days ->
    [1] Tomorrow
    [7] In a week
    [14] In 2 weeks
    [30] In 30 days
   *[other] In { $days } days
 }
button-no-promise = ✖ Remove the day
debtor-promise-kept = Noted.
remind-title = ⏰ Send this to <b>{ $who }</b>:
remind-words = <blockquote>{ $text }</blockquote>
# money
remind-text = Good day{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
 }. Please remember the { $owed } you owe { $shop } since { $day }. Thank you.
button-remind-here = ✉️ Send by this bot
remind-sent = Sent to { $count ->
    [1] 1 chat
   *[other] { $count } chats
 }
remind-too-soon = Already reminded on { $day }. I remind only once in 3 days.
remind-nobody = No Telegram chat to send it to.
# money
customer-reminder = 📒 Reminder from { $shop }: you owe <b>{ $owed }</b> since { $day }. Thank you.
button-copy-sms = 📋 Copy for an SMS
# money
menu-owed = 📒 <b>{ $owed }</b> owed to you
# money
menu-served-owes = 📒 { $name } owes <b>{ $owed }</b> since { $day }
paid-how = Type who paid and how much, like: paid Bola 1000
paid-whom = More than one person who owes matches <b>{ $text }</b>. Tap the one who paid.

## The day's close
command-close = The day's close: sales, profit, wallet
close-head-sealed = 📆 <b>Close { $number }</b> · { $day }
close-head-open = 📆 <b>{ $day }</b> · so far, { $time }
close-head-over = 📆 <b>{ $day }</b> · final at 3 a.m.
# money
close-title = 📆 <b>{ $day }</b>{ $state ->
    [open] {" "}so far
    [over] , final at 3 a.m.
   *[sealed] {""}
 } · { $sales }
# money
close-profit-line = { $kind ->
    [loss] Loss
   *[profit] Profit
 } <b>{ $about ->
    [all] about { $amount }
   *[other] { $amount }
 }</b>{ $about ->
    [none] {""}
    [all] {""}
   *[other] {" "}({ $about } of it about)
 }{ $uncounted ->
    [0] {""}
    [1] {" · "}1 sale not in it yet
   *[other] {" · "}{ $uncounted } sales not in it yet
 }
# money
close-cash = Cash: should have <b>{ $hand }</b>
# money
close-cash-counted = Cash: should have <b>{ $hand }</b> · { $time ->
    [none] counted
   *[other] at { $time } counted
 } { $value }
close-counted-value = { $kind ->
    [short] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}of { $due }
        }, { $gap } short
    [over] { $counted }{ $due ->
            [none] {""}
           *[other] {" "}of { $due }
        }, { $gap } over
   *[exact] { $counted } ✓
 }
# money
close-give-back = ↩️ { $amount } of it is to be given back
# money
close-owing = Owed to you <b>{ $owed }</b>{ $people ->
    [0] {""}
    [1] {" "}(1 person)
   *[other] {" "}({ $people } people)
 }{ $forgiven ->
    [none] {""}
   *[other] {" · "}{ $forgiven } written off
 }
# money
close-claims = ⚖️ The service owes you <b>{ $owed }</b> ({ $count })
# money
close-label-owing = Owed to you · { $people ->
    [1] 1 person
   *[other] { $people } people
 }
close-sold = { $count ->
    [0] nothing sold
    [1] 1 sale · { $sold }
   *[other] { $count } sales · { $sold }
 }
close-count = { $count ->
    [0] nothing sold
    [1] 1 sale
   *[other] { $count } sales
 }
# money
close-cost = Cost { $cost }
# money
close-cost-about = Cost about { $cost }
# money
close-week-before = Last { $weekday }: { $sales } · { $profit }
close-owners = Owners
close-part = { $name } { $count } · { $profit }
close-part-sold = { $name } { $count }
close-best-line = 👤 Best customers: { $names }
close-best-one = { $name } { $kobo }
close-label-sold = Sales
# money
close-label-owed = Owed from this day
# money
close-label-owed-earlier = Owed from earlier days
# money
close-label-forgiven = Written off
# money
close-label-forgiven-earlier = Written off from earlier days
# money
close-label-repaid = Debts paid
# money
close-label-back = To give back
# money
close-label-given = Given back
# money
close-label-hand = Should be in hand
close-label-counted = { $count ->
    [1] Counted at { $time }
   *[other] Counted { $count } times, last at { $time }
 }
# money
close-label-opening = Before, seen { $time }
# money
close-label-in = Money in
# money
close-label-in-about = Money in, about
close-label-sales = For sales
close-label-earlier-sales = For sales of earlier days
# money
close-label-refunds = Refunds
# money
close-label-other = Other
# money
close-label-closing = Wallet, seen { $time }
# money
close-uncounted = { $count ->
    [1] Not yet in the profit: 1 sale of { $kobo }
   *[other] Not yet in the profit: { $count } sales of { $kobo }
 }
# money
close-open = { $count ->
    [1] 1 sale being checked ({ $kobo }) · not in { $wallet ->
            [without] profit, cash or wallet
           *[other] profit or cash
        } yet
   *[other] { $count } sales being checked ({ $kobo }) · not in { $wallet ->
            [without] profit, cash or wallet
           *[other] profit or cash
        } yet
 }
# money
close-open-sealed = { $count ->
    [1] Still being checked at 3 a.m.: 1 sale ({ $kobo })
   *[other] Still being checked at 3 a.m.: { $count } sales ({ $kobo })
 }
# money
close-late = { $count ->
    [1] Includes 1 change to an earlier day: profit { $profit }
   *[other] Includes { $count } changes to earlier days: profit { $profit }
 }
close-warning = ⏳ { $words }
# money
close-wallet = Wallet { $opening } → <b>{ $closing }</b>{ $seen ->
    [none] {""}
   *[other] , seen { $seen }
 }{ $moves ->
    [none] {""}
   *[other] : { $moves }
 }
# money
close-moves = { $first }, { $then }
# money
close-move-in = { $amount } in
# money
close-move-in-about = about { $amount } in
# money
close-move-sales = { $amount } for sales
# money
close-move-earlier-sales = { $amount } for sales of earlier days
# money
close-move-refunds = { $amount } refunds
# money
close-move-other = { $amount } other
close-wallet-line = { $label } { $value }
# money
close-wallet-unknown = 💰 The wallet has not been looked at yet.
close-changed = <b>Changed later</b>
close-changed-line = Sale of { $time }: { $what }
# money
close-changed-sold = sold later, profit { $profit }
# money
close-changed-gone = reversed, profit { $profit }
# money
close-changed-cost = other amount, profit { $profit }
# money
close-changed-open = ended without a sale
close-changed-more = { $count ->
    [1] and 1 more
   *[other] and { $count } more
 }
close-day-button = ◀ { $day }
close-next-button = { $day } ▶
close-hour = { $hour }:00
close-hour-how = 📆 <b>The day's close</b> comes by itself on each day you sell. At what time?
close-hour-none = 🔕 Never by itself
close-hour-set = 📆 The close comes at { $hour }:00, and is final at 3 a.m.
close-hour-off = 🔕 The close does not come by itself. Use /close to see it at any time.
button-close = 📆 Day's close
button-close-hour = 🕘 Set the time
button-close-details = 🔎 Details
button-close-file = 📄 File
button-count = 🧮 Count cash
count-ask = 🧮 How much money is in hand for <b>{ $day }</b>? Count cash and what customers paid by transfer, without the change you started with. Type the amount.
count-bad = Type the amount you counted, like 12500 or 12500.50.
act-close_hour_set = set when the day's close comes
act-cash_counted = counted the cash of a day
## Statements: sales as files and pictures
command-statement = Your sales as Excel, PDF or CSV
command-chart = Your last days as a picture
button-statement = 📄 Statement
button-chart = 📈 Chart
button-chart-week = 📈 7 days
button-chart-month = 📈 30 days
button-xlsx = 📗 Excel
button-pdf = 📄 PDF
button-csv = 📄 CSV
button-xlsx-again = 📗 Make it again
button-pdf-again = 📄 Make it again
button-csv-again = 📄 Make it again
button-other-dates = 📅 Other dates
button-tokens = 🎟 Add tokens
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
statement-which-seat = 📄 <b>Whose sales?</b>
statement-with-tokens = 🎟 With all tokens and pins in it. I ask for the PIN each time.
statement-dates-how =
    📅 <b>From which day to which?</b>
    Type one day or two: <i>1 Nov to 15 Nov</i>, <i>1/11 - 15/11</i>, <i>3 Nov</i>.
statement-dates-bad = I need one day or two, such as <i>3 Nov</i> or <i>1/11 to 15/11/2026</i>.
statement-waiting = ⏳ <b>Your statement</b> of { $days } waits for others. Its place: { $place }.
statement-making = 📄 <b>Making your statement</b> of { $days }: { $count ->
    [1] 1 line
   *[other] { $count } lines
 } …
statement-done = { $done } written so far.
statement-sent = 📄 <b>Statement of { $days }</b>: { $count ->
    [1] 1 line
   *[other] { $count } lines
 }, { $seconds } s. It is below.
statement-stopped =
    📄 <b>Statement of { $days }</b>
    I was interrupted. Nothing is lost: make it again.
statement-failed =
    📄 <b>Statement of { $days }</b>
    I could not make it. Your sales are safe. Make it again, or choose fewer days.
statement-caption =
    📄 <b>{ $shop }</b>
    Statement of { $what }
statement-sandbox = SANDBOX: no real sales
statement-sandbox-html = 🧪 SANDBOX: no real sales
pin-for-statement = 🎟 <b>PIN to put all tokens and pins in a file</b>
tap-statement-none = No sales in that time.
tap-statement-long = More than 500,000 sales. Choose a shorter time.
tap-statement-busy = I am already making a statement for this shop. One at a time.
tap-other-mode = This day is of the other mode. Switch in /account first.
act-statement = made a statement
act-statement_with_tokens = made a statement with all tokens

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
statement-column-charge = Cost is
statement-column-price = Customer pays
statement-column-profit = Profit
statement-column-payment = Paid
statement-column-seat = Sold by
statement-column-state = Status
statement-column-note = Note
statement-column-token = Token
# money
statement-state-sold = Sold
# money
statement-state-awaiting = Sold, token to come
# money
statement-state-open = Checking
# money
statement-state-failed = Not sold
# money
statement-payment-paid = Paid
# money
statement-payment-owed = Owes
# money
statement-payment-part = Part
# money
statement-payment-forgiven = Written off
statement-charge-seen = seen
statement-charge-expected = expected
statement-charge-unknown = not known
# money
statement-still-open = Checking · up to { $amount }
# money
statement-not-sold = Not sold · { $amount }
statement-label-summary = Summary
statement-label-lines = Sales
statement-label-total = Total
statement-label-sales = Sales
statement-label-service = Service
statement-label-seat = Sold by
statement-label-day = Day
statement-label-services = By service
statement-label-seats = By seller
statement-label-days = By day
statement-label-made = Made
statement-label-unknown = not known
statement-label-page = Page { $page } of { $pages }
statement-made = Made { $time } ({ $zone })
statement-about = about { $amount }
statement-sold = Sold
statement-face = Face value
statement-cost = Cost
statement-price = Customers pay
statement-profit = Profit
statement-opening = Wallet at the start
statement-paid-in = Money in
statement-charged = For sales
statement-not-named = Other
statement-closing = Wallet at the end
statement-seen = as seen { $time }
statement-debts-opening = Owed at the start
statement-debts-owed = Newly owed
statement-debts-paid = Paid back
statement-debts-forgiven = Written off
statement-debts-closing = Owed at the end
# money
statement-open = { $amount ->
    [none] { $count ->
        [1] 1 sale is still being checked and not counted here.
       *[other] { $count } sales are still being checked and not counted here.
    }
   *[other] { $count ->
        [1] 1 sale is still being checked and not counted here: up to { $amount }.
       *[other] { $count } sales are still being checked and not counted here: up to { $amount }.
    }
}
# money
statement-uncounted = { $count ->
    [1] 1 sale is not in the cost: its charge is not known.
   *[other] { $count } sales are not in the cost: their charge is not known.
}
statement-no-wallet = The wallet at the start and at the end: not known.
statement-no-lines = { $count } lines are too many to list on pages: take them as Excel or CSV.

## Charts
chart-naira = in ₦
chart-sales = sales
chart-days = in { $days } days
chart-sold-by-day = Sold by day
chart-profit-by-day = Profit by day
chart-by-service = What was sold
chart-by-hour = By the hour
chart-closing = Dark bars: today, and the best hour. Amounts to the kobo are in the words below.
chart-caption = 📈 <b>{ $shop }</b> · { $days }
chart-profit = Profit { $profit }
chart-line = { $name } · { $amount }
chart-best-day = Best day: { $day } · { $amount }
chart-best-hour = Best hour: { $from } to { $to }
chart-none = 📈 Nothing was sold on these days.
tap-chart-none = Nothing was sold on these days.
close-title-sealed = Daily close · { $day }
close-title-open = { $day } · until { $time }
close-title-over = { $day } · final at 3 a.m.
close-profit = Profit
close-profit-about = Profit, about
close-loss = Loss
close-loss-about = Loss, about
close-above = { $percent }% above last { $weekday }
close-below = { $percent }% below last { $weekday }
close-week = Profit, last 7 days
close-brought = Where it came from
close-by-seat = Who sold
close-best = Best customers
close-profit-aside = profit
close-paid-aside = customer pays
close-number = Close { $number } · { $digest }
close-number-open = Not final: the day is sealed at 3 a.m.
close-foot = Adds up to the kobo. Later changes are listed, never hidden.
close-sandbox-note = Sandbox: nothing here is real
close-short-thousands = { $number }k
close-short-millions = { $number }m

## Alerts: what owners are told unasked
command-alerts = What you are told, and when
button-alerts = 🔔 Alerts
button-alert-on = 🔔 Turn on
button-alert-off = 🔕 Turn off
alerts-title = 🔔 <b>Alerts</b>
alerts-about = Sent to everybody who is logged in to this shop, each at most once an hour. Sandbox sales send none.
alerts-row = { $what }: <b>{ $state }</b>
alerts-now = Now: <b>{ $state }</b>
alerts-off = off
alerts-on = on
alerts-any = any amount
alerts-loss = a loss
alerts-under = under { $amount }
alerts-under-sales = { $count ->
    [1] under 1 sale
   *[other] under { $count } sales
 }
alerts-from = { $amount } or more
alerts-float = 🪫 Wallet low
alerts-float-about = I warn you when the wallet is below your amount, or enough for fewer sales than your number, and again when it is half of that. One sale counts as what your sales of today cost on average, or those of the last 7 days.
alerts-paid_in = ➕ Money paid in
alerts-paid_in-about = Tells you of money paid in, when this shop next sees the wallet: after a sale, or when somebody opens the menu.
alerts-price = 🏷 New costs
alerts-price-about = Tells you when the cost of a plan that you sold in the last 30 days changes, and your profit then. Seen when somebody looks at its plans to sell one.
alerts-gone = 🚫 Plans gone
alerts-gone-about = Tells you when a plan that you sold in the last 30 days is not listed any more, or has no price. Seen when somebody looks at its plans to sell one.
alerts-profit = 📉 Low profit
alerts-profit-about = Tells you in the morning when the day before brought less profit than you say.
alerts-ask = Type the amount, like 5000.
alerts-ask-float = Type an amount, like 5000, or a number of sales, like 15 sales.
alerts-bad = “{ $text }” is not an amount. Type it like 5000.
act-alert_set = changed an alert: { $what }
# money
alert-float-today = { $count ->
    [0] 🪫 <b>{ $balance }</b> does not cover one more sale at today's pace
    [1] 🪫 <b>{ $balance }</b> covers about 1 more sale at today's pace
   *[other] 🪫 <b>{ $balance }</b> covers about { $count } more sales at today's pace
 }
# money
alert-float-week = { $count ->
    [0] 🪫 <b>{ $balance }</b> does not cover one more sale at the pace of the last 7 days
    [1] 🪫 <b>{ $balance }</b> covers about 1 more sale at the pace of the last 7 days
   *[other] 🪫 <b>{ $balance }</b> covers about { $count } more sales at the pace of the last 7 days
 }
# money
alert-float = 🪫 Wallet low: <b>{ $balance }</b>
alert-seen = Seen { $time }
# money
alert-paid-in = ➕ <b>{ $amount }</b> came in
# money
alert-paid-in-about = ➕ <b>About { $amount }</b> came in
# money
alert-paid-in-back = ↩️ { $amount } of it is a refund from the service
# money
alert-paid-in-wallet = Wallet { $balance }, seen { $time }
# money
alert-price = { $count ->
    [1] 🏷 <b>The cost of 1 plan that you sell changed</b>
   *[other] 🏷 <b>The cost of { $count } plans that you sell changed</b>
 }
# money
alert-price-plan = { $plan }: { $before } → <b>{ $after }</b>
# money
alert-price-kept = Customers pay { $price } · profit { $kept }, was { $was }
# money
alert-price-lost = 🔴 Customers pay { $price } · loss { $kept }, profit was { $was }
alert-gone = { $count ->
    [1] 🚫 <b>1 plan that you sell is gone</b>
   *[other] 🚫 <b>{ $count } plans that you sell are gone</b>
 }
alert-gone-what = The service does not list it, or names no price. It cannot be sold now.
alert-others = { $count ->
    [1] and 1 other
   *[other] and { $count } others
 }
# money
alert-profit = 📉 <b>{ $day }: profit { $profit }</b>
# money
alert-profit-about = 📉 <b>{ $day }: profit about { $profit }</b>
# money
alert-profit-mark = { $count ->
    [0] Nothing sold · your mark is { $mark }
    [1] 1 sale · your mark is { $mark }
   *[other] { $count } sales · your mark is { $mark }
 }
# money
alert-profit-uncounted = { $count ->
    [1] Not counted: 1 sale of { $amount }, whose cost nobody has named
   *[other] Not counted: { $count } sales of { $amount }, whose cost nobody has named
 }
## Reminders to sell again
command-reminders = What to sell again, and when
button-repeat-new = ⏰ Repeat sale
button-repeats = ⏰ Reminders
button-repeat-sell = 🔁 Sell again: { $what }
button-repeat-to = 🔁 Sell { $what } to { $to }
button-repeat-other = 📃 Another plan
button-repeat-later = ⏰ Tomorrow
button-repeat-skip = ⏭ Skip this time
button-repeat-stop = ✖ Stop reminding
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
    How often do I remind you? Tap, or type the number of days (1 to { $most }).
repeat-placeholder = 28
repeat-bad-days = “{ $text }” is no number of days. Type 1 to { $most }, or tap a button.
repeat-title = ⏰ <b>{ $who }</b>
repeat-what = { $icon } { $what } · { $number }
repeat-due = It is time for the next one.
repeat-last = Last sold { $day }{ $price ->
    [none] {""}
   *[other] {" "}for { $price }
}
repeat-next = { $every ->
    [month] Every month
    [1] Every day
   *[other] Every { $every } days
}. Next: { $weekday } { $day }, { $time }
repeat-number-gone = ⚠️ { $who } does not have the number { $number } any more. Which one is it for?
repeat-no-number = ⚠️ { $who } does not have the number { $number } any more, and no other one for this. Add one on the customer's card.
repeat-hour-how = ⏰ At what time do I remind you?
repeat-stopped = ⏰ This reminder is stopped.
repeat-answered = This is answered already.
repeat-not-set = ⏰ This customer or sale is gone. Nothing is set.
repeat-not-saved = Save this customer's name first.
repeats-title = ⏰ <b>Sell again</b>
repeats-line = { $day } · <b>{ $who }</b> · { $what } · { $every ->
    [month] every month
    [1] every day
   *[other] every { $every } days
}
repeats-none = ⏰ No reminders yet. Tap “⏰ Repeat sale” on the card of a sale to a saved customer.
customer-repeat = ⏰ { $what } · { $every ->
    [month] every month
    [1] every day
   *[other] every { $every } days
} · next { $day }
act-repeat_set = set a reminder to sell again
act-repeat_ended = stopped a reminder to sell again
