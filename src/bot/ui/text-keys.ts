/** Made from locales/en.ftl by `npm run texts`. */
export interface Texts {
  "bot-description": Record<never, never>;
  "bot-short-description": Record<never, never>;
  "command-menu": Record<never, never>;
  "command-money": Record<never, never>;
  "command-more": Record<never, never>;
  "command-sell": Record<never, never>;
  "command-balance": Record<never, never>;
  "command-fund": Record<never, never>;
  "command-books": Record<never, never>;
  "command-history": Record<never, never>;
  "command-find": Record<never, never>;
  "command-verify": Record<never, never>;
  "command-login": Record<never, never>;
  "command-logout": Record<never, never>;
  "command-deletedata": Record<never, never>;
  "command-language": Record<never, never>;
  "command-help": Record<never, never>;
  "command-cancel": Record<never, never>;
  "language-name": Record<never, never>;
  "language-choose": Record<never, never>;
  "language-now": Record<never, never>;
  "button-language": Record<never, never>;
  "service-airtime": Record<never, never>;
  "service-data": Record<never, never>;
  "service-tv": Record<never, never>;
  "service-electricity": Record<never, never>;
  "service-internet": Record<never, never>;
  "service-education": Record<never, never>;
  "service-airtime-icon": Record<never, never>;
  "service-data-icon": Record<never, never>;
  "service-tv-icon": Record<never, never>;
  "service-electricity-icon": Record<never, never>;
  "service-internet-icon": Record<never, never>;
  "service-education-icon": Record<never, never>;
  "service-airtime-lower": Record<never, never>;
  "service-data-lower": Record<never, never>;
  "service-tv-lower": Record<never, never>;
  "service-electricity-lower": Record<never, never>;
  "service-internet-lower": Record<never, never>;
  "service-education-lower": Record<never, never>;
  "button-menu": Record<never, never>;
  "button-money": Record<never, never>;
  "button-more": Record<never, never>;
  "button-service": { icon: string | number; name: string | number };
  "button-history": Record<never, never>;
  "button-fund": Record<never, never>;
  "button-back": Record<never, never>;
  "button-other-network": Record<never, never>;
  "button-other-meter": Record<never, never>;
  "button-all": Record<never, never>;
  "button-pieces": { count: string | number };
  "button-cancel": Record<never, never>;
  "button-change": Record<never, never>;
  "button-price": Record<never, never>;
  "button-price-stays": Record<never, never>;
  "button-books": Record<never, never>;
  "button-sell": { amount: string | number; service: string | number };
  "button-sell-again-anyway": { amount: string | number };
  "button-sell-at": { price: string | number };
  "button-check": Record<never, never>;
  "button-copy-token": Record<never, never>;
  "button-copy-pin": Record<never, never>;
  "button-copy-pin-number": { number: string | number };
  "button-whatsapp": Record<never, never>;
  "button-telegram": Record<never, never>;
  "button-copy-account": Record<never, never>;
  "button-paid": Record<never, never>;
  "button-older": Record<never, never>;
  "button-newer": Record<never, never>;
  "button-receipt": Record<never, never>;
  "button-offer-anew": Record<never, never>;
  "button-sell-unchecked": Record<never, never>;
  "button-sell-again": Record<never, never>;
  "button-support": Record<never, never>;
  "button-copy-pack": Record<never, never>;
  "button-complaint": Record<never, never>;
  "button-verify": Record<never, never>;
  "button-login": Record<never, never>;
  "button-share-number": Record<never, never>;
  "button-other-number": Record<never, never>;
  "button-try-again": Record<never, never>;
  "button-sell-other": { icon: string | number; service: string | number };
  "login-phone": Record<never, never>;
  "login-phone-placeholder": Record<never, never>;
  "login-phone-bad": Record<never, never>;
  "login-phone-foreign": Record<never, never>;
  "login-phone-text": Record<never, never>;
  "login-pin": { phone: string | number };
  "login-number": { phone: string | number };
  "login-pin-placeholder": Record<never, never>;
  "login-pin-text": Record<never, never>;
  "login-pin-too-early": Record<never, never>;
  "login-pin-shape": Record<never, never>;
  "login-checking": Record<never, never>;
  "login-refused": Record<never, never>;
  "login-slow-down": Record<never, never>;
  "login-unavailable": Record<never, never>;
  "login-unreadable": Record<never, never>;
  "login-page": Record<never, never>;
  "login-redirect": Record<never, never>;
  "login-no-token": Record<never, never>;
  "login-another-step": Record<never, never>;
  "login-keys-unreadable": Record<never, never>;
  "login-keys-masked": Record<never, never>;
  "login-pin-left-behind": Record<never, never>;
  "login-no-key": { phone: string | number };
  "login-no-key-developer": Record<never, never>;
  "login-first": Record<never, never>;
  "login-already": { name: string | number; phone: string | number };
  "login-key-refused": Record<never, never>;
  "key-dead": Record<never, never>;
  "account-switched-off": Record<never, never>;
  "logged-out": Record<never, never>;
  "logout-not-in": Record<never, never>;
  "logout-last": Record<never, never>;
  "logout-seats": { count: string | number };
  "logout-open": { count: string | number };
  "pin-tap": Record<never, never>;
  "pin-tap-login": Record<never, never>;
  "pin-type": Record<never, never>;
  "pin-dots": { dots: string | number };
  "button-pin-done": Record<never, never>;
  "button-pin-erase": Record<never, never>;
  "pin-for-sale": {
    amount: string | number;
    beneficiary: string | number;
    provider: string | number;
    service: string | number;
  };
  "pin-for-lock": Record<never, never>;
  "pin-for-unfreeze": Record<never, never>;
  "pin-for-erase": Record<never, never>;
  "pin-again": Record<never, never>;
  "pin-wrong": Record<never, never>;
  "pin-tries": { left: string | number };
  "pin-slow-down": Record<never, never>;
  "pin-unavailable": Record<never, never>;
  "pin-unreadable": Record<never, never>;
  "pin-wait": { time: string | number };
  "pin-logged-out": Record<never, never>;
  "pin-stray": Record<never, never>;
  "pin-cancelled": Record<never, never>;
  "tap-pin-short": Record<never, never>;
  "tap-pin-old": Record<never, never>;
  "tap-pin-wait": { time: string | number };
  "command-freeze": Record<never, never>;
  "command-unfreeze": Record<never, never>;
  "command-shopname": Record<never, never>;
  "command-lock": Record<never, never>;
  locked: Record<never, never>;
  "lock-title": Record<never, never>;
  "lock-idle": { idle: string | number };
  "lock-above": { above: string | number };
  "lock-way-keypad": Record<never, never>;
  "lock-way-typed": Record<never, never>;
  "lock-never": Record<never, never>;
  "lock-every": Record<never, never>;
  "lock-minutes": { count: string | number };
  "lock-hours": { count: string | number };
  "lock-above-amount": { amount: string | number };
  "lock-choose-idle": Record<never, never>;
  "lock-choose-above": Record<never, never>;
  "button-lock": Record<never, never>;
  "button-lock-idle": { idle: string | number };
  "button-lock-above": { above: string | number };
  "button-lock-way-keypad": Record<never, never>;
  "button-lock-way-typed": Record<never, never>;
  "chats-title": Record<never, never>;
  "chats-this": { name: string | number; time: string | number };
  "chats-other": { name: string | number; time: string | number };
  "chats-alone": Record<never, never>;
  "chats-lost": Record<never, never>;
  "button-chats": Record<never, never>;
  "button-log-out-chat": { name: string | number };
  "pin-for-log-out": { name: string | number };
  "tap-chat-gone": Record<never, never>;
  "news-logged-in": { name: string | number };
  "button-not-me": Record<never, never>;
  "news-pin-stop": { time: string | number };
  "news-logged-out": Record<never, never>;
  "button-lock-now": Record<never, never>;
  "button-freeze": Record<never, never>;
  "button-unfreeze": Record<never, never>;
  "menu-frozen": Record<never, never>;
  frozen: Record<never, never>;
  "freeze-ask": { count: string | number; shop: string | number };
  "frozen-now": Record<never, never>;
  unfrozen: Record<never, never>;
  "tap-frozen": Record<never, never>;
  "tap-not-frozen": Record<never, never>;
  "news-frozen": Record<never, never>;
  "news-unfrozen": Record<never, never>;
  "news-orphan": {
    amount: string | number;
    reference: string | number;
    service: string | number;
    status: string | number;
  };
  "news-orphan-what": Record<never, never>;
  "orphan-success": Record<never, never>;
  "orphan-failed": Record<never, never>;
  "orphan-pending": Record<never, never>;
  "orphan-other": Record<never, never>;
  "menu-shop": { shop: string | number };
  "menu-sandbox": Record<never, never>;
  "menu-wallet": { balance: string | number; time: string | number };
  "menu-wallet-unknown": Record<never, never>;
  "menu-today": { sums: string | number };
  "menu-doubtful": { count: string | number };
  "menu-open": { open: string | number };
  "menu-type": Record<never, never>;
  "submenu-money": Record<never, never>;
  "submenu-more": Record<never, never>;
  "sums-none": Record<never, never>;
  "sums-sold": { count: string | number; sold: string | number };
  "sums-count": { count: string | number };
  "sums-cost": { cost: string | number };
  "sums-cost-about": { cost: string | number };
  "sums-unpriced": { count: string | number };
  "sums-uncounted": { count: string | number; price: string | number };
  "sums-late": { count: string | number; profit: string | number };
  "sums-late-earlier": { count: string | number; profit: string | number };
  profit: { amount: string | number; kind: string | number };
  "profit-first": { amount: string | number; kind: string | number };
  "sums-open": { count: string | number };
  "sums-open-kobo": { kobo: string | number; open: string | number };
  "sums-open-taken": { open: string | number };
  "wallet-short": { short: string | number };
  welcome: Record<never, never>;
  "sell-title": { icon: string | number; service: string | number };
  "sell-chosen": { parts: string | number };
  "sell-ask-phone": Record<never, never>;
  "sell-ask-meter": Record<never, never>;
  "sell-ask-smartcard": Record<never, never>;
  "sell-ask-network": Record<never, never>;
  "sell-ask-company": Record<never, never>;
  "sell-ask-provider": Record<never, never>;
  "sell-ask-exam": Record<never, never>;
  "sell-ask-plan-type": Record<never, never>;
  "sell-plan-type-other": Record<never, never>;
  "sell-ask-plan-long": Record<never, never>;
  "sell-ask-product-long": Record<never, never>;
  "sell-found": { count: string | number; text: string | number };
  "sell-placeholder-search": Record<never, never>;
  "sell-ask-meter-type": Record<never, never>;
  "sell-ask-product": Record<never, never>;
  "sell-ask-amount": { max: string | number; min: string | number };
  "sell-placeholder-phone": Record<never, never>;
  "sell-placeholder-meter": Record<never, never>;
  "sell-placeholder-amount": Record<never, never>;
  "sell-bad-phone": { text: string | number };
  "sell-bad-meter": { text: string | number };
  "sell-bad-smartcard": { text: string | number };
  "sell-bad-amount": { text: string | number };
  "sell-bad-amount-low": { amount: string | number; min: string | number };
  "sell-bad-amount-high": { amount: string | number; max: string | number };
  "sell-bad-quantity": { most: string | number };
  "sell-bad-choice": { text: string | number };
  "sell-none-found": { text: string | number };
  "sell-need-text": Record<never, never>;
  "sell-need-tap": Record<never, never>;
  "sell-nothing-listed": Record<never, never>;
  "sell-face-limits": {
    amount: string | number;
    max: string | number;
    min: string | number;
    provider: string | number;
  };
  "sell-closed": { name: string | number };
  "sell-mode-changed": Record<never, never>;
  "sell-catalogue-down": Record<never, never>;
  "sell-down": { time: string | number };
  "tap-service-down": { time: string | number };
  "tap-restoring": Record<never, never>;
  "news-restored": { time: string | number };
  "news-restored-open": { time: string | number };
  "news-restored-even": Record<never, never>;
  "news-restored-gap": { amount: string | number };
  "restored-between": { least: string | number; most: string | number };
  "news-restored-paid-in": { amount: string | number };
  "news-restored-unseen": { time: string | number };
  "news-service-back": Record<never, never>;
  "sell-session-over": Record<never, never>;
  "sell-may-leave": { amount: string | number };
  "sell-not-enough": {
    balance: string | number;
    charge: string | number;
    missing: string | number;
    time: string | number;
  };
  "sell-left": Record<never, never>;
  "sell-timed-out": Record<never, never>;
  "form-updated": Record<never, never>;
  "sell-what": Record<never, never>;
  "said-off-phone": { count: string | number; digits: string | number };
  "said-off-meter": { count: string | number; digits: string | number };
  "said-off-smartcard": { count: string | number; digits: string | number };
  "said-phone-for-meter": { digits: string | number };
  "said-phone-for-smartcard": { digits: string | number };
  "said-no-phone": { name: string | number };
  "said-no-meter": { name: string | number };
  "said-no-smartcard": { name: string | number };
  "said-two-amounts": Record<never, never>;
  "said-two-numbers": Record<never, never>;
  "said-two-providers": Record<never, never>;
  "sell-none-said": { text: string | number };
  "choose-service": Record<never, never>;
  "choose-number": Record<never, never>;
  "choose-again": Record<never, never>;
  "same-none": Record<never, never>;
  "unread-words": { words: string | number };
  "unread-sold": { words: string | number };
  "button-new-sale": Record<never, never>;
  "button-find-old": Record<never, never>;
  "choose-company": { old: string | number };
  "choose-amount": { usual: string | number };
  "asked-prices": { shop: string | number };
  "asked-prices-row": { name: string | number; price: string | number };
  "asked-prices-more": Record<never, never>;
  "asked-prices-none": Record<never, never>;
  "sell-kept-phone": { answer: string | number; icon: string | number };
  "sell-kept-meter": { answer: string | number; icon: string | number };
  "sell-kept-smartcard": { answer: string | number; icon: string | number };
  "sell-kept-amount": { answer: string | number; icon: string | number };
  "sell-kept-choice": { answer: string | number; icon: string | number };
  "confirm-title": { service: string | number };
  "confirm-what": { beneficiary: string | number; provider: string | number };
  "confirm-product": { product: string | number };
  "confirm-to": { beneficiary: string | number };
  "confirm-smartcard": { beneficiary: string | number };
  "confirm-meter": { beneficiary: string | number };
  "confirm-first-meter": Record<never, never>;
  "confirm-first-smartcard": Record<never, never>;
  "confirm-ported": { network: string | number; provider: string | number };
  "confirm-face": { amount: string | number };
  "confirm-cost": { charge: string | number };
  "confirm-cost-about": { charge: string | number };
  "confirm-cost-pieces": { charge: string | number; count: string | number; unit: string | number };
  "confirm-cost-discount": { charge: string | number; percent: string | number };
  "confirm-cost-unknown": Record<never, never>;
  "confirm-profit": { profit: string | number };
  "confirm-loss": { loss: string | number };
  "confirm-no-price": Record<never, never>;
  "confirm-after": { balance: string | number };
  "confirm-after-about": { balance: string | number };
  "balance-at": { balance: string | number; time: string | number };
  "confirm-low": Record<never, never>;
  "confirm-low-seat": Record<never, never>;
  "confirm-wallet": { balance: string | number };
  "confirm-repriced": { new: string | number; old: string | number };
  "confirm-repriced-seat": Record<never, never>;
  "confirm-pays-now": { new: string | number; old: string | number };
  "confirm-withdrawn": { what: string | number };
  "confirm-renamed": { new: string | number; old: string | number };
  "confirm-unchecked": { price: string | number; time: string | number };
  "confirm-unchecked-listing": { time: string | number };
  "confirm-same-again": { reference: string | number };
  "confirm-sold-before": { reference: string | number; time: string | number };
  "confirm-expired": Record<never, never>;
  "confirm-replaced": Record<never, never>;
  "confirm-cancelled": Record<never, never>;
  "card-to": { beneficiary: string | number; provider: string | number };
  "card-sending": { provider: string | number };
  "card-unknown": Record<never, never>;
  "card-unknown-error": Record<never, never>;
  "card-known-reference": Record<never, never>;
  "card-refused-checking": Record<never, never>;
  "card-key-refused": Record<never, never>;
  "card-key-refused-seat": Record<never, never>;
  "card-switched-off": Record<never, never>;
  "card-pending": { provider: string | number };
  "card-may-have-left": { charge: string | number };
  "card-may-have-left-unknown": Record<never, never>;
  "card-do-not-sell": Record<never, never>;
  "card-asked": { time: string | number };
  "card-next-check": { time: string | number };
  "card-reference": { reference: string | number };
  "card-failed-uncharged": Record<never, never>;
  "card-failed": Record<never, never>;
  "failed-uncharged": Record<never, never>;
  "failed-back": { charge: string | number };
  "failed-whole": Record<never, never>;
  "failed-refunded": { charge: string | number };
  "failed-returned": { charge: string | number };
  "failed-cash": Record<never, never>;
  "failed-returned-seat": Record<never, never>;
  "card-no-key": Record<never, never>;
  "card-asked-to-wait": Record<never, never>;
  "card-token-before": Record<never, never>;
  "card-not-sent": Record<never, never>;
  "card-no-record": Record<never, never>;
  "card-no-record-unseen": Record<never, never>;
  "card-not-sold": Record<never, never>;
  "card-not-sold-refused": Record<never, never>;
  "card-not-sold-key": Record<never, never>;
  "card-not-sold-key-seat": Record<never, never>;
  "card-not-sold-off": Record<never, never>;
  "card-sold": { service: string | number };
  "card-price": { amount: string | number };
  "card-pieces-count": { count: string | number };
  "card-pays": { price: string | number };
  "card-pays-profit": { price: string | number; profit: string | number };
  "price-for-face": { face: string | number; price: string | number };
  "card-cost": { charge: string | number };
  "card-cost-more": { charge: string | number; difference: string | number };
  "card-cost-less": { charge: string | number; difference: string | number };
  "card-cost-about": { charge: string | number };
  "card-cost-unknown": Record<never, never>;
  "card-code": { code: string | number };
  "card-token-title": { meter: string | number };
  "card-pins-title": { provider: string | number };
  "card-token": { token: string | number };
  "card-token-order": Record<never, never>;
  "card-token-from-words": Record<never, never>;
  "card-token-from-record": { text: string | number };
  "card-token-awaited": Record<never, never>;
  "card-token-unread": Record<never, never>;
  "card-company": { amount: string | number; product: string | number; provider: string | number };
  "card-words": { words: string | number };
  "card-time": { time: string | number };
  "card-sandbox": Record<never, never>;
  "card-review": { why: string | number };
  "review-contradiction": Record<never, never>;
  "review-corrected": Record<never, never>;
  "review-conflict": Record<never, never>;
  "review-doubled": Record<never, never>;
  "review-amount": Record<never, never>;
  "review-vanished": Record<never, never>;
  "review-overdue": Record<never, never>;
  "review-adopted": Record<never, never>;
  "review-debited": Record<never, never>;
  "review-unread-token": Record<never, never>;
  "review-other": Record<never, never>;
  "share-token": {
    amount: string | number;
    meter: string | number;
    provider: string | number;
    reference: string | number;
    time: string | number;
    token: string | number;
  };
  "share-pins": {
    beneficiary: string | number;
    paid: string | number;
    pins: string | number;
    provider: string | number;
    reference: string | number;
  };
  "notice-settled-sold": { amount: string | number; beneficiary: string | number; what: string | number };
  "notice-settled-awaited": { amount: string | number; beneficiary: string | number; what: string | number };
  "notice-settled-failed": { amount: string | number; beneficiary: string | number; what: string | number };
  "notice-settled-void": { amount: string | number; beneficiary: string | number; what: string | number };
  "notice-settled-refused": { amount: string | number; beneficiary: string | number; what: string | number };
  "notice-settled-unseen": { amount: string | number; beneficiary: string | number; what: string | number };
  "notice-token": { meter: string | number };
  "notice-pins": { beneficiary: string | number };
  "notice-correction": { amount: string | number; beneficiary: string | number; what: string | number };
  "correction-sold": Record<never, never>;
  "correction-open": Record<never, never>;
  "notice-review": {
    amount: string | number;
    beneficiary: string | number;
    what: string | number;
    why: string | number;
  };
  "try-again-title": Record<never, never>;
  "try-again-why": { count: string | number; reference: string | number };
  "button-send-again": Record<never, never>;
  "button-send-again-now": { amount: string | number };
  "button-not-again": Record<never, never>;
  "tap-already": Record<never, never>;
  "tap-looked-after": Record<never, never>;
  "tap-still-open": Record<never, never>;
  "tap-face-limits": { max: string | number; min: string | number; provider: string | number };
  "tap-old": Record<never, never>;
  "tap-not-yours": Record<never, never>;
  "tap-checking": Record<never, never>;
  "tap-asking": Record<never, never>;
  "tap-no-receipt": Record<never, never>;
  "tap-checked-closed": Record<never, never>;
  "wallet-balance": { balance: string | number };
  "wallet-seen": { balance: string | number; time: string | number };
  "wallet-asking": Record<never, never>;
  "wallet-down": Record<never, never>;
  "wallet-unreadable": Record<never, never>;
  "wallet-not-developer": Record<never, never>;
  "fund-title": Record<never, never>;
  "fund-how": Record<never, never>;
  "fund-bank": { bank: string | number };
  "fund-number": { number: string | number };
  "fund-name": { name: string | number };
  "fund-after": Record<never, never>;
  "fund-unknown": Record<never, never>;
  "fund-not-set-up": Record<never, never>;
  "fund-refused": Record<never, never>;
  "paid-seen": { amount: string | number };
  "paid-none": { balance: string | number; time: string | number };
  "history-title": Record<never, never>;
  "history-title-filtered": { what: string | number };
  "history-empty": Record<never, never>;
  "history-none": Record<never, never>;
  "history-sum": { sums: string | number };
  "history-none-sold": { count: string | number };
  "history-row": {
    amount: string | number;
    beneficiary: string | number;
    icon: string | number;
    time: string | number;
    what: string | number;
  };
  "history-filter": { choice: string | number };
  "filter-service": Record<never, never>;
  "filter-stage": Record<never, never>;
  "filter-day": Record<never, never>;
  "filter-seat": Record<never, never>;
  "filter-service-title": Record<never, never>;
  "filter-stage-title": Record<never, never>;
  "filter-day-title": Record<never, never>;
  "filter-seat-title": Record<never, never>;
  "filter-seat-all": Record<never, never>;
  "filter-seat-owner": Record<never, never>;
  "filter-service-all": Record<never, never>;
  "filter-stage-all": Record<never, never>;
  "filter-day-all": Record<never, never>;
  "filter-sold": Record<never, never>;
  "filter-open": Record<never, never>;
  "filter-failed": Record<never, never>;
  "filter-doubtful": Record<never, never>;
  "filter-today": Record<never, never>;
  "filter-yesterday": Record<never, never>;
  "filter-week": Record<never, never>;
  "filter-chosen": { choice: string | number };
  "find-title": { text: string | number };
  "find-many": Record<never, never>;
  "find-further": Record<never, never>;
  "find-more": Record<never, never>;
  "find-none": { text: string | number };
  "find-none-free": { text: string | number };
  "find-how": Record<never, never>;
  "record-times": { confirmed: string | number; day: string | number; settled: string | number };
  "record-open": { confirmed: string | number; day: string | number };
  "record-seat": { name: string | number };
  "record-wallet": { after: string | number; before: string | number };
  "state-quoted": Record<never, never>;
  "state-cancelled": Record<never, never>;
  "state-expired": Record<never, never>;
  "state-intent": Record<never, never>;
  "state-sending": Record<never, never>;
  "state-unknown": Record<never, never>;
  "state-pending": Record<never, never>;
  "state-succeeded": Record<never, never>;
  "state-awaiting": Record<never, never>;
  "state-failed": Record<never, never>;
  "state-void": Record<never, never>;
  "pack-title": Record<never, never>;
  "pack-reference": { reference: string | number };
  "pack-service-id": { id: string | number };
  "pack-what": { product: string | number; service: string | number };
  "pack-for": { beneficiary: string | number };
  "pack-amount": { amount: string | number; quantity: string | number };
  "pack-charge": { charge: string | number };
  "pack-expected": { charge: string | number };
  "pack-state": { state: string | number };
  "pack-steps": { zone: string | number };
  "pack-day": { day: string | number };
  "pack-step": { count: string | number; time: string | number; what: string | number };
  "pack-shop": { phone: string | number; shop: string | number };
  "pack-support": { contact: string | number };
  "pack-short": {
    beneficiary: string | number;
    phone: string | number;
    reference: string | number;
    shop: string | number;
    state: string | number;
    time: string | number;
    what: string | number;
  };
  "step-confirmed": Record<never, never>;
  "step-sent": Record<never, never>;
  "step-not-sent": Record<never, never>;
  "step-resent": Record<never, never>;
  "step-state": { by: string | number; state: string | number };
  "step-corrected": { by: string | number; state: string | number };
  "step-token": Record<never, never>;
  "step-miss": Record<never, never>;
  "step-charge": { charge: string | number };
  "step-amount": { amount: string | number; by: string | number };
  "step-conflict": { by: string | number };
  "by-answer": Record<never, never>;
  "by-webhook": Record<never, never>;
  "by-verify": Record<never, never>;
  "by-shop": Record<never, never>;
  "verify-how": Record<never, never>;
  "verify-asking": { reference: string | number };
  "verify-title": Record<never, never>;
  "verify-status": { status: string | number };
  "verify-type": { type: string | number };
  "verify-beneficiary": { beneficiary: string | number };
  "verify-amount": { amount: string | number };
  "verify-time": { time: string | number };
  "verify-note": Record<never, never>;
  "verify-none": { reference: string | number };
  "verify-down": Record<never, never>;
  "verify-unreadable": Record<never, never>;
  "receipt-title": Record<never, never>;
  "receipt-sold": Record<never, never>;
  "receipt-awaiting": Record<never, never>;
  "receipt-awaiting-pins": Record<never, never>;
  "receipt-service": Record<never, never>;
  "receipt-phone": Record<never, never>;
  "receipt-meter": Record<never, never>;
  "receipt-smartcard": Record<never, never>;
  "receipt-quantity": Record<never, never>;
  "receipt-face": Record<never, never>;
  "receipt-time": Record<never, never>;
  "receipt-token": { count: string | number };
  "receipt-pins": { count: string | number };
  "receipt-token-order": Record<never, never>;
  "receipt-closing": Record<never, never>;
  "receipt-sandbox": Record<never, never>;
  "receipt-sandbox-note": Record<never, never>;
  "receipt-caption": { shop: string | number };
  "receipt-caption-foot": { what: string | number };
  "shop-name-how": { name: string | number };
  "shop-name-set": { name: string | number };
  help: Record<never, never>;
  "help-command": { command: string | number; does: string | number };
  "help-money": Record<never, never>;
  "help-customer": Record<never, never>;
  "cancel-nothing": Record<never, never>;
  "cancel-open": Record<never, never>;
  "not-understood": Record<never, never>;
  "edit-unread": Record<never, never>;
  unread: { kind: string | number };
  "unread-how": Record<never, never>;
  slower: Record<never, never>;
  "slower-tap": Record<never, never>;
  "shop-closed": Record<never, never>;
  "group-only-private": Record<never, never>;
  "went-wrong": Record<never, never>;
  "command-customers": Record<never, never>;
  "command-mytokens": Record<never, never>;
  "button-give": Record<never, never>;
  "button-name": Record<never, never>;
  "button-rename": Record<never, never>;
  "button-customers": Record<never, never>;
  "button-copy-link": Record<never, never>;
  "button-unlink": { who: string | number };
  "button-take-back": { count: string | number };
  named: { beneficiary: string | number; name: string | number };
  "give-caption": { link: string | number; service: string | number; who: string | number };
  "give-share": { beneficiary: string | number; service: string | number; shop: string | number };
  "contact-foreign": { number: string | number };
  "card-save": { beneficiary: string | number };
  "button-save": Record<never, never>;
  "button-save-not": Record<never, never>;
  "customers-title": Record<never, never>;
  "customers-found": { text: string | number };
  "customers-more": Record<never, never>;
  "customers-none": { text: string | number };
  "customers-ask": Record<never, never>;
  "customers-empty": Record<never, never>;
  "customers-row": { chats: string | number; icons: string | number; who: string | number };
  "customer-title": { who: string | number };
  "customer-thing": { icon: string | number; more: string | number; number: string | number };
  "customer-nothing": Record<never, never>;
  "customer-sales": Record<never, never>;
  "customer-sale": { amount: string | number; icon: string | number; time: string | number; what: string | number };
  "customer-no-sales": Record<never, never>;
  "customer-remove": Record<never, never>;
  "customer-deleted": { who: string | number };
  "customer-full": { most: string | number; who: string | number };
  "customer-taken": { number: string | number; who: string | number };
  "customer-add-kind": { who: string | number };
  "customer-add-phone": Record<never, never>;
  "customer-add-meter": Record<never, never>;
  "customer-add-smartcard": Record<never, never>;
  "kind-phone": Record<never, never>;
  "kind-meter": Record<never, never>;
  "kind-smartcard": Record<never, never>;
  "kind-phone-icon": Record<never, never>;
  "kind-meter-icon": Record<never, never>;
  "kind-smartcard-icon": Record<never, never>;
  "button-customer": Record<never, never>;
  "button-person": { name: string | number };
  "button-served": { amount: string | number; icon: string | number; name: string | number };
  "button-awaiting": { count: string | number };
  "button-kind": { icon: string | number; name: string | number };
  "button-same-as-last": { amount: string | number; icon: string | number };
  "button-sell-to": { icon: string | number; service: string | number; tail: string | number };
  "button-give-to": { tail: string | number };
  "button-add-number": Record<never, never>;
  "button-remove": Record<never, never>;
  "button-remove-number": { icon: string | number; number: string | number };
  "button-delete-customer": { name: string | number };
  "button-find": Record<never, never>;
  "button-balance": Record<never, never>;
  "button-shop-name": Record<never, never>;
  "button-delete-data": Record<never, never>;
  "button-log-out": Record<never, never>;
  "button-help": Record<never, never>;
  "button-mytokens": Record<never, never>;
  "customer-no-chats": Record<never, never>;
  "customer-chat": { time: string | number; who: string | number };
  "customer-chat-stopped": { who: string | number };
  "customer-chat-blocked": { who: string | number };
  "customer-chat-sandbox": Record<never, never>;
  "customer-open-links": { count: string | number };
  "customer-someone": Record<never, never>;
  "customer-gone": Record<never, never>;
  "customer-owes": { owed: string | number };
  "customer-delete-owes": { who: string | number };
  "button-keep-debt": Record<never, never>;
  "button-forgive-debt": Record<never, never>;
  "button-debtor": { owed: string | number };
  "give-not-sold": Record<never, never>;
  unlinked: { who: string | number };
  "taken-back": Record<never, never>;
  "name-ask": { beneficiary: string | number };
  "name-ask-again": { who: string | number };
  "name-bad": Record<never, never>;
  "name-whose": { beneficiary: string | number; name: string | number };
  "button-name-theirs": { who: string | number };
  "button-name-another": { name: string | number };
  "name-saved": { who: string | number };
  "notice-desk": {
    amount: string | number;
    beneficiary: string | number;
    reference: string | number;
    state: string | number;
    what: string | number;
    why: string | number;
  };
  "desk-state-quoted": Record<never, never>;
  "desk-state-cancelled": Record<never, never>;
  "desk-state-expired": Record<never, never>;
  "desk-state-intent": Record<never, never>;
  "desk-state-sending": Record<never, never>;
  "desk-state-unknown": Record<never, never>;
  "desk-state-pending": Record<never, never>;
  "desk-state-void": Record<never, never>;
  "desk-state-failed": Record<never, never>;
  "desk-state-succeeded": Record<never, never>;
  "notice-undelivered": { who: string | number };
  hello: { beneficiary: string | number; service: string | number; shop: string | number };
  "hello-sandbox": Record<never, never>;
  "link-wrong": Record<never, never>;
  "link-slow-down": Record<never, never>;
  "link-used": Record<never, never>;
  "link-expired": Record<never, never>;
  "link-revoked": Record<never, never>;
  "link-own": Record<never, never>;
  "customer-wait": { beneficiary: string | number; icon: string | number; shop: string | number };
  "button-show": Record<never, never>;
  "customer-open": { shop: string | number };
  "customer-appears": Record<never, never>;
  "customer-awaited": Record<never, never>;
  "customer-done": { service: string | number };
  "customer-failed": { shop: string | number };
  "customer-from": { shop: string | number };
  "button-stop": Record<never, never>;
  "button-resume": Record<never, never>;
  "news-token": { beneficiary: string | number };
  "news-done": { beneficiary: string | number; service: string | number };
  "news-failed": { beneficiary: string | number; service: string | number; shop: string | number };
  stopped: { shop: string | number };
  resumed: { shop: string | number };
  "tap-next-message": Record<never, never>;
  "tap-one-moment": Record<never, never>;
  "tap-not-linked": Record<never, never>;
  "mytokens-title": Record<never, never>;
  "mytokens-empty": Record<never, never>;
  "mytokens-none": Record<never, never>;
  "button-stop-one": { who: string | number };
  "button-resume-one": { who: string | number };
  "command-staff": Record<never, never>;
  "command-account": Record<never, never>;
  "button-doubtful": { count: string | number };
  "button-looked-after": Record<never, never>;
  "button-account": Record<never, never>;
  "button-staff": Record<never, never>;
  "button-trail": Record<never, never>;
  "button-upgrade": Record<never, never>;
  "button-upgrade-now": Record<never, never>;
  "button-key-live": Record<never, never>;
  "button-key-sandbox": Record<never, never>;
  "button-key-sandbox-first": Record<never, never>;
  "button-key-live-first": Record<never, never>;
  "button-key-now": Record<never, never>;
  "button-key-first-now": Record<never, never>;
  "button-mode-live": Record<never, never>;
  "button-mode-sandbox": Record<never, never>;
  "button-hook-use": Record<never, never>;
  "button-hook-use-now": Record<never, never>;
  "button-hook-keep": Record<never, never>;
  "button-hook-back": { host: string | number };
  "button-hook-back-now": Record<never, never>;
  "button-look-now": Record<never, never>;
  "button-type-pin": Record<never, never>;
  "account-title": { shop: string | number };
  "account-owner": { name: string | number; phone: string | number };
  "account-developer": Record<never, never>;
  "account-not-developer": Record<never, never>;
  "account-mode-live": Record<never, never>;
  "account-mode-sandbox": Record<never, never>;
  "account-key-live": { tail: string | number };
  "account-key-sandbox": { tail: string | number };
  "account-key-live-none": Record<never, never>;
  "account-key-sandbox-none": Record<never, never>;
  "account-key-made": { made: string | number };
  "account-key-used": { used: string | number };
  "account-key-unused": Record<never, never>;
  "account-hook-on": Record<never, never>;
  "account-hook-unheard": Record<never, never>;
  "account-hook-silent": Record<never, never>;
  "account-hook-none": Record<never, never>;
  "account-hook-registering": Record<never, never>;
  "account-hook-other": { host: string | number };
  "account-running": { what: string | number };
  "account-asking": Record<never, never>;
  "account-as-of": { time: string | number };
  "account-down": Record<never, never>;
  "account-unreadable": Record<never, never>;
  "account-refused": Record<never, never>;
  "account-pin-needed": Record<never, never>;
  "change-upgrade": Record<never, never>;
  "change-live-key": Record<never, never>;
  "change-sandbox-key": Record<never, never>;
  "change-webhook": Record<never, never>;
  "ask-upgrade": Record<never, never>;
  "ask-upgrade-wallet": { balance: string | number };
  "ask-key": { mode: string | number; tail: string | number };
  "ask-key-first": { mode: string | number };
  "ask-key-sandbox": Record<never, never>;
  "ask-hook-use": { host: string | number };
  "ask-hook-back": { host: string | number };
  "mode-live-word": Record<never, never>;
  "mode-sandbox-word": Record<never, never>;
  "change-asking": { what: string | number };
  "change-login": Record<never, never>;
  "change-unclear": { what: string | number };
  "change-unclear-error": { what: string | number };
  "change-unclear-down": { what: string | number };
  "change-unclear-pin": { what: string | number };
  "change-undone": { what: string | number };
  "change-undone-error": { what: string | number };
  "upgrade-done": Record<never, never>;
  "upgrade-already": Record<never, never>;
  "upgrade-fee": { fee: string | number };
  "upgrade-fee-none": Record<never, never>;
  "upgrade-fee-unknown": Record<never, never>;
  "upgrade-wallet": { before: string | number; now: string | number };
  "upgrade-key": { tail: string | number };
  "upgrade-no-key": Record<never, never>;
  "upgrade-undone-money": Record<never, never>;
  "upgrade-short": Record<never, never>;
  "key-done": { mode: string | number; tail: string | number };
  "key-made": { mode: string | number; tail: string | number };
  "hook-use-done": { host: string | number };
  "hook-back-done": { host: string | number };
  "hook-kept": { host: string | number };
  "change-refused": { what: string | number };
  "change-busy": Record<never, never>;
  "change-already": Record<never, never>;
  "change-old": Record<never, never>;
  "mode-ask-live": Record<never, never>;
  "mode-ask-sandbox": Record<never, never>;
  "mode-is-live": Record<never, never>;
  "mode-is-sandbox": Record<never, never>;
  "news-hook-other": { host: string | number };
  "news-hook-lost": { host: string | number };
  "news-hook-stuck": { host: string | number };
  "news-mode-live": Record<never, never>;
  "news-mode-sandbox": Record<never, never>;
  "news-close-changed": { number: string | number };
  "news-odd-charge": {
    charged: string | number;
    expected: string | number;
    product: string | number;
    service: string | number;
  };
  "news-discovery": { category: string | number; endpoint: string | number; name: string | number };
  "logout-put-back": { host: string | number };
  "advice-low-balance": Record<never, never>;
  "advice-low-balance-seat": Record<never, never>;
  "advice-bad-number": Record<never, never>;
  "advice-provider-down": Record<never, never>;
  "advice-not-offered": Record<never, never>;
  "advice-limits": Record<never, never>;
  "advice-doubled": Record<never, never>;
  "advice-account": Record<never, never>;
  "advice-account-seat": Record<never, never>;
  "advice-unknown": Record<never, never>;
  "problem-nothing-charged": Record<never, never>;
  "problem-slow-down": Record<never, never>;
  "problem-down": Record<never, never>;
  "problem-login": Record<never, never>;
  "problem-login-seat": Record<never, never>;
  "problem-refused": Record<never, never>;
  "problem-unreadable": Record<never, never>;
  "staff-title": Record<never, never>;
  "staff-empty": Record<never, never>;
  "staff-total": { name: string | number };
  "staff-counted": Record<never, never>;
  "staff-row": { name: string | number; role: string | number; state: string | number };
  "button-invite-seller": Record<never, never>;
  "button-invite-viewer": Record<never, never>;
  "seat-role-seller": Record<never, never>;
  "seat-role-viewer": Record<never, never>;
  "seat-state-invited": Record<never, never>;
  "seat-state-active": Record<never, never>;
  "seat-state-suspended": Record<never, never>;
  "seat-state-ended": Record<never, never>;
  "seat-title": { name: string | number; role: string | number };
  "seat-about-viewer": Record<never, never>;
  "seat-sees-cost": Record<never, never>;
  "seat-sees-no-cost": Record<never, never>;
  "button-seat-show-cost": Record<never, never>;
  "button-seat-hide-cost": Record<never, never>;
  "seat-no-link": Record<never, never>;
  "seat-link-waits": { time: string | number };
  "seat-link-ran-out": Record<never, never>;
  "seat-is-active": { since: string | number; who: string | number };
  "seat-is-suspended": { who: string | number };
  "seat-is-ended": { who: string | number };
  "seat-month": { sums: string | number };
  "seat-limits": { day: string | number; sale: string | number };
  "seat-services-all": Record<never, never>;
  "seat-services": { services: string | number };
  "seat-no-end": Record<never, never>;
  "seat-ends": { time: string | number };
  "limit-none": Record<never, never>;
  "button-seat-link": Record<never, never>;
  "button-seat-suspend": Record<never, never>;
  "button-seat-resume": Record<never, never>;
  "button-seat-sale": Record<never, never>;
  "button-seat-day": Record<never, never>;
  "button-seat-services": Record<never, never>;
  "button-seat-ends": Record<never, never>;
  "button-seat-seller": Record<never, never>;
  "button-seat-viewer": Record<never, never>;
  "button-seat-sales": Record<never, never>;
  "button-seat-end": Record<never, never>;
  "button-seat-end-now": Record<never, never>;
  "button-totals": Record<never, never>;
  "button-newest": Record<never, never>;
  "seat-ask-new-seller": Record<never, never>;
  "seat-ask-new-viewer": Record<never, never>;
  "seat-ask-name": { name: string | number };
  "seat-ask-sale": { name: string | number };
  "seat-ask-day": { name: string | number };
  "seat-ask-services": { name: string | number };
  "seat-last-service": Record<never, never>;
  "seat-ask-ends": { name: string | number };
  "end-never": Record<never, never>;
  "end-days": { days: string | number };
  "seat-ask-end": { name: string | number };
  "seat-link-caption": { link: string | number; name: string | number; until: string | number };
  "seat-share": { shop: string | number };
  "seat-gone": Record<never, never>;
  "seat-taken": Record<never, never>;
  "news-seat-claimed": { name: string | number; who: string | number };
  "seat-hello-seller": { name: string | number; shop: string | number };
  "seat-hello-viewer": { name: string | number; shop: string | number };
  "seat-menu-who": { name: string | number };
  "seat-menu-left": { left: string | number };
  "seat-menu-till": { till: string | number };
  "seat-not-allowed": Record<never, never>;
  "seat-not-enough": Record<never, never>;
  "seat-refused-over": Record<never, never>;
  "seat-refused-suspended": Record<never, never>;
  "seat-refused-viewer": Record<never, never>;
  "seat-refused-closed": Record<never, never>;
  "seat-refused-service": Record<never, never>;
  "seat-refused-unpriced": Record<never, never>;
  "seat-refused-sale": { limit: string | number };
  "seat-refused-day": { left: string | number };
  "seat-login": { name: string | number; shop: string | number };
  "seat-leave": { shop: string | number };
  "button-leave-seat": Record<never, never>;
  "seat-left": { shop: string | number };
  "seat-was": { shop: string | number };
  "seat-link-owner": Record<never, never>;
  "seat-link-busy": Record<never, never>;
  "news-seat-suspended": { shop: string | number };
  "news-seat-resumed": { shop: string | number };
  "news-seat-ended": { shop: string | number };
  "news-seat-changed": { shop: string | number };
  "news-seat-closed": { shop: string | number };
  "news-seat-live": { shop: string | number };
  "news-seat-sandbox": { shop: string | number };
  "trail-title": { zone: string | number };
  "trail-empty": Record<never, never>;
  "trail-row": { time: string | number; what: string | number; who: string | number };
  "act-login": Record<never, never>;
  "act-logout": Record<never, never>;
  "act-shop_named": Record<never, never>;
  "act-webhook_kept": Record<never, never>;
  "act-frozen": Record<never, never>;
  "act-chat_logged_out": Record<never, never>;
  "act-unfrozen": Record<never, never>;
  "act-data_deleted": Record<never, never>;
  "act-change-asked": { what: string | number };
  "act-mode-switched": { mode: string | number };
  "act-lock-changed": { what: string | number };
  "act-looked_after": Record<never, never>;
  "act-customer_link_given": Record<never, never>;
  "act-customer_linked": Record<never, never>;
  "act-customer_named": Record<never, never>;
  "act-customer_unlinked": Record<never, never>;
  "act-customer_links_taken_back": Record<never, never>;
  "act-customer_number_added": Record<never, never>;
  "act-customer_number_removed": Record<never, never>;
  "act-customer_deleted": Record<never, never>;
  "act-list_confirmed": Record<never, never>;
  "act-list_stopped": Record<never, never>;
  "act-debt_owed": Record<never, never>;
  "act-debt_paid": Record<never, never>;
  "act-debt_forgiven": Record<never, never>;
  "act-debt_given_back": Record<never, never>;
  "act-debt_promised": Record<never, never>;
  "act-debt_reminded": Record<never, never>;
  "act-price_set": { service: string | number };
  "act-price_ended": { service: string | number };
  "act-seat_made": { seat: string | number };
  "act-seat_linked": { seat: string | number };
  "act-seat_claimed": { seat: string | number };
  "act-seat_suspended": { seat: string | number };
  "act-seat_resumed": { seat: string | number };
  "act-seat_ended": { seat: string | number };
  "act-seat_left": { seat: string | number };
  "act-seat_changed": { seat: string | number; what: string | number };
  "act-maintenance_on": Record<never, never>;
  "act-maintenance_off": Record<never, never>;
  "act-announced": Record<never, never>;
  "seat-setting-sale_limit": Record<never, never>;
  "seat-setting-day_limit": Record<never, never>;
  "seat-setting-services": Record<never, never>;
  "seat-setting-ends": Record<never, never>;
  "seat-setting-role": Record<never, never>;
  "seat-setting-name": Record<never, never>;
  "seat-setting-sees_cost": Record<never, never>;
  "button-refresh": Record<never, never>;
  "button-maintenance-on": Record<never, never>;
  "button-maintenance-off": Record<never, never>;
  "button-announce": { count: string | number };
  "button-announce-stop": Record<never, never>;
  "ops-title": { version: string | number };
  "ops-maintenance": { since: string | number };
  "ops-service-up": Record<never, never>;
  "ops-service-down": { since: string | number };
  "ops-telegram-up": Record<never, never>;
  "ops-telegram-down": Record<never, never>;
  "ops-sales-none": Record<never, never>;
  "ops-sales": { count: string | number; minutes: string | number };
  "ops-review": { count: string | number };
  "ops-queues": { notices: string | number; updates: string | number };
  "ops-sellers": { count: string | number };
  "ops-sqlite": { free: string | number; size: string | number };
  "ops-postgres": { size: string | number };
  "size-mb": { size: string | number };
  "size-gb": { size: string | number };
  "ops-uptime": { uptime: string | number };
  "uptime-days": { days: string | number; hours: string | number };
  "uptime-hours": { hours: string | number; minutes: string | number };
  "ops-learnt": Record<never, never>;
  "ops-learnt-plan-amount": Record<never, never>;
  "ops-learnt-paths-id": Record<never, never>;
  "ops-learnt-paths-slug": Record<never, never>;
  "ops-learnt-paths-mixed": { ids: string | number; slugs: string | number };
  "ops-learnt-login-phone": { form: string | number };
  "ops-learnt-token-record": Record<never, never>;
  "ops-learnt-token-record-none": { time: string | number };
  "ops-learnt-signature-raw": { header: string | number };
  "ops-learnt-signature-compact": { header: string | number };
  "ops-learnt-record-amount": Record<never, never>;
  "ops-learnt-status-words": { words: string | number };
  "ops-learnt-discount": { listed: string | number; network: string | number; percent: string | number };
  "ops-learnt-other": { trait: string | number; value: string | number };
  "ops-as-of": { time: string | number };
  "alert-on": { what: string | number };
  "alert-since": { since: string | number };
  "alert-off": { what: string | number };
  "alert-over": { over: string | number; since: string | number };
  "alert-service-down": Record<never, never>;
  "alert-bot-token-refused": Record<never, never>;
  "alert-bot-token-conflict": Record<never, never>;
  "alert-bot-token-unreachable": Record<never, never>;
  "alert-stuck-sale": { count: string | number; oldest: string | number };
  "alert-disk-low": { free: string | number };
  "alert-clock-ahead": { peer: string | number; seconds: string | number };
  "alert-clock-behind": { peer: string | number; seconds: string | number };
  "alert-catalogue-unreadable": { listing: string | number };
  "alert-catalogue-emptied": { listing: string | number };
  "alert-catalogue-price": { listing: string | number };
  "peer-service": Record<never, never>;
  "peer-telegram": Record<never, never>;
  "maintenance-ask": { count: string | number };
  "maintenance-on": { since: string | number };
  "maintenance-off": Record<never, never>;
  "menu-maintenance": Record<never, never>;
  "maintenance-sale": Record<never, never>;
  "tap-maintenance": Record<never, never>;
  announcement: { text: string | number };
  "announce-how": Record<never, never>;
  "announce-long": { most: string | number };
  "announce-draft": { count: string | number };
  "announce-once": Record<never, never>;
  "announce-sending": { given: string | number; total: string | number };
  "announce-done": { given: string | number };
  "announce-stopped": { given: string | number };
  "announce-old": Record<never, never>;
  "button-erase": Record<never, never>;
  "button-erase-now": Record<never, never>;
  "button-erase-keep": Record<never, never>;
  "erase-title": Record<never, never>;
  "erase-shop": Record<never, never>;
  "erase-kept": Record<never, never>;
  "erase-customer": Record<never, never>;
  "erase-visitor": Record<never, never>;
  "erase-open": { count: string | number };
  "erase-out": Record<never, never>;
  "erase-messages": Record<never, never>;
  "erase-sure": Record<never, never>;
  "erase-others": { count: string | number };
  "erase-change": Record<never, never>;
  "erase-old": Record<never, never>;
  "erase-kept-all": Record<never, never>;
  "erase-waiting": Record<never, never>;
  "erase-done-shop": Record<never, never>;
  "erase-done-chat": Record<never, never>;
  "news-erased": { sales: string | number };
  "news-erasure-dropped": Record<never, never>;
  "command-prices": Record<never, never>;
  "button-my-prices": Record<never, never>;
  "button-price-type": Record<never, never>;
  "button-price-end": Record<never, never>;
  "button-price-providers": Record<never, never>;
  "button-price-plans": Record<never, never>;
  "books-title": Record<never, never>;
  "books-today": Record<never, never>;
  "books-week": Record<never, never>;
  "books-month": Record<never, never>;
  "books-line": { line: string | number };
  "books-profit": { profit: string | number };
  "prices-title": Record<never, never>;
  "prices-about": Record<never, never>;
  "prices-line": { price: string | number; what: string | number };
  "prices-line-within": { price: string | number; what: string | number };
  "prices-plans": { count: string | number };
  "prices-scope": { what: string | number };
  "prices-none": Record<never, never>;
  "prices-now": { price: string | number };
  "prices-on-top": Record<never, never>;
  "prices-on-plan": Record<never, never>;
  "prices-which": Record<never, never>;
  "prices-row": { price: string | number; what: string | number };
  "prices-face": Record<never, never>;
  "prices-list": Record<never, never>;
  "prices-more": { amount: string | number };
  "prices-less": { amount: string | number };
  "prices-stepped": { markup: string | number; step: string | number };
  "prices-step-none": Record<never, never>;
  "prices-step": { step: string | number };
  "prices-ask": { what: string | number };
  "prices-ask-plan": { what: string | number };
  "prices-bad": { text: string | number };
  "prices-bad-plan": { text: string | number };
  "prices-loss": { cost: string | number; loss: string | number; price: string | number; what: string | number };
  "button-price-anyway": Record<never, never>;
  "sell-ask-price": Record<never, never>;
  "tap-price-stays": Record<never, never>;
  "tap-price-exact": Record<never, never>;
  "command-many": Record<never, never>;
  "button-many": Record<never, never>;
  "button-many-template": Record<never, never>;
  "button-many-sell": { amount: string | number; count: string | number };
  "button-many-keep": Record<never, never>;
  "button-many-type": Record<never, never>;
  "button-many-leave": Record<never, never>;
  "button-many-take": Record<never, never>;
  "button-many-stop": Record<never, never>;
  "button-many-rows": Record<never, never>;
  "button-many-file": Record<never, never>;
  "button-many-again": { count: string | number };
  "many-intro": Record<never, never>;
  "many-title": Record<never, never>;
  "many-count-good": { count: string | number };
  "many-count-problem": { count: string | number };
  "many-count-twice": { count: string | number };
  "many-count-before": { count: string | number };
  "many-count-dropped": { count: string | number };
  "many-pays": { amount: string | number };
  "many-brings": { profit: string | number };
  "many-expected": { amount: string | number };
  "many-unpriced": { count: string | number };
  "many-after": { balance: string | number };
  "many-low": Record<never, never>;
  "many-short": Record<never, never>;
  "many-pin-wanted": Record<never, never>;
  "many-over-day": { left: string | number };
  "many-left-out": Record<never, never>;
  "many-row": {
    amount: string | number;
    beneficiary: string | number;
    icon: string | number;
    number: string | number;
    what: string | number;
  };
  "many-row-unread": { icon: string | number; number: string | number; typed: string | number };
  "many-row-title": { number: string | number; typed: string | number };
  "many-problem-unread": Record<never, never>;
  "many-problem-number": Record<never, never>;
  "many-problem-provider": Record<never, never>;
  "many-problem-product": Record<never, never>;
  "many-problem-amount": Record<never, never>;
  "many-problem-closed": Record<never, never>;
  "many-problem-limits": Record<never, never>;
  "many-problem-seat_service": Record<never, never>;
  "many-problem-seat_unpriced": Record<never, never>;
  "many-problem-seat_sale_limit": Record<never, never>;
  "many-standing-good": Record<never, never>;
  "many-standing-twice": Record<never, never>;
  "many-standing-before": Record<never, never>;
  "many-standing-dropped": Record<never, never>;
  "many-ask-row": { number: string | number };
  "many-dropped": Record<never, never>;
  "many-over": Record<never, never>;
  "many-empty": Record<never, never>;
  "many-too-many": { count: string | number; most: string | number };
  "many-file-large": { most: string | number };
  "many-file-lost": Record<never, never>;
  "many-pin": { amount: string | number; count: string | number };
  "many-selling": { count: string | number };
  "many-done": { count: string | number };
  "many-stopped": { count: string | number };
  "many-stop-asked": Record<never, never>;
  "many-stop-low_wallet": Record<never, never>;
  "many-stop-low_wallet-seat": Record<never, never>;
  "many-stop-pin_needed": Record<never, never>;
  "many-stop-frozen": Record<never, never>;
  "many-stop-maintenance": Record<never, never>;
  "many-stop-seat": Record<never, never>;
  "many-stop-logged_out": Record<never, never>;
  "many-stop-mode": Record<never, never>;
  "many-stop-too_late": Record<never, never>;
  "many-unsold": { count: string | number };
  "many-waiting": { count: string | number };
  "many-doubtful": { count: string | number };
  "many-rows-title": { count: string | number };
  "tap-many-over": Record<never, never>;
  "tap-many-changed": Record<never, never>;
  "tap-many-already": Record<never, never>;
  "tap-many-stopped": Record<never, never>;
  "tap-many-done": Record<never, never>;
  "tap-many-none-left": Record<never, never>;
  "command-owing": Record<never, never>;
  "command-paid": Record<never, never>;
  "button-tender-paid": Record<never, never>;
  "button-mark-owing": Record<never, never>;
  "button-tender-part": Record<never, never>;
  "button-gave-back": Record<never, never>;
  "tender-owes": { owed: string | number; part: string | number };
  "tender-forgiven": { amount: string | number };
  "tender-given-before": { amount: string | number };
  "tender-give-back": { amount: string | number };
  "tender-nothing-paid": Record<never, never>;
  "tender-given-back": { amount: string | number };
  "tender-is-paid": Record<never, never>;
  "tender-not-sold": Record<never, never>;
  "tender-nothing-back": Record<never, never>;
  "tender-owed-now": { owed: string | number; who: string | number };
  "tender-ask-part": { price: string | number; who: string | number };
  "tender-bad-part": { price: string | number };
  "tender-ask-name": { number: string | number };
  "button-just-number": Record<never, never>;
  "tender-kept": { owed: string | number; who: string | number };
  "debts-title": { total: string | number };
  "debts-people": { age: string | number; people: string | number };
  "debts-late-title": { total: string | number };
  "debts-none": Record<never, never>;
  "debts-none-late": Record<never, never>;
  "debts-none-called": { text: string | number };
  "debts-how": Record<never, never>;
  "debts-row": { age: string | number; colour: string | number; owed: string | number; who: string | number };
  "debts-age": { days: string | number };
  "button-debts": Record<never, never>;
  "button-late": { count: string | number };
  "button-all-debts": Record<never, never>;
  "debtor-nameless": Record<never, never>;
  "debtor-title": { owed: string | number; who: string | number };
  "debtor-nothing": { who: string | number };
  "debtor-sale": {
    day: string | number;
    icon: string | number;
    left: string | number;
    price: string | number;
    what: string | number;
  };
  "debtor-more": { count: string | number };
  "debtor-last-paid": { amount: string | number; day: string | number };
  "debtor-promised": { day: string | number };
  "button-paid-all": { owed: string | number };
  "button-pay-part": Record<never, never>;
  "button-remind": Record<never, never>;
  "button-promise": Record<never, never>;
  "button-write-off": Record<never, never>;
  "debtor-ask-part": { owed: string | number; who: string | number };
  "debtor-bad-amount": Record<never, never>;
  "debtor-too-much": { owed: string | number };
  "debtor-paid-now": { amount: string | number; left: string | number };
  "debtor-paid-up": { amount: string | number };
  "debtor-paid-line": { amount: string | number; who: string | number };
  "debtor-changed": Record<never, never>;
  "debtor-ask-forgive": { owed: string | number; who: string | number };
  "button-forgive-sure": { owed: string | number };
  "debtor-forgiven": { amount: string | number };
  "debtor-ask-sure": { amount: string | number; owed: string | number; who: string | number };
  "button-sure-paid": { amount: string | number };
  "debtor-ask-promise": { who: string | number };
  "button-promise-days": { days: string | number };
  "button-no-promise": Record<never, never>;
  "debtor-promise-kept": Record<never, never>;
  "remind-title": { who: string | number };
  "remind-words": { text: string | number };
  "remind-text": { day: string | number; name: string | number; owed: string | number; shop: string | number };
  "button-remind-here": Record<never, never>;
  "remind-sent": { count: string | number };
  "remind-too-soon": { day: string | number };
  "remind-nobody": Record<never, never>;
  "customer-reminder": { day: string | number; owed: string | number; shop: string | number };
  "button-copy-sms": Record<never, never>;
  "menu-owed": { owed: string | number };
  "paid-how": Record<never, never>;
  "paid-whom": { text: string | number };
  "command-close": Record<never, never>;
  "close-head-sealed": { day: string | number; number: string | number };
  "close-head-open": { day: string | number; time: string | number };
  "close-head-over": { day: string | number };
  "close-title": { day: string | number; sales: string | number; state: string | number };
  "close-profit-line": { about: string | number; profit: string | number; uncounted: string | number };
  "close-cash": { hand: string | number };
  "close-cash-counted": {
    counted: string | number;
    gap: string | number;
    hand: string | number;
    kind: string | number;
    time: string | number;
  };
  "close-counted-value": { counted: string | number; gap: string | number; kind: string | number };
  "close-owing": { forgiven: string | number; owed: string | number; people: string | number };
  "close-label-owing": { people: string | number };
  "close-money": { profit: string | number };
  "close-money-about": { profit: string | number };
  "close-sold": { count: string | number; sold: string | number };
  "close-count": { count: string | number };
  "close-cost": { cost: string | number };
  "close-cost-about": { cost: string | number };
  "close-week-before": { profit: string | number; sales: string | number; weekday: string | number };
  "close-owners": Record<never, never>;
  "close-part": { count: string | number; name: string | number; profit: string | number };
  "close-part-sold": { count: string | number; name: string | number };
  "close-best-line": { names: string | number };
  "close-best-one": { kobo: string | number; name: string | number };
  "close-label-sold": Record<never, never>;
  "close-label-owed": Record<never, never>;
  "close-label-owed-earlier": Record<never, never>;
  "close-label-forgiven": Record<never, never>;
  "close-label-forgiven-earlier": Record<never, never>;
  "close-label-repaid": Record<never, never>;
  "close-label-back": Record<never, never>;
  "close-label-hand": Record<never, never>;
  "close-label-counted": { count: string | number; time: string | number };
  "close-label-opening": { time: string | number };
  "close-label-in": Record<never, never>;
  "close-label-in-about": Record<never, never>;
  "close-label-sales": Record<never, never>;
  "close-label-refunds": Record<never, never>;
  "close-label-other": Record<never, never>;
  "close-label-closing": { time: string | number };
  "close-uncounted": { count: string | number; kobo: string | number };
  "close-open": { count: string | number; kobo: string | number };
  "close-late": { count: string | number; profit: string | number };
  "close-warning": { words: string | number };
  "close-wallet": { closing: string | number; moves: string | number; opening: string | number };
  "close-move-in": { amount: string | number };
  "close-move-in-about": { amount: string | number };
  "close-move-sales": { amount: string | number };
  "close-move-refunds": { amount: string | number };
  "close-move-other": { amount: string | number };
  "close-wallet-line": { label: string | number; value: string | number };
  "close-wallet-unknown": Record<never, never>;
  "close-changed": Record<never, never>;
  "close-changed-line": { time: string | number; what: string | number };
  "close-changed-sold": { profit: string | number };
  "close-changed-gone": { profit: string | number };
  "close-changed-cost": { profit: string | number };
  "close-changed-open": Record<never, never>;
  "close-changed-more": { count: string | number };
  "close-day-button": { day: string | number };
  "close-next-button": { day: string | number };
  "close-hour": { hour: string | number };
  "close-hour-how": Record<never, never>;
  "close-hour-none": Record<never, never>;
  "close-hour-set": { hour: string | number };
  "close-hour-off": Record<never, never>;
  "button-close": Record<never, never>;
  "button-close-hour": Record<never, never>;
  "button-close-details": Record<never, never>;
  "button-close-file": Record<never, never>;
  "button-count": Record<never, never>;
  "count-ask": { day: string | number };
  "count-bad": Record<never, never>;
  "act-close_hour_set": Record<never, never>;
  "act-cash_counted": Record<never, never>;
  "command-statement": Record<never, never>;
  "command-chart": Record<never, never>;
  "button-statement": Record<never, never>;
  "button-chart": Record<never, never>;
  "button-chart-week": Record<never, never>;
  "button-chart-month": Record<never, never>;
  "button-xlsx": Record<never, never>;
  "button-pdf": Record<never, never>;
  "button-csv": Record<never, never>;
  "button-xlsx-again": Record<never, never>;
  "button-pdf-again": Record<never, never>;
  "button-csv-again": Record<never, never>;
  "button-other-dates": Record<never, never>;
  "button-tokens": Record<never, never>;
  "button-no-tokens": Record<never, never>;
  "button-any-customer": Record<never, never>;
  "statement-head": { what: string | number };
  "statement-period-today": Record<never, never>;
  "statement-period-yesterday": Record<never, never>;
  "statement-period-week": Record<never, never>;
  "statement-period-lastweek": Record<never, never>;
  "statement-period-month": Record<never, never>;
  "statement-period-lastmonth": Record<never, never>;
  "statement-which-service": Record<never, never>;
  "statement-which-seat": Record<never, never>;
  "statement-with-tokens": Record<never, never>;
  "statement-dates-how": Record<never, never>;
  "statement-dates-bad": Record<never, never>;
  "statement-waiting": { days: string | number; place: string | number };
  "statement-making": { count: string | number; days: string | number };
  "statement-done": { done: string | number };
  "statement-sent": { count: string | number; days: string | number; seconds: string | number };
  "statement-stopped": { days: string | number };
  "statement-failed": { days: string | number };
  "statement-caption": { shop: string | number; what: string | number };
  "statement-remark": { remark: string | number };
  "statement-sandbox": Record<never, never>;
  "statement-sandbox-html": Record<never, never>;
  "pin-for-statement": Record<never, never>;
  "tap-statement-none": Record<never, never>;
  "tap-statement-long": Record<never, never>;
  "tap-statement-busy": Record<never, never>;
  "tap-other-mode": Record<never, never>;
  "act-statement": Record<never, never>;
  "act-statement_with_tokens": Record<never, never>;
  "statement-title": Record<never, never>;
  "statement-column-time": Record<never, never>;
  "statement-column-reference": Record<never, never>;
  "statement-column-service": Record<never, never>;
  "statement-column-provider": Record<never, never>;
  "statement-column-product": Record<never, never>;
  "statement-column-beneficiary": Record<never, never>;
  "statement-column-customer": Record<never, never>;
  "statement-column-face": Record<never, never>;
  "statement-column-cost": Record<never, never>;
  "statement-column-charge": Record<never, never>;
  "statement-column-price": Record<never, never>;
  "statement-column-profit": Record<never, never>;
  "statement-column-payment": Record<never, never>;
  "statement-column-seat": Record<never, never>;
  "statement-column-state": Record<never, never>;
  "statement-column-note": Record<never, never>;
  "statement-column-token": Record<never, never>;
  "statement-state-sold": Record<never, never>;
  "statement-state-awaiting": Record<never, never>;
  "statement-state-open": Record<never, never>;
  "statement-state-failed": Record<never, never>;
  "statement-payment-paid": Record<never, never>;
  "statement-payment-owed": Record<never, never>;
  "statement-payment-part": Record<never, never>;
  "statement-payment-forgiven": Record<never, never>;
  "statement-charge-seen": Record<never, never>;
  "statement-charge-expected": Record<never, never>;
  "statement-charge-unknown": Record<never, never>;
  "statement-still-open": { amount: string | number };
  "statement-not-sold": { amount: string | number };
  "statement-label-summary": Record<never, never>;
  "statement-label-lines": Record<never, never>;
  "statement-label-total": Record<never, never>;
  "statement-label-sales": Record<never, never>;
  "statement-label-service": Record<never, never>;
  "statement-label-seat": Record<never, never>;
  "statement-label-day": Record<never, never>;
  "statement-label-services": Record<never, never>;
  "statement-label-seats": Record<never, never>;
  "statement-label-days": Record<never, never>;
  "statement-label-made": Record<never, never>;
  "statement-label-unknown": Record<never, never>;
  "statement-label-page": { page: string | number; pages: string | number };
  "statement-made": { time: string | number; zone: string | number };
  "statement-about": { amount: string | number };
  "statement-sold": Record<never, never>;
  "statement-face": Record<never, never>;
  "statement-cost": Record<never, never>;
  "statement-price": Record<never, never>;
  "statement-profit": Record<never, never>;
  "statement-opening": Record<never, never>;
  "statement-paid-in": Record<never, never>;
  "statement-charged": Record<never, never>;
  "statement-not-named": Record<never, never>;
  "statement-closing": Record<never, never>;
  "statement-seen": { time: string | number };
  "statement-debts-opening": Record<never, never>;
  "statement-debts-owed": Record<never, never>;
  "statement-debts-paid": Record<never, never>;
  "statement-debts-forgiven": Record<never, never>;
  "statement-debts-closing": Record<never, never>;
  "statement-open": { amount: string | number; count: string | number };
  "statement-uncounted": { count: string | number };
  "statement-no-wallet": Record<never, never>;
  "statement-no-lines": { count: string | number };
  "chart-naira": Record<never, never>;
  "chart-sales": Record<never, never>;
  "chart-days": { days: string | number };
  "chart-sold-by-day": Record<never, never>;
  "chart-profit-by-day": Record<never, never>;
  "chart-by-service": Record<never, never>;
  "chart-by-hour": Record<never, never>;
  "chart-closing": Record<never, never>;
  "chart-caption": { days: string | number; shop: string | number };
  "chart-profit": { profit: string | number };
  "chart-line": { amount: string | number; name: string | number };
  "chart-best-day": { amount: string | number; day: string | number };
  "chart-best-hour": { from: string | number; to: string | number };
  "chart-none": Record<never, never>;
  "tap-chart-none": Record<never, never>;
  "close-title-sealed": { day: string | number };
  "close-title-open": { day: string | number; time: string | number };
  "close-title-over": { day: string | number };
  "close-profit": Record<never, never>;
  "close-profit-about": Record<never, never>;
  "close-above": { percent: string | number; weekday: string | number };
  "close-below": { percent: string | number; weekday: string | number };
  "close-week": Record<never, never>;
  "close-brought": Record<never, never>;
  "close-by-seat": Record<never, never>;
  "close-best": Record<never, never>;
  "close-profit-aside": Record<never, never>;
  "close-paid-aside": Record<never, never>;
  "close-number": { digest: string | number; number: string | number };
  "close-number-open": Record<never, never>;
  "close-foot": Record<never, never>;
  "close-sandbox-note": Record<never, never>;
  "close-sandbox-word": Record<never, never>;
  "close-short-thousands": { number: string | number };
  "command-alerts": Record<never, never>;
  "button-alerts": Record<never, never>;
  "button-alert-on": Record<never, never>;
  "button-alert-off": Record<never, never>;
  "button-alert-type": Record<never, never>;
  "alerts-title": Record<never, never>;
  "alerts-about": Record<never, never>;
  "alerts-row": { state: string | number; what: string | number };
  "alerts-subject": { what: string | number };
  "alerts-now": { state: string | number };
  "alerts-off": Record<never, never>;
  "alerts-on": Record<never, never>;
  "alerts-any": Record<never, never>;
  "alerts-loss": Record<never, never>;
  "alerts-under": { amount: string | number };
  "alerts-under-sales": { count: string | number };
  "alerts-from": { amount: string | number };
  "alerts-float": Record<never, never>;
  "alerts-float-about": Record<never, never>;
  "alerts-paid_in": Record<never, never>;
  "alerts-paid_in-about": Record<never, never>;
  "alerts-price": Record<never, never>;
  "alerts-price-about": Record<never, never>;
  "alerts-gone": Record<never, never>;
  "alerts-gone-about": Record<never, never>;
  "alerts-key": Record<never, never>;
  "alerts-key-about": Record<never, never>;
  "alerts-profit": Record<never, never>;
  "alerts-profit-about": Record<never, never>;
  "alerts-ask": Record<never, never>;
  "alerts-ask-float": Record<never, never>;
  "alerts-bad": { text: string | number };
  "act-alert_set": { what: string | number };
  "alert-float-today": { balance: string | number; count: string | number };
  "alert-float-week": { balance: string | number; count: string | number };
  "alert-float": { balance: string | number };
  "alert-seen": { time: string | number };
  "alert-paid-in": { amount: string | number };
  "alert-paid-in-about": { amount: string | number };
  "alert-paid-in-wallet": { balance: string | number; time: string | number };
  "alert-price": { count: string | number };
  "alert-price-plan": { after: string | number; before: string | number; plan: string | number };
  "alert-price-kept": { kept: string | number; price: string | number; was: string | number };
  "alert-price-lost": { kept: string | number; price: string | number; was: string | number };
  "alert-gone": { count: string | number };
  "alert-gone-plan": { plan: string | number };
  "alert-gone-what": Record<never, never>;
  "alert-others": { count: string | number };
  "alert-key": Record<never, never>;
  "alert-key-seen": { since: string | number; until: string | number };
  "alert-key-said": { time: string | number };
  "alert-key-what": Record<never, never>;
  "alert-profit": { day: string | number; profit: string | number };
  "alert-profit-about": { day: string | number; profit: string | number };
  "alert-profit-mark": { count: string | number; mark: string | number };
  "alert-profit-uncounted": { amount: string | number; count: string | number };
  "command-reminders": Record<never, never>;
  "button-repeat-new": Record<never, never>;
  "button-repeats": Record<never, never>;
  "button-repeat-sell": { what: string | number };
  "button-repeat-to": { to: string | number; what: string | number };
  "button-repeat-other": Record<never, never>;
  "button-repeat-later": Record<never, never>;
  "button-repeat-skip": Record<never, never>;
  "button-repeat-stop": Record<never, never>;
  "button-repeat-days": Record<never, never>;
  "button-repeat-hour": { hour: string | number };
  "button-repeat-every": { every: string | number };
  "button-repeat-open": { day: string | number; who: string | number };
  "repeat-ask": { most: string | number; what: string | number; who: string | number };
  "repeat-placeholder": Record<never, never>;
  "repeat-bad-days": { most: string | number; text: string | number };
  "repeat-title": { who: string | number };
  "repeat-what": { icon: string | number; number: string | number; what: string | number };
  "repeat-due": Record<never, never>;
  "repeat-last": { day: string | number; price: string | number };
  "repeat-next": { day: string | number; every: string | number; time: string | number; weekday: string | number };
  "repeat-number-gone": { number: string | number; who: string | number };
  "repeat-no-number": { number: string | number; who: string | number };
  "repeat-hour-how": Record<never, never>;
  "repeat-hour": { hour: string | number };
  "repeat-stopped": Record<never, never>;
  "repeat-answered": Record<never, never>;
  "repeat-not-set": Record<never, never>;
  "repeat-not-saved": Record<never, never>;
  "repeats-title": Record<never, never>;
  "repeats-line": { day: string | number; every: string | number; what: string | number; who: string | number };
  "repeats-none": Record<never, never>;
  "customer-repeat": { day: string | number; every: string | number; what: string | number };
  "act-repeat_set": Record<never, never>;
  "act-repeat_ended": Record<never, never>;
}

/** Where a wrong word could make somebody sell twice, or believe that money left or did not: "money" in `locales/en.ftl`. */
export const moneyKeys: ReadonlySet<string> = new Set<keyof Texts>([
  "pin-unavailable",
  "tap-pin-old",
  "tap-pin-wait",
  "frozen",
  "tap-frozen",
  "sums-open-kobo",
  "sums-open-taken",
  "wallet-short",
  "sell-need-tap",
  "sell-nothing-listed",
  "sell-face-limits",
  "sell-closed",
  "sell-mode-changed",
  "sell-catalogue-down",
  "sell-down",
  "tap-service-down",
  "tap-restoring",
  "news-restored",
  "news-restored-even",
  "news-restored-gap",
  "news-restored-paid-in",
  "news-restored-unseen",
  "sell-session-over",
  "sell-may-leave",
  "sell-not-enough",
  "sell-left",
  "sell-timed-out",
  "form-updated",
  "confirm-cost",
  "confirm-cost-about",
  "confirm-cost-pieces",
  "confirm-cost-discount",
  "confirm-cost-unknown",
  "confirm-repriced",
  "confirm-repriced-seat",
  "confirm-withdrawn",
  "confirm-renamed",
  "confirm-unchecked",
  "confirm-unchecked-listing",
  "confirm-same-again",
  "confirm-sold-before",
  "confirm-expired",
  "confirm-replaced",
  "confirm-cancelled",
  "card-sending",
  "card-unknown",
  "card-unknown-error",
  "card-known-reference",
  "card-refused-checking",
  "card-key-refused",
  "card-key-refused-seat",
  "card-switched-off",
  "card-pending",
  "card-may-have-left",
  "card-may-have-left-unknown",
  "card-do-not-sell",
  "card-failed-uncharged",
  "card-failed",
  "failed-uncharged",
  "failed-back",
  "failed-whole",
  "failed-refunded",
  "failed-returned",
  "failed-cash",
  "failed-returned-seat",
  "card-no-key",
  "card-asked-to-wait",
  "card-not-sent",
  "card-no-record",
  "card-no-record-unseen",
  "card-not-sold",
  "card-not-sold-refused",
  "card-not-sold-key",
  "card-not-sold-key-seat",
  "card-not-sold-off",
  "card-token-awaited",
  "card-token-unread",
  "review-contradiction",
  "review-corrected",
  "review-conflict",
  "review-doubled",
  "review-vanished",
  "review-overdue",
  "review-adopted",
  "review-debited",
  "review-unread-token",
  "review-other",
  "notice-settled-awaited",
  "notice-settled-failed",
  "notice-settled-void",
  "notice-settled-refused",
  "notice-settled-unseen",
  "notice-correction",
  "correction-sold",
  "correction-open",
  "try-again-why",
  "tap-already",
  "tap-still-open",
  "tap-face-limits",
  "tap-not-yours",
  "paid-seen",
  "paid-none",
  "state-void",
  "verify-none",
  "help-money",
  "cancel-open",
  "unread-how",
  "slower-tap",
  "went-wrong",
  "desk-state-quoted",
  "desk-state-cancelled",
  "desk-state-expired",
  "desk-state-intent",
  "desk-state-sending",
  "desk-state-unknown",
  "desk-state-pending",
  "desk-state-void",
  "desk-state-failed",
  "desk-state-succeeded",
  "ask-upgrade",
  "change-login",
  "change-unclear",
  "change-unclear-error",
  "change-unclear-down",
  "change-unclear-pin",
  "change-undone",
  "change-undone-error",
  "upgrade-fee",
  "upgrade-fee-none",
  "upgrade-fee-unknown",
  "upgrade-wallet",
  "upgrade-undone-money",
  "upgrade-short",
  "mode-ask-live",
  "mode-ask-sandbox",
  "advice-low-balance",
  "advice-low-balance-seat",
  "advice-bad-number",
  "advice-provider-down",
  "advice-not-offered",
  "advice-limits",
  "advice-doubled",
  "advice-account",
  "advice-account-seat",
  "advice-unknown",
  "problem-nothing-charged",
  "staff-counted",
  "seat-not-enough",
  "seat-refused-over",
  "seat-refused-suspended",
  "seat-refused-viewer",
  "seat-refused-closed",
  "seat-refused-service",
  "seat-refused-unpriced",
  "seat-refused-sale",
  "seat-refused-day",
  "maintenance-sale",
  "tap-maintenance",
  "many-short",
  "many-standing-twice",
  "many-standing-before",
  "many-dropped",
  "many-over",
  "many-unsold",
  "tap-many-over",
  "tap-many-already",
  "tap-many-stopped",
  "tap-many-none-left",
  "close-open",
  "statement-open",
  "alert-float-today",
  "alert-float-week",
  "alert-float",
  "alert-paid-in",
  "alert-paid-in-about",
  "alert-paid-in-wallet",
  "alert-price-plan",
  "alert-price-kept",
  "alert-price-lost",
  "alert-profit",
  "alert-profit-about",
  "alert-profit-mark",
  "alert-profit-uncounted",
]);
