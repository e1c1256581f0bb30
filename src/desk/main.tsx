/** The entry of the operators' desk, an application of its own: no public page loads any of it. */
import "#ui/global.css";
import "./desk.css";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { followTheme } from "#shell/theme/theme.ts";
import { DeskLanguageProvider, loadTexts } from "./language.tsx";
import { deskRoutes } from "./routes.tsx";

const host = document.getElementById("desk");
if (!host) throw new Error("the shell of the desk has no element for it");
followTheme(() => undefined);
const texts = await loadTexts();
createRoot(host).render(
  <DeskLanguageProvider texts={texts}>
    <RouterProvider router={createBrowserRouter(deskRoutes)} />
  </DeskLanguageProvider>,
);
