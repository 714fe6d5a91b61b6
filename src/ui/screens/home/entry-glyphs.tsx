/** The drawings of home's entries, each with one amber surface. */
export const entryGlyphs = {
  briefcase: (
    <>
      <path className="fill" d="M13 13h7v7h-7z" />
      <path d="M4 20V8.5L12 4v16M4 20h16v-9.5h-8M7 11h2m-2 3.5h2m6-.5h2m-2 3h2" />
    </>
  ),
  document: (
    <>
      <circle className="fill" cx="10.5" cy="10.5" r="3" />
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5m-10-13v6m-3-3h6" />
    </>
  ),
  portion: (
    <>
      <path className="fill" d="M12 12V4a8 8 0 0 1 8 8z" />
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4v8h8m-8 0-5.6 5.6" />
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
  investor: (
    <>
      <path className="fill" d="M12 4 20 8v2.5H4V8z" />
      <path d="M12 4 4 8v2.5h16V8zM6 10.5V17m4-6.5V17m4-6.5V17m4-6.5V17M4 20h16M5 17h14" />
    </>
  ),
  organization: (
    <>
      <path className="fill" d="M9 4h6v4H9z" />
      <path d="M9 8V4h6v4M4 8h16v12H4zm0 5.5h6.5m3 0H20M10.5 12h3v3h-3z" />
    </>
  ),
};
