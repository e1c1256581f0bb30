/** Wraps the services for pages: an unreachable database becomes a 503 instead of a 500. */
import { outageAnswer } from "#pages/outage.ts";
import { databaseFault } from "#platform/database/errors.ts";
import type { PageServices } from "#server/services.ts";
import type { ReportError } from "./page-contexts.ts";

type Verb = (...given: unknown[]) => unknown;

export function withOutages(services: PageServices, report: ReportError): PageServices {
  const answer = (error: unknown): never => {
    const fault = databaseFault(error);
    if (fault === null) throw error;
    report(error);
    throw outageAnswer(fault === "full" ? "storageFull" : "unavailable");
  };
  const guarded =
    (verb: Verb): Verb =>
    (...given) => {
      const result = verb(...given);
      return result instanceof Promise ? result.catch(answer) : result;
    };
  // A page calls a few of some hundred verbs, so each is guarded when it is read.
  const guardedService = <Service extends object>(service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? guarded(value as Verb) : value;
      },
    });
  const { catalogue, news, donations, downloads, submissions, subscriptions, problemReports } = services;
  const { ownership, review, siteContent } = services;
  return {
    ...services,
    catalogue: guardedService(catalogue),
    news: guardedService(news),
    donations: guardedService(donations),
    downloads: guardedService(downloads),
    submissions: guardedService(submissions),
    subscriptions: guardedService(subscriptions),
    problemReports: guardedService(problemReports),
    ownership: guardedService(ownership),
    review: guardedService(review),
    siteContent: guardedService(siteContent),
  };
}
