/** The drawings of home's entries, each with one amber surface. */
export const entryGlyphs = {
  sale: (
    <>
      <path className="fill" d="M13 13h7v7h-7z" />
      <path d="M4 20V8.5L12 4v16M4 20h16v-9.5h-8M7 11h2m-2 3.5h2m6-.5h2m-2 3h2" />
    </>
  ),
  buy: (
    <>
      <circle className="fill" cx="10.5" cy="10.5" r="3" />
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5m-10-13v6m-3-3h6" />
    </>
  ),
  transfer: (
    <>
      <path className="fill" d="M12 12V4a8 8 0 0 1 8 8z" />
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v8h8m-8 0-5.6 5.6" />
    </>
  ),
  fund: (
    <>
      <path className="fill" d="M14.5 7h4v13h-4z" />
      <path d="M3.5 20.5h17M5.5 20v-7H9v7m1 0v-9.5h3.5V20m1 0V7h4v13" />
    </>
  ),
  investor: (
    <>
      <path className="fill" d="m12 13.5 3 3-3 4-3-4z" />
      <circle cx="12" cy="7.5" r="3.8" />
      <path d="M4.5 20.5c.3-4 3-6.5 7.5-6.5s7.2 2.5 7.5 6.5zM12 14l2.5 3-2.5 3.5L9.5 17z" />
    </>
  ),
  organization: (
    <>
      <path className="fill" d="M4 8.5 12 4l8 4.5z" />
      <path d="M4 9h16l-8-5zm2 0v8m4-8v8m4-8v8m4-8v8M4 17.5h16V20H4z" />
    </>
  ),
  stateOwned: (
    <>
      <path className="fill" d="m12 8 1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8L8 10.9l2.8-.3z" />
      <path d="m12 3.5 7.5 2.7v5.6c0 4.4-3.1 7.4-7.5 8.7-4.4-1.3-7.5-4.3-7.5-8.7V6.2z" />
    </>
  ),
  hundred: (
    <>
      <path className="fill" d="M13 4h7v7h-7z" />
      <path d="M4 4h7v7H4zm9 0h7v7h-7zm-9 9h7v7H4zm9 0h7v7h-7z" />
    </>
  ),
  newEconomy: (
    <>
      <path className="fill" d="M9 9h6v6H9z" />
      <path d="M6 6h12v12H6zm3-3v3m6-3v3M9 18v3m6-3v3M3 9h3m-3 6h3m12-6h3m-3 6h3" />
    </>
  ),
  news: (
    <>
      <path className="fill" d="M7 8h5v4.5H7z" />
      <path d="M4 4.5h13v15H5.5A1.5 1.5 0 0 1 4 18zm13 5h3V18a1.5 1.5 0 0 1-3 0zM7 8h5v4.5H7zm7.5 0v4.5M7 15.5h7" />
    </>
  ),
  favourites: (
    <>
      <path className="fill" d="m12 7.5 1.5 3.2 3.5.5-2.5 2.4.6 3.4-3.1-1.7z" />
      <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
    </>
  ),
  bids: (
    <>
      <path className="fill" d="m14.5 13 4-4 2 2-4 4-2.5.5z" />
      <path d="M18 6.5v-3H5v17h13V17M8 8h7m-7 4h4m6.5-3 2 2-4 4-2.5.5.5-2.5z" />
    </>
  ),
};
