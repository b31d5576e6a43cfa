# Every word that a person reads. Markup is Telegram's HTML; variables are escaped by the program.
# Plain messages (buttons, pop-ups) carry no markup.

## Telegram's own places
bot-description = Sell airtime, data, TV, electricity, internet and exam pins from your prepaid wallet. Every sale is followed until it is settled.
bot-short-description = Your shop counter for airtime, data, TV, electricity, internet and exam pins.
command-menu = Shop counter
command-sell = Sell something
command-balance = Wallet balance
command-fund = Bank details to fund the wallet
command-history = Latest sales
command-find = Find a sale by number or reference
command-login = Log in
command-logout = Log out
command-help = Help
command-cancel = Leave what you are doing

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
button-service = { $icon } { $name }
button-history = 🧾 History
button-fund = 🏦 Fund
button-back = ◀ Back
button-other-network = ✏️ Other network
button-all = ✖ Show all
button-pieces = { $count ->
    [1] 1 pin
   *[other] { $count } pins
 }
button-cancel = ✖ Cancel
button-change = ✏️ Change
button-sell = ✅ Sell { $amount } { $service }
button-sell-again-anyway = ⚠️ Sell { $amount } again
button-sell-new-price = ✅ Sell at { $price }
button-check = 🔄 Check now
button-copy-token = 📋 Copy token
button-copy-pin = 📋 Copy pin
button-copy-pin-number = 📋 Copy pin { $number }
button-whatsapp = 💬 WhatsApp
button-telegram = ✈️ Telegram
button-copy-account = 📋 Copy account number
button-paid = 🔄 I have paid
button-older = Older ▶
button-login = 🔑 Log in
button-share-number = 📱 Share my number
button-other-number = ✏️ Another number
button-try-again = 🔄 Try again
button-sell-other = { $icon } Sell { $service }

## Logging in
login-phone =
    <b>Log in to your shop</b>
    Share your number, or type the phone number of your reseller account.
login-phone-placeholder = 0803 123 4567
login-phone-bad = That is not a Nigerian mobile number. Type it like 0803 123 4567.
login-phone-foreign = That is somebody else's contact. Share your own, or type the number of your account.
login-phone-text = Share your number with the button, or type it like 0803 123 4567.
login-pin =
    <b>PIN for { $phone }</b>
    Type your PIN. Your message is deleted at once, and the PIN is never stored.
login-pin-placeholder = PIN
login-pin-text = Type your PIN as a text message.
login-checking = Checking your PIN …
login-refused =
    <b>Not accepted.</b> The service did not accept this number and PIN.
    Type the PIN again, or use another number.
login-slow-down = The service asks to wait a moment. Type the PIN again in a minute.
login-unavailable =
    <b>The service is not answering.</b> This says nothing about your PIN.
    Try again in a minute: type the PIN once more.
login-pin-left-behind = ⚠️ I could not delete your PIN from this chat. Please delete that message yourself.
login-no-key =
    <b>Logged in, but this account cannot sell yet.</b>
    It has no developer key. Ask the service to upgrade { $phone } to a developer account, then log in again.
login-first = Log in first to do that.
login-already = You are logged in as <b>{ $name }</b> ({ $phone }).
login-key-refused =
    <b>The service no longer accepts your shop's key.</b>
    Log in again. Open sales are kept and checked as soon as you are in.
logged-out =
    <b>Logged out.</b>
    Sales that are still open go on being checked, and their cards stay right.
logout-not-in = You are not logged in.

## Menu
menu-shop = 🏪 <b>{ $shop }</b>
menu-sandbox = 🧪 <b>SANDBOX</b>: nothing here is real.
menu-wallet = Wallet <b>{ $balance }</b>
menu-wallet-unknown = Wallet balance not known yet
menu-today = Today { $count ->
    [0] no sales yet
    [1] 1 sale · { $sum }
   *[other] { $count } sales · { $sum }
 }
menu-open = ⏳ { $count ->
    [1] 1 sale is still being checked
   *[other] { $count } sales are still being checked
 }
welcome =
    <b>Welcome to your shop counter.</b>
    Sell airtime, data, TV, electricity, internet and exam pins from your prepaid wallet, and know the truth about every naira.

## Selling: questions
sell-title = { $icon } <b>Sell { $service }</b>
sell-chosen = { $parts }
sell-ask-phone = Whose number? Type it, or share a contact.
sell-ask-meter = Meter number? Type the digits.
sell-ask-smartcard = Smart card or IUC number? Type the digits.
sell-ask-network = Which network?
sell-ask-company = Which company?
sell-ask-provider = Which provider?
sell-ask-exam = Which exam?
sell-ask-plan-type = Which kind of plan?
sell-plan-type-other = Other
sell-ask-plan-long = Which one? Tap it, or type to search: <i>1gb</i>, <i>weekly</i>, <i>under 500</i>.
sell-ask-product-long = Which one? Tap it, or type a part of its name.
sell-found = { $count ->
    [1] 1 entry for “{ $text }”
   *[other] { $count } entries for “{ $text }”
 }
sell-placeholder-search = 1gb, weekly, under 500
sell-ask-meter-type = Which kind of meter?
sell-ask-product = Which one?
sell-ask-amount = How much? { $min } to { $max }. Tap or type.
sell-placeholder-phone = 0803 123 4567
sell-placeholder-meter = Meter number
sell-placeholder-amount = 1,000
sell-bad-phone = “{ $text }” is not a Nigerian mobile number. Type it like 0803 123 4567.
sell-bad-meter = “{ $text }” is not a meter number. Type its 6 to 15 digits.
sell-bad-smartcard = “{ $text }” is not a smart card number. Type its 6 to 15 digits.
sell-bad-amount = “{ $text }” is not an amount. Type it like 500, 1,000 or 1k.
sell-bad-amount-low = { $amount } is below the smallest amount, { $min }.
sell-bad-amount-high = { $amount } is above the largest amount, { $max }.
sell-bad-quantity = Type a number of pins from 1 to { $most }.
sell-bad-choice = “{ $text }” is not in the list. Tap one of the buttons.
sell-none-found = Nothing here for “{ $text }”. Tap one, or search for something else.
sell-need-text = A text is needed here: type the answer, or tap a button.
sell-need-tap = Use the buttons on the card. Nothing is charged until you tap Sell.
sell-not-deleted-edit = Edits of earlier messages are not read. Type the new answer.
sell-nothing-listed = The service lists nothing here at the moment. Choose something else, or try again later. Nothing was charged.
sell-closed = { $name } is not sold at the moment. Choose another. Nothing was charged.
sell-catalogue-down =
    <b>The service is not answering.</b> Nothing was charged.
    Try again in a moment.
sell-session-over =
    <b>Your session with the service has ended.</b> Nothing was charged.
    Log in again to go on.
sell-not-enough =
    <b>The wallet holds { $balance }.</b> This sale needs { $charge }. Nothing was charged.
    Pay at least { $missing } into:
sell-left = Left. Nothing was charged.
sell-timed-out = Nobody answered for a while, so I stopped asking. Nothing was charged.
sell-updated = The shop was updated meanwhile. Nothing was charged. Please start again.
sell-what = What do you want to sell?

## Selling: the confirm card
confirm-title = <b>Sell { $service }?</b>
confirm-what = { $provider } · { $beneficiary }
confirm-product = { $product }
confirm-to = To <b>{ $beneficiary }</b>
confirm-smartcard = Smart card <b>{ $beneficiary }</b>
confirm-meter = Meter <b>{ $beneficiary }</b>
confirm-face = Face value <b>{ $amount }</b>
confirm-pay = You pay <b>{ $charge }</b>
confirm-price = Price <b>{ $charge }</b>
confirm-price-pieces = { $count } × { $unit } = <b>{ $charge }</b>
confirm-pay-discount = You pay <b>{ $charge }</b> ({ $percent }% off)
confirm-pay-unknown = You pay: set by the service
confirm-after = Wallet after { $balance }
confirm-wallet = Wallet { $balance }
confirm-repriced = ⚠️ <b>The price changed</b> from { $old } to { $new }. Nothing was charged. Sell at the new price?
confirm-withdrawn = <b>{ $what } is no longer sold.</b> Nothing was charged.
confirm-same-again =
    ⚠️ <b>The same sale is still being checked.</b>
    { $reference }
    If you sell again, your wallet may pay twice.
confirm-sold-before =
    ⚠️ <b>You sold the same at { $time }.</b>
    { $reference }
    Sell it once more?
confirm-expired = <b>This offer is over.</b> Nothing was charged.
confirm-cancelled = <b>Cancelled.</b> Nothing was charged.

## The sale's card
card-line = { $what } · <b>{ $amount }</b>
card-to = { $provider } · { $beneficiary }
card-sending = ⏳ <b>Sent. Waiting for { $provider }.</b>
card-unknown = 🔎 <b>No answer yet. Checking.</b>
card-pending = ⏳ <b>{ $provider } is working on it.</b>
card-may-have-left = { $charge } may have left your wallet.
card-may-have-left-unknown = The charge may have left your wallet.
card-do-not-sell = <b>Do not sell this again.</b>
card-next-check = Next check { $time }
card-reference = <code>{ $reference }</code>
card-failed-uncharged = ❌ <b>Failed. Nothing was charged.</b>
card-failed-returned =
    ❌ <b>Failed.</b>
    The service takes the sale back: { $charge } returns to your wallet. Look at your balance before you sell again.
card-failed-returned-unknown =
    ❌ <b>Failed.</b>
    The service takes the sale back and returns what it charged. Look at your balance before you sell again.
card-not-sent =
    🚫 <b>Not sent. No money moved.</b>
    The service could not be reached in time. You can sell it anew.
card-no-record =
    🚫 <b>The service has no such sale. Nothing was charged.</b>
    It is watched for 3 days, in case it turns up after all.
card-sold = ✅ <b>{ $service } sold</b>
card-price = Price <b>{ $amount }</b>
card-pieces = { $count } pins · <b>{ $amount }</b>
card-paid = You paid { $charge }
card-paid-unknown = Charge: set by the service
card-token-title = ⚡ <b>Token for meter { $meter }</b>
card-pins-title = 🎓 <b>{ $provider } pins</b>
card-token = <code>{ $token }</code>
card-token-order = Enter them in this order.
card-token-from-words = Read from the service's message.
card-token-awaited =
    ✅ <b>Paid. The token is on its way.</b>
    Do not buy again: it appears here, and you get a message.
card-company = { $provider } · { $product } · { $amount }
card-words = The service says: “{ $words }”
card-time = { $time }
card-sandbox = 🧪 SANDBOX: not a real sale
card-review = 👁 A person should look at this: { $why }
review-contradiction = the service contradicts itself; it is being asked again.
review-corrected = the service changed its answer after it was final.
review-conflict = the service has another purchase under this reference.
review-amount = the service shows another amount than expected.
review-vanished = the service's record of it is gone.
review-overdue = it has been open for more than a day. Give its reference to the service.
review-debited = no record, but the wallet fell. Give its reference to the service.
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
    { $amount } · { $time }
    { $reference }

## Said beside the card
notice-settled-sold = ✅ Settled: { $what } { $beneficiary }, { $amount }. See the card.
notice-settled-failed = ❌ Settled: { $what } { $beneficiary }, { $amount } failed. See the card.
notice-settled-void = 🚫 Settled: { $what } { $beneficiary }, { $amount } never reached the service. Nothing was charged.
notice-token = ⚡ The token for meter { $meter } is here. See the card.
notice-pins = 🎓 The pins for { $beneficiary } are here. See the card.
notice-correction = ⚠️ <b>An earlier message was wrong.</b> The service has corrected { $what } { $beneficiary }, { $amount }. The card shows how it stands now.
notice-review = 👁 { $what } { $beneficiary }, { $amount }: { $why }

## Taps
tap-sending = Sent. Waiting for the answer.
tap-already = This sale was made already. Its card shows how it stands.
tap-old = This button is from an earlier screen.
tap-not-yours = This button is no longer good. Nothing was charged.
tap-checking = Asking the service now. The card shows the answer.
tap-asking = Asking the service …
tap-checked-closed = Nothing left to check.

## Wallet
wallet-balance = Wallet <b>{ $balance }</b>
wallet-seen = Wallet <b>{ $balance }</b>, seen { $time }
wallet-asking = Asking the service …
wallet-down = The service is not answering. Try again in a moment.
fund-title = 🏦 <b>Fund your wallet</b>
fund-how = Pay by bank transfer to:
fund-bank = { $bank }
fund-number = <code>{ $number }</code>
fund-name = { $name }
fund-after = The balance rises when the service has received it.
fund-unknown = The bank details are not to be had at the moment. Try again later.

## History
history-title = 🧾 <b>Latest sales</b>
history-empty = No sales yet.
history-row = { $icon } { $time } · { $what } · { $beneficiary } · { $amount }
find-title = 🔎 <b>Sales with “{ $text }”</b>
find-none = No sale with “{ $text }” in this shop.
find-how = Type /find and a part of the phone, meter or reference, for example <code>/find 4567</code>.
state-sending = sending
state-open = being checked
state-sold = sold
state-failed = failed
state-void = not charged

## Everything else
help =
    <b>What you can do</b>
    /sell: sell something
    /balance: your wallet · /fund: bank details
    /history: latest sales · /find: find one again
    /cancel: leave what you are doing
    /logout: leave the shop

    <b>What happens to money</b>
    A sale is sent once. If no answer comes, it is checked until it is settled, and its card says so. While a card says “do not sell again”, the customer may still be served.
cancel-nothing = There is nothing to leave. Nothing was charged.
cancel-open = Left. Nothing was charged.
not-understood = I did not get that. Tap a button, or use /menu.
group-only-private = I work in private chats only. Open a chat with me to use your shop.
went-wrong = Something went wrong on my side with your last message. No new sale was made by it. Look at /history, then try again.

## Customers: what the reseller sees
command-customers = Customers: names and links
command-mytokens = My tokens
button-give = 👤 Send to customer
button-name = ✏️ Name
button-rename = ✏️ Rename
button-customers = 👤 Customers
button-copy-link = 📋 Copy link
button-unlink = ✖ Unlink { $who }
button-take-back = ✖ Take back { $count ->
    [1] the open link
   *[other] { $count } open links
 }
button-newer = ◀ Newer
named = { $name } · { $beneficiary }
give-caption =
    👤 <b>Link for { $who }</b>
    { $service }
    The customer scans this, or opens the link, and gets this sale in Telegram at once. Later ones for the same number come by themselves, also while you sleep.
    Good for 7 days, for one person.
    { $link }
give-share = Your { $service } for { $beneficiary } from { $shop }: open this link to get it in Telegram, now and every time you buy.
customers-title = 👤 <b>Customers</b>
customers-empty =
    <b>No customers yet.</b>
    After a sale, tap “👤 Send to customer”: the customer gets it in Telegram. Or tap “✏️ Name” to know a number by name.
customers-row = { $icon } { $who }{ $chats ->
    [0] {""}
   *[other] {" "}· 📨 { $chats }
 }
customer-title = 👤 <b>{ $who }</b>
customer-service = { $service }
customer-no-chats = Nobody gets its tokens in Telegram yet.
customer-chat = 📨 { $who }, since { $time }
customer-chat-stopped = 🔕 { $who } has stopped it
customer-chat-blocked = 🚫 { $who } has blocked the bot
customer-chat-sandbox = 🧪 sandbox sales only
customer-open-links = { $count ->
    [1] 1 link waits to be opened
   *[other] { $count } links wait to be opened
 }
customer-someone = Someone
customer-gone = This customer is not in your shop.
unlinked = Unlinked. Nothing more is sent to { $who }.
taken-back = Taken back: the link no longer opens.
name-ask = What do you call <b>{ $beneficiary }</b>? Type a name, up to 40 characters.
name-placeholder = Mama Tolu
name-bad = A name is needed, as text.
name-saved = Saved: <b>{ $who }</b>
notice-undelivered = 👤 { $who } did not get this in Telegram: the chat cannot be reached. Give it another way.

## Customers: what they see themselves
hello =
    👋 <b>{ $shop } sends you your { $service } here.</b>
    { $beneficiary }
    What you buy there for this number comes to this chat, also at night. /mytokens shows it again; one tap on “🔕 Stop” ends it.
hello-sandbox = 🧪 SANDBOX: a trial, nothing here is real.
link-wrong = This link is not good. Open it just as you got it, or ask the shop for a new one.
link-slow-down = Too many links that are not good. Try again in an hour.
link-used = This link was opened by somebody else already. Ask the shop for one of your own.
link-expired = This link has run out. Ask the shop for a new one.
link-revoked = The shop has taken this link back. Ask there for a new one.
link-own =
    <b>This link is for your customer.</b>
    Pass it on, or show the picture. It is still good.
customer-wait =
    { $icon } <b>{ $shop }</b> · { $beneficiary }
    It comes in a moment, here or in the next message.
button-show = 👁 Show it
customer-open = ⏳ <b>{ $shop } is getting this for you.</b>
customer-appears = It appears here by itself.
customer-awaited = ✅ <b>Paid. Your token is on its way.</b>
customer-done = ✅ <b>{ $service } delivered</b>
customer-failed = ❌ <b>This did not go through.</b> Ask { $shop }.
customer-from = From { $shop }
button-stop = 🔕 Stop
button-resume = 🔔 Send me these again
news-token = ⚡ Your token for meter { $beneficiary } is here.
news-done = ✅ { $service } for { $beneficiary }: delivered.
news-failed = ❌ { $service } for { $beneficiary } did not go through. Ask { $shop }.
stopped = Stopped. { $shop } sends you nothing more for this number.
resumed = { $shop } sends you these again.
tap-next-message = It is in the message below.
tap-one-moment = One moment.
tap-not-linked = This is no longer linked to you.
mytokens-title = 🎟 <b>What you bought</b>
mytokens-empty = Nothing here yet. What your shop buys for you appears here.
mytokens-none =
    <b>No shop sends you tokens.</b>
    Ask yours for a link after you buy.
button-stop-one = 🔕 Stop { $who }
button-resume-one = 🔔 Resume { $who }
