/**
 * The link to more news fetches the page it leads to and takes over its days, instead of leaving this one. A day
 * that began here goes on here. Nothing is added to the history: the link itself is the address of that page.
 */
import { fetchPage } from "#shell/enhance/fetch-page.ts";
import { notify } from "#ui/toast/toast-queue.ts";

export function enhance(news: HTMLElement): void {
  let isLoading = false;
  news.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-more]") : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    if (isLoading) return;
    isLoading = true;
    void takeMore(news, link).then(() => (isLoading = false));
  });
}

async function takeMore(news: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  link.setAttribute("aria-busy", "true");
  const page = await fetchPage(link.href);
  link.removeAttribute("aria-busy");
  const more = page?.querySelector<HTMLElement>('[data-enhance="more-news"]');
  if (!more) {
    notify({ tone: "warning", text: news.dataset["failed"] ?? "" });
    return;
  }
  const first = document.adoptNode(more).querySelector<HTMLElement>("[data-list] a");
  addDays(news, more);
  replaceFoot(news, more);
  // Those who read by keyboard or by ear go on where the new begins.
  first?.focus({ preventScroll: true });
}

function addDays(news: HTMLElement, more: HTMLElement): void {
  const days = news.querySelector("[data-days]");
  for (const day of more.querySelectorAll<HTMLElement>("[data-day]")) {
    const last = days?.lastElementChild;
    const isSame = last instanceof HTMLElement && last.dataset["day"] === day.dataset["day"];
    const list = isSame ? last.querySelector("[data-list]") : null;
    if (list) list.append(...(day.querySelector("[data-list]")?.children ?? []));
    else days?.append(day);
  }
}

function replaceFoot(news: HTMLElement, more: HTMLElement): void {
  const foot = more.querySelector("[data-foot]");
  if (foot) news.querySelector("[data-foot]")?.replaceWith(foot);
}
