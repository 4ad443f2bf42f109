import type { SavedItem } from '@/features/shortlist/stored/schema'
import { AskPanel } from './ask-panel'
import { ComparePanel } from './compare-panel'
import type { Tool } from './shortlist-tools'
import { SharePanel } from './share-panel'

const panels = { ask: AskPanel, share: SharePanel, compare: ComparePanel }

/** The panel that one of the buttons above the shortlist opens. */
export function ToolPanel({ tool, items }: { tool: Tool; items: readonly SavedItem[] }) {
  const Panel = panels[tool]
  return <Panel items={items} />
}
