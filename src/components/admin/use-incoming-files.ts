import { useEffect, useEffectEvent, useState } from 'react'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const carriesFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/**
 * Takes the first file that is dropped or pasted anywhere on the page; `over` is true while one is dragged
 * over it. A file dropped beside the field would otherwise replace the page, and everything typed would be
 * lost.
 */
export function useIncomingFiles(onFile: (file: File) => void): { over: boolean } {
  const [over, setOver] = useState(false)

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    setOver(false)
    const file = data?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })

  useEffect(() => {
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer)
    const onPaste = (event: ClipboardEvent) => {
      // Text copied from a word processor also contains a picture of itself.
      const isText = event.clipboardData?.types.includes('text/plain')
      if (!(isText && isField(event.target))) take(event, event.clipboardData)
    }
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      // Null means that it left the window, not just one element for the next.
      if (event.relatedTarget === null) setOver(false)
    }
    document.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    return () => {
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
    }
  }, [])

  return { over }
}
