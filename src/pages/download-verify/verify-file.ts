/** Checks a chosen or dropped file in the browser and shows the answer that the page already holds for its hash. */
import { formatFileSize } from "#i18n/formats/file-size.ts";
import { hashFile } from "./hash-file.ts";

type Problem = "empty" | "unreadable" | "folder" | "several" | "stopped";

export function enhance(root: HTMLElement): void {
  const check = new FileCheck(root);
  const { input, zone } = check;
  input.addEventListener("change", () => check.take(input.files));
  check.part("stop").addEventListener("click", () => check.stop());
  acceptDrops(zone, (transfer) => {
    if (transfer.items[0]?.webkitGetAsEntry()?.isDirectory === true) check.complain("folder");
    else check.take(transfer.files);
  });
  input.disabled = false;
}

/** The served elements, and the one check that is under way. */
class FileCheck {
  readonly #root: HTMLElement;
  readonly input: HTMLInputElement;
  readonly zone: HTMLElement;
  #running: AbortController | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    this.input = this.part<HTMLInputElement>("input");
    this.zone = this.part("zone");
  }

  part<Element extends HTMLElement = HTMLElement>(name: string): Element {
    const found = this.#root.querySelector<Element>(`[data-part="${name}"]`);
    if (!found) throw new Error(`No part ${name}`);
    return found;
  }

  take(files: FileList | null): void {
    const [file] = files ?? [];
    if (files && files.length > 1) this.complain("several");
    else if (file) void this.#check(file);
    // So that the same file can be chosen once more.
    this.input.value = "";
  }

  stop(): void {
    this.#running?.abort();
  }

  complain(problem: Problem): void {
    this.#clear();
    this.part("problem").textContent = this.#root.dataset[problem] ?? "";
  }

  async #check(file: File): Promise<void> {
    this.stop();
    const controller = new AbortController();
    this.#running = controller;
    this.#clear();
    if (file.size === 0) return this.complain("empty");
    this.#showProgress(file, 0);
    this.#show("progress", true);
    try {
      const onProgress = (done: number): void => this.#showProgress(file, done);
      this.#answer(file, await hashFile(file, { signal: controller.signal, onProgress }));
    } catch {
      // A newer file has taken this one's place, and tells its own story.
      if (this.#running === controller) this.complain(controller.signal.aborted ? "stopped" : "unreadable");
    }
    if (this.#running === controller) this.#show("progress", false);
  }

  #answer(file: File, hash: string): void {
    const templates = [...this.#root.querySelectorAll<HTMLTemplateElement>("template[data-sha256]")];
    // The last one is for every file that is not on the list.
    const answer = templates.find(({ dataset }) => dataset["sha256"] === hash) ?? templates.at(-1);
    this.part("name").textContent = file.name;
    this.part("size").textContent = formatFileSize(file.size, this.#root.dataset["locale"] ?? "en");
    this.part("hash").textContent = hash;
    this.#show("facts", true);
    this.#show("choose", false);
    this.#show("another", true);
    if (answer) this.part("answer").replaceChildren(document.importNode(answer.content, true));
    this.part("answer").focus();
  }

  #showProgress(file: File, done: number): void {
    const share = done / file.size;
    this.part("reading").textContent = (this.#root.dataset["reading"] ?? "")
      .replace("{percent}", String(Math.floor(share * 100)))
      .replace("{name}", () => file.name);
    this.part<HTMLProgressElement>("bar").value = share;
  }

  #clear(): void {
    this.part("problem").textContent = "";
    this.part("answer").replaceChildren();
    this.#show("facts", false);
    this.#show("progress", false);
  }

  #show(name: string, isShown: boolean): void {
    this.part(name).hidden = !isShown;
  }
}

function acceptDrops(zone: HTMLElement, onDrop: (transfer: DataTransfer) => void): void {
  const mark = (isOver: boolean): void => {
    zone.toggleAttribute("data-over", isOver);
  };
  // A file that misses the zone would otherwise take the page's place.
  for (const type of ["dragover", "drop"]) window.addEventListener(type, (event) => event.preventDefault());
  zone.addEventListener("dragover", () => mark(true));
  zone.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && zone.contains(relatedTarget))) mark(false);
  });
  zone.addEventListener("drop", ({ dataTransfer }) => {
    mark(false);
    if (dataTransfer) onDrop(dataTransfer);
  });
}
