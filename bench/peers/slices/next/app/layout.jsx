import data from "../shared/data.json";
import { Footer } from "../shared/parts.jsx";
import { Header } from "./header-island.jsx";

const { name, menus, language, languages } = data;

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Header data={{ name, menus, language, languages }} />
        {children}
        <Footer data={data} />
      </body>
    </html>
  );
}
