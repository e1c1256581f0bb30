import { useState } from "react";

/** The menus open on the server's markup, as on our site. */
export function Header({ data }) {
  const [open, setOpen] = useState(null);
  return (
    <header>
      <a href="/">{data.name}</a>
      <nav>
        {data.menus.map((menu) => (
          <div key={menu.title} className="tab">
            <button
              type="button"
              aria-expanded={open === menu.title}
              onClick={() => setOpen(open === menu.title ? null : menu.title)}
            >
              {menu.title}
            </button>
            <div className="panel" hidden={open !== menu.title}>
              {menu.items.map((item) => (
                <a key={item.title} href={item.href}>
                  <b>{item.title}</b>
                  <small>{item.text}</small>
                </a>
              ))}
            </div>
          </div>
        ))}
      </nav>
      <details>
        <summary>{data.language}</summary>
        {data.languages.map(({ tag, name }) => (
          <a key={tag} href={`/${tag}`} hrefLang={tag}>
            {name}
          </a>
        ))}
      </details>
    </header>
  );
}
