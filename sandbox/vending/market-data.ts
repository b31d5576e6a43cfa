import type { DataPlan, WithPlans } from "./catalogue.ts";
import { withDataPlans } from "./market-rows.ts";

/** Data networks have ids of their own: MTN airtime and MTN data are two entries. */
export function dataNetworks(): WithPlans<DataPlan>[] {
  return [mtn(), airtel(), glo(), nineMobile()];
}

function mtn(): WithPlans<DataPlan> {
  return withDataPlans(11, "MTN", "mtn-data", 101, {
    SME: [
      ["500MB (30 days)", 350, 318],
      ["1GB (7 days)", 550, 499],
      ["1GB (30 days)", 620, 575],
      ["2GB (30 days)", 1240, 1150],
      ["3GB (30 days)", 1860, 1725],
      ["5GB (30 days)", 3100, 2875],
      ["10GB (30 days)", 6200, 5750],
      ["20GB (30 days)", 12_400, 11_500, "closed"],
    ],
    "Corporate Gifting": [
      ["50MB (30 days)", 60, 46],
      ["150MB (30 days)", 120, 98],
      ["250MB (30 days)", 180, 162],
      ["500MB (30 days)", 360, 322.5],
      ["1GB (30 days)", 640, 588],
      ["2GB (30 days)", 1280, 1176],
      ["3GB (30 days)", 1920, 1764],
      ["5GB (30 days)", 3200, 2940],
      ["10GB (30 days)", 6400, 5880],
      ["15GB (30 days)", 9600, 8820],
      ["20GB (30 days)", 12_800, 11_760],
      ["40GB (30 days)", 25_600, 23_520],
      ["75GB (30 days)", 48_000, 44_100, "closed"],
      ["100GB (30 days)", 64_000, 58_800],
    ],
    Gifting: [
      ["40MB (1 day)", 50, 49],
      ["110MB (1 day)", 100, 98],
      ["500MB (1 day)", 350, 343],
      ["1GB (1 day)", 500, 487.5],
      ["2.5GB (1 day)", 750, 732.5],
      ["2.5GB (2 days)", 900, 879],
      ["3.2GB (2 days)", 1000, 977.5],
      ["1GB (7 days)", 800, 782],
      ["1.5GB (7 days)", 1000, 977.5],
      ["3.5GB (7 days)", 1500, 1466.25],
      ["6GB (7 days)", 2500, 2443.75],
      ["11GB (7 days)", 3500, 3421.25],
      ["20GB (7 days)", 5000, 4887.5],
    ],
    Direct: [
      ["2GB + 2 min calls (30 days)", 1500, 1466.25],
      ["2.7GB + 5 min calls (30 days)", 2000, 1955],
      ["3.5GB + 5 min calls (30 days)", 2500, 2443.75],
      ["7GB (30 days)", 3500, 3421.25],
      ["10GB + 10 min calls (30 days)", 4500, 4398.75],
      ["12.5GB (30 days)", 5500, 5376.25],
      ["16.5GB + 10 min calls (30 days)", 6500, 6353.75],
      ["20GB (30 days)", 7500, 7331.25],
      ["25GB (30 days)", 9000, 8797.5],
      ["36GB (30 days)", 11_000, 10_752.5],
      ["65GB (30 days)", 16_000, 15_640],
      ["75GB (30 days)", 18_000, 17_595],
      ["150GB (60 days)", 40_000, 39_100],
      ["165GB (30 days)", 35_000, 34_212.5],
      ["250GB (30 days)", 55_000, 53_762.5],
      ["480GB (90 days)", 120_000, 117_300],
      ["1TB (1 year)", 350_000, 342_125, "closed"],
    ],
  });
}

function airtel(): WithPlans<DataPlan> {
  return withDataPlans(12, "Airtel", "airtel-data", 201, {
    "Corporate Gifting": [
      ["300MB (2 days)", 160, 145],
      ["500MB (7 days)", 520, 492],
      ["1GB (7 days)", 820, 784],
      ["2GB (30 days)", 1520, 1470],
      ["4GB (30 days)", 2550, 2450],
      ["10GB (30 days)", 4080, 3920],
    ],
    Gifting: [
      ["75MB (1 day)", 75, 73.5],
      ["200MB (2 days)", 200, 196],
      ["1GB (1 day)", 500, 485],
      ["1.5GB (1 day)", 600, 582],
      ["3GB (2 days)", 1000, 970],
      ["6GB (7 days)", 2500, 2425],
      ["10GB (7 days)", 3000, 2910],
    ],
    Direct: [
      ["3GB (30 days)", 2000, 1940],
      ["8GB (30 days)", 3000, 2910],
      ["13GB (30 days)", 5000, 4850],
      ["25GB (30 days)", 8000, 7760],
      ["60GB (30 days)", 15_000, 14_550],
      ["100GB (30 days)", 20_000, 19_400],
      ["160GB (30 days)", 30_000, 29_100, "closed"],
    ],
  });
}

function glo(): WithPlans<DataPlan> {
  return withDataPlans(13, "Glo", "glo-data", 301, {
    "Corporate Gifting": [
      ["200MB (14 days)", 110, 94],
      ["500MB (30 days)", 245, 220],
      ["1GB (30 days)", 470, 435],
      ["2GB (30 days)", 940, 870],
      ["3GB (30 days)", 1410, 1305],
      ["5GB (30 days)", 2350, 2175],
      ["10GB (30 days)", 4700, 4350],
    ],
    Gifting: [
      ["125MB (1 day)", 100, 96],
      ["260MB (2 days)", 200, 192],
      ["1.1GB (14 days)", 750, 720],
      ["2.6GB (30 days)", 1000, 960],
      ["5GB (30 days)", 1500, 1440],
      ["6.15GB (30 days)", 2000, 1920],
      ["10GB (30 days)", 3000, 2880],
      ["20.5GB (30 days)", 6000, 5760],
    ],
  });
}

function nineMobile(): WithPlans<DataPlan> {
  return withDataPlans(14, "9mobile (T2)", "9mobile-data", 401, {
    "Corporate Gifting": [
      ["500MB (30 days)", 240, 205],
      ["1GB (30 days)", 470, 410],
      ["2GB (30 days)", 940, 820],
      ["5GB (30 days)", 2350, 2050],
    ],
    Gifting: [
      ["250MB (1 day)", 150, 141.75],
      ["1.2GB (30 days)", 1000, 945],
      ["3.17GB (30 days)", 1500, 1417.5],
      ["4.5GB (30 days)", 2000, 1890],
      ["11GB (30 days)", 4000, 3780],
      ["75GB (90 days)", 25_000, 23_625, "closed"],
    ],
  });
}
