import type { Plan, WithPlans } from "./catalogue.ts";
import { withPlans } from "./market-rows.ts";

export function tvProviders(): WithPlans<Plan>[] {
  return [
    withPlans(21, "DStv", 501, [
      ["DStv Padi", 4400, 4334],
      ["DStv Yanga", 6000, 5910],
      ["DStv Confam", 11_000, 10_835],
      ["DStv Compact", 19_000, 18_715],
      ["DStv Compact Plus", 30_000, 29_550],
      ["DStv Premium", 44_500, 43_832.5],
      ["DStv Confam + ExtraView", 17_000, 16_745],
      ["DStv Compact + ExtraView", 25_000, 24_625],
      ["DStv Premium + French Touch", 51_500, 50_727.5],
      ["DStv French 11", 20_500, 20_192.5, "closed"],
    ]),
    withPlans(22, "GOtv", 521, [
      ["GOtv Smallie (monthly)", 1900, 1871.5],
      ["GOtv Smallie (quarterly)", 5100, 5023.5],
      ["GOtv Smallie (yearly)", 15_000, 14_775],
      ["GOtv Jinja", 3900, 3841.5],
      ["GOtv Jolli", 5800, 5713],
      ["GOtv Max", 8500, 8372.5],
      ["GOtv Supa", 11_400, 11_229],
      ["GOtv Supa Plus", 16_800, 16_548],
    ]),
    withPlans(23, "StarTimes", 541, [
      ["Nova (1 week)", 700, 686],
      ["Nova (1 month)", 2100, 2058],
      ["Basic (1 week)", 1400, 1372],
      ["Basic (1 month)", 4000, 3920],
      ["Classic (1 week)", 2000, 1960],
      ["Classic (1 month)", 6000, 5880],
      ["Super (1 week)", 3300, 3234],
      ["Super (1 month)", 9800, 9604],
      ["Smart DTH (1 day)", 300, 294, "closed"],
    ]),
    withPlans(24, "Showmax", 561, [
      ["Entertainment Mobile (1 month)", 1600, 1568],
      ["Entertainment (1 month)", 3500, 3430],
      ["Entertainment (3 months)", 8400, 8232],
      ["Entertainment Mobile + Sports Mobile (1 month)", 4000, 3920],
      ["Entertainment + Premier League (1 month)", 5400, 5292],
    ]),
  ];
}

export function internetProviders(): WithPlans<Plan>[] {
  return [
    withPlans(41, "Smile", 701, [
      ["FlexiDaily 1GB (1 day)", 450, 441],
      ["FlexiWeekly 2GB (7 days)", 1550, 1519],
      ["FlexiWeekly 6GB (7 days)", 2300, 2254],
      ["Bigga 3GB (30 days)", 3100, 3038],
      ["Bigga 10GB (30 days)", 4600, 4508],
      ["Bigga 20GB (30 days)", 7700, 7546],
      ["Bigga 40GB (30 days)", 13_500, 13_230],
      ["UnlimitedLite (30 days)", 18_500, 18_130],
      ["365 Flexi 500GB (1 year)", 77_000, 75_460, "closed"],
    ]),
    withPlans(42, "Spectranet", 721, [
      ["Unified Value 10GB (30 days)", 7300, 7154],
      ["Unified Value 25GB (30 days)", 15_300, 14_994],
      ["Unified Value 50GB (30 days)", 22_000, 21_560],
      ["Unified Value 100GB (30 days)", 34_000, 33_320],
      ["Freedom Pro (30 days)", 39_000, 38_220],
    ]),
    withPlans(43, "ipNX", 741, [
      ["FOS Home 20Mbps (30 days)", 22_000, 21_670],
      ["FOS Home 40Mbps (30 days)", 30_500, 30_042.5],
      ["FOS Home 75Mbps (30 days)", 45_000, 44_325],
    ]),
    withPlans(44, "Swift", 761, [
      ["Swift 10GB (30 days)", 6500, 6370],
      ["Swift 30GB (30 days)", 14_000, 13_720],
      ["Swift Unlimited Home (30 days)", 28_000, 27_440],
    ]),
    // A whole provider that is closed, with an open plan under it: neither may be sold.
    { ...withPlans(45, "Cobranet", 781, [["Home 25GB (30 days)", 12_000, 11_760]]), active: false },
  ];
}
