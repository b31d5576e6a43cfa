/** The service's values of `service_type`, in the order in which they are offered. */
export const serviceTypes = ["airtime", "data", "tv", "electricity", "internet", "education"] as const;
export type ServiceType = (typeof serviceTypes)[number];
