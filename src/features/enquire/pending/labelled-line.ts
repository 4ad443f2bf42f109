/** A line of an enquiry as text: what the field asks for, and what was typed. A question keeps its "?". */
export const labelledLine = (label: string, value: string): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${value}`
