/** Words of the parts that pages are made of. */
export const components = {
  /** After the label of a field that may stay empty. */
  optional: '(optional)',
  officialPage: 'Official page',
  formLoadFailed: 'This form could not be loaded. Nothing has been sent.',
} as const

const needsScript = (what: string) =>
  `${what} needs JavaScript, which is off in your browser. Please call, write or chat: see the end of this page.`

/** Where JavaScript is off, by what does not work then. Product 10, Without JavaScript. */
export const noScriptWords = {
  form: /* @__PURE__ */ needsScript('This form'),
  list: /* @__PURE__ */ needsScript('This list'),
  search: /* @__PURE__ */ needsScript('The search'),
  payment: /* @__PURE__ */ needsScript('Buy Now'),
  kept: 'Without JavaScript we keep nothing in your browser, and this list is empty. What was kept before can be deleted in the settings of your browser, under the data of sites.',
} as const
