// Inlined in the head of every prerendered page but the 404 page. A host that knows one page only
// answers each address with it: at another than its own nothing of it is painted (styles/base.css),
// and src/main.tsx draws the right one.
{
  const { dataset } = document.documentElement
  const here = location.pathname.replace(/\/+$/, '') || '/'
  if (dataset.prerendered !== here) dataset.prerendered = document.title = ''
}
