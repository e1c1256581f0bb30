/** What is only read: neither framework sends code for it to the browser. */
export const Footer = ({ data }) => (
  <footer>
    {data.columns.map((column) => (
      <section key={column.title}>
        <h2>{column.title}</h2>
        <ul>
          {column.links.map((link) => (
            <li key={link.title}>
              <a href={link.href}>{link.title}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </footer>
);

export const Store = ({ data }) => (
  <main>
    <h1>{data.store.title}</h1>
    <p>{data.store.lead}</p>
    <form method="get">
      <input name="key" />
      <button type="submit">{data.store.search}</button>
    </form>
    <ul className="grid">
      {data.cards.map((card) => (
        <li key={card.key} className="card">
          <img src={card.picture} alt="" width="56" height="56" loading="lazy" />
          <h3>
            <a href={card.href}>{card.title}</a>
          </h3>
          <p>{card.text}</p>
          <div>
            {card.networks.map((network) => (
              <span key={network}>{network}</span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </main>
);

export const About = ({ data }) => (
  <main>
    {data.about.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </main>
);
