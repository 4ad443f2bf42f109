/**
 * Loads the pictures further down as soon as the page is laid out for print; engines other than WebKit do so by
 * themselves. At `beforeprint` it would be too late. Product 10, Paper.
 */
export function bringPicturesToPaper() {
  window.matchMedia('print').addEventListener('change', () => {
    for (const picture of document.images) picture.loading = 'eager'
  })
}
