import { Bot, InlineKeyboard } from "grammy";

/**
 * The least that sells: the messages and the POST of a sale by line, as plain grammY sends them, with nothing stored,
 * checked or asked again. The cost of a bot is compared with this.
 */
const { BOT_TOKEN = "", TELEGRAM_API_ROOT = "", VENDING_BASE_URL = "", VENDING_KEY = "" } = process.env;
const bot = new Bot(BOT_TOKEN, { client: { apiRoot: TELEGRAM_API_ROOT } });
let made = 0;

bot.command("start", (ctx) => ctx.reply("Welcome. Log in with your number.", { parse_mode: "HTML" }));
bot.command("menu", (ctx) => {
  const keyboard = new InlineKeyboard()
    .text("Airtime", "sell:1")
    .text("Data", "sell:2")
    .row()
    .text("History", "history");
  return ctx.reply("Wallet: 12,450.00\nToday: 3 sales", { parse_mode: "HTML", reply_markup: keyboard });
});
bot.hears(/^airtime (\d+) (0\d{10})$/, (ctx) => {
  const [, amount = "", phone = ""] = ctx.match;
  const keyboard = new InlineKeyboard().text(`Sell ${amount}`, `buy:${amount}:${phone}`).text("Cancel", "cancel");
  return ctx.reply(`Sell airtime?\n${amount} to ${phone}`, { parse_mode: "HTML", reply_markup: keyboard });
});
bot.callbackQuery(/^buy:(\d+):(\d+)$/, async (ctx) => {
  const [, amount, phone = ""] = ctx.match;
  const answered = ctx.answerCallbackQuery();
  const placed = ctx.editMessageText(`Sending ${amount} to ${phone}`, { parse_mode: "HTML" });
  const response = await fetch(`${VENDING_BASE_URL}/purchase/`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": VENDING_KEY },
    body: JSON.stringify({
      ...{ service_type: "airtime", beneficiary: phone, amount: Number(amount), network_id: 1 },
      reference: `BARE-${process.pid}-${++made}`,
    }),
  });
  const { status, ok } = response;
  await response.json();
  await Promise.all([answered, placed]);
  const text = ok ? `Airtime sold\n${amount} to ${phone}` : `Failed: ${status}`;
  await ctx.editMessageText(text, { parse_mode: "HTML" });
});
await bot.start({ allowed_updates: ["message", "callback_query"] });
