// §5, §8: English texts that the specification fixes exactly, misspellings included.
import { FALLBACK_LANGUAGE } from "#i18n/languages.ts";
import { type Rule, placeOf } from "#tools/checks/messages/message-catalogue.ts";

/** `namespace key` → text. */
export const FIXED_TEXTS: Readonly<Record<string, string>> = {
  "common copy.fail": "Fail",
  "dappstore filters.networkNotFound": "Chain not found",
  "dappstore noResult.title": "No records",
  "error errorPageFailed": "An error occurred while showing the error page",
  "error unknownMiddleware": "Unknown middleware {name}",
  "footer subscribe.invalid": "Error Email!",
  "footer subscribe.success": "Subscribe sucess",
  "notFound message": "This page could not be found.",
  "submitCommon logo.error": "Please submit a 400*400px, JPG&PNG, max 5M logo",
  "submitCommon network.notFound": "Chain not found",
  "submitCommon validation.email": "Please enter the correct Email address",
  "submitCommon validation.exceeded": "has exceeded the qualified characters",
  "submitCommon validation.tooLong": "no more than {count} characters",
  "submitCommon validation.url": "Please enter the correct URL",
  "subscription states.invalid": "Error Email!",
  "success title": "Submission successful",
};

export const fixedTexts: Rule = ({ messages }) =>
  Object.entries(FIXED_TEXTS).flatMap(([place, text]) => {
    const [namespace = "", key = ""] = place.split(" ", 2);
    return messages[FALLBACK_LANGUAGE]?.[namespace]?.[key] === text
      ? []
      : [
          {
            rule: "fixed-texts",
            where: placeOf(FALLBACK_LANGUAGE, namespace, key),
            problem: `must read “${text}”`,
          },
        ];
  });
