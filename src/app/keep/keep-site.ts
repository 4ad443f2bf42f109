import { createElement } from 'react'
import { beginKeeping } from '@/lib/browser/tell-worker'
import { keptParts } from './kept-parts'
import { NotKept } from './not-kept'
import { SiteLine } from './site-line'

/** Begins to keep the site in this browser, and to say what is to be said of its line and version. */
export function keepSite() {
  void beginKeeping()
  keptParts.set({ line: createElement(SiteLine), NotKept })
}
