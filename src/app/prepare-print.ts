import printSheet from '@/styles/print.css?url&no-inline'

/**
 * Adds the style sheet for print, and loads the pictures further down as soon as the page is laid out for print;
 * engines other than WebKit do so by themselves. At `beforeprint` it would be too late. Product 10, Paper.
 */
export function preparePrint() {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.media = 'print'
  sheet.href = printSheet
  document.head.append(sheet)
  window.matchMedia('print').addEventListener('change', () => {
    for (const picture of document.images) picture.loading = 'eager'
  })
}
