import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { beyondSpecReadings, counters, type Figure, gauges, histograms, type Metrics } from "./core/metrics.ts";

/** The process's metrics, also Node's standard ones, in Prometheus's text format. */
export function createRegistry() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const named = <Spec extends { help: string; labels: readonly string[] }, Metric>(
    specs: Readonly<Record<string, Spec>>,
    make: (options: { name: string; help: string; labelNames: string[]; registers: Registry[] }, spec: Spec) => Metric,
  ) =>
    new Map(
      Object.entries(specs).map(([name, spec]) => [
        name,
        make({ name, help: spec.help, labelNames: [...spec.labels], registers }, spec),
      ]),
    );
  const counting = named(counters, (options) => new Counter(options));
  const timing = named(histograms, (options, { buckets }) => new Histogram({ ...options, buckets: [...buckets] }));
  const showing = named(gauges, (options) => new Gauge(options));
  // Each series starts at 0, so that Prometheus sees its first count as an increase.
  for (const reading of beyondSpecReadings) counting.get("vendbot_beyond_spec_total")?.inc({ reading }, 0);

  return {
    metrics: {
      count: (name, labels) => counting.get(name)?.inc(labels),
      time: (name, labels, ms) => timing.get(name)?.observe(labels, ms / 1000),
    } satisfies Metrics,
    contentType: register.contentType,
    /** All metrics as text, with `figures` as the values of the gauges. */
    async read(figures: readonly Figure[]): Promise<string> {
      // A gauge that is not reported again must not keep its value.
      for (const gauge of showing.values()) gauge.reset();
      for (const { name, labels, value } of figures) showing.get(name)?.set(labels, value);
      return register.metrics();
    },
  };
}

export type MetricsRegistry = ReturnType<typeof createRegistry>;
