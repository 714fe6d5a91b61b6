// Gives the page the kept text size before its first paint (MKT-21). A changed file gets another name: it is kept for a year.
try {
  if (localStorage.getItem('hupo.text-size') === 'large') document.documentElement.dataset.textSize = 'large';
} catch {}
