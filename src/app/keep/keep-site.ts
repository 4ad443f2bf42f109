import { createElement } from 'react'
import { SiteLine } from './site-line'
import { siteLine } from './site-line-store'
import { beginKeeping } from '@/lib/browser/tell-worker'

/** Begins to keep the site in this browser, and to say what is to be said of its line and version. */
export function keepSite() {
  void beginKeeping()
  siteLine.set(createElement(SiteLine))
}
